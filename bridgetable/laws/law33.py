"""Law 33: simultaneous calls."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, RulingGiven
from bridgetable.table.irregularity import CallOutOfRotation
from bridgetable.table.question import say
from bridgetable.table.state import Table


def may_be_simultaneous(table: Table, seat: Seat) -> bool:
    """Whether this player can call at the same moment as the last call was made: by another player, in his turn."""
    last = table.auction.last_id
    if last is None or table.contract is not None:
        return False
    made = table.auction.made[last]
    out_of_turn = any(isinstance(table.irregularities[n], CallOutOfRotation) for n in table.irregularities_of((last,)))
    return made.seat is not seat and not out_of_turn and not made.implied


@clause("33")
def deemed_subsequent(table: Table) -> tuple[Event, ...]:
    """A call made at the same moment as that of the player in turn counts as made after it.

    The Director says so before he rules on the call, as long as no other call has been made since.
    """
    made, last = table.auction.made, table.auction.last_id
    if last is None or not made[last].simultaneous:
        return ()
    first = next(one for one in reversed(made[:last]) if not one.implied)
    told = RulingGiven("33", say("law-33", seat=made[last].seat, first=first.seat))
    return () if told in table.rulings else (told,)


LAW = Law(33)
