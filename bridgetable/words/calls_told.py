"""The auction in sentences: who called what, and what became of the calls."""

from __future__ import annotations

from bridgetable.cards.call import Call
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Step
from bridgetable.laws.law26 import number
from bridgetable.table import events as e
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.lines import Kind, Line

# -- what people do ----------------------------------------------------------------------------------------------------


def called_line(words: Words, step: Step, action: a.MakeCall) -> str:
    """A call, with what it is explained to mean or the suits it shows: "East bids 2♦, showing hearts"."""
    seat, call = action.seat, action.call
    if action.alert:
        return words.text("action-call-alert", seat=seat, call=call, alert=in_language(words, action.alert))
    if action.shows is not None:
        key = "action-call-shows" if action.shows else "action-call-shows-nothing"
        return words.text(key, seat=seat, call=call, suits=action.shows)
    return words.text("action-call-instead" if _owed(step.table, seat) else "action-call", seat=seat, call=call)


def changed_line(words: Words, step: Step, action: a.ChangeCall) -> str:
    """Another call put for the last one: "East changes the call: 1NT instead of 1♠"."""
    made = step.table.auction.made
    put_for = (ev.changes for ev in step.events if isinstance(ev, e.CallMade) and ev.changes is not None)
    # Who may take his call back and calls anew has answered so (25A6, 21B2): that call is withdrawn.
    back = (ev.place for ev in step.events if isinstance(ev, e.CallWithdrawn) and made[ev.place].seat is action.seat)
    was = next(put_for, None)
    place = was if was is not None else next(back)
    return words.text("action-change-call", seat=action.seat, call=action.to, was=made[place].call)


def in_language(words: Words, texts: tuple[tuple[str, str], ...]) -> str:
    """What somebody wrote, in this language if it is there, else in any."""
    found = dict(texts)
    return found.get(words.language) or found.get("") or next(iter(found.values()), "")


def _owed(table: Table, seat: Seat) -> bool:
    """Whether the call just made is the one this player owed for a cancelled one."""
    place = len(table.auction.made) - 1
    return any(
        isinstance(one, CallOwed) and one.seat is seat
        and not any(made.seat is seat for made in table.auction.made[one.since:place])
        for one in table.obligations
    )


# -- what comes of it --------------------------------------------------------------------------------------------------


def call_event_line(words: Words, table: Table, event: e.Event) -> Line | None:
    """What has become of a call, or of the auction, in one sentence.

    A call that an option not yet taken would make is not among those of the table, and is not spoken of.
    """
    match event:
        case e.CallMade(seat, implied=True):
            return Line(Kind.FACT, words.text("event-call-implied", seat=seat), "28A")
        case e.CallWithdrawn(place) | e.CallReinstated(place) if place < len(table.auction.made):
            made = table.auction.made[place]
            key = "event-call-withdrawn" if isinstance(event, e.CallWithdrawn) else "event-call-reinstated"
            return Line(Kind.FACT, words.text(key, seat=made.seat, call=made.call))
        case e.CallInformationRuled(place, unauthorised, clause) if place < len(table.auction.made):
            made = table.auction.made[place]
            key = "event-call-unauthorised" if unauthorised else "event-call-authorised"
            text = words.text(key, seat=made.seat, call=made.call, seats=unauthorised)
            return Line(Kind.INFORMATION, text, clause)
        case e.ContractReached(None):
            return Line(Kind.FACT, words.text("event-auction-open-again"))
        case e.ContractReached(contract) if contract is not None:
            leader = contract.opening_leader
            return Line(Kind.FACT, words.text("event-contract-reached", contract=contract, leader=leader))
        case e.Obliged(LeadMayBeRestrained(seat, offender, place)):
            text = words.text("event-lead-may-be-restrained", seat=seat, side=offender.side)
            return Line(Kind.FACT, text, number(table, place))
    return None


def calls_spoken_of(table: Table, event: e.Event) -> tuple[Seat, Call] | None:
    """Whose call an event withdraws or puts back, and which: what a ruling may have said already."""
    if isinstance(event, e.CallWithdrawn | e.CallReinstated) and event.place < len(table.auction.made):
        made = table.auction.made[event.place]
        return made.seat, made.call
    return None
