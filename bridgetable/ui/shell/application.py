"""The start of the program; imports only what the first picture needs until that has been painted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtWidgets import QApplication

from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
from bridgetable.ui.shell.first_picture import NAME, FirstPicture, put_aside_what_is_no_file, user_settings

if TYPE_CHECKING:
    from bridgetable.disk.primary_instance import Claim

STYLE = "Fusion"


def run(files: Sequence[str], language: str | None, end: Callable[[str], NoReturn], claim: Claim | None = None) -> int:
    """Opens the window, with the first of these files if there are any, and returns the exit code when it is closed.

    A language given is that of the window this time. `end` is given the reason if Qt can use no display, and ends the
    process. With a claim the window takes what later starts are given.
    """
    with ending_on_fatal_messages(end):
        application = create_application()
    aside = put_aside_what_is_no_file()
    first_picture = FirstPicture(user_settings(), aside)
    first_picture.painted.connect(lambda: _open_window(first_picture, files, language, claim))
    first_picture.show()
    return application.exec()


def create_application() -> QApplication:
    """Returns the Qt application, named after the program; creates it unless it exists."""
    running = QApplication.instance()
    # Named as an argument, the style is not returned, for which PySide would load all that it knows of styles.
    application = running if isinstance(running, QApplication) else QApplication([*sys.argv[:1], "-style", STYLE])
    # No name of an organization: what is kept would lie in a folder "bridgetable/bridgetable".
    application.setApplicationName(NAME)
    # By this name desktops find the entry of the program, and the icon of its windows with it.
    application.setDesktopFileName(NAME)
    _show_as_one_program()
    return application


def _show_as_one_program() -> None:
    """Has the taskbar of Windows show the windows under the icon of this program, not under that of Python."""
    if sys.platform == "win32":
        import ctypes
        from contextlib import suppress

        with suppress(OSError, AttributeError):
            ctypes.WinDLL("shell32").SetCurrentProcessExplicitAppUserModelID(NAME)


def _open_window(first_picture: FirstPicture, files: Sequence[str], language: str | None, claim: Claim | None) -> None:
    from bridgetable.ui.shell.startup import open_window

    open_window(first_picture, files, language, claim)
