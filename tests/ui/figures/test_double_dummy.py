"""Double-dummy figures in the window: on the cards and on the options, on demand, and never on what nobody may see."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.disk import workers
from bridgetable.ui.figures import double_dummy
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.elements import HELD_PLACES, Figure, figure_box, index_box
from bridgetable.ui.table.poses import poses
from bridgetable.words.languages import LANGUAGES
from tests.equity.ground import needs_the_fast_solver
from tests.situations import actions_of
from tests.ui.opened import open_wall, open_window, said
from tests.ui.shell.test_window_looks import STATES, all_in_its_place, all_of_every_text, bring_to
from tests.ui.table.test_poses import SIZES, situations
from tests.ui.waiting import settle, until

pytestmark = pytest.mark.deep

OUT_OF_TURN = ("EHA", "director S")
"""The faced opening lead out of turn of Law 54."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    opened = open_window(qtbot, tmp_path)
    yield opened
    opened.close()


def do(window: Window, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)


def switch(window: Window) -> None:
    window.parts.commands["figures"].trigger()


def ready(qtbot: QtBot, window: Window) -> None:
    until(qtbot, lambda: not window.parts.figures.busy)


def on_cards(window: Window) -> dict[str, Figure]:
    """What can be read on the cards."""
    shown = window.table.table_scene.figures.shown
    return {card_text(card): told.figure for card, told in shown.items() if told.figure is not None}


def on_options(window: Window) -> dict[str, str]:
    """What can be read on the buttons."""
    return {
        button.answer: button.figure.text()
        for button in window.parts.panel.asking.options.buttons
        if button.figure.isVisible()
    }


# -- on the cards ------------------------------------------------------------------------------------------------------


@needs_the_fast_solver
def test_every_lead_has_a_figure_and_the_best_are_marked(qtbot: QtBot, window: Window) -> None:
    switch(window)
    ready(qtbot, window)
    found = on_cards(window)
    assert found.keys() == {card_text(card) for card in window.session.table.hands[Seat.W]}
    worse = {"DT", "D9", "D8", "D7"}
    assert {name: (each.tricks, each.result) for name, each in found.items()} == {
        name: (1, "+2") if name in worse else (2, "+1") for name in found
    }
    assert {name for name, each in found.items() if each.best} == found.keys() - worse
    assert "E-W's tricks in all" in window.parts.figures_line.label.accessibleName()
    assert "The 10 of diamonds: 1 trick for East-West (4♠ +2)." in window.table.accessibleDescription()


@needs_the_fast_solver
def test_figures_go_when_the_table_moves_and_come_again(qtbot: QtBot, window: Window) -> None:
    switch(window)
    ready(qtbot, window)
    before = on_cards(window)
    do(window, "WCJ")
    assert not on_cards(window)
    ready(qtbot, window)
    assert {name: each.tricks for name, each in on_cards(window).items()} == {"CA": 11, "CK": 11, "CQ": 11}
    window.parts.commands["undo"].trigger()
    ready(qtbot, window)
    assert on_cards(window) == before
    switch(window)
    assert not on_cards(window) and not window.parts.figures_line.isVisible()


def test_nothing_is_worked_out_while_it_is_off(window: Window) -> None:
    do(window, "WCJ", "NCA")
    assert not window.parts.figures.busy and window.parts.analysis.worker_id == 0
    assert not window.table.accessibleDescription()


