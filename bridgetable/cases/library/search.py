"""Searching cases by words, tags and clauses, through an index of the words; those most about them come first."""

from __future__ import annotations

import re
from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from bridgetable.cases.clauses import stands_for
from bridgetable.cases.library.cases import LibraryCase, plain
from bridgetable.laws.numbers import clause_typed
from bridgetable.table.edition import Edition

TagName: TypeAlias = Callable[[str], str]
"""The name of a tag in the language in use."""
Synonyms: TypeAlias = Mapping[str, tuple[str, ...]]
"""Words that people may type, with the words of the cases that mean the same."""
_BEGINNING = 4
"""The least number of letters that identify a synonym by its beginning."""

_stands_for = lru_cache(8192)(stands_for)
_EDITIONS = {edition.value: edition for edition in Edition}
_plain_name = lru_cache(1024)(plain)


class OfALaw(IntEnum):
    """What a clause is to a case, the most important first.

    A case may turn on a clause under which nothing is ruled in it; it then only cites the clause, but above others.
    """

    TURNS_ON_IT = 0
    RULED = 1
    RULED_IN_A_BRANCH = 2
    CITED_ABOVE_OTHERS = 3
    CITED = 4
    IN_A_TEXT = 5


_BY_CLAUSE = tuple(place for place in OfALaw if place is not OfALaw.IN_A_TEXT)


class OfAWord(IntEnum):
    """Where in a case a word is found, the most important first."""

    IN_THE_TITLE = 0
    IN_THE_TAGS = 1
    IN_A_TEXT = 2


class Rank(NamedTuple):
    """What a case is to a query: the least of what it is to the clauses, and to the other words; None without any."""

    law: OfALaw | None = None
    word: OfAWord | None = None


Ranked: TypeAlias = dict[Rank, set[int]]
"""The numbers of cases by their ranks."""


def search(
    cases: Iterable[LibraryCase], query: str, name_of_tag: TagName = str, synonyms: Synonyms = MappingProxyType({})
) -> tuple[LibraryCase, ...]:
    """The cases that `SearchIndex.find` finds for this query, by their ranks, then in the order given."""
    given = list(cases)
    folders = {case.path.parent: SearchIndex() for case in given}
    for case in given:
        folders[case.path.parent].add(case)
    found = {folder: index.find(query, name_of_tag, synonyms) for folder, index in folders.items()}
    ranked = [
        (order_of(rank), case) for case in given if (rank := found[case.path.parent].get(case.path.name)) is not None
    ]
    return tuple(case for _, case in sorted(ranked, key=lambda each: each[0]))


def order_of(rank: Rank) -> tuple[int, int]:
    """The sort key of a rank: what the case is to the clauses counts before what it is to other words."""
    return (rank.law or 0, rank.word or 0)


# -- the words of a query ----------------------------------------------------------------------------------------------

_AROUND = ".,:;?!§\"'“”«»"
_BETWEEN = r"[\s.\-/]"
_SPELT = re.compile(
    rf"(?<!\w)([1-9]\d?)"
    rf"(?:{_BETWEEN}*([A-Z])(?![^\W\d])|([a-z])(?![^\W\d])|{_BETWEEN}+([a-z])(?={_BETWEEN}*\d(?!\d)|\s*$))"
    rf"(?:{_BETWEEN}+(\d)(?!\d)|(\d{{1,2}})(?!\d))?"
    r"(?:\s*\(([A-Za-z])\)|([A-Za-z])(?![^\W\d])|\s+([a-z])(?=\s*$))?"
    r"(?:\s*\(([ivx]+|\d)\))?"
)
"""A clause as people type it: "62C1", "62 c 1", "62.C.1", "27b1 (b)". A small letter by itself may be a word."""
_A_CLAUSE = re.compile(r"\d{1,2}([a-z].*)?", re.IGNORECASE)
"""How a clause begins, unlike "1.5"."""


def words_of(query: str) -> tuple[str, ...]:
    """The words of a query; one that is a clause is as printed."""
    words = _SPELT.sub(_joined, query.replace(",", " ")).split()
    return tuple(_clause(word) or word for word in words if plain(word).strip())


def _joined(found: re.Match[str]) -> str:
    *parts, last = found.groups()
    return " ".join(("", "".join(filter(None, parts)) + (f"({last})" if last else ""), ""))


def clauses_in(query: str) -> tuple[str, ...]:
    """The clauses in a query, as printed."""
    return tuple(filter(None, map(_clause, words_of(query))))


def _clause(word: str) -> str:
    """The clause that the word is, as printed: 64C2(a) for "64c2A"; "" if it is not a clause."""
    bare = word.strip(_AROUND)
    return clause_typed(bare) if _A_CLAUSE.fullmatch(bare) else ""


