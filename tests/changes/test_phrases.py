"""What changed in words: what a clause was or became in the other editions, under the numbers that it has there."""

from __future__ import annotations

from bridgetable.changes.clauses import changed_clauses
from bridgetable.changes.found import Changes, ShownChange
from bridgetable.changes.phrases import change_title, in_other_editions, without_a_case
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from tests.each import for_each

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
ENGLISH = Words.of("en", strict=True)


def numbers(clause: str, edition: Edition) -> dict[str, list[str]]:
    """The numbers in the editions up to 2017: later ones have their own."""
    elsewhere = in_other_editions(clause, edition, ENGLISH)
    return {other.value: [page.number for page in pages] for other, pages in elsewhere if other.value <= "2017"}


@for_each(
    ("clause", "edition", "elsewhere"),
    [
        ("57A4", E2017, {"1997": ["57A3"], "2007": ["57A3"]}),
        ("57A3", E2007, {"2017": ["57A4", "57A3"]}),
        ("16C", E2017, {"2007": ["16D", "16C"]}),
        ("64B7", E2017, {"1997": [], "2007": ["64B7"]}),
        ("64B6", E2017, {}),
        ("64A2", E2007, {"1997": ["64A2"]}),
    ],
)
def test_a_clause_is_told_under_its_number_in_each_edition(
    clause: str, edition: Edition, elsewhere: dict[str, list[str]]
) -> None:
    assert numbers(clause, edition) == elsewhere


def test_a_title_says_what_became_of_the_clause() -> None:
    changes = Changes(E2007, E2017)
    titles = {
        row.clause: change_title(row, changes, Words.of("it", strict=True)) for row in changed_clauses(E2007, E2017)
    }
    assert titles["57A3"] == "Art. 57A3 è nuovo" and titles["64B7"] == "Art. 64B7 dice altro"
    assert titles["63A3"] == "Artt. 63A3, 63A4 dicono altro (2007: Art. 63A3)"
    assert titles["72C"] == "Art. 72C dice altro (2007: Art. 23)"


def test_a_clause_without_a_case_says_how_many_come_to_it() -> None:
    (row, *_) = changed_clauses(E2007, E2017)
    assert without_a_case(ShownChange(row), ENGLISH) == "No case comes to it."
    assert "3; all are ruled alike" in without_a_case(ShownChange(row, alike=3), ENGLISH)
