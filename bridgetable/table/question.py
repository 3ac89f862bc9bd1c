"""Questions, which ask for a choice that a Law gives or a finding of the Director, and messages for people."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.adjustment import Amount
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.trick import Trick


class Official(enum.Enum):
    """The person at the table who is not a player."""

    DIRECTOR = "director"


DIRECTOR = Official.DIRECTOR
Person: TypeAlias = Seat | Official

Blank: TypeAlias = (
    "Seat | Side | Official | Card | Suit | Contract | Call | Vulnerability | Amount | int | str | tuple[Card, ...]"
    "| tuple[Person, ...] | tuple[Suit, ...] | tuple[Call, ...] | tuple[Trick, ...] | Message"
)


class Message(msgspec.Struct, frozen=True):
    """A message for people in no particular language: its key and the values of its blanks.

    A blank that is itself a message is filled with the text of that message.
    """

    key: str
    blanks: tuple[tuple[str, Blank], ...] = ()

    def and_with(self, **blanks: Blank) -> Message:
        """The message with these blanks added."""
        return Message(self.key, (*blanks.items(), *self.blanks))

    def in_form(self, suffix: str) -> Message:
        """The message with this suffix added to its key, as for a shorter form of it."""
        return Message(f"{self.key}{suffix}", self.blanks)

    def replacing_value(self, old: Blank, new: Blank) -> Message:
        """The message with the value `new` in every blank that had the value `old`."""
        return Message(self.key, tuple((name, new if value == old else value) for name, value in self.blanks))


def say(key: str, **blanks: Blank) -> Message:
    """The message with this key and these blanks."""
    return Message(key, tuple(blanks.items()))


class Question(msgspec.Struct, frozen=True):
    """A question to one or more people, under a clause in the numbering of the table's edition.

    Any of `to` may answer. `seat`, `card`, `trick`, `tricks` (a number of tricks), `irregularity` and `calls` say what
    it is about; of two calls the withdrawn one comes first. `waits` means that auction and play go on meanwhile, and
    that other questions come before it. `ask` is the key of its declaration in `laws`, which computes the options when
    the question comes to the head of the agenda.
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
