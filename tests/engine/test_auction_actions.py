"""What people do in the auction: call, change a call, show cards, and what screens have."""

import pytest

from bridgetable.cards.call import MOST_BID, Bid, Denomination
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.tree import case_of
from bridgetable.engine.actions import ChangeCall, MakeCall
from bridgetable.engine.history import History
from bridgetable.engine.steps import ImpossibleError
from tests.each import for_each
from tests.engine.refused import why_not
from tests.situations import POZNAN, Situation, at, bidding

AUCTION = bidding(POZNAN).do("bids N 1S P 2S P")
OVER = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "claim S 10", "agree W")


def exposed(situation: Situation) -> list[list[str]]:
    """The cards of each irregularity, as they were shown."""
    return [[card_text(card) for card in getattr(offence, "cards", ())] for offence in situation.table.irregularities]


# -- calls -----------------------------------------------------------------------------------------------------------


def test_a_call_goes_behind_the_others_in_rotation_or_not() -> None:
    assert AUCTION.do("bid N 4S").stands == "N1S EP S2S WP N4S"
    assert AUCTION.do("bid N 4S").offences == []
    assert AUCTION.do("bid E X").offences == ["call-out-of-rotation E 0 unnoticed"]


def test_a_call_after_the_final_pass_is_no_part_of_the_auction() -> None:
    situation = bidding(POZNAN).do("bids N 1S P P P", "bid N 2S")
    assert situation.stands == "N1S EP SP WP"
    assert situation.contract == "1S N"
    assert situation.offences == ["call-after-the-auction N 0 unnoticed"]


def test_nobody_calls_on_a_board_that_has_been_played() -> None:
    assert why_not(OVER, "bid N 1S") == "play-over"
    assert why_not(bidding(POZNAN).do("bids N P P P P"), "bid N 1S") is None


@for_each("level", (0, 1, MOST_BID, MOST_BID + 1, 10**30))
def test_a_bid_that_can_be_made_can_be_written(level: int) -> None:
    """A file could not be read again that has another."""
    for action in (MakeCall(Seat.W, Bid(level, Denomination.NT)), ChangeCall(Seat.N, Bid(level, Denomination.NT))):
        history = History(AUCTION.table)
        if 1 <= level <= MOST_BID:
            case = case_of(history.act(action))
            assert read_case(write_case(case)) == case
        else:
            with pytest.raises(ImpossibleError, match="impossible-bid"):
                history.act(action)


def test_who_calls_is_remembered_with_what_he_shows_and_explains() -> None:
    shown, explained = (bidding(POZNAN).do(f"bid N 2D {how}").table.auction.made[0] for how in ("shows H", "alert"))
    assert [suit.name for suit in shown.shows or ()] == ["HEARTS"]
    assert explained.alert and explained.shows is None


# -- a call put for another ------------------------------------------------------------------------------------------


def test_a_call_changed_at_once_takes_the_place_of_the_first() -> None:
    situation = bidding(POZNAN).do("bids N 1S", "rebid N 1NT")
    assert len(situation.table.auction.made) == 2
    assert situation.table.auction.made[1].changes == 0
    assert situation.offences == ["changed-call N 0 unnoticed"]


def test_who_has_not_called_has_nothing_to_change() -> None:
    assert why_not(bidding(POZNAN).do("bids N 1S"), "rebid E 2S") == "no-call"
    assert why_not(at(POZNAN, "4S S"), "rebid N 2S") == "no-call"


def test_after_the_lead_is_faced_a_change_changes_nothing() -> None:
    situation = bidding(POZNAN).do("bids N P P 4S P P P").do("WCJ", "rebid S 3S")
    assert situation.contract == "4S S"
    assert situation.stands == "NP EP S4S WP NP EP"
    assert situation.table.auction.made[-1].late


def test_when_the_board_is_over_or_put_away_no_call_is_changed() -> None:
    played = bidding(POZNAN).do("bids N P P 4S P P P").do("WCJ NCA EC2 SC3", "claim S 10", "agree W")
    assert why_not(played, "rebid S 3S") == "play-over"
    passed_out = bidding(POZNAN).do("bids N P P P P")
    assert why_not(passed_out, "rebid W 1S") is None
    assert why_not(passed_out.do("return"), "rebid W 1S") == "auction-period-over"
    assert why_not(passed_out.do("return W"), "rebid W 1S") is None


# -- cards shown -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cards"),
    [("expose E H2", ["H2"]), ("expose E H2 C2", ["H2", "C2"]), ("EH2", ["H2"]), ("cards E H2 C2", ["H2", "C2"])],
)
def test_cards_seen_before_there_is_a_contract_are_one_irregularity(text: str, cards: list[str]) -> None:
    situation = bidding(POZNAN).do(text)
    assert exposed(situation) == [cards]
    assert situation.offences == ["card-exposed-in-auction E 0 unnoticed"]
    assert situation.table.tricks == ()


def test_a_card_that_lies_there_already_shows_nothing_new() -> None:
    lying = bidding(POZNAN).do("expose E H2", "director S")
    assert exposed(lying.do("expose E H2")) == [["H2"]]
    assert exposed(lying.do("expose E H2 C2")) == [["H2"], ["C2"]]


def test_nobody_shows_a_card_he_has_not() -> None:
    assert why_not(bidding(POZNAN), "expose E SA") == "not-held"


def test_a_lead_face_down_shows_nothing_until_it_is_turned_up() -> None:
    lying = bidding(POZNAN).do("down W CJ")
    assert lying.offences == []
    turned = lying.do("up W")
    assert exposed(turned) == [["CJ"]]
    assert turned.table.face_down == ()


# -- screens ---------------------------------------------------------------------------------------------------------


def test_without_screens_there_is_no_tray_and_nothing_to_open() -> None:
    assert why_not(AUCTION, "tray S") == "no-screens"
    assert why_not(AUCTION, "screen W") == "no-screens"


def test_the_tray_is_remembered_with_the_calls_made_by_then() -> None:
    screens = bidding(POZNAN, screens=True).do("bids N 1S P", "tray E")
    assert [(tray.seat.name, tray.calls) for tray in screens.table.trays] == [("E", 2)]


def test_a_screen_is_opened_once() -> None:
    opened = bidding(POZNAN, screens=True).do("screen W")
    assert why_not(opened, "screen E") == "screen-open"
    assert why_not(opened, "tray S") is None
