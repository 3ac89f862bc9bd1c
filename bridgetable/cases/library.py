"""The library of case files: their contents, order and editions, and searching them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import msgspec
from msgspec import UnsetType
from msgspec.structs import replace

from bridgetable.cases.case import Case, Expect
from bridgetable.cases.clauses import parts_of, stands_for
from bridgetable.cases.codec import SUFFIX, read_case
from bridgetable.cases.outline import Flat, Opening, flat
from bridgetable.cases.refusal import CaseError
from bridgetable.disk.contents import contents_of, stamp_of
from bridgetable.engine.actions import Note
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text

_OF_AN_EDITION = re.compile(r"(.+)-(" + "|".join(edition.value for edition in Edition) + ")")
Order: TypeAlias = tuple[tuple[int, int, str], ...]


class LibraryCase(msgspec.Struct, frozen=True):
    """A case file of the library and what can be read of it without doing its actions.

    `name` is the file name without its suffix, `name_without_edition` the same without an edition at its end.
    `subjects` are the tags that are not clauses; `cited` those that are, or else the clauses expected; `laws` are both.
    `title_text` is its titles and `search_text` all its texts, in every language, as made by `plain`. A malformed file
    has an `error`.
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
    title_text: str = ""
    search_text: str = ""
    error: RefusedError | None = None


# -- names and order -------------------------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    """The name of a case file without its suffix."""
    return path.name[: -len(SUFFIX)] if path.name.lower().endswith(SUFFIX) else path.stem


def name_without_edition(name: str) -> str:
    """The name without the edition it may end in: "lead-53" for "lead-53-2007"."""
    match = _OF_AN_EDITION.fullmatch(name)
    return match[1] if match is not None else name


def reading_order(path: Path) -> tuple[Order, Order]:
    """A sort key for file names, with numbers by value, that keeps the editions of a case together."""
    name = name_of(path)
    return _natural(name_without_edition(name)), _natural(name)


def _natural(text: str) -> Order:
    parts = re.split(r"(\d+)", plain(text).strip())
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part)


def case_files(folder: Path) -> tuple[Path, ...]:
    """The case files directly in a folder, in reading order; none if it cannot be read."""
    try:
        found = [path for path in folder.iterdir() if path.name.lower().endswith(SUFFIX)]
    except OSError:
        return ()
    return tuple(sorted(found, key=reading_order))


def beside(path: Path, steps: int) -> tuple[Path, int, int] | None:
    """The case `steps` places further in the same folder, its number from 1, and the number of cases.

    None beyond either end; a file that no longer exists counts from where it would be.
    """
    files = case_files(path.parent)
    before = sum(1 for file in files if reading_order(file) < reading_order(path))
    here = path in files
    at = before + steps if here or steps < 0 else before + steps - 1
    return (files[at], at + 1, len(files)) if 0 <= at < len(files) else None


# -- reading ---------------------------------------------------------------------------------------------------------


def read_library_case(path: Path) -> LibraryCase:
    """The case file at this path, with an `error` if it cannot be read."""
    name = name_of(path)
    bare = LibraryCase(path, name, name_without_edition(name), stamp_of(path), search_text=plain(name))
    try:
        case = read_case(contents_of(path))
    except CaseError as refused:
        return replace(bare, error=refused)
    except (OSError, ValueError):
        return replace(bare, error=RefusedError(say("file-not-read", file=path.name)))
    entries = tuple(flat(case.actions))
    texts = (words for text in (case.title, case.story, case.source, *_texts(entries)) for _, words in text)
    laws = tuple(dict.fromkeys(_laws(case, entries)))
    return replace(
        bare, title=case.title, story=case.story, source=case.source, tags=case.tags, edition=case.edition,
        subjects=tuple(tag for tag in case.tags if parts_of(tag) is None),
        cited=tuple(tag for tag in case.tags if parts_of(tag) is not None) or laws, laws=laws,
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


def _laws(case: Case, entries: Iterable[Flat]) -> Iterator[str]:
    """The clauses the case is about: those of its tags, and of the rulings, questions and transfers it expects."""
    yield from (tag for tag in case.tags if parts_of(tag) is not None)
    for entry in entries:
        if not isinstance(entry, Expect):
            continue
        if not isinstance(entry.rulings, UnsetType):
            yield from entry.rulings
        if not isinstance(entry.transfers, UnsetType):
            yield from (moved.law for moved in entry.transfers)
        if entry.asked is not None and not isinstance(entry.asked, UnsetType) and entry.asked.law is not None:
            yield entry.asked.law


# -- searching -------------------------------------------------------------------------------------------------------

TagName: TypeAlias = Callable[[str], str]
"""The name of a tag in the language in use."""
Synonyms: TypeAlias = Mapping[str, tuple[str, ...]]
"""Words that people may type, with the words of the cases that mean the same."""
_BEGINNING = 4
"""The least number of letters that identify a synonym by its beginning."""


def plain(text: str) -> str:
    """The text in small letters without accents or punctuation, with one space before each word."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " " + " ".join(re.findall(r"[^\W_]+|[♠♥♦♣]", bare))


def search(
    cases: Iterable[LibraryCase], query: str, name_of_tag: TagName = str, synonyms: Synonyms = MappingProxyType({})
) -> tuple[LibraryCase, ...]:
    """The cases in which every word of the query is found.

    A word that is a clause finds the cases that are about it or have it in the title. A word that has synonyms, or
    begins one that has, finds them too.
    """
    wanted = [_matcher(word, name_of_tag, synonyms) for word in query.split()]
    return tuple(case for case in cases if all(matches(case) for matches in wanted))


def _matcher(word: str, name_of_tag: TagName, synonyms: Synonyms) -> Callable[[LibraryCase], bool]:
    """A function that says whether a case has this word or a synonym."""
    clause, sought = _clause(word), plain(word)
    if clause:
        return lambda case: under(case, clause) or f"{sought} " in f"{case.title_text} "
    names = cache(lambda tag: plain(name_of_tag(tag)))
    bare = sought.strip()
    begun = (other for name, others in synonyms.items() if len(bare) >= _BEGINNING and plain(name).startswith(sought)
             for other in others)
    words = (sought, *map(plain, begun))
    return lambda case: any(one in case.search_text or any(one in names(tag) for tag in case.tags) for one in words)


def _clause(word: str) -> str:
    """The clause that the word is, as printed: 64C2(a) for "64c2A"; "" if it is not a clause."""
    match = re.fullmatch(r"(\d{1,2})(?:([a-z])(.*))?", word, re.IGNORECASE)
    if match is None:
        return ""
    clause = match[1] + (match[2] or "").upper() + (match[3] or "").lower()
    return clause if parts_of(clause) is not None else ""


def under(case: LibraryCase, clause: str) -> bool:
    """Whether the case is about this clause or a part of it."""
    edition = case.edition
    return edition is not None and any(_stands_for(clause, law, edition) for law in case.laws)


_stands_for = lru_cache(8192)(stands_for)


def in_all_editions(cases: Iterable[LibraryCase], case: LibraryCase) -> tuple[LibraryCase, ...]:
    """The versions of this case for the various editions, itself included, the oldest edition first."""
    key = (case.path.parent, case.name_without_edition)
    found = [other for other in cases if (other.path.parent, other.name_without_edition) == key]
    return tuple(sorted(found, key=lambda other: (other.edition.value if other.edition else "", other.name)))
