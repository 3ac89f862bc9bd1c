"""Auctions as people type them: "1C P 1NT X XX P P P", in the letters of the language. No Qt."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import SUITS
from bridgetable.cards.notation import NotationError, call_text
from bridgetable.ui.entry.content.typed_calls import denomination_letters
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import language_data

_DOUBLES: dict[str, Call] = {"X": Double(), "D": Double(), "DBL": Double(), "*": Double(),
                             "XX": Redouble(), "R": Redouble(), "RDBL": Redouble(), "**": Redouble()}
_NO_TRUMP = ("N", "NT", "SA")
_BY_SYMBOL = {symbol: Denomination(int(suit)) for symbol, suit in SUITS.items()}


def typed_auction(text: str, language: str) -> tuple[Call, ...]:
    """The calls of a text, from the dealer; raises NotationError with the word that is no call."""
    return tuple(_call(word, language) for word in text.replace(",", " ").split())


def _call(word: str, language: str) -> Call:
    letters = word.upper().rstrip("!")
    if letters in language_data(language).typed.passes:
        return Pass()
    if letters in _DOUBLES:
        return _DOUBLES[letters]
    level, denomination = letters[:1], letters[1:]
    if level and level in "1234567":
        if denomination in (*_NO_TRUMP, *language_data(language).typed.no_trump):
            return Bid(int(level), Denomination.NT)
        # Italian spades are P; S is what is printed in files, and means spades here, where SA has two letters.
        named = {"S": Denomination.S, **denomination_letters(language), **_BY_SYMBOL}
        if denomination in named:
            return Bid(int(level), named[denomination])
    raise NotationError("no-call", word)


def auction_line(calls: tuple[Call, ...], words: Words) -> str:
    """The calls as a line that can be typed again: "1♣ P 1NT X"."""
    return " ".join(_written(call, words) for call in calls)


def _written(call: Call, words: Words) -> str:
    if isinstance(call, Bid):
        return f"{call.level}{words.grammar.denomination(call.denomination)}"
    return call_text(call)
