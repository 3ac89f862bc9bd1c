"""The facts of a table: what it remembers is all that is needed to find the rest."""

import msgspec

from bridgetable.table.state import Table
from tests.situations import POZNAN, at, bidding


def remembered(table: Table) -> Table:
    """Another table that remembers the same, and has not yet found what follows from it."""
    return Table(**{field.name: getattr(table, field.name) for field in msgspec.structs.fields(Table)})


def test_what_follows_is_the_same_for_whoever_remembers_the_same() -> None:
    play = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EH2", "director S").table
    again = remembered(play)
    assert (again.turn, again.open_trick, again.phase) == (play.turn, play.open_trick, play.phase)
    assert again.unsettled == play.unsettled
    auction = bidding(POZNAN).do("bids N 1S P 2S").table
    assert (remembered(auction).to_call, remembered(auction).calls) == (auction.to_call, auction.calls)


def test_of_a_new_board_everything_but_the_deal_is_still_open() -> None:
    table = bidding(POZNAN).table
    empty = (table.tricks, table.irregularities, table.attention, table.agenda, table.rulings, table.transfers)
    assert not any(empty)
    assert (table.claim, table.assigned, table.contract) == (None, None, None)
