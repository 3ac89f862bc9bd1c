"""Law 79: a disagreement about the number of tricks won."""

import pytest

from tests.situations import EDITIONS, Situation, at

ALL_TOPS = "N:..432. ...432 A.AK.. ..KQ.T"


def played(edition: str) -> Situation:
    return at(ALL_TOPS, "4S S", edition, lead="S").do("SSA WCT ND2 EC2", "SHA WDQ ND3 EC3", "SHK WDK ND4 EC4")


NUMBERS = [("1997", "79A", "79B"), ("2007", "79A1", "79B2"), ("2017", "79A1", "79B2")]


@pytest.mark.parametrize(("edition", "agreed", "number"), NUMBERS)
def test_79B_the_director_rules_what_is_recorded(edition: str, agreed: str, number: str) -> None:
    table = played(edition).do("dispute W 1")
    assert table.asked == ("director", number, {"stand", "won-1"})
    assert table.do("choose director won-1").score == 480
    assert table.do("choose director stand").score == 510
    assert table.do("choose director stand").ruled == [agreed, number]
    assert table.do("choose director won-2").score == 450


@pytest.mark.parametrize(("edition", "number"), [("1997", "79B"), ("2007", "79B2"), ("2017", "79B3")])
def test_79B3_after_the_round_one_side_may_lose_what_the_other_does_not_gain(edition: str, number: str) -> None:
    table = played(edition).do("round", "dispute W 1")
    assert table.asked is not None and table.asked[2] == {"stand", "won-1", "lower"}
    lower = table.do("choose director lower")
    assert lower.ruled[-1] == number
    assert lower.score == 480
    assert lower.table.assigned is not None and lower.table.assigned.ns != lower.table.assigned.ew


@pytest.mark.parametrize("edition", EDITIONS)
def test_79B1_after_a_claim_it_is_law_69_or_71(edition: str) -> None:
    start = at(ALL_TOPS, "4S S", edition, lead="S")
    agreed = start.do("claim S 3", "agree W", "round", "dispute W 1")
    assert agreed.ruled[-1] in ("69B", "69B2")
    conceded = start.do("concede S 1", "agree W", "dispute S 13")
    assert conceded.ruled[-1] in ("71A", "71C", "71", "71B")
    assert conceded.tricks == (13, 0)


@pytest.mark.parametrize("words", ["dispute W 0", "dispute S 13", "dispute W 14"])
def test_79B_only_another_number_than_the_recorded_one(words: str) -> None:
    assert played("2017").refuses(words)


def test_79B_not_before_the_end_of_play() -> None:
    assert at(ALL_TOPS, "4S S", lead="S").refuses("dispute W 1")
