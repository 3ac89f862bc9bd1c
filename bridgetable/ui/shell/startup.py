"""Opening the real window behind the first picture: with the table as it was left, or with a file."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, QSettings, QStandardPaths, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal, random_seed
from bridgetable.disk.primary_instance import primary_instance
from bridgetable.document.at_start import NEW_DEAL, AtStart, as_left, named, shown_first
from bridgetable.document.autosave import Autosave
from bridgetable.engine.history import History
from bridgetable.table.first import first_table
from bridgetable.table.question import say
from bridgetable.table.state import Table
from bridgetable.ui.kit.shared_settings import copy_if_damaged, remove_unfinished
from bridgetable.ui.preferences import preferences
from bridgetable.ui.preferences.preferences import Preferences
from bridgetable.ui.preferences.toolkit_language import ToolkitLanguage
from bridgetable.ui.session.autosave_slot import claim_autosave
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.error_log import ErrorLog
from bridgetable.ui.shell.first_input import finish_loading
from bridgetable.ui.shell.first_picture import NAME, FirstPicture
from bridgetable.ui.shell.window import Window

if TYPE_CHECKING:
    from bridgetable.disk.primary_instance import Claim
    from bridgetable.ui.shell.documents.later_starts import LaterStarts


def open_window(
    first_picture: FirstPicture, files: Sequence[str] = (), language: str | None = None, claim: Claim | None = None
) -> Window:
    """Puts the real window into the first picture, with the table as it was left, or with the first of these files.

    The other files are listed as recent. A language given is that of the window this time. With a claim the window
    takes what later starts of the program are given.
    """
    application = QApplication.instance()
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    cache = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
    autosave, put_away = claim_autosave(folder)
    first = shown_first(files[0], autosave) if files else as_left(autosave, put_away)
    settings = QSettings()
    window = create_window(settings, autosave, language, cache, first, files)
    sys.excepthook = ErrorLog(window.session, folder / f"{NAME}.log")
    window.built.connect(lambda: QTimer.singleShot(0, window, partial(finish_loading, window)))
    window.built.connect(lambda: QTimer.singleShot(0, window, partial(remove_unfinished, settings)))
    if first == NEW_DEAL:
        # Once everything has been painted: a page that nobody waits for delays nothing.
        window.built.connect(lambda: QTimer.singleShot(0, window, window.personal.greet))
    if isinstance(application, QApplication):
        show_toolkit_in_language(application, window)
    # With the letters of its size the window is laid out once.
    window.resize(first_picture.size())
    window.arrangement.fit_letters()
    first_picture.embed(window)
    if first.first is None:
        QTimer.singleShot(0, partial(open_what_takes_long, window, first))
    if isinstance(application, QApplication):
        # Not before: reading the picture would delay the window.
        window.built.connect(lambda: QTimer.singleShot(0, window, partial(show_icon, application)))
        window.built.connect(
            lambda: QTimer.singleShot(0, window, partial(take_later_starts, application, window, claim))
        )
        if sys.platform == "darwin":
            # Elsewhere no such event comes, and a filter in Python would look at every other one.
            application.installEventFilter(FilesOfTheSystem(window))
    return window


def list_others(window: Window, files: Sequence[str]) -> None:
    """Lists all of these files but the first as recent, and says so."""
    from bridgetable.ui.library.recent_files import MOST

    name, others = Path(files[0]).name, files[1:][:MOST - 1]
    window.parts.recent.add(*others)
    window.session.tell(say("recent-others", file=name, others=len(others)))


def take_later_starts(application: QApplication, window: Window, claim: Claim | None) -> LaterStarts | None:
    """Has the window take what later starts are given, now or, if another window does, when that is gone."""
    from bridgetable.ui.shell.documents.later_starts import LaterStarts

    instance, parts = primary_instance(), window.parts
    if instance is None:
        return None
    later = LaterStarts(
        window, instance, claim, lambda: parts.waiting.active, parts.recent.open_first, window.session.set_language
    )
    application.aboutToQuit.connect(later.end)
    application.applicationStateChanged.connect(later.listen_when_active)
    return later


_PAUSE = 100
"""Milliseconds between two looks whether the dialog is closed that a file waits for."""


class FilesOfTheSystem(QObject):
    """Opens in the window what macOS gives to the running program: a file opened with it, or dropped on its icon."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Opens the file of a QFileOpenEvent."""
        if isinstance(event, QFileOpenEvent) and event.file():
            QTimer.singleShot(0, self._window, partial(self._open, event.file()))
            return True
        return super().eventFilter(watched, event)

    def _open(self, path: str) -> None:
        parts = self._window.parts
        if parts.waiting.active or QApplication.activeModalWidget() is not None:
            # A dialog is about the table that is open under it.
            QTimer.singleShot(_PAUSE, self._window, partial(self._open, path))
            return
        parts.documents.open_path(path)


