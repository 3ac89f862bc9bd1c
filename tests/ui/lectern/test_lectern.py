"""The lectern with one screen; what needs two is in on_two_screens.py, which a process with two screens runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.engine.actions import Play
from bridgetable.ui.lectern.presenter import FittingText
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.elements import Place
from bridgetable.ui.wall.pointing import Ring
from tests.situations import POZNAN, bidding
from tests.source import ROOT
from tests.ui.opened import open_wall, open_window, said
from tests.ui.waiting import settle

CASES = resources() / "cases"
QUESTION = CASES / "play" / "penalty-card-50d-major-the-three-options.case.json"


def test_a_lesson_on_two_screens(tmp_path: Path) -> None:
    screens = [
        {
            "name": name,
            "x": x,
            "y": 0,
            "width": width,
            "height": height,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": 1,
        }
        for name, x, width, height in (("laptop", 0, 1366, 768), ("projector", 1366, 1920, 1080))
    ]
    file = tmp_path / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "tests/ui/lectern/on_two_screens.py"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={file}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def test_with_one_screen_the_wall_covers_the_window_and_the_dock_is_asked_for(window: Window) -> None:
    open_wall(window)
    assert window.arrangement.lectern.isHidden()
    window.parts.commands["lectern"].trigger()
    assert window.arrangement.lectern.isVisible() and window.parts.commands["lectern"].isChecked()
    window.parts.commands["lectern"].trigger()
    assert window.arrangement.lectern.isHidden()


def test_with_one_screen_the_wall_is_frozen_while_the_lecturer_prepares(window: Window) -> None:
    window.parts.documents.open_path(str(QUESTION))
    wall = open_wall(window)
    before = wall.grab().toImage()
    QTest.keyClick(wall.table, Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    window.session.to_end()
    settle()
    assert wall.grab().toImage() == before
    QTest.keyClick(wall.table, Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    assert wall.grab().toImage() != before


def test_the_keys_of_the_wall_are_free_while_it_is_closed(window: Window) -> None:
    names = ("next-page", "previous-page", "black", "freeze")
    assert not any(window.parts.commands[name].isEnabled() for name in names)
    open_wall(window)
    assert all(window.parts.commands[name].isEnabled() for name in names)
    window.parts.presentation.set_on(False)
    assert not any(window.parts.commands[name].isEnabled() for name in names)


def test_an_offer_is_dropped_before_the_words_go_on(qtbot: QtBot, window: Window) -> None:
    window.parts.documents.open_path(str(QUESTION))
    wall = open_wall(window)
    window.session.step_by(2)
    words = said(wall)
    QTest.keyClicks(wall.table, "h3")
    assert wall.entry
    QTest.keyClick(wall.table, Qt.Key.Key_PageDown)
    assert said(wall) == words and window.parts.offer.proposal is None


def test_what_comes_next_is_told(window: Window) -> None:
    window.parts.documents.open_path(str(QUESTION))
    window.parts.commands["lectern"].trigger()
    coming = window.parts.lectern.panel.labels["next"]
    assert "West leads" in coming.accessibleName()
    window.session.to_end()
    assert "End of the case" in coming.accessibleName()
    window.view.choose_language("it")
    assert coming.accessibleName().startswith("Segue: Fine del caso")


def test_a_long_text_is_shortened_to_whole_lines_and_read_out_whole(window: Window) -> None:
    window.parts.commands["lectern"].trigger()
    panel = window.parts.lectern.panel
    text = " ".join(["revoke"] * 200)
    for answers in ("", text):
        panel.show_texts(text, text, text, answers)
        settle()
        shown = [label for label in panel.labels.values() if label.isVisible()]
        assert len(shown) == 3 and (panel.labels["answers"] in shown) is bool(answers)
        for label in shown:
            assert label.accessibleName() == text and "…" in label.text()
            assert label.heightForWidth(label.width()) <= label.height()


def test_what_nobody_has_noticed_is_told_only_with_the_marks(window: Window) -> None:
    window.parts.documents.open_path(str(CASES / "revoke" / "revoke-42-six-clubs-become-three.case.json"))
    window.parts.commands["lectern"].trigger()
    unnoticed = window.parts.lectern.panel.labels["unnoticed"]
    told = []
    while window.session.can_step_on:
        window.session.step_by(1)
        told.append(unnoticed.accessibleName())
    assert any("revoke" in text for text in told)
    window.view.change_preferences(marks=False)
    window.session.to_start()
    while window.session.can_step_on:
        window.session.step_by(1)
        assert not unnoticed.accessibleName()


def test_after_the_last_step_of_a_table_without_a_file_nothing_else_is_opened(window: Window) -> None:
    wall = open_wall(window)
    for _ in range(4):
        QTest.keyClick(wall.table, Qt.Key.Key_PageDown)
    assert said(wall) == "End of the line." and not window.session.document.path


def test_the_dock_is_closed_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    first = open_window(qtbot, tmp_path)
    first.parts.commands["lectern"].trigger()
    first.close()
    assert open_window(qtbot, tmp_path).arrangement.lectern.isHidden()


def test_every_part_of_the_dock_has_a_name_and_takes_the_keyboard(window: Window) -> None:
    open_wall(window)
    window.parts.commands["lectern"].trigger()
    panel = window.parts.lectern.panel
    for language in ("en", "it"):
        window.view.choose_language(language)
        for widget in (*panel.buttons.values(), panel.notes):
            assert widget.accessibleName() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert panel.picture.accessibleName() and panel.time.accessibleName()


def test_with_one_screen_a_frozen_wall_lets_one_prepare_unseen(window: Window) -> None:
    window.parts.documents.open_path(str(QUESTION))
    wall = open_wall(window)
    settle()
    QTest.keyClick(wall.table, Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    frozen = wall.grab().toImage()
    for key in (Qt.Key.Key_PageDown,) * 4:
        QTest.keyClick(wall.table, key)
    QTest.keyClick(wall.table, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert window.session.document.path != str(QUESTION) and wall.grab().toImage() == frozen
    QTest.keyClick(wall.table, Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert wall.grab().toImage() != frozen
    window.parts.presentation.set_on(False)


def test_notes_stay_with_their_table(window: Window) -> None:
    notes, documents = window.parts.lectern.panel.notes, window.parts.documents
    QTest.keyClicks(notes, "mine")
    documents.open_path(str(QUESTION))
    assert notes.toPlainText() == ""
    QTest.keyClicks(notes, "the trick is the third one")
    window.session.step_by(3)
    assert notes.toPlainText() == "" and notes.placeholderText() == "the trick is the third one"
    documents.open_path(str(CASES / "revoke" / "revoke-42-six-clubs-become-three.case.json"))
    assert notes.toPlainText() == ""
    documents.open_path(str(QUESTION))
    assert notes.toPlainText() == "the trick is the third one"
    assert not window.session.dirty and "third one" not in QUESTION.read_text(encoding="utf-8")


def test_notes_go_along_when_a_table_is_saved(window: Window, tmp_path: Path) -> None:
    notes = window.parts.lectern.panel.notes
    QTest.keyClicks(notes, "mine")
    assert window.session.act(Play(Seat.W, card_of("CJ")))
    QTest.keyClicks(notes, "the jack")
    window.parts.saving.save_to(str(tmp_path / "saved.case.json"))
    assert notes.toPlainText() == "the jack"
    window.parts.documents.open_path(str(QUESTION))
    window.parts.documents.open_path(str(tmp_path / "saved.case.json"))
    assert notes.toPlainText() == "mine"
    window.session.step_by(1)
    assert notes.toPlainText() == "the jack"


def test_escape_leaves_the_notes_and_not_the_wall(window: Window) -> None:
    open_wall(window)
    notes = window.parts.lectern.panel.notes
    QTest.keyClick(notes, Qt.Key.Key_Escape)
    assert window.parts.presentation.is_on and window.focusWidget() is window.table


def test_the_lecturer_draws_on_the_small_picture_of_the_wall(qtbot: QtBot, window: Window) -> None:
    window.parts.documents.open_path(str(QUESTION))
    wall = open_wall(window)
    window.parts.commands["lectern"].trigger()
    picture = window.parts.lectern.panel.picture
    picture.refresh()
    layout = wall.table.table_scene.current_layout
    assert layout is not None
    card, pose = next((card, pose) for card, pose in layout.cards.items() if pose.place is Place.HAND)
    on_wall = QPointF(pose.box.x + 8, pose.box.y + 8) + QPointF(wall.table.pos())
    place = picture._place
    at = place.topLeft() + on_wall * (place.width() / wall.width())
    assert (picture.point_on_table(at) - QPointF(pose.box.x + 8, pose.box.y + 8)).manhattanLength() < 0.01
    window.parts.commands["draw"].trigger()
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=at.toPoint() + QPoint(1, 1))
    (mark,) = window.parts.presentation.pointing.marks
    assert isinstance(mark, Ring) and mark.spot.card == card
    window.session.step_by(1)
    assert not window.parts.presentation.pointing.marks


def test_its_command_brings_the_dock_before_the_bidding_box(window: Window) -> None:
    window.session.new(bidding(POZNAN, "N").table)
    window.parts.commands["lectern"].trigger()
    settle()
    dock, box = window.arrangement.lectern, window.arrangement.bidding_box
    box.raise_()
    settle()
    assert dock.visibleRegion().isEmpty() and not box.visibleRegion().isEmpty()
    window.parts.commands["lectern"].trigger()
    settle()
    assert not dock.visibleRegion().isEmpty() and box.visibleRegion().isEmpty()
    window.parts.commands["lectern"].trigger()
    assert dock.isHidden()


def test_answers_have_all_the_lines_there_is_room_for(window: Window) -> None:
    window.parts.commands["lectern"].trigger()
    panel = window.parts.lectern.panel
    panel.show_texts("page", "next", "", " ".join(["revoke"] * 200))
    settle()
    label, line = panel.labels["answers"], panel.labels["answers"].fontMetrics().lineSpacing()
    assert label.heightForWidth(label.width()) <= label.height() < label.heightForWidth(label.width()) + 2 * line
    assert panel.notes.height() >= panel.notes.minimumSizeHint().height()


def test_answers_for_which_there_is_no_room_are_scrolled(qtbot: QtBot) -> None:
    """With large letters the scroll bar came and went until the program ended."""
    around = QWidget()
    qtbot.addWidget(around)
    answers = FittingText(around)
    assert not answers.viewport().autoFillBackground(), "nothing to tell is no white box"
    answers.show_lines("\n".join(f"✗ {n} A choice — and why it is wrong" for n in range(40)))
    for height in (120, 60, 2000):
        answers.resize(200, height)
        around.show()
        settle()
        assert (answers.verticalScrollBar().maximum() > 0) is (height < 2000)
