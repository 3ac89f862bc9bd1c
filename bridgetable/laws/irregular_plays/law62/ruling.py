"""The ruling on a revoke: corrected, standing, or corrected but counted as established (Laws 62, 63, 43B)."""

from __future__ import annotations

from bridgetable.laws.claims.law70 import disturbed_by_a_revoke
from bridgetable.laws.general.law09 import draw_attention_again
from bridgetable.laws.irregular_plays import law58
from bridgetable.laws.irregular_plays.law61 import defenders_may_ask_each_other, revoke_at, suit_of_revoke
from bridgetable.laws.irregular_plays.law62.correction import correct
from bridgetable.laws.irregular_plays.law62.when_corrected import (
    both_sides_on_one_trick,
    corrected_on_trick_twelve,
    has_become_established,
    must_be_corrected,
)
from bridgetable.laws.irregular_plays.law63 import established_revoke_stands, illegally_noticed
from bridgetable.laws.law import Rule
from bridgetable.laws.play.law43 import asked_without_rights, deem_established
from bridgetable.laws.precedence import first_that_applies
from bridgetable.table.events import ClaimSetAside, ClaimStayed, DeemedEstablished, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import PartnerAsked, Revoke, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_revoke(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a revoke."""
    first = first_that_applies(RULED_FIRST, table, irregularity)
    if first:
        return (*first, *rule_on_revoke(evolve_all(table, first), irregularity))
    return first_that_applies(ON_A_REVOKE, table, irregularity)


def _played_with_others(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    return law58.played_with_others(table, revoke_at(table, irregularity))


def _both_sides(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Both sides have revoked on the trick: each is corrected (Law 62C3)."""
    both = both_sides_on_one_trick(table, irregularity) if both_sides_on_one_trick.exists_in(table.edition) else ()
    if not both:
        return ()
    drawn = draw_attention_again(table, irregularity, both)
    told = RulingGiven("62C3", say("law-62C3", trick=revoke_at(table, irregularity).trick))
    stayed = _claim_suspended(table)
    mended = (*drawn, told, *stayed, *correct(evolve_all(table, stayed), both))
    return (*mended, *disturbed_by_a_revoke(evolve_all(table, mended)))


def _corrected(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """It is corrected before it becomes established (62A, 62B), on the twelfth trick even when established (62D)."""
    twelfth = corrected_on_trick_twelve(table, irregularity)
    if not must_be_corrected(table, irregularity) and not twelfth:
        return ()
    resumed = (ClaimSetAside(),) if table.claim is not None and twelfth else _claim_suspended(table)
    mended = correct(evolve_all(table, resumed), (irregularity,))
    mended = (*resumed, *mended, *_deemed_established(table, irregularity))
    return (*mended, *disturbed_by_a_revoke(evolve_all(table, mended)))


def _stands(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """It is established: the trick stands as played, and Law 64 is applied after play (63B)."""
    offence = revoke_at(table, irregularity)
    told = RulingGiven(established_revoke_stands(table), say("law-63B", offender=offence.seat, trick=offence.trick))
    return (told, Settled(irregularity, Status.ESTABLISHED))


def _other_revokes_found(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Revokes of which the Director becomes aware when he rules on this one, and so rectifies too (81C3).

    They are the established revokes of the same player in the same suit (64B2), his partner's on the same trick, and
    those of the other side on it if this one is itself established (64B7).
    """
    offence, here = revoke_at(table, irregularity), has_become_established(table, irregularity)
    unseen = [
        other for other, found in table.unsettled_as(Revoke)
        if other != irregularity and table.attention_to(other) is None and has_become_established(table, other)
        and (_repeats(offence, found)
             or (_lies_beside(offence, found, here) and not corrected_on_trick_twelve(table, other)))
    ]
    # One on the twelfth trick is corrected when its turn comes among those to which attention has been drawn (62D1).
    standing = (other for other in unseen if not corrected_on_trick_twelve(table, other))
    told = (event for other in standing for event in _stands(table, other))
    return (*draw_attention_again(table, irregularity, tuple(unseen)), *told)


RULED_FIRST: tuple[Rule, ...] = (_played_with_others, _other_revokes_found)
"""What must be decided before the revoke: which of several cards was played (58B), and other revokes (81C3)."""

ON_A_REVOKE: tuple[Rule, ...] = (_both_sides, _corrected, _stands)
"""The rules on a revoke: 62C3; 62A, 62B, 62D; else 63B."""


def _repeats(one: Revoke, other: Revoke) -> bool:
    suit = suit_of_revoke(one)
    return one.seat is other.seat and suit is not None and suit is suit_of_revoke(other)


def _lies_beside(one: Revoke, other: Revoke, established: bool) -> bool:
    return one.trick == other.trick and (established or one.seat.side is other.seat.side)


def _claim_suspended(table: Table) -> tuple[Event, ...]:
    """A claim is suspended until the offender, and the players who may change their cards, have played (62B, 62C)."""
    return (ClaimStayed(),) if table.claim is not None else ()


def _deemed_established(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    if asked_without_rights(table, irregularity):
        return deem_established(table, irregularity)
    if illegally_noticed.exists_in(table.edition) and _asked_unlawfully(table, irregularity):
        number = illegally_noticed(table, irregularity)
        told = say("law-1997-63B", offender=revoke_at(table, irregularity).seat)
        return (DeemedEstablished(irregularity, number), RulingGiven(number, told))
    return ()


def _asked_unlawfully(table: Table, irregularity: IrregularityId) -> bool:
    first = table.attention_to(irregularity)
    asked = any(
        isinstance(offence, PartnerAsked) and first is not None and offence.seat is first.seat
        and offence.of is revoke_at(table, irregularity).seat and offence.trick == revoke_at(table, irregularity).trick
        for offence in table.irregularities
    )
    return asked and not defenders_may_ask_each_other(table)
