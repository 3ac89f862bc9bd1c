"""In one window on a tree of 500 actions and 100 branches: moves, acts and changes, each until everything is painted.

Then a line of 5,000 steps: how long it takes to show, and the memory of its steps beside that of the first ones.
"""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from bridgetable.table.irregularity import InformationBy
from tests.benchmark.figure import ROUNDS, Figure, against_a_frame
from tests.benchmark.window import opened_window

if TYPE_CHECKING:
    from bridgetable.engine.history import History

LINE, BRANCHES, LONG = 500, 100, 5000
TIMES = 40
GOAL, WORST = 1.0, 2.0


def grown(history: History, steps: int, dice: random.Random) -> History:
    """The history after so many more actions, lawful and not, through rulings and past the end of play."""
    from bridgetable.engine.actions import EndRound
    from bridgetable.engine.steps import ImpossibleError
    from tests.engine.at_random import anything_in_play, next_in_play

    until = len(history.nodes) + steps
    while len(history.nodes) < until:
        table = history.table
        action = (anything_in_play if table.over and dice.random() < 0.5 else next_in_play)(table, dice)
        if not isinstance(action, EndRound) or dice.random() < 0.1:
            with suppress(ImpossibleError):
                history = history.act(action)
    return history


def tree(seed: int) -> History:
    """A line of 500 actions with branches of up to ten, 100 lines in all; the cursor at the end of the first."""
    from bridgetable.engine.history import History
    from tests.situations import POZNAN, at

    dice = random.Random(seed)
    history = grown(History(at(POZNAN, "4S S").table), LINE, dice)
    line = history.line()
    while len(history.leaves()) < BRANCHES:
        history = grown(history.jump(dice.choice(line[:-1])), dice.randint(1, 10), dice)
    return history.jump(line[-1])


def measure() -> Iterator[Figure]:
    """Figures of the tree, then of the long line."""
    from bridgetable.ui.shell.startup import parts_to_load

    with opened_window(tree(1)) as (window, paint):
        # As in a window in which somebody has moved the mouse.
        for load_part in parts_to_load():
            load_part()
        yield from of_the_tree(window, paint)
        yield from of_the_long_line(window, paint)


def of_the_tree(window: Any, paint: Callable[[], object]) -> Iterator[Figure]:
    """Moves in the tree, acts, the list of what can go wrong, language and edition."""
    from PySide6.QtWidgets import QDialog

    from bridgetable.table.edition import Edition

    session, dice = window.session, random.Random(2)
    line, places = session.history.line(), range(len(session.history.nodes))

    def figure(
        name: str, acts: Sequence[Callable[[], object]], before: Callable[[], object] = paint, *, with_goal: bool = True
    ) -> Figure:
        def then_painted(act: Callable[[], object]) -> None:
            act()
            paint()

        def each() -> Iterator[Callable[[], object]]:
            for act in acts:
                before()
                yield partial(then_painted, act)

        return against_a_frame(name, each(), *((GOAL, WORST) if with_goal else (None, None)))

    yield figure("jump in 500 actions", [partial(session.jump, dice.choice(line)) for _ in range(TIMES)])
    yield figure("jump in 100 branches", [partial(session.jump, dice.choice(places)) for _ in range(TIMES)])
    session.jump(line[-1])
    yield figure("undo", [session.undo] * TIMES)
    yield figure("redo", [session.redo] * TIMES)
    session.jump(line[-1])
    further = grown(session.history, TIMES, dice)
    done = [further.nodes[place].step.action for place in further.line_to(further.cursor)[len(line) :]]
    yield figure("act", [partial(session.act, action) for action in done])

    def elsewhere() -> None:
        for dialog in window.findChildren(QDialog):
            dialog.close()
        session.jump(dice.choice(line))
        paint()

    yield figure("what can go wrong", [window.parts.table_dialogs.list_irregularities] * TIMES, elsewhere)
    elsewhere()
    yield figure("language", [partial(session.set_language, each) for each in ("it", "en") * (TIMES // 2)])
    session.jump(line[-1])
    editions = [partial(session.set_edition, each) for each in (Edition.E2007, Edition.E1997, Edition.E2017)]
    yield figure("edition, without a pause before", editions[:2], with_goal=False)
    session.searches.forget()
    yield figure("edition", editions * (TIMES // 3), partial(rule_ahead, window.parts.ruling_ahead, paint))


def rule_ahead(ahead: Any, paint: Callable[[], object]) -> None:
    """Goes on until everything has been ruled under the other editions, as after a second without a change."""
    ahead.begin()
    while ahead.busy:
        paint()
    paint()


def of_the_long_line(window: Any, paint: Callable[[], object]) -> Iterator[Figure]:
    """The first showing of a line of 5,000 steps, its last act beside its tenth, and the memory of its steps."""
    from bridgetable.cards.seat import Seat
    from bridgetable.document.document import Document
    from bridgetable.document.undo import State, UndoStack
    from bridgetable.engine.actions import GiveInformation
    from bridgetable.engine.history import History
    from tests.situations import POZNAN, at

    empty = History(at(POZNAN, "4S S").table)
    stack, taken = UndoStack(State(empty, Document())), {}
    tracemalloc.start()
    for number in range(LONG + 1):
        taken[number] = tracemalloc.get_traced_memory()[0]
        stack = stack.acted(stack.state.history.act(GiveInformation(Seat(number % 4), InformationBy.REMARK)))
    tracemalloc.stop()
    last, first = ((taken[end] - taken[end - LINE]) / LINE / 1e6 for end in (LONG, LINE))
    yield Figure("memory of a step at 5,000", "at 500", (last,), (first,), 1.5, 1.5)
    session = window.session

    def shown(history: History) -> None:
        session.open(history, Document())
        paint()

    histories = [stack.state.history.jump(place) for place in range(LONG, LONG - ROUNDS, -1)]
    acts: list[Callable[[], object]] = []
    for history in histories:
        acts += [partial(shown, history)]
    yield against_a_frame("a line of 5,000 steps shown", _after_each(acts, partial(shown, empty)), 4.0, 6.0)
    acted = [GiveInformation(Seat(number % 4), InformationBy.GESTURE) for number in range(TIMES)]
    session.open(stack.state.history, Document())
    paint()

    def acting(action: GiveInformation) -> None:
        session.act(action)
        paint()

    yield against_a_frame("act after 5,000", [partial(acting, action) for action in acted], GOAL, WORST)


def _after_each(acts: list[Callable[[], object]], between: Callable[[], object]) -> Iterator[Callable[[], object]]:
    for act in acts:
        between()
        yield act
