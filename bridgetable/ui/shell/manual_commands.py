"""The manual of a window, opened beside whatever the user has before him, at the page that fits it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from bridgetable.ui.manual.dialog import ManualDialog
    from bridgetable.ui.shell.parts import Parts
    from bridgetable.ui.shell.study import Study


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
