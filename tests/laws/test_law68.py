"""Law 68: claims and concessions, and what a doubt about them leads to."""

import pytest

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.events import (
    CardWithdrawn,
    ClaimRestored,
    ClaimResumed,
    ClaimStayed,
    ClaimWaived,
    Event,
    RulingGiven,
)
from bridgetable.table.evolve import evolve_all
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, SLAM, Situation, at, before, since

ONE_TRICK = "WCJ NCA EC2 SC3"
ONE_TRUMP_OUT = "N:..432. ...432 A.AK.. 2...T9"
"""Spades are trumps, South is on lead with three winners and has to draw the 2 first."""


def ending(edition: str = "2017") -> Situation:
    return at(ONE_TRUMP_OUT, "4S S", edition, lead="S")


# -- 68A, 68B: what is claimed and conceded ------------------------------------------------------------------------


def test_68A_claimed_tricks_count_once_agreed() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "claim S 10")
    assert table.turn is None
    assert table.tricks == (1, 0)
    assert table.do("agree E").tricks == (11, 2)


def test_68B_a_concession_gives_the_rest_to_the_conceding_side() -> None:
    assert at(POZNAN, "4S S").do(ONE_TRICK, "concede W 11", "agree S").tricks == (12, 1)


def test_68B1_a_claim_of_some_concedes_the_rest() -> None:
    assert ending().do("claim S 1", "agree W").tricks == (11, 2)


def test_68A_no_more_than_are_left() -> None:
    assert at(POZNAN, "4S S").do(ONE_TRICK).refuses("claim S 13")


def test_68A_dummy_does_not_claim() -> None:
    assert ending().refuses("claim N 3")
    assert ending().refuses("concede N 1")


def test_68A_one_claim_at_a_time() -> None:
    assert ending().do("claim S 3").refuses("claim W 1")


def test_68A_a_claim_in_the_middle_of_a_trick_counts_that_trick() -> None:
    table = ending().do("SHA", "claim S 2", "agree W")
    assert table.tricks == (12, 1)


@for_each("edition", EDITIONS)
@for_each(("claimed", "won"), [("claim S 13", 13), ("claim S 10", 10), ("concede W 1", 1)])
def test_68A_a_card_put_back_completes_a_trick_that_was_claimed_too(claimed: str, won: int, edition: str) -> None:
    claim = at(POZNAN, "4S S", edition).do(ONE_TRICK, "back S C3", claimed)
    put_back = claim.do("director S")
    assert (claim.table.tricks_taken(Side.NS), put_back.table.tricks_taken(Side.NS)) == (0, 1)
    assert put_back.do("agree W" if claimed.startswith("claim S") else "agree S").tricks == (won, 13 - won)


@pytest.mark.parametrize(("away", "again"), [(ClaimWaived(), ClaimRestored()), (ClaimStayed(), ClaimResumed())])
def test_68A_so_does_a_claim_that_stands_again(away: Event, again: Event) -> None:
    """A card withdrawn meanwhile makes one more trick of those claimed."""
    claim = at(POZNAN, "4S S").do(ONE_TRICK, "claim S 12").table
    back = CardWithdrawn(Seat.S, card_of("C3"), 1, offending=False)
    stands = evolve_all(claim, (away, back, again)).claim
    assert stands is not None and stands.tricks == 13


# -- 68B2: a defender concedes, his partner objects ----------------------------------------------------------------


@for_each(("edition", "number"), [("1997", "68B"), ("2007", "68B2"), ("2017", "68B2")])
@for_each("words", ["concede W 3", "concede W 1", "claim W 1"])
def test_68B2_partner_objects_at_once_and_play_goes_on(words: str, edition: str, number: str) -> None:
    table = ending(edition).do(words, "object E")
    assert table.ruled == [number]
    assert table.asked is None
    assert table.turn == "S"
    assert table.table.claim is None


