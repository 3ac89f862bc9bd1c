"""The cases that show what changed, and what differs in them: found by ruling them twice."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bridgetable.cases.side_by_side import line_of, under_editions
from bridgetable.cases.tree import lines_of
from bridgetable.changes.clauses import changed_clauses
from bridgetable.changes.differences import Matter, column_difference, line_differences
from bridgetable.changes.found import (
    Changes,
    ComparedCase,
    ShownChange,
    compared_cases,
    made_cases,
    shipped_names,
    shown_by,
    shown_changes,
)
from bridgetable.changes.of_files import changes_in_columns, editions_apart
from bridgetable.changes.phrases import sentences
from bridgetable.cli.case_paths import load_case
from bridgetable.disk.resources import resources
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
ENGLISH = Words.of("en", strict=True)
AGREED = "revoke/revoke-28-they-agree-to-the-claim-2017"
PREMATURE = "play/premature-57a-play-before-partner-2007"
MAY_KNOW = "play/penalty-card-50e-who-may-know-2017"
BOTH = "revoke/revoke-41-both-sides-revoke-2017"


def changes(before: Edition, after: Edition, names: Iterable[str]) -> Changes:
    compared = compared_cases(before, after, tuple(names), workers=1)
    return shown_changes(before, after, [case for _, case in compared if case is not None])


def shown(found: Changes, number: str) -> ShownChange:
    rows = sorted(found.rows, key=lambda row: number not in row.change.after)
    return next(row for row in rows if number in (*row.change.after, *row.change.before))


def told(found: Changes, number: str) -> tuple[str, ...]:
    (case, *_) = shown(found, number).cases
    return sentences(case.found, ENGLISH)


@pytest.fixture(scope="module")
def since_2007() -> Changes:
    return changes(E2007, E2017, (AGREED, PREMATURE, MAY_KNOW, BOTH))


def test_a_claim_that_is_agreed_to_does_not_establish_a_revoke_at_once(since_2007: Changes) -> None:
    lines = told(since_2007, "63A4")
    assert any("is now a major penalty card before West" in line for line in lines)
    assert "Now corrected: revoke (West)" in lines


def test_a_fourth_choice_is_offered(since_2007: Changes) -> None:
    assert "South may now also answer: Require hearts" in told(since_2007, "57A3")


def test_what_a_penalty_card_tells_may_be_used(since_2007: Changes) -> None:
    assert any("is no longer unauthorised" in line or "is now authorised" in line for line in told(since_2007, "50E1"))


def test_both_revokes_of_a_trick_are_corrected(since_2007: Changes) -> None:
    assert shown(since_2007, "64B8").cases[0].case.name == BOTH
    assert shown(since_2007, "62C3").cases[0].case.name == BOTH


def test_a_case_opens_at_the_step_from_which_it_differs(since_2007: Changes) -> None:
    case = shown(since_2007, "57A3").cases[0]
    assert case.case.name == PREMATURE and case.place == 20


def test_a_clause_that_moved_only_is_shown_by_no_case(since_2007: Changes) -> None:
    assert [row.change.clause for row in since_2007.rows if row.cases and not row.change.rules_otherwise] == []


def test_cases_that_are_ruled_alike_show_nothing() -> None:
    compared = dict(compared_cases(E2007, E2017, ("revoke/revoke-01-the-heart-six-on-the-king",), workers=1))
    (found,) = compared.values()
    assert found is None or all(
        each.matter in (Matter.SAID, Matter.INFORMATION, Matter.OFFERED) for line in found.lines for each in line.found
    )


FOLLOWS = (
    (MAY_KNOW, "12C1"),  # a score was adjusted in one edition only
    (AGREED, "62A"),  # the revoke was established in the other
    (AGREED, "63B"),
    ("revoke/revoke-41-both-sides-revoke", "64B7"),  # one revoke was not established
    ("withdrawn-information/bid-out-of-rotation-31b-the-spade-lead-2007", "16B"),
    ("auction/out-of-rotation-30b-south-passes-for-north", "72C"),
)
"""Cases in which one edition alone comes to a clause, because of another clause that changed."""


@pytest.mark.parametrize(("name", "clause"), FOLLOWS)
def test_what_only_follows_from_another_clause_shows_nothing_of_this_one(name: str, clause: str) -> None:
    assert not shown(changes(E2007, E2017, [name]), clause).cases


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("play/lead-out-of-turn-53-trick-thirteen-2017", "53A"),
        ("play/opening-lead-41a-the-auction-goes-on", "24"),
        ("play/inspection-66b-his-own-last-card", "66B"),
        ("auction/out-of-rotation-32-a-takeout-double-too-soon", "23B"),
        ("auction/lead-restriction-26b-until-the-lead-is-lost", "26B"),
    ],
)
def test_the_clause_by_which_a_case_is_ruled_otherwise_is_shown_by_it(name: str, clause: str) -> None:
    assert shown(changes(E2007, E2017, [name]), clause).cases


def test_of_two_rulings_only_what_is_not_the_same_is_told() -> None:
    found = changes(E2007, E2017, ["withdrawn-information/insufficient-bid-27b1-one-heart-over-one-heart-2007"])
    (line,) = told(found, "27B1(a)")
    assert "comparable call" in line and "more precise meaning" in line and len(line) < 160
    added = changes(E2007, E2017, ["play/dummy-45d2-everybody-heard-the-king"])
    assert told(added, "45D2") == (
        "The Director now adds (Law 45D2): Who did not follow suit to it as it lay there has revoked.",
    )


def test_how_many_cases_come_to_a_clause_and_are_ruled_alike(since_2007: Changes) -> None:
    row = shown(since_2007, "57D")
    assert not row.cases and row.alike >= 1
    assert shown(since_2007, "25A2").alike == 0


def test_a_question_asked_in_one_edition_only_stands_for_its_options(since_2007: Changes) -> None:
    for row in since_2007.rows:
        for case in row.cases:
            asked = {(each.now, each.clause) for each in case.found if each.matter is Matter.ASKED}
            offered = {(each.now, each.clause) for each in case.found if each.matter is Matter.OFFERED}
            assert not asked & offered


def test_cases_are_made_where_none_is_shipped() -> None:
    row = next(each for each in changed_clauses(E2007, E2017) if "57A3" in each.after)
    found = list(made_cases([row], E2007, E2017, 1))
    assert found and all(case.made is not None for case in found)
    assert shown(shown_changes(E2007, E2017, found), "57A3").cases


def test_every_shipped_case_is_looked_at() -> None:
    assert len(shipped_names()) > 150 and len(set(shipped_names())) == len(shipped_names())
    assert AGREED in shipped_names()


def test_other_processes_find_the_same() -> None:
    names = (PREMATURE, BOTH)
    here, there = (list(compared_cases(E2007, E2017, names, workers=count)) for count in (1, 2))
    assert [(name, case.lines if isinstance(case, ComparedCase) else None) for name, case in here] == [
        (name, case.lines if isinstance(case, ComparedCase) else None) for name, case in there
    ]


SHOWS = (
    ("revoke/revoke-61b3-partner-asks-what-he-may-not", E2007, E2017, "61B3"),
    ("revoke/revoke-63a1-he-led-on-declarers-word", E2007, E2017, "63A1"),
    ("play/explanation-47e2a-the-next-lead-has-been-made", E2007, E2017, "47E2(a)"),
    ("play/dummy-45d2-everybody-heard-the-king", E2007, E2017, "45D2"),
    ("play/claim-70d3-two-cards-after-the-claim", E2007, E2017, "70D3"),
    ("play/claim-70d3-two-cards-after-the-claim", E1997, E2007, "70D3"),
    ("play/claim-69b-a-trick-given-away-too-soon", E1997, E2007, "69B"),
)
"""Cases that were made to show a clause."""


@pytest.mark.parametrize(("name", "before", "after", "clause"), SHOWS)
def test_a_case_shows_the_clause_for_which_it_was_made(name: str, before: Edition, after: Edition, clause: str) -> None:
    ((_, compared),) = compared_cases(before, after, [name], workers=1)
    assert compared is not None
    shown_rows = shown_by(compared, changed_clauses(before, after), before, after)
    assert any(clause in (*row.before, *row.after) for row in shown_rows)


@pytest.mark.parametrize("name", [AGREED, PREMATURE, MAY_KNOW, BOTH, "revoke/revoke-08-partner-is-surprised"])
def test_columns_differ_as_the_main_line_of_their_case(name: str) -> None:
    history = lines_of(load_case(resources() / "cases" / f"{name}.case.json")).history
    main = history.line()
    *_, made = under_editions(line_of(history, main[-1]))
    assert made is not None
    columns = {column.start.edition: column for column in made.columns}
    for before, after in editions_apart():
        told = column_difference(columns[before], columns[after], len(main))
        lines = [line for line in line_differences(history, before, after) if line.leaf == main[-1]]
        assert [line.found for line in lines] == ([told.found] if told is not None else [])
        assert [(line.before, line.after) for line in lines] == ([(told.before, told.after)] if told else [])


def test_what_follows_makes_no_difference_yet() -> None:
    history = lines_of(load_case(resources() / "cases" / f"{BOTH}.case.json")).history
    *_, made = under_editions(line_of(history, history.line()[-1]))
    assert made is not None
    assert not any(changes for _, changes in changes_in_columns(made, 1))
    assert any(changes for _, changes in changes_in_columns(made))
