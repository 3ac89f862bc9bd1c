"""What the list of the library shows: cases under the names of their folders, in the words of one language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.cases.library import LibraryCase, search
from bridgetable.table.text import in_language
from bridgetable.ui.library.content.places import Folder
from bridgetable.words.catalogue import Words
from bridgetable.words.refusals import refused_line

CasesByFolder = tuple[tuple[Folder, tuple[LibraryCase, ...]], ...]
"""The cases of each folder."""


class Row(msgspec.Struct, frozen=True):
    """A case, or the name of a folder where there is none; `laws` and `tells` are its smaller lines."""

    title: str
    case: LibraryCase | None = None
    edition: str = ""
    laws: str = ""
    tells: str = ""
    here: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it is only read."""
        return self.case is None

    @property
    def spoken(self) -> str:
        """All of it for those who listen."""
        parts = (self.title, self.here, self.edition, self.laws, self.tells)
        return ". ".join(part.rstrip(".") for part in parts if part)


def found(stock: CasesByFolder, wish: str, words: Words) -> CasesByFolder:
    """The cases of each folder in which the wish is found; folders without any stay, empty."""
    sought = without_law(wish, words)
    also = synonyms(words)
    return tuple((folder, search(cases, sought, lambda tag: tag_name(tag, words), also)) for folder, cases in stock)


def synonyms(words: Words) -> dict[str, tuple[str, ...]]:
    """Words people type for others that the cases have: "old = new other; another = new"."""
    entries = (entry.partition("=") for entry in words.text("library-synonyms").split(";"))
    return {name.strip(): tuple(others.split()) for name, _, others in entries}


def rows_of(stock: CasesByFolder, key: str, words: Words, on_the_table: Path | None, *, searching: bool) -> list[Row]:
    """The rows of the chosen folder, or of all when the key is empty; in a search those of the others come after it."""
    chosen = [(folder, cases) for folder, cases in stock if key in ("", folder.key)]
    others = [(folder, cases) for folder, cases in stock if searching and key not in ("", folder.key)]
    rows: list[Row] = []
    for folder, cases in (*chosen, *others):
        if cases and (searching or not key):
            rows.append(Row(folder.told(words)))
        rows.extend(_told_apart([row_of(case, words, on_the_table) for case in cases]))
    return rows


def _told_apart(rows: list[Row]) -> list[Row]:
    """Where several cases of a folder have one title, as copies do, the name of the file is said too."""
    counts = Counter(row.title for row in rows)
    return [
        replace(row, title=f"{row.title} — {row.case.name}") if row.case is not None and counts[row.title] > 1 else row
        for row in rows
    ]


def row_of(case: LibraryCase, words: Words, on_the_table: Path | None) -> Row:
    """A case in few words; a malformed one says what is wrong, and where."""
    here = words.text("library-on-the-table") if case.path == on_the_table else ""
    if case.edition is None and case.error is not None:
        return Row(case.path.name, case, tells=refused_line(words, case.error), here=here)
    title = in_language(case.title, words.language) or case.name
    story = in_language(case.story, words.language)
    tells = refused_line(words, case.error) if case.error is not None else story
    return Row(title, case, edition_told(case, words), laws_told(case, words), tells, here)


def edition_told(case: LibraryCase, words: Words) -> str:
    """The edition the case is ruled under."""
    return words.text(f"edition-short-{case.edition.value}") if case.edition is not None else ""


def laws_told(case: LibraryCase, words: Words) -> str:
    """The clauses the case is about."""
    return " · ".join(case.cited)


def tag_name(tag: str, words: Words) -> str:
    """A tag in the language in use; one that is not ours as it was written."""
    key = "library-tag-" + "-".join(re.findall(r"[a-z]+", tag.lower()))
    return words.text(key) if words.has(key) else tag


def without_law(wish: str, words: Words) -> str:
    """What is typed without the word "Law" before a number: people write "Law 64" and mean 64."""
    names = "|".join(map(re.escape, words.text("library-words-for-law").split()))
    return re.sub(rf"(?i)(?<!\w)(?:{names})\.?\s*(?=\d)", "", wish)


def numbered(rows: Iterable[Row], path: Path | None) -> int:
    """The number of the row this case stands in, else of the first case; -1 where there is none."""
    cases = [(number, row.case.path) for number, row in enumerate(rows) if row.case is not None]
    return next((number for number, there in cases if there == path), cases[0][0] if cases else -1)
