"""Applying what the Director has decided, so that it is known later on. Nothing here judges."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.table import events as e
from bridgetable.table.state import Table

Decided: TypeAlias = (
    e.DamageFound | e.JudgementDeferred | e.DeclarersCardsRuled | e.ChangeAllowed | e.FirstCallLetStand
    | e.RepetitionRequired | e.RotationRestored
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
        case e.RotationRestored():
            return replace(table, rotation_restored=(*table.rotation_restored, event))
