"""The words of case files: options, kinds of irregularity, restraints, and designations.

Which options there are the Laws say, and they are loaded when the first option is read: the first table of a case is
shown before that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import get_args

from bridgetable.cards.notation import RANKS, SUITS, NotationError, card_of, card_text
from bridgetable.cases import patterns as p
from bridgetable.cases.patterns import Schema
from bridgetable.laws.ask import A_CARD, A_NUMBER
from bridgetable.laws.play.law45.must_be_played import COMPELLED_PLAYS
from bridgetable.table.irregularity import BREACHES, Irregularity

_AS_PEOPLE_SAY = "play-out-of-turn"
"""A kind for any play before the player's turn, which the table records as a more specific one."""

KINDS = frozenset({_AS_PEOPLE_SAY, *(str(kind.__struct_config__.tag) for kind in get_args(Irregularity))})
EXTRANEOUS = frozenset({"stop", "hesitation", "remark", "gesture"})
TOLD = frozenset({"your-lead", "explanation"})
PLAYED_BY = frozenset(COMPELLED_PLAYS)
SERIOUSNESS = frozenset({"major", "minor"})

_OF_SUITS = frozenset({"require", "forbid"})
_COMPUTED = frozenset({*_OF_SUITS, *A_CARD, *A_NUMBER})
_PASSES = frozenset({"pass-once", "pass-throughout"})
BREACH = p.one_of({*BREACHES, *BREACHES.values()})
"""The JSON Schema of what `breach_of` reads."""
_COUNTS = frozenset(str(number) for number in range(14))
_MANNERS = frozenset({"high", "low", "win", "any"})


@cache
def _options() -> frozenset[str]:
    from bridgetable.laws.book import questions

    return frozenset(answer for ask in questions() for answer in ask.answers) - _COMPUTED


def option_schema() -> Schema:
    """The JSON Schema of what `option_of` reads."""
    return p.option(_options(), A_NUMBER)


def option_of(text: str) -> str:
    """The name of an option, with its suits in the order of a hand; raises NotationError."""
    if text in _options():
        return text
    name, _, rest = text.partition("-")
    if name in A_NUMBER and rest in _COUNTS:
        return text
    if name in _OF_SUITS:
        return _with_suits(text, "case-no-option")
    return _card_or(text, "case-no-option")


def restraint_of(text: str) -> str:
    """A restraint on a lead or call: "forbid-H", "pass-once"; raises NotationError."""
    return text if text in _PASSES else _with_suits(text, "case-no-restraint")


def _with_suits(text: str, key: str) -> str:
    name, *suits = text.split("-")
    most = {"require": 1, "forbid": len(SUITS)}.get(name, 0)
    known = all(len(suit) == 1 and suit in SUITS for suit in suits)
    if not (known and 1 <= len(suits) <= most and len(set(suits)) == len(suits)):
        raise NotationError(key, text)
    return "-".join((name, *sorted(suits, key=SUITS.index, reverse=True)))


def designation_of(text: str) -> str:
    """A designation of a card of dummy: a card, a suit, a rank, "low", "run-H"; raises NotationError."""
    if text in _MANNERS or (len(text) == 1 and text in SUITS + RANKS):
        return text
    if text == "10":
        return "T"
    suit = text.removeprefix("run-")
    if len(suit) == 1 and suit in SUITS:
        return text
    return _card_or(text, "case-no-designation")


def breach_of(text: str) -> str:
    """One of the clauses of Law 43A2, "43A2a" or "43A2(a)", without parentheses; raises NotationError."""
    plain = text.replace("(", "").replace(")", "")
    if plain not in BREACHES or text not in (plain, f"43A2({plain[-1]})"):
        raise NotationError("case-no-breach", text)
    return plain


def word_among(words: frozenset[str], key: str) -> Callable[[str], str]:
    """A function that returns one of these words and raises NotationError with this key for any other text."""

    def read(text: str) -> str:
        if text not in words:
            raise NotationError(key, text)
        return text

    return read


def _card_or(text: str, key: str) -> str:
    try:
        return card_text(card_of(text))
    except NotationError:
        raise NotationError(key, text) from None
