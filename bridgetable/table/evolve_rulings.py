"""Applying what the Director has decided, so that it is known later on. Nothing here judges."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.table import events as e
from bridgetable.table.course import cards_ever_played_since, moment_of
from bridgetable.table.records import Telling
from bridgetable.table.state import Table

Decided: TypeAlias = (
    e.DamageFound | e.JudgementDeferred | e.DeclarersCardsRuled | e.ChangeAllowed | e.FirstCallLetStand
    | e.RepetitionRequired | e.RotationRestored | e.ScoreAssigned | e.PenaltyGiven | e.ExplanationPutRight
)


def remembered(table: Table, event: Decided) -> Table:
    """The table after this decision of the Director."""
    match event:
        case e.DamageFound(clause):
            return replace(table, damage=(*table.damage, clause))
        case e.JudgementDeferred():
            return replace(table, deferred=(*table.deferred, event))
        case e.DeclarersCardsRuled(cards):
            return replace(table, declarers_cards=(*table.declarers_cards, *cards))
        case e.ChangeAllowed(place):
            return replace(table, may_change=(*table.may_change, place))
        case e.FirstCallLetStand(place):
            return replace(table, let_stand=(*table.let_stand, place))
        case e.RepetitionRequired(irregularity):
            return replace(table, to_repeat=(*table.to_repeat, irregularity))
        case e.ExplanationPutRight(_, telling):
            return replace(table, told=_put_right(table, telling))
        case e.RotationRestored():
            return replace(table, rotation_restored=(*table.rotation_restored, event))
        case e.ScoreAssigned():
            return replace(table, assigned=event)
        case e.PenaltyGiven():
            return replace(table, penalties=(*table.penalties, event))


def _put_right(table: Table, place: int) -> tuple[Telling, ...]:
    """What was told, where the player of one telling has been misled no longer than until now."""
    one = table.told[place]
    played = cards_ever_played_since(table, moment_of(table, e.PlayerTold(one.seat, one.to, one.what)))
    ended = replace(one, held=one.held & played, until=len(table.auction.made))
    return (*table.told[:place], ended, *table.told[place + 1 :])
