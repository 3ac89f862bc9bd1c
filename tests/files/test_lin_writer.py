"""Writing LIN: what LIN can say reads the same, and so does a link."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bridgetable.cards.call import Pass
from bridgetable.cards.notation import call_text
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of, read_boards
from bridgetable.files.lin_writer import lin_of, write_lin
from bridgetable.files.record import Recorded
from bridgetable.files.viewer_links import VIEWER, link_to
from tests.files.made import records
from tests.files.samples import CONTRACT, DATA, HEAD, TWO_TRICKS, board, unplaced, with_data

BIDS = '[Auction "N"]\nP P 1H =1= P\n4H {well} AP\n[Note "1:5+ \\H"]\n'
FULL = f'[Event "Club, finals"]\n[South "Sue"]\n[West "Wes, W"]\n{HEAD}{CONTRACT}[Result "9"]\n{{a \\S board}}\n{BIDS}'


def again(*boards: Recorded) -> list[Recorded]:
    """The boards written and read."""
    return [record for record in boards_of(write_lin(boards), "x.lin").records if isinstance(record, Recorded)]


def test_a_board_as_one_line() -> None:
    record = board(f'{FULL}[Play "W"]\n{TWO_TRICKS}*\n')
    assert lin_of(record) == (
        "pn|Sue,Wes; W,,|st||md|3S765HKQJT9D54CAK2,S43H876DT987CQ643,SAKQ2H543DK62CJ98,SJT98HA2DAQJ3CT75|"
        "rh||ah|Board 1|sv|o|"
        "nt|a @S board|mb|p|mb|p|mb|1H!|an|5+ @H|mb|p|mb|4H|nt|well|mb|p|mb|p|mb|p|pg||"
        "pc|DT|pc|D2|pc|DQ|pc|D4|pg||pc|DA|pc|D5|pc|D7|pc|D6|pg||mc|9|"
    )


def test_what_it_says_reads_the_same() -> None:
    record = replace(board(f'{FULL}[Play "W"]\n{TWO_TRICKS}*\n'), event="Club; finals")
    record = replace(record, names=record.names.map(lambda name: name.replace(",", ";")))
    (found,) = again(record)
    assert unplaced(found) == unplaced(replace(record, commentary=("a ♠ board",)))
    assert found.warnings == ()


def test_boards_of_two_rooms_and_without_a_room() -> None:
    rooms = [replace(board(f"{FULL}"), room=room, claimed=True) for room in ("Open", "Closed", "", "")]
    other = replace(rooms[0], event="Other", room="")
    found = again(*rooms, other)
    assert [(record.room, record.event) for record in found] == [
        ("Open", "Club; finals"),
        ("Closed", "Club; finals"),
        ("", "Club; finals"),
        ("", "Club; finals"),
        ("", "Other"),
    ]
    assert all(record.names.south == "Sue" and record.board.number == 1 for record in found)


def test_a_contract_without_an_auction_has_the_shortest() -> None:
    (found,) = again(board(f'{HEAD}[Declarer "E"]\n[Contract "3NTX"]\n[Result "7"]\n'))
    assert [call_text(called.call) for called in found.auction] == ["P", "3NT", "X", "P", "P", "P"]
    assert found.contract is not None and (found.contract.declarer, found.result) == (Seat.E, 7)


def test_a_board_passed_out_and_three_hands() -> None:
    (found,) = again(board(f'{HEAD}[Contract "Pass"]\n'))
    assert found.passed_out and [called.call for called in found.auction] == [Pass()] * 4
    assert again(board(HEAD.replace("43.876.T987.Q643", "-")))[0].hands == board(HEAD).hands


def test_a_result_that_the_play_contradicts_is_left_out() -> None:
    record = board(f'{FULL.replace(chr(34) + "9" + chr(34), chr(34) + "^13" + chr(34))}[Play "W"]\n{TWO_TRICKS}*\n')
    assert record.result_ruled and "mc|" not in lin_of(record)


def test_bars_and_lines_of_comments_stay_inside() -> None:
    record = replace(board(FULL), commentary=("one|two\nthree", "pc|SA|"))
    (found,) = again(record)
    assert (found.commentary, found.plays) == (("one/two three", "pc/SA/"), ())


def test_a_link_holds_the_board() -> None:
    record = board(f'{FULL}[Play "W"]\n{TWO_TRICKS}*\n')
    link = link_to(lin_of(record))
    assert link.startswith(VIEWER) and " " not in link and "|" not in link
    (found,) = boards_of(f"look at {link} here".encode()).readable
    assert (found.deal, found.calls, found.play, found.result) == (record.deal, record.calls, record.play, 9)
    assert found.commentary == ("a ♠ board",)


@settings(max_examples=50)
@given(records)
def test_any_board_is_written_and_its_hands_are_read(record: Recorded) -> None:
    found = boards_of(write_lin([record]), "x.lin").records
    assert len(found) == 1
    if isinstance(found[0], Recorded) and all(hand is None or len(hand) == 13 for hand in record.deal):
        known = [hand for hand in record.deal if hand is not None]
        assert len(known) == 3 or found[0].deal == record.deal


@with_data
@pytest.mark.deep
@pytest.mark.parametrize("name", ["lin/spingold-2007.lin", "lin/vugraph.lin", "pbn/realbridge-2021.pbn"])
def test_archives_read_the_same(name: str) -> None:
    boards = read_boards(DATA / name).readable
    found = again(*boards)
    assert len(found) == len(boards)
    for before, after in zip(boards, found, strict=True):
        assert (after.deal, after.play) == (before.deal, before.play), before.place
        assert after.calls == before.calls or (before.passed_out and not before.calls), before.place
        assert (after.contract, after.result, after.room) == (before.contract, before.result, before.room), before.place
        assert (after.board, after.commentary) == (before.board, before.commentary), before.place
