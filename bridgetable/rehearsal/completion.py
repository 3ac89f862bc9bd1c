"""Completing the number of a Law while it is typed."""

from __future__ import annotations

from bridgetable.rehearsal.choices.book import clauses_in
from bridgetable.table.edition import Edition


def laws_completion(edition: Edition, typed: str) -> tuple[str, ...]:
    """The clauses of the book in this edition whose number begins with what is typed, however it is written.

    "62c" gives 62C, 62C1, 62C2; "5" gives Laws 5 and 50 to 59 with all their clauses; nothing gives all of them.
    """
    wanted = _bare(typed)
    return tuple(clause for clause in clauses_in(edition) if _bare(clause).startswith(wanted))


def _bare(number: str) -> str:
    return "".join(letter for letter in number.casefold() if letter.isalnum())
