"""The folder in which file dialogs begin."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSettings

from bridgetable.disk.contents import is_folder
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.library.places import is_shipped

_KEY = "files/folder"


class LastFolder:
    """Where a file was opened or saved last; before that, and where that is gone, the folder of the user's own cases.

    `own_cases` is None where a window keeps nothing.
    """

    def __init__(self, settings: QSettings, own_cases: Path | None) -> None:
        self._settings, self._own_cases = settings, own_cases

    @property
    def path(self) -> Path | None:
        """The folder; None if there is none."""
        last = saved_value(self._settings, _KEY, "")
        return Path(last) if last and is_folder(Path(last)) else self._own_cases

    def prepared(self) -> Path | None:
        """The folder, created if it is that of the user's own cases and not there yet."""
        folder = self.path
        if folder is not None:
            with suppress(OSError):  # saving reports a missing folder
                folder.mkdir(parents=True, exist_ok=True)
        return folder

    def remember(self, file: str) -> None:
        """Has dialogs begin in the folder of this file, unless it came with the program."""
        folder = str(Path(file).absolute().parent)
        if folder.isprintable() and not is_shipped(file):
            self._settings.setValue(_KEY, folder)
