"""Law 13: one hand has too many cards, and another too few."""

import pytest

from bridgetable.words.catalogue import Words
from bridgetable.words.moment import awaited
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding, since


def fourteen(edition: str, *calls: str) -> Situation:
    """The jack of diamonds, which is South's, is in West's hand."""
    return bidding(POZNAN, "N", edition).do("mislay S DJ W", *calls, "count W", "director W")


@pytest.mark.parametrize(("edition", "number"), [("1997", "13A"), ("2007", "13D1"), ("2017", "13A1")])
def test_13A_nobody_with_a_wrong_number_has_called_or_seen_a_card(edition: str, number: str) -> None:
    table = fourteen(edition, "bids N 1H P")
    assert table.asked is not None and table.asked[:2] == ("director", number)
    played = table.do("choose director not-seen")
    assert played.ruled[0] == number
    assert played.table.hands == played.table.deal
    assert (played.turn, played.asked) == ("S", None)


def test_13A2_since_2017_the_board_is_played_and_judged_afterwards() -> None:
    table = fourteen("2017", "bids N 1H P")
    assert table.asked == ("director", "13A1", {"not-seen", "seen"})
    over = table.do("choose director seen", "bids S P P P")
    assert over.ruled[0] == "13A2"
    played_out = over.do("claim N 7", "agree E")
    assert played_out.asked == ("director", "13A2", {"stand", "adjust"})


@pytest.mark.parametrize(("edition", "played", "adjusted"), [("1997", "13B1", "13B2"), ("2007", "13D2(a)", "13D2(b)")])
def test_13D2_before_2017_the_director_judges_whether_it_interferes(edition: str, played: str, adjusted: str) -> None:
    table = fourteen(edition, "bids N 1H P")
    assert table.asked is not None and table.asked[2] == {"not-seen", "seen-played", "seen-adjusted"}
    goes_on = table.do("choose director seen-played")
    assert (goes_on.ruled[0], goes_on.turn) == (played, "S")
    ended = table.do("choose director seen-adjusted")
    assert ended.ruled == [adjusted]
    assert ended.cancelled == adjusted and ended.table.over and ended.score is None


@pytest.mark.parametrize(
    ("edition", "asked", "played", "adjusted"), [("2007", "13A", "13A", "13B"), ("2017", "13B", "13B1", "13B2")]
)
def test_13B_since_2007_a_call_on_a_wrong_hand(edition: str, asked: str, played: str, adjusted: str) -> None:
    table = fourteen(edition, "bids N 1H P 1S")
    assert table.asked == ("director", asked, {"played", "adjusted"})
    goes_on = table.do("choose director played")
    assert (goes_on.ruled[0], goes_on.stands, goes_on.turn) == (played, "N1H EP S1S", "W")
    over = goes_on.do("bids W P P P", "claim S 8", "agree W")
    assert over.asked == ("director", played, {"stand", "adjust"})
    ended = table.do("choose director adjusted")
    assert ended.ruled == [adjusted] and ended.cancelled == adjusted


def test_13B_in_1997_it_turns_on_what_was_seen_whoever_has_called() -> None:
    assert fourteen("1997", "bids N 1H P 1S").asked == ("director", "13A", {"not-seen", "seen-played", "seen-adjusted"})


@pytest.mark.parametrize(("edition", "number"), [("1997", "13B2"), ("2007", "13B"), ("2017", "13B2")])
def test_13B2_a_card_played_from_the_wrong_hand_cannot_be_put_right(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do("mislay S DJ W", "WDJ ND2 ED3 SC3", "count W", "director W")
    assert table.ruled[-1] == number
    assert table.cancelled == number


@pytest.mark.parametrize(("edition", "number"), [("1997", "13C"), ("2007", "13C"), ("2017", "13D")])
def test_13D_after_play_the_result_is_cancelled(edition: str, number: str) -> None:
    deal = "N:A4... 72... K6... QJ..."
    table = at(deal, "3NT S", edition, lead="S").do("mislay S S6 W", "SSK WSJ NS4 ES2", "WSQ NSA ES7")
    assert table.table.over
    cancelled = table.do("count W", "director W")
    assert (cancelled.ruled, cancelled.score) == ([number], None)
    assert cancelled.do("round").table.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_13_nobody_calls_or_plays_once_the_board_is_cancelled(edition: str) -> None:
    played = at(POZNAN, "4S S", edition).do("mislay S DJ W", "WDJ ND2 ED3 SC3", "count W", "director W")
    assert played.refuses("WDA") and played.refuses("claim S 3") and played.refuses("count W")


@pytest.mark.parametrize(("language", "told"), [("en", "The board is cancelled"), ("it", "Il board è annullato")])
def test_13B2_everybody_sees_that_the_board_is_cancelled(language: str, told: str) -> None:
    ended = fourteen("2017", "bids N 1H P 1S").do("choose director adjusted")
    words = Words.of(language)
    assert words.say(awaited(ended.table)) == told


@pytest.mark.parametrize("edition", since("2007"))
def test_13B_either_hand_with_a_wrong_number_has_called(edition: str) -> None:
    holder = bidding(POZNAN, "N", edition).do("mislay S DJ E", "bids N 1H P", "count E", "director E")
    contract = at(POZNAN, "4S S", edition).do("mislay S DJ W", "count W", "director W")
    for table in (holder, contract):
        assert table.asked is not None and table.asked[2] == {"played", "adjusted"}


@pytest.mark.parametrize(("edition", "clauses"), [("1997", []), ("2007", ["13E"]), ("2017", [])])
def test_13E_of_2007_where_the_card_went_is_unauthorised_for_partner(edition: str, clauses: list[str]) -> None:
    table = fourteen(edition, "bids N 1H P").do("choose director not-seen")
    assert [one.clause for one in table.table.information] == clauses


@pytest.mark.parametrize("edition", EDITIONS)
def test_13_no_question_is_left_once_the_board_is_cancelled(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("mislay S DJ W", "WDJ ND2 ED3 SC3", "EHK", "director S")
    assert table.asked is not None and table.asked[0] == "S"
    ended = table.do("count W", "director W")
    assert ended.cancelled is not None and ended.asked is None


@pytest.mark.parametrize("edition", since("2007"))
def test_13_nothing_is_judged_after_a_board_that_was_cancelled(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("learn W", "director S", "choose director played")
    assert [left.about.seat.name for left in table.table.deferred] == ["W"]
    called = table.do("mislay S DJ W", "bids N 1H P 1S", "count W", "director W", "choose director adjusted")
    assert called.cancelled is not None and called.asked is None


@pytest.mark.parametrize(("edition", "number"), [("1997", "13"), ("2007", "13F"), ("2017", "13C")])
def test_13C_a_card_of_another_pack_is_removed(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "foreign S", "director S")
    assert (table.ruled, table.asked, table.turn) == ([number], None, "S")


@pytest.mark.parametrize(("edition", "number"), [("2007", "13F"), ("2017", "13C")])
def test_13C_played_to_a_quitted_trick_it_is_judged_after_play(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WDA", "ND2 ED3 SDJ", "WDT", "foreign S", "director S")
    assert table.asked == ("director", number, {"not-played", "played"})
    assert table.do("choose director not-played", "ND5 ED4 SC3", "claim S 8", "agree W").asked is None
    over = table.do("choose director played", "ND5 ED4 SC3", "claim S 8", "agree W")
    assert over.asked == ("director", number, {"stand", "adjust"})
