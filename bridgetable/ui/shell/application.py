"""The start of the program; imports only what the first picture needs until that has been painted."""

from __future__ import annotations

import builtins
import gc
import sys
from collections.abc import Callable
from typing import NoReturn

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
from bridgetable.ui.shell.first_picture import NAME, FirstPicture

STYLE = "Fusion"


def run(path: str | None, language: str | None, end: Callable[[str], NoReturn]) -> int:
    """Opens the window, with the file at `path` if given, and returns the exit code when it is closed.

    A language given is that of the window this time. `end` is given the reason if Qt can use no display, and ends the
    process.
    """
    import_without_features()
    # What is loaded now stays; looking for garbage in it takes a tenth of the start.
    gc.disable()
    with ending_on_fatal_messages(end):
        application = create_application()
    first_picture = FirstPicture(QSettings())
    first_picture.painted.connect(lambda: _open_window(first_picture, path, language))
    first_picture.show()
    return application.exec()


def import_without_features() -> None:
    """Has Python import modules as it did before PySide was imported.

    For `from __feature__ import …`, which nothing here uses, PySide reads the source of every module that is imported
    after it, which takes as long as importing them.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def create_application() -> QApplication:
    """Returns the Qt application, named after the program; creates it unless it exists."""
    running = QApplication.instance()
    # Named as an argument, the style is not returned, for which PySide would load all that it knows of styles.
    application = running if isinstance(running, QApplication) else QApplication([*sys.argv[:1], "-style", STYLE])
    application.setApplicationName(NAME)
    application.setOrganizationName(NAME)
    return application


def _open_window(first_picture: FirstPicture, path: str | None, language: str | None) -> None:
    from bridgetable.ui.shell.startup import open_window

    open_window(first_picture, path, language)