@pytest.mark.parametrize(("edition", "number"), [("1997", "68B"), ("2007", "68B2"), ("2017", "68B2")])
def test_68B2_partner_may_object_by_calling_the_director(edition: str, number: str) -> None:
    table = ending(edition).do("concede W 1", "director E")
    assert (table.ruled, table.asked, table.turn) == ([number], None, "S")
    assert ending(edition).do("concede W 1", "director S").ruled[0] == "70A"


@pytest.mark.parametrize("edition", since("2007"))
def test_68B2_cards_shown_are_no_penalty_cards_and_tell_partner_nothing(edition: str) -> None:
    table = ending(edition).do("concede W 3", "face W S2 CT", "object E", "director S")
    assert table.penalty == {}
    assert table.offences == []
    assert table.table.exposed == frozenset()
    assert table.unauthorised("S2") == table.unauthorised("CT") == "E"
    assert table.unauthorised("C9") is None


def test_68B_in_1997_the_cards_shown_are_penalty_cards() -> None:
    table = ending("1997").do("concede W 3", "face W S2 CT", "object E")
    assert table.ruled[:2] == ["68B", "49"]
    assert table.penalty == {"WS2": "major", "WCT": "major"}
    assert table.turn == "S"
    assert table.asked is None


def test_68B_in_1997_one_card_shown_and_then_it_has_to_be_played() -> None:
    table = ending("1997").do("concede W 3", "face W CT", "object E", "SHA")
    assert table.lawful("W") == "CT"
    assert "49" not in ending("1997").do("concede W 3", "object E").ruled


def test_68B2_a_penalty_card_of_before_remains_one() -> None:
    table = ending().do("expose W CT", "director S", "concede W 3", "face W S2", "object E")
    assert table.penalty == {"WCT": "major"}
    assert table.unauthorised("CT") != "E"


@pytest.mark.parametrize("edition", EDITIONS)
def test_68B2_no_concession_has_established_a_revoke(edition: str) -> None:
    conceded = at(SLAM, "6C N", edition).do("ESK SS3 WH6 NS7", "concede E 12")
    assert conceded.offences == ["revoke W 1 established"]
    table = conceded.do("object W")
    assert table.offences == ["revoke W 1 unnoticed"]
    assert table.do("director N").offences == ["revoke W 1 corrected"]


def test_68B2_a_defender_who_claims_all_the_tricks_concedes_none() -> None:
    assert ending("2007").do("claim W 3", "object E").ruled[0] == "70A"


def test_68B2_declarers_concession_is_not_meant() -> None:
    assert ending("2007").do("concede S 1", "object N").ruled[0] == "70A"


def test_68B2_once_the_opponents_have_agreed_it_is_too_late() -> None:
    table = ending("2007").do("concede W 3", "agree S", "object E")
    assert "68B2" not in table.ruled
    assert table.tricks == (13, 0)


# -- 68D: play is suspended ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_68D_play_is_suspended_and_what_is_faced_is_not_played(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "claim S 10", "NCK EC4")
    assert table.on_table == ""
    assert table.offences == []


@for_each("edition", before("2017"))
@for_each("who", "WEN")
def test_68D_until_2017_any_objection_brings_the_director(who: str, edition: str) -> None:
    table = ending(edition).do("claim S 3", f"object {who}")
    assert table.asked is not None
    assert table.asked[:2] == ("director", "70A")


@pytest.mark.parametrize("who", "WENS")
def test_68D2_in_2017_the_side_that_did_not_claim_may_ask_to_play_on(who: str) -> None:
    table = ending().do("claim S 3", f"object {who}")
    assert table.asked == ("WE", "68D2(b)", {"play-on", "rule"})
    assert table.turn is None


def test_68D2a_the_director_rules() -> None:
    table = ending().do("claim S 3", "object W", "choose E rule")
    assert table.ruled[0] == "70A"
    assert table.asked is not None
    assert table.asked[1] == "70A"


def test_68D2a_whoever_calls_the_director_has_him_rule() -> None:
    table = ending().do("claim S 3", "object W", "director S")
    assert table.asked is not None
    assert table.asked[1] == "70A"


