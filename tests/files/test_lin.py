"""LIN: broadcasts, single boards, and links to a viewer."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Denomination
from bridgetable.cards.notation import call_text, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of
from bridgetable.files.record import Recorded, UnreadableBoard
from tests.each import for_each
from tests.files.samples import DEAL, board, cards, read, trouble, warnings

HANDS = "S765HKQJT9D54CAK2,s43h876dT987cQ643,SAKQ2H543DK62CJ98,SJT98HA2DAQJ3CT75"
WITHOUT_EAST = HANDS.rsplit(",", 1)[0]
BOARD = f"st||md|3{HANDS}|rh||ah|Board 5|sv|n|"
AUCTION = "mb|p|mb|p|mb|4h!|an|5+!hs|mb|p|mb|p|mb|p|pg||\n"
PLAY = "pc|dT|pc|d2|pc|dq|pc|D4|pg||\npc|dA|nt|Ann: @h next!|pc|D5|pg||\n"


def test_a_single_board() -> None:
    record = board(f"pn|Sue,Will,Ned,Eve|{BOARD}{AUCTION}{PLAY}mc|10|")
    assert record.hands == deal_of(DEAL)
    assert record.board == Board(5, Seat.N, Vulnerability.NS)
    assert tuple(record.names) == ("Ned", "Eve", "Sue", "Will")
    assert " ".join(call_text(call) for call in record.calls) == "P P 4H P P P"
    assert record.auction[2].note == "5+!hs"
    assert record.contract is not None
    assert (record.contract.bid, record.contract.declarer) == (Bid(4, Denomination.H), Seat.S)
    assert cards(record) == "W:DT N:D2 E:DQ S:D4 E:DA S:D5"
    assert record.plays[4].comments == ("Ann: ♥ next!",)
    assert (record.result, record.claimed, record.leader, record.warnings) == (10, True, Seat.W, ())


@pytest.mark.parametrize("hands", (WITHOUT_EAST, WITHOUT_EAST + ","))
def test_easts_hand_is_what_is_left(hands: str) -> None:
    assert board(f"st||md|3{hands}|sv|o|").hands == deal_of(DEAL)


def test_a_board_without_a_number_follows_its_place_in_the_file() -> None:
    first, second = read(f"pn|a,b,c,d|st||md|1{HANDS}|sv|o|mb|1C|\npn|e,f,g,h|st||md|2{HANDS}|sv|b|mb|1D|\n")
    assert isinstance(first, Recorded)
    assert isinstance(second, Recorded)
    assert (first.board, second.board) == (Board(1, Seat.S, Vulnerability.NONE), Board(2, Seat.W, Vulnerability.BOTH))
    assert (first.names.south, second.names.south, second.place.line) == ("a", "e", 2)
    assert [record.auction[0].seat for record in (first, second)] == [Seat.S, Seat.W]


@pytest.mark.parametrize(
    "first",
    (
        f"pn|a,b,c,d|st||md|3{HANDS}|rh||ah|Board 12|sv|n|",
        f"pn|a,b,c,d|st||ah|Board 12|sv|n|md|3{HANDS}|",
        f"pn|a,b,c,d|st||md|3{HANDS}|rh||ah|Board 12|sv|n|mb|pppp|pg||",
    ),
)
def test_a_header_is_of_one_board_only(first: str) -> None:
    records = read(f"{first}\n{first.replace('12', '4').replace('sv|n', 'sv|e')}\npn|a,b,c,d|st||md|3{HANDS}|")
    assert [(record.board.number, record.board.vulnerable) for record in records if isinstance(record, Recorded)] == [
        (12, Vulnerability.NS),
        (4, Vulnerability.EW),
        (3, Vulnerability.EW),
    ]


def test_a_header_begins_where_the_board_before_it_has_the_value() -> None:
    first, second = read(f"pn|a,b,c,d|md|3{HANDS}|pn|e,f,g,h|ah|Board 7|sv|b|md|3{HANDS}|")
    assert isinstance(first, Recorded)
    assert isinstance(second, Recorded)
    assert (first.board, first.names.south) == (Board(1, Seat.N, Vulnerability.NONE), "a")
    assert (second.board, second.names.south) == (Board(7, Seat.N, Vulnerability.BOTH), "e")


@pytest.mark.parametrize("before", ("", "pg||", f"{AUCTION}", "nt|Well played!|"))
def test_a_header_on_the_line_of_a_deal_is_not_that_of_the_deal_before(before: str) -> None:
    first, second = read(f"md|3{HANDS}|{before}\npn|e,f,g,h|st||rh||ah|Board 6|sv|b|md|2{HANDS}|\n")
    assert isinstance(first, Recorded)
    assert isinstance(second, Recorded)
    assert (first.board, first.names.south) == (Board(1, Seat.N, Vulnerability.NONE), "")
    assert (second.board, second.names.south) == (Board(6, Seat.W, Vulnerability.BOTH), "e")


@pytest.mark.parametrize("gap", ("", "\n"))
def test_a_header_after_a_deal_is_that_of_the_deal(gap: str) -> None:
    one = f"pn|a,b,c,d|st||md|3{HANDS}|{gap}rh||ah|Board 12|sv|n|\n"
    records = read(one + one.replace("12", "4").replace("sv|n", "sv|e").replace("a,b", "e,f"))
    assert [(r.board.number, r.board.vulnerable, r.names.south) for r in records if isinstance(r, Recorded)] == [
        (12, Vulnerability.NS, "a"),
        (4, Vulnerability.EW, "e"),
    ]


def test_calls_in_one_word() -> None:
    record = board(f"{BOARD}mb|p1Nd|mb|rXX|mb|2n!|")
    assert " ".join(call_text(call) for call in record.calls) == "P 1NT X XX XX 2NT"


BROADCAST = (
    "vg|The Cup,Final,I,5,6,Reds,0,Blues,12|\nrs|4HS=,4HS+1,PASS,3NNx-1|\n"
    "pn|Sue,Will,Ned,Eve,Sam,Wim,Nel,Edy|pg||\n"
    f"qx|o5|{BOARD}{AUCTION}{PLAY}pg||\nqx|c5|{BOARD}{AUCTION}mc|11|pg||\n"
    f"qx|o6|md|4{HANDS}|sv|o|mb|p|mb|p|mb|p|mb|p|pg||\nqx|c6|md|4{HANDS}|sv|e|nt|no auction|pg||\n"
)


def test_a_broadcast() -> None:
    records = [record for record in read(BROADCAST) if isinstance(record, Recorded)]
    assert [(r.board.number, r.room, r.names.south, r.result) for r in records] == [
        (5, "Open", "Sue", 10),
        (5, "Closed", "Sam", 11),
        (6, "Open", "Sue", None),
        (6, "Closed", "Sam", 8),
    ]
    assert records[2].passed_out
    assert records[3].contract is not None
    assert (records[3].contract.declarer, records[3].commentary) == (Seat.N, ("no auction",))
    assert {(r.event, r.scoring, r.teams) for r in records} == {("The Cup, Final", "IMP", ("Reds", "Blues"))}


def test_two_broadcasts_in_one_file() -> None:
    again = BROADCAST.replace("The Cup", "The Bowl").replace("Sue", "Ann").replace("4HS=", "4HS-1")
    records = [record for record in read(BROADCAST + again) if isinstance(record, Recorded)]
    assert [(r.event[:8], r.names.south, r.result) for r in records] == [
        ("The Cup,", "Sue", 10),
        ("The Cup,", "Sam", 11),
        ("The Cup,", "Sue", None),
        ("The Cup,", "Sam", 8),
        ("The Bowl", "Ann", 9),
        ("The Bowl", "Sam", 11),
        ("The Bowl", "Ann", None),
        ("The Bowl", "Sam", 8),
    ]


def test_two_results_that_differ_are_a_doubt() -> None:
    record = read(BROADCAST.replace("mc|11|", "mc|9|"))[1]
    assert isinstance(record, Recorded)
    assert (record.result, warnings(record)) == (9, [("files-results-differ", 8)])


def test_a_link_to_a_viewer() -> None:
    lin = f"pn|S Ü,Will,Ned,Eve|{BOARD}{AUCTION}{PLAY}mc|10|"
    for link in (quote(lin), lin.replace(" ", "+").replace("\n", "")):
        record = board(f"See https://viewer.example/hand.html?kbd=1&lin={link}&x=2 for this.\n")
        assert (record.names.south, record.result, len(record.plays)) == ("S Ü", 10, 6)


def test_latin_letters() -> None:
    (record,) = boards_of(f"pn|Søren,,,|{BOARD}".encode("latin-1")).readable
    assert record.names.south == "Søren"


@for_each(
    ("text", "key"),
    (
        ("qx|o1|sv|o|", "files-no-deal"),
        ("md|3,,,|", "files-no-deal"),
        ("md|3S5H?,,,|", "files-bad-deal"),
        ("md|3SAA,,,|", "files-bad-deal"),
        (f"md|3{HANDS},S2|", "files-bad-deal"),
        ("md|3SAKQ,SA32,,|", "files-card-twice"),
        ("md|3SAKQ,S32,,|", "files-uneven-hands"),
        (f"{BOARD}mb|p|mb|9C|", "files-no-call"),
        (f"{BOARD}{AUCTION}pc|zz|", "files-no-card"),
        (f"{BOARD}{AUCTION}pc|dT|pc|d2|pc|dT|", "files-card-played-twice"),
        (f"{BOARD}{AUCTION}pc|dT|pc|d9|", "files-two-cards"),
        (f"md|3SA,S2,S3,S4|{AUCTION}pc|h2|", "files-card-not-held"),
    ),
)
def test_boards_that_cannot_be_read(text: str, key: str) -> None:
    assert trouble(text).message.key == key


def test_a_card_that_comes_again_is_of_whoever_was_to_play_north_too() -> None:
    found = trouble(f"{BOARD}{AUCTION}pc|dT|pc|dT|")
    assert dict(found.message.blanks)["seat"] is Seat.N


def test_a_bad_board_keeps_its_place_and_loses_no_other() -> None:
    wrong = BROADCAST.replace("qx|c5|st||md|3S", "qx|c5|st||md|3Z")
    records = read(wrong)
    assert [type(record) for record in records] == [Recorded, UnreadableBoard, Recorded, Recorded]
    assert (records[1].place.game, records[1].place.line) == (2, 8)


def test_calls_after_the_auction_are_left_out() -> None:
    record = board(f"{BOARD}{AUCTION}mb|p|")
    assert (len(record.calls), warnings(record)) == (6, [("files-after-end", 2)])


def test_a_hand_that_only_some_know() -> None:
    """With two hands hidden, who plays is told by the turn."""
    some = f"md|3{HANDS.split(',')[0]},,,|"
    record = board(f"{some}{AUCTION}{PLAY}")
    assert cards(record) == "W:DT N:D2 E:DQ S:D4 E:DA S:D5"


@for_each(
    ("moves", "key", "line"),
    (
        ("mb|1H|mb|p|\nmb|1D|", "files-insufficient", 2),
        ("mb|1H|mb|p|mb|d|", "files-inadmissible", 1),
        (AUCTION + PLAY.split("\n")[0] + "\npc|hK|", "files-lead-unmarked", 3),
        (AUCTION + "pc|dT|pc|d2|pc|sJ|\n", "files-revoke-unmarked", 2),
        (AUCTION + "pc|dT|\npc|D4|", "files-card-unmarked", 3),
        (AUCTION + PLAY + "mc|13|", "files-claim-too-high", 4),
        (AUCTION + "pc|s4|pc|sA|pc|s8|pc|s5|\nmc|0|", "files-claim-too-low", 3),
    ),
)
def test_what_cannot_have_been_so(moves: str, key: str, line: int) -> None:
    assert warnings(board(BOARD + moves))[0] == (key, line)


@pytest.mark.parametrize("number", ("0", "1000000", "4294967296", "\u0667"))
def test_numbers_that_no_board_has(number: str) -> None:
    for text in (f"qx|o{number}|md|3{HANDS}|sv|n|", f"st||md|3{HANDS}|ah|Board {number}|sv|n|"):
        record = board(text)
        assert (record.board.number, warnings(record)) == (1, [("files-bad-board", 1)])


@for_each("text", ("14", "99", "-1", "x", "\u0667", "1" * 5000))
def test_a_claim_of_no_number_of_tricks(text: str) -> None:
    record = board(f"{BOARD}{AUCTION}{PLAY}mc|{text}|")
    assert (record.result, record.claimed, warnings(record)) == (None, False, [("files-bad-result", 4)])


def test_a_play_that_stops_without_a_claim() -> None:
    record = board(f"{BOARD}{AUCTION}{PLAY}mc||")
    assert (record.result, record.claimed, record.warnings) == (None, False, ())
