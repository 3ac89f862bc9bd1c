"""From the table to a record, to PBN, and back onto a table."""

from __future__ import annotations

import pytest

from bridgetable.cards.call import Bid, Denomination
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of
from bridgetable.files.as_table import first_table_of, record_of
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.table.edition import Edition
from tests.files.samples import unplaced
from tests.situations import POZNAN, Situation, at, bidding


def text_of(situation: Situation) -> str:
    return write_pbn([record_of(situation.table)]).decode("latin-1").replace("\r\n", "\n")


def again(situation: Situation) -> Situation:
    """The situation that the written file opens with."""
    (record,) = boards_of(text_of(situation).encode()).readable
    assert unplaced(record) == record_of(situation.table)
    return Situation(first_table_of(record, Edition.E2017))


def test_the_calls_that_stand_are_written() -> None:
    done = bidding(POZNAN).do("bids N 1H P 1S P 4S P P P")
    assert '[Auction "N"]\n1H Pass 1S Pass\n4S Pass Pass Pass\n' in text_of(done)
    assert (again(done).stands, again(done).contract) == (done.stands, "4S S")


def test_an_insufficient_bid_and_a_skipped_player_that_stand_are_marked() -> None:
    done = bidding(POZNAN).do("bids N 1H 2C", "bid S 1S", "bids W P P", "bid S 2H", "bids W P P P")
    assert "1H 2C ^I 1S Pass\nPass ^S 2H Pass\nPass Pass" in text_of(done)
    assert again(done).stands == done.stands


def test_an_unfinished_auction_is_left_open() -> None:
    done = bidding(POZNAN, "E").do("bids E P 1S")
    assert '[Auction "E"]\nPass 1S\n+\n' in text_of(done)
    assert again(done).table.to_call is Seat.W


def test_what_was_explained_is_a_note() -> None:
    done = bidding(POZNAN).do("bid N 1NT alert", "bid E P")
    assert '1NT =1= Pass\n+\n[Note "1:explained"]' in text_of(done)
    assert again(done).table.auction.made[0].alert == (("", "explained"),)


def test_a_call_withdrawn_is_not_on_record() -> None:
    done = bidding(POZNAN).do("bids N 1H", "bid S 2C", "bid E P", "bid S 2H")
    assert "1H Pass 2H\n+" in text_of(done)


def test_a_bid_of_more_than_seven_ends_what_a_file_can_tell() -> None:
    done = bidding(POZNAN).do("bids N 1H P 8C")
    assert "1H Pass\n+" in text_of(done)
    assert done.table.auction.highest == Bid(8, Denomination.C)


def test_a_board_passed_out() -> None:
    done = bidding(POZNAN).do("bids N P P P P")
    assert '[Contract "Pass"]' in text_of(done)
    assert again(done).contract == "pass"


@pytest.mark.parametrize(
    ("play", "revokes"), [("", ""), ("WH9 NH3 EC2 SH4", "EC2"), ("WH9 NH3 EHA SH4 EC2 SC3 WCT", "")]
)
def test_the_play_goes_with_it(play: str, revokes: str) -> None:
    done = at(POZNAN, "4S S").do(*play.split())
    (record,) = boards_of(text_of(done).encode()).readable
    assert " ".join(one.seat.name + card_text(one.card) for one in record.plays) == play
    assert " ".join(one.seat.name + card_text(one.card) for one in record.plays if one.revoke) == revokes


def test_the_result_counts_what_the_laws_have_moved() -> None:
    done = at(POZNAN, "4S S").do("claim S 10", "agree W")
    assert record_of(done.table).result == 10
