"""A withdrawn call and its replacement, side by side for the Director to compare (Law 23A). No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Bid
from bridgetable.table.auction import MadeCall
from bridgetable.table.question import Question, calls_in
from bridgetable.table.state import Table
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words


class ComparedCall(msgspec.Struct, frozen=True):
    """One of the two calls under its heading, with each thing known of its meaning."""

    heading: str
    call: str
    meanings: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """The call and its meanings as text for screen readers."""
        return f"{self.heading}: {self.call}. {' '.join(f'{line.rstrip(chr(46))}.' for line in self.meanings)}"


def compared_calls(table: Table, question: Question, words: Words) -> tuple[ComparedCall, ...]:
    """The two calls this question is about, the withdrawn one first; empty unless it is about two."""
    calls = calls_in(question.about)
    if len(calls) != 2:
        return ()
    keys = ("compared-withdrawn", "compared-new")
    made = (table.auction.made[place] for place in calls)
    return tuple(
        ComparedCall(words.text(key), words.name(call.call), _meanings(call, words))
        for key, call in zip(keys, made, strict=True)
    )


def _meanings(made: MadeCall, words: Words) -> tuple[str, ...]:
    """How the call was explained and what it specifies; a bid specifies what it names unless stated otherwise."""
    explained = [f"“{meaning(made, words)}”"] if made.alert else []
    if made.shows is not None:
        key = "sheet-shows" if made.shows else "sheet-shows-nothing"
        return (*explained, words.text(key, suits=made.shows))
    if isinstance(made.call, Bid):
        return (*explained, words.text("compared-natural", name=words.name(made.call.denomination)))
    return tuple(explained) or (words.text("compared-unexplained"),)
