"""Law 66: who may look at which trick."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, Situation, at

DEAL = "N:A43.3.. 752.5.. K86.7.. QJ9.9.."


def one_trick(edition: str = "2017") -> Situation:
    """West has led, South has won."""
    return at(DEAL, "3NT S", edition, lead="W").do("WSQ NS3 ES2 SSK")


@for_each("edition", EDITIONS)
@for_each("seat", ["E", "S", "W"])
def test_66A_declarer_and_defenders_may_have_the_last_trick_faced(edition: str, seat: str) -> None:
    assert one_trick(edition).do(f"inspect {seat} 10").offences == []


def test_66A_until_their_own_side_has_played_to_the_next() -> None:
    table = one_trick().do("SS6")
    assert table.do("inspect W 10").offences == []
    assert table.do("inspect S 10").offences == ["trick-inspected S 10 unnoticed"]
    assert table.do("WS9", "inspect E 10").offences == ["trick-inspected E 10 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_66A_dummy_never_during_the_play(edition: str) -> None:
    assert one_trick(edition).do("inspect N 10").offences == ["trick-inspected N 10 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_66C_quitted_tricks_are_the_directors(edition: str) -> None:
    table = one_trick(edition).do("SS6 WS9 NSA ES5", "inspect W 10", "director S")
    assert table.ruled == ["66C"]


def test_66C_a_trick_in_progress_cannot_be_turned_up() -> None:
    assert at(DEAL, "3NT S", lead="W").do("WSQ").refuses("inspect E 10")


@for_each("edition", EDITIONS)
@for_each("seat", ["N", "E", "S", "W"])
def test_66D_after_play_everybody_may_look(edition: str, seat: str) -> None:
    table = one_trick(edition).do("claim S 3", "agree W", f"inspect {seat} 10")
    assert table.offences == []


# -- 66A: whether he had turned his own card -----------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("seat", ["E", "S", "W"])
def test_66A_had_he_turned_his_card_is_the_directors_to_find(edition: str, seat: str) -> None:
    table = one_trick(edition).do(f"inspect {seat} 10", "director N")
    assert table.asked == ("director", "66A", {"turned", "not-turned"})
    assert table.turn == "S"
    lawful = table.do("choose director not-turned")
    assert (lawful.ruled, lawful.offences, lawful.asked) == (["66A"], [], None)
    turned = table.do("choose director turned")
    assert (turned.ruled, turned.offences) == (["66C"], [f"trick-inspected {seat} 10 noticed"])
    assert turned.table.attention[0].seat.name == "N"


def test_66A_nothing_is_asked_of_an_inspection_that_is_irregular_anyhow() -> None:
    assert one_trick().do("SS6", "inspect S 10", "director W").ruled == ["66C"]
    assert one_trick().do("inspect N 10", "director W").asked is None


def test_66A_nor_once_play_has_gone_on_unless_the_director_is_called_to_it() -> None:
    table = one_trick().do("inspect W 10", "SS6")
    assert table.do("director S").ruled == ["84A"]
    assert table.do("director S trick-inspected W 10").asked == ("director", "66A", {"turned", "not-turned"})


@pytest.mark.parametrize("answer", ["turned", "not-turned"])
def test_66A_asked_once(answer: str) -> None:
    table = one_trick().do("inspect W 10", "director S", f"choose director {answer}")
    assert table.do("director S").ruled[-1] == "84A"


def test_66A_who_plays_on_has_let_it_pass() -> None:
    table = one_trick().do("inspect W 10", "director S", "SS6")
    assert table.asked is None
    assert table.offences == []


def test_66D_after_play_nobody_asks_about_his_card() -> None:
    assert one_trick().do("claim S 3", "agree W", "inspect W 10", "director S").ruled[1:] == []


# -- 66B: his own last card ----------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("seat", ["E", "S", "W"])
def test_66B_declarer_and_defenders_may_look_at_their_own_last_card(edition: str, seat: str) -> None:
    table = one_trick(edition).do(f"inspect {seat} 10 own", "director N")
    assert (table.offences, table.ruled, table.asked) == ([], ["66B"], None)
    assert table.do("director N").ruled == ["66B", "84A"]  # told once


@pytest.mark.parametrize("edition", EDITIONS)
def test_66B_dummy_may_not_nor_anybody_once_the_side_has_played(edition: str) -> None:
    assert one_trick(edition).do("inspect N 10 own", "director W").ruled == ["66C"]
    assert one_trick(edition).do("SS6", "inspect S 10 own", "director W").ruled == ["66C"]


@pytest.mark.parametrize(("edition", "ruled"), [("1997", ["66C"]), ("2007", ["66C"]), ("2017", ["66B"])])
def test_66B_before_2017_only_until_anybody_leads_to_the_next_trick(edition: str, ruled: list[str]) -> None:
    assert one_trick(edition).do("SS6", "inspect W 10 own", "director S").ruled == ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_66B_says_nothing_of_all_four_cards(edition: str) -> None:
    """Whoever had them faced as well is asked whether he had turned his own (66A)."""
    table = one_trick(edition).do("inspect W 10", "inspect W 10 own", "director S")
    assert table.asked == ("director", "66A", {"turned", "not-turned"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_66B_is_not_told_once_play_has_gone_on(edition: str) -> None:
    assert one_trick(edition).do("inspect W 10 own", "SS6", "director N").ruled == ["84A"]
