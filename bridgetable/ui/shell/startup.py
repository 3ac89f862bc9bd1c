"""Opening the real window behind the first picture: with the table as it was left, or with a file."""

from __future__ import annotations

import gc
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QLocale, QObject, QSettings, QStandardPaths, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal, random_seed
from bridgetable.disk.contents import is_folder
from bridgetable.disk.primary_instance import primary_instance
from bridgetable.document.at_start import NEW_DEAL, AtStart, as_left, named, shown_first
from bridgetable.document.autosave import Autosave
from bridgetable.engine.history import History
from bridgetable.table.first import first_table
from bridgetable.table.question import say
from bridgetable.table.state import Table
from bridgetable.ui.kit.accessibility import load_announcing
from bridgetable.ui.kit.shared_settings import copy_if_damaged, remove_unfinished
from bridgetable.ui.kit.waiting import is_waiting
from bridgetable.ui.preferences import preferences
from bridgetable.ui.preferences.preferences import Preferences
from bridgetable.ui.preferences.toolkit_language import ToolkitLanguage
from bridgetable.ui.session.autosave_slot import claim_autosave
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.first_picture import NAME, FirstPicture, user_settings
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

if TYPE_CHECKING:
    from bridgetable.disk.primary_instance import Claim
    from bridgetable.ui.shell.later_starts import LaterStarts


# -- Looking for garbage in everything when nobody waits ---------------------------------------------------------------


PAUSE = 1_000
"""Milliseconds after which everything is looked through, once that is due."""
DUE = 10
"""How often Python has looked through what is younger since: as often as it does by itself."""
_RARELY = 10_000


class FullSearches(QObject):
    """Has garbage looked for in everything in a pause: that takes some frames, and Python alone would not wait for one.

    Python looks through what is young wherever something is created. What a full search has kept is left out of the
    next ones: tables are freed without one.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, _RARELY)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._search)
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._look)

    def _look(self) -> None:
        if gc.get_count()[2] > DUE and not self._pause.isActive():
            self._pause.start()

    def _search(self) -> None:
        if is_waiting():
            self._pause.start()
            return
        gc.collect()
        gc.freeze()


# -- Loading what the first deeds of a user need, once something is done with the mouse or the keyboard ----------------


AT_FIRST_ACTION = (
    "bridgetable.laws.claims.search",
    "bridgetable.laws.law12",
    "bridgetable.laws.law16",
    "bridgetable.laws.law43",
    "bridgetable.laws.law64",
    "bridgetable.laws.book",
    "bridgetable.engine.apply",
    "bridgetable.cases.codec",
    "bridgetable.document.capacity",
)
"""The modules that the first action needs, in an order in which each brings as few others as can be.

First those that name no Law which names them again; the others are loaded with the first of them.
"""
AT_FIRST_DIALOG = ("bridgetable.ui.kit.dialogs", "bridgetable.engine.going_wrong", "bridgetable.ui.wrong.dialog")
"""Those of the list of what can go wrong, in such an order."""

_INPUT = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletMove,
    QEvent.Type.DragEnter,
}


UNTOUCHED = 1_500
"""Milliseconds after which it is loaded although nothing has been done yet: the first click then waits for nothing."""


class FirstInput(QObject):
    """Loads what the first deeds need when something is done with the mouse or the keyboard for the first time.

    Nobody has to wait for it who looks at the table first: soon after that is painted, it is loaded by itself. What the
    user does comes between two of the modules.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._untouched = QTimer(self, singleShot=True, interval=UNTOUCHED)
        self._untouched.timeout.connect(self._begin)
        self._untouched.start()
        handle = window.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begins with the first event of an input device."""
        if event.type() in _INPUT:
            self._begin()
        return False

    def _begin(self) -> None:
        self._untouched.stop()
        handle = self._window.window().windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
        QTimer.singleShot(0, self._window, partial(load, self._window, parts_to_load()))


def parts_to_load() -> tuple[Callable[[], object], ...]:
    """What is loaded at the first input, in parts none of which takes long.

    They are the modules of the first action, then those of the first dialog and the classes of widgets, what screen
    readers are told with, then the languages that are whole: another language is there at once. Where Python looks for
    garbage it then leaves out what has been loaded, and stays: to look at all of it would stop the window for frames.
    """
    modules = (partial(import_module, name) for name in (*AT_FIRST_ACTION, *AT_FIRST_DIALOG))
    languages = (partial(Words.of, language) for language in LANGUAGES)
    return (*modules, _load_widgets, load_announcing, *languages, gc.freeze)


def _load_widgets() -> None:
    """Has PySide load every class of widgets, as it does at the first widget that Qt itself has created."""
    QAbstractScrollArea().viewport()


def finish_loading(window: Window) -> None:
    """Begins to look for garbage in pauses, and waits for the first input."""
    FullSearches(window)
    FirstInput(window)


def load(window: Window, parts: Sequence[Callable[[], object]]) -> None:
    """Loads these parts, one at each turn of the event loop."""
    if not parts:
        return
    parts[0]()
    QTimer.singleShot(0, window, partial(load, window, parts[1:]))


# -- The handler of unexpected errors: writes a traceback to a log and a sentence to the caption -----------------------


MAX_BYTES = 1_000_000
"""The size in bytes above which the log is overwritten."""


class ErrorLog:
    """A replacement for `sys.excepthook`."""

    def __init__(self, session: Session, file: Path) -> None:
        self._session, self._file = session, file

    def __call__(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Appends the traceback to the log, and shows in the window where the log is."""
        text = "".join(traceback.format_exception(kind, fault, trace))
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            mode = "a" if self._file.exists() and self._file.stat().st_size < MAX_BYTES else "w"
            with self._file.open(mode, encoding="utf-8", errors="backslashreplace") as file:
                file.write(text + "\n")
        except OSError:
            self._session.refuse(say("trouble-unlogged"))
            return
        self._session.refuse(say("trouble", file=str(self._file)))


