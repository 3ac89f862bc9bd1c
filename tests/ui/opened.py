"""A window on the Poznań deal, and hands to work it: clicks on cards, keys, dialogs answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of, seat_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.library.folders import read_folders
from bridgetable.disk import workers
from bridgetable.document.autosave import Autosave
from bridgetable.engine.history import History
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import Task
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.library.places import shipped_folders
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.wall import Wall
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, at
from tests.ui.played import fresh, played, regular
from tests.ui.waiting import settle

TO_THE_REVOKE = "WCJ NCA EC2 SC3 NCK EC4"
TO_THE_SECOND = "WCT NCQ EC8"
TO_THE_CLAIM = "WS6 WDA ND2 ED3 SS3"


def plain(action: QAction) -> str:
    """What a line of a menu says, without its keys and the letter that chooses it."""
    return action.text().partition("\t")[0].replace("&&", "\0").replace("&", "").replace("\0", "&")


def lines_of(menu: QMenu) -> list[QAction]:
    """The lines of a menu, without what only parts them."""
    return [action for action in menu.actions() if not action.isSeparator()]


def open_menu(window: Window, name: str, *under: str) -> dict[str, QAction]:
    """The lines of a menu of the window that opens, or of one in it, by what they say."""
    menu = window.menus[name]
    menu.aboutToShow.emit()
    for label in under:
        submenu = next(action for action in lines_of(menu) if plain(action) == label).menu()
        assert isinstance(submenu, QMenu)
        menu = submenu
        menu.aboutToShow.emit()
    return {plain(action): action for action in lines_of(menu)}


def session_on(contract: str = "4S S", edition: str = "2017", language: str = "en") -> Session:
    """A session on the Poznań deal."""
    return Session(History(at(POZNAN, contract, edition).table), language)


def open_wall(window: Window) -> Wall:
    """The wall of this window, opened by its command."""
    window.parts.commands["projector"].trigger()
    assert window.parts.presentation.wall is not None
    return window.parts.presentation.wall


def said(wall: Wall) -> str:
    """The page of words that the wall shows."""
    return wall.page.text if wall.page is not None else ""


@cache
def _read_of_shipped_cases() -> dict[str, bytes]:
    """The files in which a window keeps what it has read of the shipped cases, by their names."""
    with TemporaryDirectory() as folder:
        list(read_folders([each.path for each in shipped_folders()], {}, Path(folder)))
        return {path.name: path.read_bytes() for path in Path(folder).iterdir()}


def shipped_cases_read(folder: Path) -> Path:
    """A folder in which a window keeps what it has read of cases: the shipped ones, as after an earlier start."""
    kept = folder / "read"
    kept.mkdir(exist_ok=True)
    for name, data in _read_of_shipped_cases().items():
        (kept / name).write_bytes(data)
    return kept


def open_window(
    qtbot: QtBot,
    folder: Path,
    language: str = "en",
    *,
    size: tuple[int, int] = (1024, 700),
    autosave: bool = False,
    cache: Path | None = None,
) -> Window:
    """A window on the Poznań deal, closed after the test; nothing moves by itself in it."""
    kept = Autosave(folder / "kept") if autosave else None
    own_cases = folder / "kept" / "cases" if autosave else None
    window = _made_window(folder, language, kept, cache, own_cases)
    qtbot.addWidget(window)
    _show(window, size)
    return window


@contextmanager
def window_for_many(folder: Path) -> Iterator[Window]:
    """A window on the Poznań deal for all tests of a module that begin with a new deal, and change nothing else."""
    window = _made_window(folder, "en")
    _show(window, (1024, 700))
    yield window
    window.close()
    window.deleteLater()


def _made_window(
    folder: Path, language: str, kept: Autosave | None = None, cache: Path | None = None, own_cases: Path | None = None
) -> Window:
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = Window(session_on(language=language), settings, kept, cache, own_cases)
    window.view.change_preferences(speed=Speed.OFF, theme="light", language=language)
    return window


def _show(window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.show()
    window.build_parts()
    window.activateWindow()
    settle()


def click(qtbot: QtBot, window: Window, seat: Seat, card: Card, *, shift: bool = False) -> None:
    """Clicks on the corner of a card, where its index is."""
    layout = window.table.table_scene.current_layout
    assert layout is not None and layout.cards[card].seat is seat
    box = layout.cards[card].box
    point = window.table.mapFromScene(box.x + 6, box.y + 10)
    keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, keys, QPoint(point.x(), point.y()))


def click_cards(qtbot: QtBot, window: Window, text: str) -> None:
    """Clicks on cards one after the other: "WCJ NCA"."""
    for word in text.split():
        click(qtbot, window, seat_of(word[0]), card_of(word[1:]))


def press(qtbot: QtBot, window: Window, keys: str) -> None:
    """Types on whatever has the focus."""
    for key in keys:
        on = window.focusWidget() or window
        if key == "\n":
            QTest.keyClick(on, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(on, key)


def answer(do: Callable[[QDialog], object]) -> None:
    """Answers the next dialog as soon as it is there, and agrees to it."""
    # A dialog left open would wait for ever.
    _as_soon_as_there(do, lambda dialog: dialog.accept())


def look_at(do: Callable[[QDialog], object]) -> None:
    """Looks at the next dialog as soon as it is there, and closes it without agreeing."""
    _as_soon_as_there(do, lambda dialog: dialog.reject())


def _as_soon_as_there(do: Callable[[QDialog], object], close: Callable[[QDialog], object]) -> None:
    def now() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            do(dialog)
        finally:
            close(dialog)

    QTimer.singleShot(0, now)


def make_papers_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has this process make what another one makes in the window, which the tests of waiting hold."""

    def call(self: Waiting, text: str, function: object, *arguments: object, quick: bool = True) -> object:
        assert text and not quick and callable(function)
        return function(*arguments)

    monkeypatch.setattr(Waiting, "call", call)


class TaskHere(Task):
    """A task that is done in this process, an item at each turn of the event loop."""

    def __init__(self, parent: Background, replies: Iterator[workers.Reply]) -> None:
        super().__init__(parent)
        self._replies = replies
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        reply = next(self._replies)
        if isinstance(reply, workers.Item):
            self.item.emit(reply.value)
            return
        self._timer.stop()
        if isinstance(reply, workers.Failure):
            self.fail(reply.error)
        else:
            self.finish(reply.value)

    def cancel(self) -> None:
        """Ends the task at once."""
        self._timer.stop()
        super().cancel()


def work_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has this process do what workers do for a window: to start one takes longer than most of what it does.

    What workers are for, that the window goes on and survives them, is held by the tests of `Background`.
    """

    def start(self: Background, function: Callable[..., object], *arguments: object) -> Task:
        return TaskHere(self, workers.replies(function, arguments))

    monkeypatch.setattr(Background, "start", start)


def table_after(qtbot: QtBot, cards: int) -> TableView:
    """A table view by itself, on a board of which so many cards have been played by the rules."""
    view = TableView(Words.of("en", strict=True))
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.show()
    table = played(fresh(), cards)
    view.show_table(table, regular(table))
    return view
