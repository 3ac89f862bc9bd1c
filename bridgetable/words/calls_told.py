"""The auction in sentences: who called what, and what became of the calls."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Step
from bridgetable.laws.irregular_calls.law26 import number
from bridgetable.table import events as e
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.lines import Kind, Line

# -- what people do ----------------------------------------------------------------------------------------------------


def called_line(words: Words, step: Step, action: a.MakeCall) -> str:
    """A call, with what it is explained to mean or the suits it shows: "East bids 2♦, showing hearts"."""
    seat, call = action.seat, action.call
    if action.alert:
        return words.text("action-call-alert", seat=seat, call=call, alert=in_language(action.alert, words.language))
    if action.shows is not None:
        key = "action-call-shows" if action.shows else "action-call-shows-nothing"
        return words.text(key, seat=seat, call=call, suits=action.shows)
    return words.text("action-call-instead" if _owed(step.table, seat) else "action-call", seat=seat, call=call)


def changed_line(words: Words, step: Step, action: a.ChangeCall) -> str:
    """Another call put for the last one: "East changes the call: 1NT instead of 1♠".

    Who owed a call has only made it, and who puts the same call lets it stand (1997: 25B2(b)(1)).
    """
    made = step.table.auction.made
    place = step.table.auction.last_call_id(action.seat)
    for event in step.events:
        match event:
            case e.CallMade(seat, changes=None) if seat is action.seat:
                return called_line(words, step, a.MakeCall(action.seat, action.to))
            case e.CallMade(changes=was) if was is not None:
                place = was
                break
            # Who may take his call back and calls anew has answered so (25A6, 21B2): that call is withdrawn.
            case e.CallWithdrawn(was) if made[was].seat is action.seat:
                place = was
                break
    was_call = made[place].call if place is not None else action.to
    return words.text("action-change-call", seat=action.seat, call=action.to, was=was_call)


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
        case e.CallWithdrawn(place) | e.CallReinstated(place) if place < len(table.auction.made):
            made = table.auction.made[place]
            key = "event-call-withdrawn" if isinstance(event, e.CallWithdrawn) else "event-call-reinstated"
            return Line(Kind.FACT, words.text(key, seat=made.seat, call=made.call))
        case e.CallInformationRuled(place, unauthorised, clause) if place < len(table.auction.made):
            made, key = table.auction.made[place], _known(words, "event-call", unauthorised, clause)
            text = words.text(key, seat=made.seat, call=made.call, seats=unauthorised)
            return Line(Kind.INFORMATION, text, clause)
        case e.AuctionReopened():
            return Line(Kind.FACT, words.text("event-auction-open-again"))
        case e.ContractReached(contract) if contract is not None:
            key = "event-contract-changed" if table.lead_faced else "event-contract-reached"
            return Line(Kind.FACT, words.text(key, contract=contract, leader=contract.opening_leader))
        case e.Obliged(LeadMayBeRestrained(seat, offender, place)):
            text = words.text("event-lead-may-be-restrained", seat=seat, side=offender.side)
            return Line(Kind.FACT, text, number(table, place))
    return None


def _known(words: Words, about: str, unauthorised: tuple[Seat, ...], clause: str) -> str:
    """The sentence about what a call tells: that of the clause where it has its own, else for whom it is not."""
    own = f"{about}-information-{clause}"
    return own if words.has(own) else f"{about}-{for_whom(unauthorised)}"


def for_whom(unauthorised: tuple[Seat, ...]) -> str:
    """How a sentence about information ends its key: for nobody, for some not, or for everybody."""
    if len(unauthorised) == len(Seat):
        return "for-nobody"
    return "unauthorised" if unauthorised else "authorised"


def several_at_once(words: Words, table: Table, events: Sequence[e.Event]) -> dict[int, Line | None]:
    """Several calls withdrawn in one step, or ruled on alike, are told in one line; which line stands for which event.

    The numbers are places among the events; those after the first of a group have no line.
    """
    groups: dict[tuple[object, ...], list[int]] = {}
    for n, event in enumerate(events):
        match event:
            case e.CallWithdrawn(place) if place < len(table.auction.made):
                groups.setdefault((e.CallWithdrawn,), []).append(n)
            case e.CallInformationRuled(place, unauthorised, clause) if place < len(table.auction.made):
                groups.setdefault((e.CallInformationRuled, unauthorised, clause), []).append(n)
    found: dict[int, Line | None] = {}
    for places in groups.values():
        if len(places) > 1:
            found |= dict.fromkeys(places, None) | {places[0]: _together(words, table, [events[n] for n in places])}
    return found


def _together(words: Words, table: Table, events: Sequence[e.Event]) -> Line:
    first = events[0]
    if isinstance(first, e.CallInformationRuled):
        key = _known(words, "event-calls", first.unauthorised, first.clause)
        text = words.text(key, seat=table.auction.made[first.place].seat, seats=first.unauthorised)
        return Line(Kind.INFORMATION, text, first.clause)
    callers = (table.auction.made[event.place].seat for event in events if isinstance(event, e.CallWithdrawn))
    return Line(Kind.FACT, words.text("event-calls-withdrawn", seats=tuple(dict.fromkeys(callers))))


_SAID_BY: dict[str, type[e.Event]] = {
    "law-17D3": e.CallWithdrawn, "law-34-reverts": e.CallWithdrawn, "law-36A": e.CallWithdrawn,
    "law-38": e.CallWithdrawn, "law-39C": e.Obliged,
}
"""Rulings that speak of all the calls withdrawn with the one they name, or of the lead that may be restrained."""


def ruled_already(table: Table, event: e.Event, rulings: Sequence[Message]) -> bool:
    """Whether one of these rulings, given in the same step, has said what the event says of a call or a lead."""
    if any(isinstance(event, _SAID_BY.get(message.key, ())) for message in rulings):
        return True
    named = [blank for message in rulings for _, blank in message.blanks]
    match event:
        case e.ContractReached(contract):
            return contract in named
        case e.CallWithdrawn(place) | e.CallReinstated(place) if place < len(table.auction.made):
            made = table.auction.made[place]
            return made.seat in named and made.call in named
    return False
