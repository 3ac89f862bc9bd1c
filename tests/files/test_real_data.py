"""The recorded boards beside the repository: all read, all as their README says."""

from __future__ import annotations

from collections import Counter

import pytest

from bridgetable.files import boards_of, read_boards
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Recorded
from tests.each import for_each
from tests.files.samples import DATA, declarer_tricks, revokes, unplaced, warnings, with_data

pytestmark = [with_data, pytest.mark.deep]
ALL = ("pbn/correct_20.pbn", "pbn/realbridge-2021.pbn", "lin/spingold-2007.lin", "lin/vugraph.lin")


def test_a_club_event_reads_and_its_results_are_those_of_the_play() -> None:
    boards = read_boards(DATA / "pbn/realbridge-2021.pbn")
    assert (len(boards.records), len(boards.unreadable)) == (299, 0)
    played = [record for record in boards.readable if record.plays]
    assert len(played) == 278
    ended = [record for record in played if len(record.plays) == 52]
    assert len(ended) == 64
    assert [record.place for record in ended if declarer_tricks(record) != record.result] == []
    assert sum(len(record.warnings) for record in boards.readable) == 0


@pytest.mark.parametrize("name", ALL)
def test_all_play_is_lawful_and_no_board_is_lost(name: str) -> None:
    boards = read_boards(DATA / name)
    assert boards.unreadable == ()
    assert sum(revokes(record) for record in boards.readable) == 0
    assert not any(played.out_of_turn for record in boards.readable for played in record.plays)


def test_the_right_games_of_the_suite_all_read() -> None:
    boards = read_boards(DATA / "pbn/correct_20.pbn")
    assert (len(boards.readable), len(boards.unreadable)) == (46, 0)
    assert not any(record.warnings for record in boards.readable)
    assert sum(record.hands is not None for record in boards.readable) == 33


def test_the_wrong_games_of_the_suite_are_all_reported() -> None:
    """1–6 have no deal at all, and something else is wrong with them; the others are read with a warning."""
    boards = read_boards(DATA / "pbn/errors_20.pbn")
    assert len(boards.records) == 23
    assert [
        (board.place.game, board.place.line, board.message.key, warnings(board.so_far) if board.so_far else [])
        for board in boards.unreadable
    ] == [
        (1, 7, "files-no-deal", [("files-bad-value", 7)]),
        (2, 10, "files-no-deal", [("files-bad-value", 10)]),
        (3, 14, "files-no-deal", [("files-rubber-differs", 15)]),
        (4, 18, "files-no-deal", [("files-rubber-differs", 18)]),
        (5, 22, "files-no-deal", [("files-rubber-differs", 23)]),
        (6, 26, "files-no-deal", [("files-rubber-differs", 26)]),
    ]
    assert {record.place.game: warnings(record) for record in boards.readable} == {
        7: [("files-after-end", 40)],
        8: [("files-before-turn", 53)],
        9: [("files-after-end", 66)],
        10: [("files-after-end", 79)],
        11: [("files-after-end", 92)],
        12: [("files-tag-broken", 97)],
        13: [("files-tag-broken", 100)],
        14: [("files-bad-value", 103)],
        15: [("files-table-comment", 108)],
        16: [("files-table-character", 113)],
        17: [("files-table-character", 117)],
        18: [("files-table-character", 121)],
        19: [("files-table-character", 125)],
        20: [("files-table-character", 129)],
        21: [("files-table-cells", 143)],
        22: [("files-table-order", 158)],
        23: [("files-table-order", 174)],
    }


def test_a_broadcast_of_two_rooms() -> None:
    boards = read_boards(DATA / "lin/spingold-2007.lin")
    assert len(boards.readable) == 32
    assert Counter(record.room for record in boards.readable) == {"Open": 16, "Closed": 16}
    first, second = boards.readable[:2]
    assert first.names.south == "Meckstroth"
    assert second.names.south == "Dubinin"
    assert first.deal == second.deal
    said = [call.comments for record in boards.readable for call in record.auction]
    said += [card.comments for record in boards.readable for card in record.plays]
    said += [record.commentary for record in boards.readable]
    assert sum(map(len, said)) == 743
    assert [record.place.game for record in boards.readable if record.result is None] == []
    # Board 7, closed room: the operator entered 11 tricks, the list of results says 8.
    assert [warnings(record) for record in boards.readable if record.warnings] == [[("files-results-differ", 409)]]


@for_each("name", (*ALL, "pbn/errors_20.pbn"))
def test_what_is_written_reads_the_same(name: str) -> None:
    records = read_boards(DATA / name).readable
    again = boards_of(write_pbn(records)).records
    assert [unplaced(record) for record in records] == [
        unplaced(record) for record in again if isinstance(record, Recorded)
    ]


def test_the_place_names_the_file() -> None:
    place = read_boards(DATA / "lin/vugraph.lin").records[1].place
    assert (place.file, place.game, place.line) == ("vugraph.lin", 2, 38)
