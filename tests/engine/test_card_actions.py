"""What people do with cards: play, lead face down, show, take back, turn up, or leave out."""

import pytest

from bridgetable.cards.call import Pass
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.actions import Expose, MakeCall, PlayTogether
from bridgetable.table.first import first_table
from tests.each import for_each
from tests.engine.refused import refused, why_not
from tests.situations import POZNAN, Situation, at, bidding

START = at(POZNAN, "4S S")
TRICK = START.do("WCJ NCA EC2 SC3")
OVER = TRICK.do("claim S 10", "agree W")
CLAIMED = TRICK.do("claim S 10")
AUCTION = bidding(POZNAN).do("bids N 1S P 2S P")


def held(situation: Situation, seat: str) -> int:
    return [len(hand) for hand in situation.table.hands]["NESW".index(seat)]


# -- to the trick ----------------------------------------------------------------------------------------------------


def test_a_card_goes_to_the_trick_in_progress_or_begins_the_next() -> None:
    assert TRICK.on_table == ""
    assert TRICK.do("NH3").on_table == "NH3"
    assert TRICK.do("NH3").table.open_trick == 2


def test_a_card_left_over_after_the_last_trick_is_seen_and_wins_nothing() -> None:
    """West has played nothing to the twelfth trick; he cannot make a fourteenth of the card he has left."""
    ending = at("N:A.3.. 7.5.. K.7.. Q.9..", "3NT S", lead="S").do("SSK", "omit W", "NSA ES7")
    table = ending.do("NH3 EH5", "WH9", "WSQ")
    assert table.table.trick(14) is None and not table.table.over
    assert table.do("SH7").table.tricks_taken(Side.NS) + table.table.tricks_taken(Side.EW) <= 13


@for_each("text", ["WCJ", "cards W CJ CT", "name W CT", "expose W CT", "omit W"])
def test_nobody_does_anything_with_cards_after_the_play(text: str) -> None:
    assert why_not(OVER, text) == "play-over"


def test_nobody_plays_a_card_he_has_not_or_has_played() -> None:
    assert why_not(START, "WSA") == "not-held"
    assert why_not(START.do("WCJ"), "WCJ") == "not-held"


def test_a_card_put_down_after_a_claim_is_seen_and_not_played() -> None:
    situation = TRICK.do("claim S 10", "NH3")
    claim = situation.table.claim
    assert situation.on_table == "" and held(situation, "N") == 12
    assert claim is not None and len(claim.laid) == len(claim.shown) == 1


def test_of_two_cards_at_once_a_lawful_one_is_taken_first() -> None:
    for both in ("cards E C2 H2", "cards E H2 C2"):
        situation = START.do("WCJ NCA", both)
        assert situation.on_table == "WCJ NCA EC2 EH2"
        assert situation.offences == ["several-cards E 1 unnoticed"]


@pytest.mark.parametrize("begun", (AUCTION, START, TRICK, CLAIMED), ids=("auction", "lead", "play", "claim"))
def test_no_card_is_named_twice_and_none_left_out(begun: Situation) -> None:
    """A file could not be read again in which it is."""
    one, other, *_ = sorted(begun.table.hands[Seat.N])
    for cards in ((one, one), (one, other, one)):
        for action in (PlayTogether(Seat.N, cards), Expose(Seat.N, cards)):
            assert refused(begun, action) == "card-twice"
    assert refused(begun, PlayTogether(Seat.N, (one,))) == refused(begun, Expose(Seat.N, ())) == "too-few-cards"
    assert refused(begun, PlayTogether(Seat.N, ())) == "too-few-cards"
    assert refused(begun, PlayTogether(Seat.N, (one, other))) is refused(begun, Expose(Seat.N, (one,))) is None


def test_no_suit_is_named_twice_in_what_a_call_shows() -> None:
    assert refused(AUCTION, MakeCall(Seat.N, Pass(), shows=(Suit.HEARTS, Suit.HEARTS))) == "suit-twice"
    assert refused(AUCTION, MakeCall(Seat.N, Pass(), shows=(Suit.HEARTS, Suit.SPADES))) is None


def test_two_cards_at_once_after_a_claim_are_seen_and_not_played() -> None:
    situation = TRICK.do("claim S 10", "cards N H3 H5")
    assert held(situation, "N") == 12
    assert situation.offences == []


# -- face down -------------------------------------------------------------------------------------------------------


def test_a_lead_face_down_stays_in_the_hand_until_it_is_turned_up() -> None:
    lying = START.do("down W CJ")
    assert (lying.on_table, held(lying, "W"), lying.turn) == ("", 13, "W")
    assert lying.do("up W").on_table == "WCJ"


def test_there_is_one_opening_lead() -> None:
    assert why_not(START.do("down W CJ"), "down W CT") == "led-already"
    assert why_not(TRICK, "down W CT") == "no-opening-lead"
    assert why_not(at("N:A.2.. K.3.. Q.4.. J.5..", "3NT S", lead="W"), "down W SJ") == "no-opening-lead"
    assert why_not(START.do("claim S 10"), "down W CJ") == "no-opening-lead"
    assert why_not(START, "down W SA") == "not-held"