# -- the index ---------------------------------------------------------------------------------------------------------

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
        self._names: dict[int, str] = {}
        self._next = 0
        self._words, self._titles, self._tags = _Numbers[str](), _Numbers[str](), _Numbers[str]()
        self._laws: dict[OfALaw, _Numbers[tuple[str, str]]] = {place: _Numbers() for place in _BY_CLAUSE}

    def add(self, case: LibraryCase) -> None:
        """Adds a case, in place of one of the same file name."""
        self.remove(case.path.name)
        number = self._next
        self._next += 1
        self._cases[number], self._numbers[case.path.name], self._names[number] = case, number, case.path.name
        self._words.add(case.search_text.split(), number, self._cases)
        self._titles.add(case.title_text.split(), number, self._cases)
        self._tags.add(case.tags, number, self._cases)
        if case.edition is not None:
            edition, subject = case.edition.value, case.subject
            in_play = subject.turns_on in (*subject.ruled, *subject.ruled_in_branches)
            for place, laws in (
                (OfALaw.TURNS_ON_IT if in_play else OfALaw.CITED_ABOVE_OTHERS, (subject.turns_on,)),
                (OfALaw.RULED, subject.ruled),
                (OfALaw.RULED_IN_A_BRANCH, subject.ruled_in_branches),
                (OfALaw.CITED, case.laws),
            ):
                self._laws[place].add([(law, edition) for law in laws if law], number, self._cases)

    def remove(self, name: str) -> None:
        """Removes the case with this file name, if there is one."""
        number = self._numbers.pop(name, None)
        if number is not None:
            del self._cases[number], self._names[number]

    def find(
        self, query: str, name_of_tag: TagName = str, synonyms: Synonyms = MappingProxyType({})
    ) -> dict[str, Rank]:
        """The file names of the cases in which every word of the query is found, with their ranks.

        A word that is a clause finds the cases that are about it or have it in a text; a number by itself has to be in
        the title. A word that has synonyms, or begins one that has, finds them too.
        """
        ranked = {Rank(): set(self._cases)}
        for word in words_of(query):
            if clause := _clause(word):
                laws = self._find_clause(clause)
                ranked = _split(ranked, laws, lambda rank, law: Rank(max(rank.law or law, law), rank.word))
            else:
                places = self._find_word(word, name_of_tag, synonyms)
                ranked = _split(ranked, places, lambda rank, place: Rank(rank.law, max(rank.word or place, place)))
        return {self._names[number]: rank for rank, numbers in ranked.items() for number in numbers}

    def _find_clause(self, clause: str) -> dict[OfALaw, set[int]]:
        found: dict[OfALaw, set[int]] = {}
        for place, laws in self._laws.items():
            found[place] = set[int]().union(
                *(numbers for (law, edition), numbers in laws.items() if _stands_for(clause, law, _EDITIONS[edition]))
            )
        sought = {plain(clause), plain(clause.replace("(", "").replace(")", ""))}
        in_texts = map(self._in_titles if clause.isdecimal() else self._in_texts, sought)
        found[OfALaw.IN_A_TEXT] = set[int]().union(*in_texts)
        return found

    def _find_word(self, word: str, name_of_tag: TagName, synonyms: Synonyms) -> dict[OfAWord, set[int]]:
        sought = plain(word)
        bare = sought.strip()
        begun = (
            other
            for name, others in synonyms.items()
            if len(bare) >= _BEGINNING and plain(name).startswith(sought)
            for other in others
        )
        words = (sought, *map(plain, begun))
        tags: set[int] = set()
        for tag, numbers in self._tags.items():
            name = _plain_name(name_of_tag(tag))
            if any(one in name for one in words):
                tags.update(numbers)
        return {
            OfAWord.IN_THE_TITLE: set[int]().union(*(self._begun(self._titles, one, _title_of) for one in words)),
            OfAWord.IN_THE_TAGS: tags,
            OfAWord.IN_A_TEXT: set[int]().union(*map(self._in_texts, words)),
        }

    def _in_texts(self, sought: str) -> set[int]:
        """The cases with these words in their texts, one after the other; the last may be the beginning of a word."""
        return self._begun(self._words, sought, _text_of)

    def _begun(self, index: _Numbers[str], sought: str, text_of: Callable[[LibraryCase], str]) -> set[int]:
        *whole, begun = sought.split() or ("",)
        found = set() if begun else set(self._cases)
        for key in takewhile(lambda key: key.startswith(begun), index.keys_from(begun)) if begun else ():
            found.update(index.at(key))
        for word in whole:
            found &= set(index.at(word))
        if not whole:
            return found
        return {number for number in found & self._cases.keys() if sought in text_of(self._cases[number])}

    def _in_titles(self, sought: str) -> set[int]:
        """The cases with these words in a title, one after the other."""
        found = set(self._cases)
        for word in sought.split():
            found &= set(self._titles.at(word))
        return {number for number in found if f"{sought} " in f"{self._cases[number].title_text} "}


def _text_of(case: LibraryCase) -> str:
    return case.search_text


def _title_of(case: LibraryCase) -> str:
    return case.title_text


P = TypeVar("P", OfALaw, OfAWord)


def _split(ranked: Ranked, places: Mapping[P, set[int]], join: Callable[[Rank, P], Rank]) -> Ranked:
    """The cases that have one of these places, with ranks that the best of their places joins."""
    after: Ranked = {}
    for rank, numbers in ranked.items():
        for place in sorted(places):
            if found := numbers & places[place]:
                after.setdefault(join(rank, place), set()).update(found)
                numbers = numbers - found
    return after
