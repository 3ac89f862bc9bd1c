"""Law 46: incomplete and invalid calls from dummy. Dummy is North; South declares."""

import pytest

from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at

LAST = "N:AQ5.K7.. J92.84.. 864.Q6.. KT3.A9.."
"""Five cards each, spades and hearts only; South declares at no trump or in hearts."""


def ending(edition: str = "2017", *, lead: str = "W", contract: str = "3NT S", deal: str = LAST) -> Situation:
    return at(deal, contract, edition, lead=lead)


# -- 46B1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B1a_high_is_the_highest_of_the_suit_led(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call high")
    assert table.on_table == "WCJ NCA"
    assert table.ruled == ["46B1(a)"]


def test_46B_the_director_called_to_a_call_just_made_says_what_it_means_once() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call high", "director E")
    assert table.ruled == ["46B1(a)", "46B1(a)"]
    assert table.do("director E").ruled[-1] == "84A"
    assert at(POZNAN, "4S S").do("WCJ", "call high", "EC2", "SC3", "director E").ruled[-1] == "84A"


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B1c_low_is_the_lowest_of_the_suit_led(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call low")
    assert table.on_table == "WCJ NCQ"
    assert table.ruled == ["46B1(c)"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B1b_win_is_the_lowest_card_that_wins(edition: str) -> None:
    """Ace, king and queen all beat the jack, and no club over the queen is out."""
    table = at(POZNAN, "4S S", edition).do("WCJ", "call win")
    assert table.on_table == "WCJ NCQ"
    assert table.ruled == ["46B1(b)"]


def dummys_card(table: Situation, number: int = 0) -> str:
    """The card dummy has played to this trick of the ending."""
    card = table.table.tricks[number].card_of(Seat.N)
    return card_text(card) if card is not None else ""


def test_46B1b_last_to_play_the_card_just_over_the_others() -> None:
    assert dummys_card(ending(lead="E").do("ES9 SS4 WST", "call win")) == "SQ"


def test_46B1b_a_card_that_could_still_be_beaten_is_not_known_to_win() -> None:
    """The queen beats the three, but the king may be with East: only the ace is known to win."""
    assert ending(lead="W").do("WS3", "call win").on_table == "WS3 NSA"


def test_46B1b_a_trump_where_dummy_cannot_follow() -> None:
    deal = "N:.K73.Q6. J9.84.5. 86.Q6.4. KT.A9.3."
    assert dummys_card(at(deal, "3H S", lead="E").do("ES9 SS6 WST", "call win")) == "H3"


def test_46B1b_where_nothing_can_win_the_lowest_of_the_suit_led() -> None:
    assert ending(deal="N:Q85.K7.. J92.84.. 764.Q6.. AKT.A9..").do("WSA", "call win").on_table == "WSA NS5"


def test_46B1b_where_no_card_is_known_to_win_declarer_must_say() -> None:
    table = ending(deal="N:QJ5.K7.. A92.84.. 864.Q6.. KT3.A9..").do("WS3", "call win")
    assert table.on_table == "WS3"
    assert table.ruled == ["46B4"]


@for_each("edition", EDITIONS)
@for_each("word", ["high", "low", "win"])
def test_46B4_words_that_name_no_card_when_dummy_leads(edition: str, word: str) -> None:
    table = ending(edition, lead="N").do(f"call {word}")
    assert (table.on_table, table.turn, table.asked, table.ruled) == ("", "N", None, ["46B4"])
    assert table.do("call SQ").on_table == "NSQ"


@pytest.mark.parametrize("word", ["high", "low"])
def test_46B4_high_and_low_of_a_suit_that_dummy_has_not(word: str) -> None:
    deal = "N:.K73.Q6. J9.84.5. 86.Q6.4. KT.A9.3."
    table = at(deal, "3NT S", lead="W").do("WST", f"call {word}")
    assert (table.on_table, table.ruled) == ("WST", ["46B4"])


# -- 46B2, 46B3 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B2_a_suit_without_a_rank_is_its_lowest_card(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call C")
    assert table.on_table == "WCJ NCQ"
    assert table.ruled == ["46B2"]


def test_46B2_running_a_suit_is_its_highest_card() -> None:
    assert at(POZNAN, "4S S").do("WCJ", "call run-C").on_table == "WCJ NCA"


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B3a_a_rank_is_of_the_suit_dummy_has_just_won_with(edition: str) -> None:
    """Dummy has the king of diamonds too, but has just won with a club."""
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "call K")
    assert table.on_table == "NCK"
    assert table.ruled == ["46B3(a)"]


def test_46B3a_not_when_dummy_has_no_such_card_in_that_suit() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "call 6")
    assert table.on_table == ""
    assert table.asked == ("S", "46B3(b)", {"H6", "D6"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B3b_the_only_legal_card_of_that_rank(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call Q")
    assert table.on_table == "WCJ NCQ"
    assert table.ruled == ["46B3(b)"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B3b_of_several_declarer_says_which(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "call 6")
    assert table.lawful("N") == ""
    done = table.do("choose S D6")
    assert (done.on_table, done.asked) == ("ND6", None)


def test_46B3b_declarer_may_simply_call_the_card() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "call 6", "call H6").on_table == "NH6"


def test_46B3b_ten_is_read_either_way() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "call 10").on_table == "NST"
    assert at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "call T").on_table == "NST"


# -- 46B4 ------------------------------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("what", ["C2", "9"])
def test_46B4_a_card_that_is_not_in_dummy_is_not_called(edition: str, what: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", f"call {what}")
    assert (table.on_table, table.turn, table.ruled) == ("WCJ", "N", ["46B4"])
    assert table.lawful("N") == "CA CK CQ"
    assert table.do("call CK").on_table == "WCJ NCK"


def test_46B4_a_suit_or_rank_that_dummy_cannot_play() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call 5")
    assert (table.on_table, table.ruled) == ("WCJ", ["46B4"])
    without = ending(deal="N:.K73.Q6. J9.84.5. 86.Q6.4. KT.A9.3.", lead="N").do("call S")
    assert (without.on_table, without.ruled) == ("", ["46B4"])


def test_46B4_a_card_of_another_suit_that_dummy_holds_is_called_all_the_same() -> None:
    """Naming it is playing it: dummy ought to see that he follows (42A3), and it is a revoke."""
    table = at(POZNAN, "4S S").do("WCJ", "call DK")
    assert table.offences == ["revoke N 1 unnoticed"]


# -- 46B5 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B5_either_defender_picks_the_card(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call any")
    assert table.on_table == "WCJ"
    assert table.asked == ("WE", "46B5", {"CA", "CK", "CQ"})
    assert table.do("choose E CA").on_table == "WCJ NCA"
    done = table.do("choose W CQ")
    assert (done.on_table, done.turn, done.ruled) == ("WCJ NCQ", "E", ["46B5"])


def test_46B5_declarer_is_not_asked() -> None:
    assert at(POZNAN, "4S S").do("WCJ", "call any").refuses("choose S CA")


def test_46B5_with_one_legal_card_there_is_nothing_to_pick() -> None:
    table = at(POZNAN, "4S S", lead="W").do("WS6", "call any")
    assert (table.on_table, table.asked) == ("WS6 NST", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_46B5_declarer_says_at_once_that_he_meant_something(edition: str) -> None:
    """The Director is asked whether that other intention is beyond doubt, before any defender picks."""
    table = at(POZNAN, "4S S", edition).do("WCJ", "call any", "change CA")
    assert table.asked == ("director", "46B", {"unintended", "intended"})
    assert table.do("choose director unintended").on_table == "WCJ NCA"
    left = table.do("choose director intended")
    assert left.asked == ("WE", "46B5", {"CA", "CK", "CQ"})


def test_46B5_a_second_call_is_a_change_too() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call any", "call CA")
    assert table.asked == ("director", "46B", {"unintended", "intended"})


# -- 46B: an intention that is beyond doubt --------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("word", ["C", "low", "Q", "win"])
def test_46B_after_an_incomplete_call_the_director_judges_the_intention(edition: str, word: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", f"call {word}", "change CA")
    assert table.on_table == "WCJ NCQ"
    assert table.asked == ("director", "46B", {"unintended", "intended"})
    assert table.do("choose director intended").on_table == "WCJ NCQ"
    changed = table.do("choose director unintended")
    assert (changed.on_table, changed.turn) == ("WCJ NCA", "E")
    assert changed.ruled[-2:] == ["46B", "47C"]


def test_46_said_before_dummys_turn_such_words_name_no_card() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2", "call low")
    assert (table.on_table, table.turn, table.ruled, table.asked) == ("WCJ NCA EC2", "S", [], None)


def test_46_while_a_claim_is_looked_at_nothing_is_played() -> None:
    assert at(POZNAN, "4S S").do("WCJ", "claim S 10", "call CA").on_table == "WCJ"


@for_each("word", ["high", "low", "win", "S", "2", "K", "Q", "any", "CQ", "CK"])
def test_46B_declarer_goes_on_calling_while_the_director_is_asked_what_he_meant(word: str) -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call any", "change CA", f"call {word}")
    assert table.asked is not None
    assert table.asked[:2] == ("director", "46B")
    assert table.do("choose director intended").asked is not None
    assert table.do("choose director unintended").on_table.startswith("WCJ N")
