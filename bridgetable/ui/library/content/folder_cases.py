"""The cases of one folder of the library: their files in reading order, and what has been read of them. No Qt."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

from bridgetable.cases import SUFFIXES
from bridgetable.cases.library.cases import LibraryCase, name_order, unread_case
from bridgetable.cases.library.folders import Stamp
from bridgetable.cases.library.search import Rank, SearchIndex, Synonyms, TagName
from bridgetable.table.edition import Edition
from bridgetable.table.text import in_language
from bridgetable.ui.library.content.places import Folder


class FolderCases:
    """The files of a folder; one that has not been read yet is a case of which only the name is known."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.names: tuple[str, ...] = ()
        self._cases: dict[str, LibraryCase] = {}
        self._index, self._unindexed = SearchIndex(), list[LibraryCase]()
        self._repeated: tuple[str, frozenset[str]] | None = None

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
        self._cases = {case.path.name: case for case in self._unindexed}

    def put(self, cases: Iterable[LibraryCase]) -> None:
        """Takes over cases that have been read; files that are new are put in their places."""
        self._index_first()
        for case in cases:
            name = case.path.name
            at = bisect_left(self.names, name_order(name), key=name_order)
            if not self._has_at(at, name):
                self.names = (*self.names[:at], name, *self.names[at:])
            self._cases[name] = case
            self._index.add(case)
        self._repeated = None

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
        self._repeated = None
        self._cases.pop(name, None)

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

    def repeated_titles(self, language: str) -> frozenset[str]:
        """The titles that several cases have in this language."""
        if self._repeated is None or self._repeated[0] != language:
            counts = Counter(in_language(case.title, language) for case in self._cases.values())
            self._repeated = (language, frozenset(title for title, count in counts.items() if count > 1))
        return self._repeated[1]
