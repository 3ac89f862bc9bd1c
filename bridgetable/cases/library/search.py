"""Searching cases by their words, tags and clauses, through an index of the words."""

from __future__ import annotations

import re
from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import Generic, TypeAlias, TypeVar

from bridgetable.cases.clauses import parts_of, stands_for
from bridgetable.cases.library.cases import LibraryCase, plain
from bridgetable.table.edition import Edition

TagName: TypeAlias = Callable[[str], str]
"""The name of a tag in the language in use."""
Synonyms: TypeAlias = Mapping[str, tuple[str, ...]]
"""Words that people may type, with the words of the cases that mean the same."""
_BEGINNING = 4
"""The least number of letters that identify a synonym by its beginning."""

_stands_for = lru_cache(8192)(stands_for)
_plain_name = lru_cache(1024)(plain)


def search(
    cases: Iterable[LibraryCase], query: str, name_of_tag: TagName = str, synonyms: Synonyms = MappingProxyType({})
) -> tuple[LibraryCase, ...]:
    """The cases that `SearchIndex.find` finds for this query, in the order given."""
    given = list(cases)
    folders = {case.path.parent: SearchIndex() for case in given}
    for case in given:
        folders[case.path.parent].add(case)
    found = {folder: index.find(query, name_of_tag, synonyms) for folder, index in folders.items()}
    return tuple(case for case in given if case.path.name in found[case.path.parent])


K = TypeVar("K", str, tuple[str, str])


class _Numbers(Generic[K]):
    """The numbers of the cases at each key, and the keys in order."""

    def __init__(self) -> None:
        self._at: dict[K, list[int]] = {}
        self._keys: list[K] = []

    def add(self, keys: Iterable[K], number: int, cases: Mapping[int, LibraryCase]) -> None:
        """Adds a case at these keys; numbers that stand for no case are left out when they are too many."""
        most, at = 2 * len(cases), self._at
        for key in set(keys):
            numbers = at.get(key)
            if numbers is None:
                at[key] = [number]
                insort(self._keys, key)
                continue
            if len(numbers) > most:
                numbers[:] = (each for each in numbers if each in cases)
            numbers.append(number)

    def at(self, key: K) -> list[int]:
        """The cases at this key."""
        return self._at.get(key, [])

    def items(self) -> Iterable[tuple[K, list[int]]]:
        """The keys with the cases at each."""
        return self._at.items()

    def keys_from(self, least: K) -> Iterator[K]:
        """The keys in order, from this one on."""
        for at in range(bisect_left(self._keys, least), len(self._keys)):
            yield self._keys[at]


class SearchIndex:
    """The cases of one folder, by file name, with the words, tags and clauses by which they are found.

    A case has a number as long as it is in the index. The number of one that was removed may still stand at its words,
    but at no more than as many again as there are cases.
    """

    def __init__(self) -> None:
        self._cases: dict[int, LibraryCase] = {}
        self._numbers: dict[str, int] = {}
        self._next = 0
        self._words, self._titles, self._tags = _Numbers[str](), _Numbers[str](), _Numbers[str]()
        self._laws = _Numbers[tuple[str, str]]()

    def add(self, case: LibraryCase) -> None:
        """Adds a case, in place of one of the same file name."""
        self.remove(case.path.name)
        number = self._next
        self._next += 1
        self._cases[number], self._numbers[case.path.name] = case, number
        self._words.add(case.search_text.split(), number, self._cases)
        self._titles.add(case.title_text.split(), number, self._cases)
        self._tags.add(case.tags, number, self._cases)
        if case.edition is not None:
            edition = case.edition.value
            self._laws.add([(law, edition) for law in case.laws], number, self._cases)

    def remove(self, name: str) -> None:
        """Removes the case with this file name, if there is one."""
        number = self._numbers.pop(name, None)
        if number is not None:
            del self._cases[number]

    def find(
        self, query: str, name_of_tag: TagName = str, synonyms: Synonyms = MappingProxyType({})
    ) -> frozenset[str]:
        """The file names of the cases in which every word of the query is found.

        A word that is a clause finds the cases that are about it or have it in the title. A word that has synonyms, or
        begins one that has, finds them too.
        """
        found = set(self._cases)
        for word in query.split():
            found &= self._find_word(word, name_of_tag, synonyms)
        return frozenset(self._cases[number].path.name for number in found)

    def _find_word(self, word: str, name_of_tag: TagName, synonyms: Synonyms) -> set[int]:
        if clause := _clause(word):
            return self._under(clause) | self._in_titles(plain(word))
        sought = plain(word)
        bare = sought.strip()
        begun = (other for name, others in synonyms.items()
                 if len(bare) >= _BEGINNING and plain(name).startswith(sought) for other in others)
        found: set[int] = set()
        words = (sought, *map(plain, begun))
        for one in words:
            found |= self._in_texts(one)
        for tag, numbers in self._tags.items():
            name = _plain_name(name_of_tag(tag))
            if any(one in name for one in words):
                found.update(numbers)
        return found

    def _in_texts(self, sought: str) -> set[int]:
        """The cases with these words in their texts, one after the other; the last may be the beginning of a word."""
        *whole, begun = sought.split() or ("",)
        found = set() if begun else set(self._cases)
        for key in takewhile(lambda key: key.startswith(begun), self._words.keys_from(begun)) if begun else ():
            found.update(self._words.at(key))
        for word in whole:
            found &= set(self._words.at(word))
        return {number for number in found if sought in self._text(number)} if whole else found

    def _in_titles(self, sought: str) -> set[int]:
        """The cases with these words in a title, one after the other."""
        found = set(self._cases)
        for word in sought.split():
            found &= set(self._titles.at(word))
        return {number for number in found if f"{sought} " in f"{self._cases[number].title_text} "}

    def _text(self, number: int) -> str:
        return self._cases[number].search_text if number in self._cases else ""

    def _under(self, clause: str) -> set[int]:
        """The cases that are about this clause or a part of it."""
        return {
            number for (law, edition), numbers in self._laws.items() if _stands_for(clause, law, Edition(edition))
            for number in numbers
        }


def _clause(word: str) -> str:
    """The clause that the word is, as printed: 64C2(a) for "64c2A"; "" if it is not a clause."""
    match = re.fullmatch(r"(\d{1,2})(?:([a-z])(.*))?", word, re.IGNORECASE)
    if match is None:
        return ""
    clause = match[1] + (match[2] or "").upper() + (match[3] or "").lower()
    return clause if parts_of(clause) is not None else ""
