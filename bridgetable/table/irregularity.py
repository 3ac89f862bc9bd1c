"""Irregularities, one frozen class each; its tag is the kind."""

from __future__ import annotations

import enum
from typing import ClassVar, TypeAlias, get_args

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value
from bridgetable.table.identity import CallId


class Kind(enum.StrEnum):
    """The kind of an irregularity, as a case file names it."""

    CALL_OUT_OF_ROTATION = "call-out-of-rotation"
    INSUFFICIENT_BID = "insufficient-bid"
    INADMISSIBLE_CALL = "inadmissible-call"
    BARRED_CALL = "barred-call"
    BID_OVER_SEVEN = "bid-over-seven"
    CALL_AFTER_THE_AUCTION = "call-after-the-auction"
    CHANGED_CALL = "changed-call"
    CALL_ON_WRONG_CARDS = "call-on-wrong-cards"
    CARD_EXPOSED_IN_AUCTION = "card-exposed-in-auction"
    REVOKE = "revoke"
    PENALTY_CARD_NOT_PLAYED = "penalty-card-not-played"
    LEAD_BEFORE_CHOICE = "lead-before-choice"
    LEAD_OUT_OF_TURN = "lead-out-of-turn"
    PREMATURE_LEAD = "premature-lead"
    PREMATURE_PLAY = "premature-play"
    SEVERAL_CARDS = "several-cards"
    FIFTH_CARD = "fifth-card"
    MISSING_CARD = "missing-card"
    WRONG_CARD_FROM_DUMMY = "wrong-card-from-dummy"
    EXPOSED_CARD = "exposed-card"
    TAKEN_BACK = "taken-back"
    DUMMY_ASKS = "dummy-asks"
    DUMMY_ATTENTION = "dummy-attention"
    DUMMY_WARNS = "dummy-warns"
    DUMMY_TOUCHES = "dummy-touches"
    EXTRANEOUS_INFORMATION = "extraneous-information"
    DUMMY_BREACH = "dummy-breach"
    PLAY_BEFORE_RULING = "play-before-ruling"
    TRICK_INSPECTED = "trick-inspected"
    INFORMATION_FROM_ELSEWHERE = "information-from-elsewhere"
    CORRECTED_TOO_SOON = "corrected-too-soon"
    CARD_POINTED_WRONGLY = "card-pointed-wrongly"
    PLAYED_CARD_LEFT_OUT = "played-card-left-out"
    CARD_OF_ANOTHER_PACK = "card-of-another-pack"
    BOARD_NOT_THEIRS = "board-not-theirs"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    UNAUTHORISED_INFORMATION = "unauthorised-information"
    PLAY_OUT_OF_TURN = "play-out-of-turn"
    """A premature play as a player names it (Law 57); none is recorded under this name."""


# -- Irregularities of the auction -------------------------------------------------------------------------------------


class IrregularCall(Value, frozen=True):
    """`seat` made `call`, whose id is `place`, against procedure."""

    trick: ClassVar[int] = 0
    seat: Seat
    place: CallId
    call: Call


class CallOutOfRotation(IrregularCall, frozen=True, tag=Kind.CALL_OUT_OF_ROTATION.value):
    """`seat` called at the turn of `due` (Law 28-32); `before` means that an earlier call of his stood."""

    due: Seat
    before: bool


class InsufficientBid(IrregularCall, frozen=True, tag=Kind.INSUFFICIENT_BID.value):
    """`seat` made a bid that does not supersede the last one (Law 18D, 27)."""


class InadmissibleCall(IrregularCall, frozen=True, tag=Kind.INADMISSIBLE_CALL.value):
    """`seat` made a double or redouble that Law 19 does not permit (Law 36)."""


class BarredCall(IrregularCall, frozen=True, tag=Kind.BARRED_CALL.value):
    """`seat` bid, doubled or redoubled when he had to pass (Law 37), or doubled when he might not."""


class BidOverSeven(IrregularCall, frozen=True, tag=Kind.BID_OVER_SEVEN.value):
    """`seat` bid more than seven (Law 38)."""


class CallAfterTheAuction(IrregularCall, frozen=True, tag=Kind.CALL_AFTER_THE_AUCTION.value):
    """`seat` called after the final pass (Law 39)."""


