"""The parts of one window with all else that its commands work with: preferences, tour, manual, study, papers."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bridgetable.disk.contents import is_there
from bridgetable.rehearsal import ANSWERS_FILE
from bridgetable.ui.kit.accessibility import FocusRing
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.shell.parts import Frame, Parts
from bridgetable.ui.shell.study import Study

if TYPE_CHECKING:
    from bridgetable.cases.library.cases import LibraryCase
    from bridgetable.ui.manual.dialog import ManualDialog
    from bridgetable.ui.papers.papers import Papers
    from bridgetable.ui.welcome.first_page import FirstPage
    from bridgetable.ui.welcome.tour import Tour


# -- What is for the user and not for the table: preferences, the size of letters, the first page, the tour ------------


class PersonalCommands(QObject):
    """Does what the commands say; `folder` is where tables are kept, None where they are not."""

    def __init__(self, parts: Parts, folder: Path | None) -> None:
        window = parts.window
        super().__init__(window)
        self._window, self._table, self._parts, self._session = window, parts.table, parts, parts.session
        self._view, self._folder = parts.view, folder
        self.page: FirstPage | None = None
        # It belongs to the window, and follows the focus as long as that is there.
        FocusRing(window)

    # -- the first page and the tour -----------------------------------------------------------------------------------

    @cached_property
    def tour(self) -> Tour:
        """The tour of this window."""
        from bridgetable.ui.welcome.tour import Tour

        return Tour(self._window, self._table, self._session, self._parts.documents)

    def show_first_page(self) -> None:
        """Shows the first page over the table, if it is not there."""
        from bridgetable.ui.welcome.first_page import OFFERED, FirstPage

        view, parts = self._view, self._parts
        if self.page is not None:
            self.page.leave()
        commands = {name: parts.commands[name] for name in (*OFFERED, "progress")}
        page = self.page = FirstPage(
            self._table, self._session, commands, parts.recent, view.preferences.welcome, self._due_now
        )
        page.shown_at_start.connect(lambda on: view.change_preferences(welcome=on))
        page.left.connect(self._forget_page)

    def _due_now(self) -> int:
        """How many cases and families come back to be rehearsed; none where nothing can be read."""
        if self._folder is None or not is_there(self._folder / ANSWERS_FILE):
            return 0
        from bridgetable.rehearsal.progress import ProgressError, ProgressStore, due_at, schedule

        try:
            return len(due_at(schedule(ProgressStore(self._folder).read().answers), datetime.now(UTC)))
        except ProgressError:
            return 0

    def greet(self) -> None:
        """Shows the first page, unless the user wants none at the start."""
        if self._view.preferences.welcome:
            self.show_first_page()

    def _forget_page(self) -> None:
        self.page = None

    # -- preferences ---------------------------------------------------------------------------------------------------

    def choose_preferences(self) -> None:
        """Asks for the preferences; each applies at once, and all are as before if the dialog is cancelled."""
        from bridgetable.ui.preferences.dialog import PreferencesDialog

        view, session = self._view, self._session
        before, language = view.preferences, session.words.language
        changed: set[str] = set()
        dialog = PreferencesDialog(session.words, replace(before, language=language), self._folder, self._window)

        def change(name: str, value: object) -> None:
            changed.add(name)
            if name == "language":
                view.choose_language(str(value))
                dialog.reword(session.words)
            else:
                view.change_preferences(**{name: value})
            dialog.setFont(self._window.font())

        dialog.chosen.connect(change)
        if not dialog.exec():
            # What another part of the window has changed meanwhile is not given back.
            view.change_preferences(**{name: getattr(before, name) for name in changed})
            session.set_language(language)
        dialog.chosen.disconnect(change)


# -- The manual, opened beside whatever the user has before him, at the page that fits it ------------------------------


class ManualCommands(QObject):
    """Opens it, and gives its key to every window that is opened over the main one."""

    def __init__(self, parts: Parts, study: Study, settings: QSettings) -> None:
        session = parts.session
        super().__init__(parts.window)
        self._window, self._parts, self._session, self._settings = parts.window, parts, session, settings
        self._study = study
        self._opened: ManualDialog | None = None
        session.reworded.connect(self._reword)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._give_key)

    @property
    def dialog(self) -> ManualDialog | None:
        """The manual while it is open; it goes with the dialog that it was opened over, too."""
        opened = self._opened
        return opened if opened is not None and isValid(opened) and opened.isVisible() else None

    def _give_key(self) -> None:
        """Has the key work in the active window too: a dialog does not have those of the window behind it."""
        active = QApplication.activeWindow()
        if active is not None and active is not self.dialog and self._window in _around(active):
            active.addAction(self._parts.commands["manual"])

    def open(self) -> None:
        """Opens the manual at the page that fits where the user is."""
        from bridgetable.ui.manual.pages import page_at

        active = QApplication.activeWindow()
        presentation = self._parts.presentation
        # On a screen of the room nothing is opened.
        in_the_room = presentation.is_beside_window and active is presentation.wall
        self.open_page(page_at(self._places()), self._window if active is None or in_the_room else active)

    def open_page(self, name: str, over: QWidget | None) -> None:
        """Opens the manual at the page of this file name, over a window or a dialog."""
        from bridgetable.ui.manual.dialog import ManualDialog

        # Over a dialog that keeps input to itself only what belongs to it can be read.
        dialog = self.dialog
        if dialog is not None and dialog.parentWidget() is not over:
            dialog.close()
            dialog = None
        if dialog is None:
            dialog = self._opened = ManualDialog(self._session.words, self._settings, over, name)
            dialog.case_wanted.connect(self._open_case)
            dialog.show()
        else:
            dialog.open_page(name)
        dialog.activateWindow()

    def _open_case(self, path: str) -> None:
        """Opens a case to which the manual leads; not behind a dialog that waits to be closed."""
        dialog = self.dialog
        if dialog is not None and QApplication.activeModalWidget() is not None:
            dialog.show_fault(self._session.words.text("manual-dialog-open"))
        else:
            self._parts.documents.open_path(path)

    # -- where the user is ---------------------------------------------------------------------------------------------

    def _places(self) -> Iterator[str]:
        """The names of what the user has before him, from inside out."""
        inside = QApplication.focusWidget() or QApplication.activeWindow() or self._window
        for each in _around(inside):
            if each is self._window or each is self._parts.presentation.wall:
                yield from self._going_on()
            yield each.objectName()

    def _going_on(self) -> Iterator[str]:
        """The names of what goes on in the window as a whole."""
        parts = self._parts
        if self._study.is_rehearsing:
            yield "rehearsal"
        if parts.lessons.is_held:
            yield "lesson"
        if parts.presentation.is_on:
            yield "wall"

    def _reword(self) -> None:
        """Shows the same page in another language."""
        dialog = self.dialog
        if dialog is not None and dialog.words is not self._session.words:
            shown, over = dialog.shown, dialog.parentWidget()
            dialog.close()
            self.open_page(shown.name if shown is not None else "", over)


def _around(widget: QWidget) -> Iterator[QWidget]:
    """The widget, and all that it stands in or belongs to."""
    around: QWidget | None = widget
    while around is not None:
        yield around
        around = around.parentWidget()


# -- All that the commands of a window work with -----------------------------------------------------------------------


class Workplace(Parts):
    """The parts of one window, and what needs many of them."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        kept = frame.autosave.folder if frame.autosave is not None else None
        self.study = Study(self, kept, frame.cache)
        self.personal = PersonalCommands(self, kept)
        self.manual = ManualCommands(self, self.study, frame.settings)
        self.library.booklet_wanted.connect(self._make_booklet)
        # A rehearsal is left before the table is kept: what it shows is not.
        self.documents.leaving.connect(self.study.leave)
        self.documents.leaving.connect(self.leave)

    @cached_property
    def papers(self) -> Papers:
        """What prints, exports and copies the table."""
        from bridgetable.ui.papers.papers import Papers

        return Papers(self.session, lambda: self.view.options, self.waiting, self.window)

    def _make_booklet(self, cases: tuple[LibraryCase, ...]) -> None:
        panel, words = self.library.panel, self.session.words
        saved = self.papers.make_booklet(cases, panel.current, panel)
        if saved:
            panel.show_status(words.text("export-done", file=Path(saved).name))

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Passes the change on to each part."""
        super().follow(before, after)
        self.study.follow(before, after)

    def take_focus(self) -> None:
        """Moves the keyboard focus to what a rehearsal asks, or to the table."""
        if not self.study.take_focus():
            super().take_focus()

    def copy_rulings(self) -> None:
        """Copies all rulings as text."""
        self.panel.copied.emit(self.panel.text())

    def quit(self) -> None:
        """Closes the window, with everything kept as it is."""
        self.window.window().close()
