"""The numbers of clauses: as they are printed, and as people type them."""

from __future__ import annotations

from bridgetable.laws.numbers import clause_typed, clauses_listed, in_the_book
from tests.each import for_each


@for_each(
    ("typed", "clause"),
    [
        ("62c2", "62C2"),
        ("Law 62", "62"),
        ("law 62c1", "62C1"),
        ("Art. 62C", "62C"),
        ("articolo 62 C", "62C"),
        ("L. 62C", "62C"),
        ("§62", "62"),
        ("62.C.2", "62C2"),
        (" 9 a ", "9A"),
        ("25A", "25A"),
        ("43b2b", "43B2(b)"),
        ("43b2(b)", "43B2(b)"),
        ("43B2(B)", "43B2(b)"),
        ("25b2b2", "25B2(b)(2)"),
        ("25B2(b)(1)", "25B2(b)(1)"),
        ("30b1b ii", "30B1(b)(ii)"),
        ("6 2", ""),
        ("62 64", ""),
        ("six", ""),
        ("0", ""),
        ("94", ""),
        ("", ""),
    ],
)
def test_a_typed_number_is_read_as_the_laws_print_it(typed: str, clause: str) -> None:
    assert clause_typed(typed) == clause


@for_each(
    ("typed", "clauses"),
    [
        ("64, 50d2 99", ("64", "50d2", "99")),
        ("law 62c1, 64", ("law 62c1", "64")),
        ("Law 62 C 1", ("Law 62 C 1",)),
        ("law 62 art. 64c", ("law 62", "art. 64c")),
        ("64,, wrong ", ("64", "wrong")),
        (" ", ()),
    ],
)
def test_a_list_of_clauses_is_typed_with_commas_or_blanks(typed: str, clauses: tuple[str, ...]) -> None:
    assert clauses_listed(typed) == clauses


def test_the_order_is_that_of_the_book_and_what_is_no_number_comes_last() -> None:
    numbers = ["64B10", "", "64B2", "64B", "9A", "64", "43B2(b)", "43B2(a)", "61B", "45E"]
    assert sorted(numbers, key=in_the_book) == [
        "9A",
        "43B2(a)",
        "43B2(b)",
        "45E",
        "61B",
        "64",
        "64B",
        "64B2",
        "64B10",
        "",
    ]
