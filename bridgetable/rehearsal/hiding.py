"""Hiding what would give a case away: what comes after the cursor, what nobody has noticed, titles and notes."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.ruled_again import rule_again
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.rehearsal.asked import Stop
from bridgetable.table import events as e
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import DIRECTOR, Message, say
from bridgetable.table.state import Table
from bridgetable.table.values import log_of
from bridgetable.words.story import suggests_the_finding

# -- Following a lawful finding of the user where the case recorded another --------------------------------------------


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


def without_future(history: History, cursor: int) -> History:
    """The line to the cursor and nothing else, with nothing told that the Director has not yet ruled on.

    Places are numbered anew: the step at the n-th place is that at `history.line_to(cursor)[n]`; the cursor is at the
    last. Branches have no titles.
    """
    line = history.line_to(cursor) if cursor != START else ()
    table = history.table_at(cursor)
    nodes = [Node(number - 1, veiled(history.nodes[place].step, table)) for number, place in enumerate(line)]
    return History(history.start, log_of(nodes), len(nodes) - 1)


def played_to(history: History, place: int, told_to: int) -> History:
    """The line to this place as a history of its own, without branches, their titles, or anything that follows.

    Nothing is told that the Director has not ruled on. A note may give away what is asked next, so those after the
    step at `told_to`, the last ruling told, are left out.
    """
    line = _line_to(history, place)
    told, table = len(_line_to(history, told_to)), history.table_at(place)
    shown = [each for n, each in enumerate(line) if n < told or not isinstance(history.nodes[each].step.action, a.Note)]
    nodes = (Node(n - 1, veiled(history.nodes[each].step, table)) for n, each in enumerate(shown))
    return History(history.start, log_of(nodes), len(shown) - 1)


def asked_at(history: History, stop: Stop, told_to: int) -> History:
    """What may be shown while the questions of this stop are asked, by whatever asks them.

    It is the line to the stop, and what is done there as far as everybody sees it: nothing that the Laws make of it.
    Of its table neither who is to act or decide nor what binds him may be told (`ViewOptions.asking`), and of what was
    ruled before, no number of a Law.
    """
    shown = played_to(history, stop.place, told_to)
    if stop.announced is None:
        # What the Director has found, chosen or assigned is what is asked.
        return shown
    return History(shown.start, shown.nodes.adding(Node(shown.cursor, stop.announced)), len(shown.nodes))


def _line_to(history: History, place: int) -> tuple[int, ...]:
    return history.line_to(place) if place != START else ()


def veiled(step: Step, now: Table) -> Step:
    """The step without the irregularities on which nobody has ruled by this later table, and what became of them.

    One that was accepted by playing on, or established, without anybody's attention is still hidden, and so is the line
    that suggests how many tricks of a contested claim the Director will find. The table of the step is the same; only
    what is told of it differs.
    """
    ruled = any(isinstance(event, e.RulingGiven) for event in step.events)
    gives_away = suggests_the_finding if ruled else _gives_away
    kept = tuple(event for event in step.events if not gives_away(event, now))
    return step if kept == step.events else replace(step, events=kept)


def without_what_suggests_the_finding(step: Step) -> Step:
    """The step without the line that suggests what the Director, asked at its table, will find."""
    kept = tuple(event for event in step.events if not suggests_the_finding(event, step.table))
    return step if kept == step.events else replace(step, events=kept)


def _gives_away(event: e.Event, now: Table) -> bool:
    match event:
        case e.Infringed(irregularity):
            return _awaits_a_ruling(now, now.id_of(irregularity))
        case e.AttentionDrawn(_, number, _) | e.RevokeEstablished(number) | e.EstablishmentUndone(number):
            return _awaits_a_ruling(now, number)
    return False


def _awaits_a_ruling(table: Table, number: IrregularityId) -> bool:
    return table.attention_to(number) is None or number in table.pending


def neutral_title(number: int) -> Message:
    """The title a case has while it is rehearsed: "Case 12"."""
    return say("rehearsal-case", number=number)
