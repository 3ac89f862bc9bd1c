"""Law 67: a card too few or too many in a trick."""

import pytest

from bridgetable.cards.seat import Seat
from tests.situations import EDITIONS, Situation, at, since

DEAL = "N:543.3.. A72.5.. K86.7.. QJ9.9.."
"""East, who holds the ace of spades, plays nothing to West's queen; South wins with the king."""


def omitted(edition: str = "2017") -> Situation:
    return at(DEAL, "3NT S", edition, lead="W").do("WSQ NS3", "omit E", "SSK")


def total(table: Situation) -> int:
    return sum(len(hand) for hand in table.table.hands) + sum(len(t.plays) for t in table.table.tricks)


def test_67_play_goes_on_past_him_and_nobody_is_asked() -> None:
    table = omitted()
    assert table.offences == ["missing-card E 10 unnoticed"]
    assert (table.turn, table.asked, table.on_table) == ("S", None, "")
    assert table.table.winner(10) is Seat.S


def test_67_the_leader_is_not_passed_by() -> None:
    table = at(DEAL, "3NT S", lead="W")
    assert table.refuses("omit W")
    assert table.refuses("omit N")


# -- 67A1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_67A1_found_in_time_he_supplies_a_lawful_card(edition: str) -> None:
    table = omitted(edition).do("director S")
    assert table.ruled == ["67A1"]
    assert table.offences == ["missing-card E 10 corrected"]
    assert (table.turn, table.lawful("E")) == ("E", "SA S7 S2")
    assert table.do("ES2").turn == "S"
    assert table.do("ESA").turn == "E"
    assert table.do("EH5").offences[-1] == "revoke E 10 unnoticed"


