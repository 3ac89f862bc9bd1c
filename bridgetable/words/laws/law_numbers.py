"""Numbers of Laws with marks for rulings that rest on a reading or on a wording quoted from memory."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bridgetable.laws.from_memory import rests_on_memory
from bridgetable.laws.readings import readings_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

_MARKS = ("law-reading", "law-memory")


@cache
def marks_of(clause: str, edition: Edition) -> tuple[str, ...]:
    """The key stems of the marks for a ruling under this clause: "law-reading", "law-memory"."""
    held = (bool(readings_of(clause, edition)), rests_on_memory(clause, edition))
    return tuple(mark for mark, there in zip(_MARKS, held, strict=True) if there)


def law_number(clause: str, edition: Edition, words: Words) -> str:
    """The number of a Law with its marks: "Law 43B2(b)†"."""
    signs = (words.text(f"{mark}-mark") for mark in marks_of(clause, edition))
    return words.text("law-number", law=clause) + "".join(signs)


def footnotes(clauses: Iterable[str], edition: Edition, words: Words) -> tuple[str, ...]:
    """The meanings of the marks of these clauses, each once, for a screen without tooltips."""
    borne = {mark for clause in clauses for mark in marks_of(clause, edition)}
    return tuple(words.text(f"{mark}-foot") for mark in _MARKS if mark in borne)
