"""The library of case files: their contents, order and editions."""

from __future__ import annotations

import os
import re
import time
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cases import SUFFIX, SUFFIXES
from bridgetable.cases.codec import read_case
from bridgetable.cases.library.subject import Subject, subject_of
from bridgetable.cases.outline import Flat, Opening, flat
from bridgetable.cases.reader import CaseError
from bridgetable.disk.contents import contents_of, stamp_of
from bridgetable.engine.actions import Note
from bridgetable.laws.numbers import parts_of
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text

_OF_AN_EDITION = re.compile(r"(.+)-(" + "|".join(edition.value for edition in Edition) + ")")
Order: TypeAlias = tuple[tuple[int, int, str], ...]


class LibraryCase(msgspec.Struct, frozen=True):
    """A case file of the library and what can be read of it without doing its actions.

    `name` is the file name without its suffix, `name_without_edition` the same without an edition at its end.
    `subjects` are the tags that are not clauses; `cited` those that are, or else the clauses of its `subject`; `laws`
    are both. `title_text` is its titles and `search_text` all its texts, in every language, as made by `plain`. A
    malformed file has an `error`.
    """

    path: Path
    name: str
    name_without_edition: str
    stamp: tuple[int, int] = (0, 0)
    title: Text = ()
    story: Text = ()
    source: Text = ()
    tags: tuple[str, ...] = ()
    edition: Edition | None = None
    subjects: tuple[str, ...] = ()
    cited: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    subject: Subject = Subject()
    title_text: str = ""
    search_text: str = ""
    error: RefusedError | None = None


# -- names and order -------------------------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    """The name of a case file without its suffix."""
    return path.name[: -len(SUFFIX)] if path.name.lower().endswith(SUFFIX) else path.stem


def suffix_of(path: Path) -> str:
    """The suffix of a case file, as it is written."""
    return path.name[len(name_of(path)) :]


def name_without_edition(name: str) -> str:
    """The name without the edition it may end in: "lead-53" for "lead-53-2007"."""
    match = _OF_AN_EDITION.fullmatch(name)
    return match[1] if match is not None else name


def reading_order(path: Path) -> tuple[Order, Order]:
    """A sort key for file names, with numbers by value, that keeps the editions of a case together."""
    return name_order(path.name)


@lru_cache(1 << 15)
def name_order(file: str) -> tuple[Order, Order]:
    """The sort key of `reading_order` for the name of a file."""
    name = name_of(Path(file)) if not file.endswith(SUFFIX) else file[: -len(SUFFIX)]
    same, order = name_without_edition(name), _natural(name)
    return (_natural(same) if same != name else order), order


def _natural(text: str) -> Order:
    parts = re.split(r"(\d+)", plain(text).strip())
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part)


SETTLED = 3_000_000_000
"""After how many nanoseconds the next change of a folder shows in its time, which some file systems round to 2 s."""


class _Listing(NamedTuple):
    """The names of the cases in a folder, and what is the same as long as no file comes, goes or is renamed."""

    folder: Path
    stamp: tuple[int, int, int]
    names: tuple[str, ...]


_last: list[_Listing] = []
"""The folder that was listed last: to go from case to case in it, thousands of names are not read and sorted again."""


def case_names(folder: Path) -> tuple[str, ...]:
    """The names of the case files directly in a folder, in reading order; none if it cannot be read."""
    try:
        found = folder.stat()
        stamp = (found.st_mtime_ns, found.st_ino, found.st_dev)
        if _last and (_last[0].folder, _last[0].stamp) == (folder, stamp):
            return _last[0].names
        with os.scandir(folder) as files:
            named = [file.name for file in files if file.name.lower().endswith(SUFFIXES)]
    except (OSError, ValueError):
        return ()
    names = tuple(sorted(named, key=name_order))
    is_settled = time.time_ns() - found.st_mtime_ns > SETTLED
    _last[:] = [_Listing(folder, stamp, names)] if is_settled else []
    return names


def case_files(folder: Path) -> tuple[Path, ...]:
    """The case files directly in a folder, in reading order; none if it cannot be read."""
    return tuple(folder / name for name in case_names(folder))


def beside(path: Path, steps: int) -> tuple[Path, int, int] | None:
    """The case `steps` places further in the same folder, its number from 1, and the number of cases.

    None beyond either end; a file that no longer exists counts from where it would be.
    """
    names = case_names(path.parent)
    before = bisect_left(names, name_order(path.name), key=name_order)
    here = path.name in names
    at = before + steps if here or steps < 0 else before + steps - 1
    return (path.parent / names[at], at + 1, len(names)) if 0 <= at < len(names) else None


def plain(text: str) -> str:
    """The text in small letters without accents or punctuation, with one space before each word."""
    letters = text.casefold()
    if not letters.isascii():
        letters = re.sub(r"[^\x00-\x7f]", _without_accent, unicodedata.normalize("NFKD", letters))
    return " " + " ".join(re.findall(r"[^\W_]+|[♠♥♦♣]", letters))


def _without_accent(found: re.Match[str]) -> str:
    return "" if unicodedata.combining(found[0]) else found[0]


# -- reading ---------------------------------------------------------------------------------------------------------


def unread_case(path: Path) -> LibraryCase:
    """What is known of a case file before it is read: its name."""
    name = name_of(path)
    return LibraryCase(path, name, name_without_edition(name), search_text=plain(name))


def read_library_case(path: Path, *, play: bool = True) -> LibraryCase:
    """The case file at this path, with an `error` if it cannot be read.

    Where it expects no clause it is played, which may take long, unless `play` is false.
    """
    bare = replace(unread_case(path), stamp=stamp_of(path))
    try:
        case = read_case(contents_of(path))
    except CaseError as refused:
        return replace(bare, error=refused)
    except (OSError, ValueError):
        return replace(bare, error=RefusedError(say("file-not-read", file=path.name)))
    entries = tuple(flat(case.actions))
    texts = (words for text in (case.title, case.story, case.source, *_texts(entries)) for _, words in text)
    subject = subject_of(case, bare.name, play=play)
    tagged = tuple(tag for tag in case.tags if parts_of(tag) is not None)
    laws = tuple(dict.fromkeys((*tagged, *subject.ruled, *subject.ruled_in_branches)))
    return replace(
        bare,
        title=case.title,
        story=case.story,
        source=case.source,
        tags=case.tags,
        edition=case.edition,
        subjects=tuple(tag for tag in case.tags if parts_of(tag) is None),
        cited=tagged or laws,
        laws=laws,
        subject=subject,
        title_text=plain(" ".join(words for _, words in case.title)),
        search_text=plain(" ".join((*texts, *case.tags, case.edition.value))) + bare.search_text,
    )


def _texts(entries: Iterable[Flat]) -> Iterator[Text]:
    """The notes, and the titles of branches."""
    for entry in entries:
        if isinstance(entry, Opening):
            yield entry.title
        elif isinstance(entry, Note):
            yield entry.text


def in_all_editions(cases: Iterable[LibraryCase], case: LibraryCase) -> tuple[LibraryCase, ...]:
    """The versions of this case for the various editions, itself included, the oldest edition first."""
    key = (case.path.parent, case.name_without_edition)
    found = [other for other in cases if (other.path.parent, other.name_without_edition) == key]
    return tuple(sorted(found, key=lambda other: (other.edition.value if other.edition else "", other.name)))
