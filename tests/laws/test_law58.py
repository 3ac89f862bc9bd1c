"""Law 58: two cards of one hand at once, and the road from there to Law 67."""

import pytest

from tests.situations import EDITIONS, Situation, at

FOUR = "N:A43.3.. 752.5.. K86.7.. QJ9.9.."
"""Three spades and a heart each; 3NT by South, West leads."""


def two_of_east(edition: str = "2017") -> Situation:
    """West leads the queen of spades, dummy plays low, and two spades leave East's hand."""
    return at(FOUR, "3NT S", edition, lead="W").do("WSQ NS3", "cards E S7 S2")


def total(table: Situation) -> int:
    held = sum(len(hand) for hand in table.table.hands)
    return held + sum(len(trick.plays) for trick in table.table.tricks)


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B2_the_player_says_which_card_he_plays_and_nobody_need_call(edition: str) -> None:
    table = two_of_east(edition)
    assert table.on_table == "WSQ NS3 ES7 ES2"
    assert table.offences == ["several-cards E 10 unnoticed"]
    assert table.asked == ("E", "58B2", {"S7", "S2"})
    assert table.lawful("S") == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B2_one_small_card_left_over_is_a_minor_penalty_card(edition: str) -> None:
    table = two_of_east(edition).do("choose E S7")
    assert table.offences == ["several-cards E 10 corrected"]
    assert table.penalty == {"ES2": "minor"}
    assert table.on_table == "WSQ NS3 ES7"
    assert table.turn == "S"
    assert table.lawful("S") == "SK S8 S6"
    assert {"58B2", "50B"} <= set(table.ruled)


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B2_what_was_irregular_about_a_card_before_it_was_taken_back_stays_so(edition: str) -> None:
    """East plays too soon and takes it back; that is not done again with the card he plays of two later."""
    early = at(FOUR, "3NT S", edition, lead="W").do("WSQ ES7", "back E S7", "NS3", "cards E S7 S2")
    before = ["premature-play E 10 unnoticed", "taken-back E 10 unnoticed"]
    assert early.offences == [*before, "several-cards E 10 unnoticed"]
    for kept in ("S2", "S7"):
        assert early.do(f"choose E {kept}").offences == [*before, "several-cards E 10 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B2_two_cards_before_his_turn_are_one_premature_play_of_the_card_he_chooses(edition: str) -> None:
    chosen = at(FOUR, "3NT S", edition, lead="W").do("WSQ", "cards E S7 S2", "choose E S2")
    assert [line for line in chosen.offences if line.startswith("premature-play")] == [
        "premature-play E 10 corrected",
        "premature-play E 10 unnoticed",
    ]


def test_58B2_an_honour_left_over_is_a_major_one() -> None:
    table = at(FOUR, "3NT S", lead="W").do("cards W SQ S9", "choose W S9")
    assert table.penalty == {"WSQ": "major"}


def test_58B2_two_cards_left_over_are_both_major() -> None:
    table = at(FOUR, "3NT S", lead="W").do("WSQ NS3", "cards E S7 S5 S2")
    assert table.asked == ("E", "58B2", {"S7", "S5", "S2"})
    assert table.do("choose E S5").penalty == {"ES7": "major", "ES2": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B2_declarer_takes_the_other_card_back_and_that_is_all(edition: str) -> None:
    table = at(FOUR, "3NT S", edition, lead="W").do("WSQ NS3 ES2", "cards S SK S8", "choose S S8")
    assert table.penalty == {}
    assert table.unauthorised("SK") == "NS"
    assert table.table.winner(10) is not None
    assert table.turn == "W"


def test_58B2_for_dummy_declarer_says() -> None:
    table = at(FOUR, "3NT S", lead="W").do("WSQ", "cards N SA S3")
    assert table.asked == ("S", "58B2", {"SA", "S3"})
    assert table.do("choose S S3").on_table == "WSQ NS3"


def test_58B2_the_director_says_so_too() -> None:
    table = two_of_east().do("director S")
    assert table.ruled == ["58B2"]
    assert table.asked == ("E", "58B2", {"S7", "S2"})
    assert table.offences == ["several-cards E 10 noticed"]


def test_58B2_who_picks_one_of_two_up_plays_the_other() -> None:
    table = two_of_east().do("back E S7")
    assert table.on_table == "WSQ NS3 ES2"
    assert table.penalty == {"ES7": "minor"}
    assert table.offences == ["several-cards E 10 corrected"]


def test_58B2_of_two_cards_one_of_which_is_unlawful_the_other_is_played_and_nobody_asked() -> None:
    table = at(FOUR, "3NT S", lead="W").do("WSQ NS3", "cards E H5 S2")
    assert table.offences == ["several-cards E 10 unnoticed"]
    assert table.asked is None
    ruled = table.do("director S")
    assert ruled.asked is None
    assert ruled.on_table == "WSQ NS3 ES2"
    assert ruled.penalty == {"EH5": "minor"}
    assert ruled.offences == ["several-cards E 10 corrected"]


def test_58B2_a_penalty_card_shown_with_another_is_the_one_that_is_played() -> None:
    deal = "N:A4.3.. 75..2. K8.7.. QJ.9.."
    table = at(deal, "3NT S", lead="S").do("face E D2", "director S", "SH7 WH9 NH3", "cards E S5 D2")
    assert table.asked is None
    ruled = table.do("director S")
    assert ruled.penalty == {"ES5": "minor"}
    assert ruled.lawful("W") != ""


def test_58B2_neither_card_is_lawful() -> None:
    deal = "N:A4.3.. 7.52.. K8.7.. QJ.9.."
    table = at(deal, "3NT S", lead="W").do("WSQ NS4", "cards E H5 H2")
    assert table.offences == ["revoke E 11 unnoticed", "several-cards E 11 unnoticed"]
    other = table.do("choose E H2")
    assert other.offences == ["revoke E 11 corrected", "several-cards E 11 corrected", "revoke E 11 unnoticed"]
    pointed = table.do("director S revoke E")
    assert pointed.on_table == "WSQ NS4"
    assert pointed.lawful("E") == "S7"
    assert pointed.penalty == {"EH5": "major", "EH2": "major"}


def test_58B2_two_cards_led_out_of_turn_the_lead_is_the_card_he_keeps() -> None:
    table = at(FOUR, "3NT S", lead="S").do("cards E S7 H5")
    assert table.offences == ["lead-out-of-turn E 10 unnoticed", "several-cards E 10 unnoticed"]
    ruled = table.do("choose E H5", "director S lead-out-of-turn")
    assert ruled.asked == ("S", "56", {"accept", "refuse"})
    assert ruled.do("choose S accept").on_table == "EH5"


# -- 58B3, 47D -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B3_an_opponent_who_played_since_may_change(edition: str) -> None:
    table = two_of_east(edition).do("SSK", "choose E S2")
    assert table.asked == ("S", "58B3", {"keep", "withdraw"})
    kept = table.do("choose S keep")
    assert (kept.turn, kept.on_table) == ("S", "")
    back = table.do("choose S withdraw")
    assert back.lawful("S") == "S8 S6"
    assert back.unauthorised("SK") == "EW"
    assert back.do("SS8").turn == "W"


def test_58B3_who_played_in_front_of_the_two_cards_after_they_lay_there_may_change() -> None:
    """Dummy's two cards are named before West has played: in time his card is the later one."""
    deal = "N:..32.AJ4 ..AK.T98 ..Q4.Q76 ..J9.K52"
    table = at(deal, "3NT S", lead="S").do("SCQ", "cards N CA C4", "WC2", "choose S C4")
    assert table.asked == ("W", "58B3", {"keep", "withdraw"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_47D_then_the_partner_of_the_offender_may_change_without_penalty(edition: str) -> None:
    start = at(FOUR, "3NT S", edition, lead="W").do("cards W SQ S9", "NS3 ES2", "choose W S9")
    assert start.asked == ("S", "58B3", {"keep", "withdraw"})
    assert start.do("choose S keep").asked is None
    changed = start.do("choose S withdraw", "NS4")
    assert changed.asked == ("E", "47D", {"keep", "withdraw"})
    back = changed.do("choose E withdraw")
    assert back.lawful("E") == "S7 S5"
    assert back.penalty == {"WSQ": "major"}
    assert back.unauthorised("S2") == "EW"


def test_58B3_a_lead_to_the_next_trick_goes_back_when_the_trick_is_anothers() -> None:
    table = at(FOUR, "3NT S", lead="W").do("WSQ NS3 ES2", "cards S SK S8", "SS6", "choose S S8")
    assert table.turn == "W"
    assert table.on_table == ""
    assert total(table) == 16


def test_58B3_a_card_that_no_longer_follows_suit_goes_back() -> None:
    table = at(FOUR, "3NT S", lead="W").do("cards W SQ H9", "NS3 ES2", "choose W H9")
    assert table.on_table == "WH9 ES2"
    assert table.turn == "N"
    done = table.do("NH3")
    assert done.lawful("E") == "H5"
    # North, an opponent, had to change his card first: East changes without rectification (47D).
    assert done.penalty == {"WSQ": "major"}
    assert done.ruled[-1] == "47D"


def test_58B3_a_revoke_taken_back_is_none_any_more() -> None:
    table = two_of_east().do("SH7", "choose E S7", "choose S withdraw", "SSK", "SS6")
    assert table.offences == ["several-cards E 10 corrected", "revoke S 10 corrected"]


def test_58B2_nobody_has_revoked_to_a_card_that_was_not_led() -> None:
    deal = "N:A43.3.. 752.5.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", lead="W").do("cards W SQ H9", "NH3", "choose W H9")
    assert table.offences == ["several-cards W 10 corrected", "revoke N 10 corrected"]
    assert table.on_table == "WH9 NH3"


# -- 58B4 ------------------------------------------------------------------------------------------------------------


def test_58B4_asked_as_long_as_only_one_side_has_played_to_the_next_trick() -> None:
    table = two_of_east().do("SSK SS8")
    assert table.asked == ("E", "58B2", {"S7", "S2"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B4_when_both_sides_have_played_on_nobody_is_asked(edition: str) -> None:
    table = two_of_east(edition).do("SSK SS8 WS9")
    assert table.asked is None
    assert table.turn == "N"
    assert table.do("director S").ruled[:2] == ["14B1", "67B2" if edition == "1997" else "67B2(a)"]


def test_58B4_after_the_director_has_asked_in_vain_the_card_goes_back_by_itself() -> None:
    table = two_of_east().do("director S", "SSK SS8 WS9")
    assert "67B2(a)" in table.ruled
    assert table.penalty == {"ES2": "minor"}
    assert table.do("NSA").lawful("E") == "S2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B2_nobody_is_told_to_choose_where_one_card_alone_is_lawful(edition: str) -> None:
    deal = "N:A43.3.. 72.52.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", edition, lead="W").do("WSQ NS3", "cards E S7 H5", "director S")
    assert table.ruled.count("58B2") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_58B2_the_director_called_afterwards_says_it_again_and_not_that_nothing_was_irregular(edition: str) -> None:
    table = two_of_east(edition).do("choose E S2", "director S")
    assert table.penalty == {"ES7": "minor"}
    assert (table.ruled[-1], "84A" in table.ruled) == ("58B2", False)
    later = table.do("SS6", "WSJ NS4 ES7 SSK", "director W")
    assert later.ruled[-1] == "84A"
