"""Whatever the bytes, a file is read or refused with a sentence; and never slowly."""

from __future__ import annotations

import io
import random
import re
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import bridgetable.files
from bridgetable.cards.seat import NAMELESS
from bridgetable.cases.codec import read_case, write_case
from bridgetable.document.document import DocumentError
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.files import boards_of, read_boards
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import BoardFileError
from bridgetable.files.stream import BoardStream
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.files.made import SEEDS, made
from tests.files.samples import CONTRACT, DEAL, HEAD, TWO_TRICKS
from tests.files.test_lin import AUCTION, BOARD, BROADCAST, PLAY

PBN = (
    f'% PBN 2.1\n[Event "##x"]\n{HEAD}{CONTRACT}{{c}}[Auction "N"]\nPass =1= ^S 1H! $2 AP\n[Note "1:n"]\n'
    f'[Play "W"]\n{TWO_TRICKS}*\n\n[Board "2"]\n[Deal "{DEAL}"]\n[ActionTable "a;b"]\n1 2\n'
)
PIECES = (
    "[",
    "]",
    '"',
    "{",
    "}",
    ";",
    "%",
    "\n",
    "\n\n",
    "|",
    ",",
    "^",
    "=",
    "$",
    "*",
    "+",
    "-",
    "\\",
    "#",
    "##",
    " ",
    "md|3",
    "qx|o1|",
    "pc|",
    "mb|",
    "[Play ",
    "[Deal ",
    "N:",
    "SK",
    "1C",
    "AP",
    "♠",
    "\0",
    "99999999999999999999",
)

ODD = (
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\xed\xa0\x80",
    b"\x81",
    b"\x1b[31m",
    b"\xe2\x80\xae",
    b"\r",
    b"\0",
    b'[Event "###"]\n',
    b"9" * 5000,
    b"=33=",
    b"$999 ",
    b'[Board "-1"]\n',
    '[Board "\u0663"]\n'.encode(),
    b"mc|99|",
    b"ah|Board 0|",
)


def changed(seed: int) -> tuple[bytes, str]:
    """A file made up and then damaged in some places, and its name."""
    chance = random.Random(seed)
    sources = (
        (write_pbn([made(chance.randrange(9999)) for _ in range(2)]), "a.pbn"),
        (PBN.encode(), "b.pbn"),
        (BROADCAST.encode("latin-1", "replace"), "c.lin"),
        (f"x\nhttp://viewer/?lin={quote(BOARD + AUCTION + PLAY)}\n".encode() * 2, "d.txt"),
    )
    data, name = chance.choice(sources)
    damaged = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 5, 10))):
        start = chance.randrange(len(damaged) + 1)
        end = min(len(damaged), start + chance.choice((0, 1, 5, 20, 200)))
        other = chance.choice(sources)[0]
        place = chance.randrange(len(other))
        damaged[start:end] = chance.choice(
            (
                b"",
                bytes([chance.randrange(256)]),
                damaged[start:end] * 2,
                chance.choice(PIECES).encode(),
                chance.choice(PIECES).encode() * chance.choice((3, 300)),
                other[place : place + 50],
                chance.choice(ODD),
            )
        )
    if chance.random() < 0.1:
        encoding = chance.choice(("utf-16", "utf-8-sig", "utf-16-le", "utf-32"))
        return damaged.decode("utf-8", "replace").encode(encoding), name
    return bytes(damaged), name


def is_one_line(message: Message) -> bool:
    """Whether the message is a sentence of one line and no great length in both languages."""
    said = [Words.of(language, strict=True).say(message) for language in LANGUAGES]
    return all(text.strip() and "\n" not in text and len(text) < 300 for text in said)


