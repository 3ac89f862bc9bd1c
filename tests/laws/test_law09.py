"""Law 9: attention, the Director, and what nobody does before he has ruled."""

from tests.situations import POZNAN, at


def test_9A_attention_alone_rules_nothing() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "attention S")
    assert table.faults == ["revoke E 1 noticed"]
    assert table.ruled == []
    assert table.lawful("S") == ""


def test_9B1_whoever_calls_the_director_draws_attention_too() -> None:
    assert at(POZNAN, "4S S").do("WH9 NH3 EC2", "director W").faults == ["revoke E 1 corrected"]


def test_9B1_the_director_rules_on_everything_pointed_out_in_the_order_it_happened() -> None:
    table = at(POZNAN, "4S S").do("expose W D7", "WH9 NH3 EC2", "attention S revoke", "attention S exposed-card")
    assert table.do("director S").ruled == ["49", "50B", "62A", "62B1", "50B"]


def test_9A_the_latest_is_meant_when_nothing_is_said() -> None:
    table = at(POZNAN, "4S S").do("expose W D7", "WH9 NH3 EC2", "attention S")
    assert table.faults == ["exposed-card W 1 unnoticed", "revoke E 1 noticed"]


def test_9B2_playing_before_the_ruling_is_noted() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "attention S", "SH4", "director S")
    assert "9B2" in table.ruled


def test_84A_called_for_nothing_the_director_finds_nothing() -> None:
    assert at(POZNAN, "4S S").do("WH9", "director N").ruled == ["84A"]


def test_66C_a_revoke_alleged_that_was_none() -> None:
    assert at(POZNAN, "4S S").do("WH9 NH3 EHK", "director S revoke E").ruled == ["61C", "66C"]


def test_66C_a_player_turns_up_a_trick_himself() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "NCK EC4", "inspect W 1")
    assert table.faults == ["trick-inspected W 1 unnoticed"]
    assert at(POZNAN, "4S S").refuses("inspect W 1")


def test_84A_a_revoke_already_ruled_on_is_not_denied() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director S", "EHK", "director S revoke E")
    assert "66C" not in table.ruled
    assert table.ruled[-1] == "84A"
