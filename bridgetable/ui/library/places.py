"""The folders of cases: the shipped ones, which are never written to, and the user's own. No Qt."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from bridgetable.disk.resources import resources
from bridgetable.words.catalogue import Words

ORDER = ("revoke", "withdrawn-information", "quick-reference", "play", "auction", "score")
"""The order of the shipped folders; others follow by name."""


class Folder(msgspec.Struct, frozen=True):
    """A folder of cases; `own`: the user may change its cases; `added`: the user added it to the library."""

    path: Path
    own: bool = False
    added: bool = False

    @property
    def key(self) -> str:
        """The key under which the choice of this folder is saved."""
        return str(self.path) if self.own else self.path.name

    def name_in(self, words: Words) -> str:
        """Returns the name of the folder in this language; that of the directory if it has no translated one."""
        key = "library-folder-own" if self.own else f"library-folder-{self.path.name}"
        known = not self.added and words.has(key)
        return words.text(key) if known else self.path.name or str(self.path)


def shipped_folders() -> tuple[Folder, ...]:
    """Returns the folders that come with the program; none when they cannot be read."""
    with suppress(OSError):
        paths = [path for path in (resources() / "cases").iterdir() if path.is_dir()]
        position = {name: number for number, name in enumerate(ORDER)}
        paths.sort(key=lambda path: (position.get(path.name, len(ORDER)), path.name))
        return tuple(Folder(path) for path in paths)
    return ()


def is_shipped(path: str) -> bool:
    """Returns whether the file came with the program, so that it must not be written to."""
    return bool(path) and Path(path).resolve().is_relative_to((resources() / "cases").resolve())
