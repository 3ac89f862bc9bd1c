"""The library of case files: what each is about, in which order they stand, and which of them somebody looks for."""

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

from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.clauses import parts_of, stands_for
from bridgetable.cases.codec import SUFFIX, read_case
from bridgetable.cases.refusal import CaseError
from bridgetable.disk.contents import contents_of
from bridgetable.engine.actions import Note
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text

_OF_AN_EDITION = re.compile(r"(.+)-(" + "|".join(edition.value for edition in Edition) + ")")
Order: TypeAlias = tuple[tuple[int, int, str], ...]


class Filed(msgspec.Struct, frozen=True):
    """A case file of the library and what can be known of it without playing it; a malformed one has a fault.

    `name` is that of the file without its ending, `matter` the same without an edition; `subjects` are the tags that
    are no clauses, `cited` those that are, or the clauses expected where no tag is one, as they were written; `called`
    are its titles and `found_by` all its words, in every language, as they are compared.
    """

    path: Path
    name: str
    matter: str
    stamp: tuple[int, int] = (0, 0)
    title: Text = ()
    story: Text = ()
    source: Text = ()
    tags: tuple[str, ...] = ()
    edition: Edition | None = None
    subjects: tuple[str, ...] = ()
    cited: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    called: str = ""
    found_by: str = ""
    fault: RefusedError | None = None


# -- names and order -------------------------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    """The name of a case file without its ending."""
    return path.name[: -len(SUFFIX)] if path.name.lower().endswith(SUFFIX) else path.stem


def matter_of(name: str) -> str:
    """The name without the edition it may end in: "lead-53-2007" and "lead-53" are the same matter."""
    match = _OF_AN_EDITION.fullmatch(name)
    return match[1] if match is not None else name


def reading_order(path: Path) -> tuple[Order, Order]:
    """As people read file names, numbers by their size; the editions of one matter stand together."""
    name = name_of(path)
    return _natural(matter_of(name)), _natural(name)


def _natural(text: str) -> Order:
    parts = re.split(r"(\d+)", plain(text).strip())
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part)


def case_files(folder: Path) -> tuple[Path, ...]:
    """The case files that lie in a folder itself, in reading order; none where it cannot be looked into."""
    try:
        found = [path for path in folder.iterdir() if path.name.lower().endswith(SUFFIX)]
    except OSError:
        return ()
    return tuple(sorted(found, key=reading_order))


def beside(path: Path, steps: int) -> tuple[Path, int, int] | None:
    """The case so many steps further in the same folder, its number there from 1, and how many there are.

    Nothing when the folder ends there; a file that is gone is counted from where it would stand.
    """
    files = case_files(path.parent)
    before = sum(1 for file in files if reading_order(file) < reading_order(path))
    here = path in files
    at = before + steps if here or steps < 0 else before + steps - 1
    return (files[at], at + 1, len(files)) if 0 <= at < len(files) else None


# -- reading ---------------------------------------------------------------------------------------------------------


def stamp_of(path: Path) -> tuple[int, int]:
    """What changes when the file does: when it was written, and its size; zeros where it cannot be asked."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return (found.st_mtime_ns, found.st_size)


def filed(path: Path) -> Filed:
    """The case file at this path; one that is no case comes with its fault."""
    name = name_of(path)
    bare = Filed(path, name, matter_of(name), stamp_of(path), found_by=plain(name))
    try:
        case = read_case(contents_of(path))
    except CaseError as refused:
        return replace(bare, fault=refused)
    except (OSError, ValueError):
        return replace(bare, fault=RefusedError(say("file-not-read", file=path.name)))
    entries = tuple(_entries(case.actions))
    told = (words for text in (case.title, case.story, case.source, *_told(entries)) for _, words in text)
    laws = tuple(dict.fromkeys(_laws(case, entries)))
    return replace(
        bare, title=case.title, story=case.story, source=case.source, tags=case.tags, edition=case.edition,
        subjects=tuple(tag for tag in case.tags if parts_of(tag) is None),
        cited=tuple(tag for tag in case.tags if parts_of(tag) is not None) or laws, laws=laws,
        called=plain(" ".join(words for _, words in case.title)),
        found_by=plain(" ".join((*told, *case.tags, case.edition.value))) + bare.found_by,
    )


def _entries(entries: Iterable[Entry]) -> Iterator[Entry]:
    for entry in entries:
        yield entry
        if isinstance(entry, Branch):
            yield from _entries(entry.actions)


def _told(entries: Iterable[Entry]) -> Iterator[Text]:
    """What the lecturer says on the way, and how the branches are called."""
    for entry in entries:
        if isinstance(entry, Branch):
            yield entry.title
        elif isinstance(entry, Note):
            yield entry.text


def _laws(case: Case, entries: Iterable[Entry]) -> Iterator[str]:
    """The clauses the case is about: those of its tags, and those it expects to be ruled, asked or moved under."""
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


# -- looking for something -------------------------------------------------------------------------------------------

Told: TypeAlias = Callable[[str], str]
Synonyms: TypeAlias = Mapping[str, tuple[str, ...]]
"""Words people type, and the words the cases have instead of them."""
_BEGINNING = 4
"""How many letters of a word tell which one is meant."""


def plain(text: str) -> str:
    """The text as it is compared: small letters without accents, one space before each word and between them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " " + " ".join(re.findall(r"[^\W_]+|[♠♥♦♣]", bare))


def search(
    cases: Iterable[Filed], wish: str, told: Told = str, synonyms: Synonyms = MappingProxyType({})
) -> tuple[Filed, ...]:
    """The cases in which every word of the wish is found; `told` says how a tag reads in the language in use.

    A word that is a clause finds the cases whose tags or expected rulings stand under it, or have it in the title;
    one that has synonyms, or the beginning of it, is found by them too.
    """
    wanted = [_looked_for(word, told, synonyms) for word in wish.split()]
    return tuple(case for case in cases if all(meets(case) for meets in wanted))


def _looked_for(word: str, told: Told, synonyms: Synonyms) -> Callable[[Filed], bool]:
    """Whether a case has this word, or one that stands for it."""
    clause, sought = _clause(word), plain(word)
    if clause:
        return lambda case: under(case, clause) or f"{sought} " in f"{case.called} "
    names = cache(lambda tag: plain(told(tag)))
    bare = sought.strip()
    begun = (other for name, others in synonyms.items() if len(bare) >= _BEGINNING and plain(name).startswith(sought)
             for other in others)
    words = (sought, *map(plain, begun))
    return lambda case: any(one in case.found_by or any(one in names(tag) for tag in case.tags) for one in words)


def _clause(word: str) -> str:
    """The word as the Laws print a clause, however it was typed: "64c2A" is 64C2(a); "" if it is none."""
    match = re.fullmatch(r"(\d{1,2})(?:([a-z])(.*))?", word, re.IGNORECASE)
    if match is None:
        return ""
    clause = match[1] + (match[2] or "").upper() + (match[3] or "").lower()
    return clause if parts_of(clause) is not None else ""


def under(case: Filed, clause: str) -> bool:
    """Whether the case is about this clause or one under it."""
    edition = case.edition
    return edition is not None and any(_stands_for(clause, law, edition) for law in case.laws)


_stands_for = lru_cache(8192)(stands_for)


def same_matter(cases: Iterable[Filed], case: Filed) -> tuple[Filed, ...]:
    """The cases of the same matter, this one among them, the older editions first."""
    found = [other for other in cases if other.matter == case.matter and other.path.parent == case.path.parent]
    return tuple(sorted(found, key=lambda other: (other.edition.value if other.edition else "", other.name)))
