"""The Italian forms of cards, seats, calls and numbers: articles, articulated prepositions, and agreement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from bridgetable.cards.call import Bid, Call, Contract, Doubling
from bridgetable.cards.card import ACE, QUEEN, Card, Suit, sorted_for_display
from bridgetable.cards.seat import Seat, Side
from bridgetable.words.grammar import SYMBOLS, Grammar, NoSuchFormError, Person

# What each preposition becomes with each article; "" is the article alone.
_JOINED = {
    "": {"il": "il ", "la": "la ", "l'": "l'"},
    "of": {"il": "del ", "la": "della ", "l'": "dell'"},
    "to": {"il": "al ", "la": "alla ", "l'": "all'"},
    "from": {"il": "dal ", "la": "dalla ", "l'": "dall'"},
    "on": {"il": "sul ", "la": "sulla ", "l'": "sull'"},
    "in": {"il": "nel ", "la": "nella ", "l'": "nell'"},
    "with": {"il": "con il ", "la": "con la ", "l'": "con l'"},
}
_PLAIN = {"": "", "the": "", "of": "di ", "to": "a ", "from": "da ", "with": "con ", "on": "su "}


def _plain(form: str, words: str) -> str:
    """Words without an article, after the preposition that the form names: "di Est"; raises NoSuchFormError."""
    if form not in _PLAIN:
        raise NoSuchFormError(form)
    return _PLAIN[form] + words


def _joined(form: str, article: str, words: str) -> str:
    """Words with their article, contracted with the preposition that the form names: "dell'Asso"."""
    wanted = "" if form == "the" else form
    if wanted not in _JOINED:
        raise NoSuchFormError(form)
    return _JOINED[wanted][article] + words


def article_of(rank: int) -> str:
    """The article of a rank: la Dama, l'Asso, l'8 (l'otto), il for all others."""
    if rank == QUEEN:
        return "la"
    return "l'" if rank in (ACE, 8) else "il"


class Italian(Grammar):
    """The grammar of Italian."""

    def card(self, card: Card, form: str = "") -> str:
        """"la Dama di cuori", "dell'Asso di picche", "♥Q"."""
        if form == "short":
            return self.short_card(card)
        words = f"{self.rank(card.rank)} di {self.suit(card.suit)}"
        return words if form == "bare" else _joined(form, article_of(card.rank), words)

    def cards(self, cards: Iterable[Card], form: str = "", join: str = "and") -> str:
        """"il 9 e il 4 di quadri", "del 9 e del 4 di quadri"; "short" is "♦9 4"."""
        ordered = sorted_for_display(cards)
        if form == "short":
            return self.short_cards(ordered)
        groups = [list(some) for _, some in groupby(ordered, key=lambda card: card.suit)]
        if len(groups) == 1 or len(groups) < len(ordered):
            return f" {self.name('join-' + join)} ".join(self._one_suit(some, form, join) for some in groups)
        return self.listed([self.card(card, form) for card in ordered], join)

    def _one_suit(self, cards: Sequence[Card], form: str, join: str) -> str:
        parts = [_joined(form, article_of(card.rank), self.rank(card.rank)) for card in cards]
        return f"{self.listed(parts, join)} di {self.suit(cards[0].suit)}"

    def person(self, person: Person, form: str = "") -> str:
        """"Est", "di Est", "a Est", "E"; "l'Arbitro", "dell'Arbitro"."""
        if not isinstance(person, Seat):
            return _joined(form, "l'", self.name("director"))
        if form == "letter":
            return self.name(f"seat-letter-{person.name.lower()}")
        return _plain(form, self.name(f"seat-{person.name.lower()}"))

    def side(self, side: Side, form: str = "") -> str:
        """"Nord-Sud", "di Est-Ovest", "E-O"."""
        if form == "short":
            return self.name(f"side-short-{side.name.lower()}")
        return _plain(form, self.name(f"side-{side.name.lower()}"))

    def suit(self, suit: Suit, form: str = "") -> str:
        """"cuori", "di cuori", "a cuori", "una cuori", "♥"."""
        if form == "symbol":
            return SYMBOLS[suit]
        if form == "one":
            return self.name(f"suit-one-{suit.name.lower()}")
        return _plain(form, self.name(f"suit-{suit.name.lower()}"))

    def trick(self, number: int, form: str = "") -> str:
        """"la terza presa", "dell'ottava presa", "alla prima presa"."""
        ordinal = self.ordinal(number)
        article = "l'" if ordinal[0] in "aeiou" else "la"
        return _joined(form, article, f"{ordinal} {self.name('trick-noun-one')}")

    def contract(self, contract: Contract, form: str = "") -> str:
        """"4♠ contrate", "3SA contrati", "4♠ di Sud", "4♠X"."""
        if form == "short":
            return self.short_contract(contract)
        words = self.call(contract.bid) + self._doubled(contract)
        return f"{words} {self.person(contract.declarer, 'of')}" if form == "by" else words

    def _doubled(self, contract: Contract) -> str:
        if contract.doubling is Doubling.UNDOUBLED:
            return ""
        stem = "doubled" if contract.doubling is Doubling.DOUBLED else "redoubled"
        if contract.bid.level == 1:
            return " " + self.name(stem)
        return " " + self.name(f"{stem}-many" if contract.trump is None else f"{stem}-suits")

    def spoken_call(self, call: Call, form: str) -> str:
        """"1♠", "passo"; "un passo"; "il passo", "l'1♠", "dell'1♠", "del contro"."""
        if form in ("said", "a"):
            return self.said(call) if form == "said" or isinstance(call, Bid) else f"un {self.said(call)}"
        vowel = isinstance(call, Bid) and call.level in (1, 8, 11)
        return _joined(form, "l'" if vowel else "il", self.said(call))

    def listed(self, parts: Sequence[str], join: str = "and") -> str:
        """"uno, due e tre"; "Ovest ed Est"."""
        before_e = len(parts) > 1 and parts[-1][0] in "eE"
        return super().listed(parts, "and-vowel" if join == "and" and before_e else join)

    def agreement(self, cards: Sequence[Card]) -> str:
        """The agreement in Italian: feminine if all cards are queens, otherwise masculine."""
        gender = "f" if all(card.rank == QUEEN for card in cards) else "m"
        return gender if len(cards) == 1 else gender + "p"
