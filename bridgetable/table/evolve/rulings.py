"""Applying the decisions of the Director to the facts of a table. Nothing here judges."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.table import events as e
from bridgetable.table.chronology import cards_ever_played_since, moment_of
from bridgetable.table.records import Misinformation
from bridgetable.table.state import Table
from bridgetable.table.values.log import Log

Decision: TypeAlias = (
    e.DamageFound | e.JudgementDeferred | e.DeclarersCardsRuled | e.ChangeAllowed | e.FirstCallLetStand
    | e.RepetitionRequired | e.RotationRestored | e.ScoreAssigned | e.PenaltyGiven | e.ExplanationPutRight
)


def after_decision(table: Table, event: Decision) -> Table:
    """The table after this decision of the Director."""
    match event:
        case e.DamageFound(clause):
            return replace(table, damage=table.damage.adding(clause))
        case e.JudgementDeferred():
            return replace(table, deferred=table.deferred.adding(event))
        case e.DeclarersCardsRuled(cards):
            return replace(table, declarers_cards=table.declarers_cards.adding(*cards))
        case e.ChangeAllowed(call_id):
            return replace(table, may_change=table.may_change.adding(call_id))
        case e.FirstCallLetStand(call_id):
            return replace(table, let_stand=table.let_stand.adding(call_id))
        case e.RepetitionRequired(irregularity):
            return replace(table, to_repeat=table.to_repeat.adding(irregularity))
        case e.ExplanationPutRight(_, telling):
            return replace(table, told=_put_right(table, telling))
        case e.RotationRestored():
            return replace(table, rotation_restored=table.rotation_restored.adding(event))
        case e.ScoreAssigned():
            return replace(table, assigned=event)
        case e.PenaltyGiven():
            return replace(table, penalties=table.penalties.adding(event))


def _put_right(table: Table, index: int) -> Log[Misinformation]:
    """The misinformation given, with the effect of the item at `index` ended now."""
    one = table.told[index]
    played = cards_ever_played_since(table, moment_of(table, e.PlayerTold(one.seat, one.to, one.what)))
    ended = replace(one, held=one.held & played, until=len(table.auction.made))
    return table.told.replacing(index, ended)
