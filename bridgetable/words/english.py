"""The English forms of cards, seats, calls and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from bridgetable.cards.call import Bid, Call, Contract, Doubling
from bridgetable.cards.card import Card, Suit, sorted_for_display
from bridgetable.cards.seat import Seat, Side
from bridgetable.words.grammar import SYMBOLS, Grammar, NoSuchFormError, Person

_PREPOSITIONS = {"of": "of ", "to": "to ", "from": "from ", "with": "with ", "on": "on "}


def _with_preposition(form: str, words: str) -> str:
    """The words after the preposition that the form names; raises NoSuchFormError."""
    if form in ("", "the"):
        return words
    if form not in _PREPOSITIONS:
        raise NoSuchFormError(form)
    return _PREPOSITIONS[form] + words


class English(Grammar):
    """The grammar of English."""

    def card(self, card: Card, form: str = "") -> str:
        """"the queen of hearts", "queen of hearts", "♥Q"."""
        if form == "short":
            return self.short_card(card)
        words = f"{self.rank(card.rank)} of {self.suit(card.suit)}"
        return words if form == "bare" else _with_preposition(form, f"the {words}")

    def cards(self, cards: Iterable[Card], form: str = "", join: str = "and") -> str:
        """"the 9 and the 4 of diamonds"; "short" is "♦9 4"."""
        ordered = sorted_for_display(cards)
        if form == "short":
            return self.short_cards(ordered)
        if len({card.suit for card in ordered}) > 1 and len(ordered) > len({card.suit for card in ordered}):
            groups = [list(some) for _, some in groupby(ordered, key=lambda card: card.suit)]
            parts = (self._one_suit(some, join) for some in groups)
            return _with_preposition(form, f" {self.name('join-' + join)} ".join(parts))
        if len({card.suit for card in ordered}) == 1:
            return _with_preposition(form, self._one_suit(ordered, join))
        return _with_preposition(form, self.listed([self.card(card) for card in ordered], join))

    def _one_suit(self, cards: Sequence[Card], join: str) -> str:
        return f"{self.listed([f'the {self.rank(card.rank)}' for card in cards], join)} of {self.suit(cards[0].suit)}"

    def person(self, person: Person, form: str = "") -> str:
        """"East", "East's", "E"; "the Director"."""
        if isinstance(person, Seat):
            if form == "letter":
                return self.name(f"seat-letter-{person.name.lower()}")
            words = self.name(f"seat-{person.name.lower()}")
        else:
            words = self.name("the-director")
        return f"{words}'s" if form == "possessive" else _with_preposition(form, words)

    def side(self, side: Side, form: str = "") -> str:
        """"North-South", "N-S"."""
        if form == "short":
            return self.name(f"side-short-{side.name.lower()}")
        words = self.name(f"side-{side.name.lower()}")
        return f"{words}'s" if form == "possessive" else _with_preposition(form, words)

    def suit(self, suit: Suit, form: str = "") -> str:
        """"hearts", "a heart", "♥"."""
        if form == "symbol":
            return SYMBOLS[suit]
        if form == "one":
            return self.name(f"suit-one-{suit.name.lower()}")
        return _with_preposition(form, self.name(f"suit-{suit.name.lower()}"))

    def trick(self, number: int, form: str = "") -> str:
        """"trick 3", "to trick 3", "in trick 3"."""
        words = f"{self.name('trick-noun-one')} {number}"
        return f"in {words}" if form == "in" else _with_preposition(form, words)

    def contract(self, contract: Contract, form: str = "") -> str:
        """"4♠ doubled", "4♠ doubled by South", "4♠X"."""
        if form == "short":
            return self.short_contract(contract)
        doubling = {
            Doubling.UNDOUBLED: "",
            Doubling.DOUBLED: " " + self.name("doubled"),
            Doubling.REDOUBLED: " " + self.name("redoubled"),
        }[contract.doubling]
        words = self.call(contract.bid) + doubling
        return f"{words} by {self.person(contract.declarer)}" if form == "by" else words

    def spoken_call(self, call: Call, form: str) -> str:
        """"1♠", "pass"; "a pass"; "the pass", "of the 1♠"."""
        said = self.said(call)
        if form == "a":
            return said if isinstance(call, Bid) else f"a {said}"
        return said if form == "said" else _with_preposition(form, f"the {said}")

    def agreement(self, cards: Sequence[Card]) -> str:
        """The agreement in English, which has number only: "m" for one card, "mp" for several."""
        return "m" if len(cards) == 1 else "mp"