@pytest.mark.parametrize("seed", range(80))
def test_damaged_files_are_read_as_far_as_they_go(seed: int) -> None:
    """What was read is listed, written and read the same, and opened as a table, saved and read again."""
    data, name = changed(seed)
    try:
        boards = boards_of(data, name)
    except BoardFileError as refused:
        assert is_one_line(refused.message)
        return
    wrong = [board.message for board in boards.unreadable]
    assert all(is_one_line(message) for board in boards.readable for message in (*board.warnings, *wrong))
    with BoardStream(io.BytesIO(data), name) as stream:
        assert tuple(board.read() for board in stream.listing()) == boards.records
    # LIN may have play without trumps, which no reader of PBN could follow.
    whole = [board for board in boards.readable if board.trump_known or not board.plays]
    if whole:
        written = write_pbn(whole)
        assert write_pbn(boards_of(written).readable) == written
    for board in boards.readable:
        with suppress(DocumentError):
            opened = opened_board(board, Edition.E2017)
            case = as_case(opened.history, opened.document, Words.of("en"))
            assert read_case(write_case(case)) == replace(case, names=NAMELESS)


def reads(data: bytes) -> None:
    """Reads what there is, writes it, and says in both languages what was wrong with it."""
    messages: list[Message] = []
    try:
        boards = boards_of(data, "x")
    except BoardFileError as refused:
        messages = [refused.message]
    else:
        messages += [bad.message for bad in boards.unreadable]
        messages += [warning for record in boards.readable for warning in record.warnings]
        write_pbn(boards.readable)
        write_pbn(bad.so_far for bad in boards.unreadable if bad.so_far is not None)
    for message in messages:
        assert all(Words.of(language, strict=True).say(message) for language in LANGUAGES)


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    reads(data)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=30), st.sampled_from((PBN, BROADCAST, "")))
def test_any_words_around_a_board(words: list[str], before: str) -> None:
    reads((before + "".join(words)).encode("utf-8", "replace"))


@settings(max_examples=200)
@given(st.data(), st.sampled_from((PBN, BROADCAST)))
def test_torn_and_broken_files(data: st.DataObject, text: str) -> None:
    """A piece is cut out, or something else stands in its place; the rest is read all the same."""
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)) | st.just(len(text)))
    reads((text[:start] + data.draw(st.sampled_from(("", *PIECES))) + text[end:]).encode())


@settings(max_examples=20)
@given(SEEDS, st.integers(0, 3000))
def test_what_we_write_may_be_cut_anywhere(seed: int, length: int) -> None:
    reads(write_pbn([made(seed)])[:length])


@pytest.mark.parametrize("text", [f'{HEAD}[Auction "N"]\n{"1" * 5000}NT', f"md|{'x' * 5000}|mb|1C|"])
def test_a_message_quotes_little_of_a_file(text: str) -> None:
    boards = boards_of(text.encode(), "x")
    (message,) = (bad.message for bad in boards.unreadable)
    for language in LANGUAGES:
        said = Words.of(language, strict=True).say(message)
        assert "…" in said and len(said) < 140


@pytest.mark.parametrize(
    "piece",
    (
        "{",
        "}",
        "{ }",
        "[",
        '[A "',
        '[A "x"] ',
        "[\n",
        "\n",
        " ",
        "%\n",
        ";",
        "=",
        "=1=",
        "$1 ",
        "^",
        "^R ",
        "^S ",
        "- ",
        "+ ",
        "* ",
        "!",
        "1C ",
        "Pass ",
        "AP ",
        "X ",
        "SK ",
        '[Board "1"]\n',
        '\n[Board "1"]\n',
        '[Deal "N:"]\n\n',
        "\\",
        '"',
        '{\n[Event "x"]\n',
        '[Note "1:x"]\n',
        "|",
        "||",
        "md|",
        "md|1SA|",
        "qx|",
        "qx|o1|md|3SA,,,|\n",
        "nt|x|",
        "mb|1C|",
        "mb|p|",
        "pc|SK|",
        "pn|a|",
        "rs|,|",
        "an|x|",
    ),
)
def test_the_same_again_and_again(piece: str) -> None:
    """Thousands of one piece are read at once; a reader that looks twice at everything would be seen waiting."""
    for before in (f'{HEAD}{CONTRACT}[Auction "N"]\n', f'{HEAD}{CONTRACT}[Play "W"]\n', "md|3SA,,,|"):
        with suppress(BoardFileError):
            boards_of((before + piece * 1000).encode())


