"""Actions: what people do at the table, one frozen class a verb. The tag is the verb of a case file.

`Branch` and `Expect` belong to case files, not to the table, and live there.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.events import AssignedResult
from bridgetable.table.irregularity import Status
from bridgetable.table.question import Person


class Pointer(msgspec.Struct, frozen=True):
    """Picks one irregularity by what is known of it: kind, player, trick, card, what became of it (Law 9A)."""

    kind: str | None = None
    seat: Seat | None = None
    trick: int | None = None
    card: Card | None = None
    status: Status | None = None


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A card goes face up to the table as played from that hand."""

    seat: Seat
    card: Card


class Name(msgspec.Struct, frozen=True, tag="name"):
    """A player other than declarer for dummy names a card he will play."""

    seat: Seat
    card: Card


class Designate(msgspec.Struct, frozen=True, tag="designate"):
    """Declarer calls from dummy: a card "SQ", a suit "H", or "run-H"; other words are Law 46."""

    what: str


class Expose(msgspec.Struct, frozen=True, tag="expose"):
    """Cards become visible without being played."""

    seat: Seat
    cards: tuple[Card, ...]
    deliberate: bool = False


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """A player picks up a card he played, of his own accord."""

    seat: Seat
    card: Card


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A player asks another whether he has none of the suit led."""

    seat: Seat
    of: Seat


class Breach(msgspec.Struct, frozen=True, tag="breach"):
    """Dummy does what Law 43A2 forbids: "43A2a", "43A2b" or "43A2c"."""

    seat: Seat
    law: str


class Attend(msgspec.Struct, frozen=True, tag="attention"):
    """A player draws attention to an irregularity; the Director is not there yet."""

    seat: Seat
    to: Pointer | None = None


class Summon(msgspec.Struct, frozen=True, tag="director"):
    """A player calls the Director, who rules on everything attention was drawn to."""

    seat: Seat
    to: Pointer | None = None


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Somebody takes one of the options he is asked to choose from."""

    by: Person
    option: str


class MakeClaim(msgspec.Struct, frozen=True, tag="claim"):
    """A player claims that many of the remaining tricks."""

    seat: Seat
    tricks: int
    line: str = ""


class Concede(msgspec.Struct, frozen=True, tag="concede"):
    """A player concedes that many of the remaining tricks."""

    seat: Seat
    tricks: int


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """A player assents to the claim or concession before the table."""

    seat: Seat


class Inspect(msgspec.Struct, frozen=True, tag="inspect"):
    """A player turns up a quitted trick himself."""

    seat: Seat
    trick: int


class ReturnCards(msgspec.Struct, frozen=True, tag="return-cards"):
    """A hand, or all four, are back in the board."""

    seat: Seat | None = None


class CallNextBoard(msgspec.Struct, frozen=True, tag="next-call"):
    """A player calls on the next board."""

    seat: Seat


class EndRound(msgspec.Struct, frozen=True, tag="end-round"):
    """The round ends for this table."""


class Adjust(msgspec.Struct, frozen=True, tag="adjust"):
    """The Director assigns a score to each side."""

    ns: tuple[AssignedResult, ...]
    ew: tuple[AssignedResult, ...]
    law: str = ""


class Note(msgspec.Struct, frozen=True, tag="note"):
    """Words of the lecturer, by language; "" is the language-free text."""

    text: tuple[tuple[str, str], ...]


Action: TypeAlias = (
    Play | Name | Designate | Expose | TakeBack | Ask | Breach | Attend | Summon | Choose | MakeClaim | Concede
    | Agree | Inspect | ReturnCards | CallNextBoard | EndRound | Adjust | Note
)


def verb_of(action: Action) -> str:
    """The verb as a case file writes it: "take-back"."""
    return str(action.__struct_config__.tag)
