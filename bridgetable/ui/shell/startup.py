"""The start behind the first picture: the real window with the table as it was left, or with the file named."""

from __future__ import annotations

import sys
from pathlib import Path

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
from bridgetable.ui.shell.error_log import ErrorLog
from bridgetable.ui.shell.first_picture import NAME, FirstPicture
from bridgetable.ui.shell.window import Window


def open_window(first_picture: FirstPicture, path: str | None, language: str | None = None) -> Window:
    """Puts the real window into the one that shows the first picture: the table as it was left, or the file named.

    A language given is that of the window this time.
    """
    application = QApplication.instance()
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    window = window_on(QSettings(), Autosave(folder), language)
    sys.excepthook = ErrorLog(window.session, folder / f"{NAME}.log")
    if isinstance(application, QApplication):
        translate(application, window)
    if path is None:
        restore(window)
    first_picture.embed(window)
    if path is not None:
        # For a file of many boards a dialog asks which, over the window.
        QTimer.singleShot(0, lambda: open_file(window, path))
    return window


def window_on(settings: QSettings, autosave: Autosave | None, language: str | None = None) -> Window:
    """A window on a fresh deal, in the language and under the edition chosen last.

    Another language, where one is given, is not remembered.
    """
    wanted = preferences.read(settings)
    table = first_table(wanted.edition, Board.numbered(1), random_deal(random_seed()), None,
                        elections=wanted.elections)
    return Window(Session(History(table), language or wanted.language), settings, autosave)


def open_file(window: Window, path: str) -> None:
    """Opens the file; the table that was left goes among the earlier ones."""
    if window.autosave is not None:
        window.autosave.leave()
    window.parts.documents.open_path(path)


def restore(window: Window) -> None:
    """Opens the table as it was left, where one was kept."""
    if window.autosave is None:
        return
    try:
        kept = window.autosave.restore()
    except DamagedAutosaveError as damaged:
        window.begin()
        window.session.tell(say("autosave-damaged", file=damaged.aside.name))
        return
    if kept is not None:
        opened, dirty = kept
        window.parts.documents.put(opened, dirty=dirty)
        if not opened.trouble:
            window.session.tell(say("autosave-restored"))


def translate(application: QApplication, window: Window) -> None:
    """Has Qt's own words, as in its file dialogs, follow the language of the window."""
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)

    def follow() -> None:
        application.removeTranslator(translator)
        if translator.load(f"qtbase_{window.session.words.language}", folder):
            application.installTranslator(translator)

    window.session.reworded.connect(follow)
    follow()
