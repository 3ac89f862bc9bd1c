"""The same play ruled under another edition of the Laws: action by action, along a line, or a whole history."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.laws.ask import Lapse
from bridgetable.laws.book import AskedNow, asked_now
from bridgetable.laws.enacted import LAWS
from bridgetable.table.edition import Edition
from bridgetable.table.events import AnswerPassedOver
from bridgetable.table.facts import Elections
from bridgetable.table.question import DIRECTOR, Question
from bridgetable.table.state import Table

GOING_ON = (
    a.MakeCall, a.ChangeCall, a.PassTray, a.Play, a.PlayTogether, a.LeadFaceDown, a.FaceLead, a.Omit, a.Name,
    a.Designate, a.ChangeDesignation, a.Misplace, a.MakeClaim, a.Concede,
)
"""What carries auction and play on, and so waits for the answer to whatever is asked."""


class Line(msgspec.Struct, frozen=True):
    """A line of play as it was recorded: the first table, and its steps to the end."""

    start: Table
    steps: tuple[Step, ...] = ()


class RuledAgain(msgspec.Struct, frozen=True):
    """The history under the other edition; `stopped` tells at which step of its line it could not go on, and why."""

    history: History
    stopped: tuple[int, ImpossibleError] | None = None


# -- one action ------------------------------------------------------------------------------------------------------


def again(table: Table, action: a.Action, recorded: Table | None) -> Step:
    """The step this action makes under the edition of the table; `recorded` is the table it was done at, where known.

    An answer to what this edition does not ask is passed over, with the score that came of it: nothing happens. Raises
    ImpossibleError where hands can no longer do this, or where this edition first asks what the line has no answer to.
    """
    now, then = asked_now(table), asked_now(recorded) if recorded is not None else None
    if isinstance(action, a.Choose):
        return _answered(table, action, now, then)
    if isinstance(action, a.Adjust) and recorded is not None and _to_adjust(recorded) and not _to_adjust(table):
        return Step(action, (AnswerPassedOver(None, DIRECTOR, "adjust"),), table)
    goes_on = recorded is not None and isinstance(action, GOING_ON) and not table.over
    if goes_on and now is not None and not _was_open(now, then):
        question = now.question
        raise ImpossibleError("impossible-asked-first", to=question.to, clause=question.clause)
    return apply(table, action)


def _answered(table: Table, action: a.Choose, now: AskedNow | None, then: AskedNow | None) -> Step:
    if now is None or then is None or _same_matter(now.question, then.question):
        try:
            return apply(table, action)
        except ImpossibleError:
            pass
    question = then.question if then is not None else None
    return Step(action, (AnswerPassedOver(question, action.by, action.option),), table)


def _to_adjust(table: Table) -> bool:
    """Whether the Director has found that the score is to be adjusted."""
    return bool(table.damage)


def _was_open(now: AskedNow, then: AskedNow | None) -> bool:
    """Whether play went on over the same question when it was recorded, or the question lets it."""
    lets_it = now.question.waits or LAWS.declared(now.question).lapses is not Lapse.NEVER
    return lets_it or (then is not None and _same_matter(now.question, then.question))


def _same_matter(one: Question, other: Question) -> bool:
    """Whether two editions ask about the same thing, though perhaps under another number."""
    about = ((each.seat, each.card, each.trick) for each in (one, other))
    return next(about) == next(about) and bool(set(one.to) & set(other.to))


# -- a line, and a history -------------------------------------------------------------------------------------------


def line_under(line: Line, edition: Edition) -> Iterator[Step]:
    """The steps of the line under this edition, one by one; raises ImpossibleError where it cannot go on."""
    if edition is line.start.edition:
        yield from line.steps
        return
    table, recorded = replace(line.start, edition=edition), line.start
    for was in line.steps:
        step = again(table, was.action, recorded)
        yield step
        table, recorded = step.table, was.table


def ruled_under(history: History, edition: Edition, elections: Elections | None = None) -> RuledAgain:
    """Every line played again from the first table; a line ends where it cannot go on.

    `elections` are what is elected then, where that is another choice too.
    """
    elected = history.start.elections if elections is None else elections
    start = replace(history.start, edition=edition, elections=elected)
    nodes: list[Node] = []
    where: dict[int, int] = {START: START}
    stopped: tuple[int, ImpossibleError] | None = None
    for place, node in enumerate(history.nodes):
        if node.parent not in where:
            continue
        parent = where[node.parent]
        table = start if parent == START else nodes[parent].step.table
        try:
            step = again(table, node.step.action, history.table_at(node.parent))
        except ImpossibleError as impossible:
            stopped = stopped or (len(history.line_to(place)), impossible)
            continue
        where[place] = len(nodes)
        nodes.append(Node(parent, step, node.title, node.deleted))
    ahead = tuple((where[here], where[on]) for here, on in history.ahead if here in where and on in where)
    return RuledAgain(History(start, tuple(nodes), _nearest(history, where), ahead), stopped)


def _nearest(history: History, where: dict[int, int]) -> int:
    """The cursor, or the last step before it that could be played again."""
    place = history.cursor
    while place not in where:
        place = history.nodes[place].parent
    return where[place]
