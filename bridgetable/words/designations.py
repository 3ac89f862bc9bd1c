"""Declarer's designations of dummy's cards in words (Law 45B, 46)."""

from __future__ import annotations

from bridgetable.cards.notation import RANKS, SUITS, card_of, suit_of
from bridgetable.table.question import Person
from bridgetable.words.catalogue import Words

_MANNERS = ("high", "low", "win", "any")


def call_line(words: Words, player: Person, what: str) -> str:
    """A designation in one sentence: "South calls for a heart from dummy"."""
    kind, blanks = _read(what)
    return words.text(f"action-designate-{kind}", player=player, **blanks)


def meant_line(words: Words, player: Person, what: str) -> str:
    """A changed designation in one sentence: "South says that he meant a heart"."""
    kind, blanks = _read(what)
    return words.text("action-change-designation", player=player, what=words.text(f"designated-{kind}", **blanks))


def _read(what: str) -> tuple[str, dict[str, object]]:
    """The kind of a designation, and the blanks for what it names."""
    if what in _MANNERS:
        return what, {}
    if what in SUITS:
        return "suit", {"suit": suit_of(what)}
    if what in RANKS or what == "10":
        return "rank", {"rank": int(what) if what.isdigit() else 10 if what == "T" else what}
    if what.startswith("run-"):
        return "run", {"suit": suit_of(what.removeprefix("run-"))}
    return "card", {"card": card_of(what)}
