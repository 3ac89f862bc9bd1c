"""What the organisers may elect: options the Laws leave to them, and readings on which authorities differ."""

from __future__ import annotations

import msgspec

from bridgetable.table.edition import FIRST, Edition, holds_in
from bridgetable.table.facts import Election

REVOKE_TRICK = "43B2b"
"""Who won the trick of a revoke that is deemed established, by its name: two readings."""
COMPLETED, REVOKED = "completed", "revoked"
"""The trick as it was completed, or as it would have stood with the revoke card in it."""


class Elective(msgspec.Struct, frozen=True):
    """An option by its name; `answers` are its values, `editions` those in which it makes a difference.

    Without an election the rule of the edition applies; of several readings the first is the usual one.
    """

    name: str
    answers: tuple[Election, ...] = (True, False)
    since: Edition = FIRST
    ended: Edition | None = None

    def concerns(self, edition: Edition) -> bool:
        """Whether the election makes a difference in this edition."""
        return holds_in(edition, self.since, self.ended)


ELECTIVES: tuple[Elective, ...] = (
    Elective("12C1e", since=Edition.E2007, ended=Edition.E2017),
    Elective(REVOKE_TRICK, (COMPLETED, REVOKED)),
    Elective("defenders-may-ask", ended=Edition.E2017),
    Elective("70E2", since=Edition.E2007),
    Elective("screens"),
)
"""In the order of the Laws: 12C1(e), 43B2(b), 61B, 70E2, 80."""