class ChangedCall(IrregularCall, frozen=True, tag=Kind.CHANGED_CALL.value):
    """`seat` substituted this call for the one he had made, whose id is `was` (Law 25)."""

    was: CallId


class CallOnWrongCards(IrregularCall, frozen=True, tag=Kind.CALL_ON_WRONG_CARDS.value):
    """`seat` made the call while he held cards of another board (Law 15A; 2007 and 1997: 17D)."""


class CardExposedInAuction(Value, frozen=True, tag=Kind.CARD_EXPOSED_IN_AUCTION.value):
    """Cards of `seat` could be seen by his partner during the auction (Law 24).

    `led` means that he led one; `deliberate`, that he showed them on purpose; `clarifying`, that the auction had ended
    but the auction period had not (2007).
    """

    trick: ClassVar[int] = 0
    seat: Seat
    cards: tuple[Card, ...]
    led: bool = False
    deliberate: bool = False
    clarifying: bool = False


CallIrregularity: TypeAlias = (
    CallOutOfRotation
    | InsufficientBid
    | InadmissibleCall
    | BarredCall
    | BidOverSeven
    | CallAfterTheAuction
    | ChangedCall
)
CALL_KINDS = frozenset(Kind(str(kind.__struct_config__.tag)) for kind in get_args(CallIrregularity))
"""The kinds of these irregularities."""


class Status(enum.Enum):
    """The status of an irregularity."""

    UNNOTICED = "unnoticed"
    NOTICED = "noticed"
    CORRECTED = "corrected"
    ACCEPTED = "accepted"
    ESTABLISHED = "established"

    __hash__ = object.__hash__  # a member is equal to itself only; that of an Enum hashes the name, in Python


class Revoke(Value, frozen=True, tag=Kind.REVOKE.value):
    """`seat` played `card` to trick `trick` when a Law required him to play one of `owed` (Law 61A).

    `faced` means that one of `owed` was face up: a penalty card, one that had been exposed, or dummy's (Law 64B3).
    `defective` means that he played nothing to the trick, and `card` was placed among his played cards too late (Law
    67B1).
    """

    seat: Seat
    trick: int
    card: Card
    owed: frozenset[Card]
    faced: bool = False
    defective: bool = False


class PenaltyCardNotPlayed(Value, frozen=True, tag=Kind.PENALTY_CARD_NOT_PLAYED.value):
    """`seat` played `card` when he had to play one of his penalty cards, `owed` (Law 52)."""

    seat: Seat
    trick: int
    card: Card
    owed: frozenset[Card]


class LeadBeforeChoice(Value, frozen=True, tag=Kind.LEAD_BEFORE_CHOICE.value):
    """`seat` led while declarer had not yet chosen about his partner's penalty card (Law 50D2)."""

    seat: Seat
    trick: int
    card: Card


class LeadOutOfTurn(Value, frozen=True, tag=Kind.LEAD_OUT_OF_TURN.value):
    """`seat` led to trick `trick` when the lead was `due` from another hand (Law 53)."""

    seat: Seat
    trick: int
    card: Card
    due: Seat


class PrematureLead(Value, frozen=True, tag=Kind.PREMATURE_LEAD.value):
    """`seat` led to trick `trick` before the previous trick was complete; `played` had played to that one (Law 57A)."""

    seat: Seat
    trick: int
    card: Card
    played: tuple[Seat, ...]


class PrematurePlay(Value, frozen=True, tag=Kind.PREMATURE_PLAY.value):
    """`seat` played to trick `trick` before his turn; `played` had played to it by then (Law 57)."""

    seat: Seat
    trick: int
    card: Card
    played: tuple[Seat, ...]


class SeveralCards(Value, frozen=True, tag=Kind.SEVERAL_CARDS.value):
    """`seat` played two or more cards to a trick at once (Law 58B)."""

    seat: Seat
    trick: int
    cards: tuple[Card, ...]


class FifthCard(Value, frozen=True, tag=Kind.FIFTH_CARD.value):
    """`seat`, a defender, contributed a second card to a trick (Law 45E)."""

    seat: Seat
    trick: int
    card: Card


class MissingCard(Value, frozen=True, tag=Kind.MISSING_CARD.value):
    """`seat` played no card to trick `trick`, and play continued past him (Law 67)."""

    seat: Seat
    trick: int


