"""A Law's number as a link to its page, with a mark where a reading or a wording told from memory lies behind it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from bridgetable.laws.from_memory import rests_on_memory
from bridgetable.laws.readings import readings_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

_MARKS = ("law-reading", "law-memory")


def marks_of(clause: str, edition: Edition) -> tuple[str, ...]:
    """The stems of the marks that a ruling under this clause bears: "law-reading", "law-memory"."""
    held = (bool(readings_of(clause, edition)), rests_on_memory(clause, edition))
    return tuple(mark for mark, there in zip(_MARKS, held, strict=True) if there)


def law_number(clause: str, edition: Edition, words: Words) -> str:
    """ "Law 43B2(b)†": the number with its marks."""
    signs = (words.text(f"{mark}-mark") for mark in marks_of(clause, edition))
    return words.text("law-number", law=clause) + "".join(signs)


def law_link(clause: str, edition: Edition, words: Words) -> str:
    """The number as a link to the page of its Law, which shows the reading too; the tip says what the marks mean."""
    tip = escape("\n".join(words.text(f"{mark}-tip") for mark in marks_of(clause, edition)))
    label = law_number(clause, edition, words).replace(" ", "&nbsp;")
    return f'<a href="law:{clause}" title="{tip}">{label}</a>'


def footnotes(clauses: Iterable[str], edition: Edition, words: Words) -> tuple[str, ...]:
    """What the marks beside these clauses mean, each once, for a wall on which nothing can be pointed at."""
    borne = {mark for clause in clauses for mark in marks_of(clause, edition)}
    return tuple(words.text(f"{mark}-foot") for mark in _MARKS if mark in borne)
