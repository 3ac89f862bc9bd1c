"""The folders of cases, the shipped ones and the user's own, and the names of the files in them. No Qt."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import msgspec

from bridgetable.cases import OWN_SUFFIX
from bridgetable.disk.contents import is_there
from bridgetable.disk.resources import resources
from bridgetable.disk.writing import readable_file_name_of
from bridgetable.document.document import Document
from bridgetable.table.text import Text, written_in
from bridgetable.words.catalogue import Words, untitled

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


# -- The names of the files of cases: which are possible, free, and proposed; and the title that a name gives ----------


_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


def free_name(folder: Path, name: str, suffix: str) -> Path:
    """Returns the path of this name in the folder, with a number appended if it is taken."""
    wanted, number = folder / f"{name}{suffix}", 2
    while is_there(wanted):
        wanted, number = folder / f"{name} ({number}){suffix}", number + 1
    return wanted


def is_possible_name(name: str) -> bool:
    """Returns whether a file can have this name on every operating system."""
    return bool(name) and not _NOT_IN_NAMES.search(name) and name[0] != "." and name[-1] not in ". "


def is_nameless(title: Text) -> bool:
    """Whether a table has no title but the one that the program gives to those that have none."""
    return all(text in untitled() for _, text in title)


def suggested_name(document: Document, words: Words) -> str:
    """The name to offer for the file of a case, without its suffix: its title, as far as every system takes it."""
    otherwise = words.text("save-name")
    title = document.full_title
    return otherwise if is_nameless(title) else readable_file_name_of(written_in(title, words.language), otherwise)


def suggested_path(document: Document, words: Words, folder: Path | None) -> str:
    """The path to offer for saving: that of the file, but of a new or shipped one a name in this folder."""
    if document.path and not is_shipped(document.path):
        return document.path
    file = suggested_name(document, words) + OWN_SUFFIX
    return str(folder / file) if folder is not None else file


def title_typed(path: str, document: Document, words: Words) -> Text:
    """The title that the user gives to a table without one by typing the name of its file; () if he gives none."""
    # Imported when something is saved: the window is shown before.
    from bridgetable.cases.library.cases import name_of

    name = name_of(Path(path))
    given = is_nameless(document.full_title) and name != suggested_name(document, words)
    return (("", name),) if given and name.isprintable() else ()