@needs_the_fast_solver
def test_a_player_who_owes_a_substitute_sees_what_each_is_worth(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA ES2 SC3", "director S")
    switch(window)
    ready(qtbot, window)
    found = on_cards(window)
    assert {name: each.tricks for name, each in found.items()} == {"C8": 2, "C4": 2, "C2": 2}
    assert all(each.rough and each.short == "≈2" for each in found.values())
    assert "≈" in window.parts.figures_line.label.accessibleName()


@needs_the_fast_solver
def test_a_hand_that_lies_face_down_stays_bare(qtbot: QtBot, window: Window) -> None:
    hidden = BySeat.of(lambda _: HandView.HIDDEN)
    window.view.set_options(replace(window.view.options, hands=hidden))
    switch(window)
    ready(qtbot, window)
    assert not on_cards(window) and not window.table.accessibleDescription()
    assert "face down" in window.parts.figures_line.label.accessibleName()
    do(window, "WCJ")
    ready(qtbot, window)
    assert on_cards(window).keys() == {"CA", "CK", "CQ"}


@needs_the_fast_solver
def test_a_position_that_cannot_be_analysed_is_reported(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA EC2", "omit S", "NCK", "EC4")
    switch(window)
    ready(qtbot, window)
    words = window.session.words
    said = window.parts.figures_line.label.accessibleName()
    assert not on_cards(window)
    assert said in {words.text("equity-unequal-hands"), words.text("equity-out-of-order")}


def test_figures_cover_no_index_and_each_other_nowhere() -> None:
    """Whichever hand is in turn, at every size."""
    for declarer in Seat:
        for table in situations(declarer, "4S"):
            for size in SIZES:
                layout, view = poses(table, ViewOptions(), size), ViewOptions()
                for seat in Seat:
                    free_of_indices(
                        {
                            card: pose
                            for card, pose in layout.cards.items()
                            if pose.seat is seat and pose.place in HELD_PLACES and pose.face_up
                        },
                        view.index,
                    )


def free_of_indices(held: dict[Card, object], index: float) -> None:
    boxes = {card: figure_box(pose, index) for card, pose in held.items()}  # type: ignore[arg-type]
    for card, box in boxes.items():
        for other, pose in held.items():
            corner = index_box(pose, index)  # type: ignore[arg-type]
            if pose.horizontal_index:  # type: ignore[attr-defined]
                # The symbol ends before the strip that is kept free for it.
                corner = replace(corner, width=corner.width * 0.9)
            assert not box.overlaps(corner, 1.0), (card, other)
    assert not any(one.overlaps(other, 1.0) for one, other in combinations(boxes.values(), 2))


# -- on the options ----------------------------------------------------------------------------------------------------


@needs_the_fast_solver
def test_the_five_roads_of_law_54_have_five_numbers(qtbot: QtBot, window: Window) -> None:
    do(window, *OUT_OF_TURN)
    assert not on_options(window)
    window.parts.figures_switch.switch.click()
    ready(qtbot, window)
    assert on_options(window) == {
        "spread": "11\n+1",
        "accept": "11\n+1",
        "require-H": "≈11\n+1",
        "forbid-H": "≈11\n+1",
        "free": "≈11\n+1",
    }
    first = window.parts.panel.asking.options.buttons[0]
    assert first.accessibleDescription().startswith("11 tricks for North-South (4♠ +1)\n")
    assert "Key 1" in first.toolTip() and first.accessibleDescription() in first.toolTip()
    assert not on_cards(window)
    QTest.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert not on_options(window) and "Key 1" in first.toolTip()


@needs_the_fast_solver
def test_no_figures_are_on_the_wall(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ")
    wall = open_wall(window)
    switch(window)
    ready(qtbot, window)
    assert on_cards(window) and not wall.table.table_scene.figures.shown and "ouble dummy" not in said(wall)


def test_the_director_finds_facts_without_figures(qtbot: QtBot, window: Window) -> None:
    do(window, "claim S 12", "director W")
    switch(window)
    ready(qtbot, window)
    assert not on_options(window)


@pytest.mark.deep
@needs_the_fast_solver
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_fit_into_the_smallest_window(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    switch(window)
    for state in STATES:
        bring_to(window, state)
        ready(qtbot, window)
        settle()
        all_in_its_place(window)
        all_of_every_text(window)


# -- while it lasts ----------------------------------------------------------------------------------------------------


@pytest.fixture
def never_answering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", "import sys; sys.stdin.read()"))


def test_a_long_analysis_is_announced_and_escape_stops_it(qtbot: QtBot, window: Window, never_answering: None) -> None:
    table, place = window.session.table, window.table.geometry()
    switch(window)
    line = window.parts.figures_line
    until(qtbot, line.cancel.isVisible)
    assert "analysing" in line.label.accessibleName() and window.table.geometry() == place
    assert window.parts.analysis.worker_id != 0
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.parts.analysis.worker_id == 0 and not window.parts.figures.enabled
    assert not window.parts.commands["figures"].isChecked() and not line.isVisible()
    assert window.session.table is table


def test_a_click_stops_it_too_and_on_the_wall_escape_does(qtbot: QtBot, window: Window, never_answering: None) -> None:
    switch(window)
    line = window.parts.figures_line
    until(qtbot, line.cancel.isVisible)
    line.cancel.click()
    assert window.parts.analysis.worker_id == 0 and not window.parts.figures.enabled
    wall = open_wall(window)
    switch(window)
    until(qtbot, line.cancel.isVisible)
    QTest.keyClick(wall.table, Qt.Key.Key_Escape)
    assert not window.parts.figures.enabled and window.parts.presentation.is_on


@needs_the_fast_solver
def test_a_worker_killed_while_it_works_costs_nothing(qtbot: QtBot, window: Window) -> None:
    switch(window)
    until(qtbot, lambda: window.parts.analysis.busy)
    os.kill(window.parts.analysis.worker_id, signal.SIGKILL)
    ready(qtbot, window)
    assert len(on_cards(window)) == 13


def test_a_position_that_kills_the_worker_twice_is_reported_and_can_be_tried_again(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", "import os; os.abort()"))
    switch(window)
    ready(qtbot, window)
    assert window.parts.figures_line.label.accessibleName() == window.session.words.text("equity-worker-died")
    switch(window)
    switch(window)
    assert window.parts.figures.busy
    ready(qtbot, window)
    assert not on_cards(window)


def test_the_worker_goes_with_the_window(qtbot: QtBot, window: Window, never_answering: None) -> None:
    switch(window)
    until(qtbot, lambda: window.parts.analysis.worker_id != 0)
    window.close()
    assert window.parts.analysis.worker_id == 0


def test_a_survey_grows_in_slices(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time at all a slice is over at once, and the survey still grows."""
    monkeypatch.setattr(double_dummy, "SLICE_SECONDS", 0.0)
    window = open_window(qtbot, tmp_path)
    do(window, *OUT_OF_TURN)
    switch(window)
    until(qtbot, lambda: window.parts.analysis.busy or len(on_options(window)) == 5)
    window.close()