def test_68D2a_the_director_called_to_something_else_rules_on_the_claim_too() -> None:
    revoked = at(SLAM, "6C N").do("ESK SS3 WH6 NS7", "ESQ SS4 WS6 NS8", "claim N 10", "object E")
    table = revoked.do("director N revoke W 1")
    assert table.offences == ["revoke W 1 established"]
    assert table.asked is not None
    assert table.asked[:2] == ("director", "70A")
    assert [told.message.key for told in table.table.rulings].count("law-70A-contested") == 1
    done = table.do("choose director claimer-10")
    assert done.moved == [("64A2", 1, "NS")]


@pytest.mark.usefixtures("short_searches")
def test_68D2a_a_revoke_corrected_meanwhile_is_followed_by_one_ruling_on_the_claim() -> None:
    table = at(SLAM, "6C N").do("ESK SS3 WH6 NS7", "claim N 11", "object E", "director N", "WS6", "choose N keep")
    assert table.offences == ["revoke W 1 corrected"]
    assert table.asked is not None
    assert table.asked[:2] == ("director", "70A")
    assert table.do("choose director claimer-11").asked is None


def test_68D2b_played_on_the_claim_is_void_and_the_score_stands() -> None:
    table = ending().do("claim S 3", "object W", "choose W play-on")
    assert table.ruled == ["68D2(b)"]
    assert table.turn == "S"
    done = table.do("SHA WS2 ND2 EC2", "WC9 ND3 EC3 SSA", "SHK WCT ND4 EC4")
    assert done.tricks == (12, 1)
    assert done.asked is None


def test_68D2b_one_asks_and_all_play_on_once_a_card_is_played() -> None:
    table = ending().do("claim S 3", "object W", "choose W play-on")
    assert [told.message.key for told in table.table.rulings] == ["law-68D2b"]
    assert [told.message.key for told in table.do("SSA", "WS2").table.rulings] == ["law-68D2b", "law-68D2b-all"]


def test_68D2b_the_director_called_later_says_that_the_score_stands() -> None:
    played_on = ending().do("claim S 3", "object W", "choose W play-on", "SSA", "WS2")
    assert played_on.do("director S").table.rulings[-1].message.key == "law-68D2b-score"
    assert ending().do("SSA", "WS2", "director S").ruled == ["84A"]


def test_68D2b_laws_16_and_50_do_not_apply() -> None:
    table = ending().do("expose W CT", "director S", "claim S 3", "object E", "face E C2", "choose E play-on")
    assert table.penalty == {}
    assert table.do("director S").offences == ["exposed-card W 11 corrected"]
    told = [ruling.message for ruling in table.table.rulings if ruling.message.key == "law-68D2b-shown"]
    assert [dict(message.blanks)["cards"] for message in told] == [(card_of("C2"),)]


def penalty_card_before(words: str) -> Situation:
    return ending().do("expose W CT", "director S", "claim S 3", "object E", "choose E play-on", words)


def test_68D2b_of_a_penalty_card_of_before_the_director_may_find_either() -> None:
    table = penalty_card_before("note")
    assert table.asked == ("director", "68D2(b)", {"penalty-card", "not-penalty-card"})
    assert table.turn == "S"
    stays = table.do("choose director penalty-card")
    assert stays.penalty == {"WCT": "major"}
    assert stays.asked is None
    assert table.do("choose director not-penalty-card").penalty == {}


def test_68D2b_who_plays_on_has_the_penalty_card_lifted() -> None:
    table = penalty_card_before("SHA")
    assert table.asked is None
    assert table.penalty == {}
    assert table.offences == ["exposed-card W 11 corrected"]
    assert table.lawful("W") == "S2 CT C9"


def test_68D2b_where_not_all_concur_the_penalty_card_lies_there_again() -> None:
    table = penalty_card_before("object S")
    assert table.penalty == {"WCT": "major"}
    assert table.asked is not None
    assert table.asked[:2] == ("director", "70A")


