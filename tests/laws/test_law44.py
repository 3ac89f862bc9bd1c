"""Law 44: following suit comes before everything."""

from tests.situations import POZNAN, at


def test_44A_the_leader_may_play_any_card() -> None:
    assert len(at(POZNAN, "4S S").lawful("W").split()) == 13


def test_44C_a_player_who_can_follow_must() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA").lawful("E") == "C8 C4 C2"


def test_44D_a_player_who_cannot_follow_may_play_anything() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SC5 WCT NCQ EC8 SC6")
    assert len(table.lawful("W").split()) == 11


def test_44C_nobody_out_of_turn_has_a_lawful_card() -> None:
    assert at(POZNAN, "4S S").lawful("N") == ""


def test_44E_the_highest_trump_wins_and_leads() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SC5 WCT NCQ EC8 SC6 WS6")
    assert table.turn == "W"
    assert table.tricks == (2, 1)


def test_44C_comes_before_a_penalty_card() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director E", "EHK ES2 SS3 WS6 NST NH5")
    assert table.lawful("E") == "HA HT H2"
