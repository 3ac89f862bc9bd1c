"""The autosave: the table is written after every change, and opened again at the next start.

The modules of case files are imported when the first table is written, because the window is visible by then.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path

import msgspec

from bridgetable.disk.contents import contents_of
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.engine.actions import Action
from bridgetable.engine.history import START, History
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

_EARLIER = re.compile(r"earlier-([0-9]{1,9})\.autosave\.json")


class DamagedAutosaveError(Exception):
    """The autosave cannot be read; it has been renamed to the file `aside`."""

    def __init__(self, aside: Path) -> None:
        super().__init__(aside)
        self.aside = aside


class _Kept(msgspec.Struct, frozen=True):
    """The contents of the file: the case as text, and the actions on the line to the cursor."""

    case: str
    line: tuple[str, ...]
    path: str
    dirty: bool
    stamp: tuple[int, int] | None = None


class Autosave:
    """The folder with the autosave of the present table, and of earlier tables that were left unsaved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "table.autosave.json"

    def write(self, history: History, document: Document, words: Words, *, dirty: bool) -> None:
        """Writes this table; raises DocumentError if that fails."""
        from bridgetable.cases.first_table import calls_before
        from bridgetable.cases.writer import write_case
        from bridgetable.document.saving import as_case, write_file

        case = write_case(as_case(history, document, words)).decode()
        steps = (history.nodes[place].step for place in history.line_to(history.cursor))
        # An answer that is passed over does not stand in the case.
        done = (step.action for step in steps if not step.passed_over)
        line = tuple(map(_action_text, (*calls_before(history.start), *done)))
        kept = _Kept(case, line, document.path, dirty, document.stamp)
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
            return msgspec.json.decode(contents_of(self.file), type=_Kept).dirty
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
    from bridgetable.document.opening import case_from

    kept = msgspec.json.decode(contents_of(path), type=_Kept)
    lines, case = case_from(kept.case.encode())
    opened = Opened(_at(lines.history, kept.line), Document(kept.path, case, case.title, kept.stamp), lines.stopped)
    return opened, kept.dirty


def _at(history: History, line: tuple[str, ...]) -> History:
    """Returns the history with the cursor at the end of the line of these actions, or as far along it as it exists."""
    places = [START]
    for text in line:
        # Several lines may begin alike.
        following = [
            child for place in places for child in history.children(place)
            if _action_text(history.nodes[child].step.action) == text
        ]
        if not following:
            break
        places = following
    return history.jump(places[0])


def _action_text(action: Action) -> str:
    from bridgetable.cases.verbs import write_action

    return json.dumps(write_action(action), sort_keys=True, ensure_ascii=False)
