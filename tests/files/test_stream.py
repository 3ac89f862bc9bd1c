"""Boards are read one at a time: the same ones, whatever the pieces of the text, and no more of it than is needed."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.files import boards_of
from bridgetable.files.pbn_reader import entries_of, read_pbn
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import BoardFileError, Recorded, UnreadableBoard
from bridgetable.files.stream import BoardStream, open_boards
from tests.files.made import SEEDS, made
from tests.files.samples import CONTRACT, HEAD, TWO_TRICKS
from tests.files.test_lin import BOARD, BROADCAST

GAME = f'{HEAD}{CONTRACT}[Auction "N"]\nPass Pass 4H AP\n[Play "W"]\n{TWO_TRICKS}*\n'
PIECES = (
    "[",
    '[Room "Open"]\n',
    "\n\n",
    "{",
    "}",
    "{ a\n\n",
    "; x\n",
    "% x\n",
    '[Note "1:x"]\n',
    GAME,
    "*",
    "\n",
    '[ScoreTable "A;B"]\n1 2\n',
    '[Event "##x"]\n',
    '[Event "#"]\n',
    '[Play "W"]\nDT\n',
    "[ \n",
    '[a "b\n',
)


def in_pieces_of(text: str, chance: random.Random) -> Callable[[int], str]:
    """Reads the text in pieces of a few letters, whatever is asked for."""
    stream = io.StringIO(text)
    return lambda size: stream.read(chance.choice((1, 30, 1000, 10_000)))


@settings(max_examples=50)
@given(st.lists(st.sampled_from(PIECES), max_size=12), SEEDS)
def test_the_pieces_of_a_text_make_no_difference(parts: list[str], seed: int) -> None:
    text = GAME + "\n" + "".join(parts)
    assert tuple(entries_of(in_pieces_of(text, random.Random(seed)), "")) == read_pbn(text)


@settings(max_examples=30)
@given(st.lists(SEEDS, min_size=1, max_size=3), st.integers(0, 400), st.integers(0, 2000))
def test_a_list_of_boards_tells_what_the_boards_tell(seeds: list[int], cut: int, length: int) -> None:
    written = write_pbn([made(seed) for seed in seeds])
    data = written[: len(written) - length] + written[len(written) - length + cut :] if length < len(written) else b"x"
    try:
        with BoardStream(io.BytesIO(data), "a.pbn") as stream:
            listed = list(stream.listing())
            entries = list(stream.entries())
    except BoardFileError:
        return
    assert [board.read() for board in listed] == entries
    for board, entry in zip(listed, entries, strict=True):
        if isinstance(board.head, Recorded) and isinstance(entry, Recorded):
            assert (board.head.board, board.head.deal, board.head.contract, board.head.result, board.head.names) == (
                entry.board,
                entry.deal,
                entry.contract,
                entry.result,
                entry.names,
            )


def test_an_error_in_the_auction_or_play_is_found_when_the_board_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text(f"{GAME}\n{GAME.replace('DQ', 'ZZ')}\n{GAME}")
    with open_boards(path) as stream:
        good, bad, other = stream.listing()
    assert isinstance(bad.head, Recorded)
    wrong = bad.read()
    assert isinstance(wrong, UnreadableBoard)
    assert (wrong.message.key, wrong.place.line) == ("files-no-card", 23)
    assert isinstance(good.read(), Recorded)
    assert isinstance(other.read(), Recorded)


def test_no_more_is_read_than_the_boards_that_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "many.pbn"
    path.write_text("\n".join([GAME] * 1500))
    with open_boards(path) as stream:
        assert stream.size == path.stat().st_size
        boards = stream.entries()
        positions = []
        for board in itertools.islice(boards, 1000):
            assert isinstance(board, Recorded)
            positions.append(stream.position)
        assert positions == sorted(positions)
        assert positions[0] < stream.size / 4
        assert positions[-1] < stream.size
        assert sum(1 for _ in boards) == 500
        assert stream.position == stream.size


@pytest.mark.parametrize("text", [GAME, f"md|3SA,,,|{BOARD}", BROADCAST])
def test_boards_can_be_read_again(text: str) -> None:
    with BoardStream(io.BytesIO(text.encode()), "a") as stream:
        first = list(stream.entries())
        assert first == list(stream.entries()) == [board.read() for board in stream.listing()]
        assert first


def test_a_stream_that_was_closed_reads_no_more(tmp_path: Path) -> None:
    path = tmp_path / "many.pbn"
    path.write_text("\n".join([GAME] * 2000))
    with open_boards(path) as stream:
        boards = stream.entries()
        next(boards)
    assert stream.position == 0
    with pytest.raises(BoardFileError) as refused:
        list(boards)
    assert refused.value.message.key == "files-cannot-open"


def test_many_boards_on_lines_that_begin_otherwise() -> None:
    """Neither a date nor a board begins these games; one is cut in two by a comment that is not closed."""
    games = [f'[Room "Open"]\n{GAME}' for _ in range(600)]
    games[300] = f'[Room "Closed"]\n{{ open\n\n{GAME}'
    boards = boards_of("\n".join(games).encode())
    assert len(boards.readable) == 601
    assert [record.place.line for record in boards.readable[:3]] == [1, 15, 29]


@pytest.mark.parametrize("encoding", ("utf-8-sig", "utf-8", "utf-16", "cp1252", "latin-1"))
def test_a_letter_may_lie_across_two_pieces(encoding: str) -> None:
    text = "".join(f'[Event "{"é" * 200} {number}"]\n{HEAD}\n' for number in range(1500))
    boards = boards_of(text.encode(encoding)).readable
    assert [record.event for record in boards] == [f"{'é' * 200} {number}" for number in range(1500)]


def test_links_are_read_on_their_lines() -> None:
    link = "http://viewer/?lin=md|3SA,,,|mb|1C|"
    text = "\n".join(("see | this |", f"<a href='{link}'>", "", f"{link}&x=1 {link}", "md|3SA,,,|"))
    boards = boards_of(text.encode())
    assert [entry.place.line for entry in boards.records] == [2, 4, 4]
