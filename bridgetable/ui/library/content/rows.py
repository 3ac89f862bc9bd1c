"""The rows of the library: cases under headings for their folders, in words. No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import overload

import msgspec
from msgspec.structs import replace

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.table.text import in_language
from bridgetable.ui.library.content.folder_cases import FolderCases
from bridgetable.words.catalogue import Words
from bridgetable.words.refusals import refused_line

Found = tuple[tuple[FolderCases, tuple[str, ...]], ...]
"""The folders with the names of the files that were found in each."""
Entry = tuple[FolderCases, str]
"""A file by its folder and name; with "" for the name, the heading for the folder."""


class Row(msgspec.Struct, frozen=True):
    """A case, or the heading for a folder when `case` is None.

    `laws` are the cited clauses; `detail` is the story or what is wrong; `badge` marks the case on the table.
    """

    title: str
    case: LibraryCase | None = None
    edition: str = ""
    laws: str = ""
    detail: str = ""
    badge: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether this is the heading for a folder, which cannot be chosen."""
        return self.case is None

    @property
    def spoken(self) -> str:
        """The whole row as text for screen readers."""
        parts = (self.title, self.badge, self.edition, self.laws, self.detail)
        return ". ".join(part.rstrip(".") for part in parts if part)


class Rows(Sequence[Row]):
    """The rows of the library, each put in words when it is first asked for; `entries` are files and headings."""

    def __init__(self, entries: Sequence[Entry], words: Words, on_the_table: Path | None) -> None:
        self.entries = entries
        self._words, self._on_the_table = words, on_the_table
        self._rows: dict[int, Row] = {}

    def __len__(self) -> int:
        return len(self.entries)

    @overload
    def __getitem__(self, number: int) -> Row: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Row]: ...
    def __getitem__(self, number: int | slice) -> Row | Sequence[Row]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        row = self._rows.get(number)
        if row is None:
            row = self._rows[number] = self._row(self.entries[number])
        return row

    def _row(self, entry: Entry) -> Row:
        cases, name = entry
        if not name:
            return Row(cases.folder.name_in(self._words))
        row = row_of(cases.case(name), self._words, self._on_the_table)
        if row.case is not None and row.title in cases.repeated_titles(self._words.language):
            # Copies have the same title.
            return replace(row, title=f"{row.title} — {row.case.name}")
        return row

    def of(self, entries: Sequence[Entry]) -> Rows:
        """The rows of other entries in the same words."""
        return Rows(entries, self._words, self._on_the_table)

    @property
    def headings(self) -> list[int]:
        """The numbers of the rows that are headings."""
        return [number for number, (_, name) in enumerate(self.entries) if not name]

    def number_of(self, path: Path | None) -> int:
        """The number of the row with the case at this path, else of the first case; -1 when there is no case."""
        if path is not None:
            for number, (cases, name) in enumerate(self.entries):
                if name == path.name and cases.folder.path == path.parent:
                    return number
        return next((number for number, (_, name) in enumerate(self.entries) if name), -1)


def found_files(folders: Iterable[FolderCases], query: str, words: Words) -> Found:
    """The folders with the names of the files that match the query, folders without any included."""
    text, also = without_law(query, words), synonyms(words) if query else {}
    return tuple((cases, cases.find(text, lambda tag: tag_name(tag, words), also)) for cases in folders)


def synonyms(words: Words) -> dict[str, tuple[str, ...]]:
    """Returns for each word that users type the words that cases use; the message is "typed = used used; typed = …"."""
    entries = (entry.partition("=") for entry in words.text("library-synonyms").split(";"))
    return {name.strip(): tuple(others.split()) for name, _, others in entries}


def rows_of(found: Found, key: str, words: Words, on_the_table: Path | None, *, searching: bool) -> Rows:
    """Returns the rows of the folder with this key, "" for all; a search adds those of the other folders."""
    chosen = [each for each in found if key in ("", each[0].folder.key)]
    others = [each for each in found if searching and key not in ("", each[0].folder.key)]
    entries: list[Entry] = []
    for cases, names in (*chosen, *others):
        if names and (searching or not key):
            entries.append((cases, ""))
        entries.extend((cases, name) for name in names)
    return Rows(entries, words, on_the_table)


def row_of(case: LibraryCase, words: Words, on_the_table: Path | None) -> Row:
    """Returns the row of a case; that of a malformed one says what is wrong and where."""
    badge = words.text("library-on-the-table") if case.path == on_the_table else ""
    if case.edition is None and case.error is not None:
        return Row(case.path.name, case, detail=refused_line(words, case.error), badge=badge)
    title = in_language(case.title, words.language) or case.name
    story = in_language(case.story, words.language)
    detail = refused_line(words, case.error) if case.error is not None else story
    return Row(title, case, edition_text(case, words), laws_text(case, words), detail, badge)


def edition_text(case: LibraryCase, words: Words) -> str:
    """Returns the short name of the edition the case is ruled under; "" when it is not known."""
    return words.text(f"edition-short-{case.edition.value}") if case.edition is not None else ""


def laws_text(case: LibraryCase, words: Words) -> str:
    """Returns the clauses the case cites."""
    return " · ".join(case.cited)


@lru_cache(1024)
def tag_name(tag: str, words: Words) -> str:
    """Returns the name of a tag in this language; an unknown tag is returned as it is."""
    key = "library-tag-" + "-".join(re.findall(r"[a-z]+", tag.lower()))
    return words.text(key) if words.has(key) else tag


def without_law(query: str, words: Words) -> str:
    """Returns the query without the word "Law" before a number: "Law 64" means 64."""
    names = "|".join(map(re.escape, words.text("library-words-for-law").split()))
    return re.sub(rf"(?i)(?<!\w)(?:{names})\.?\s*(?=\d)", "", query)
