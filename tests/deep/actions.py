"""Random actions on random tables, and after every step all that must hold of it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.reader import CaseError
from bridgetable.cases.tree import case_of, lines_of
from bridgetable.engine.actions import Action
from bridgetable.engine.apply import apply
from bridgetable.engine.history import History, Node
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from tests.deep.anything import next_action, some_habits, some_start
from tests.deep.holding import EACH_STEP, SOME_STEPS, refusal_can_be_told
from tests.deep.outcome import Fault, Outcome, named, told
from tests.deep.shrinking import shrunk
from tests.engine.at_random import polite_in_auction

UNIT = "actions"
AFTER_THE_END = 15
"""The actions tried after the end of a board."""
AGAIN = 16
"""One step in so many is done twice, and one board in so many ruled again under every edition."""


def runs(seed: int) -> Iterator[Outcome]:
    """A board a seed."""
    return map(board, itertools.count(seed))


def board(seed: int) -> Outcome:
    """One board: anything anybody does for a while, and then what those do who only want to go on."""
    dice = random.Random(seed)
    start, done = some_start(dice)
    tried: list[Action] = []
    try:
        _play(start, done, tried, dice)
    except Exception as error:
        return Outcome(len(tried), UNIT, (_fault(start, tried, seed, error),))
    return Outcome(len(tried), UNIT)


def _play(start: Table, done: Sequence[Action], tried: list[Action], dice: random.Random) -> None:
    """Plays a board, putting down every action before it is tried; `done` comes first."""
    line = Line(start)
    for action in done:
        tried.append(action)
        line.go_on(action, again=False)
    habits, length, thorough = some_habits(dice), dice.randrange(10, 150), dice.randrange(AGAIN) == 0
    ended = 0
    for number in range(length + 150):
        ended = ended + 1 if line.table.over else 0
        if ended > AFTER_THE_END:
            break
        some = next_action(line.table, dice, habits) if number < length else polite_in_auction(line.table, dice)
        if some is None:
            break
        tried.append(some)
        line.go_on(some, again=dice.randrange(AGAIN) == 0)
    if thorough:
        line.end()


class Line:
    """A line of play, each step held against all that must hold."""

    def __init__(self, start: Table) -> None:
        self.history = History(start)
        self.table = start

    def go_on(self, action: Action, again: bool) -> None:
        """Does an action, unless it is impossible; `again` holds against the costlier rules too."""
        try:
            step = apply(self.table, action)
        except ImpossibleError as refused:
            refusal_can_be_told(refused)
            return
        for rule in (*EACH_STEP, *(SOME_STEPS if again else ())):
            rule(self.table, step)
        nodes = self.history.nodes
        self.history = History(self.history.start, nodes.adding(Node(len(nodes) - 1, step)), len(nodes))
        self.table = step.table

    def end(self) -> None:
        """What must hold of the whole line: it is ruled again under every edition and back, written and read."""
        for edition in Edition:
            other = ruled_under(self.history, edition).history
            for place, node in enumerate(other.nodes):
                if not node.stopped:
                    for rule in EACH_STEP[:3]:
                        rule(other.table_at(node.parent), other.nodes[place].step)
            back = ruled_under(other, self.history.start.edition).history
            assert back.nodes == self.history.nodes, "another edition and back gives other steps"
        self._written_and_read()

    def _written_and_read(self) -> None:
        case = case_of(self.history)
        try:
            again = read_case(write_case(case))
        except CaseError as refused:
            raise AssertionError(f"what was played cannot be read: {refused.message.key} {refused.place}") from None
        assert again == case, "a case is read otherwise than it was written"
        lines = lines_of(again)
        assert not lines.stopped, "a line that was read stops"
        played = [node.step for node in self.history.nodes]
        if self.history.start == lines.history.start:
            assert [node.step for node in lines.history.nodes] == played, "a line is read with other steps"


def _fault(start: Table, tried: Sequence[Action], seed: int, error: Exception) -> Fault:
    what = named(error)

    def fails(actions: tuple[Action, ...]) -> bool:
        return _goes_wrong(start, actions) == what

    left = shrunk(tried, fails) if fails(tuple(tried)) else tuple(tried)
    return Fault(what, seed, f"{told(error)}\n{_listed(left)}", _as_file(start, left))


def _goes_wrong(start: Table, actions: Sequence[Action]) -> str:
    """The name of the fault these actions lead to; "" if they lead to none."""
    try:
        line = Line(start)
        for action in actions:
            line.go_on(action, again=True)
        line.end()
    except Exception as error:
        return named(error)
    return ""


def _listed(actions: Sequence[Action]) -> str:
    return "\n".join(map(repr, actions))


def _as_file(start: Table, actions: Sequence[Action]) -> tuple[tuple[str, bytes], ...]:
    """The case with these actions; what a case cannot tell of them is left out."""
    case = case_of(History(start))
    return (("smallest.case.json", write_case(replace(case, actions=(*case.actions, *actions)))),)
