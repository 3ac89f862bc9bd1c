"""Law 64B: the established revokes for which no trick is transferred. Read it from the top."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.irregular_plays.law61 import revoke_at, suit_of_revoke
from bridgetable.laws.irregular_plays.law64.revokes import corrected_though_established, ruled_on, when, won_since
from bridgetable.table.edition import Edition
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke
from bridgetable.table.state import Table
from bridgetable.table.values.cache import cached_on_value


@clause("64B1")
def won_nothing(table: Table, irregularity: IrregularityId) -> bool:
    """The offending side won neither the revoke trick nor any later one."""
    return not won_since(table, revoke_at(table, irregularity))


@clause("64B2", E1997, E2007)
def repeated(table: Table, irregularity: IrregularityId) -> bool:
    """It is a later revoke by the same player in the same suit."""
    return bool(_earlier_in_suit(table, irregularity))


@repeated.wording("64B2", E2017)
def _(table: Table, irregularity: IrregularityId) -> bool:
    """The same, and the first such revoke had become established."""
    earlier = _earlier_in_suit(table, irregularity)
    first = table.establishment(earlier[0]) if earlier else None
    return first is not None and not first.deemed


def _earlier_in_suit(table: Table, irregularity: IrregularityId) -> list[IrregularityId]:
    revoke = revoke_at(table, irregularity)
    suit, made = suit_of_revoke(revoke), when(table, irregularity)
    if suit is None:
        return []
    earlier = [
        other
        for other, offence in table.recorded_as(Revoke, by=(revoke.seat,))
        if suit_of_revoke(offence) is suit and when(table, other) < made
    ]
    return sorted(earlier, key=lambda other: when(table, other))


@clause("64B3")
def faced_card(table: Table, irregularity: IrregularityId) -> bool:
    """The player failed to play a faced card: a penalty card, or one of dummy's."""
    return revoke_at(table, irregularity).faced


@clause("64B4")
def after_next_call(table: Table, irregularity: IrregularityId) -> bool:
    """Attention was first drawn after a member of the innocent side had called on the next deal."""
    first = table.attention_to(irregularity)
    innocent = revoke_at(table, irregularity).seat.side.opponents
    return first is not None and any(seat.side is innocent for seat in first.next_callers)


@clause("64B5")
def after_the_round(table: Table, irregularity: IrregularityId) -> bool:
    """Attention was first drawn after the round had ended."""
    first = table.attention_to(irregularity)
    return first is not None and first.round_over


@clause("64B6")
def twelfth_trick(table: Table, irregularity: IrregularityId) -> bool:
    """It was made on the twelfth trick."""
    return table.is_last_but_one(revoke_at(table, irregularity).trick)


@clause("64B7", E2007)
def both_sides(table: Table, irregularity: IrregularityId) -> bool:
    """Both sides have revoked on the board, established or not."""
    return _opponents_revoked(table, irregularity, established=False)


@both_sides.wording("64B7", E2017)
def _(table: Table, irregularity: IrregularityId) -> bool:
    """Both sides have revoked on the board and both revokes are established."""
    return _opponents_revoked(table, irregularity, established=True)


@clause("64B8", E2017)
def corrected_on_both_sides(table: Table, irregularity: IrregularityId) -> bool:
    """It was corrected under 62C3."""
    return corrected_though_established(table, irregularity)


def _opponents_revoked(table: Table, irregularity: IrregularityId, *, established: bool) -> bool:
    side = revoke_at(table, irregularity).seat.side.opponents
    theirs = [o for o, _ in table.recorded_as(Revoke, by=side.seats)]
    if established:
        return any(o in ruled_on(table) for o in theirs)
    return any(table.attention_to(o) is not None for o in theirs)


EXEMPTIONS: tuple[Clause[[IrregularityId], bool], ...] = (
    won_nothing, repeated, faced_card, after_next_call, after_the_round, twelfth_trick, both_sides,
    corrected_on_both_sides,
)
"""Law 64B, read from the top."""


@cached_on_value
def exemptions_of(table: Table, irregularity: IrregularityId) -> tuple[str, ...]:
    """The clauses of 64B that exempt this revoke from any automatic adjustment; none if tricks are transferred."""
    return tuple(number for number, holds in _in_force(table.edition) if holds(table, irregularity))


@cache
def _in_force(edition: Edition) -> tuple[tuple[str, Callable[..., bool]], ...]:
    """The wordings of this edition, each with its number: they are asked of every revoke after each action."""
    there = (exemption for exemption in EXEMPTIONS if exemption.exists_in(edition))
    return tuple((exemption.numbers[edition], exemption.wording_in(edition)) for exemption in there)
