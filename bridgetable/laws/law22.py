"""Law 22, with 17: the end of the auction, and the contract."""

from __future__ import annotations

from bridgetable.laws import irregular_calls
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.chronology import contract_in_abeyance, last_ruling
from bridgetable.table.events import AuctionReopened, ContractReached, Event, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("22A", E2017, printed={E2007: "22A2", E1997: "22B"})
def contract_reached(table: Table) -> tuple[Event, ...]:
    """Three passes in rotation have followed the last bid: it becomes the contract."""
    return (ContractReached(table.auction.contract),)


def contract_from_the_calls(table: Table) -> tuple[Event, ...]:
    """The contract follows the calls that stand until a lead is faced; a cancelled call can change it.

    A contract that was given without an auction, or that differs from the recorded auction, is left alone; and so is
    one where a call put for another too late would leave a bid of more than seven (38A). The Director says only once
    that the board is passed out.
    """
    made, reached = table.auction.made, table.auction.contract
    if table.passed_out:
        said = last_ruling(table, passed_out.numbers.values())
        return () if said is not None else (passed_out(table),)
    if not made or table.lead_faced or table.contract == reached:
        return ()
    if table.contract is not None and not any(one.withdrawn and not one.late for one in made):
        return ()
    if table.contract is not None and reached is not None and reached.bid.level > 7:
        return ()
    return contract_reached(table)


def auction_reopened(table: Table) -> tuple[Event, ...]:
    """The auction continues after it had ended, unless a change of call is still to be ruled on (25)."""
    if not contract_in_abeyance(table) or table.auction.closed:
        return ()
    return () if irregular_calls.undecided_changes_that_stand(table) else (AuctionReopened(),)


@clause("22B", E2017, printed={E2007: "22A1", E1997: "22A"})
def passed_out(table: Table) -> RulingGiven:
    """All four players passed: the hands go back without play, and there is no redeal."""
    return RulingGiven(passed_out.number(table), say("law-22-passed-out"))


LAW = Law(22)
