"""Where a board stands: auction, play, over."""

from bridgetable.table.state import Phase
from tests.situations import POZNAN, at, bidding

ONE_TRICK = "N:..A. ..K. ..Q. ..J."


def test_a_board_goes_from_the_auction_through_the_play_to_its_end() -> None:
    assert bidding(POZNAN).do("bids N P P 1S P P").table.phase is Phase.AUCTION
    assert bidding(POZNAN).do("bids N P P 1S P P P").table.phase is Phase.PLAY
    assert at(ONE_TRICK, "3NT S", lead="W").do("WDJ NDA EDK").table.phase is Phase.PLAY
    assert at(ONE_TRICK, "3NT S", lead="W").do("WDJ NDA EDK SDQ").table.phase is Phase.OVER


def test_a_board_passed_out_is_over() -> None:
    situation = bidding(POZNAN).do("bids N P P P P")
    assert situation.table.phase is Phase.OVER
    assert situation.table.over


def test_a_claim_ends_the_play_only_when_it_is_agreed_to() -> None:
    claimed = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "claim S 10")
    assert claimed.table.phase is Phase.PLAY
    assert claimed.do("agree W").table.phase is Phase.OVER
