"""The index by which cases are found: what is added, replaced and removed, and which case comes before which."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.library.cases import LibraryCase, read_library_case
from bridgetable.cases.library.search import OfALaw, OfAWord, Rank, SearchIndex, clauses_in, search
from tests.cases.library.test_cases import PLAYS, write
from tests.each import for_each


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
    for words in (index._words, index._titles, index._tags):
        assert all(len(each) <= 4 for _, each in words.items())
    for laws in index._laws.values():
        assert all(len(each) <= 4 for _, each in laws.items())
    assert found(index, "revoke 64") == "a"


# -- which case comes first --------------------------------------------------------------------------------------------


def expecting(**expected: object) -> dict[str, object]:
    return {"do": "expect", **expected}


def branch_of(*actions: object) -> dict[str, object]:
    return {"do": "branch", "title": "Otherwise", "actions": [*actions]}


def on_62c1(folder: Path) -> list[LibraryCase]:
    """Six cases that have something to do with 62C1, the one with least to do with it first."""
    asked = expecting(asked={"by": "S", "law": "62C1"})
    return [
        case(folder, "text", story="Not as in 62C1.", actions=[*PLAYS, expecting(rulings=["64B1"])]),
        case(folder, "tag", tags=["64B1", "62C1"], actions=[*PLAYS, expecting(rulings=["64B1"])]),
        case(folder, "first", tags=["62C1", "64B1"], actions=[*PLAYS, branch_of(expecting(rulings=["64B1"]))]),
        case(folder, "branch", tags=["64B1"], actions=[*PLAYS, branch_of(asked), expecting(rulings=["64B1"])]),
        case(folder, "asked", tags=["64B1"], actions=[*PLAYS, asked, expecting(rulings=["64B1"])]),
        case(folder, "about", tags=["62C1"], actions=[*PLAYS, asked, expecting(rulings=["62A", "62B1", "62C1"])]),
    ]


BY_62C1 = ["about", "asked", "branch", "first", "tag", "text"]


@pytest.mark.parametrize("query", ["62C1", "62 C 1", "62c1", "62.c.1", "62-C-1", "62C1,", "(62C1"])
def test_a_case_that_turns_on_a_clause_comes_before_those_that_have_less_to_do_with_it(
    tmp_path: Path, query: str
) -> None:
    cases = on_62c1(tmp_path)
    assert [each.name for each in search(cases, query)] == BY_62C1
    index = SearchIndex()
    for each in cases:
        index.add(each)
    ranks = {name: rank.law for name, rank in index.find(query).items()}
    assert [ranks[f"{name}.case.json"] for name in BY_62C1] == list(OfALaw)


def test_a_law_stands_for_its_clauses_and_an_order_that_is_equal_stays(tmp_path: Path) -> None:
    cases = on_62c1(tmp_path)
    assert [each.name for each in search(cases, "62")] == BY_62C1[:-1]
    assert [each.name for each in search(cases, "64B")] == ["text", "tag", "branch", "asked", "first"]
    assert [each.name for each in search(cases, "scarta")] == [each.name for each in cases]


def test_a_word_counts_more_in_the_title_than_in_a_tag_and_there_more_than_in_a_text(tmp_path: Path) -> None:
    cases = [
        case(tmp_path, "text", title="A", story="It is a r\u00e9voke, really."),
        case(tmp_path, "tag", title="B", tags=["REVOKE"]),
        case(tmp_path, "title", title="Which revoke?"),
    ]
    assert [each.name for each in search(cases, "revoke")] == ["title", "tag", "text"]
    assert [each.name for each in search(cases, "R\u00c9VOKE really")] == ["text"]
    index = SearchIndex()
    index.add(cases[0])
    assert index.find("a revoke 2007") == {"text.case.json": Rank(None, OfAWord.IN_A_TEXT)}


def test_with_a_clause_and_words_the_clause_counts_first_and_all_are_needed(tmp_path: Path) -> None:
    asked = expecting(asked={"by": "S", "law": "62C1"})
    cases = [
        case(tmp_path, "a", title="Hearts", tags=["62C1"], actions=[*PLAYS, expecting(rulings=["64B1"])]),
        case(tmp_path, "b", title="Clubs", story="hearts", actions=[*PLAYS, asked]),
        case(tmp_path, "c", title="Hearts", actions=[*PLAYS, asked]),
        case(tmp_path, "d", title="Clubs", tags=["62C1"]),
    ]
    assert [each.name for each in search(cases, "hearts 62C1")] == ["c", "b", "a"]


@for_each(
    ("query", "clauses"),
    [
        ("27 b 1 (b)", ("27B1(b)",)),
        ("43B2b dummy", ("43B2(b)",)),
        ("25b2(b)(1)", ("25B2(b)(1)",)),
        ("62", ("62",)),
        ("62 a revoke", ("62",)),
        ("53 A lead", ("53A",)),
        ("62 e 64", ("62", "64")),
        ("1NT 2nd 2017", ()),
        ("", ()),
        ("62A, 64B", ("62A", "64B")),
        ("99A 62C1", ("62C1",)),
    ],
)
def test_clauses_are_read_as_people_type_them(query: str, clauses: tuple[str, ...]) -> None:
    assert clauses_in(query) == clauses
