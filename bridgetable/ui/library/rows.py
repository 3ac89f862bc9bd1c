"""The rows of the library: cases under headings for their folders, in words. No Qt."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import overload

import msgspec
from msgspec.structs import replace

from bridgetable.cases import SUFFIXES
from bridgetable.cases.clauses import stands_for
from bridgetable.cases.library.cases import LibraryCase, name_order, unread_case
from bridgetable.cases.library.folders import Stamp
from bridgetable.cases.library.search import OfALaw, OfAWord, Rank, SearchIndex, Synonyms, TagName, clauses_in, order_of
from bridgetable.table.edition import Edition
from bridgetable.table.text import in_language
from bridgetable.ui.library.places import Folder
from bridgetable.words.catalogue import Words, refused_line
from bridgetable.words.lawbook import point_of

# -- The cases of one folder of the library: their files in reading order, and what has been read of them --------------


class FolderCases:
    """The files of a folder; one that has not been read yet is a case of which only the name is known."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.names: tuple[str, ...] = ()
        self._cases: dict[str, LibraryCase] = {}
        self._index, self._unindexed = SearchIndex(), list[LibraryCase]()
        self._titles: tuple[str, Counter[str]] | None = None

    # -- what is known -------------------------------------------------------------------------------------------------

    def list_names(self, names: tuple[str, ...]) -> bool:
        """Takes over the names of all files, in reading order, and forgets others; whether that changed anything."""
        if names == self.names:
            return False
        for name in self._cases.keys() - set(names):
            self._forget(name)
        self.names = names
        return True

    def show_first(self, cases: Iterable[LibraryCase]) -> None:
        """Takes over some cases before the folder is listed; those not read yet are names only."""
        found = tuple(cases)
        self.names = tuple(case.path.name for case in found)
        self._unindexed = [case for case in found if case.edition is not None]
        self._cases, self._titles = {case.path.name: case for case in self._unindexed}, None

    def put(self, cases: Iterable[LibraryCase]) -> None:
        """Takes over cases that have been read; files that are new are put in their places."""
        self._index_first()
        for case in cases:
            name = case.path.name
            at = bisect_left(self.names, name_order(name), key=name_order)
            if not self._has_at(at, name):
                self.names = (*self.names[:at], name, *self.names[at:])
            self._count_title(self._cases.get(name), -1)
            self._cases[name] = case
            self._count_title(case, 1)
            self._index.add(case)

    def remove(self, name: str) -> None:
        """Forgets a file that is gone."""
        self.names = tuple(each for each in self.names if each != name)
        self._forget(name)

    def index_some(self, most: int) -> bool:
        """Takes this many of the first cases at most into the index; whether there was one left to take."""
        # The index takes longer than the first rows may.
        waiting, self._unindexed = self._unindexed[:most], self._unindexed[most:]
        for case in waiting:
            if self._cases.get(case.path.name) is case:
                self._index.add(case)
        return bool(waiting)

    def _index_first(self) -> None:
        self.index_some(len(self._unindexed))

    def _has_at(self, at: int, name: str) -> bool:
        order = name_order(name)
        while at < len(self.names) and name_order(self.names[at]) == order:
            if self.names[at] == name:
                return True
            at += 1
        return False

    def _forget(self, name: str) -> None:
        self._index.remove(name)
        self._count_title(self._cases.pop(name, None), -1)

    def _count_title(self, case: LibraryCase | None, more: int) -> None:
        # Counted one by one: cases are read by the hundred, and after each hundred the rows in view are put in words.
        if case is not None and self._titles is not None:
            language, counts = self._titles
            counts[in_language(case.title, language)] += more

    @property
    def unread(self) -> int:
        """How many files have not been read."""
        return len(self.names) - len(self._cases)

    @property
    def stamps(self) -> dict[str, Stamp]:
        """The stamps of the files that have been read."""
        return {name: case.stamp for name, case in self._cases.items()}

    # -- asking --------------------------------------------------------------------------------------------------------

    def case(self, name: str) -> LibraryCase:
        """The case in the file of this name."""
        return self._cases.get(name) or unread_case(self.folder.path / name)

    def read(self, name: str) -> LibraryCase | None:
        """The case in the file of this name; None if it has not been read."""
        return self._cases.get(name)

    def find(self, query: str, name_of_tag: TagName, synonyms: Synonyms) -> dict[Rank, list[str]]:
        """The names of the files that match a query by their ranks, each list in reading order.

        Only what has been read can match a query; without one all files have the same rank.
        """
        if not query:
            return {Rank(): list(self.names)} if self.names else {}
        self._index_first()
        found = self._index.find(query, name_of_tag, synonyms)
        names: dict[Rank, list[str]] = {rank: [] for rank in dict.fromkeys(found.values())}
        for name in self.names if found else ():
            if (rank := found.get(name)) is not None:
                names[rank].append(name)
        return names

    def in_all_editions(self, case: LibraryCase) -> tuple[LibraryCase, ...]:
        """The versions of this case for the various editions, itself included, the oldest edition first."""
        same = case.name_without_edition
        names = (same, *(f"{same}-{edition.value}" for edition in Edition))
        files = (name + suffix for name in names for suffix in SUFFIXES)
        found = [self._cases[file] for file in files if file in self._cases]
        return tuple(sorted(found, key=lambda other: (other.edition.value if other.edition else "", other.name)))

    def is_repeated(self, title: str, language: str) -> bool:
        """Whether several cases have this title in this language."""
        if self._titles is None or self._titles[0] != language:
            self._titles = (language, Counter(in_language(case.title, language) for case in self._cases.values()))
        return self._titles[1][title] > 1