class WrongCardFromDummy(Value, frozen=True, tag=Kind.WRONG_CARD_FROM_DUMMY.value):
    """Dummy put `card` in the played position when declarer had named `named` (Law 45D)."""

    seat: Seat
    trick: int
    card: Card
    named: Card


class ExposedCard(Value, frozen=True, tag=Kind.EXPOSED_CARD.value):
    """A defender's `card` was exposed, or named as held, without being played (Law 49).

    `fifth` means that a trick of four cards, one of them his, was on the table: the card may have been a lead (45E1).
    """

    seat: Seat
    trick: int
    card: Card
    deliberate: bool
    fifth: bool = False


class TakenBack(Value, frozen=True, tag=Kind.TAKEN_BACK.value):
    """`seat` withdrew, of his own accord, a card he had played (Law 47F).

    `behind` are the cards played to the trick after it; `led_on` means that the next trick had begun (Law 47E2(a)).
    """

    seat: Seat
    trick: int
    card: Card
    behind: tuple[Card, ...] = ()
    led_on: bool = False


class DummyAsks(Value, frozen=True, tag=Kind.DUMMY_ASKS.value):
    """Dummy asked a defender whether he had revoked (Law 61B2(b))."""

    seat: Seat
    trick: int
    of: Seat


class DummyAttention(Value, frozen=True, tag=Kind.DUMMY_ATTENTION.value):
    """Dummy was the first to draw attention to an irregularity, or to call the Director (Law 43A1)."""

    seat: Seat
    trick: int


class DummyWarns(Value, frozen=True, tag=Kind.DUMMY_WARNS.value):
    """Dummy, his rights lost, warned declarer against leading from the wrong hand (Law 43B2(a))."""

    seat: Seat
    trick: int


class DummyTouches(Value, frozen=True, tag=Kind.DUMMY_TOUCHES.value):
    """Dummy touched or indicated a card, or suggested a play, without instruction (Law 45F)."""

    seat: Seat
    trick: int
    card: Card | None = None


class WronglyTold(enum.StrEnum):
    """What a player wrongly tells another, as a case file names it: that it is his lead, or what a call means."""

    YOUR_LEAD = "your-lead"
    EXPLANATION = "explanation"


class InformationBy(enum.StrEnum):
    """By what a player gives information other than by a call or play, as a case file names it."""

    STOP = "stop"
    HESITATION = "hesitation"
    REMARK = "remark"
    GESTURE = "gesture"


class Extraneous(Value, frozen=True, tag=Kind.EXTRANEOUS_INFORMATION.value):
    """A player gave his partner information other than by a call or play; `what` says by what (Law 16B)."""

    seat: Seat
    trick: int
    what: InformationBy


BREACHES = {"43A2a": "43A2(a)", "43A2b": "43A2(b)", "43A2c": "43A2(c)"}
"""The clauses of Law 43A2, each as it is printed."""


class DummyBreach(Value, frozen=True, tag=Kind.DUMMY_BREACH.value):
    """Dummy did what Law 43A2 forbids; `law` is the clause, one of BREACHES."""

    seat: Seat
    trick: int
    law: str


class PartnerAsked(Value, frozen=True, tag=Kind.EXTRANEOUS_INFORMATION.value):
    """A defender asked his partner about a revoke where Law 61B does not permit it."""

    seat: Seat
    trick: int
    of: Seat


class PlayBeforeRuling(Value, frozen=True, tag=Kind.PLAY_BEFORE_RULING.value):
    """`seat` played after attention was drawn and before the Director had ruled (Law 9B2)."""

    seat: Seat
    trick: int
    card: Card


class TrickInspected(Value, frozen=True, tag=Kind.TRICK_INSPECTED.value):
    """`seat` turned up quitted trick `trick` himself (Law 66C)."""

    seat: Seat
    trick: int


class InformationElsewhere(Value, frozen=True, tag=Kind.INFORMATION_FROM_ELSEWHERE.value):
    """`seat` accidentally learnt something about the board from elsewhere than his partner (Law 16D; 2007: 16C)."""

    seat: Seat
    trick: int


