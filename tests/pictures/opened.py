"""A real window for pictures: driven by its commands, its buttons and its keys, until it shows what a picture needs."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QEventLoop, QPoint, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from bridgetable.disk.resources import resources
from bridgetable.document.at_start import NEW_DEAL
from bridgetable.document.autosave import Autosave
from bridgetable.engine.history import History
from bridgetable.engine.steps import Step
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell.application import create_application
from bridgetable.ui.shell.startup import create_window, show_toolkit_in_language
from bridgetable.words.catalogue import Words
from tests.pictures.painting import TITLE
from tests.ui.waiting import settle

LANGUAGES = ("en", "it")
"""The languages of the manual."""
CASES = resources() / "cases"
NOW = datetime(2026, 11, 23, 20, 0, tzinfo=UTC)
"""The time on the clocks in the pictures."""
KEPT = Path("bridgetable")
"""Where the window keeps what it keeps, in the working folder: no picture shows a path of this machine."""


class Looks(msgspec.Struct, frozen=True):
    """How the window is shown: in pixels, with so many to a point, in a theme, with letters of so many per cent."""

    width: int = 1280
    height: int = 800
    ratio: int = 1
    theme: str = "light"
    zoom: int = 100


def provide_screens(looks: Looks, folder: Path) -> None:
    """Has the Qt application that is created next see a screen for the window, and a projector beside it."""
    screens = [
        {
            "name": name,
            "x": x,
            "y": 0,
            "width": looks.width,
            "height": height,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": looks.ratio,
        }
        for name, x, height in (("laptop", 0, looks.height), ("projector", looks.width, looks.width * 9 // 16))
    ]
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"


class PicturedWindow:
    """A window at which things are done as a user does them; `shown` is called with pictures.

    It is given the name of a picture, the windows that are on it, and the text that is painted in them.
    """

    def __init__(self, language: str, looks: Looks, shown: Callable[[str, Sequence[QWidget], str], None]) -> None:
        application = create_application()
        application.setCursorFlashTime(0)
        settings = QSettings(f"settings-{language}.ini", QSettings.Format.IniFormat)
        self._shown = shown
        self.window = window = create_window(settings, Autosave(KEPT / language), language, None, NEW_DEAL)
        show_toolkit_in_language(application, window)
        window.view.change_preferences(
            language=language, speed=Speed.OFF, theme=looks.theme, zoom=looks.zoom, welcome=False
        )
        window.resize(looks.width, looks.height)
        window.move(0, 0)
        window.show()
        window.build_parts()
        window.activateWindow()
        settle()

    @property
    def words(self) -> Words:
        """The words of the language in use."""
        return self.window.session.words

    def show(self, name: str, *windows: QWidget, text: str = "") -> None:
        """Has this picture made of these windows, the ones behind first, once all of them have come to rest.

        `text` is what only Qt knows to be painted in them.
        """
        settle()
        self._shown(name, windows, text)

    def close(self) -> None:
        """Closes the window."""
        self.window.close()
        self.window.deleteLater()
        settle()

    # -- what a user does ----------------------------------------------------------------------------------------------

    def command(self, name: str) -> None:
        """Does what the menu entry, the button or the key of this command does."""
        action = self.window.parts.commands[name]
        assert action.isEnabled(), name
        action.trigger()
        settle()

    def open_case(self, name: str) -> None:
        """Opens a case that comes with the program: "play/declarer-48-drops-a-card"."""
        assert self.window.parts.documents.open_path(str(CASES / f"{name}.case.json"))
        settle()

    def go_to(self, found: Callable[[Step], bool]) -> None:
        """Goes along the line that is shown, to the first step of which this is so."""
        history: History = self.window.session.history
        self.window.session.jump(next(place for place in history.line() if found(history.nodes[place].step)))
        settle()

    def press(self, *keys: Qt.Key) -> None:
        """Presses keys on what has the focus."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.window, key)
            settle()

    def type(self, text: str) -> None:
        """Types a text into what has the focus."""
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)
        settle()

    @contextmanager
    def answering(self, *answers: Callable[[QDialog], None]) -> Iterator[None]:
        """Has the dialogs that wait for an answer meanwhile answered by these functions, one after the other."""
        waiting, answered = list(answers), list[QDialog]()

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if waiting and isinstance(dialog, QDialog) and dialog.objectName() != "waiting" and dialog not in answered:
                answered.append(dialog)
                settle()
                waiting.pop(0)(dialog)

        timer = QTimer(interval=10)
        timer.timeout.connect(look)
        timer.start()
        yield
        timer.stop()
        assert not waiting

    def place_below_caption(self, dialog: QDialog) -> None:
        """Moves a dialog by its title, so that the line under the toolbar can be read."""
        table, title = self.window.table, round(TITLE * dialog.fontMetrics().height())
        dialog.move(dialog.x(), table.mapToGlobal(QPoint()).y() + title + 1)

    def showing(self, name: str, *behind: QWidget) -> Callable[[QDialog], None]:
        """An answer to a dialog: this picture is made of it, before these windows, and it is closed."""

        def answer(dialog: QDialog) -> None:
            if behind:
                self.place_below_caption(dialog)
            self.show(name, *behind, dialog)
            dialog.done(0)

        return answer


def until(holds: Callable[[], bool]) -> None:
    """Handles events until this is so."""
    ticking = QTimer(interval=10)
    ticking.start()
    while not holds():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    settle()
