"""The autosave: every change of the table is written at once, and the table opened again at the next start.

The modules of case files are imported when the first table is written, because the window is visible by then.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bridgetable.disk.contents import CASE, contents_of, is_there, stamp_of
from bridgetable.disk.writing import write_whole
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.engine.history import History
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.document.journal import Contents, TableJournal


_LARGEST = 4 * CASE
"""The largest autosave that is read, in bytes: a case with its quotation marks escaped, and the places of its steps."""
_SUFFIX = ".autosave.json"
_EARLIER = re.compile(r"earlier-([0-9]{1,9})\.autosave\.json")
_DAMAGED = re.compile(r"damaged-([0-9]{1,9})\.autosave\.json")
_OF_A_WINDOW = re.compile(r"table-([0-9]{1,9})\.autosave\.json")


class DamagedAutosaveError(Exception):
    """The autosave cannot be read; it has been renamed to the file `aside`."""

    def __init__(self, aside: Path) -> None:
        super().__init__(aside)
        self.aside = aside


class Autosave:
    """The autosave of one window, and the earlier tables of its folder, which all windows share.

    Each window that is open at the same time has a number of its own; `lock` is what keeps others from it as long as
    it is referred to.
    """

    def __init__(self, folder: Path, number: int = 1, lock: object = None) -> None:
        self.folder, self.number, self.lock = folder, number, lock
        self.file = folder / (f"table-{number}{_SUFFIX}" if number > 1 else f"table{_SUFFIX}")
        self._journal: TableJournal | None = None

    def write(self, history: History, document: Document, words: Words, *, dirty: bool) -> None:
        """Writes this table at once; raises DocumentError if that fails."""
        self.begin(history, document, words, dirty=dirty)
        self.finish()

    def begin(self, history: History, document: Document, words: Words, *, dirty: bool) -> bool:
        """Writes what has changed, or begins to write the whole table; whether all is done. Raises DocumentError.

        What was begun before is finished first.
        """
        from bridgetable.document.journal import Snapshot, TableJournal

        if self._journal is None:
            self._journal = TableJournal(self.file)
            with suppress(OSError):  # where there is no folder writing says so
                self.folder.mkdir(parents=True, exist_ok=True)
        return self._journal.begin(Snapshot(history, document, words, dirty))

    def go_on(self) -> bool:
        """Does a part of what has been begun; whether all is done. Raises DocumentError."""
        return self._journal is None or self._journal.go_on()

    def finish(self) -> None:
        """Does all of what has been begun; raises DocumentError."""
        if self._journal is not None:
            self._journal.finish()

    def restore(self) -> tuple[Opened, bool] | None:
        """Opens the autosave with the cursor where it was; the flag says whether it has changes that were not saved.

        Returns None if there is no autosave. If it cannot be read, it is set aside and DamagedAutosaveError is raised;
        if it can in part, a copy is set aside, which is told as trouble.
        """
        if not is_there(self.file):
            return None
        self._journal = None
        try:
            return _read(self.file)
        except Exception:  # whatever the bytes are, the window opens: there is no end to what damage can raise
            raise DamagedAutosaveError(self._set_aside()) from None

    @property
    def is_unsaved(self) -> bool:
        """Whether the autosave has changes that were not saved; one that cannot be read counts as unsaved."""
        if not is_there(self.file):
            return False
        try:
            return read_contents(self.file).dirty
        except Exception:  # as in `restore`
            return True

    @property
    def written(self) -> int:
        """When the autosave was written last, in nanoseconds; 0 if it never was."""
        return stamp_of(self.file)[0]

    def leave(self) -> None:
        """Moves the autosave among the earlier tables, because another table takes its place; none is ever dropped.

        Raises DocumentError if it cannot be moved.
        """
        self.finish()
        self._journal = None
        if not is_there(self.file):
            return
        try:
            self.file.replace(_new_file(self.folder, "earlier", _EARLIER))
        except OSError:
            raise DocumentError(say("file-not-written", file=self.file.name)) from None

    def put_away(self) -> bool:
        """Moves the autosave of a program that has ended among the earlier tables, unless its table was saved.

        Returns whether there was anything to keep. Raises DocumentError if it cannot be moved.
        """
        if not self.is_unsaved:
            return False
        self.leave()
        return True

    def take(self, path: Path) -> None:
        """Makes the file of an earlier table the autosave, in place of the one there; raises DocumentError.

        One that was set aside because it is damaged stays, for not all of it can be read.
        """
        self._journal = None
        try:
            if _DAMAGED.fullmatch(path.name):
                write_whole(self.file, contents_of(path, _LARGEST))
            else:
                path.replace(self.file)
        except OSError:
            raise DocumentError(say("file-not-read", file=path.name)) from None

    def damaged(self) -> tuple[Path, ...]:
        """The files that were set aside because they could not be read, or not all of them, latest first."""
        return _latest_first(self.folder, _DAMAGED)

    def earlier(self) -> tuple[Path, ...]:
        """The files of the tables that were left unsaved, latest first."""
        return _latest_first(self.folder, _EARLIER)

    def _set_aside(self) -> Path:
        try:
            aside = _new_file(self.folder, "damaged", _DAMAGED)
            self.file.replace(aside)
        except OSError:
            return self.file
        return aside


def _new_file(folder: Path, kind: str, pattern: re.Pattern[str]) -> Path:
    """An empty file with the next number for a table of this kind; no other program can have taken the number."""
    number = max(_numbered(folder, pattern), default=0)
    while True:
        number += 1
        path = folder / f"{kind}-{number}{_SUFFIX}"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path


def autosave_numbers(folder: Path) -> tuple[int, ...]:
    """The numbers of the windows that have left an autosave in this folder."""
    first = (1,) if is_there(folder / f"table{_SUFFIX}") else ()
    return (*first, *sorted(_numbered(folder, _OF_A_WINDOW)))


def _numbered(folder: Path, pattern: re.Pattern[str]) -> dict[int, Path]:
    """The files in the folder whose names are of this kind, by number."""
    try:
        names = os.listdir(folder)  # noqa: PTH208  # paths are made of a few names only
    except OSError:
        return {}
    return {int(match[1]): folder / name for name in names if (match := pattern.fullmatch(name))}


def _latest_first(folder: Path, pattern: re.Pattern[str]) -> tuple[Path, ...]:
    found = sorted(_numbered(folder, pattern).items(), reverse=True)
    # One without contents has only been prepared, and the program ended before a table was moved there.
    return tuple(path for _, path in found if stamp_of(path)[1])


def read_kept(path: Path) -> Opened:
    """Opens an earlier table; raises DocumentError if it cannot be read. If it can in part, a copy is set aside."""
    try:
        return _read(path)[0]
    except DocumentError:
        raise
    except Exception:  # as at the start
        raise DocumentError(say("file-not-read", file=path.name)) from None


def _read(path: Path) -> tuple[Opened, bool]:
    contents = read_contents(path)
    opened, whole = contents.opened()
    if whole:
        return opened, contents.dirty
    damaged = RefusedError(say("autosave-damaged-in-part", file=_copied_aside(path).name))
    return replace(opened, trouble=(damaged, *opened.trouble)), True


def _copied_aside(path: Path) -> Path:
    """A copy of a file that is damaged, or the file itself if it cannot be copied."""
    with suppress(OSError):
        data, others = contents_of(path, _LARGEST), _numbered(path.parent, _DAMAGED).values()
        same = (other for other in others if stamp_of(other)[1] == len(data) and contents_of(other, _LARGEST) == data)
        if (aside := next(same, None)) is None:
            aside = _new_file(path.parent, "damaged", _DAMAGED)
            write_whole(aside, data)
        return aside
    return path


def read_contents(path: Path) -> Contents:
    """What is in the file of a table; raises OSError, or ValueError if it has other contents."""
    from bridgetable.document.journal import contents_in

    return contents_in(contents_of(path, _LARGEST))


# -- The tables that were left unsaved, as they are listed -------------------------------------------------------------


class EarlierTable(msgspec.Struct, frozen=True):
    """A table that was left: its file, its title, when it was left in nanoseconds, and how many actions it has.

    A table that cannot be read is `damaged`.
    """

    path: Path
    left: int
    title: Text = ()
    actions: int = 0
    damaged: bool = False


def earlier_table(path: Path) -> EarlierTable:
    """What is listed of the table in this file; its actions are not done."""
    from bridgetable.cases.codec import read_case

    left = stamp_of(path)[0]
    try:
        contents = read_contents(path)
        case = read_case(contents.kept.case.encode())
    except Exception:  # whatever the bytes are, the list is shown: there is no end to what damage can raise
        return EarlierTable(path, left, damaged=True)
    return EarlierTable(path, left, contents.title or case.title, contents.actions)
