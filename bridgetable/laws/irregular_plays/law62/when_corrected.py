"""Law 62: which revokes are corrected: not established (62A), of both sides (62C3), on trick twelve (62D1)."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E2017, clause
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke
from bridgetable.table.state import Table


@clause("62A")
def must_be_corrected(table: Table, irregularity: IrregularityId) -> bool:
    """A revoke is corrected unless it is established, or was found too late to be corrected at all (62D1)."""
    return table.establishment(irregularity) is None and not found_too_late(table, irregularity)


@clause("62D1")
def corrected_on_trick_twelve(table: Table, irregularity: IrregularityId) -> bool:
    """On the twelfth trick even an established revoke is corrected, until all four hands are back in the board."""
    offence = table.irregularities[irregularity]
    return isinstance(offence, Revoke) and table.is_last_but_one(offence.trick) and len(table.returned) < 4


def found_too_late(table: Table, irregularity: IrregularityId) -> bool:
    """Whether attention was drawn to a revoke on the twelfth trick after all four hands were back in the board.

    In 2017 agreement to a claim may not be established by then; the revoke still stands, as an established one.
    """
    drawn = table.attention_to(irregularity)
    return table.is_last_but_one(table.irregularities[irregularity].trick) and drawn is not None and drawn.hands_back


def has_become_established(table: Table, irregularity: IrregularityId) -> bool:
    """Whether the revoke is established by the course of play, and not only deemed so (63A)."""
    held = table.establishment(irregularity)
    return held is not None and not held.deemed


@clause("62C3", E2017)
def both_sides_on_one_trick(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """Both sides revoked on this trick and only one has played to the next: all these revokes are corrected."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, Revoke):
        return ()
    same = [
        other
        for other, revoke in table.unsettled_as(Revoke)
        if revoke.trick == offence.trick
    ]
    later = table.trick(offence.trick + 1)
    went_on = {play.seat.side for play in later.plays} if later is not None else set()
    if len({table.irregularities[other].seat.side for other in same}) < 2 or len(went_on) != 1:
        return ()
    return tuple(sorted(same, key=lambda other: _order(table, offence.trick, table.irregularities[other].seat)))


def _order(table: Table, number: int, seat: Seat) -> int:
    trick = table.trick(number)
    return trick.leader.steps_to(seat) if trick is not None else 0
