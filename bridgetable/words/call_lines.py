"""Calls and the events of the auction in sentences."""

from __future__ import annotations

import enum
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Step
from bridgetable.laws.renumbering import worded_under
from bridgetable.table import events as e
from bridgetable.table.auction import MadeCall
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words

# -- The lines of a story ----------------------------------------------------------------------------------------------


class LineKind(enum.Enum):
    """The kind of a line of a story; a `LAW` line is what the Laws themselves bring about, with no Director there."""

    FACT = "fact"
    IRREGULARITY = "irregularity"
    LAW = "law"
    RULING = "ruling"
    INFORMATION = "information"
    ASKED = "asked"


class StoryLine(msgspec.Struct, frozen=True):
    """A sentence of a story, with its clause, or "" without one.

    `hidden` means that nobody at the table has noticed this yet, and only a presenter should see it.
    """

    kind: LineKind
    text: str
    clause: str = ""
    hidden: bool = False


# -- actions -----------------------------------------------------------------------------------------------------------


def called_line(words: Words, step: Step, action: a.MakeCall) -> str:
    """A call, with its explanation or the suits it shows: "East bids 2♦, showing hearts"."""
    seat, call = action.seat, action.call
    if action.simultaneous:
        plain = called_line(words, step, replace(action, simultaneous=False))
        return words.text("action-call-simultaneous", done=plain)
    if action.alert:
        return words.text("action-call-alert", seat=seat, call=call, alert=in_language(action.alert, words.language))
    if action.shows is not None:
        key = "action-call-shows" if action.shows else "action-call-shows-nothing"
        return words.text(key, seat=seat, call=call, suits=action.shows)
    return words.text("action-call-instead" if _owed(step.table, seat) else "action-call", seat=seat, call=call)


def changed_line(words: Words, step: Step, action: a.ChangeCall) -> str:
    """A change of call: "East changes the call: 1NT instead of 1♠".

    A player who owed a call has simply made it; one who repeats his call lets it stand (1997: Law 25B2(b)(1)).
    """
    made = step.table.auction.made
    changed = step.table.auction.last_call_id(action.seat)
    for event in step.events:
        match event:
            case e.CallMade(seat, changes=None) if seat is action.seat:
                return called_line(words, step, a.MakeCall(action.seat, action.to))
            case e.CallMade(changes=was) if was is not None:
                changed = was
                break
            # A player who may withdraw his call does so by calling again (Law 25A6, 21B2).
            case e.CallWithdrawn(was) if made[was].seat is action.seat:
                changed = was
                break
    was_call = made[changed].call if changed is not None else action.to
    return words.text("action-change-call", seat=action.seat, call=action.to, was=was_call)


def _owed(table: Table, seat: Seat) -> bool:
    """Whether the last call is the one that this player owed for a cancelled one."""
    before = table.auction.last_before(seat, len(table.auction.made) - 1, stands=False)
    return any(before is None or one.since > before for one in table.obligations_as(CallOwed, on=(seat,)))


# -- events ------------------------------------------------------------------------------------------------------------


def call_event_line(words: Words, table: Table, event: e.Event) -> StoryLine | None:
    """An event of the auction as a line of the story; None for events without a line.

    A call that only an option not yet chosen would make is not in the table, and has no line.
    """
    match event:
        case e.CallWithdrawn(call_id) | e.CallReinstated(call_id) if call_id < len(table.auction.made):
            made = table.auction.made[call_id]
            key = "event-call-withdrawn" if isinstance(event, e.CallWithdrawn) else "event-call-reinstated"
            return StoryLine(LineKind.FACT, words.text(key, seat=made.seat, call=made.call))
        case e.CallInformationRuled(call_id, unauthorised, clause) if call_id < len(table.auction.made):
            made, key = table.auction.made[call_id], information_key(words, "event-call", table, event)
            seats = told_of(unauthorised, made.seat)
            text = words.text(key, seat=made.seat, call=made.call, seats=seats)
            return StoryLine(LineKind.INFORMATION, text, clause)
        case e.AuctionReopened():
            return StoryLine(LineKind.FACT, words.text("event-auction-open-again"))
        case e.ContractReached(contract) if contract is not None:
            key = "event-contract-changed" if table.lead_faced else "event-contract-reached"
            return StoryLine(LineKind.FACT, words.text(key, contract=contract, leader=contract.opening_leader))
        case e.Obliged(LeadMayBeRestrained(seat, offender, call_id)) if not table.passed_out:
            from bridgetable.laws.law26 import is_told_already, restraint_number

            if is_told_already(table, call_id):
                return None
            text = words.text("event-lead-may-be-restrained", seat=seat, side=offender.side)
            return StoryLine(LineKind.FACT, text, restraint_number(table, call_id))
    return None


