"""The start of the program. Only what the first picture needs is loaded before it is painted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NoReturn

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
from bridgetable.ui.shell.first_picture import NAME, FirstPicture


def run(path: str | None, language: str | None, end: Callable[[str], NoReturn]) -> int:
    """Opens the window, on a file when there is one, and returns the exit status once it is closed.

    A language given is that of the window this time. `end` ends the process where Qt can use no display; it is given
    the reason.
    """
    with ending_on_fatal_messages(end):
        application = started()
    first_picture = FirstPicture(QSettings())
    first_picture.painted.connect(lambda: _open_window(first_picture, path, language))
    first_picture.show()
    return application.exec()


def started() -> QApplication:
    """The Qt application under the program's name."""
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName(NAME)
    application.setOrganizationName(NAME)
    application.setStyle("Fusion")
    return application


def _open_window(first_picture: FirstPicture, path: str | None, language: str | None) -> None:
    from bridgetable.ui.shell.startup import open_window

    open_window(first_picture, path, language)