def test_68D2b_all_four_must_concur() -> None:
    table = ending().do("claim S 3", "object W", "choose W play-on", "object S")
    assert table.ruled[:3] == ["68D2(b)", "68D2(b)", "70A"]
    assert table.asked == ("director", "70A", {"claimer-2", "claimer-3"})
    assert table.turn is None


def test_68D2b_after_the_next_card_nobody_can_go_back() -> None:
    table = ending().do("claim S 3", "object W", "choose W play-on", "SSA")
    assert table.refuses("object S")


def test_68D2b_another_claim_may_follow() -> None:
    table = ending().do("claim S 3", "object W", "choose W play-on", "SSA WS2 ND2 EC2", "claim S 2", "agree W")
    assert table.tricks == (13, 0)


@pytest.mark.parametrize("words", ["agree W", "object W", "claim W 1", "take-off W 1"])
def test_68D_while_the_claim_is_contested_nothing_else_is_said_about_it(words: str) -> None:
    assert ending().do("claim S 3", "object W").refuses(words)
    assert ending("2007").do("claim S 3", "object W").refuses(words)


def test_68D_there_must_be_a_claim_to_object_to() -> None:
    assert ending().refuses("object W")
    assert ending().refuses("take-off W 1")


@pytest.mark.parametrize("edition", EDITIONS)
def test_68D_whoever_calls_the_director_to_a_claim_doubts_it(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "claim S 10", "director W")
    assert table.asked is not None
    assert table.asked[:2] == ("director", "70A")


@pytest.mark.parametrize("edition", EDITIONS)
def test_68B_of_cards_shown_is_spoken_only_where_some_were(edition: str) -> None:
    """A defender who concedes in words has shown nothing."""
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "concede W 12", "object E").table
    keys = [event.message.key for event in table.happened if isinstance(event, RulingGiven)]
    assert keys == ["law-68B2-unseen"]


# -- 68A: a claim by showing cards -------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("who", ["S", "W"])
def test_68A_who_faces_his_hand_claims_what_is_left(edition: str, who: str) -> None:
    table = ending(edition).do(f"show {who}")
    assert table.ruled == ["68A"]
    assert table.asked == ("director", "68A", {"claim", "no-claim"})
    assert table.table.claim is not None and table.table.claim.tricks == 3
    found = table.do("choose director claim")
    assert found.asked is None
    assert found.do("agree N" if who == "W" else "agree E").tricks == ((10, 3) if who == "W" else (13, 0))


@pytest.mark.parametrize("edition", EDITIONS)
def test_68A_who_agrees_or_objects_need_not_wait_for_the_director(edition: str) -> None:
    assert ending(edition).do("show S", "agree W").asked is None
    contested = ending(edition).do("show S", "object W")
    claimed = contested.do("choose director claim").asked
    assert claimed is not None and claimed[1] in ("68D2(b)", "70A")
    assert contested.do("choose director no-claim").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_68A_the_director_rules_on_no_claim_before_he_has_found_one(edition: str) -> None:
    table = ending(edition).do("show S", "director W")
    assert (table.asked, table.ruled) == (("director", "68A", {"claim", "no-claim"}), ["68A"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_68A_a_defender_who_did_not_mean_to_claim_has_exposed_his_cards(edition: str) -> None:
    table = ending(edition).do("show W S2", "choose director no-claim")
    assert table.table.claim is None
    assert table.penalty == {"WS2": "major"}
    assert table.ruled[:3] == ["68A", "68A", "49"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_68A_declarer_who_did_not_mean_to_claim_plays_on_without_restriction(edition: str) -> None:
    table = ending(edition).do("show S", "choose director no-claim")
    assert (table.ruled, table.penalty, table.turn) == (["68A", "68A", "48A"], {}, "S")
    assert table.do("SSA WS2").table.claim is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_68A_over_an_opening_lead_out_of_turn_declarer_spreads_his_hand(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EHK", "show S")
    assert "54A" in table.ruled
    assert table.table.claim is None


def test_68A_dummy_claims_nothing_by_showing_his_cards() -> None:
    assert ending().refuses("show N")
