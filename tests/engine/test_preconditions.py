"""What hands need: a table in play, and the card itself."""

from collections.abc import Callable

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine.preconditions import (
    declaring,
    must_be_over,
    must_be_playing,
    must_hold,
    must_not_be_over,
    trick_played_to,
)
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.state import Table
from tests.each import for_each
from tests.situations import POZNAN, at, bidding

AUCTION = bidding(POZNAN).do("bids N 1S").table
PLAY = at(POZNAN, "4S S").do("WCJ NCA").table
CLAIMED = at(POZNAN, "4S S").do("WCJ NCA", "claim S 10").table
OVER = at(POZNAN, "4S S").do("WCJ NCA", "claim S 10", "agree W").table
PASSED_OUT = bidding(POZNAN).do("bids N P P P P").table


def reason(check: Callable[[], object]) -> str | None:
    try:
        check()
    except ImpossibleError as refused:
        return refused.message.key
    return None


@for_each(
    ("table", "playing", "not_over", "over"),
    [
        (AUCTION, "impossible-no-contract", None, "impossible-play-goes-on"),
        (PLAY, None, None, "impossible-play-goes-on"),
        (CLAIMED, None, None, "impossible-play-goes-on"),
        (OVER, "impossible-play-over", "impossible-play-over", None),
        (PASSED_OUT, "impossible-play-over", "impossible-play-over", None),
    ],
)
def test_what_can_be_done_when(table: Table, playing: str | None, not_over: str | None, over: str | None) -> None:
    assert reason(lambda: must_be_playing(table)) == playing
    assert reason(lambda: must_not_be_over(table)) == not_over
    assert reason(lambda: must_be_over(table)) == over


def test_a_card_played_or_in_another_hand_is_not_held() -> None:
    assert reason(lambda: must_hold(PLAY, Seat.W, card_of("CT"))) is None
    assert reason(lambda: must_hold(PLAY, Seat.W, card_of("CJ"))) == "impossible-not-held"
    assert reason(lambda: must_hold(PLAY, Seat.W, card_of("SA"))) == "impossible-not-held"


def test_declarer_and_dummy_are_there_with_a_contract() -> None:
    assert declaring(PLAY) == (Seat.S, Seat.N)
    assert reason(lambda: declaring(AUCTION)) == "impossible-no-contract"


def test_a_card_goes_to_the_first_trick_that_has_none_of_the_hand() -> None:
    assert [trick_played_to(PLAY, seat) for seat in Seat] == [2, 1, 1, 2]
    complete = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3").table
    assert [trick_played_to(complete, seat) for seat in Seat] == [2, 2, 2, 2]


def test_who_was_passed_over_plays_to_the_next_trick() -> None:
    passed = at(POZNAN, "4S S").do("WCJ NCA", "omit E").table
    assert trick_played_to(passed, Seat.E) == 2
    assert trick_played_to(passed, Seat.S) == 1


def test_who_took_his_card_back_plays_to_that_trick_again() -> None:
    back = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "back S C3").table
    assert trick_played_to(back, Seat.S) == 1
    assert trick_played_to(back, Seat.W) == 2