def kept_in() -> tuple[Path, Path, Path]:
    """The folders of this user: of what is kept between two starts, of what can be read anew, and of his own cases."""
    places = QStandardPaths.StandardLocation
    folder, cache, documents = (
        Path(QStandardPaths.writableLocation(place))
        for place in (places.AppDataLocation, places.CacheLocation, places.DocumentsLocation)
    )
    return folder, cache, documents / NAME


def open_window(
    first_picture: FirstPicture, files: Sequence[str] = (), language: str | None = None, claim: Claim | None = None
) -> Window:
    """Puts the real window into the first picture, with the table as it was left, or with the first of these files.

    The other files are listed as recent. A language given is that of the window this time. With a claim the window
    takes what later starts of the program are given.
    """
    application = QApplication.instance()
    folder, cache, own_cases = kept_in()
    settings = user_settings()
    if is_folder(before := folder / NAME):
        from bridgetable.ui.session.taken_over import take_over

        take_over(before, folder, own_cases, cache, settings)
    autosave, put_away = claim_autosave(folder)
    first = shown_first(files[0], autosave) if files else as_left(autosave, put_away)
    window = create_window(settings, autosave, language, cache, first, files, own_cases)
    if first_picture.put_aside is not None:
        tell_of_damaged_settings(window, first_picture.put_aside)
    sys.excepthook = ErrorLog(window.session, folder / f"{NAME}.log")
    once_built(window, partial(finish_loading, window))
    once_built(window, partial(remove_unfinished, settings))
    if first == NEW_DEAL:
        once_built(window, lambda: window.parts.personal.greet())
    if isinstance(application, QApplication):
        show_toolkit_in_language(application, window)
    # With the letters of its size the window is laid out once.
    window.resize(first_picture.size())
    window.arrangement.fit_letters()
    first_picture.embed(window)
    if first.first is None:
        QTimer.singleShot(0, partial(open_what_takes_long, window, first))
    if isinstance(application, QApplication):
        once_built(window, partial(show_icon, application))
        once_built(window, partial(take_later_starts, application, window, claim))
        if sys.platform == "darwin":
            # Elsewhere no such event comes, and a filter in Python would look at every other one.
            application.installEventFilter(FilesOfTheSystem(window))
    return window


def once_built(window: Window, do: Callable[[], object]) -> None:
    """Does this once the parts of the window are built, at another turn of the event loop: it delays no picture."""
    window.built.connect(lambda: QTimer.singleShot(0, window, do))


def list_others(window: Window, files: Sequence[str]) -> None:
    """Lists all of these files but the first as recent, and says so."""
    from bridgetable.ui.library.recent_files import MOST

    name, others = Path(files[0]).name, files[1:][: MOST - 1]
    window.parts.recent.add(*others)
    window.session.tell(say("recent-others", file=name, others=len(others)))


def take_later_starts(application: QApplication, window: Window, claim: Claim | None) -> LaterStarts | None:
    """Has the window take what later starts are given, now or, if another window does, when that is gone."""
    from bridgetable.ui.shell.later_starts import LaterStarts

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
    settings: QSettings,
    autosave: Autosave | None,
    language: str | None = None,
    cache: Path | None = None,
    first: AtStart = NEW_DEAL,
    files: Sequence[str] = (),
    own_cases: Path | None = None,
) -> Window:
    """Returns a window on what it opens first or a random deal, in the language and under the edition chosen last.

    A language given is not remembered. `files` are those that were named; all but the first are listed as recent. The
    user saves his cases in the folder `own_cases` unless he chooses another.
    """
    wanted = preferences.read(settings)
    table = first.first if first.first is not None else new_deal(wanted)
    session = Session(History(table), language or wanted.language)
    if first.opened is not None:
        # Before there is a window: the first table it shows is this one.
        session.open(first.opened.history, first.opened.document, dirty=first.dirty)
    window = Window(session, settings, autosave, cache, own_cases)
    window.building.connect(partial(open_all, window, first, files))
    if (copy := copy_if_damaged(settings)) is not None:
        tell_of_damaged_settings(window, copy)
    return window


def tell_of_damaged_settings(window: Window, aside: Path) -> None:
    """Tells once the window is built that the settings were damaged, and what was put aside."""
    once_built(window, partial(window.session.tell, say("settings-damaged", file=aside.name)))


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
