"""What the two kinds of defective trick share: the moment one is found, and the player who keeps it (Law 67)."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.table.events import Event, OwnershipKept
from bridgetable.table.identity import IrregularityId
from bridgetable.table.state import Table


def both_sides_went_on(table: Table, number: int) -> bool:
    """Whether a player of each side has played to the trick after this one (Law 67A, 67B)."""
    later = table.trick(number + 1)
    return later is not None and len({play.seat.side for play in later.plays if not play.late}) == 2


def ownership_kept(table: Table, number: int) -> tuple[Event, ...]:
    """The trick stays with the player who has won it, whichever cards are added or restored (Law 67B)."""
    owner = table.winner(number)
    return (OwnershipKept(owner, number),) if owner is not None else ()


def who_drew_attention(table: Table, irregularity: IrregularityId) -> Seat:
    """The player who drew attention to this irregularity, or the offender if no player did."""
    first = table.attention_to(irregularity)
    return first.seat if first is not None else table.irregularities[irregularity].seat
