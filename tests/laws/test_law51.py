"""Law 51: two or more penalty cards."""

import pytest

from tests.situations import EDITIONS, Situation, at

THREE_SUITS = "N:52.32..7 43.98..8 98.KQ..A AK.J.5.9"
"""Five cards each; South declares 3NT."""


def faced(*cards: str, edition: str = "2017", lead: str = "W") -> Situation:
    table = at(THREE_SUITS, "3NT S", edition, lead=lead)
    for card in cards:
        table = table.do(f"face E {card}", "director N")
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_51A_declarer_says_which_is_played(edition: str) -> None:
    table = faced("S4", "S3", edition=edition, lead="N").do("NS5")
    assert table.asked == ("S", "51A", {"S4", "S3"})
    chosen = table.do("choose S S3")
    assert chosen.lawful("E") == "S3"
    assert chosen.asked is None


def test_51A_only_those_that_can_lawfully_be_played() -> None:
    table = faced("S4", "H9", lead="N").do("NS5")
    assert table.asked is None
    assert table.lawful("E") == "S4"


def test_51A_on_lead_declarer_chooses_too() -> None:
    assert faced("S4", "H9", lead="E").asked == ("S", "51A", {"S4", "H9"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_51B1a_required_all_cards_of_the_suit_are_picked_up(edition: str) -> None:
    table = faced("S4", "S3", edition=edition)
    assert table.asked == ("S", "51B1", {"require-S", "forbid-S", "free"})
    required = table.do("choose S require-S")
    assert required.penalty == {}
    assert required.lawful("W") == "SA SK"
    assert "51B1" in {clause[:4] for clause in required.ruled}


def test_51B1b_forbidden_all_cards_of_the_suit_are_picked_up() -> None:
    table = faced("S4", "S3").do("choose S forbid-S")
    assert table.penalty == {}
    assert table.lawful("W") == "HJ D5 C9"


@pytest.mark.parametrize("edition", EDITIONS)
def test_51B2_two_suits_the_options(edition: str) -> None:
    table = faced("S4", "H9", edition=edition)
    options = {"require-S", "require-H", "forbid-S", "forbid-H", "forbid-S-H", "free"}
    assert table.asked == ("S", "51B2", options)


def test_51B2a_one_suit_required_the_other_card_stays() -> None:
    table = faced("S4", "H9").do("choose S require-H")
    assert table.penalty == {"ES4": "major"}
    assert table.lawful("W") == "HJ"


def test_51B2b_both_suits_forbidden_both_cards_picked_up() -> None:
    table = faced("S4", "H9").do("choose S forbid-S-H")
    assert table.penalty == {}
    assert table.lawful("W") == "D5 C9"


def test_51B2c_left_free_both_stay_and_are_asked_about_again() -> None:
    table = faced("S4", "H9").do("choose S free", "WSA NS2")
    assert table.penalty == {"ES4": "major", "EH9": "major"}
    again = table.do("ES4 SS8")
    assert again.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})


def test_51B2b_a_standing_prohibition_and_a_card_that_is_left() -> None:
    table = faced("S4", "H9").do("choose S forbid-H", "WSA NS2")
    assert table.do("ES4 SS8").lawful("W") == "SK D5 C9"


def test_50D_each_defender_has_a_card_and_each_is_treated_by_itself() -> None:
    table = at(THREE_SUITS, "3NT S", lead="W").do("face E S4", "director S", "face W C9", "director S")
    assert table.asked == ("S", "50D2", {"require-S", "forbid-S", "free"})
    required = table.do("choose S require-S")
    assert required.penalty == {"WC9": "major"}
    assert required.lawful("W") == "SA SK"
    assert table.do("choose S free").lawful("W") == "C9"