FoundIn = tuple[FolderCases, dict[Rank, list[str]]]
"""A folder with the names of the files that were found in it, by their ranks."""
Found = tuple[FoundIn, ...]
Entry = tuple[FolderCases | None, str]
"""A file by its folder and name; without a folder, the text of a heading."""
_HEADINGS = {
    OfALaw.TURNS_ON_IT: "library-law-turns",
    OfALaw.RULED: "library-law-ruled",
    OfALaw.RULED_IN_A_BRANCH: "library-law-branch",
    OfALaw.CITED_ABOVE_OTHERS: "library-law-cited",
    OfALaw.CITED: "library-law-cited",
    OfALaw.IN_A_TEXT: "library-law-text",
}
_WORD_HEADINGS = {
    OfAWord.IN_THE_TITLE: "library-word-title",
    OfAWord.IN_THE_TAGS: "library-word-tags",
    OfAWord.IN_A_TEXT: "library-word-text",
}


class Row(msgspec.Struct, frozen=True):
    """A case, or a heading when `case` is None.

    `teaches` is what the case turns on; `laws` are the cited clauses, those looked for first; `detail` is the story or
    what is wrong; `badge` marks the case on the table.
    """

    title: str
    case: LibraryCase | None = None
    teaches: str = ""
    edition: str = ""
    laws: str = ""
    detail: str = ""
    badge: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether this is a heading, which cannot be chosen."""
        return self.case is None

    @property
    def spoken(self) -> str:
        """The whole row as text for screen readers."""
        parts = (self.title, self.teaches, self.badge, self.edition, self.laws, self.detail)
        return ". ".join(part.rstrip(".") for part in parts if part)


class Rows(Sequence[Row]):
    """The rows of the library, each put in words when it is first asked for.

    `entries` are files and headings; `sought` are the clauses looked for. `told` is what is told of a case in place of
    its story, where that is anything.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        words: Words,
        on_the_table: Path | None,
        sought: tuple[str, ...] = (),
        told: Callable[[LibraryCase], str] | None = None,
    ) -> None:
        self.entries = entries
        self._words, self._on_the_table, self._sought, self._told = words, on_the_table, sought, told
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
        if cases is None:
            return Row(name)
        row = row_of(cases.case(name), self._words, self._on_the_table, self._sought)
        if self._told is not None and row.case is not None and (told := self._told(row.case)):
            row = replace(row, detail=told)
        if row.case is not None and cases.is_repeated(row.title, self._words.language):
            # Copies have the same title.
            return replace(row, title=f"{row.title} — {row.case.name}")
        return row

    def of(self, entries: Sequence[Entry]) -> Rows:
        """The rows of other entries in the same words."""
        return Rows(entries, self._words, self._on_the_table, self._sought, self._told)

    @property
    def headings(self) -> list[int]:
        """The numbers of the rows that are headings."""
        return [number for number, (cases, _) in enumerate(self.entries) if cases is None]

    def number_of(self, path: Path | None) -> int:
        """The number of the row with the case at this path, else of the first case; -1 when there is no case."""
        if path is not None:
            sought, folder = path.name, path.parent
            for number, (cases, name) in enumerate(self.entries):
                if name == sought and cases is not None and cases.folder.path == folder:
                    return number
        return next((number for number, (cases, _) in enumerate(self.entries) if cases is not None), -1)


def found_files(folders: Iterable[FolderCases], query: str, words: Words) -> Found:
    """The folders with the names of the files that match the query, folders without any included."""
    text, also = without_law(query, words), synonyms(words) if query else {}
    return tuple((cases, cases.find(text, lambda tag: tag_name(tag, words), also)) for cases in folders)


def cases_of(found: Found) -> Iterator[LibraryCase]:
    """The cases that were found."""
    return (cases.case(name) for cases, by_rank in found for names in by_rank.values() for name in names)


def of_those(found: Found, is_wanted: Callable[[LibraryCase], bool]) -> Found:
    """The folders with the files alone of which this is so."""

    def kept(cases: FolderCases, by_rank: dict[Rank, list[str]]) -> dict[Rank, list[str]]:
        left = ((rank, [name for name in names if is_wanted(cases.case(name))]) for rank, names in by_rank.items())
        return {rank: names for rank, names in left if names}

    return tuple((cases, kept(cases, by_rank)) for cases, by_rank in found)


