"""Law 61: what a revoke is, and who may ask."""

from typing import Any

import pytest

from tests.situations import EDITIONS, POZNAN, at, since


@pytest.mark.parametrize("edition", EDITIONS)
def test_61A_not_following_suit_while_able(edition: str) -> None:
    assert at(POZNAN, "4S S", edition).do("WH9 NH3 EC2").offences == ["revoke E 1 unnoticed"]


def test_61A_not_leading_what_declarer_required() -> None:
    deal = "N:52.3.. 43.8.. 98.4.. AK.J.."
    table = at(deal, "3NT S", lead="W").do("face E H8", "director S", "choose S require-H", "WSA")
    assert table.offences[-1] == "revoke W 11 unnoticed"
    corrected = table.do("director S")
    assert corrected.lawful("W") == "HJ"
    assert corrected.penalty == {"WSA": "major"}


def test_61A_leading_what_declarer_forbade() -> None:
    deal = "N:52.3.. 43.8.. 98.4.. AK.J.."
    table = at(deal, "3NT S", lead="W").do("face E H8", "director S", "choose S forbid-H", "WHJ")
    assert table.offences[-1] == "revoke W 11 unnoticed"


def test_59_unable_to_follow_is_no_revoke() -> None:
    assert at("N:5.3.. .87.. 8.4.. 9.J..", "3NT S", lead="N").do("NS5 EH8").offences == []


# -- who may ask ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_61B1_declarer_may_ask_a_defender(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2", "ask S E")
    assert table.offences == ["revoke E 1 noticed"]
    assert table.do("director S").penalty == {"EC2": "major"}


def test_61B_an_answer_that_holds_draws_attention_to_nothing() -> None:
    assert at("N:5.3.. .87.. 8.4.. 9.J..", "3NT S", lead="N").do("NS5 EH8", "ask S E").offences == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_61B2a_dummy_may_ask_declarer(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SDJ", "ask N S", "director N")
    assert table.offences == ["revoke S 1 corrected"]
    assert table.penalty == {}
    assert table.lawful("S") == "C9 C7 C6 C5 C3"
    assert "62B2" in table.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_61B2b_dummy_may_not_ask_a_defender_and_the_revoke_is_corrected(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2", "ask N E", "director S")
    assert table.offences == ["revoke E 1 corrected", "dummy-asks N 1 noticed"]
    assert table.penalty == {"EC2": "major"}
    assert "63B" not in table.ruled
    assert ("61B" if edition == "1997" else "61B2(b)") in table.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_61B3_a_defender_may_ask_declarer(edition: str) -> None:
    assert at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SDJ", "ask W S").offences == ["revoke S 1 noticed"]


@pytest.mark.parametrize("edition", since("2007"))
def test_61B3_defenders_may_ask_each_other_since_2007(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2", "ask W E", "director W")
    assert table.offences == ["revoke E 1 corrected"]
    assert table.table.established == ()


@pytest.mark.parametrize(("elections", "moved"), [({}, ("64A1", 2, "NS")), ({"43B2b": "revoked"}, ("64A2", 1, "NS"))])
def test_61B_in_1997_they_may_not_and_63B_counts_the_revoke(
    elections: dict[str, Any], moved: tuple[str, int, str]
) -> None:
    """The king that East substitutes wins the trick; the club that he revoked with could not (43B2(b))."""
    table = at(POZNAN, "4S S", "1997", **elections).do("WH9 NH3 EC2 SH4", "ask W E", "director W")
    assert "63B" in table.ruled
    assert table.offences == ["revoke E 1 corrected", "extraneous-information W 1 noticed"]
    assert table.lawful("E") == "HA HK HT H2"
    done = table.do("EHK", "claim E 1", "agree S")
    assert done.moved == [moved]


def test_61B_in_1997_the_authority_may_allow_it() -> None:
    table = at(POZNAN, "4S S", "1997", defenders_may_ask=True).do("WH9 NH3 EC2 SH4", "ask W E", "director W")
    assert "63B" not in table.ruled


def test_61B3_in_2007_the_authority_may_forbid_it() -> None:
    table = at(POZNAN, "4S S", "2007", defenders_may_ask=False).do("WH9 NH3 EC2 SH4", "ask W E", "director W")
    assert table.offences[-1] == "extraneous-information W 1 noticed"
    assert "63B" not in table.ruled


def test_61B_nobody_asks_before_a_card_is_played() -> None:
    assert at(POZNAN, "4S S").refuses("ask S E")


@pytest.mark.parametrize(("edition", "number"), [("1997", "61B"), ("2007", "62C3"), ("2017", "61C")])
def test_61C_a_revoke_alleged_opens_no_quitted_trick(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EHK", "director S revoke E")
    assert table.ruled == [number, "66C"]


def test_61B_asking_the_other_defender_draws_attention_to_nothing() -> None:
    assert at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "ask S W").offences == ["revoke E 1 unnoticed"]
