"""Events of rulings: what the Director said, and what he decided that is looked at later."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId
from bridgetable.table.question import Message


class RulingGiven(msgspec.Struct, frozen=True, tag=True):
    """The Director ruled, under a clause in the numbering of the edition."""

    clause: str
    message: Message


class DamageFound(msgspec.Struct, frozen=True, tag=True):
    """The Director found, under `clause`, that a side was damaged: a score is to be assigned (Law 12)."""

    clause: str


class JudgementDeferred(msgspec.Struct, frozen=True, tag=True):
    """It was too late to put something right: when play has ended the Director is asked what came of it.

    `ask` is the declaration of that question; the other fields are those of `question.Question`.
    """

    ask: str
    seat: Seat
    card: Card | None = None
    trick: int | None = None
    calls: tuple[CallId, ...] = ()


class DeclarersCardsRuled(msgspec.Struct, frozen=True, tag=True):
    """The Director said what it means that these cards of the declaring side were seen (Law 48A)."""

    cards: tuple[Card, ...]


class ExplanationPutRight(msgspec.Struct, frozen=True, tag=True):
    """The Director put right what `to` had been told wrongly (21B, 47E2); `telling` is its place in the list."""

    to: Seat
    telling: int


class RotationRestored(msgspec.Struct, frozen=True, tag=True):
    """Calls out of rotation by `offenders` were put right before anybody called the Director; `told` is what he says.

    `by_correct_player`: the player whose turn it was called over them (Law 28B); else the auction reverted (17D3, 34).
    """

    told: RulingGiven
    offenders: tuple[Seat, ...]
    by_correct_player: bool
