"""What can be answered, and what follows from each answer, at every table of the shipped cases."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

import pytest

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.engine.apply import apply
from bridgetable.laws import long_searches
from bridgetable.laws.book import asked_now
from bridgetable.table.state import Table
from bridgetable.ui.director.consequences import answers_now, consequence, search_consequences, table_after
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import question_line
from tests.situations import EDITIONS, POZNAN, at, bidding
from tests.spread import spread

CASES = sorted((resources() / "cases").rglob("*.case.json"))


def followed_by(language: str, *texts: str, contract: str = "4S S", edition: str = "2017") -> dict[str, str]:
    """What follows from each answer on the Poznań deal after these actions, by its name."""
    return follows_at(at(POZNAN, contract, edition).do(*texts).table, language)


def follows_at(table: Table, language: str) -> dict[str, str]:
    """What follows from each answer at this table, by its name."""
    words = Words.of(language, strict=True)
    answers = answers_now(table, words)
    assert answers is not None
    search_consequences(table, tuple(each.action for each in answers.given), language)
    return {each.name: consequence(table, each.action, words).whole for each in answers.given}


def tables_of_the_cases(first: int) -> Iterator[Table]:
    for path in spread(CASES, 15, first):
        history = opened_case(str(path)).history
        yield from (history.start, *(node.step.table for node in history.nodes))


@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_every_case_says_what_follows(language: str) -> None:
    words = Words.of(language, strict=True)
    for table in tables_of_the_cases(list(LANGUAGES).index(language)):
        answers = answers_now(table, words)
        for answer in answers.given if answers is not None else ():
            after = apply(table, answer.action).table
            told = consequence(table, answer.action, words)
            assert told.whole and "  " not in told.whole
            for penalty in set(after.penalty_cards) - set(table.penalty_cards):
                if penalty.card not in {one.card for one in table.penalty_cards}:
                    assert words.name(penalty.card, "short")[1:] in told.brief
            asked = asked_now(after)
            if asked is not None and not after.pending:
                [then] = [text for text in told.then if ": " in text]
                question = question_line(words, asked.question, after).removesuffix(".")
                assert then.casefold().endswith(question.casefold())
            elif after.over and told.then:
                assert not any(name in told.then[-1] for name in (words.text("table-turn"), "chiamare"))


def test_a_refused_lead_says_what_becomes_of_the_card() -> None:
    told = followed_by("en", "WCJ NCA EC2 SC3", "WCT", "director S")
    assert told["refuse"] == "♣10 becomes a major penalty card; then South to lead from dummy"
    told = followed_by("it", "WCJ NCA EC2 SC3", "WCT", "director S")
    assert told["refuse"] == "♣10 diventa una carta penalizzata maggiore; poi Sud attacca dal morto"


def test_a_card_taken_back_is_named_with_whoever_may_not_use_it() -> None:
    told = followed_by("en", "WCJ NCA ES2 SC3", "director S", "EC8")
    assert told["withdraw"] == (
        "♣3 goes back to hand; ♣3: unauthorised information for East-West; then South to replace his card"
    )
    assert told["keep"].startswith("then ")


def test_a_claim_has_agree_object_and_director() -> None:
    words = Words.of("en", strict=True)
    for edition in EDITIONS:
        table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "claim S 12").table
        answers = answers_now(table, words)
        assert answers is not None and answers.question == "East-West: do they agree to what South claims?"
        assert [(each.name, each.label) for each in answers.given] == [
            ("agree", "Agree"),
            ("object", "Object"),
            ("director", "Director!"),
        ]
    told = followed_by("en", "WCJ NCA EC2 SC3", "claim S 12")
    assert told["agree"] == "N-S thirteen tricks, +510"
    assert "play on" in told["object"] and "the Director judges" in told["director"]
    assert "the Director judges" in followed_by("en", "WCJ NCA EC2 SC3", "claim S 11", edition="2007")["object"]


@pytest.mark.parametrize("language", spread(tuple(LANGUAGES), 1, 1))
def test_what_takes_long_to_work_out_is_said_once_it_has_been_searched(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(long_searches, "_results", OrderedDict())
    table, words = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "claim S 12").table, Words.of(language, strict=True)
    answers = answers_now(table, words)
    assert answers is not None
    agree, object_, director = (answer.action for answer in answers.given)
    assert not consequence(table, agree, words).pending
    for action in (object_, director):
        told = consequence(table, action, words)
        assert told.pending and told.whole == words.text("follows-pending") and table_after(table, action) is None
    search_consequences(table, (object_, director), language)
    for action in (object_, director):
        told = consequence(table, action, words)
        assert not told.pending and told.whole and table_after(table, action) == apply(table, action).table


def test_a_conceding_defenders_partner_may_object_at_once() -> None:
    told = followed_by("en", "WCJ NCA EC2 SC3", "concede W 12")
    assert list(told) == ["agree", "object", "object-partner", "director"]
    assert told["object-partner"].startswith("the claim is void; then ")


def test_nothing_more_is_said_to_a_claim_agreed_to_or_before_the_director() -> None:
    words = Words.of("en", strict=True)
    for more in ("agree W", "director W", "object W"):
        table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "claim S 12", more).table
        answers = answers_now(table, words)
        assert answers is None or "agree" not in {each.name for each in answers.given}


def test_a_board_dealt_again_is_cancelled_and_no_score_is_assigned() -> None:
    told = follows_at(bidding(POZNAN, "N").do("learn S", "director S").table, "en")
    assert (told["redeal"], told["adjusted"]) == ("the board is cancelled", "the Director assigns a score")
