"""Questions, which ask for a choice that a Law gives or a finding of the Director, and messages for people."""

from __future__ import annotations

import enum
from typing import Generic, TypeAlias, TypeVar

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.cards.value import Value
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.scores import Amount
from bridgetable.table.text import Text
from bridgetable.table.trick import Trick


class Official(enum.Enum):
    """The person at the table who is not a player."""

    DIRECTOR = "director"


DIRECTOR = Official.DIRECTOR
Person: TypeAlias = Seat | Official


class Written(Value, frozen=True):
    """What somebody has written, in one language or several; it is said in the language of the words around it."""

    text: Text


Blank: TypeAlias = (
    "Seat | Side | Official | Card | Suit | Contract | Call | Vulnerability | Amount | int | str | tuple[Card, ...]"
    "| tuple[Person, ...] | tuple[Suit, ...] | tuple[Call, ...] | tuple[Trick, ...] | Written | Message"
)


class Message(Value, frozen=True):
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
        """The message with the value `new` in every blank that had the value `old`, of the same type."""
        # A seat equals the suit of the same number.
        blanks = ((name, new if type(value) is type(old) and value == old else value) for name, value in self.blanks)
        return Message(self.key, tuple(blanks))


def say(key: str, **blanks: Blank) -> Message:
    """The message with this key and these blanks."""
    return Message(key, tuple(blanks.items()))


# -- What a question is about ------------------------------------------------------------------------------------------


class Player(Value, frozen=True):
    """A player, and nothing of his in particular."""

    seat: Seat


class Turn(Player, frozen=True):
    """What a player leads or plays to this trick."""

    trick: int


class CardAtTrick(Player, frozen=True):
    """A card and a trick that matter to this player: one he has played to it, or one because of which he is bound."""

    card: Card
    trick: int


class CardOnTable(Player, frozen=True):
    """A card of this player that lies before him."""

    card: Card


class NumberOfTricks(Player, frozen=True):
    """A number of tricks that is asked for or recorded, of a side of which this player is one."""

    tricks: int


class Calls(Player, frozen=True):
    """Calls of this player, or made because of his; of two calls the withdrawn one comes first."""

    calls: tuple[CallId, ...]


class Offence(Value, frozen=True):
    """An irregularity, whoever may now act because of it."""

    irregularity: IrregularityId


class Revokes(Value, frozen=True):
    """The revokes of a board to which Law 64 applies: the last of them, and how many they are."""

    irregularity: IrregularityId
    number: int


class AffectedPlayer(Player, frozen=True):
    """A player whom an irregularity affects: the offender, or one who may act because of it."""

    irregularity: IrregularityId


class AffectedTurn(Turn, frozen=True):
    """What a player plays to this trick, because of an irregularity."""

    irregularity: IrregularityId


class AffectedCard(CardAtTrick, frozen=True):
    """A card at a trick that an irregularity affects: the irregular card itself, or one of another player."""

    irregularity: IrregularityId


class AffectedCardOnTable(CardOnTable, frozen=True):
    """A card that lies before this player because of an irregularity."""

    irregularity: IrregularityId


class AffectedCalls(Calls, frozen=True):
    """Calls that an irregularity affects."""

    irregularity: IrregularityId


class ComparedCalls(AffectedCalls, frozen=True):
    """A call that was withdrawn because of an irregularity, and the one that was made instead."""

    calls: tuple[CallId, CallId]


Affected: TypeAlias = (
    Offence | Revokes | AffectedPlayer | AffectedTurn | AffectedCard | AffectedCardOnTable | AffectedCalls
)
"""What an irregularity affects."""
About: TypeAlias = Player | Affected
"""What a question is about."""
A_co = TypeVar("A_co", bound=About, covariant=True)


class QuestionAbout(Value, Generic[A_co], frozen=True):
    """A question to one or more people, under a clause in the numbering of the table's edition.

    Any of `to` may answer. `play_goes_on` means that auction and play go on meanwhile, and that other questions come
    before it. `ask` is the key of its declaration in `laws`, which computes the options when the question comes to the
    head of the agenda.
    """

    clause: str
    to: tuple[Person, ...]
    about: A_co
    play_goes_on: bool = False
    ask: str = ""


Question: TypeAlias = QuestionAbout[About]
"""A question about anything."""


def player_in(about: About) -> Seat | None:
    """The player that a question is about; None if it is about none in particular."""
    return about.seat if isinstance(about, Player) else None


def card_in(about: About) -> Card | None:
    """The card that a question is about; None if it is about none."""
    return about.card if isinstance(about, CardAtTrick | CardOnTable) else None


def trick_in(about: About) -> int | None:
    """The number of the trick that a question is about; None if it is about none."""
    return about.trick if isinstance(about, Turn | CardAtTrick) else None


def matter_of(about: About) -> tuple[Seat | None, Card | None, int | None]:
    """What is the same where two editions ask the same thing, though perhaps because of another irregularity.

    The player, the card and the trick; of revokes, how many they are.
    """
    return player_in(about), card_in(about), about.number if isinstance(about, Revokes) else trick_in(about)


def calls_in(about: About) -> tuple[CallId, ...]:
    """The calls that a question is about."""
    return about.calls if isinstance(about, Calls) else ()


def irregularity_in(about: About) -> IrregularityId | None:
    """The irregularity because of which a question is put; None if it is put because of none."""
    return about.irregularity if isinstance(about, Affected) else None
