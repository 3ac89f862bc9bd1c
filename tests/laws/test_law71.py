"""Law 71: a concession is cancelled."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, SLAM, Situation, at

ALL_TOPS = "N:..432. ...432 A.AK.. ..KQ.T"
ONE_TRUMP_OUT = "N:..432. ...432 A.AK.. 2...T9"
NUMBERS = [("1997", "71C"), ("2007", "71"), ("2017", "71B")]


def conceded(edition: str, deal: str = ALL_TOPS, words: str = "concede S 1") -> Situation:
    return at(deal, "4S S", edition, lead="S").do(words, "agree W")


@for_each(("edition", "number"), NUMBERS)
@for_each("words", ["take-off S 1", "object S", "take-off N 1"])
def test_71_a_trick_no_play_could_lose_is_given_back(edition: str, number: str, words: str) -> None:
    table = conceded(edition).do(words)
    assert table.asked is None
    assert [told for told in table.ruled if told != "69A"] == [number]
    assert table.tricks == (13, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_71_the_opponents_agreement_is_not_needed_a_claim_concedes_as_well(edition: str) -> None:
    assert conceded(edition, words="claim S 1").do("take-off S 2").tricks == (13, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_71_only_as_many_as_are_asked_for(edition: str) -> None:
    assert conceded(edition, words="claim S 1").do("take-off S 1").tricks == (12, 1)


@for_each(("edition", "number"), [("1997", "71A"), ("2007", "71"), ("2017", "71B")])
@for_each("later", ["round", "next S"])
def test_71_within_the_correction_period(edition: str, number: str, later: str) -> None:
    table = conceded(edition).do(later, "take-off S 1")
    assert [told for told in table.ruled if told != "69A"] == [number]
    assert table.tricks == (13, 0)


@pytest.mark.parametrize(("edition", "number"), NUMBERS)
def test_71_whether_a_normal_play_could_lose_it_is_the_directors_to_say(edition: str, number: str) -> None:
    table = conceded(edition, ONE_TRUMP_OUT).do("take-off S 1")
    assert table.asked == ("director", number, {"claimer-2", "claimer-3"})
    assert table.do("choose director claimer-3").tricks == (13, 0)
    assert table.do("choose director claimer-2").tricks == (12, 1)


@for_each(("edition", "number"), NUMBERS)
@for_each("deal", [ALL_TOPS, ONE_TRUMP_OUT])
@for_each("tricks", range(4))
def test_71_the_director_may_find_any_number(edition: str, number: str, deal: str, tricks: int) -> None:
    table = conceded(edition, deal).do("take-off S 1", f"choose director claimer-{tricks}")
    assert table.asked is None
    assert table.ruled[-1] == number
    assert table.tricks == (10 + tricks, 3 - tricks)


def test_71A_in_1997_after_the_round_any_legal_play_will_do_and_the_cards_tell() -> None:
    table = conceded("1997", ONE_TRUMP_OUT).do("round", "take-off S 1")
    assert table.asked is None
    assert [told for told in table.ruled if told != "69A"] == ["71A"]
    assert table.tricks == (12, 1)


def test_71A_where_the_cards_are_too_many_the_director_is_asked() -> None:
    table = at(SLAM, "6C N", "1997").do("concede N 3", "agree E", "round", "take-off N 1")
    assert table.asked == ("director", "71A", {"claimer-10", "claimer-11"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_71_what_the_best_play_could_not_win_stays_conceded(edition: str) -> None:
    table = conceded(edition, "N:..432. ...432 K.AK.. A...T9").do("take-off S 1")
    assert table.asked is None
    assert table.tricks == (12, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_71_a_defenders_concession(edition: str) -> None:
    start = at("N:..432. ...432 K.AK.. A...T9", "4S S", edition, lead="S").do("concede W 3", "agree S")
    assert start.tricks == (13, 0)
    assert start.do("take-off W 1").tricks == (12, 1)


@for_each(("edition", "number"), [("1997", "71A"), ("2007", "71"), ("2017", "71B")])
@for_each("order", [("concede S 1", "round"), ("round", "concede S 1")])
def test_71_a_concession_nobody_answered_stands_once_made_and_can_be_cancelled(
    edition: str, number: str, order: tuple[str, str]
) -> None:
    table = at(ALL_TOPS, "4S S", edition, lead="S").do(*order)
    back = table.do("take-off S 1")
    assert [told for told in back.ruled if told != "69A"] == [number]
    assert back.tricks == (13, 0)
    assert back.table.over


@pytest.mark.parametrize(("edition", "number"), [("1997", "71C"), ("2007", "71"), ("2017", "71B")])
def test_71_a_concession_needs_no_assent_and_is_cancelled_without_any(edition: str, number: str) -> None:
    back = at(ALL_TOPS, "4S S", edition, lead="S").do("concede S 1", "take-off S 1")
    assert [told for told in back.ruled if told != "69A"] == [number]
    assert back.tricks == (13, 0)


def test_71A_in_1997_what_an_irrational_but_legal_play_could_lose() -> None:
    deal = "N:..43. ..65. .A.2. ..K.K"
    late = conceded("1997", deal, "concede S 2").do("round", "take-off S 2")
    assert [told for told in late.ruled if told != "69A"] == ["71A"]
    assert late.tricks == (11, 2)
    early = conceded("1997", deal, "concede S 2").do("take-off S 2")
    assert [told for told in early.ruled if told != "69A"] == ["71C"]
    assert early.tricks == (12, 1)


@pytest.mark.parametrize("words", ["object S", "take-off S 1"])
def test_71_nothing_was_conceded(words: str) -> None:
    assert conceded("2017", words="claim S 3").refuses(words)


@pytest.mark.parametrize("edition", EDITIONS)
def test_71_law_64_looks_at_the_tricks_again(edition: str) -> None:
    start = at("N:..432. ...432 A.AK.. .2..T9", "4S S", edition, lead="S")
    table = start.do("SHA WCT ND2 EC2", "SSA WC9 ND3 EC3", "concede S 1", "agree W", "director S")
    assert table.moved == [("64A2", 1, "NS")]
    assert table.tricks == (13, 0)
    again = table.do("take-off S 1")
    assert again.moved == []
    assert again.tricks == (13, 0)