def synonyms(words: Words) -> dict[str, tuple[str, ...]]:
    """Returns for each word that users type the words that cases use; the message is "typed = used used; typed = …"."""
    entries = (entry.partition("=") for entry in words.text("library-synonyms").split(";"))
    return {name.strip(): tuple(others.split()) for name, _, others in entries}


def number_found(found: dict[Rank, list[str]]) -> int:
    """Returns how many files were found in a folder."""
    return sum(map(len, found.values()))


def rows_of(
    found: Found,
    key: str,
    words: Words,
    on_the_table: Path | None,
    query: str = "",
    told: Callable[[LibraryCase], str] | None = None,
) -> Rows:
    """Returns the rows of the folder with this key, "" for all.

    What a query found is in the order of its ranks, with a heading for each: first in that folder, then in the others.
    """
    if not query:
        return Rows(_by_folder(found, key, words), words, on_the_table, told=told)
    sought = clauses_in(without_law(query, words))
    law = words.text("law-number", law=" · ".join(sought))
    chosen = [each for each in found if key in ("", each[0].folder.key)]
    others = [each for each in found if key not in ("", each[0].folder.key)]
    first = chosen[0][0].folder.name_in(words) if key and chosen else ""
    entries: list[Entry] = []
    for folders, place in ((chosen, first), (others, words.text("library-elsewhere"))):
        entries.extend(_by_rank(folders, words, law, place))
    return Rows(entries, words, on_the_table, sought, told)


def _by_folder(found: Found, key: str, words: Words) -> list[Entry]:
    """The files of the folder with this key, or those of all, each under its name."""
    entries: list[Entry] = []
    for cases, names in found:
        if key in ("", cases.folder.key):
            if names and not key:
                entries.append((None, cases.folder.name_in(words)))
            entries.extend((cases, name) for some in names.values() for name in some)
    return entries


def _by_rank(found: Iterable[FoundIn], words: Words, law: str, place: str) -> list[Entry]:
    """The files under headings that say what they have to do with the query, and where they are."""
    ranked = sorted(
        ((rank, cases, names) for cases, by_rank in found for rank, names in by_rank.items()),
        key=lambda each: order_of(each[0]),
    )
    entries: list[Entry] = []
    heading = ""
    for rank, cases, names in ranked:
        above = " · ".join(filter(None, (place, _heading(rank, words, law))))
        if above != heading:
            entries.append((None, above))
            heading = above
        entries.extend((cases, name) for name in names)
    return entries


def _heading(rank: Rank, words: Words, law: str) -> str:
    if rank.law is not None:
        return words.text(_HEADINGS[rank.law], law=law)
    return words.text(_WORD_HEADINGS[rank.word]) if rank.word is not None else ""


def row_of(case: LibraryCase, words: Words, on_the_table: Path | None, sought: tuple[str, ...] = ()) -> Row:
    """Returns the row of a case; that of a malformed one says what is wrong and where."""
    badge = words.text("library-on-the-table") if case.path == on_the_table else ""
    if case.edition is None and case.error is not None:
        return Row(case.path.name, case, detail=refused_line(words, case.error), badge=badge)
    title = in_language(case.title, words.language) or case.name
    story = in_language(case.story, words.language)
    detail = refused_line(words, case.error) if case.error is not None else story
    laws = laws_text(case, sought)
    return Row(title, case, teaching_text(case, words), edition_text(case, words), laws, detail, badge)


def teaching_text(case: LibraryCase, words: Words) -> str:
    """Returns the clause a case turns on with a few words about it; "" when nothing is known of it."""
    clause = case.subject.turns_on
    point = point_of(words, clause, case.edition) if clause and case.edition is not None else ""
    return words.text("library-teaches", law=words.text("law-number", law=clause), point=point) if point else ""


def edition_text(case: LibraryCase, words: Words) -> str:
    """Returns the short name of the edition the case is ruled under; "" when it is not known."""
    return words.text("edition-name.short", edition=case.edition.value) if case.edition is not None else ""


def laws_text(case: LibraryCase, sought: tuple[str, ...] = ()) -> str:
    """Returns the clauses the case cites, with those looked for before the others."""
    found = (
        law
        for law in dict.fromkeys((*case.cited, *case.laws))
        if case.edition is not None and any(stands_for(clause, law, case.edition) for clause in sought)
    )
    return " · ".join(dict.fromkeys((*found, *case.cited)))


@lru_cache(1024)
def tag_name(tag: str, words: Words) -> str:
    """Returns the name of a tag in this language; an unknown tag is returned as it is."""
    key = "library-tag-" + "-".join(re.findall(r"[a-z]+", tag.lower()))
    return words.text(key) if words.has(key) else tag


def without_law(query: str, words: Words) -> str:
    """Returns the query without the word "Law" before a number: "Law 64" means 64."""
    names = "|".join(map(re.escape, words.text("library-words-for-law").split()))
    return re.sub(rf"(?i)(?:(?<!\w)(?:\w+['’])?(?:{names})\.?|§+)\s*(?=\d)", "", query)
