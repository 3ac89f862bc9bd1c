"""Law 66: inspection of tricks."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.laws.shared.remark import remark
from bridgetable.table.irregularity import TrickInspected
from bridgetable.table.state import Table


@clause("66A")
def may_look_at(table: Table, seat: Seat, number: int) -> bool:
    """Declarer or a defender may have the last trick faced until his side plays to the next; after play all may."""
    if table.over:
        return True
    following = table.trick(number + 1)
    went_on = following is not None and any(play.seat.side is seat.side for play in following.plays)
    latest = table.trick(number + 2) is None
    return seat is not table.dummy and latest and not went_on


LAW = Law(66, rules={TrickInspected: remark("66C", "law-66C")})
