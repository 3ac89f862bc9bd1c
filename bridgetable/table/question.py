"""Questions: a choice that a Law gives somebody, or a finding that only the Director can make. Plain data."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.score_events import Amount
from bridgetable.table.trick import Trick


class Official(enum.Enum):
    """The one person at the table who is not a player."""

    DIRECTOR = "director"


DIRECTOR = Official.DIRECTOR
Person: TypeAlias = Seat | Official

Blank: TypeAlias = (
    Seat | Side | Official | Card | Suit | Contract | Call | Vulnerability | Amount | int | str | tuple[Card, ...]
    | tuple[Person, ...] | tuple[Suit, ...] | tuple[Call, ...] | tuple[Trick, ...]
)


class Message(msgspec.Struct, frozen=True):
    """A sentence for people, still without a language: its key and the values that fill its blanks."""

    key: str
    blanks: tuple[tuple[str, Blank], ...] = ()

    def and_with(self, **blanks: Blank) -> Message:
        """The same sentence with these blanks filled as well."""
        return Message(self.key, (*blanks.items(), *self.blanks))

    def in_form(self, form: str) -> Message:
        """The same told in another form, as a shorter one: the key with this ending."""
        return Message(f"{self.key}{form}", self.blanks)

    def put_for(self, old: Blank, new: Blank) -> Message:
        """The same sentence where one value stands for another in each blank that it fills."""
        return Message(self.key, tuple((name, new if value == old else value) for name, value in self.blanks))


def say(key: str, **blanks: Blank) -> Message:
    """The message of this key with these blanks."""
    return Message(key, tuple(blanks.items()))


class Question(msgspec.Struct, frozen=True):
    """Somebody is asked, under a clause in the numbering of the table's edition.

    `to` are those who may answer; `seat`, `card`, `trick` and `tricks` (a number of them) say what it is about,
    `calls` are the places of the calls it is about, the withdrawn one first, `irregularity` is a place in the table's
    list. `waits` says that auction and play go on meanwhile, and that whatever else is asked comes before it. `ask` is
    the declaration it was put under, at its Law: that one computes the options when the question comes to the head of
    the agenda.
    """

    clause: str
    to: tuple[Person, ...]
    seat: Seat | None = None
    card: Card | None = None
    trick: int | None = None
    irregularity: IrregularityId | None = None
    tricks: int | None = None
    calls: tuple[CallId, ...] = ()
    waits: bool = False
    ask: str = ""