@pytest.mark.parametrize(
    ("once", "again"),
    (
        (f"vg|a,b,c,1|rs|{'4HN=,' * 40_000}|", "qx|o1|md|3SA,,,|"),
        (f"pn|{'a,' * 80_000}|", "qx|o1|md|3SA,,,|"),
        (f'[Hidden "##{"N" * 200_000}"]\n{HEAD}', f'\n[Board "2"]\n[Deal "{DEAL}"]\n'),
        (f'{HEAD}[ScoreTable "{"A;" * 80_000}B"]\n', f'\n{HEAD}[ScoreTable "#"]\n1 2\n'),
        (f'[Deal "N:{"A" * 200_000}"]\n', '\n[Deal "#"]\n'),
        (HEAD, '[Site "x"] x\n'),
        (f'{HEAD}[Auction "N"]\n{"1C " * 20_000}', "$1 =1= {x}"),
    ),
)
def test_what_all_boards_share_is_not_gone_through_for_each(once: str, again: str) -> None:
    """This would take minutes."""
    assert boards_of((once + again * 2000).encode()).records


@pytest.mark.parametrize(
    ("text", "key"),
    (
        (f'[Deal "N:{"A" * 900_000}..."]', "files-bad-deal"),
        (f"md|3{'SA' * 400_000}|", "files-bad-deal"),
        (f'{HEAD}[ScoreRubberHistory "NS 0 0 / {"9" * 5000} EW 0 0 / 0"]', ""),
        (f'{HEAD}{CONTRACT}[Result "{"9" * 5000}"]\n[Score "{"9" * 5000}"]', ""),
        (f'{HEAD}[Auction "N"]\n1C =1{"9" * 5000}= ${"9" * 5000}', ""),
        (f'{HEAD}[ScoreTable "+A"]\n{"9" * 5000}\n{"9" * 400}.5\n', ""),
        (f'[Board "{"9" * 5000}"]\n[Deal "{DEAL}"]', ""),
    ),
)
def test_no_number_and_no_hand_is_too_long(text: str, key: str) -> None:
    boards = boards_of(text.encode())
    assert [board.message.key for board in boards.unreadable] == ([key] if key else [])
    assert all(board.warnings for board in boards.readable[:1] if "ScoreTable" not in text)


@pytest.mark.parametrize(
    ("data", "key"),
    (
        (b"", "files-empty"),
        (b" \r\n\n", "files-empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "files-binary"),
        (b"Dear Sir, here are the hands.", "files-unknown"),
        (b"% PBN 2.1\n% EXPORT\n", "files-no-boards"),
        (b"pn|a,b,c,d|", "files-no-boards"),
    ),
)
def test_files_that_are_none(data: bytes, key: str, tmp_path: Path) -> None:
    path = tmp_path / "some.pbn"
    path.write_bytes(data)
    with pytest.raises(BoardFileError) as refused:
        read_boards(path)
    assert refused.value.message == say(key, file="some.pbn")


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "absent.lin", "nul\0.pbn"):
        with pytest.raises(BoardFileError) as refused:
            read_boards(path)
        assert refused.value.message.key == "files-cannot-open"


def test_the_name_decides_only_where_both_could_be() -> None:
    both = f"{HEAD}{{|qx|o1|}}\n".encode()
    assert boards_of(both, "a.pbn").readable
    assert boards_of(both, "a.lin").unreadable
    assert boards_of(HEAD.encode(), "a.lin").readable


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_names_its_place(language: str) -> None:
    (wrong,) = boards_of(("\n" * 1233 + '[Deal "N:AA..."]').encode()).unreadable
    words = Words.of(language, strict=True).say(wrong.message)
    assert "1234" in words
    assert "AA" in words


def test_every_key_in_the_code_has_words_and_every_words_a_key() -> None:
    code = "".join(file.read_text("utf-8") for file in Path(bridgetable.files.__file__).parent.rglob("*.py"))
    spoken = set(re.findall(r'"(files-[a-z-]+)"', code))
    for language in LANGUAGES:
        assert {key for key in Words.of(language).keys if key.startswith("files-")} - {"files-place"} == spoken
