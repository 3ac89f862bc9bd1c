"""Law 64A: how many tricks are transferred for each established revoke, and which."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.laws.claims.law70 import is_contested
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.irregular_plays.law61 import revoke_at
from bridgetable.laws.irregular_plays.law64.exemptions import exemptions_of
from bridgetable.laws.irregular_plays.law64.revokes import ruled_on, won_since
from bridgetable.laws.shared.revoke_trick import (
    difference_between_readings,
    under_the_other_reading,
    winner_of_revoke_trick,
)
from bridgetable.table.events import Event, RulingGiven, Transfer, TricksTransferred
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("64A1")
def offender_won_the_trick(table: Table, irregularity: IrregularityId) -> bool:
    """The offender himself won the trick he revoked on; declarer has not won a trick that dummy won.

    A player deemed to have revoked by playing nothing to a trick never loses a second trick (67B1).
    """
    revoke = revoke_at(table, irregularity)
    return not revoke.defective and winner_of_revoke_trick(table, irregularity, revoke) is revoke.seat


@clause("64A2", E1997)
def second_trick(table: Table, irregularity: IrregularityId) -> list[int]:
    """1997: later tricks the offender himself won with a card he could lawfully have played to the revoke trick."""
    revoke = revoke_at(table, irregularity)
    if revoke.defective:
        return []
    return [
        number
        for number, trick in table.numbered_tricks()
        if number > revoke.trick and table.winner(number) is revoke.seat and trick.card_of(revoke.seat) in revoke.owed
    ]


@second_trick.wording("64A2", E2007, E2017)
def _(table: Table, irregularity: IrregularityId) -> list[int]:
    """Since 2007 one trick, no matter which card won it."""
    return []


def transfer_for(table: Table, irregularity: IrregularityId, moved: Sequence[int]) -> Transfer:
    """What Law 64 transfers for this revoke; no trick is transferred twice, so those in `moved` are left out."""
    revoke = revoke_at(table, irregularity)
    to = revoke.seat.side.opponents
    if exempt := exemptions_of(table, irregularity):
        return Transfer(irregularity, exempt[0], 0, to)
    left = _spared_last(table, irregularity, _without(won_since(table, revoke), moved))
    if offender_won_the_trick(table, irregularity):
        later = [number for number in left if number > revoke.trick][:1]
        taken = [number for number in left if number == revoke.trick] + later
        return Transfer(irregularity, "64A1", len(taken), to, tuple(taken))
    also = [number for number in second_trick(table, irregularity) if number in left][-1:]
    taken = (_without(left, also)[:1] + also)[:2]
    return Transfer(irregularity, "64A2", len(taken), to, tuple(taken))


def _spared_last(table: Table, irregularity: IrregularityId, numbers: list[int]) -> list[int]:
    """The tricks in order of choice: those that another revoke transfers as its own (64A1) last, else by number."""
    own = {
        revoke_at(table, other).trick for other in ruled_on(table)
        if other != irregularity and offender_won_the_trick(table, other) and not exemptions_of(table, other)
    }
    return sorted(numbers, key=lambda number: (number in own, number))


def _without(numbers: Sequence[int], moved: Sequence[int]) -> list[int]:
    rest = list(numbers)
    for number in moved:
        if number in rest:
            rest.remove(number)
    return rest


def transferred_after_play(table: Table) -> tuple[Event, ...]:
    """After play: the tricks transferred for the revokes ruled on, and what the Director says about them."""
    if not table.over or is_contested(table):
        return ()
    found: list[Transfer] = []
    moved: list[int] = []
    for irregularity in ruled_on(table):
        found.append(transfer_for(table, irregularity, moved))
        moved += found[-1].from_tricks
    if tuple(found) == table.transfers:
        return ()
    rulings = (told for transfer in found if transfer not in table.transfers for told in _told(table, transfer, found))
    return (TricksTransferred(tuple(found)), *rulings)


def _told(table: Table, transfer: Transfer, found: list[Transfer]) -> tuple[RulingGiven, ...]:
    """Every reason why no trick is transferred, or the clause under which tricks are; and the other reading."""
    offender = table.irregularities[transfer.irregularity].seat
    reasons = exemptions_of(table, transfer.irregularity) or (transfer.clause,)
    rulings = tuple(
        RulingGiven(number, say(f"law-{number}", offender=offender, tricks=transfer.tricks, side=transfer.to))
        for number in reasons
    )
    return (*rulings, *_read_otherwise(table, transfer, found[: found.index(transfer)]))


def _read_otherwise(table: Table, transfer: Transfer, before: list[Transfer]) -> tuple[RulingGiven, ...]:
    """What the reading of 43B2(b) that was not elected would transfer, if that is another number of tricks."""
    moved = [number for one in before for number in one.from_tricks]
    other = transfer_for(under_the_other_reading(table), transfer.irregularity, moved)
    return difference_between_readings(table, transfer.irregularity, transfer.tricks, other.tricks)
