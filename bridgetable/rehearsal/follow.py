"""Following a lawful finding of the user where the case recorded another."""

from __future__ import annotations

import msgspec

from bridgetable.engine import actions as a
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import rule_again
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.rehearsal.asked import Stop
from bridgetable.table import events as e
from bridgetable.table.question import DIRECTOR


class Followed(msgspec.Struct, frozen=True):
    """The history with the cursor after the answer; `left_out` are the recorded steps that could not follow it."""

    history: History
    left_out: tuple[int, ...] = ()


def follow(history: History, stop: Stop, option: str) -> Followed:
    """Makes this finding at the stop in place of the recorded one, and replays the recorded line after it.

    A line that begins so already is taken as it is. Otherwise what was recorded after the ruling follows as far as it
    is possible and no irregularity now that it was not then; notes, which speak of the recorded line, do not follow,
    nor answers to what is not asked now. Raises ImpossibleError if it cannot be found there.
    """
    here = history.jump(stop.place)
    recorded = history.jump(stop.ruling_place).line()
    rest = recorded[recorded.index(stop.ruling_place) + 1 :]
    by = stop.action.by if isinstance(stop.action, a.Choose) else DIRECTOR
    answered = here.act(a.Choose(by, option))
    if len(answered.nodes) == len(history.nodes):
        return Followed(answered)
    place, grown, left_out = answered.cursor, answered, list[int]()
    for number, step_place in enumerate(rest):
        node = history.nodes[step_place]
        step: Step | None
        try:
            step = rule_again(grown.table, node.step.action, history.table_at(node.parent))
        except ImpossibleError:
            step = None
        if step is None or _irregularities_in(step) > _irregularities_in(node.step):
            left_out += rest[number:]
            break
        if step.passed_over or isinstance(step.action, a.Note):
            left_out.append(step_place)
        else:
            grown = grown.act(step.action)
    return Followed(grown.jump(place), tuple(left_out))


def _irregularities_in(step: Step) -> int:
    return sum(isinstance(event, e.Infringed) for event in step.events)
