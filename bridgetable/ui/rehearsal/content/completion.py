"""The Laws that a typed number may become. No Qt."""

from __future__ import annotations

from bridgetable.rehearsal.choices.book import point_of
from bridgetable.rehearsal.completion import laws_completion
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

MOST = 6
"""The most Laws that are listed."""


def laws_beginning(typed: str, edition: Edition) -> tuple[str, ...]:
    """The first clauses of this edition whose number begins like what was typed; none where nothing was."""
    return laws_completion(edition, typed)[:MOST] if typed.strip() else ()


def named_law(clause: str, edition: Edition, words: Words) -> str:
    """The number of a clause with what it turns on, where that is known."""
    point = point_of(clause, edition)
    return words.say(say("rehearsal-law", law=clause) if point is None
                     else say("rehearsal-law-point", law=clause, point=point))
