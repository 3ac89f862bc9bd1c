"""Law 14: a missing card."""

import pytest

from bridgetable.cards.deal import DealError
from bridgetable.cards.seat import Seat
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding

FOUND_LATER = [("1997", "14B1", "14B2", "14B3"), ("2007", "14B2", "14B3", "14B4"), ("2017", "14B2", "14B3", "14B4")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_14B1_a_card_missing_and_found_among_the_played_ones_is_for_law_67(edition: str) -> None:
    deal = "N:A43.3.. 72.52.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", edition, lead="W").do("WSQ NS3", "cards E S7 S2", "SSK SS8 WS9", "director S")
    assert table.ruled[0] == "14B1"
    assert table.ruled[1].startswith("67B2")


def test_14_hands_of_unequal_size_are_no_deal() -> None:
    with pytest.raises(DealError):
        at("N:A43... 72... K86... QJ9...", "3NT S", lead="W")


@pytest.mark.parametrize(("edition", "unaltered"), [("1997", []), ("2007", ["14A3"]), ("2017", ["14A3"])])
def test_14A_before_the_opening_lead_is_faced_the_hand_is_made_complete(edition: str, unaltered: list[str]) -> None:
    table = bidding(POZNAN, "N", edition).do("mislay S S9", "bids N 1H P 1S", "count S", "director S")
    assert table.asked == ("director", "14A", {"found", "not-found"})
    found, lost = table.do("choose director found"), table.do("choose director not-found")
    assert (found.ruled, lost.ruled) == (["14A1", *unaltered], ["14A2", *unaltered])
    assert found.table.hands == lost.table.hands == found.table.deal
    assert (found.stands, found.turn, found.asked) == ("N1H EP S1S", "W", None)


def without_the_ten_of_clubs(edition: str) -> Situation:
    """West, who has mislaid the ten of clubs, could not follow suit to the third trick."""
    return at(POZNAN, "4S S", edition).do("mislay W CT", "WDA ND2 ED3 SDJ", "WCJ NCA EC2 SC3", "NCK EC4 SC5 WH7")


@pytest.mark.parametrize(("edition", "found", "lost", "deemed"), FOUND_LATER)
def test_14B4_not_to_have_played_the_card_is_a_revoke(edition: str, found: str, lost: str, deemed: str) -> None:
    table = without_the_ten_of_clubs(edition).do("count W", "director W")
    assert table.asked == ("director", "14B", {"found", "found-faced", "not-found"})
    for option, number in (("found", found), ("not-found", lost)):
        ruled = table.do(f"choose director {option}")
        assert ruled.ruled[:2] == [number, deemed]
        assert "62A" in ruled.ruled
        assert ruled.lawful("W") == "CT"


@pytest.mark.parametrize("edition", EDITIONS)
def test_14B4_the_revoke_is_established_once_his_side_has_played_on(edition: str) -> None:
    table = without_the_ten_of_clubs(edition).do("NCQ EC8 SC6 WH8", "count W", "director W", "choose director found")
    assert "revoke W 3 established" in table.offences
    assert table.lawful("W") == "CT"


@pytest.mark.parametrize("edition", EDITIONS)
def test_14B4_a_defenders_card_found_face_up_is_a_penalty_card(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("mislay E HK", "WDA ND2 ED3 SDJ", "count E", "director E")
    faced = table.do("choose director found-faced")
    assert "50B" in faced.ruled
    assert [(one.seat.name, one.major) for one in faced.table.penalty_cards] == [("E", True)]
    assert not table.do("choose director found").table.penalty_cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_14B_the_hand_without_a_card_plays_it_to_the_last_trick(edition: str) -> None:
    deal = "N:A4... 72... K6... QJ..."
    table = at(deal, "3NT S", edition, lead="S").do("mislay W SQ", "SSK WSJ NS4 ES2", "SS6 NSA ES7")
    assert table.table.over and table.tricks == (13, 0)
    later = table.do("count W", "director W", "choose director found")
    assert not later.table.over and later.turn == "W"
    assert later.do("WSQ").tricks == (13, 0)


def test_14C_that_the_card_came_back_is_unauthorised_for_partner_unless_everybody_sees_it() -> None:
    hidden = at(POZNAN, "4S S").do("mislay W CT", "WDA ND2 ED3 SDJ", "count W", "director W", "choose director found")
    assert [(one.unauthorised, one.clause) for one in hidden.table.information] == [((Seat.E,), "14C")]
    spread = at(POZNAN, "4S S").do("mislay N HQ", "WDA", "count S N", "director S", "choose director found")
    assert (spread.ruled, spread.table.information) == (["14B2"], ())
    assert "HQ" in spread.lawful("N") or spread.turn == "N"


def test_43A1_dummy_may_not_be_the_first_to_speak_of_his_number_of_cards() -> None:
    assert (
        "dummy-attention N 1 noticed" in at(POZNAN, "4S S").do("mislay N HQ", "WDA", "count N", "director S").offences
    )


@pytest.mark.parametrize("words", ["count S", "mislay S HQ", "mislay S S9 S", "count S N"])
def test_14_refused(words: str) -> None:
    assert at(POZNAN, "4S S").refuses(words)
    assert at(POZNAN, "4S S").do("WDA").refuses("mislay S S9 W")
    assert at(POZNAN, "4S S").do("expose E HK").refuses("mislay E HK")


@pytest.mark.parametrize("edition", EDITIONS)
def test_67_a_player_who_counts_draws_attention_to_a_defective_trick(edition: str) -> None:
    deal = "N:A43.3.. 72.52.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", edition, lead="W").do("WSQ NS3", "cards E S7 S2", "SSK SS8 WS9", "count E", "director S")
    assert table.ruled[0] == "14B1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_14A_until_the_opening_lead_is_faced_and_only_a_defenders_card_is_exposed(edition: str) -> None:
    start = at(POZNAN, "4S S", edition).do("mislay S S9")
    before, after = (start.do(*lead, "count S", "director S").asked for lead in ((), ("WDA",)))
    assert before == ("director", "14A", {"found", "not-found"})
    assert after == ("director", "14B", {"found", "not-found"})
