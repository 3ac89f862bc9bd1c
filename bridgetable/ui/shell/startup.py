"""Opening the real window behind the first picture: with the table as it was left, or with a file."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QSettings, QStandardPaths, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal, random_seed
from bridgetable.document.autosave import Autosave, DamagedAutosaveError
from bridgetable.document.document import DocumentError
from bridgetable.engine.history import History
from bridgetable.table.first import first_table
from bridgetable.table.question import say
from bridgetable.ui.session.autosave_slot import claim_autosave
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell import preferences
from bridgetable.ui.shell.error_log import ErrorLog
from bridgetable.ui.shell.first_picture import NAME, FirstPicture
from bridgetable.ui.shell.window import Window


def open_window(first_picture: FirstPicture, path: str | None, language: str | None = None) -> Window:
    """Puts the real window into the first picture, with the table as it was left, or with the file at `path`.

    A language given is that of the window this time.
    """
    application = QApplication.instance()
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    cache = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
    autosave, put_away = claim_autosave(folder)
    window = create_window(QSettings(), autosave, language, cache)
    sys.excepthook = ErrorLog(window.session, folder / f"{NAME}.log")
    window.built.connect(collect_garbage)
    if isinstance(application, QApplication):
        install_qt_translations(application, window)
    if path is None:
        restore(window, put_away)
    # With the letters of its size the window is laid out once.
    window.resize(first_picture.size())
    window.arrangement.fit_letters()
    first_picture.embed(window)
    if path is not None:
        # For a file of several boards a dialog asks which one, so the window must be visible.
        QTimer.singleShot(0, lambda: open_file(window, path))
    return window


def collect_garbage() -> None:
    """Has Python look for garbage again, but not in what the start has loaded, which stays."""
    gc.freeze()
    if _leave_survivors not in gc.callbacks:
        gc.callbacks.append(_leave_survivors)
    gc.enable()


def _leave_survivors(phase: str, info: dict[str, int]) -> None:
    """Leaves what a full collection has kept out of the next ones.

    Tables are freed without one, and to look at thousands of them again the window would stop for some frames.
    """
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()


def create_window(
    settings: QSettings, autosave: Autosave | None, language: str | None = None, cache: Path | None = None
) -> Window:
    """Returns a window with a random deal, in the language and under the edition chosen last.

    A language given is not remembered.
    """
    wanted = preferences.read(settings)
    table = first_table(wanted.edition, Board.numbered(1), random_deal(random_seed()), None,
                        elections=wanted.elections)
    return Window(Session(History(table), language or wanted.language), settings, autosave, cache)


def open_file(window: Window, path: str) -> None:
    """Opens a file; the table of the autosave, if it was left unsaved, is kept among the earlier ones."""
    try:
        if window.autosave is not None and window.autosave.is_unsaved:
            window.autosave.leave()
    except DocumentError as fault:
        window.session.refuse(fault)
    else:
        window.parts.documents.open_path(path)


def restore(window: Window, put_away: int = 0) -> None:
    """Opens the table of the autosave, if there is one; says so if it is damaged.

    `put_away` is how many tables of other programs that have ended were put among the earlier ones.
    """
    if window.autosave is None:
        return
    try:
        kept = window.autosave.restore()
    except DamagedAutosaveError as damaged:
        window.build_parts()
        window.session.tell(say("autosave-damaged", file=damaged.aside.name))
        return
    if kept is not None:
        opened, dirty = kept
        window.parts.documents.show(opened, dirty=dirty)
        if not opened.trouble:
            restored = say("autosave-restored-others", others=put_away) if put_away else say("autosave-restored")
            window.session.tell(restored)


def install_qt_translations(application: QApplication, window: Window) -> None:
    """Has Qt's own texts, such as those of file dialogs, follow the language of the window."""
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)

    def load() -> None:
        application.removeTranslator(translator)
        if translator.load(f"qtbase_{window.session.words.language}", folder):
            application.installTranslator(translator)

    window.session.reworded.connect(load)
    load()
