"""The files that were opened or saved last, which all windows share, and what is dropped or pasted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMimeData, QSettings

from bridgetable.disk.contents import is_folder, is_there
from bridgetable.table.question import say
from bridgetable.ui.kit.shared_settings import changing, saved_texts
from bridgetable.ui.library.library import Library
from bridgetable.ui.session.session import Session

MOST = 12
"""How many files are listed."""
_KEY = "recent/files"


class RecentFiles:
    """The paths of the files, the last one first, each once; opens one with `open_file`, which tells what is wrong."""

    def __init__(self, settings: QSettings, session: Session, open_file: Callable[[str], bool]) -> None:
        self._settings, self._session, self._open_file = settings, session, open_file

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files as they are listed now, those that other windows have added included."""
        self._settings.sync()
        return self._read()

    def add(self, *paths: str) -> None:
        """Puts these files first, in this order."""
        new = [Path(path).absolute() for path in paths]
        with changing(self._settings):
            self._write((*new, *self._read()))

    def remove(self, path: Path) -> None:
        """Takes a file off the list."""
        with changing(self._settings):
            self._write(each for each in self._read() if each != path)

    def clear(self) -> None:
        """Takes all files off the list."""
        with changing(self._settings):
            self._write(())

    # -- opening -------------------------------------------------------------------------------------------------------

    def open(self, path: Path) -> None:
        """Opens a file of the list; one that is gone is taken off it."""
        if is_there(path):
            self._open_file(str(path))
        else:
            self.remove(path)
            self._session.refuse(say("recent-gone", file=path.name))

    def open_first(self, paths: Sequence[str]) -> None:
        """Opens the first of these files, and puts the others on the list; says so unless opening says something."""
        first, *others = paths
        self.add(*others)
        said: list[object] = []
        connection = self._session.told.connect(said.append)
        opened = self._open_file(first)
        self._session.told.disconnect(connection)
        if opened and others and not said:
            self._session.tell(say("recent-others", file=Path(first).name, others=min(len(others), MOST - 1)))

    # -- the settings --------------------------------------------------------------------------------------------------

    def _read(self) -> tuple[Path, ...]:
        return tuple(Path(path) for path in saved_texts(self._settings, _KEY) if path)[:MOST]

    def _write(self, paths: Iterable[Path]) -> None:
        import json

        once: dict[str, str] = {}
        for path in paths:
            once.setdefault(os.path.normcase(path), str(path))
        self._settings.setValue(_KEY, json.dumps([*once.values()][:MOST]))


# -- Files, folders and texts that are dropped on the window or pasted -------------------------------------------------


MOST_DROPPED = 200
"""How many of the things dropped at once are looked at."""


class Opener(Protocol):
    """What opens files."""

    def open_first(self, paths: Sequence[str]) -> None:
        """Opens the first of these files, and lists the others as recent."""


def paths_in(dropped: QMimeData | None) -> tuple[str, ...]:
    """The paths of the files and folders of this computer among what was dropped or is in the clipboard, each once."""
    urls = dropped.urls()[:MOST_DROPPED] if dropped is not None else ()
    paths = (url.toLocalFile() for url in urls if url.isLocalFile())
    return tuple(dict.fromkeys(filter(None, paths)))


def text_in(dropped: QMimeData | None) -> str:
    """The text that was dropped or is in the clipboard; of addresses only what holds a board itself; "" without any."""
    from bridgetable.files.viewer_links import LINK

    if dropped is None:
        # So Qt says on some systems that the clipboard is empty.
        return ""
    text = dropped.text() if dropped.hasText() else ""
    return "" if dropped.hasUrls() and LINK.search(text) is None else text


def open_dropped(paths: tuple[str, ...], session: Session, opener: Opener, library: Library) -> None:
    """Opens the first of these files and lists the others as recent; adds folders to the library.

    The library is shown unless there is a file.
    """
    folders = tuple(path for path in paths if is_folder(Path(path)))
    files = tuple(path for path in paths if path not in folders)
    if not paths:
        session.refuse(say("drop-nothing"))
    if folders:
        library.add_folders([Path(folder) for folder in folders])
    if files:
        opener.open_first(files)
    elif folders:
        library.open()
