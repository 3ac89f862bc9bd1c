"""Law 41: the opening lead, face down until it is turned up."""

import pytest

from tests.situations import EDITIONS, POZNAN, SLAM, at


def test_41A_a_lead_face_down_is_still_to_be_made() -> None:
    table = at(POZNAN, "4S S").do("down W CJ")
    assert table.turn == "W"
    assert table.on_table == ""
    assert table.offences == []
    assert not table.table.spread


def test_41C_turned_up_it_is_the_lead_and_dummy_is_spread() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "up W")
    assert table.on_table == "WCJ"
    assert table.turn == "N"
    assert table.offences == []
    assert table.table.spread
    assert table.table.face_down == ()


def test_41C_playing_the_card_that_lies_there_turns_it_up() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "WCJ")
    assert table.on_table == "WCJ"
    assert table.offences == []
    assert table.table.face_down == ()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", ["E H2", "S C3", "N CA"])
def test_41A_from_the_wrong_hand_it_goes_back_unseen(edition: str, seat: str) -> None:
    table = at(POZNAN, "4S S", edition).do(f"down {seat}")
    assert table.offences == [f"lead-out-of-turn {seat[0]} 1 unnoticed"]
    assert table.turn == "W"
    ruled = table.do("director W")
    assert ruled.ruled == ["41A"]
    assert ruled.offences == [f"lead-out-of-turn {seat[0]} 1 corrected"]
    assert ruled.asked is None
    assert ruled.penalty == {}
    assert ruled.turn == "W"
    assert ruled.table.face_down == ()
    assert len(ruled.table.hands.east) == 13


def test_41A_turned_up_from_the_wrong_hand_it_is_the_same_irregularity() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "up E")
    assert table.offences == ["lead-out-of-turn E 1 unnoticed"]
    assert table.on_table == "EH2"
    asked = table.do("director S").asked
    assert asked is not None
    assert asked[1] == "54"


def test_41A_after_it_went_back_the_same_card_led_again_is_another_irregularity() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "director W", "EH2")
    assert table.offences == ["lead-out-of-turn E 1 corrected", "lead-out-of-turn E 1 unnoticed"]


def test_41A_both_defenders_led_face_down_only_the_wrong_one_goes_back() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "down E H2", "director S")
    assert [lead.seat.name for lead in table.table.face_down] == ["W"]
    assert table.do("up W").on_table == "WCJ"


def test_41A_another_card_played_by_the_right_leader_takes_his_lead_back() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "WSJ")
    assert table.offences == ["taken-back W 1 unnoticed"]
    assert table.on_table == "WSJ"
    ruled = table.do("director S")
    assert ruled.ruled == ["47F", "50B"]
    assert ruled.on_table == "WCJ"
    assert ruled.penalty == {"WSJ": "major"}


def test_41A_another_card_played_by_the_wrong_leader_is_the_lead_out_of_turn() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "EC2")
    assert table.offences == ["lead-out-of-turn E 1 corrected", "lead-out-of-turn E 1 unnoticed"]
    assert table.table.face_down == ()
    assert len(table.table.hands.east) == 12


def test_41A_the_trick_began_without_the_wrong_lead() -> None:
    begun = at(POZNAN, "4S S").do("down E C2", "WCJ NCA")
    assert begun.do("EC2").offences == ["lead-out-of-turn E 1 corrected"]
    other = begun.do("EC4")
    assert other.offences == ["lead-out-of-turn E 1 corrected"]
    assert other.table.face_down == ()


def test_41A_picked_up_by_the_leader_himself_it_lies_there_again() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "back W CJ")
    assert table.offences == ["taken-back W 1 unnoticed"]
    assert table.table.face_down == ()
    ruled = table.do("director E")
    assert ruled.ruled == ["41A"]
    assert [lead.seat.name for lead in ruled.table.face_down] == ["W"]
    assert ruled.do("up W").on_table == "WCJ"


def test_41A_picked_up_by_the_wrong_leader_nothing_is_left_of_it() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "back E H2", "director S")
    assert table.offences == ["lead-out-of-turn E 1 corrected"]
    assert table.asked is None


def test_41A_what_hands_cannot_do() -> None:
    assert at(POZNAN, "4S S").refuses("up W")
    assert at(POZNAN, "4S S").do("down W CJ").refuses("down W CT")
    assert at(POZNAN, "4S S").do("WCJ").refuses("down E H2")
    assert at(POZNAN, "4S S").do("EH2").refuses("down E C2")
    assert at(POZNAN, "4S S").refuses("down W SA")
    assert at("N:A2... 43... 65... 87...", "3NT S", lead="W").refuses("down W S8")


def test_41D_dummy_is_not_spread_over_a_lead_that_is_not_settled() -> None:
    table = at(SLAM, "6C N").do("WSA")
    assert not table.table.spread
    assert not table.do("director N").table.spread
    assert table.do("director N", "choose N accept").table.spread
