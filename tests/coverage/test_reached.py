"""What the Laws can rule and ask in each edition: all that cases show, nothing of another edition."""

from __future__ import annotations

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import history_of
from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.numbering import is_printed
from bridgetable.coverage.standing import reached_in
from bridgetable.disk.resources import resources
from bridgetable.laws.book import asked_now, every_clause, questions
from bridgetable.table.edition import Edition
from bridgetable.table.question import DIRECTOR
from tests.each import for_each
from tests.situations import since

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
SINCE_2007, SINCE_2017 = tuple(map(Edition, since("2007"))), tuple(map(Edition, since("2017")))

OUT_OF_THE_QUESTION = {"51B1(a)", "51B1(b)", "51B2(a)", "51B2(b)"}
"""What is made of the number of the question as it is answered."""


@pytest.mark.parametrize("edition", Edition)
def test_whatever_a_case_shows_can_be_reached(edition: Edition) -> None:
    reached = reached_in(edition)
    found = reached.ruled | reached.asked_of_director | reached.asked_of_players | OUT_OF_THE_QUESTION
    shown = kept_evidence().ruled_in(edition)
    whole_laws = {clause for clause in shown if clause.isdecimal()}
    assert shown - found - whole_laws == set()


@pytest.mark.parametrize("edition", Edition)
def test_every_clause_that_is_written_is_reached(edition: Edition) -> None:
    """A function to which nothing leads would rule on nothing, and nobody would miss it."""
    reached = reached_in(edition)
    every = reached.ruled | reached.asked_of_director | reached.asked_of_players
    written = {clause.number_in(edition) for clause in every_clause() if clause.exists_in(edition)}
    assert [each for each in sorted(written - every) if is_printed(each, edition) and not each.isdecimal()] == []


@pytest.mark.parametrize("edition", Edition)
def test_only_what_the_edition_prints_is_reached(edition: Edition) -> None:
    reached = reached_in(edition)
    every = reached.ruled | reached.asked_of_director | reached.asked_of_players
    assert [clause for clause in sorted(every) if not is_printed(clause, edition)] == []


@for_each(
    ("clause", "editions"),
    [
        ("64B7", set(SINCE_2007)),
        ("63C", {E1997}),
        ("62A", set(Edition)),
        ("25B2(b)(1)", {E1997}),
        ("23B", set(SINCE_2017)),
        ("70D3", {E2007}),
        ("10", set()),
        ("1", set()),
        ("40B4", set()),
        ("16D", {E2007}),
        ("45D2", set(SINCE_2017)),
    ],
)
def test_a_wording_is_ruled_in_its_own_editions(clause: str, editions: set[Edition]) -> None:
    assert {edition for edition in Edition if clause in reached_in(edition).ruled} == editions


@for_each(
    ("clause", "editions"),
    [
        ("25A1", set(SINCE_2007)),
        ("25A", {E1997}),
        ("72C", set(SINCE_2017)),
        ("72B1", {E1997}),
        ("23", {E1997, E2007}),
        ("71C", {E1997}),
        ("62C1", set()),
        ("64C2(a)", set(SINCE_2017)),
        ("45C4(b)", set(Edition)),
    ],
)
def test_the_director_is_asked_in_the_editions_that_put_the_question(clause: str, editions: set[Edition]) -> None:
    assert {edition for edition in Edition if clause in reached_in(edition).asked_of_director} == editions


def test_players_are_asked_for_their_choices() -> None:
    assert {"62C1", "62C2", "50D2", "57A", "45C4(b)"} <= reached_in(E2017).asked_of_players
    assert not {"64C1", "16B", "23C"} & reached_in(E2017).asked_of_players


def test_a_question_says_whether_it_is_put_to_the_director() -> None:
    declared = {ask.key: ask for ask in questions()}
    for path in sorted((resources() / "cases").rglob("*.case.json")):
        for node in history_of(read_case(path.read_bytes())).nodes:
            if (now := asked_now(node.step.table)) is not None:
                to_director = DIRECTOR in now.question.to
                assert declared[now.question.ask].to_director is to_director, (path.name, now.question.clause)


def test_every_judgement_is_the_directors() -> None:
    assert all(ask.to_director for ask in questions() if ask.judgement)
