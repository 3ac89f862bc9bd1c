"""Hands as people type them: "AKQ.T9.J2.8765", "♠AKQ ♥109 ♦J2 ♣8765" or "AKQ 109 J2 8765". No Qt."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bridgetable.cards.card import SUITS, Card, Suit, sorted_for_display
from bridgetable.cards.notation import NotationError
from bridgetable.ui.entry.content.typed_cards import rank_letters
from bridgetable.words.grammar import INDICES

_VOID = ("-", "–", "—")


def typed_hand(text: str, language: str, indices: str) -> frozenset[Card]:
    """The cards of a hand typed in this language; raises NotationError with the part that is none.

    Suits come in the order spades, hearts, diamonds, clubs, unless each begins with its symbol.
    """
    ranks = rank_letters(language, indices)
    cards: set[Card] = set()
    for suit, letters in _suits(text.strip()):
        for card in _cards(letters, suit, ranks):
            if card in cards:
                raise NotationError("hand-card-twice", text)
            cards.add(card)
    return frozenset(cards)


def _suits(text: str) -> list[tuple[Suit, str]]:
    """Each suit with what is typed of it; raises NotationError for a text that is divided in no such way."""
    first, *marked = re.split("([♠♥♦♣])", text)
    if marked:
        if first:
            raise NotationError("no-hand", text)
        return [(SUITS[sign], letters) for sign, letters in zip(marked[::2], marked[1::2], strict=True)]
    parts = text.split(".") if "." in text else text.split()
    if len(parts) > len(Suit):
        raise NotationError("no-hand", text)
    return list(zip(reversed(Suit), parts, strict=False))


def _cards(text: str, suit: Suit, ranks: Mapping[str, int]) -> list[Card]:
    if text.strip() in _VOID:
        return []
    letters = text.upper().replace("10", "T").replace(" ", "")
    for letter in letters:
        if letter not in ranks:
            raise NotationError("no-hand", text)
    return [Card(suit, ranks[letter]) for letter in letters]


def hand_line(cards: frozenset[Card], indices: str) -> str:
    """The hand as a line that can be typed: "♠AK ♥— ♦J102 ♣8765"."""
    letters = INDICES[indices]
    ordered = sorted_for_display(cards)
    suits = []
    for sign, suit in SUITS.items():
        ranks = "".join(letters.get(card.rank, str(card.rank)) for card in ordered if card.suit is suit)
        suits.append(sign + (ranks or "—"))
    return " ".join(suits)
