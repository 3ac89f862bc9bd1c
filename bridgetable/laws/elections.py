"""What organisers may elect: choices the Laws leave to them, and readings of a clause on which authorities differ."""

from __future__ import annotations

import msgspec

from bridgetable.laws.shared.revoke_trick import COMPLETED, READING, REVOKED
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election


class Elective(msgspec.Struct, frozen=True):
    """One such choice by its name; `answers` are what may be elected, `editions` those in which it makes a difference.

    Where nothing is elected it is as the edition has it; of readings the first is the usual one.
    """

    name: str
    answers: tuple[Election, ...] = (True, False)
    editions: tuple[Edition, ...] = tuple(Edition)


ELECTIVES: tuple[Elective, ...] = (
    Elective("12C1e", editions=(Edition.E2007,)),
    Elective(READING, (COMPLETED, REVOKED)),
    Elective("defenders-may-ask", editions=(Edition.E1997, Edition.E2007)),
    Elective("screens"),
)
"""In the order of the Laws: 12C1(e), 43B2(b), 61B, 80."""
