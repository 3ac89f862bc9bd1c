"""What people say: questions about a revoke, warnings, wrong information, remarks."""

import pytest

from tests.each import for_each
from tests.engine.refused import why_not
from tests.situations import EDITIONS, POZNAN, at, bidding

PLAY = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3")
"""South declares, North is dummy and on lead to the second trick."""

REVOKE = at(POZNAN, "4S S").do("WCJ NCA EH2 SC3")
OVER = PLAY.do("claim S 10", "agree W")


# -- has he none? ----------------------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("question", ["ask S E", "ask S W", "ask W S", "ask N S"])
def test_declarer_asks_defenders_defenders_declarer_and_dummy_declarer(question: str, edition: str) -> None:
    assert at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", question).offences == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_dummy_does_not_ask_a_defender(edition: str) -> None:
    assert at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "ask N E").offences == ["dummy-asks N 1 unnoticed"]


@pytest.mark.parametrize(
    ("edition", "offences"), [("1997", ["extraneous-information E 1 unnoticed"]), ("2007", []), ("2017", [])]
)
def test_whether_defenders_ask_one_another_is_the_editions_to_say(edition: str, offences: list[str]) -> None:
    assert at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "ask E W").offences == offences


def test_the_authority_may_say_otherwise() -> None:
    allowed = at(POZNAN, "4S S", "1997", defenders_may_ask=True).do("WCJ NCA EC2 SC3", "ask E W")
    assert allowed.offences == []


def test_asking_who_has_revoked_draws_attention_to_it() -> None:
    assert REVOKE.do("ask S E").offences == ["revoke E 1 noticed"]
    assert REVOKE.do("ask S W").offences == ["revoke E 1 unnoticed"]


def test_asking_twice_draws_attention_once() -> None:
    assert len(REVOKE.do("ask S E", "ask S E").table.attention) == 1


def test_a_question_in_the_middle_of_a_trick_is_about_that_trick() -> None:
    assert PLAY.do("NCK", "ask N E").offences == ["dummy-asks N 2 unnoticed"]


def test_nobody_asks_himself_or_before_dummy_is_down() -> None:
    assert why_not(PLAY, "ask N N") == "ask"
    assert why_not(at(POZNAN, "4S S"), "ask S W") == "ask"
    assert why_not(bidding(POZNAN), "ask S W") == "no-contract"
    assert why_not(OVER, "ask S W") == "play-over"


# -- dummy -----------------------------------------------------------------------------------------------------------


def test_dummy_may_warn_declarer_until_he_has_lost_his_rights() -> None:
    assert PLAY.do("warn N").offences == []
    lost = PLAY.do("breach N 43A2a")
    assert lost.offences == ["dummy-breach N 2 unnoticed"]
    assert "dummy-warns N 2 unnoticed" in lost.do("warn N").offences


def test_a_warning_in_the_middle_of_a_trick_is_about_the_next_lead() -> None:
    assert "dummy-warns N 3 unnoticed" in PLAY.do("breach N 43A2a", "NCK", "warn N").offences


def test_only_dummy_warns_and_only_dummy_has_limits_to_break() -> None:
    for seat in "ESW":
        assert why_not(PLAY, f"warn {seat}") == "not-dummy"
        assert why_not(PLAY, f"breach {seat} 43A2b") == "not-dummy"
    assert why_not(bidding(POZNAN), "breach N 43A2a") == "not-dummy"


@pytest.mark.parametrize("law", ["43A2a", "43A2b", "43A2c"])
def test_there_are_three_ways_to_lose_them(law: str) -> None:
    assert PLAY.do(f"breach N {law}").table.rights_lost
    assert why_not(PLAY, "breach N 43A2d") == "breach"


# -- wrong information, remarks --------------------------------------------------------------------------------------


def test_whoever_is_told_something_wrong_is_somebody_else() -> None:
    assert why_not(PLAY, "tell S S your-lead") == "to-tell"
    told = PLAY.do("tell S W explanation").table.told
    assert [(one.seat.name, one.to.name, one.what) for one in told] == [("S", "W", "explanation")]
    assert bidding(POZNAN).do("tell S W explanation").table.told


def test_a_remark_by_a_defender_tells_his_partner_something() -> None:
    assert PLAY.do("extra E remark").offences == ["extraneous-information E 2 unnoticed"]


def test_a_remark_by_declarer_tells_nobody_anything() -> None:
    assert PLAY.do("extra S remark").offences == []


def test_a_gesture_of_dummy_is_towards_a_card_and_his_remark_is_not() -> None:
    assert PLAY.do("extra N gesture").offences == ["dummy-touches N 2 unnoticed"]
    assert PLAY.do("extra N remark").offences == ["extraneous-information N 2 unnoticed"]


def test_a_remark_in_the_auction_belongs_to_no_trick() -> None:
    assert bidding(POZNAN).do("bids N 1S", "extra E remark").offences == ["extraneous-information E 0 unnoticed"]


def test_when_the_play_is_over_nothing_said_matters_any_more() -> None:
    assert why_not(OVER, "extra E remark") == "play-over"
    assert why_not(OVER, "tell S W explanation") == "play-over"
