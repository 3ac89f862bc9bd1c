"""Law 64C: after the transfers the Director judges whether the innocent side is still damaged."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws.ask import Ask
from bridgetable.laws.claims.law70 import is_contested
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law12 import judgement
from bridgetable.laws.irregular_plays.law61 import revoke_at
from bridgetable.laws.irregular_plays.law64.exemptions import both_sides, repeated
from bridgetable.laws.irregular_plays.law64.revokes import ruled_on
from bridgetable.table.question import DIRECTOR, Question
from bridgetable.table.state import Table


@clause("64C", E1997, E2007)
def damage_left(table: Table) -> Question | None:
    """After any established revoke the Director judges whether the innocent side is still worse off."""
    return _redress(table, DAMAGE_LEFT)


@damage_left.wording("64C1", E2017)
def _(table: Table) -> Question | None:
    """The same; 64C2 says from which table damage is measured after repeated revokes and revokes of both sides."""
    irregularities = ruled_on(table)
    if any(both_sides(table, irregularity) for irregularity in irregularities):
        return _redress(table, AFTER_REVOKES_OF_BOTH_SIDES)
    return _redress(table, AFTER_REPEATED_REVOKES if any(repeated(table, n) for n in irregularities) else DAMAGE_LEFT)


def _redress(table: Table, ask: Ask) -> Question | None:
    irregularities = ruled_on(table)
    if not irregularities or not table.over or is_contested(table):
        return None
    innocent = {revoke_at(table, irregularity).seat.side.opponents for irregularity in irregularities}
    if len(innocent) == 1 and not _could_gain(table, next(iter(innocent))):
        return None
    question = ask.question(table, (DIRECTOR,), irregularity=irregularities[-1], trick=len(irregularities))
    return None if question in table.answered else question


def _could_gain(table: Table, side: Side) -> bool:
    """Whether the side has fewer than thirteen tricks after the transfers: otherwise no damage is possible."""
    return table.tricks_after_transfers(side) < 13


DAMAGE_LEFT = judgement("64C1", printed={E1997: "64C", E2007: "64C"})
AFTER_REPEATED_REVOKES = judgement("64C2(a)")
AFTER_REVOKES_OF_BOTH_SIDES = judgement("64C2(b)")
