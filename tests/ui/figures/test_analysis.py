"""The window's analysis: figures come while the window goes on, and a worker that dies costs nothing."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.disk import workers
from bridgetable.equity.position import DIED, Position, Solution
from bridgetable.table.question import Message, say
from bridgetable.ui.figures import analysis as module
from bridgetable.ui.figures.analysis import Analysis
from tests.equity.ground import needs_the_fast_solver, random_position
from tests.ui.waiting import turns_until, until, values_of

pytestmark = [needs_the_fast_solver, pytest.mark.deep]


@pytest.fixture
def analysis(qtbot: QtBot) -> Iterator[Analysis]:
    found = Analysis()
    yield found
    found.stop_worker()


def position(seed: int) -> Position:
    return Position(random_deal(seed), None, Seat.W)


def ending(seed: int) -> Position:
    return random_position(seed, 3)


def test_the_worker_is_started_when_first_needed_and_answers(qtbot: QtBot, analysis: Analysis) -> None:
    assert analysis.worker_id == 0
    analysis.request("cards", [position(1), position(2)])
    assert analysis.worker_id != 0 and analysis.busy
    until(qtbot, lambda: analysis.solved(position(2)) is not None)
    found = analysis.solved(position(1))
    assert isinstance(found, Solution) and {card for card, _ in found.cards} == position(1).hands[Seat.W]
    assert not analysis.busy


def test_a_worker_killed_over_a_position_is_started_again(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.request("cards", [position(3)])
    killed = analysis.worker_id
    os.kill(killed, signal.SIGKILL)
    until(qtbot, lambda: analysis.solved(position(3)) is not None)
    assert isinstance(analysis.solved(position(3)), Solution)
    assert analysis.worker_id not in (0, killed)


def test_a_position_that_kills_the_worker_twice_is_given_up(
    qtbot: QtBot, analysis: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying = (sys.executable, "-c", "import os; os.abort()")
    monkeypatch.setattr(workers, "COMMAND", dying)
    analysis.request("cards", [position(4)])
    until(qtbot, lambda: analysis.solved(position(4)) is not None)
    found = analysis.solved(position(4))
    assert isinstance(found, Message) and found.key == DIED
    monkeypatch.undo()
    analysis.request("cards", [position(5)])
    until(qtbot, lambda: isinstance(analysis.solved(position(5)), Solution))


DYING_OF_ONE = """
import os
from bridgetable.disk import workers
from bridgetable.equity import dds, worker
class Dying(dds.Dds):
    def cards(self, position):
        if position.leader == 0:
            os.abort()
        return super().cards(position)
    def cards_of_all(self, positions):
        return [self.cards(position) for position in positions]
worker.fastest_solver = lambda: Dying(next(worker.library_paths())[0])
workers.serve()
"""


def test_of_several_positions_only_the_one_that_kills_the_worker_is_given_up(
    qtbot: QtBot, analysis: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", DYING_OF_ONE))
    deadly = Position(random_deal(4), None, Seat.N)
    asked = [position(1), position(2), deadly, position(3)]
    analysis.request("cards", asked)
    until(qtbot, lambda: not analysis.busy)
    assert [isinstance(analysis.solved(one), Solution) for one in asked] == [True, True, False, True]
    assert analysis.solved(deadly) == say(DIED)


def test_the_first_answer_comes_alone_and_the_others_together(
    qtbot: QtBot, analysis: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [ending(seed) for seed in range(30)]
    known: list[int] = []
    analysis.updated.connect(lambda: known.append(sum(analysis.solved(one) is not None for one in asked)))
    analysis.request("cards", asked)
    until(qtbot, lambda: not analysis.busy)
    assert known == [1, 3, 7, 15, 23, 30]


def test_a_worker_without_requests_is_stopped_after_a_while(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE_DELAY", 0)
    analysis = Analysis()
    analysis.request("cards", [ending(1)])
    assert analysis.worker_id != 0
    until(qtbot, lambda: analysis.worker_id == 0)
    assert isinstance(analysis.solved(ending(1)), Solution)
    analysis.request("cards", [ending(2)])
    until(qtbot, lambda: isinstance(analysis.solved(ending(2)), Solution))
    analysis.stop_worker()


def test_a_program_that_cannot_be_started_is_reported(
    qtbot: QtBot, analysis: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", ("/nowhere/python",))
    analysis.request("cards", [position(4)])
    until(qtbot, lambda: isinstance(analysis.solved(position(4)), Message))


def test_cancelling_stops_the_worker_and_keeps_the_results(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.request("cards", [position(6)])
    until(qtbot, lambda: analysis.solved(position(6)) is not None)
    analysis.request("cards", [position(7)])
    analysis.cancel()
    assert analysis.worker_id == 0 and not analysis.busy
    assert isinstance(analysis.solved(position(6)), Solution) and analysis.solved(position(7)) is None


def test_all_contracts_of_a_deal(qtbot: QtBot, analysis: Analysis) -> None:
    hands = random_deal(8)
    analysis.request_contracts("dialog", hands)
    until(qtbot, lambda: analysis.contracts(hands) is not None)
    found = analysis.contracts(hands)
    assert isinstance(found, dict) and {len(found), *(len(row) for row in found.values())} == {5, 4}


def test_a_long_analysis_is_announced(qtbot: QtBot) -> None:
    analysis = Analysis(notice_delay=0)
    announced = values_of(analysis.taking_long)
    analysis.request("cards", [position(9)])
    until(qtbot, lambda: analysis.solved(position(9)) is not None)
    assert announced == [True, False]
    analysis.stop_worker()


def test_the_event_loop_goes_on_while_a_deal_is_analysed(qtbot: QtBot, analysis: Analysis) -> None:
    """Turns of the loop are counted, not timed: the worker's half second is thousands of them."""
    analysis.request_contracts("dialog", random_deal(10))
    assert turns_until(qtbot, lambda: analysis.contracts(random_deal(10)) is not None) > 100
