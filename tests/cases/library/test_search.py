"""The index by which cases are found: what is added, replaced and removed."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cases.library.cases import LibraryCase, read_library_case
from bridgetable.cases.library.search import SearchIndex
from tests.cases.library.test_cases import write


def case(folder: Path, name: str, **changes: object) -> LibraryCase:
    return read_library_case(write(folder, name, **changes))


def found(index: SearchIndex, query: str) -> str:
    return "".join(sorted(name[0] for name in index.find(query)))


def test_a_case_that_is_read_again_is_found_by_its_new_words_only(tmp_path: Path) -> None:
    index = SearchIndex()
    for name in "ab":
        index.add(case(tmp_path, name, title="The old title", tags=["64A1"]))
    index.add(case(tmp_path, "a", title="Another", tags=["50D1"]))
    assert found(index, "old") == "b" and found(index, "another") == "a"
    assert found(index, "64") == "b" and found(index, "50") == "a" and found(index, "") == "ab"


def test_a_case_that_is_removed_is_not_found(tmp_path: Path) -> None:
    index = SearchIndex()
    index.add(case(tmp_path, "a", title="Two words", tags=["revoke", "64A1"]))
    index.remove("a.case.json")
    index.remove("b.case.json")
    assert [found(index, query) for query in ("two", "two-words", "revoke", "64", "")] == [""] * 5


def test_the_index_does_not_grow_when_one_case_is_read_again_and_again(tmp_path: Path) -> None:
    index = SearchIndex()
    again = case(tmp_path, "a", tags=["revoke", "64A1"])
    for _ in range(100):
        index.add(again)
    for numbers in (index._words, index._titles, index._tags, index._laws):
        assert all(len(each) <= 4 for _, each in numbers.items())
    assert found(index, "revoke 64") == "a"
