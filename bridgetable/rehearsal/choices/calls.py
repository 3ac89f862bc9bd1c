"""What becomes of an irregular call: it stands or is cancelled, and who calls next."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.seat import Seat
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.arranged import arranged
from bridgetable.rehearsal.choices.situation import Situation, printed
from bridgetable.table import events as e
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import place_of_call
from bridgetable.table.question import Message, say


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
    caller, why = made.seat, _why(ruling)
    found = []
    for stands, seat in dict.fromkeys((truth, *_other_fates(caller))):
        fate = "stands" if stands else "cancelled"
        message = say(f"rehearsal-call-{fate}", call=made.call, seat=caller, to=seat)
        found.append(Choice(f"{fate}-{seat.name}", message, (stands, seat) == truth, why))
    choices = arranged(found[:1], found[1:], f"call {ruling.place}")
    asked = say("rehearsal-asks-call", call=made.call, seat=caller)
    return (Asked(Aspect.CALL, asked, choices),) if choices else ()


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


def _why(ruling: Situation) -> Message | None:
    said = next(iter(ruling.rulings), None)
    return say("rehearsal-why-ruled", law=printed(said.clause), text=ruling.saying(said)) if said else None
