"""Irregularities: what happened against procedure, one frozen class each. The tag is the kind in a case file."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat


class Status(enum.Enum):
    """What has become of an irregularity."""

    UNNOTICED = "unnoticed"
    NOTICED = "noticed"
    CORRECTED = "corrected"
    ACCEPTED = "accepted"
    ESTABLISHED = "established"


class Revoke(msgspec.Struct, frozen=True, tag="revoke"):
    """`seat` played `card` to trick `trick` when a Law let him play only one of `owed` (Law 61A).

    `faced` says that one of those lay face up: a penalty card, or dummy's (Law 64B3).
    """

    seat: Seat
    trick: int
    card: Card
    owed: frozenset[Card]
    faced: bool = False


class PenaltyCardNotPlayed(msgspec.Struct, frozen=True, tag="penalty-card-not-played"):
    """`seat` played `card` when he had to play one of his penalty cards, `owed` (Law 52)."""

    seat: Seat
    trick: int
    card: Card
    owed: frozenset[Card]


class LeadBeforeChoice(msgspec.Struct, frozen=True, tag="lead-before-choice"):
    """`seat` led while declarer had not yet chosen about his partner's penalty card (Law 50D2)."""

    seat: Seat
    trick: int
    card: Card


class LeadOutOfTurn(msgspec.Struct, frozen=True, tag="lead-out-of-turn"):
    """`seat` led to trick `trick` when the lead was `due` from another hand (Law 53)."""

    seat: Seat
    trick: int
    card: Card
    due: Seat


class ExposedCard(msgspec.Struct, frozen=True, tag="exposed-card"):
    """A defender's `card` was seen, or named as held, without being played (Law 49)."""

    seat: Seat
    trick: int
    card: Card
    deliberate: bool


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """`seat` picked up a card he had played, of his own accord (Law 47F)."""

    seat: Seat
    trick: int
    card: Card


class DummyAsks(msgspec.Struct, frozen=True, tag="dummy-asks"):
    """Dummy asked a defender whether he had revoked (Law 61B2(b))."""

    seat: Seat
    trick: int
    of: Seat


class DummyAttention(msgspec.Struct, frozen=True, tag="dummy-attention"):
    """Dummy was the first to draw attention to an irregularity, or to call the Director (Law 43A1)."""

    seat: Seat
    trick: int


class DummyBreach(msgspec.Struct, frozen=True, tag="dummy-breach"):
    """Dummy did what Law 43A2 forbids; `law` says which."""

    seat: Seat
    trick: int
    law: str


class PartnerAsked(msgspec.Struct, frozen=True, tag="extraneous-information"):
    """A defender asked his partner about a revoke where that is not allowed (Law 61B)."""

    seat: Seat
    trick: int
    of: Seat


class PlayBeforeRuling(msgspec.Struct, frozen=True, tag="play-before-ruling"):
    """`seat` played after attention was drawn and before the Director had ruled (Law 9B2)."""

    seat: Seat
    trick: int
    card: Card


class TrickInspected(msgspec.Struct, frozen=True, tag="trick-inspected"):
    """`seat` turned up quitted trick `trick` himself (Law 66C)."""

    seat: Seat
    trick: int


class UnauthorisedInformation(msgspec.Struct, frozen=True, tag="unauthorised-information"):
    """An opponent says that the last action of `seat` used what he may not know (Law 16)."""

    seat: Seat
    trick: int


Irregularity: TypeAlias = (
    Revoke
    | PenaltyCardNotPlayed
    | LeadBeforeChoice
    | LeadOutOfTurn
    | ExposedCard
    | TakenBack
    | DummyAsks
    | DummyAttention
    | DummyBreach
    | PartnerAsked
    | PlayBeforeRuling
    | TrickInspected
    | UnauthorisedInformation
)


def kind_of(irregularity: Irregularity) -> str:
    """The kind as a case file names it: "revoke"."""
    return str(irregularity.__struct_config__.tag)


def card_involved(irregularity: Irregularity) -> Card | None:
    """The card the irregularity was made with, where there is one."""
    return getattr(irregularity, "card", None)
