"""The first table in a case file: what it tells of calls that cannot be written as `auction`."""

from __future__ import annotations

from bridgetable.cards.board import Board
from bridgetable.cards.notation import call_of, call_text, contract_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.first_table import as_told
from bridgetable.cases.tree import case_of
from bridgetable.engine.history import History
from bridgetable.table.auction import Auction, MadeCall
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Table
from bridgetable.table.values import log_of
from tests.each import for_each
from tests.situations import POZNAN

ENDING = "N:...5 ...T ...3 ...2"


def table_with(calls: str, contract: str, deal: str = POZNAN) -> Table:
    """A table of West's contract after these calls from North; one marked with a star is explained."""
    seats = (Seat(number % 4) for number in range(99))
    made = (
        MadeCall(seat, call_of(word.rstrip("*")), slot, alert=(("", "explained"),) if "*" in word else ())
        for slot, (seat, word) in enumerate(zip(seats, calls.split(), strict=False))
    )
    leader = Seat.N if deal == ENDING else None
    return first_table(
        Edition.E2017,
        Board.numbered(1),
        deal_of(deal),
        contract_of(contract, Seat.W),
        leader=leader,
        auction=Auction(Seat.N, log_of(made)),
    )


@for_each(
    ("first", "auction", "told"),
    [
        (table_with("P P P 1C P P P", "1C"), "P P P 1C P P P", True),
        (table_with("P P P 1C* P P P", "1C"), "", True),  # as actions, with the explanation
        (table_with("P P P 1C P P P", "1C", ENDING), "P P P 1C P P P", True),
        (table_with("P P P 1C* P P P", "1C", ENDING), "P P P 1C P P P", False),
        (table_with("P P P 1C P P P", "4S"), "", False),  # a record that contradicts itself
        (table_with("P 1D P 1C P P P", "1C", ENDING), "", False),  # an insufficient bid
        (table_with("", "1C", ENDING), "", True),
    ],
)
def test_a_case_tells_the_calls_as_far_as_it_can(first: Table, auction: str, told: bool) -> None:
    case = read_case(write_case(case_of(History(first))))
    assert " ".join(map(call_text, case.auction)) == auction
    assert case.first.contract == (first.contract if not case.actions else None)
    assert (as_told(first) is first) is told
    assert as_told(as_told(first)).auction == as_told(first).auction
    if not case.actions:
        assert as_told(first).calls == case.first.calls