class CorrectedTooSoon(Value, frozen=True, tag=Kind.CORRECTED_TOO_SOON.value):
    """`seat` corrected his partner's explanation before he might: in the auction, or as a defender (Law 20F5)."""

    seat: Seat
    trick: int


class CardPointedWrongly(Value, frozen=True, tag=Kind.CARD_POINTED_WRONGLY.value):
    """`seat` pointed his turned card of this trick the wrong way (Law 65B)."""

    seat: Seat
    trick: int


class PlayedCardLeftOut(Value, frozen=True, tag=Kind.PLAYED_CARD_LEFT_OUT.value):
    """`seat` did not put the card he played to this trick among his played cards (Law 67B3; before 2017: 65C)."""

    seat: Seat
    trick: int


class CardOfAnotherPack(Value, frozen=True, tag=Kind.CARD_OF_ANOTHER_PACK.value):
    """`seat` found a card among his that is no part of the deal (Law 13C; 2007: 13F)."""

    seat: Seat
    trick: int


class BoardNotTheirs(Value, frozen=True, tag=Kind.BOARD_NOT_THEIRS.value):
    """`seat` found that this board was not one for these four players in this round (Law 15B; before 2017: 15)."""

    seat: Seat
    trick: int


class WrongNumberOfCards(Value, frozen=True, tag=Kind.WRONG_NUMBER_OF_CARDS.value):
    """`seat` counted his cards and was found to hold `cards`, a wrong number (Law 13, 14)."""

    seat: Seat
    trick: int
    cards: int


class UnauthorisedInformation(Value, frozen=True, tag=Kind.UNAUTHORISED_INFORMATION.value):
    """According to an opponent, the last action of `seat` used unauthorised information (Law 16)."""

    seat: Seat
    trick: int


CardIrregularity: TypeAlias = (
    Revoke
    | PenaltyCardNotPlayed
    | LeadBeforeChoice
    | LeadOutOfTurn
    | PrematureLead
    | PrematurePlay
    | FifthCard
    | WrongCardFromDummy
    | ExposedCard
    | TakenBack
    | DummyTouches
    | PlayBeforeRuling
)
"""The irregularities of one card."""

Irregularity: TypeAlias = (
    CardIrregularity
    | SeveralCards
    | MissingCard
    | DummyAsks
    | DummyAttention
    | DummyWarns
    | Extraneous
    | DummyBreach
    | PartnerAsked
    | TrickInspected
    | WrongNumberOfCards
    | CardPointedWrongly
    | PlayedCardLeftOut
    | CardOfAnotherPack
    | BoardNotTheirs
    | InformationElsewhere
    | CorrectedTooSoon
    | CallOnWrongCards
    | UnauthorisedInformation
    | CallIrregularity
    | CardExposedInAuction
)


def kind_of(irregularity: Irregularity | type[Irregularity]) -> Kind:
    """The kind of the irregularity, or of all those of a class."""
    return Kind(str(irregularity.__struct_config__.tag))


def place_of_call(irregularity: Irregularity) -> CallId | None:
    """The id of the irregular call; None if the irregularity was not a call."""
    return irregularity.place if isinstance(irregularity, IrregularCall) else None


def is_of_kind(irregularity: Irregularity, kind: Kind | None) -> bool:
    """Whether the kind that a player names fits the irregularity; None fits any.

    A play out of turn is a premature play (Law 57); a fifth card is also an exposed card, and an exposed card may
    have been a fifth card (Law 45E1, 49).
    """
    match irregularity:
        case PrematurePlay() if kind is Kind.PLAY_OUT_OF_TURN:
            return True
        case FifthCard() if kind is Kind.EXPOSED_CARD:
            return True
        case ExposedCard(fifth=True) if kind is Kind.FIFTH_CARD:
            return True
    return kind in (None, kind_of(irregularity))


def cards_involved(irregularity: Irregularity) -> tuple[Card, ...]:
    """The cards of the irregularity, if any."""
    if isinstance(irregularity, SeveralCards | CardExposedInAuction):
        return irregularity.cards
    card = irregularity.card if isinstance(irregularity, CardIrregularity) else None
    return () if card is None else (card,)


def card_involved(irregularity: Irregularity) -> Card | None:
    """The first card of the irregularity; None if it has none."""
    return next(iter(cards_involved(irregularity)), None)
