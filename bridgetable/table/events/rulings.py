"""Events of rulings: what the Director said, and his decisions that matter later."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId
from bridgetable.table.question import Message


class RulingGiven(msgspec.Struct, frozen=True, tag=True):
    """The Director ruled under `clause`; `message` is what he says."""

    clause: str
    message: Message


class DamageFound(msgspec.Struct, frozen=True, tag=True):
    """The Director found under `clause` that a side was damaged, so that a score is to be assigned (Law 12)."""

    clause: str


class JudgementDeferred(msgspec.Struct, frozen=True, tag=True):
    """It was too late to correct something; when play has ended the Director is asked whether it did damage.

    `ask` is the key of the declaration of that question; the other fields are those of `question.Question`.
    """

    ask: str
    seat: Seat
    card: Card | None = None
    trick: int | None = None
    calls: tuple[CallId, ...] = ()


class DeclarersCardsRuled(msgspec.Struct, frozen=True, tag=True):
    """The Director ruled on the exposure of these cards of the declaring side (Law 48A)."""

    cards: tuple[Card, ...]


class ExplanationPutRight(msgspec.Struct, frozen=True, tag=True):
    """The Director corrected misinformation given to `to`; `telling` is its index in `Table.told` (Law 21B, 47E2)."""

    to: Seat
    telling: int


class RotationRestored(msgspec.Struct, frozen=True, tag=True):
    """Calls out of rotation by `offenders` were corrected before the Director was called; `told` is his ruling on it.

    `by_correct_player` means that the player whose turn it was called over them (Law 28B); otherwise the auction
    reverted to an earlier call (Law 17D3, 34).
    """

    told: RulingGiven
    offenders: tuple[Seat, ...]
    by_correct_player: bool
