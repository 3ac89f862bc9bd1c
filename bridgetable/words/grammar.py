"""Forms of cards, seats, calls and numbers: names from the messages, articles and order from the language's data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import SYMBOLS, TEN, Card, Suit, sorted_for_display
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.edition import Edition
from bridgetable.table.question import Official
from bridgetable.table.scores import Amount
from bridgetable.table.trick import Trick
from bridgetable.words.languages import Language, is_of_category

Person: TypeAlias = Seat | Official
Lookup: TypeAlias = Callable[[str], str]

ENGLISH_INDICES, ITALIAN_INDICES, FRENCH_INDICES = "AKQJ", "ARDF", "ARDV"
INDICES = {
    letters: {10: "10", **dict(zip((14, 13, 12, 11), letters, strict=True))}
    for letters in (ENGLISH_INDICES, ITALIAN_INDICES, FRENCH_INDICES)
}
"""The indices printed on the cards, by the letters of ace, king, queen and jack; whatever the language."""


_KINDS: dict[type[Call], str] = {Bid: "bid", Pass: "pass", Double: "double", Redouble: "redouble"}


class NoSuchFormError(ValueError):
    """A value does not have this form in this language."""


class Grammar:
    """The grammar of one language; `name` looks up a message without blanks, `indices` are the letters of courts."""

    def __init__(self, name: Lookup, language: Language, indices: str = ENGLISH_INDICES) -> None:
        self.name = name
        self.language = language
        self._indices = INDICES[indices]

    # -- as the data of the language have it ---------------------------------------------------------------------------

    def _article(self, kind: str, which: str | int) -> str:
        """The article of a word; "" for a word without one."""
        articles = self.language.articles
        return articles.get(f"{kind}-{which}", articles.get(kind, ""))

    def _in_form(self, form: str, article: str, words: str) -> str:
        """Words with their article, after the preposition that the form names; raises NoSuchFormError."""
        try:
            return self.language.forms[form][article].replace("{}", words)
        except KeyError:
            raise NoSuchFormError(form) from None

    def card(self, card: Card, form: str = "") -> str:
        """A card: "the queen of hearts"; "bare" without its article; "short" is "♥Q"."""
        if form == "short":
            return self.short_card(card)
        return self._of_suit(self._rank_in_form(card.rank, form), card.suit)

    def _rank_in_form(self, rank: int, form: str) -> str:
        words = self.rank(rank)
        return words if form == "bare" else self._in_form(form, self._article("rank", rank), words)

    def _of_suit(self, ranks: str, suit: Suit) -> str:
        return self.language.card.replace("{rank}", ranks).replace("{suit}", self.suit(suit))

    def cards(self, cards: Iterable[Card], form: str = "", join: str = "and") -> str:
        """Several cards: "the 9 and the 4 of diamonds"; "short" is "♦9 4"."""
        ordered = sorted_for_display(cards)
        if form == "short":
            return self.short_cards(ordered)
        each = form if self.language.form_repeated else ""
        groups = [list(some) for _, some in groupby(ordered, key=lambda card: card.suit)]
        if len(groups) == 1 or len(groups) < len(ordered):
            words = f" {self.name('join-' + join)} ".join(self._one_suit(some, each, join) for some in groups)
        else:
            words = self.listed([self.card(card, each) for card in ordered], join)
        return words if each == form else self._in_form(form, "", words)

    def _one_suit(self, cards: Sequence[Card], form: str, join: str) -> str:
        return self._of_suit(self.listed([self._rank_in_form(card.rank, form) for card in cards], join), cards[0].suit)

    def person(self, person: Person, form: str = "") -> str:
        """A player or the Director: "East", "East's"; "letter" is "E"."""
        if not isinstance(person, Seat):
            article = self._article("director", "")
            return self._in_form(form, article, self.name("director" if article else "the-director"))
        seat = person.name.lower()
        if form == "letter":
            return self.name(f"seat-letter-{seat}")
        return self._in_form(form, self._article("seat", seat), self.name(f"seat-{seat}"))

    def side(self, side: Side, form: str = "") -> str:
        """A side: "North-South"; "short" is "N-S"."""
        name = side.name.lower()
        if form == "short":
            return self.name(f"side-short-{name}")
        return self._in_form(form, self._article("side", name), self.name(f"side-{name}"))

    def suit(self, suit: Suit, form: str = "") -> str:
        """A suit: "hearts"; "one" is "a heart", "symbol" is "♥"."""
        if form == "symbol":
            return SYMBOLS[suit]
        name = suit.name.lower()
        if form == "one":
            return self.name(f"suit-one-{name}")
        return self._in_form(form, self._article("suit", name), self.name(f"suit-{name}"))

    def trick(self, number: int, form: str = "") -> str:
        """A trick by its number: "trick 3", "to trick 3"."""
        words = self.language.trick.replace("{noun}", self.name("trick-noun-one"))
        words = words.replace("{number}", str(number)).replace("{ordinal}", self.ordinal(number))
        return self._in_form(form, self._article("trick", number), words)

    def contract(self, contract: Contract, form: str = "") -> str:
        """A contract: "4♠ doubled"; "by" adds its declarer, "short" is "4♠X"."""
        if form == "short":
            return self.short_contract(contract)
        words = self.call(contract.bid) + self._doubled(contract)
        return f"{words} {self.person(contract.declarer, 'by')}" if form == "by" else words

    def _doubled(self, contract: Contract) -> str:
        """The doubling, in the number and gender of what is bid: one, several suit cards, several no trumps."""
        if contract.doubling is Doubling.UNDOUBLED:
            return ""
        stem = "doubled" if contract.doubling is Doubling.DOUBLED else "redoubled"
        if contract.bid.level == 1:
            return " " + self.name(stem)
        return " " + self.name(f"{stem}-many" if contract.trump is None else f"{stem}-suits")

    def spoken_call(self, call: Call, form: str) -> str:
        """A call in a sentence: "said" is "1♠", "pass"; "a" is "1♠", "a pass"; "the" is "the pass"."""
        said = self.said(call)
        if isinstance(call, Bid):
            return said if form in ("said", "a") else self._in_form(form, self._article("bid", call.level), said)
        return said if form == "said" else self._in_form(form, self._article("call", _KINDS[type(call)]), said)

    def agreement(self, cards: Sequence[Card]) -> str:
        """The gender and number of these cards, with which other words agree: "m", "f", "mp" or "fp".

        It is feminine if all of them are.
        """
        gender = "f" if all(card.rank in self.language.feminine for card in cards) else "m"
        return gender if len(cards) == 1 else gender + "p"

    def plural_category(self, number: int) -> str:
        """The category of a number for a selector: "one" or "other", and in some languages "few" or "many"."""
        return next((name for name, rule in self.language.plurals.items() if is_of_category(rule, number)), "other")

    # -- alike in all languages ----------------------------------------------------------------------------------------

    def short_card(self, card: Card) -> str:
        """The card by its index: "♥10"."""
        return SYMBOLS[card.suit] + self.index(card.rank)

    def index(self, rank: int) -> str:
        """The index in the corner of the card: "10", "J"."""
        return self._indices.get(rank, str(rank))

    def rank(self, rank: int) -> str:
        """A rank in words: "queen"; pip cards by their number."""
        return self.name(f"rank-{rank}") if rank > TEN else str(rank)

    def call(self, call: Call, form: str = "") -> str:
        """A call: "4♠", "Pass"; "short" is "P", "X", "XX"; "does" is "passes", "did" is "passed", "do" is "pass"."""
        if form in ("do", "does", "did"):
            verb = self.name(f"call-{form}-{_KINDS[type(call)]}")
            return f"{verb} {self.spoken_call(call, 'said')}" if isinstance(call, Bid) else verb
        if form not in ("", "short"):
            return self.spoken_call(call, form)
        match call:
            case Bid(level, denomination):
                return f"{level}{self.denomination(denomination)}"
            case Pass():
                return self.name("call-pass-short" if form == "short" else "call-pass")
            case Double():
                return "X" if form == "short" else self.name("call-double")
            case Redouble():
                return "XX" if form == "short" else self.name("call-redouble")

    def said(self, call: Call) -> str:
        """The call as in a sentence, without an article: "1♠", "pass"."""
        return self.call(call) if isinstance(call, Bid) else self.name(f"call-said-{_KINDS[type(call)]}")

    def denomination(self, denomination: Denomination) -> str:
        """A denomination as it is written in a bid: "♠", "NT"."""
        suit = denomination.suit
        return self.name("denomination-nt") if suit is None else SYMBOLS[suit]

    def short_contract(self, contract: Contract) -> str:
        """The contract as it is written on a score sheet: "4♠X"."""
        doubling = {Doubling.UNDOUBLED: "", Doubling.DOUBLED: "X", Doubling.REDOUBLED: "XX"}[contract.doubling]
        return self.call(contract.bid) + doubling

    def number(self, count: int) -> str:
        """A number in words up to thirteen: "two"."""
        return self.name(f"number-{count}") if 0 <= count <= 13 else str(count)

    def ordinal(self, number: int) -> str:
        """An ordinal number in words up to thirteenth: "third"."""
        return self.name(f"ordinal-{number}") if 1 <= number <= 13 else str(number)

    def tricks(self, count: int, form: str = "") -> str:
        """A number of tricks: "no tricks", "one trick", "two tricks"; "digits" is "2 tricks"."""
        noun = self.name("trick-noun-one" if self.plural_category(count) == "one" else "trick-noun-many")
        if form == "digits":
            return f"{count} {noun}"
        if count == 0:
            return self.name("trick-noun-none")
        return f"{self.number(count)} {noun}"

    def vulnerability(self, vulnerable: Vulnerability) -> str:
        """The vulnerability: "North-South vulnerable"."""
        return self.name(f"vulnerable-{vulnerable.name.lower()}")

    def digits(self, number: int) -> str:
        """A number in digits, with the sign of the language between thousands: "7,632"."""
        return f"{number:,}".replace(",", self.name("thousands-sign"))

    def amount(self, amount: Amount) -> str:
        """The size of a penalty, with the decimal sign of the language: "10 %", "0.5 VPs"."""
        number = f"{amount.number:g}".replace(".", self.name("decimal-sign")).replace("-", "−")
        count = "one" if amount.number == 1 else "many"
        return f"{number}\u00a0{self.name(f'unit-{amount.unit.value.lower()}-{count}')}"

    def persons(self, persons: Iterable[Person], form: str = "", join: str = "and") -> str:
        """Several players: "North and South"."""
        return self.listed([self.person(person, form) for person in persons], join)

    def suits(self, suits: Iterable[Suit], form: str = "", join: str = "and") -> str:
        """Several suits: "hearts and clubs"."""
        return self.listed([self.suit(suit, form) for suit in suits], join)

    def short_cards(self, cards: Iterable[Card]) -> str:
        """Cards by their indices, suit by suit: "♥A K 10 ♣4"."""
        return " ".join(
            SYMBOLS[suit] + " ".join(self.index(card.rank) for card in some)
            for suit, some in groupby(sorted_for_display(cards), key=lambda card: card.suit)
        )

    def played(self, trick: Trick) -> str:
        """The cards of a trick after the letter of its leader: "W ♥A ♥3 ♣2 ♥5"."""
        cards = " ".join(self.short_card(play.card) for play in trick.plays)
        return f"{self.person(trick.leader, 'letter')} {cards}"

    def listed(self, parts: Sequence[str], join: str = "and") -> str:
        """A list in words, joined by "and" or "or": "one, two and three"."""
        if not parts:
            return self.name("nothing")
        if len(parts) == 1:
            return parts[0]
        before_vowel = parts[-1].startswith(tuple(self.language.initials.get(join, ())))
        word = self.name(f"join-{join}-vowel" if before_vowel else f"join-{join}")
        return f"{', '.join(parts[:-1])} {word} {parts[-1]}"

    def forms(self, value: object, form: str = "", join: str = "and") -> str:
        """The words for any value that can fill a blank of a message; raises NoSuchFormError."""
        match value:
            case str():
                return value
            case Card():
                return self.card(value, form)
            case Seat() | Official():
                return self.person(value, form)
            case Side():
                return self.side(value, form)
            case Suit():
                return self.suit(value, form)
            case Denomination():
                return self.denomination(value)
            case Contract():
                return self.contract(value, form)
            case Bid() | Pass() | Double() | Redouble():
                return self.call(value, form)
            case tuple() | frozenset() | list() | set():
                return self._several(value, form, join)
        return self._in_one_form(value)

    def _in_one_form(self, value: object) -> str:
        """The words for a value that has only one form."""
        match value:
            case Trick():
                return self.played(value)
            case Vulnerability():
                return self.vulnerability(value)
            case Edition():
                return value.value
            case Amount():
                return self.amount(value)
            case int():
                return str(value)
        raise NoSuchFormError(f"no words for {type(value).__name__}")

    def _several(self, values: Iterable[object], form: str, join: str) -> str:
        found = list(values)
        if form == "order":
            return ", ".join(self.forms(one, "symbol" if isinstance(one, Suit) else "short") for one in found)
        if found and all(isinstance(value, Trick) for value in found):
            return "; ".join(self.forms(value) for value in found)
        cards = [value for value in found if isinstance(value, Card)]
        if cards and len(cards) == len(found):
            return self.cards(cards, form, join)
        return self.listed([self.forms(value, form) for value in found], join)
