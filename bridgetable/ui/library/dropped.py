"""What is dropped on the window or pasted: files of this computer, folders of cases, texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMimeData

from bridgetable.disk.contents import is_folder
from bridgetable.table.question import say
from bridgetable.ui.library.library import Library
from bridgetable.ui.session.session import Session

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