@pytest.mark.parametrize("edition", EDITIONS)
def test_67A1_when_one_side_has_led_to_the_next_trick_it_is_still_in_time(edition: str) -> None:
    table = omitted(edition).do("SH7", "director S")
    assert (table.turn, table.lawful("E")) == ("E", "SA S7 S2")
    stays = table.do("ES2")
    assert (stays.turn, stays.on_table, stays.asked) == ("W", "SH7", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_67A1_a_lead_that_is_now_anothers_goes_back_without_penalty(edition: str) -> None:
    table = omitted(edition).do("SH7", "director S", "ESA")
    assert (table.turn, table.on_table, table.asked) == ("E", "", None)
    assert table.unauthorised("H7") == "EW"
    assert table.penalty == {}


def test_67A1_nor_is_a_lead_of_his_partner_a_penalty_card() -> None:
    table = at(DEAL, "3NT S", lead="W").do("WSQ NS3", "omit E", "SS6 WH9", "director S", "ESA")
    assert (table.turn, table.on_table, table.penalty) == ("E", "", {})
    assert table.unauthorised("H9") == "EW"


def test_67A1_before_the_next_player_has_played_he_simply_plays() -> None:
    table = at(DEAL, "3NT S", lead="W").do("WSQ NS3", "omit E", "director S")
    assert table.turn == "E"
    assert table.do("ES2").turn == "S"


def test_67A1_on_the_last_trick() -> None:
    table = at("N:3... 2... K... Q...", "3NT S", lead="W").do("WSQ NS3", "omit E", "SSK")
    assert table.table.over
    opened = table.do("director W")
    assert (opened.turn, opened.lawful("E")) == ("E", "S2")
    assert opened.do("ES2").table.over


def test_67A1_after_a_claim_the_card_is_named() -> None:
    table = omitted().do("claim S 3", "agree W", "director W")
    assert table.asked == ("E", "67A1", {"SA", "S7", "S2"})
    done = table.do("choose E S7")
    assert done.tricks == (13, 0)
    assert done.offences == ["missing-card E 10 corrected"]


# -- 67B1 ------------------------------------------------------------------------------------------------------------


def too_late(edition: str = "2017") -> Situation:
    return omitted(edition).do("SH7 WH9 NH3", "director S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B1a_he_adds_a_card_of_the_suit_led_and_chooses_which(edition: str) -> None:
    table = too_late(edition)
    assert table.asked == ("E", "67B1(a)", {"SA", "S7", "S2"})
    assert "67B1(a)" in table.ruled
    done = table.do("choose E SA")
    assert done.table.winner(10) is Seat.S
    assert (done.turn, done.lawful("E")) == ("E", "H5")
    assert total(done) == 16


def to_the_end(edition: str) -> Situation:
    return too_late(edition).do("choose E S2", "EH5", "WSJ NS4 ESA SS6", "ES7 SS8 WS9 NS5")


@pytest.mark.parametrize("edition", since("2007"))
def test_67B1a_counts_as_a_revoke_for_one_trick(edition: str) -> None:
    table = to_the_end(edition)
    assert table.offences == ["missing-card E 10 corrected", "revoke E 10 established"]
    assert table.moved == [("64A2", 1, "NS")]
    assert table.tricks == (11, 2)


def test_67B1a_without_penalty_in_1997() -> None:
    table = to_the_end("1997")
    assert table.offences == ["missing-card E 10 corrected"]
    assert table.moved == []
    assert table.tricks == (10, 3)
    assert table.asked is None


NO_SPADE = "N:543.3.. .652.2. K86.7.. QJ9.9.."


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B1b_without_the_suit_any_card_and_one_trick(edition: str) -> None:
    table = at(NO_SPADE, "3NT S", edition, lead="W").do("WSQ NS3", "omit E", "SSK SH7 WH9 NH3", "director S")
    assert table.asked == ("E", "67B1(b)", {"H6", "H5", "H2", "D2"})
    done = table.do("choose E D2", "EH2", "WSJ NS4 EH6 SS6", "WS9 NS5 EH5 SS8")
    assert done.offences == ["missing-card E 10 corrected", "revoke E 10 established"]
    assert done.moved == [("64A2", 1, "NS")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B1_one_card_only_goes_there_by_itself(edition: str) -> None:
    deal = "N:543.3.. A.652.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", edition, lead="W").do("WSQ NS3", "omit E", "SSK SH7 WH9 NH3", "director S")
    assert table.asked is None
    assert table.ruled == ["67B1(a)"]
    assert table.table.winner(10) is Seat.S
    assert table.lawful("E") == "H6 H5 H2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B1_the_one_trick_is_of_his_side_from_then_on_or_none(edition: str) -> None:
    deal = "N:A43.A.. 752.2.. K86.7.. QJ9.9.."
    play = ("WSQ NSA", "omit E", "SS6", "NHA EH2 SH7 WH9", "director S", "choose E S2", "claim N 2", "agree W")
    table = at(deal, "3NT N", edition, lead="W").do(*play)
    assert table.moved == []
    assert ("64B1" in table.ruled) is (edition != "1997")


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B1_found_when_play_has_ended(edition: str) -> None:
    start = omitted(edition).do("SH7 WH9 NH3 EH5", "WSJ NS4 ESA SS6", "ES7 SS8 WS9 NS5")
    assert start.table.over
    assert start.tricks == (10, 3)
    table = start.do("director N")
    assert table.asked == (
        ("director", "64C" if edition == "2007" else "64C1", {"stand", "adjust"}) if edition != "1997" else None
    )
    assert table.tricks == ((10, 3) if edition == "1997" else (11, 2))
    assert total(table) == 16


def test_67B1_nobody_finds_it_and_the_board_ends_all_the_same() -> None:
    table = omitted().do("SH7 WH9 NH3 EH5", "WSJ NS4 ESA SS6", "ES7 SS8 WS9 NS5")
    assert table.asked is None
    assert table.table.hands[Seat.E]


def test_67B1_found_after_the_round_no_trick_moves() -> None:
    table = omitted().do("SH7 WH9 NH3 EH5", "WSJ NS4 ESA SS6", "ES7 SS8 WS9 NS5", "round", "director N")
    assert "64B5" in table.ruled
    assert table.moved == []


def test_67B1_dummys_cards_lay_faced() -> None:
    play = ("WSQ", "omit N", "ES2 SSK", "SH7 WH9", "director W", "choose S S3", "NH3 EH5", "claim S 0", "agree W")
    table = at(DEAL, "3NT S", lead="W").do(*play)
    assert "64B3" in table.ruled
    assert table.moved == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_64A2_never_two_tricks_for_a_defective_trick(edition: str) -> None:
    deal = "N:543.32.. .Q654.2. K86.7.9. QJ92.9.."
    start = at(deal, "3NT S", edition, lead="W").do("WSQ NS3", "omit E", "SSK SH7 WH9 NH3", "director S")
    done = start.do("choose E D2", "EHQ", "EH6 SD9 WS2 NH2", "EH5 SS6 WSJ NS4", "EH4 SS8 WS9 NS5")
    assert done.moved == [("64A2", 1, "NS")]


def test_64B2_a_later_revoke_in_the_suit_of_the_defective_trick() -> None:
    deal = "N:543.3.2. A72.52.. K86.74.. QJ9.9.3."
    start = at(deal, "3NT S", lead="W").do("WSQ NS3", "omit E", "SSK SH7 WH9 NH3 EH2", "WSJ NS4 EH5 SS6 WS9")
    ruled = start.do("director S missing-card", "choose E S2", "director S revoke")
    ended = ruled.do("NS5 ESA SS8", "ES7 SH4 WD3 ND2")
    assert "64B2" in ended.ruled
    assert ended.moved == [("64A2", 1, "NS")]


# -- 67B2 ------------------------------------------------------------------------------------------------------------

TWO = "N:A43.3.. 72.52.. K86.7.. QJ9.9.."
"""East shows the seven and the two of spades together."""


def went_on(edition: str = "2017") -> Situation:
    return at(TWO, "3NT S", edition, lead="W").do("WSQ NS3", "cards E S7 S2", "SSK SS8 WS9")


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B2a_the_highest_lawful_card_stays_and_the_other_comes_back(edition: str) -> None:
    table = went_on(edition).do("director S")
    assert table.ruled[:2] == ["14B1", "67B2" if edition == "1997" else "67B2(a)"]
    assert table.penalty == {"ES2": "minor"}
    assert table.offences == ["several-cards E 10 corrected"]
    assert table.table.winner(10) is Seat.S
    assert total(table) == 16
    assert table.do("NSA").lawful("E") == "S2"


def test_67B2a_two_extra_cards_are_both_major() -> None:
    deal = "N:A43.3.. 752.2.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", lead="W").do("WSQ NS3", "cards E S2 S7 S5", "SSK SS8 WS9", "director S")
    assert table.penalty == {"ES5": "major", "ES2": "major"}


def test_67B2a_the_card_that_follows_suit_stays() -> None:
    table = at(TWO, "3NT S", lead="W").do("WSQ NS3", "cards E H5 S2", "SSK SS8 WS9", "director S")
    assert table.penalty == {"EH5": "minor"}


def test_67B2a_declarers_card_comes_back_and_the_trick_stays_whose_it_was() -> None:
    play = ("WSQ NS3 ES2", "cards S SK S8", "SS6 WS9", "director W")
    table = at(TWO, "3NT S", lead="W").do(*play)
    assert table.table.winner(10) is Seat.S
    assert table.penalty == {}
    assert table.unauthorised("S8") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B2b_a_failure_to_have_played_it_since_is_a_revoke(edition: str) -> None:
    table = went_on(edition).do("NSA EH5 NH3 EH2", "director S")
    assert "revoke E 11 established" in table.offences
    assert {"67B2" if edition == "1997" else "67B2(b)", "63C" if edition == "1997" else "63B"} <= set(table.ruled)


def test_67B2b_a_revoke_not_yet_established_is_corrected() -> None:
    table = went_on().do("NSA EH5", "director S")
    assert table.offences == ["several-cards E 10 corrected", "revoke E 11 corrected"]
    assert (table.turn, table.lawful("E")) == ("E", "S2")
    assert table.penalty == {"ES2": "major", "EH5": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_67B2_a_hand_that_ran_out_is_passed_by_and_the_board_ends(edition: str) -> None:
    table = went_on(edition).do("NSA EH5", "NH3 EH2 SH7 WH9")
    assert table.turn == "W"
    ended = table.do("WSJ NS4 SS6")
    assert ended.table.over
    found = ended.do("director S several-cards")
    assert (found.turn, found.lawful("E")) == ("E", "S2")
    assert found.do("ES2").table.over
    assert total(found.do("ES2")) == 16


def test_67B2_a_hand_without_cards_leads_nothing() -> None:
    deal = "N:A43.3.. 72.A2.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", lead="W").do("WSQ NS3", "cards E S7 S2", "SSK SS8 WS9 NSA EH2 NH3 EHA SH7 WH9")
    assert table.turn == "S"
    assert table.do("director S several-cards").turn == "E"
    assert table.do("SS6 WSJ NS4").table.over


def test_67_found_without_being_named() -> None:
    assert "67B2(a)" in went_on().do("NSA EH5", "NH3 EH2 SH7 WH9", "WSJ NS4 SS6", "director N").ruled
