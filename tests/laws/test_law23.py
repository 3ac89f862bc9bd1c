"""Law 23 (2017): comparable calls."""

from functools import partial

import pytest

from bridgetable.cards.notation import spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.laws.law23 import damage_from_comparable_call, without_rectification
from bridgetable.laws.law31 import AT_RIGHT_HAND_OPPONENTS_TURN
from bridgetable.table.events import Answered, Asked, CallMade, CallWithdrawn
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.question import DIRECTOR, ComparedCalls, Player, Question, QuestionAbout
from bridgetable.table.state import Table
from tests.lines import lines_of
from tests.situations import EDITIONS, POZNAN, Situation, at, before, bidding


def replaced(edition: str = "2017") -> tuple[Table, QuestionAbout[ComparedCalls]]:
    """East's 1H out of rotation was withdrawn; North has passed, and East bids 1H again. The Director is asked."""
    calls = (
        CallMade(Seat.E, spoken_call_of("1H")),
        CallWithdrawn(CallId(0)),
        CallMade(Seat.N, spoken_call_of("P")),
        CallMade(Seat.E, spoken_call_of("1H")),
    )
    table = evolve_all(bidding(POZNAN, "N", edition).table, calls)
    ask = AT_RIGHT_HAND_OPPONENTS_TURN.ask
    question = ask.question(table, (DIRECTOR,), ComparedCalls(Seat.E, (CallId(0), CallId(2)), IrregularityId(0)))
    return evolve(table, Asked(question)), question


def test_23A_the_director_is_asked_under_the_clause_that_wants_to_know() -> None:
    table, question = replaced()
    assert (question.clause, question.to) == ("31A2(a)", (DIRECTOR,))
    assert table.agenda == (question,)


def test_23B_a_comparable_call_leaves_nothing_to_rectify() -> None:
    table, question = replaced()
    after = Situation(evolve_all(table, without_rectification(table, question)))
    assert after.ruled == ["31A2(a)"]
    assert after.unauthorised_call("1H") == ""
    assert after.bound("W") == []


def found_comparable(table: Table, question: QuestionAbout[ComparedCalls]) -> Situation:
    answered = (Answered(question, DIRECTOR, "comparable"), *without_rectification(table, question))
    return Situation(evolve_all(table, answered))


def test_23C_after_play_the_director_judges_once_whether_it_helped() -> None:
    table = found_comparable(*replaced()).do("bids S P P P", "claim E 7")
    assert table.asked is None or table.asked[1] != "23C"
    over = table.do("agree N")
    assert over.asked == ("director", "23C", {"stand", "adjust"})
    assert over.do("choose director stand").asked is None
    assert over.do("choose director adjust").asked is None


def test_23C_not_where_it_was_not_comparable() -> None:
    table, question = replaced()
    found = Situation(evolve_all(table, (Answered(question, DIRECTOR, "not-comparable"),)))
    assert found.do("bids S P P P", "claim E 7", "agree N").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_23C_for_an_insufficient_bid_27D_asks_instead(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "director S", "choose S refuse", "bid E 2H")
    table = table.do("choose director comparable") if table.asked is not None else table
    over = table.do("bids S P P P", "claim E 8", "agree N")
    asked = [] if over.asked is None else [over.asked[1]]
    while over.asked is not None:
        over = over.do("choose director stand")
        asked += [] if over.asked is None else [over.asked[1]]
    assert "23C" not in asked


@pytest.mark.parametrize("edition", before("2017"))
def test_23C_before_2017_there_is_none(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P P P", "claim N 7", "agree E")
    assert damage_from_comparable_call(table.table) is None


def test_23C_is_asked_once_though_the_comparable_call_was_a_slip_for_another() -> None:
    table = bidding(POZNAN, "N").do("bid E 1H", "director S", "choose S refuse", "bids N 1S 2H")
    table = table.do("choose director comparable", "rebid E 3H", "director S", "choose director unintended")
    table = table.do("choose director comparable", "bids S P P P", "claim E 9", "agree N")
    assert table.asked == ("director", "23C", {"stand", "adjust"})
    assert table.do("choose director stand").asked is None


def test_23C_is_found_as_quickly_after_many_other_questions_as_after_few() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "claim S 10", "agree W").table
    put = Question("70A", (DIRECTOR,), Player(Seat.S), ask="70A")
    cost = []
    for _ in range(200):
        table = evolve_all(table, (Asked(put), Answered(put, Seat.S, "10")))
        cost.append(lines_of(partial(damage_from_comparable_call, table)))
    assert cost[-1] <= cost[10], cost
