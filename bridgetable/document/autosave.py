"""The autosave: the table is written after every change, and opened again at the next start.

The modules of case files are imported when the first table is written, because the window is visible by then.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bridgetable.disk.contents import CASE, contents_of
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.engine.history import History
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.document.kept import Kept

_LARGEST = 4 * CASE
"""The largest autosave that is read, in bytes: a case with its quotation marks escaped, and the places of its steps."""
_EARLIER = re.compile(r"earlier-([0-9]{1,9})\.autosave\.json")


class DamagedAutosaveError(Exception):
    """The autosave cannot be read; it has been renamed to the file `aside`."""

    def __init__(self, aside: Path) -> None:
        super().__init__(aside)
        self.aside = aside


class Autosave:
    """The folder with the autosave of the present table, and of earlier tables that were left unsaved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "table.autosave.json"

    def write(self, history: History, document: Document, words: Words, *, dirty: bool) -> None:
        """Writes this table; raises DocumentError if that fails."""
        from bridgetable.document.kept import kept_of
        from bridgetable.document.saving import write_file

        kept = kept_of(history, document, words, dirty=dirty)
        with suppress(OSError):  # where there is no folder writing says so
            self.folder.mkdir(parents=True, exist_ok=True)
        write_file(str(self.file), msgspec.json.encode(kept))

    def restore(self) -> tuple[Opened, bool] | None:
        """Opens the autosave with the cursor where it was; the flag says whether it has changes that were not saved.

        Returns None if there is no autosave. If it cannot be read, it is set aside and DamagedAutosaveError is raised.
        """
        if not self.file.exists():
            return None
        try:
            return _read(self.file)
        except Exception:  # whatever the bytes are, the window opens: there is no end to what damage can raise
            raise DamagedAutosaveError(self._set_aside()) from None

    @property
    def is_unsaved(self) -> bool:
        """Whether the autosave has changes that were not saved; one that cannot be read counts as unsaved."""
        if not self.file.exists():
            return False
        try:
            return _contents(self.file).dirty
        except Exception:  # as in `restore`
            return True

    def leave(self) -> None:
        """Moves the autosave among the earlier tables, because another table takes its place; none is ever dropped."""
        if not self.file.exists():
            return
        self.file.replace(self.folder / f"earlier-{max(self._numbered(), default=0) + 1}.autosave.json")

    def earlier(self) -> tuple[Path, ...]:
        """The files of the tables that were left unsaved, latest first."""
        return tuple(path for _, path in sorted(self._numbered().items(), reverse=True))

    def _numbered(self) -> dict[int, Path]:
        """The files of the earlier tables by number; the latest has the highest."""
        found = ((_EARLIER.fullmatch(path.name), path) for path in self.folder.glob("earlier-*.autosave.json"))
        return {int(match[1]): path for match, path in found if match is not None}

    def _set_aside(self) -> Path:
        number = 1
        while (aside := self.folder / f"damaged-{number}.autosave.json").exists():
            number += 1
        try:
            self.file.replace(aside)
        except OSError:
            return self.file
        return aside


def read_kept(path: Path) -> Opened:
    """Opens an earlier table; raises DocumentError if it cannot be read."""
    try:
        return _read(path)[0]
    except DocumentError:
        raise
    except Exception:  # as at the start
        raise DocumentError(say("file-not-read", file=path.name)) from None


def _read(path: Path) -> tuple[Opened, bool]:
    from bridgetable.document.kept import opened_from

    kept = _contents(path)
    return opened_from(kept), kept.dirty


def _contents(path: Path) -> Kept:
    from bridgetable.document.kept import Kept

    return msgspec.json.decode(contents_of(path, _LARGEST), type=Kept)
