"""Nothing done is lost: the table is written after every change and is there again at the next start.

The notation of cases is imported when the first table is written: the window is on the screen by then.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import msgspec

from bridgetable.disk.contents import contents_of
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.engine.actions import Action
from bridgetable.engine.history import START, History
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

KEPT = 9
"""So many earlier tables that were left without being saved are kept."""


class DamagedAutosaveError(Exception):
    """What was saved cannot be read; it has been set aside in the file `aside`."""

    def __init__(self, aside: Path) -> None:
        super().__init__(aside)
        self.aside = aside


class _Kept(msgspec.Struct, frozen=True):
    """What stands in the file: the case, and by which actions its cursor is reached."""

    case: str
    line: tuple[str, ...]
    path: str
    dirty: bool


class Autosave:
    """A folder with the table as it stands, and the earlier ones that were left unsaved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "table.autosave.json"

    def write(self, history: History, document: Document, words: Words, *, dirty: bool) -> None:
        """Keeps this table; raises DocumentError when the disk refuses."""
        from bridgetable.cases.first_table import calls_before
        from bridgetable.cases.writer import write_case
        from bridgetable.document.saving import as_case, write_file

        case = write_case(as_case(history, document, words)).decode()
        steps = (history.nodes[place].step for place in history.line_to(history.cursor))
        # An answer that is passed over does not stand in the case.
        done = (step.action for step in steps if not step.passed_over)
        line = tuple(map(_action_text, (*calls_before(history.start), *done)))
        kept = _Kept(case, line, document.path, dirty)
        with suppress(OSError):  # where there is no folder writing says so
            self.folder.mkdir(parents=True, exist_ok=True)
        write_file(str(self.file), msgspec.json.encode(kept))

    def restore(self) -> tuple[Opened, bool] | None:
        """The table that was kept, its cursor where it stood, and whether it had been saved since.

        Nothing where none was kept; raises DamagedAutosaveError, the file set aside, where it cannot be read.
        """
        if not self.file.exists():
            return None
        try:
            return _read(self.file)
        except Exception:  # whatever the bytes are, the window opens: there is no end to what damage can raise
            raise DamagedAutosaveError(self._set_aside()) from None

    def leave(self) -> None:
        """The table is given up for another: it goes among the earlier ones."""
        if not self.file.exists():
            return
        for number in range(KEPT, 0, -1):
            older = self._earlier(number)
            if older.exists():
                older.replace(self._earlier(number + 1))
        self.file.replace(self._earlier(1))
        self._earlier(KEPT + 1).unlink(missing_ok=True)

    def earlier(self) -> tuple[Path, ...]:
        """The tables that were left unsaved, latest first."""
        return tuple(path for n in range(1, KEPT + 1) if (path := self._earlier(n)).exists())

    def _earlier(self, number: int) -> Path:
        return self.folder / f"earlier-{number}.autosave.json"

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
    """A table that was kept; raises DocumentError where it cannot be read."""
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
    opened = Opened(_at(lines.history, kept.line), Document(kept.path, case, case.title), lines.stopped)
    return opened, kept.dirty


def _at(history: History, line: tuple[str, ...]) -> History:
    """The history at the end of a line told by its actions, or as far along it as it goes."""
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
