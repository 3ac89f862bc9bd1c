"""Where the Laws ask whether a side is still damaged, and from which tables damage is measured (64C, 43B3, 12B1, 50E4).

The figures are not the business of the Laws: they come from double dummy analysis, or from the Director.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.laws import law43, law50, law61, law64
from bridgetable.laws.clause import E2007, E2017, clause
from bridgetable.table.evolve import with_nothing_answered
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, cards_involved
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value

BOTH = (Side.NS, Side.EW)


class Base(msgspec.Struct, frozen=True):
    """The table just before this irregularity, with what Law 64 transfers for the `earlier` revokes added."""

    irregularity: IrregularityId
    earlier: tuple[IrregularityId, ...] = ()


class Redress(msgspec.Struct, frozen=True):
    """A clause under which damage is judged, the tables from which it is measured, and whose scores are adjusted.

    `innocent` is the side that may be damaged; None when both sides are at fault and the board is to be scored as if
    nothing had happened (64C2(b)).
    """

    clause: str
    innocent: Side | None
    bases: tuple[Base, ...]
    adjusted: tuple[Side, ...] = BOTH


@cached_on_value
def redress_due(table: Table) -> tuple[Redress, ...]:
    """Every clause under which the Director judges damage on this board after play, whether asked already or not."""
    return tuple(_found(table))


@cached_on_value
def redress_under(table: Table, clause: str) -> Redress | None:
    """What the Director judges under this clause on this board after play; None if there is nothing."""
    return next((one for one in _found(table) if one.clause == clause), None)


def _found(table: Table) -> Iterator[Redress]:
    unasked = with_nothing_answered(table)
    for find in (_after_revokes, _dummy_without_rights, _exposed_card):
        found = find(unasked)
        if found is not None:
            yield found


def _after_revokes(table: Table) -> Redress | None:
    """64C: from before each revoke with the cost of the earlier ones; from before the first if both sides revoked."""
    question = law64.damage_left(table)
    if question is None:
        return None
    irregularities = law64.ruled_on(table)
    innocent = {law61.revoke_at(table, irregularity).seat.side.opponents for irregularity in irregularities}
    if len(innocent) > 1:
        return Redress(question.clause, None, (Base(first_of_its_trick(table, irregularities[0])),))
    bases: list[Base] = []
    for irregularity in irregularities:
        trick = law61.revoke_at(table, irregularity).trick
        earlier = tuple(other for other in irregularities if law61.revoke_at(table, other).trick < trick)
        bases.append(Base(first_of_its_trick(table, irregularity), earlier))
    return Redress(question.clause, next(iter(innocent)), tuple(dict.fromkeys(bases)))


def measured_without(table: Table, irregularity: IrregularityId) -> tuple[Revoke, ...]:
    """The established revokes on the trick of this one: damage is measured from before the first of them."""
    trick = law61.revoke_at(table, irregularity).trick
    return tuple(revoke for n in law64.ruled_on(table) if (revoke := law61.revoke_at(table, n)).trick == trick)


def repeats_the_earlier_revokes(table: Table, irregularity: IrregularityId) -> bool:
    """Whether every revoke here and on the earlier tricks is one player's in one suit, as in 64B2 and 64C2(a)."""
    trick = law61.revoke_at(table, irregularity).trick
    revokes = [revoke for n in law64.ruled_on(table) if (revoke := law61.revoke_at(table, n)).trick <= trick]
    return len({(revoke.seat, law61.suit_of_revoke(revoke)) for revoke in revokes}) == 1


def both_sides_revoked(table: Table) -> bool:
    """Whether players of both sides revoked on this board, so that neither side is the innocent one (64B7, 64C)."""
    return len({law61.revoke_at(table, irregularity).seat.side for irregularity in law64.ruled_on(table)}) == 2


def first_of_its_trick(table: Table, irregularity: IrregularityId) -> IrregularityId:
    """The first revoke on the trick of this one: damage is not measured from a table with another revoke on it."""
    return table.recorded_as(Revoke, trick=law61.revoke_at(table, irregularity).trick)[0][0]


def _dummy_without_rights(table: Table) -> Redress | None:
    """43B3: from before each irregularity of a defender to which dummy without rights was first to draw attention."""
    question = law43.judged_after_play(table)
    if question is None or table.declarer is None:
        return None
    bases = tuple(Base(irregularity) for irregularity in law43.accepted_without_rights(table))
    return Redress(question.clause, table.declarer.side, bases, whose_score_is_adjusted(table))


@clause("12B1", E2007)
def whose_score_is_adjusted(table: Table) -> tuple[Side, ...]:
    """Both sides get the assigned score when dummy without rights spoke of a defender's irregularity."""
    return BOTH


@whose_score_is_adjusted.wording("43B3", E2017)
def _(table: Table) -> tuple[Side, ...]:
    """The defenders' score alone is adjusted; the declaring side keeps the table's."""
    return () if table.declarer is None else (table.declarer.side.opponents,)


def _exposed_card(table: Table) -> Redress | None:
    """50E4: from before the first exposure by a defender whose partner had a choice while the card was face up."""
    question = law50.damage_from_penalty_card(table)
    if question is None or table.declarer is None:
        return None
    partners = {seat.partner for seat in table.informed}
    known = {item.card for item in table.information if law50.is_about_a_penalty_card(item.clause)}
    shown = (
        irregularity
        for irregularity, offence in table.recorded
        if offence.seat in partners and known & set(cards_involved(offence))
    )
    first = next(shown, None)
    return Redress(question.clause, table.declarer.side, (Base(first),)) if first is not None else None


def still_moved(table: Table, base: Base, then: Table, rest: int) -> int:
    """How many tricks Law 64 would transfer for the earlier revokes if the offenders won `rest` more tricks.

    The `rest` are won from `then` on, the table just before the irregularity of the base. Whether a revoke is exempt is
    taken from what happened, except under 64B1, which depends on the tricks won.
    """
    moved = 0
    nothing_won = law64.won_nothing.number(table)
    for irregularity in base.earlier:
        if set(law64.exemptions_of(table, irregularity)) - {nothing_won}:
            continue
        won = len(law64.won_since(then, law61.revoke_at(table, irregularity))) + rest
        due = 2 if law64.offender_won_the_trick(table, irregularity) else 1
        # The second trick of 1997 depends on the cards played: what was transferred at the table is transferred here.
        due = max(due, sum(one.tricks for one in table.transfers if one.irregularity == irregularity))
        moved += min(due, max(0, won - moved))
    return moved
