"""The same play ruled under another edition of the Laws: action by action, along a line, or a whole history."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node, Original
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.laws.ask import Lapse
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED, AskedNow
from bridgetable.table.edition import Edition
from bridgetable.table.events import AnswerPassedOver
from bridgetable.table.facts import Elections
from bridgetable.table.question import DIRECTOR, Question, matter_of
from bridgetable.table.state import Table
from bridgetable.table.values import Log

GOING_ON = (
    a.MakeCall,
    a.ChangeCall,
    a.PassTray,
    a.Play,
    a.PlayTogether,
    a.LeadFaceDown,
    a.FaceLead,
    a.Omit,
    a.Name,
    a.Designate,
    a.ChangeDesignation,
    a.Misplace,
    a.MakeClaim,
    a.Concede,
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


def rule_again(table: Table, action: a.Action, recorded: Table | None) -> Step:
    """The step this action makes under the edition of the table; `recorded` is the table it was done at, where known.

    An answer to what this edition does not ask is passed over, with the score that came of it: nothing happens. Raises
    ImpossibleError where hands can no longer do this, or where this edition first asks what the line has no answer to.
    """
    if isinstance(action, a.Choose):
        return _answered(table, action, asked_now(table), asked_now(recorded) if recorded is not None else None)
    if isinstance(action, a.Adjust) and recorded is not None and _to_adjust(recorded) and not _to_adjust(table):
        return Step(action, (AnswerPassedOver(None, DIRECTOR, "adjust"),), table)
    if recorded is not None and isinstance(action, GOING_ON) and not table.over:
        now = asked_now(table)
        if now is not None and not _was_open(now, asked_now(recorded)):
            question = now.question
            raise ImpossibleError("impossible-asked-first", to=question.to, clause=question.clause)
    return apply(table, action)


def _answered(table: Table, action: a.Choose, now: AskedNow | None, then: AskedNow | None) -> Step:
    if now is None or then is None or _matter_of(now.question, then.question):
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
    lets_it = now.question.play_goes_on or ENACTED.declared(now.question).lapses is not Lapse.NEVER
    return lets_it or (then is not None and _matter_of(now.question, then.question))


def _matter_of(one: Question, other: Question) -> bool:
    """Whether two editions ask about the same thing, though perhaps under another number."""
    return matter_of(one.about) == matter_of(other.about) and bool(set(one.to) & set(other.to))


# -- a line, and a history -------------------------------------------------------------------------------------------


def line_under(line: Line, edition: Edition) -> Iterator[Step]:
    """The steps of the line under this edition, one by one; raises ImpossibleError where it cannot go on."""
    if edition is line.start.edition:
        yield from line.steps
        return
    table, recorded = replace(line.start, edition=edition), line.start
    for was in line.steps:
        step = rule_again(table, was.action, recorded)
        yield step
        table, recorded = step.table, was.table


def ruled_under(history: History, edition: Edition, elections: Elections | None = None) -> RuledAgain:
    """Every line played again from the first table, each step at its place; a line is stopped where it cannot go on.

    Each action is ruled again as it was done first, so that nothing is lost however often the edition changes.
    `elections` are what is elected then, where that is another choice too.
    """
    *_, ruling = each_ruled(history, edition, elections)
    return ruling.of(history)


def each_ruled(
    history: History, edition: Edition, elections: Elections | None = None, earlier: Ruling | None = None
) -> Iterator[Ruling]:
    """Rules a history as `ruled_under` does, and yields the ruling at its beginning and after each step.

    Steps that `earlier`, a ruling on the same play by the same Laws, has in common are taken from there.
    """
    elected = history.start.elections if elections is None else elections
    ruling = Ruling(history, replace(history.start, edition=edition, elections=elected), earlier)
    yield ruling
    for node in history.nodes[len(ruling.nodes) :]:
        ruling.add(node, history.table_at(node.parent))
        yield ruling


def with_later_steps(history: History, later: History) -> History:
    """The history with the steps that have been added to it in `later`, ruled as the history itself is."""
    added = later.nodes[len(history.nodes) :]
    if not added:
        return history
    if _rules(history) == _rules(later):
        return replace(history, nodes=history.nodes.adding(*added))
    ruling = Ruling(later, history.start)
    ruling.nodes = history.nodes
    for node in added:
        ruling.add(node, later.table_at(node.parent))
    return replace(history, nodes=ruling.nodes)


def as_played(history: History) -> History:
    """The history as it was ruled when the last step of the line in view was done."""
    line = history.line()
    last = history.nodes[line[-1] if line else 0].original if history.nodes else None
    return history if last is None else ruled_under(history, last.table.edition, last.table.elections).history


class Ruling:
    """The steps of a history while they are ruled again; `stopped` is the place of the first that cannot be done.

    What has been ruled in `earlier` from the same table is not ruled again, and the first steps that are the very same
    as then stand as they were ruled.
    """

    def __init__(self, history: History, start: Table, earlier: Ruling | None = None) -> None:
        self._source = (history.start, history.nodes)
        self.start, self.nodes, self._earlier = start, Log[Node](), Log[Node]()
        self.stopped: tuple[int, ImpossibleError] | None = None
        if earlier is not None and earlier.start == start:
            self.start, self._earlier = earlier.start, earlier.nodes
            self.nodes = earlier.nodes.up_to(self._in_common(earlier))
            if earlier.stopped is not None and earlier.stopped[0] < len(self.nodes):
                self.stopped = earlier.stopped

    def _in_common(self, earlier: Ruling) -> int:
        """How many of the first steps are the very same as those of an earlier ruling."""
        (start, nodes), (earlier_start, earlier_nodes) = self._source, earlier._source
        if start is not earlier_start:
            return 0
        same = itertools.takewhile(lambda pair: pair[0] is pair[1], zip(nodes, earlier_nodes, strict=False))
        return min(sum(1 for _ in same), len(earlier.nodes))

    def of(self, history: History) -> RuledAgain:
        """The history with its steps as they are ruled here."""
        ruled = _at_nearest(history.ruled(self.start, self.nodes))
        if self.stopped is None:
            return RuledAgain(ruled)
        place, reason = self.stopped
        return RuledAgain(ruled, (len(ruled.line_to(place)), reason))

    def add(self, was: Node, done_at: Table) -> None:
        """Rules the next step again; `done_at` is the table it was done at, where it has no original."""
        original = was.original or Original(done_at, was.step)
        stopped = replace(was, step=original.step, original=original, stopped=True)
        if was.parent != START and self.nodes[was.parent].stopped:
            self.nodes = self.nodes.adding(stopped)
            return
        table = self.start if was.parent == START else self.nodes[was.parent].step.table
        if original.table is table or original.table == table:
            self.nodes = self.nodes.adding(replace(was, step=original.step, original=None, stopped=False))
            return
        step = self._ruled_earlier(table, was.parent, original)
        try:
            step = step if step is not None else rule_again(table, original.step.action, original.table)
        except ImpossibleError as impossible:
            self.stopped = self.stopped or (len(self.nodes), impossible)
            self.nodes = self.nodes.adding(stopped)
        else:
            self.nodes = self.nodes.adding(replace(was, step=step, original=original, stopped=False))

    def _ruled_earlier(self, table: Table, parent: int, original: Original) -> Step | None:
        """The step that the earlier ruling has at this place, if it is the same one done at the same table."""
        place = len(self.nodes)
        if place >= len(self._earlier):
            return None
        known = self._earlier[place]
        if known.original is None or known.stopped or known.parent != parent:
            return None
        before = self.start if parent == START else self._earlier[parent].step.table
        same = before is table and known.original.step is original.step
        return known.step if same and known.original.table == original.table else None


def _rules(history: History) -> tuple[Edition, Elections]:
    return history.start.edition, history.start.elections


def _at_nearest(history: History) -> History:
    """The cursor where it was, or at the last step before it that is shown."""
    line = itertools.takewhile(lambda place: not history.nodes[place].stopped, history.line_to(history.cursor))
    return history.jump(max(line, default=START))
