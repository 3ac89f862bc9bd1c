"""Law 22: the end of the auction; with 17, what it has come to."""

from __future__ import annotations

from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law
from bridgetable.table.chronology import contract_in_abeyance
from bridgetable.table.events import AuctionReopened, ContractReached, Event, RulingGiven
from bridgetable.table.irregularity import ChangedCall
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("22A", printed={E1997: "22B", E2007: "22A2"})
def contract_reached(table: Table) -> tuple[Event, ...]:
    """Three passes in rotation have followed the last bid: it becomes the contract."""
    return (ContractReached(table.auction.contract),)


def ended_by_itself(table: Table) -> tuple[Event, ...]:
    """The contract follows the calls that stand until a lead is faced; a call cancelled meanwhile opens it again.

    A contract that was given without an auction, or recorded with another one, stays what it was. That everybody has
    passed is said once.
    """
    made = table.auction.made
    if table.passed_out:
        said = any(passed_out.covers(ruling.clause) for ruling in table.rulings)
        return () if said else (passed_out(table),)
    if not made or table.lead_faced or table.contract == table.auction.contract:
        return ()
    if table.contract is not None and not any(one.withdrawn and not one.late for one in made):
        return ()
    return contract_reached(table)


def reopened(table: Table) -> tuple[Event, ...]:
    """The auction goes on after it had ended, once nobody has yet to rule on the call put for another (25)."""
    undecided = any(
        isinstance(offence := table.irregularities[place], ChangedCall) and table.auction.made[offence.place].stands
        for place in table.undecided
    )
    goes_on = contract_in_abeyance(table) and not table.auction.closed and not undecided
    return (AuctionReopened(),) if goes_on else ()


@clause("22B", printed={E1997: "22A", E2007: "22A1"})
def passed_out(table: Table) -> RulingGiven:
    """All four players passed: the hands go back without play, and there is no redeal."""
    return RulingGiven(passed_out.number(table), say("law-22-passed-out"))


LAW = Law(22)
