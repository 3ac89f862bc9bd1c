"""What the organisers may elect: options the Laws leave to them, and readings on which authorities differ."""

from __future__ import annotations

import msgspec

from bridgetable.laws.law64 import COMPLETED, READING, REVOKED
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election


class Elective(msgspec.Struct, frozen=True):
    """An option by its name; `answers` are its values, `editions` those in which it makes a difference.

    Without an election the rule of the edition applies; of several readings the first is the usual one.
    """

    name: str
    answers: tuple[Election, ...] = (True, False)
    editions: tuple[Edition, ...] = tuple(Edition)


ELECTIVES: tuple[Elective, ...] = (
    Elective("12C1e", editions=(Edition.E2007,)),
    Elective(READING, (COMPLETED, REVOKED)),
    Elective("defenders-may-ask", editions=(Edition.E1997, Edition.E2007)),
    Elective("70E2", editions=(Edition.E2007, Edition.E2017)),
    Elective("screens"),
)
"""In the order of the Laws: 12C1(e), 43B2(b), 61B, 70E2, 80."""
