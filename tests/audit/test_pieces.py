"""Cutting files: whatever the pieces, the same boards are read."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from bridgetable.audit import sources
from bridgetable.audit.sources import entries_in_piece, pieces_of
from bridgetable.disk.contents import FileTooLargeError
from bridgetable.files import boards_of
from bridgetable.files.record import Recorded
from tests.audit.unlawful import board_text

BOARDS = 100
TEXT = "% PBN 2.1\n" + "".join(board_text(number) for number in range(1, BOARDS + 1))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces are small."""
    monkeypatch.setattr(sources, "USUAL", 8 * 1024)


def cut(data: bytes) -> list[sources.Piece]:
    return list(pieces_of(io.BytesIO(data).read))


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_large_file_is_cut_into_pieces_that_have_all_its_boards(ends: str) -> None:
    data = TEXT.replace("\n", ends).encode()
    found = cut(data)
    assert len(found) > 2
    assert b"".join(piece.data for piece in found) == data
    whole = boards_of(data).readable
    apart = [record for piece in found for record in boards_of(piece.data).readable]
    assert [(record.board, record.deal, record.plays, record.scoring) for record in apart] == [
        (record.board, record.deal, record.plays, record.scoring) for record in whole
    ]
    assert len(whole) == BOARDS
    for piece in found:
        assert piece.start == sum(len(before.data) for before in found if before.start < piece.start)
        assert piece.line == data.count(b"\n", 0, piece.start) + 1


@pytest.mark.parametrize("taken_over", ['[Scoring "#"]\n', '[Scoring "##Rubber"]\n', ""])
def test_what_a_game_takes_over_goes_from_piece_to_piece(taken_over: str) -> None:
    first, rest = TEXT[: len(TEXT) // 9], TEXT[len(TEXT) // 9 :]
    _is_read_the_same(first + rest.replace('[Scoring "IMP"]\n', taken_over))


def test_a_second_room_takes_over_its_deal_and_comments_and_escapes_hide_no_tag() -> None:
    games = []
    for number in range(1, BOARDS + 1):
        text = board_text(number)
        own = "".join(line for line in text.splitlines(True) if not line.startswith(("[Board", "[Dealer", "[Deal")))
        said = ("{a comment\nof [two] lines}\n", "", '; [Board "99"]\n', '[Annotator "a\\"b"]\n', "")[number % 5]
        games += [text.replace('[Event "Lawful"]', '[Event "##Lawful"]'), said + own.replace("Lawful", "#")]
    _is_read_the_same("".join(games))


def _is_read_the_same(text: str) -> None:
    found = cut(text.encode())
    assert len(found) > 2
    whole = boards_of(text.encode(), "a.pbn").readable
    apart = [entry for piece in found for entry in entries_in_piece(piece, "a.pbn")]
    assert [record.place.game for record in whole] == [*range(1, len(whole) + 1)]
    for record, other in zip(whole, apart, strict=True):
        assert isinstance(other, Recorded)
        told = [(one.board, one.deal, one.event, one.scoring, one.plays, one.names) for one in (record, other)]
        assert told[0] == told[1]


def test_it_is_cut_where_games_leave_out_what_is_said_of_the_whole_event() -> None:
    said_once = ("[Event", "[Site", "[Date", "[Scoring")
    lines = [line for line in TEXT.splitlines(keepends=True) if not line.startswith(said_once)]
    found = cut(b'[Event "E"]\n[Site "S"]\n' + "".join(lines[1:]).encode())
    assert len(found) > 2
    assert sum(len(boards_of(piece.data).readable) for piece in found) == BOARDS


PLAYERS = "pn|S{0},W{0},N{0},E{0},C{0},D{0},A{0},B{0}|pg||\n"


def broadcast(number: int, players: str = PLAYERS) -> str:
    """A match of two boards in two rooms, with its results."""
    hands = "3SAKQHAKQDAKQCAKQJ,SJT9HJT9DJT9CT987,S876H876D876C6543,S5432H5432D5432C2"
    boards = (f"qx|{room}{board}|md|{hands}|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||\n" for board in "12" for room in "oc")
    return f"vg|Match {number},,I,1,2,A,0,B,0|\nrs|1NN+6,1NN+5,,|\n{players.format(number)}" + "".join(boards)


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_broadcasts_in_one_file_are_read_each_by_itself(ends: str) -> None:
    text = "".join(broadcast(number, "" if number % 5 == 4 else PLAYERS) for number in range(60))
    data = text.replace("\n", ends).encode()
    found = cut(data)
    assert len(found) > 2 and b"".join(piece.data for piece in found) == data
    whole = boards_of(data, "a.lin").readable
    apart = [entry for piece in found for entry in entries_in_piece(piece, "a.lin")]
    assert len(whole) == len(apart) == 240
    for record, other in zip(whole, apart, strict=True):
        assert isinstance(other, Recorded)
        told = [
            (one.board, one.deal, one.event, one.names, one.auction, one.teams, one.result) for one in (record, other)
        ]
        assert told[0] == told[1]
    assert {piece.line for piece in found} == {data.count(b"\n", 0, piece.start) + 1 for piece in found}


@pytest.mark.parametrize("data", [TEXT.encode("utf-16"), ("qx|o1|md|3S2,,,|\n" * 4_000).encode(), b"x" * 30_000, b""])
def test_other_files_are_one_piece(data: bytes) -> None:
    assert [piece.data for piece in cut(data)] == [data]


def test_a_file_that_cannot_be_cut_small_enough_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "LARGEST", 200_000)
    with pytest.raises(FileTooLargeError):
        cut(b"x" * 400_000)


def test_the_inherited_board_of_a_real_file_stays_with_its_own(tmp_path: Path) -> None:
    game = board_text(1).replace('[Board "1"]', '[Board "#"]')
    found = cut((TEXT + game * 50).encode())
    records = [record for piece in found for record in boards_of(piece.data).records]
    assert all(isinstance(record, Recorded) for record in records)
    assert {record.board.number for record in records[BOARDS:] if isinstance(record, Recorded)} == {BOARDS}
