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
    why = _why(ruling)
    seats = dict.fromkeys((to_call, made.seat, made.seat.left, made.seat.right, made.seat.partner))
    fates = [(stands, seat) for stands in (True, False) for seat in seats if _can_follow(stands, seat, made.seat)]
    fates.sort(key=lambda fate: (fate[0] == truth[0], fate[1] is not truth[1]))
    found = []
    for stands, seat in fates:
        key = f"{'stands' if stands else 'cancelled'}-{seat.name}"
        message = say(f"rehearsal-call-{'stands' if stands else 'cancelled'}", call=made.call, seat=made.seat, to=seat)
        found.append(Choice(key, message, (stands, seat) == truth, why))
    choices = arranged([one for one in found if one.right], [one for one in found if not one.right],
                       f"call {ruling.place}")
    asked = say("rehearsal-asks-call", call=made.call, seat=made.seat)
    return (Asked(Aspect.CALL, asked, choices),) if choices else ()


def _can_follow(stands: bool, seat: Seat, caller: Seat) -> bool:
    """Whether this player could call next: after a call that stands, not its own player."""
    return not stands or seat is not caller


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
