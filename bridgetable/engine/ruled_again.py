"""Ruling the same actions under another edition of the Laws: a single action, a line, or a whole history."""

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
"""The actions that carry the auction or the play on, and so must wait for the answer to an open question."""


class Line(msgspec.Struct, frozen=True):
    """A line of play: the first table, and its steps to the end."""

    start: Table
    steps: tuple[Step, ...] = ()


class RuledAgain(msgspec.Struct, frozen=True):
    """A history ruled again; `stopped` is the number of the first step that could not be done, and why."""

    history: History
    stopped: tuple[int, ImpossibleError] | None = None


# -- one action ------------------------------------------------------------------------------------------------------


def rule_again(table: Table, action: a.Action, recorded: Table | None) -> Step:
    """The step that this action makes under the edition of the table; `recorded` is the table it was first done at.

    An answer to a question that this edition does not ask is passed over, and so is an adjusted score that it does not
    allow: nothing happens. Raises ImpossibleError if the action is no longer possible, or if this edition first asks a
    question that the line does not answer.
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
    """Whether play continued with the same question open when it was recorded, or the question permits that."""
    lets_it = now.question.waits or LAWS.declared(now.question).lapses is not Lapse.NEVER
    return lets_it or (then is not None and _same_matter(now.question, then.question))


def _same_matter(one: Question, other: Question) -> bool:
    """Whether two questions are about the same thing, perhaps under different clauses."""
    about = ((each.seat, each.card, each.trick) for each in (one, other))
    return next(about) == next(about) and bool(set(one.to) & set(other.to))


# -- a line, and a history -------------------------------------------------------------------------------------------


def line_under(line: Line, edition: Edition) -> Iterator[Step]:
    """The steps of the line under this edition, one by one; raises ImpossibleError at the first that cannot be done."""
    if edition is line.start.edition:
        yield from line.steps
        return
    table, recorded = replace(line.start, edition=edition), line.start
    for was in line.steps:
        step = rule_again(table, was.action, recorded)
        yield step
        table, recorded = step.table, was.table


def ruled_under(history: History, edition: Edition, elections: Elections | None = None) -> RuledAgain:
    """Every line of a history ruled again from its first table; a line ends before a step that cannot be done.

    `elections` replaces the elections of the history; None keeps them.
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
            step = rule_again(table, node.step.action, history.table_at(node.parent))
        except ImpossibleError as impossible:
            stopped = stopped or (len(history.line_to(place)), impossible)
            continue
        where[place] = len(nodes)
        nodes.append(Node(parent, step, node.title, node.deleted))
    ahead = tuple((where[here], where[on]) for here, on in history.ahead if here in where and on in where)
    return RuledAgain(History(start, tuple(nodes), _nearest(history, where), ahead), stopped)


def _nearest(history: History, where: dict[int, int]) -> int:
    """The new index of the step at the cursor, or of the last step before it that could be done again."""
    place = history.cursor
    while place not in where:
        place = history.nodes[place].parent
    return where[place]
