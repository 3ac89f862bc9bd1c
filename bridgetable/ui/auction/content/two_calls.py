"""A withdrawn call and the one put for it, side by side: what the Director compares (Law 23A). No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Bid
from bridgetable.table.auction import MadeCall
from bridgetable.table.question import Question
from bridgetable.table.state import Table
from bridgetable.ui.auction.content.text import meaning
from bridgetable.words.catalogue import Words


class ComparedCall(msgspec.Struct, frozen=True):
    """One of the two: which it is, the call, and each thing that is known of its meaning."""

    heading: str
    call: str
    told: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All of it for those who listen."""
        return f"{self.heading}: {self.call}. {' '.join(f'{line.rstrip(chr(46))}.' for line in self.told)}"


def compared(table: Table, question: Question, words: Words) -> tuple[ComparedCall, ...]:
    """The two calls this question is about, the withdrawn one first; nothing where it is not about two."""
    if len(question.calls) != 2:
        return ()
    keys = ("compared-withdrawn", "compared-new")
    made = (table.auction.made[place] for place in question.calls)
    return tuple(
        ComparedCall(words.text(key), words.name(one.call), _told(one, words))
        for key, one in zip(keys, made, strict=True)
    )


def _told(made: MadeCall, words: Words) -> tuple[str, ...]:
    """How it was explained and which suits it specifies; a bid of which nothing is said specifies what it names."""
    explained = [f"“{meaning(made, words)}”"] if made.alert else []
    if made.shows is not None:
        key = "sheet-shows" if made.shows else "sheet-shows-nothing"
        return (*explained, words.text(key, suits=made.shows))
    if isinstance(made.call, Bid):
        return (*explained, words.text("compared-natural", name=words.name(made.call.denomination)))
    return tuple(explained) or (words.text("compared-unexplained"),)
