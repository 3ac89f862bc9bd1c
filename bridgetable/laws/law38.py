"""Law 38: a bid of more than seven; with 35C of 1997, for one that the next player has called over."""

from __future__ import annotations

from bridgetable.cards.call import Bid
from bridgetable.laws import irregular_calls, law25, law26
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import BidOverSeven, ChangedCall, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules: the bid and all later calls are cancelled, and a pass replaces it."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, BidOverSeven):
        return ()
    if not table.auction.made[offence.place].stands:
        return (Settled(irregularity, Status.CORRECTED),)
    if table.lead_faced:  # another bid was made over it and became the contract
        return (not_permissible(table, offence), Settled(irregularity, Status.NOTICED))
    if irregular_calls.left_hand_opponent_called(table, offence):
        return called_over(table, irregularity, offence)
    return cancelled(table, irregularity, offence)


@clause("38B", E2007)
def cancelled(table: Table, irregularity: IrregularityId, offence: BidOverSeven) -> tuple[Event, ...]:
    """It is cancelled, a pass replaces it, and both partners pass throughout (38C, 38D: 26 and 72C)."""
    return (
        *_pass_instead(table, irregularity, offence, "38B", "38C"),
        *law26.lead_may_be_restrained(table, offence.place),
    )


@cancelled.wording("38", E1997)
def _(table: Table, irregularity: IrregularityId, offence: BidOverSeven) -> tuple[Event, ...]:
    """The same, in one paragraph."""
    return (
        *_pass_instead(table, irregularity, offence, "38", "38"),
        *law26.lead_may_be_restrained(table, offence.place),
    )


@clause("38D", E2007)
def called_over(table: Table, irregularity: IrregularityId, offence: BidOverSeven) -> tuple[Event, ...]:
    """The left-hand opponent has called: the same, but there is no recourse to Laws 26 and 72C (2007: 23)."""
    none_left = RulingGiven("38D", say("law-38D", offender=offence.seat))
    return (*_pass_instead(table, irregularity, offence, "38B", "38C", judged=False), none_left)


@called_over.wording("35C", E1997)
def _(table: Table, irregularity: IrregularityId, offence: BidOverSeven) -> tuple[Event, ...]:
    """Condoned: it and all later calls are cancelled, a pass replaces it, and there is no further rectification."""
    return _put_for_it(table, irregularity, offence, "35C")


def _put_for_it(table: Table, irregularity: IrregularityId, offence: BidOverSeven, number: str) -> tuple[Event, ...]:
    return (
        RulingGiven(number, irregular_calls.substituted_pass_message(table, irregularity, offence, "law-38")),
        *irregular_calls.cancel(table, irregular_calls.this_and_later_calls(table, offence.place), offence.seat.side),
        *irregular_calls.substituted_pass(table, irregularity, offence),
    )


def _pass_instead(
    table: Table, irregularity: IrregularityId, offence: BidOverSeven, first: str, bound: str, *, judged: bool = True
) -> tuple[Event, ...]:
    done, seat = _put_for_it(table, irregularity, offence, first), offence.seat
    after = evolve_all(table, done)
    return (
        *done,
        *irregular_calls.must_pass_throughout(after, irregularity, seat, bound, offender=seat, judged=judged),
        *irregular_calls.must_pass_throughout(after, irregularity, seat.partner, bound, judged=judged),
    )


# -- unnoticed bids ----------------------------------------------------------------------------------------------------


def over_seven_at_the_end(table: Table) -> tuple[Event, ...]:
    """The auction would end with a bid of more than seven: no play of that is ever permissible (38A).

    A bid that replaced a lawful call after the auction had ended is cancelled, and that call stands (25B2).
    """
    last = table.auction.last_bid
    if table.lead_faced or not table.auction.closed or last is None or table.contract == table.auction.contract:
        return ()
    if not isinstance(last.call, Bid) or last.call.level <= 7:
        return ()
    for irregularity, offence in table.recorded_as(BidOverSeven):
        if table.auction.made[offence.place] is last:
            change = _change_after_the_end(table, offence)
            if change is None:
                if table.contract is not None:
                    return ()
                return (not_permissible(table, offence), *rule_on_it(table, irregularity))
            over = Settled(irregularity, Status.CORRECTED)
            return (not_permissible(table, offence), *law25.made_too_late(table, change), over)
    return ()


def _change_after_the_end(table: Table, offence: BidOverSeven) -> law25.Change | None:
    """The change of call that this bid was, if there was a contract already and nobody has ruled on it."""
    undecided = filter(table.is_undecided, table.irregularities_of((offence.place,)))
    irregularity = next((n for n in undecided if isinstance(table.irregularities[n], ChangedCall)), None)
    return law25.change_of(table, irregularity) if irregularity is not None and table.contract is not None else None


@clause("38A", E2007, printed={E1997: "38"})
def not_permissible(table: Table, offence: BidOverSeven) -> RulingGiven:
    """No play of a contract of more than seven is ever permissible."""
    return RulingGiven(not_permissible.number(table), say("law-38A", offender=offence.seat, call=offence.call))


LAW = Law(38, rules={BidOverSeven: rule_on_it})
