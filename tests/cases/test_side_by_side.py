"""Side by side: the shipped cases under 1997, 2007 and 2017, and two lines of one case. The facts are the Laws'."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from pathlib import Path

import pytest

from bridgetable.cases.side_by_side import Cell, Halt, Row, SideBySide, line_of, two_lines, under_editions
from bridgetable.cases.walk import BranchStarted, LineEnded, walk
from bridgetable.cli.replay import case_story
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import Line
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.engine.test_ruled_again import at_its_end, played
from tests.shipped import CASES as FILES
from tests.shipped import case_in, history_in
from tests.situations import POZNAN
from tests.spread import spread

EDITIONS = tuple(Edition)
THREE = (Edition.E1997, Edition.E2007, Edition.E2017)
"""The editions whose differences are told here."""


def at_last(comparison: Iterable[SideBySide | None]) -> SideBySide:
    """The comparison, made in one go."""
    *_, last = comparison
    if last is None:
        raise ValueError("a comparison ends with itself")
    return last


def compared(history: History, editions: tuple[Edition, ...] = THREE) -> SideBySide:
    """The line in view under these editions."""
    return at_last(under_editions(line_of(history, history.line()[-1]), editions))


def clauses(row: Row) -> tuple[frozenset[str], ...]:
    """What each edition ruled in this row, by number; of a column that has stopped, nothing."""
    return tuple(
        frozenset(number for what, number in cell.numbers if what[0] != "asked")
        if isinstance(cell, Cell)
        else frozenset()
        for cell in row.cells
    )


def row_with(found: SideBySide, *numbers: str) -> Row:
    """The first row at which the editions rule under these numbers, one for each."""
    return next(row for row in found.rows if all(n in c for n, c in zip(numbers, clauses(row), strict=True) if n))


# -- what the editions differ in -------------------------------------------------------------------------------------


def test_who_may_know_a_penalty_card() -> None:
    found = compared(at_its_end("penalty-card-50e-who-may-know-2017"))
    faced = row_with(found, "50D1", "50E2", "50E1")
    # In 1997 and 2007 its owner's partner may not know it, in 2017 everybody may; 49 and 50B are the same in all.
    assert faced.differs and all({"49", "50B"} <= each for each in clauses(faced))
    known = [
        event.unauthorised
        for cell in faced.cells
        if isinstance(cell, Cell)
        for event in cell.step.events
        if isinstance(event, e.InformationRuled)
    ]
    assert [len(seats) for seats in known] == [1, 1, 0]
    gone = row_with(found, "", "", "50E3")
    assert gone.differs and clauses(gone)[:2] == (frozenset(), frozenset())


def test_1997_and_2007_alone_say_the_same_of_a_penalty_card_under_other_numbers() -> None:
    history = at_its_end("penalty-card-50e-who-may-know-2017")
    line = line_of(history, history.cursor)
    row = row_with(at_last(under_editions(line, EDITIONS[:2])), "50D1", "50E2")
    assert row.renumbered and not row.differs


def test_agreeing_to_a_claim_establishes_a_revoke_until_2007_and_not_in_2017() -> None:
    found = compared(at_its_end("revoke-28-they-agree-to-the-claim"))
    agreed = row_with(found, "63A3", "63A3", "")
    assert agreed.differs and "63A4" not in clauses(agreed)[2]
    called = row_with(found, "63C", "63B", "62A")
    assert called.differs and {"64A2"} <= clauses(called)[0] & clauses(called)[1] and "62B1" in clauses(called)[2]
    assert [bool(column.end.transfers) for column in found.columns] == [True, True, False]


def exempted(found: SideBySide) -> list[bool]:
    """Under which editions no trick moved because both sides had revoked."""
    return ["64B7" in [ruling.clause for ruling in column.end.rulings] for column in found.columns]


def test_both_sides_have_revoked() -> None:
    found = compared(at_its_end("revoke-41-both-sides-revoke"))
    # 64B7 came in 2007: in 1997 each revoke has its price. In 2017 both must have been established.
    assert exempted(found) == [False, True, False]
    assert exempted(compared(at_its_end("revoke-41-both-sides-revoke-2017")))[2]
    first, second, _ = (sum(each.tricks for each in column.end.transfers) for column in found.columns)
    assert (first > 0, second) == (True, 0)


def test_a_missing_card_is_a_revoke_since_2007() -> None:
    found = compared(at_its_end("defective-trick-67-east-plays-nothing-1997"))
    summoned, added = (row for row in found.rows if all("67B1(a)" in each for each in clauses(row)))
    # The same number, and not the same rule: 1997 moves no trick, 2007 and 2017 move one.
    assert added.differs and not summoned.differs
    moved = [sum(each.tricks for each in column.end.transfers) for column in found.columns]
    assert moved == [0, 1, 1]


def test_a_wrong_card_of_dummy_has_other_numbers_only() -> None:
    found = compared(at_its_end("dummy-45d-the-wrong-card"))
    row = row_with(found, "45D", "45D", "45D1")
    assert row.renumbered and not row.differs


def test_a_bid_out_of_rotation_is_compared_in_2017_only() -> None:
    history = at_its_end("out-of-rotation-31a-east-opens-for-north")
    found = compared(history)
    passed = [row for row in found.rows if any(isinstance(c, Cell) and c.step.passed_over for c in row.cells)]
    assert passed and all(row.differs for row in passed)
    asked = [
        [number for what, number in cell.numbers if what[0] == "asked"]
        for row in found.rows
        for cell in row.cells[2:]
        if isinstance(cell, Cell)
    ]
    assert ["31A2(a)"] in asked
    assert [[r.clause for r in column.end.rulings].count("31A2(b)") > 0 for column in found.columns][2]


def test_a_column_that_cannot_go_on_says_where_and_why() -> None:
    found = compared(at_its_end("lead-out-of-turn-53-trick-thirteen-2017"))
    assert [column.stopped is not None for column in found.columns] == [True, True, False]
    for column in found.columns[:2]:
        assert column.stopped is not None and column.stopped.number == len(column.cells) + 1
    (halt,) = [row for row in found.rows if any(isinstance(cell, Halt) for cell in row.cells)]
    assert halt.differs and isinstance(halt.cells[2], Cell) and len(halt.actions) == 1


def test_editions_that_rule_alike_do_not_differ() -> None:
    found = compared(played(POZNAN, "4S S", "2017", "WCJ NCA EC2 SC3", "SSA", "director W", "WS6"))
    assert found.rows and not any(row.differs for row in found.rows)
    assert compared(played(POZNAN, "4S S", "2017", "WCJ NCA EC2 SC3")).rows == ()


# -- every case, every edition ---------------------------------------------------------------------------------------


@pytest.mark.deep
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".case.json"))
def test_every_case_comes_to_an_end_in_every_edition_and_can_be_told(path: Path) -> None:
    case = case_in(path)
    others = [edition for edition in EDITIONS if edition is not case.edition]
    # One language each: that both have the same words is held elsewhere.
    told = tuple(zip(others, cycle(LANGUAGES), strict=False))
    for edition, language in spread(told, 1, FILES.index(path)):
        moments = list(walk(case, edition))
        branches = sum(isinstance(one, BranchStarted) for one in moments)
        assert sum(isinstance(one, LineEnded) for one in moments) == 1 + branches
        assert list(case_story(case, Words.of(language, strict=True), edition))


@pytest.mark.deep
@pytest.mark.parametrize("path", spread(FILES, 45), ids=lambda path: path.name.removesuffix(".case.json"))
def test_the_column_of_its_own_edition_is_the_line_itself(path: Path) -> None:
    case, history = case_in(path), history_in(path)
    if not history.line():
        return
    found, own = compared(history, EDITIONS), EDITIONS.index(case.edition)
    line = line_of(history, history.line()[-1])
    assert tuple(cell.step for cell in found.columns[own].cells) == line.steps
    assert found.columns[own].stopped is None
    assert all(row.cells[own] is not None for row in found.rows)


def test_it_is_ruled_again_one_action_at_a_time() -> None:
    history = at_its_end("penalty-card-50e-who-may-know-2017")
    line = line_of(history, history.cursor)
    *pauses, last = under_editions(line)
    assert pauses == [None] * (len(Edition) * len(line.steps)) and isinstance(last, SideBySide)


# -- two lines -------------------------------------------------------------------------------------------------------


def test_two_lines_share_what_is_the_same_and_part_where_they_part() -> None:
    history = played(POZNAN, "4S S", "2017", "WCJ NCA EC2 SC3", "SSA", "director W", "choose W accept")
    other = history.undo()
    for action in played(POZNAN, "4S S", "2017", "WCJ NCA EC2 SC3", "SSA", "director W", "choose W refuse").nodes[-1:]:
        other = other.act(action.step.action)
    first, second = other.leaves()
    found = at_last(two_lines(line_of(other, first), line_of(other, second)))
    shared, parted = found.rows
    assert not shared.differs and shared.cells[0] == shared.cells[1]
    assert parted.differs and len(parted.actions) == 2


def test_what_one_line_has_and_the_other_has_not_stands_alone() -> None:
    short = played(POZNAN, "4S S", "2017", "WCJ NCA EC2 SC3")
    long = played(POZNAN, "4S S", "2017", "WCJ NCA EC2 SC3", "SSA", "director W", "choose W refuse")
    found = at_last(two_lines(line_of(short, short.cursor), line_of(long, long.cursor)))
    # The irregular lead, the Director, the answer.
    assert [row.cells[0] for row in found.rows] == [None] * 3 and all(row.differs for row in found.rows)


def test_a_line_without_an_action_can_be_compared() -> None:
    start = played(POZNAN, "4S S", "2017").start
    found = at_last(under_editions(Line(start)))
    assert found.rows == () and [column.end.edition for column in found.columns] == list(EDITIONS)
