"""What becomes of an irregular call: it stands or is cancelled, and who calls next."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.seat import Seat
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.arranged import arranged
from bridgetable.rehearsal.choices.situation import Situation, in_edition
from bridgetable.table import events as e
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import place_of_call
from bridgetable.table.question import say


def what_becomes_of_the_call(ruling: Situation) -> tuple[Asked, ...]:
    """What becomes of the call that the ruling is about; not asked while an answer is awaited about it."""
    if ruling.new_question is not None or ruling.after.contract is not None:
        return ()
    place = next(_calls(ruling), None)
    to_call = ruling.after.to_call
    if place is None or to_call is None:
        return ()
    made = ruling.after.auction.made[place]
    truth = made.stands, to_call
    caller = made.seat
    elsewhere = {fate: step.table for step in ruling.others if (fate := _fate(step, place)) is not None}
    found = []
    for stands, seat in dict.fromkeys((truth, *elsewhere, *_other_fates(caller))):
        right, why = (stands, seat) == truth, ruling.as_ruled()
        if not right and (stands, seat) in elsewhere:
            why = in_edition(elsewhere[stands, seat], why)
        name = "stands" if stands else "cancelled"
        message = say(f"rehearsal-call-{name}", call=made.call, seat=caller, to=seat)
        found.append(Choice(f"{name}-{seat.name}", message, right, why))
    choices = arranged(found[:1], found[1:], f"call {ruling.place}")
    asked = say("rehearsal-asks-call", call=made.call, seat=caller)
    return (Asked(Aspect.CALL, asked, choices),) if choices else ()


def _fate(step: Step, place: CallId) -> tuple[bool, Seat] | None:
    """Whether the call stands after this step, and who calls next; None if that is open there."""
    table = step.table
    if step.passed_over or asked_now(table) is not None or table.to_call is None or place >= len(table.auction.made):
        return None
    return table.auction.made[place].stands, table.to_call


def _other_fates(caller: Seat) -> Iterator[tuple[bool, Seat]]:
    """Whether the call could stand, and who could call next, the likeliest first."""
    yield True, caller.left
    yield False, caller
    yield False, caller.left
    yield False, caller.right
    yield True, caller.partner


def _calls(ruling: Situation) -> Iterator[CallId]:
    """The irregular calls of the ruling that have been dealt with, then any call it cancelled or reinstated."""
    for number in ruling.drawn:
        place = place_of_call(ruling.after.irregularities[number])
        if place is not None and number not in ruling.after.unsettled:
            yield place
    for event in ruling.step.events:
        if isinstance(event, e.CallWithdrawn | e.CallReinstated):
            yield event.place
