"""Where cases lie: those that are shipped, which nobody writes over, and the folders of one's own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bridgetable.cases.codec import SUFFIX
from bridgetable.disk.resources import resources
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave

ORDER = ("revoke", "withdrawn-information", "quick-reference", "play", "auction", "score")
"""The shipped folders as a course goes through them; others follow."""


class Folder(msgspec.Struct, frozen=True):
    """A folder of cases. Cases of `own` folders may be changed; `added` ones were put on the list by hand."""

    path: Path
    own: bool = False
    added: bool = False

    @property
    def key(self) -> str:
        """What it is remembered by."""
        return str(self.path) if self.own else self.path.name

    def told(self, words: Words) -> str:
        """Its name: that of the directory, where the program has no better one."""
        key = "library-folder-own" if self.own else f"library-folder-{self.path.name}"
        known = not self.added and words.has(key)
        return words.text(key) if known else self.path.name or str(self.path)


def shipped_folders() -> tuple[Folder, ...]:
    """The folders that come with the program."""
    with suppress(OSError):
        found = [path for path in (resources() / "cases").iterdir() if path.is_dir()]
        place = {name: number for number, name in enumerate(ORDER)}
        found.sort(key=lambda path: (place.get(path.name, len(ORDER)), path.name))
        return tuple(Folder(path) for path in found)
    return ()


def is_shipped(path: str) -> bool:
    """Whether the file came with the program: it is read, and saved elsewhere."""
    return bool(path) and Path(path).resolve().is_relative_to((resources() / "cases").resolve())


def home_of(autosave: Autosave | None) -> Path | None:
    """The folder of one's own cases, beside the table that is kept; none where nothing is kept."""
    return autosave.folder / "cases" if autosave is not None else None


def suggested(path: str, words: Words, autosave: Autosave | None) -> str:
    """Where to offer to save: where the file lies, else, and for a shipped one, among one's own cases."""
    if path and not is_shipped(path):
        return path
    file, home = Path(path).name if path else words.text("save-name") + SUFFIX, home_of(autosave)
    if home is None:
        return file
    with suppress(OSError):  # where there is no folder, saving says so
        home.mkdir(parents=True, exist_ok=True)
    return str(home / file)