def test_who_has_led_no_card_face_down_turns_none_up() -> None:
    assert why_not(START, "up W") == "no-face-down-lead"
    assert why_not(START.do("down W CJ"), "up E") == "no-face-down-lead"


def test_a_lead_face_down_before_the_last_pass_shows_nothing() -> None:
    assert bidding(POZNAN).do("bids N 1S", "down W CJ").offences == []


def test_a_proper_lead_picked_up_was_taken_back_and_a_wrong_one_was_none() -> None:
    assert "taken-back W 1 unnoticed" in START.do("down W CJ", "back W CJ").offences
    wrong = START.do("down E C2", "back E C2")
    assert wrong.table.face_down == ()
    assert not any(offence.startswith("taken-back") for offence in wrong.offences)


# -- left out --------------------------------------------------------------------------------------------------------


def test_play_goes_on_past_who_plays_nothing_at_his_turn() -> None:
    situation = START.do("WCJ NCA", "omit E")
    assert situation.turn == "S"
    assert situation.offences == ["missing-card E 1 unnoticed"]


@pytest.mark.parametrize("seat", ["W", "N", "S"])
def test_only_who_is_on_turn_can_be_passed_over(seat: str) -> None:
    assert why_not(START.do("WCJ NCA"), f"omit {seat}") == "to-omit"


def test_the_leader_cannot_be_passed_over() -> None:
    assert why_not(START, "omit W") == "to-omit"
    assert why_not(TRICK, "omit N") == "to-omit"
    assert why_not(START.do("WCJ NCA", "back W CJ"), "omit W") == "to-omit"


# -- not to the trick ------------------------------------------------------------------------------------------------


def test_a_card_named_is_not_yet_played() -> None:
    situation = START.do("WCJ NCA", "name E C8")
    assert situation.on_table == "WCJ NCA"
    assert situation.lawful("E") == "C8"
    assert why_not(START, "name E SA") == "not-held"


def test_a_defenders_card_shown_is_an_irregularity_and_declarers_is_none() -> None:
    assert TRICK.do("NCK", "expose W H9").offences == ["exposed-card W 2 unnoticed"]
    assert TRICK.do("NCK", "expose S DJ").offences == []
    assert why_not(TRICK, "expose E SA") == "not-held"


def test_a_card_shown_when_four_lie_there_may_be_a_fifth() -> None:
    assert TRICK.do("expose E H2").offences == ["fifth-card E 1 unnoticed"]
    assert TRICK.do("face E H2").offences == ["exposed-card E 2 unnoticed"]


def test_dummy_who_shows_a_card_of_the_hand_on_the_table_has_touched_it() -> None:
    assert TRICK.do("expose N H3").offences == ["dummy-touches N 2 unnoticed"]


def test_dummy_who_spreads_his_hand_to_the_lead_touches_nothing() -> None:
    assert START.do("WCJ", "expose N H3").offences == []


# -- taken back and turned up ----------------------------------------------------------------------------------------


def test_a_card_taken_back_is_in_the_hand_again_and_owed() -> None:
    situation = TRICK.do("back S C3")
    assert situation.on_table == "WCJ NCA EC2"
    assert (held(situation, "S"), situation.turn) == (13, "S")
    assert situation.offences == ["taken-back S 1 unnoticed"]


def test_who_takes_back_his_revoke_points_it_out_and_commits_nothing_new() -> None:
    assert START.do("WCJ NCA EH2", "back E H2").offences == ["revoke E 1 noticed"]


def test_what_lies_behind_it_is_remembered() -> None:
    (offence,) = START.do("WCJ NCA EC2 SC3 NH3", "back E C2").table.irregularities
    behind, led_on = getattr(offence, "behind", None), getattr(offence, "led_on", None)
    assert behind is not None and len(behind) == 1
    assert led_on is True


def test_only_a_card_lying_there_is_taken_back() -> None:
    assert why_not(TRICK, "back W CT") == "not-on-table"
    assert why_not(TRICK, "back N C3") == "not-on-table"
    two_on = TRICK.do("NCK EC4 SC5 WCT", "NH3 EHA SH4 WH7")
    assert why_not(two_on, "back S C3") == "not-on-table"


def test_a_trick_still_being_played_cannot_be_turned_up() -> None:
    assert why_not(START.do("WCJ NCA"), "inspect W 1") == "trick-not-quitted"
    assert why_not(TRICK, "inspect W 2") == "trick-not-quitted"


def test_the_last_trick_may_be_looked_at_and_an_earlier_one_may_not() -> None:
    assert TRICK.do("inspect W 1").offences == []
    assert TRICK.do("inspect N 1").offences == ["trick-inspected N 1 unnoticed"]
    later = TRICK.do("NCK EC4 SC5 WCT")
    assert later.do("inspect W 1").offences == ["trick-inspected W 1 unnoticed"]
    assert OVER.do("inspect N 1").offences == []


def test_an_ending_has_no_opening_lead_to_put_face_down() -> None:
    """Also where nobody knows who won the tricks before, so that it can be saved and opened again."""
    ending = at("N:2... 3... 4... 5...", "7H W").table
    unknown = first_table(ending.edition, ending.board, ending.deal, ending.contract, leader=Seat.N)
    assert unknown.first_number == 1 and why_not(Situation(unknown), "down N S2") == "no-opening-lead"
