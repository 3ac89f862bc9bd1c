"""Law 63: each way a revoke becomes established, and what does not establish it."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, SLAM, Situation, at, before, since

FIRST_TRICK = "ESK SS3 WH6 NS7"
"""West, who holds two spades, discards; East's king wins and he is to lead."""


def revoked(edition: str = "2017") -> Situation:
    return at(SLAM, "6C N", edition).do(FIRST_TRICK)


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A1_partner_leads_to_the_next_trick(edition: str) -> None:
    assert revoked(edition).do("ESQ").offences == ["revoke W 1 established"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A1_an_illegal_lead_establishes_too(edition: str) -> None:
    table = revoked(edition).do("WSA")
    assert table.offences == ["revoke W 1 established", "lead-out-of-turn W 2 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A1_the_opponents_lead_does_not_establish(edition: str) -> None:
    deal = "N:K8.4..A32 QJ9.2..J7 543.5..Q9 A62.3..K8"
    table = at(deal, "3NT N", edition, lead="E").do("ESQ SS3 WH3 NSK NCA")
    assert table.offences == ["revoke W 8 unnoticed"]
    assert table.do("EC7").offences == ["revoke W 8 established"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A2_naming_a_card_for_the_next_trick(edition: str) -> None:
    assert revoked(edition).do("name E SQ").offences == ["revoke W 1 established"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A2_declarer_calls_a_card_from_dummy(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SDJ", "call CK")
    assert table.offences == ["revoke S 1 established"]
    assert table.on_table == "NCK"


def test_63A2_calling_a_suit_is_designating_a_card() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA EC2 SDJ", "call H").offences == ["revoke S 1 established"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A2_run_the_suit_designates_no_card(edition: str) -> None:
    deal = "N:QT98... 42.5.4. AK7.6.. 65.7.8."
    table = at(deal, "4S S", edition, lead="N").do("call run-S", "ES2 SH6 WS5")
    assert table.offences == ["revoke S 10 unnoticed"]
    assert table.do("director S").offences == ["revoke S 10 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A3_a_claim_of_the_offending_side(edition: str) -> None:
    assert at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SDJ", "claim S 10").offences == ["revoke S 1 established"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A3_a_concession_of_the_offending_side(edition: str) -> None:
    assert revoked(edition).do("concede E 3").offences == ["revoke W 1 established"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_63A3_a_claim_of_the_innocent_side_establishes_nothing(edition: str) -> None:
    assert revoked(edition).do("claim N 11").offences == ["revoke W 1 unnoticed"]


@pytest.mark.parametrize("edition", before("2017"))
def test_63A3_until_2017_assent_to_the_opponents_claim_establishes_at_once(edition: str) -> None:
    assert revoked(edition).do("claim N 11", "agree E").offences == ["revoke W 1 established"]


def test_63A4_in_2017_assent_does_not_establish_until_the_round_ends() -> None:
    agreed = revoked().do("claim N 11", "agree E")
    assert agreed.offences == ["revoke W 1 unnoticed"]
    assert agreed.do("round").offences == ["revoke W 1 established"]


def test_63A4_or_until_the_offending_side_calls_on_the_next_board() -> None:
    agreed = revoked().do("claim N 11", "agree E")
    assert agreed.do("next N").offences == ["revoke W 1 unnoticed"]
    assert agreed.do("next W").offences == ["revoke W 1 established"]


@for_each(
    ("edition", "meanwhile", "status"),
    [
        ("1997", "round", "established"),
        ("1997", "return", "established"),
        ("1997", "next E", "established"),
        ("2007", "round", "established"),
        ("2007", "return", "established"),
        ("2007", "next E", "established"),
        ("2017", "round", "established"),
        ("2017", "return", "unnoticed"),
        ("2017", "next E", "established"),
    ],
)
def test_63A_assent_by_silence(edition: str, meanwhile: str, status: str) -> None:
    table = revoked(edition).do("claim N 11", meanwhile)
    assert table.offences == [f"revoke W 1 {status}"]
    number = "63A4" if edition in since("2017") else "63A3"
    assert [held.clause for held in table.table.established] == ([number] if status == "established" else [])


def test_63A4_assent_after_the_end_of_the_round_is_established_at_once() -> None:
    assert revoked().do("round", "claim N 11", "agree E").offences == ["revoke W 1 established"]


@pytest.mark.usefixtures("short_searches")
def test_62A_in_2017_a_revoke_found_after_assent_is_corrected_and_the_claim_is_judged() -> None:
    table = revoked().do("claim N 11", "agree E", "director N")
    assert table.offences == ["revoke W 1 corrected"]
    assert table.asked is None
    assert table.turn == "W"
    assert table.lawful("W") == "SA S6"
    changed = table.do("WSA")
    assert changed.asked == ("N", "62C1", {"keep", "withdraw"})
    ruled = changed.do("choose N keep")
    assert ruled.asked is not None
    assert ruled.asked[:2] == ("director", "70A")
    done = ruled.do("choose director claimer-11")
    assert done.tricks == (11, 2)
    assert done.moved == []


@pytest.mark.parametrize(("edition", "number"), [("1997", "63C"), ("2007", "63B"), ("2017", "63B")])
def test_63B_once_established_it_stands(edition: str, number: str) -> None:
    table = revoked(edition).do("ESQ", "director N")
    assert number in table.ruled
    assert table.penalty == {}
    assert table.turn == "S"


def test_62A_attention_drawn_in_time_what_is_played_later_does_not_establish() -> None:
    table = revoked().do("attention N", "ESQ", "director N")
    assert table.offences[0] == "revoke W 1 corrected"


def test_63A1_playing_the_substitute_does_not_establish_what_is_corrected() -> None:
    table = revoked().do("director N", "WS6", "choose N keep", "choose N free", "ESQ")
    assert table.offences == ["revoke W 1 corrected"]


@pytest.mark.parametrize(("called", "status"), [("run-H", "unnoticed"), ("CQ", "established"), ("H", "established")])
def test_63A2_called_while_the_revoke_trick_is_still_open(called: str, status: str) -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ", f"call {called}")
    assert table.offences == [f"revoke S 2 {status}"]
