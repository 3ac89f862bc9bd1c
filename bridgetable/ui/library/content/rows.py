"""The rows of the library: cases under headings for their folders, in words. No Qt."""

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
"""The folders with their cases."""


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


def matching_cases(by_folder: CasesByFolder, query: str, words: Words) -> CasesByFolder:
    """Returns the folders with the cases that match the query, folders without any included."""
    text, also = without_law(query, words), synonyms(words)
    return tuple((folder, search(cases, text, lambda tag: tag_name(tag, words), also)) for folder, cases in by_folder)


def synonyms(words: Words) -> dict[str, tuple[str, ...]]:
    """Returns for each word that users type the words that cases use; the message is "typed = used used; typed = …"."""
    entries = (entry.partition("=") for entry in words.text("library-synonyms").split(";"))
    return {name.strip(): tuple(others.split()) for name, _, others in entries}


def rows_of(
    by_folder: CasesByFolder, key: str, words: Words, on_the_table: Path | None, *, searching: bool
) -> list[Row]:
    """Returns the rows of the folder with this key, "" for all; a search adds those of the other folders."""
    chosen = [(folder, cases) for folder, cases in by_folder if key in ("", folder.key)]
    others = [(folder, cases) for folder, cases in by_folder if searching and key not in ("", folder.key)]
    rows: list[Row] = []
    for folder, cases in (*chosen, *others):
        if cases and (searching or not key):
            rows.append(Row(folder.name_in(words)))
        rows.extend(_with_file_names([row_of(case, words, on_the_table) for case in cases]))
    return rows


def _with_file_names(rows: list[Row]) -> list[Row]:
    """Adds the file name to titles that several cases of a folder have, as copies do."""
    counts = Counter(row.title for row in rows)
    return [
        replace(row, title=f"{row.title} — {row.case.name}") if row.case is not None and counts[row.title] > 1 else row
        for row in rows
    ]


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


def tag_name(tag: str, words: Words) -> str:
    """Returns the name of a tag in this language; an unknown tag is returned as it is."""
    key = "library-tag-" + "-".join(re.findall(r"[a-z]+", tag.lower()))
    return words.text(key) if words.has(key) else tag


def without_law(query: str, words: Words) -> str:
    """Returns the query without the word "Law" before a number: "Law 64" means 64."""
    names = "|".join(map(re.escape, words.text("library-words-for-law").split()))
    return re.sub(rf"(?i)(?<!\w)(?:{names})\.?\s*(?=\d)", "", query)


def row_number(rows: Iterable[Row], path: Path | None) -> int:
    """Returns the number of the row with the case at this path, else of the first case; -1 when there is no case."""
    cases = [(number, row.case.path) for number, row in enumerate(rows) if row.case is not None]
    return next((number for number, each in cases if each == path), cases[0][0] if cases else -1)