def show_icon(application: QApplication) -> None:
    """Gives the windows of the program its icon."""
    from bridgetable.ui.drawing.program_icon import window_icon

    application.setWindowIcon(window_icon())


def open_what_takes_long(window: Window, first: AtStart) -> None:
    """Opens what the user has to wait for or to choose, now that the window is visible."""
    if first.file:
        window.parts.documents.open_path(first.file)
    if first.left is not None:
        window.parts.documents.open_earlier(first.left)


def create_window(
    settings: QSettings, autosave: Autosave | None, language: str | None = None, cache: Path | None = None,
    first: AtStart = NEW_DEAL, files: Sequence[str] = (),
) -> Window:
    """Returns a window on what it opens first or a random deal, in the language and under the edition chosen last.

    A language given is not remembered. `files` are those that were named; all but the first are listed as recent.
    """
    wanted = preferences.read(settings)
    table = first.first if first.first is not None else new_deal(wanted)
    session = Session(History(table), language or wanted.language)
    if first.opened is not None:
        # Before there is a window: the first table it shows is this one.
        session.open(first.opened.history, first.opened.document, dirty=first.dirty)
    window = Window(session, settings, autosave, cache)
    window.building.connect(partial(open_all, window, first, files))
    if (copy := copy_if_damaged(settings)) is not None:
        told = partial(session.tell, say("settings-damaged", file=copy.name))
        window.built.connect(lambda: QTimer.singleShot(0, window, told))
    return window


def new_deal(wanted: Preferences) -> Table:
    """The table of a random deal under the edition and the elections that are preferred."""
    return first_table(wanted.edition, Board.numbered(1), random_deal(random_seed()), None, elections=wanted.elections)


def open_all(window: Window, first: AtStart, files: Sequence[str]) -> None:
    """Opens the case of which only the first table is shown; tells of it, and of the other files, in the caption.

    Only now the Laws are loaded for it: the table is seen before that.
    """
    if first.first is not None:
        first = named(files[0], window.autosave, first.first)
        if first.opened is not None:
            window.session.open(first.opened.history, first.opened.document)
        elif first.refused is not None:
            window.session.new(new_deal(window.view.preferences))
        QTimer.singleShot(0, window, partial(open_what_takes_long, window, first))
    window.built.connect(partial(_report, window, first))
    if files[1:] and first.refused is None:
        window.built.connect(partial(list_others, window, files))


def _report(window: Window, first: AtStart) -> None:
    """Says what is to be said about the table that the window has opened first, now that there is a place for it."""
    parts, session = window.parts, window.session
    if first.opened is not None:
        parts.documents.tell_trouble(first.opened)
        if parts.autosave is not None and not first.autosaved:
            parts.autosave.schedule_unhurried()
    if first.told is not None:
        session.tell(first.told)
    if first.refused is not None:
        session.refuse(first.refused)


def show_toolkit_in_language(application: QApplication, window: Window) -> None:
    """Has Qt's own texts and the numbers in widgets follow the language of the window."""
    toolkit, session = ToolkitLanguage(application), window.session

    def follow() -> None:
        toolkit.show(session.words)
        window.setLocale(QLocale())

    session.reworded.connect(follow)
    follow()
