"""Furnishing the window that has just opened: the table as it was left, and no traceback whatever happens."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QLibraryInfo, QSettings, QStandardPaths, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal, random_seed
from bridgetable.document.autosave import Autosave, DamagedAutosaveError
from bridgetable.engine.history import History
from bridgetable.table.first import first_table
from bridgetable.table.question import say
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell import preferences
from bridgetable.ui.shell.first_picture import NAME, Opening
from bridgetable.ui.shell.window import Window

LONGEST_LOG = 1_000_000


def furnish(opening: Opening, path: str | None) -> Window:
    """Puts the real window into the one that is open: the table as it was left, or the file named."""
    application = QApplication.instance()
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    window = window_on(QSettings(), Autosave(folder))
    sys.excepthook = Trouble(window, folder / f"{NAME}.log")
    if isinstance(application, QApplication):
        translate(application, window)
    if path is None:
        restore(window)
    opening.lay(window)
    if path is not None:
        # A file of many boards asks which, and asks over the window.
        QTimer.singleShot(0, lambda: begin(window, path))
    return window


def window_on(settings: QSettings, autosave: Autosave | None) -> Window:
    """A window on a fresh deal, in the language and under the edition chosen last."""
    wanted = preferences.read(settings)
    table = first_table(wanted.edition, Board.numbered(1), random_deal(random_seed()), None,
                        elections=wanted.elections)
    return Window(Session(History(table), wanted.language), settings, autosave)


def begin(window: Window, path: str) -> None:
    """Puts the file down; the table that was left goes among the earlier ones."""
    if window.autosave is not None:
        window.autosave.leave()
    window.parts.desk.open_path(path)


def restore(window: Window) -> None:
    """The table as it was left, if one was kept."""
    if window.autosave is None:
        return
    try:
        kept = window.autosave.restore()
    except DamagedAutosaveError as damaged:
        window.begin()
        window.session.told.emit(say("autosave-damaged", file=damaged.aside.name))
        return
    if kept is not None:
        opened, dirty = kept
        window.parts.desk.put(opened, dirty=dirty)
        if not opened.trouble:
            window.session.told.emit(say("autosave-restored"))


def translate(application: QApplication, window: Window) -> None:
    """Qt's own words, in its file dialogs, follow the language of the window."""
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)

    def follow() -> None:
        application.removeTranslator(translator)
        if translator.load(f"qtbase_{window.session.words.language}", folder):
            application.installTranslator(translator)

    window.session.reworded.connect(follow)
    follow()


class Trouble:
    """What is done with an error nobody expected: a line in a log, a sentence on the screen, the table as it was."""

    def __init__(self, window: Window, log: Path) -> None:
        self._window = window
        self._log = log

    def __call__(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Writes it down and says so."""
        text = "".join(traceback.format_exception(kind, fault, trace))
        words = self._window.session.words
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            mode = "a" if self._log.exists() and self._log.stat().st_size < LONGEST_LOG else "w"
            with self._log.open(mode, encoding="utf-8") as file:
                file.write(text + "\n")
        except OSError:
            self._window.parts.refuse(words.text("trouble-unlogged"))
            return
        self._window.parts.refuse(words.text("trouble", file=str(self._log)))