def information_key(words: Words, about: str, table: Table, event: e.InformationRuled | e.CallInformationRuled) -> str:
    """The key for information from a card or call: that of the clause if it says this, or else by the seats.

    An edition may say of the same clause that it is for others: then that sentence is not its own.
    """
    whose = _for_whom(event.unauthorised)
    own = f"{about}-{whose}-{worded_under(event.clause, table.edition)}"
    return own if words.has(own) else f"{about}-{whose}"


def told_of(unauthorised: tuple[Seat, ...], owner: Seat | None) -> tuple[Seat, ...]:
    """The players who are told that they may not use this: not the owner of the card or call, who knows it anyway.

    That nobody may use it is told to all.
    """
    if len(unauthorised) == len(Seat):
        return unauthorised
    return tuple(seat for seat in unauthorised if seat is not owner)


def owner_of(table: Table, card: Card) -> Seat | None:
    """The player to whom the card was dealt; None if it was in no hand (Law 14)."""
    return next((seat for seat in Seat if card in table.deal[seat]), None)


def only_for(table: Table, unauthorised: tuple[Seat, ...], card: Card) -> Side | None:
    """The side that alone may use what a card of the declaring side tells; None for any other card.

    Declarer cannot be told that his own card is unauthorised to him, and dummy does not play: the opponents may use it.
    """
    owner = owner_of(table, card)
    if owner is None or table.contract is None or table.is_defender(owner):
        return None
    return owner.side.opponents if set(unauthorised) == set(owner.side.seats) else None


def _for_whom(unauthorised: tuple[Seat, ...]) -> str:
    """The ending of a key about information, by how many seats may not use it."""
    if len(unauthorised) == len(Seat):
        return "for-nobody"
    return "unauthorised" if unauthorised else "authorised"


def several_at_once(words: Words, table: Table, events: Sequence[e.Event]) -> dict[int, StoryLine | None]:
    """The common line of several calls that were withdrawn, or ruled on alike, in one step, by index of the event.

    The events of a group after the first have None.
    """
    groups: dict[tuple[object, ...], list[int]] = {}
    for n, event in enumerate(events):
        match event:
            case e.CallWithdrawn(call_id) if call_id < len(table.auction.made):
                groups.setdefault((e.CallWithdrawn,), []).append(n)
            case e.CallInformationRuled(call_id, unauthorised, clause) if call_id < len(table.auction.made):
                groups.setdefault((e.CallInformationRuled, unauthorised, clause), []).append(n)
    found: dict[int, StoryLine | None] = {}
    for group in groups.values():
        if len(group) > 1:
            found |= dict.fromkeys(group, None) | {group[0]: _together(words, table, [events[n] for n in group])}
    return found


def _together(words: Words, table: Table, events: Sequence[e.Event]) -> StoryLine:
    first = events[0]
    if isinstance(first, e.CallInformationRuled):
        key = information_key(words, "event-calls", table, first)
        text = words.text(key, seat=table.auction.made[first.place].seat, seats=first.unauthorised)
        return StoryLine(LineKind.INFORMATION, text, first.clause)
    callers = (table.auction.made[event.place].seat for event in events if isinstance(event, e.CallWithdrawn))
    return StoryLine(LineKind.FACT, words.text("event-calls-withdrawn", seats=tuple(dict.fromkeys(callers))))


_SAID_BY: dict[str, type[e.Event]] = {
    "law-1997-25B2b": e.Obliged,
    "law-17D3": e.CallWithdrawn,
    "law-34-reverts": e.CallWithdrawn,
    "law-36A": e.CallWithdrawn,
    "law-38": e.CallWithdrawn,
    "law-39C": e.Obliged,
}
"""Keys of rulings that already state all events of a type: calls withdrawn, or a lead that may be restrained."""


def ruled_already(table: Table, event: e.Event, rulings: Sequence[Message]) -> bool:
    """Whether one of these rulings of the same step already states this event."""
    if any(isinstance(event, _SAID_BY.get(message.key, ())) for message in rulings):
        return True
    named = [blank for message in rulings for _, blank in message.blanks]
    match event:
        case e.ContractReached(contract):
            return contract in named
        case e.CallWithdrawn(call_id) | e.CallReinstated(call_id) if call_id < len(table.auction.made):
            made = table.auction.made[call_id]
            return made.seat in named and made.call in named
    return False


def meaning(made: MadeCall, words: Words) -> str:
    """The explanation of a call, or the suits it specifies if other than its own; empty where there is neither."""
    text = in_language(made.alert, words.language)
    if text or made.shows is None:
        return text
    return words.text("sheet-shows", suits=made.shows) if made.shows else words.text("sheet-shows-nothing")
