"""The clauses that changed: those that are known to have, each as what it is, and nothing else of the same number."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bridgetable.changes.clauses import Change, ClauseChange, changed_clauses, worded_otherwise
from bridgetable.laws.numbers import lies_under
from bridgetable.table.edition import CURRENT, FIRST, Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import is_told
from tests.each import for_each

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
OTHERWISE, NEW, GONE, MOVED = Change.OTHERWISE, Change.NEW, Change.GONE, Change.MOVED


def row(before: Edition, after: Edition, *, old: str = "", new: str = "") -> ClauseChange:
    """The row in which a clause has these numbers."""
    rows = changed_clauses(before, after)
    return next(each for each in rows if (not old or old in each.before) and (not new or new in each.after))


SINCE_2017 = (
    ("7A", "7A", OTHERWISE),  # the board stays in the middle, turned the right way
    ("9A3", "9A3", OTHERWISE),  # dummy too may keep anybody from an irregularity
    ("12C1(b)", "12C1(e)", OTHERWISE),  # extremely serious error
    ("12C1(e)", "", GONE),  # likely and at all probable
    ("", "12C2(d)", NEW),  # several boards without a result
    ("13D", "13A", OTHERWISE),  # a seen card: the board is played
    ("17D", "15A", OTHERWISE),  # cards from a wrong board
    ("16D", "16C", MOVED),
    ("16C", "16D", MOVED),
    ("16C2", "16D2", MOVED),  # what a remark from the next table may cost is the same
    ("20F4", "20F4", OTHERWISE),  # when one's own explanation is put right
    ("20G2", "20G3", MOVED),  # no aids
    ("", "20G2", NEW),  # no question to draw a wrong answer
    ("40B3", "40B2(a)", OTHERWISE),  # agreements that change after an irregularity
    ("24", "24", OTHERWISE),  # during the auction, no longer the whole auction period
    ("15A", "15B", OTHERWISE),
    ("31B", "31C", OTHERWISE),
    ("9A4", "9A5", MOVED),
    ("13F", "13C", MOVED),
    ("13A", "13B1", MOVED),
    ("22B1", "17D1", MOVED),
    ("", "23A1", NEW),  # comparable calls
    ("", "23C", NEW),
    ("", "25A2", NEW),  # a slip, and not lost concentration
    ("26A2", "26B", OTHERWISE),  # forbid only, and one suit
    ("27B1(b)", "27B1(b)", OTHERWISE),
    ("30B2", "30B1(b)", OTHERWISE),
    ("31A2(b)", "31A2(b)", OTHERWISE),
    ("32B2", "32A2(b)", OTHERWISE),
    ("43B3", "43B3", OTHERWISE),
    ("45C4(b)", "45C4(b)", OTHERWISE),
    ("45D", "45D2", OTHERWISE),
    ("50E2", "50E1", OTHERWISE),  # what a penalty card tells everybody may use
    ("", "50E3", NEW),
    ("53A", "53A", OTHERWISE),  # not on trick thirteen
    ("53B", "53C", MOVED),
    ("", "57A3", NEW),  # a fourth choice
    ("57A3", "57A4", MOVED),
    ("46B1(c)", "46B1(c)", OTHERWISE),  # low means the lowest of the suit led
    ("47E1", "47E1", OTHERWISE),  # does not establish a revoke
    ("47E2(a)", "47E2(a)", OTHERWISE),
    ("57C1", "57C2", OTHERWISE),
    ("", "57D", NEW),
    ("61B3", "61B3", OTHERWISE),
    ("62C3", "61C", MOVED),
    ("", "62C3", NEW),
    ("63A3", "63A4", OTHERWISE),
    ("64B2", "64B2", OTHERWISE),
    ("64B3", "64B3", OTHERWISE),  # a penalty card or dummy's, and not every card that lies face up
    ("64B7", "64B7", OTHERWISE),
    ("", "64B8", NEW),
    ("64C", "64C", OTHERWISE),
    ("65B3", "65B3", OTHERWISE),
    ("66B", "66B", OTHERWISE),
    ("", "67B3", NEW),
    ("68D", "68D2(b)", OTHERWISE),
    ("70E1", "70E1", OTHERWISE),
    ("23", "72C", OTHERWISE),
    ("73F", "73E2", OTHERWISE),  # no demonstrable bridge reason
    ("", "73C2", NEW),
    ("", "75D2", NEW),  # explaining what was never agreed
    ("", "79B3", NEW),
    ("86D", "86B", OTHERWISE),
)
SINCE_2007 = (
    ("12C2", "12C1", OTHERWISE),  # weighted results
    ("", "12B1", NEW),
    ("16A", "16B", OTHERWISE),
    ("16C", "16D", MOVED),
    ("25B2(b)(2)", "25B2", OTHERWISE),  # average minus at most
    ("", "27B1(b)", NEW),  # the same or a more precise meaning
    ("45C4(b)", "45C4(b)", OTHERWISE),
    ("50D1", "50E1", OTHERWISE),
    ("", "54E", NEW),
    ("55A", "55A", OTHERWISE),
    ("57A", "57A", OTHERWISE),
    ("61B", "61B3", OTHERWISE),  # defenders may ask each other
    ("61B", "62C3", OTHERWISE),  # what it said of quitted tricks stands elsewhere
    ("63B", "", GONE),
    ("63C", "63B", MOVED),
    ("64A2", "64A2", OTHERWISE),
    ("", "64B7", NEW),
    ("", "65B3", NEW),
    ("67B1(a)", "67B1(a)", OTHERWISE),
    ("68B", "68B2", OTHERWISE),
    ("69B", "69B2", OTHERWISE),
    ("", "70E2", NEW),
    ("71C", "", GONE),  # an implausible concession
    ("72B1", "23", OTHERWISE),
)


@for_each(("old", "new", "change"), SINCE_2017)
def test_what_changed_in_2017_is_there(old: str, new: str, change: Change) -> None:
    assert change in row(E2007, E2017, old=old, new=new).changes


@for_each(("old", "new", "change"), SINCE_2007)
def test_what_changed_in_2007_is_there(old: str, new: str, change: Change) -> None:
    assert change in row(E1997, E2007, old=old, new=new).changes


def test_what_is_the_same_is_not_there() -> None:
    rows = changed_clauses(E2007, E2017)
    same = ("44C", "45A", "48A", "50B", "51B2", "62B1", "64A1", "64B1", "64B6", "77")
    assert [number for number in same if any(number in (*each.before, *each.after) for each in rows)] == []
    assert changed_clauses(E2007, E2007) == ()


def test_that_another_law_is_named_changes_nothing() -> None:
    rows = {number for row in changed_clauses(E2007, E2017) for number in row.before}
    assert not rows & {"36A", "36B3", "37A", "37B2", "38D", "39C"}  # 26 has become 26B, and 23 72C
    assert {"27B1(b)", "31A2(b)"} <= rows


@pytest.mark.parametrize(("before", "after"), [*pairwise(Edition), (FIRST, CURRENT)])
def test_a_row_names_what_the_book_tells_in_every_language(before: Edition, after: Edition) -> None:
    for each in changed_clauses(before, after):
        numbers = [(number, before) for number in each.before] + [(number, after) for number in each.after]
        assert any(is_told(Words.of("en"), *one) for one in numbers), each
        for language in LANGUAGES:
            words = Words.of(language)
            assert [is_told(words, *one) for one in numbers] == [is_told(Words.of("en"), *one) for one in numbers]


RULED_ALIKE = {("24", "24"), ("13", "13"), ("65C", "")}
"""Clauses that the program rules by through others, or by another of its own; their pages are the same."""


@pytest.mark.parametrize(("before", "after"), [*pairwise(Edition)])
def test_what_is_ruled_otherwise_is_told_otherwise(before: Edition, after: Edition) -> None:
    """No clause by which the program rules in another way has the same page in both editions."""
    rows = [each for each in changed_clauses(before, after) if each.rules_otherwise]

    def is_there(old: str, new: str) -> bool:
        return any(
            (number and (lies_under(number, one) or lies_under(one, number)))
            for each in rows
            for number, told in ((old, each.before), (new, each.after))
            for one in told
        )

    lost = [numbers for numbers in worded_otherwise(before, after) if not is_there(*numbers)]
    assert set(lost) <= RULED_ALIKE
