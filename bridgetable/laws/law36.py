"""Law 36: inadmissible doubles and redoubles; with 35A of 1997, for one that the next player has called over."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.call import Contract, Doubling
from bridgetable.laws import irregular_calls, law19, law26
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.auction import Auction
from bridgetable.table.events import CallWithdrawn, ContractReached, Event, Obliged, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import InadmissibleCall, Status
from bridgetable.table.obligation import CallOwed
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules: called over (36A), to be replaced (36B), or found after a lead was faced (36C)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, InadmissibleCall):
        return ()
    if not table.auction.made[offence.place].stands:
        return (Settled(irregularity, Status.CORRECTED),)
    if table.lead_faced:
        return scored_without_it(table, irregularity)
    if irregular_calls.left_hand_opponent_called(table, offence):
        return called_over(table, offence)
    return replaced(table, irregularity, offence)


@clause("36A", E2007, printed={E1997: "35A"})
def called_over(table: Table, offence: InadmissibleCall) -> tuple[Event, ...]:
    """The left-hand opponent has called: it and all later calls are cancelled, without further rectification."""
    call_ids = irregular_calls.this_and_later_calls(table, offence.place)
    due = table.auction.without(*call_ids).to_call
    told = RulingGiven(called_over.number(table), say("law-36A", offender=offence.seat, call=offence.call, seat=due))
    return (told, *irregular_calls.cancel(table, call_ids, offence.seat.side))


@clause("36B", E2007)
def replaced(table: Table, irregularity: IrregularityId, offence: InadmissibleCall) -> tuple[Event, ...]:
    """It is cancelled, the offender makes a legal call at his turn, and his partner passes throughout (26)."""
    return _replaced(
        table, irregularity, offence, ("36B1", "36B2" if irregular_calls.was_in_turn(table, irregularity) else "36B4")
    )


@replaced.wording("36", E1997)
def _(table: Table, irregularity: IrregularityId, offence: InadmissibleCall) -> tuple[Event, ...]:
    """The same, in one paragraph."""
    return _replaced(table, irregularity, offence, ("36", "36"))


def _replaced(
    table: Table, irregularity: IrregularityId, offence: InadmissibleCall, numbers: tuple[str, str]
) -> tuple[Event, ...]:
    call_ids, seat = irregular_calls.this_and_later_calls(table, offence.place), offence.seat
    key = "law-36B" if irregular_calls.was_in_turn(table, irregularity) else "law-36B4"
    due = table.auction.without(*call_ids).to_call
    return (
        RulingGiven(numbers[0], say(key, offender=seat, call=offence.call, seat=due)),
        *irregular_calls.cancel(table, call_ids, seat.side),
        Obliged(CallOwed(seat, irregularity, table.auction.next_id)),
        *irregular_calls.must_pass_throughout(table, irregularity, seat.partner, numbers[1]),
        *law26.lead_may_be_restrained(table, offence.place),
    )


# -- found after a lead was faced --------------------------------------------------------------------------------------


@clause("36C", E2017, printed={E1997: "36"})
def scored_without_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The final contract is scored as if the inadmissible call had not been made.

    1997, 2007: These editions set no time limit: a call that Law 19 does not permit doubles nothing.
    """
    offence = table.irregularities[irregularity]
    if not isinstance(offence, InadmissibleCall) or table.contract is None:
        return ()
    gone = _calls_that_depend_on(table, offence.place)
    # Declarer may have changed (54A), so only the doubling is taken from the auction.
    contract = replace(table.contract, doubling=_doubling(table.auction.without(*gone), table.contract))
    message = say("law-36C", offender=offence.seat, call=offence.call, contract=contract)
    told = RulingGiven(scored_without_it.number(table), message)
    scored = () if contract == table.contract else (ContractReached(contract),)
    return (told, *(CallWithdrawn(one) for one in gone), *scored, Settled(irregularity, Status.CORRECTED))


def _calls_that_depend_on(table: Table, call_id: CallId) -> tuple[CallId, ...]:
    """The inadmissible call, and the calls that are admissible only because of it."""
    gone = [call_id]
    for later in irregular_calls.this_and_later_calls(table, call_id)[1:]:
        before = table.auction.without(*gone, *irregular_calls.this_and_later_calls(table, later))
        made = table.auction.made[later]
        if law19.is_inadmissible(table, before, made.seat, made.call):
            gone.append(later)
    return tuple(gone)


def _doubling(auction: Auction, contract: Contract) -> Doubling:
    return auction.contract.doubling if auction.contract is not None else contract.doubling


LAW = Law(36, rules={InadmissibleCall: rule_on_it})
