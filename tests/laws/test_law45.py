"""Law 45A and 45B: when a card is played; with what of 46 calls a card from dummy."""

from tests.situations import POZNAN, at


def test_45A_a_card_faced_from_the_hand_is_played() -> None:
    table = at(POZNAN, "4S S").do("WCJ")
    assert table.on_table == "WCJ"
    assert table.turn == "N"


def test_45B_declarer_plays_dummys_card_by_naming_it() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call CA")
    assert table.on_table == "WCJ NCA"


def test_45B_dummy_then_moves_the_card_and_nothing_more_happens() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call CA")
    assert table.do("NCA").table == table.table


def test_46B2_a_suit_without_a_rank_is_its_lowest_card() -> None:
    assert at(POZNAN, "4S S").do("WCJ", "call C").on_table == "WCJ NCQ"


def test_46B4_a_card_that_dummy_does_not_hold_cannot_be_moved() -> None:
    assert at(POZNAN, "4S S").do("WCJ").refuses("call C2")
    assert at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "NCK EC4 SC5 WCT").refuses("call CA")


def test_46_other_words_are_not_ruled_yet() -> None:
    assert at(POZNAN, "4S S").do("WCJ").refuses("call high")


def test_45B_a_card_called_for_when_it_is_not_dummys_turn_is_for_the_next_trick() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2", "call CK")
    assert table.on_table == "WCJ NCA EC2"
    assert table.turn == "S"
