"""Where the panels stand: the bidding box at the table, and the timeline never shorter than eight rows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.engine.actions import Note
from bridgetable.engine.history import START
from bridgetable.ui.shell.arrangement import BELOW_TIMELINE
from bridgetable.ui.shell.window import Window
from bridgetable.ui.timeline.panel import STEPS
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, actions_of, at, bidding
from tests.spread import in_some_languages, spread
from tests.ui.opened import open_window
from tests.ui.waiting import settle

SIZES = ((1024, 700), (1366, 768), (1920, 1080), (1280, 1024))


def auction(qtbot: QtBot, folder: Path, language: str = "en", size: tuple[int, int] = (1024, 700)) -> Window:
    """A window before the first call; North deals."""
    window = open_window(qtbot, folder, language, size=size)
    window.session.new(bidding(POZNAN, "N").table)
    settle()
    return window


def place(widget: QWidget, window: Window) -> QRect:
    """Where a widget is in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


# -- the bidding box ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "language"), in_some_languages(SIZES))
def test_the_box_stands_below_the_table_and_covers_nothing(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    window = auction(qtbot, tmp_path, language, size)
    box, table = place(window.arrangement.bidding_box, window), place(window.table, window)
    assert (window.width(), window.height()) == size
    assert box.top() > table.bottom() and (box.left(), box.width()) == (table.left(), table.width())
    for other in (window.arrangement.timeline, window.arrangement.panel, window.parts.score):
        assert not box.intersects(place(other, window))
    assert place(window.arrangement.timeline, window).bottom() == place(window.arrangement.panel, window).bottom()
    for button in (*window.parts.box.calls.values(), *window.parts.box.seats.values()):
        assert button.width() >= button.minimumSizeHint().width(), button.text()
        assert button.height() >= button.minimumSizeHint().height(), button.text()


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_are_nearly_as_large_beside_the_box_as_in_the_play(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = auction(qtbot, tmp_path, size=size)
    widths = []
    for table in (bidding(POZNAN, "N").table, at(POZNAN, "4S S").table):
        window.session.new(table)
        settle()
        layout = window.table.table_scene.current_layout
        assert layout is not None
        widths.append(max(pose.box.width for pose in layout.cards.values()))
    assert widths[0] >= 0.93 * widths[1] and window.arrangement.bidding_box.isHidden()


def test_the_buttons_keep_together_where_the_table_is_wide(qtbot: QtBot, tmp_path: Path) -> None:
    window = auction(qtbot, tmp_path, size=(2560, 1080))
    box = window.parts.box
    edges = [button.geometry() for button in (*box.seats.values(), *box.commands.values())]
    left, right = min(edge.left() for edge in edges), max(edge.right() for edge in edges)
    assert right - left < 0.8 * box.width() and abs(left - (box.width() - right)) <= 4


def test_an_arrangement_with_the_box_below_the_timeline_is_restored_with_the_box_at_the_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
    before = QMainWindow()
    qtbot.addWidget(before)
    before.resize(1280, 800)
    docks = {}
    for name, area in (("timeline", "Left"), ("bidding-box", "Left"), ("auction", "Left"), ("panel", "Right")):
        dock = docks[name] = QDockWidget(before)
        dock.setObjectName(f"{name}-dock")
        before.addDockWidget(getattr(Qt.DockWidgetArea, f"{area}DockWidgetArea"), dock)
    docks["panel"].hide()
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("geometry", before.saveGeometry())
    settings.setValue("state", before.saveState(BELOW_TIMELINE))
    settings.sync()
    window = auction(qtbot, tmp_path, size=(1280, 800))
    areas = window.dockWidgetArea
    assert areas(window.arrangement.bidding_box) is Qt.DockWidgetArea.BottomDockWidgetArea
    assert areas(window.arrangement.timeline) is Qt.DockWidgetArea.LeftDockWidgetArea
    assert window.arrangement.panel.isHidden() and window.arrangement.bidding_box.isVisible()
    assert place(window.arrangement.timeline, window).bottom() >= place(window.arrangement.bidding_box, window).bottom()
    window.close()
    again = auction(qtbot, tmp_path, size=(1280, 800))
    assert again.arrangement.panel.isHidden()
    assert again.dockWidgetArea(again.arrangement.bidding_box) is Qt.DockWidgetArea.BottomDockWidgetArea


def test_the_place_of_the_box_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = auction(qtbot, tmp_path)
    window.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, window.arrangement.bidding_box)
    settle()
    assert place(window.arrangement.bidding_box, window).bottom() < place(window.table, window).top()
    window.close()
    again = auction(qtbot, tmp_path)
    assert again.dockWidgetArea(again.arrangement.bidding_box) is Qt.DockWidgetArea.TopDockWidgetArea


# -- the timeline ------------------------------------------------------------------------------------------------------

SENTENCE = "Una nota del docente che non sta in una riga, né in due, né in tre della cronologia, per larga che sia"


def whole_rows(window: Window) -> int:
    """How many rows of the timeline are seen whole."""
    view = window.parts.timeline.view
    rows = range(view.verticalHeader().count())
    places = [QRect(0, view.rowViewportPosition(row), 1, view.rowHeight(row)) for row in rows]
    return sum(place.top() >= 0 and place.bottom() < view.viewport().height() for place in places)


def act(window: Window, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)
    settle()


@pytest.mark.parametrize(
    ("size", "language"),
    [(size, language) for n, size in enumerate(SIZES) for language in spread(tuple(LANGUAGES), 1, n)],
)
def test_eight_rows_are_always_whole(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    window = auction(qtbot, tmp_path, language, size)
    for _ in range(12):
        window.session.act(Note((("", SENTENCE),)))
    settle()
    assert whole_rows(window) >= 8
    act(window, "bids N 1S 2H 3D 3H 3S 4H 4S P 5C X 5D X 5S X P P P", "EHA")
    for _ in range(12):
        window.session.act(Note((("", SENTENCE),)))
    window.session.step_by(-1)
    window.session.act(Note((("", SENTENCE.upper()),)))
    settle()
    assert window.arrangement.auction.isVisible() and window.parts.timeline.rename.isVisible()
    assert whole_rows(window) >= 8
    assert (window.width(), window.height()) == size
    timeline, auction_dock = place(window.arrangement.timeline, window), place(window.arrangement.auction, window)
    assert timeline.bottom() < auction_dock.top() and auction_dock.bottom() < place(window.parts.score, window).top()
    for button in (*window.parts.timeline.steps, window.parts.timeline.compare):
        assert place(window.arrangement.timeline, window).contains(place(button, window))


@pytest.mark.parametrize("size", SIZES[:2])
def test_eight_rows_are_whole_beside_the_lectern(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = auction(qtbot, tmp_path, "it", size)
    window.parts.commands["lectern"].trigger()
    for _ in range(12):
        window.session.act(Note((("", SENTENCE),)))
    settle()
    box, lectern = window.arrangement.bidding_box, window.arrangement.lectern
    assert whole_rows(window) >= 8 and window.tabifiedDockWidgets(box) == [lectern]
    act(window, "bids N 1S P 4S P P P", "WCJ")
    for _ in range(12):
        window.session.act(Note((("", SENTENCE),)))
    settle()
    assert whole_rows(window) >= 8 and window.rect().contains(place(lectern, window))
    assert window.arrangement.auction.isHidden() and (window.width(), window.height()) == size
    window.parts.commands["lectern"].trigger()
    settle()
    assert window.arrangement.auction.isVisible() and whole_rows(window) >= 8


def test_the_auction_beside_the_table_has_the_height_it_asks_for_where_there_is_room(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = auction(qtbot, tmp_path, size=(1920, 1080))
    act(window, "bids N 1S P P P", "EHA")
    short = window.parts.auction.height()
    assert abs(short - window.parts.auction.sizeHint().height()) <= 1
    window.session.new(bidding(POZNAN, "N").table)
    act(window, "bids N 1S 2H 3D 3H 3S 4H 4S P 5C X 5D X 5S X P P P", "EHA")
    assert window.parts.auction.height() > short
    assert abs(window.parts.auction.height() - window.parts.auction.sizeHint().height()) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_below_the_rows_step_through_the_line(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    start, back, forward, end = window.parts.timeline.steps
    assert not any(button.isEnabled() for button in (start, back, forward, end))
    act(window, "WCJ NCA EC2")
    assert [button.isEnabled() for button in (start, back, forward, end)] == [True, True, False, False]
    back.click()
    assert window.session.history.cursor == 1 and forward.isEnabled() and end.isEnabled()
    start.click()
    assert window.session.history.cursor == START and not start.isEnabled() and not back.isEnabled()
    forward.click()
    assert window.session.history.cursor == 0
    end.click()
    assert window.session.history.cursor == 2
    for button, name in zip((start, back, forward, end), STEPS, strict=True):
        assert window.parts.commands.keys_of(name) in button.toolTip() and button.text()
        assert button.isVisible() and min(button.width(), button.height()) >= 28 and not button.icon().isNull()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
