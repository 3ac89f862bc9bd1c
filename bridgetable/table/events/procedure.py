"""Events of irregularities and what is done about them: questions, attention, information, penalty cards, transfers."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, Status
from bridgetable.table.question import Person, Question
from bridgetable.table.restriction import PenaltyCard, Restriction


class Infringed(msgspec.Struct, frozen=True, tag=True):
    """An irregularity occurred, whether or not any player noticed it."""

    irregularity: Irregularity


class RevokeEstablished(msgspec.Struct, frozen=True, tag=True):
    """The revoke with this id became established under `clause` (Law 63A)."""

    irregularity: IrregularityId
    clause: str


class DeemedEstablished(msgspec.Struct, frozen=True, tag=True):
    """The corrected revoke with this id counts as established for Law 64 (43B2(b); 1997: 63B)."""

    irregularity: IrregularityId
    clause: str


class RightsLost(msgspec.Struct, frozen=True, tag=True):
    """Dummy lost his rights by doing what Law 43A2 forbids (Law 43B)."""

    seat: Seat
    clause: str


class Asked(msgspec.Struct, frozen=True, tag=True):
    """A question was added to the agenda: at the end, or before the questions that wait."""

    question: Question


class Answered(msgspec.Struct, frozen=True, tag=True):
    """The question was answered by the option of this name; an empty name means that it lapsed."""

    question: Question
    by: Person
    option: str


class Dropped(msgspec.Struct, frozen=True, tag=True):
    """The question at the head of the agenda was removed unanswered, as it left no choice."""

    question: Question


class AnswerPassedOver(msgspec.Struct, frozen=True, tag=True):
    """An answer given under another edition had no effect, as this edition does not ask the question."""

    question: Question | None
    by: Person
    option: str


class Inquired(msgspec.Struct, frozen=True, tag=True):
    """A player asked another whether he had none of the suit led (Law 61B).

    `hand` is the hand the card came from, where that is not the other player's own.
    """

    seat: Seat
    of: Seat
    hand: Seat | None = None


class AttentionDrawn(msgspec.Struct, frozen=True, tag=True):
    """A player drew attention to the irregularity with this id (Law 9A), or the Director found it himself (81C3).

    Where the Director found it, `seat` is the player who had drawn attention to what he was ruling on.
    """

    seat: Seat
    irregularity: IrregularityId
    by_director: bool = False


class DirectorSummoned(msgspec.Struct, frozen=True, tag=True):
    """A player called the Director (Law 9B)."""

    seat: Seat


class Settled(msgspec.Struct, frozen=True, tag=True):
    """The irregularity with this id was dealt with, or its status changed."""

    irregularity: IrregularityId
    status: Status


class PenaltyCardLaid(msgspec.Struct, frozen=True, tag=True):
    """A card became a penalty card, or changed from minor to major (Law 50B)."""

    penalty_card: PenaltyCard


class PenaltyCardLifted(msgspec.Struct, frozen=True, tag=True):
    """A penalty card ceased to be one and was picked up (Law 50D2(a), 51B)."""

    seat: Seat
    card: Card


class Restricted(msgspec.Struct, frozen=True, tag=True):
    """A restriction was laid on a player's leads or plays."""

    restriction: Restriction


class InformationRuled(msgspec.Struct, frozen=True, tag=True):
    """Information from a card is unauthorised for these seats and authorised for the others (Law 16, 50E)."""

    card: Card
    unauthorised: tuple[Seat, ...]
    clause: str


class InformationHeld(msgspec.Struct, frozen=True, tag=True):
    """`seat` chose a play while his partner had a penalty card (2017: 50E1, 50E4)."""

    seat: Seat


class DeclarerChanged(msgspec.Struct, frozen=True, tag=True):
    """`declarer` became declarer, and the presumed declarer dummy (Law 54A)."""

    declarer: Seat


class PlayerTold(msgspec.Struct, frozen=True, tag=True):
    """`seat` misinformed another player: `what` is "your-lead", or an "explanation" of a call (Law 21B, 47E)."""

    seat: Seat
    to: Seat
    what: str


class DummyWarned(msgspec.Struct, frozen=True, tag=True):
    """Dummy warned declarer against leading from the wrong hand (Law 42B2)."""

    seat: Seat


class InformationGiven(msgspec.Struct, frozen=True, tag=True):
    """A player gave information other than by a call or play; `what` says how: "remark", "gesture" (Law 16B)."""

    seat: Seat
    what: str


class CardsReturned(msgspec.Struct, frozen=True, tag=True):
    """These hands were returned to the board."""

    seats: tuple[Seat, ...]


class NextBoardCalled(msgspec.Struct, frozen=True, tag=True):
    """A player called on the next board (Law 64B4)."""

    seat: Seat


class RoundEnded(msgspec.Struct, frozen=True, tag=True):
    """The round ended for this table (Law 8B, 64B5)."""


class TrickTurnedUp(msgspec.Struct, frozen=True, tag=True):
    """A player or the Director turned up a quitted trick (Law 66)."""

    person: Person
    trick: int


class Transfer(msgspec.Struct, frozen=True):
    """`tricks` tricks transferred to side `to` for the irregularity with this id, under `clause`.

    `from_tricks` are the numbers of the tricks transferred, where they are known.
    """

    irregularity: IrregularityId
    clause: str
    tricks: int
    to: Side
    from_tricks: tuple[int, ...] = ()


class TricksTransferred(msgspec.Struct, frozen=True, tag=True):
    """These transfers, and no others, were made after play (Law 64A)."""

    transfers: tuple[Transfer, ...]


class Noted(msgspec.Struct, frozen=True, tag=True):
    """The lecturer added a note here."""
