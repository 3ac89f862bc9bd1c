"""Whatever the bytes, a file is read or refused with a sentence; and never slowly."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridgetable.files
from bridgetable.files import BoardFileError, boards_of, read_boards, write_pbn
from bridgetable.table.question import Message, say
from bridgetable.words.catalogue import LANGUAGES, Words
from tests.files.made import SEEDS, made
from tests.files.samples import CONTRACT, DEAL, HEAD, TWO_TRICKS
from tests.files.test_lin import BROADCAST

PBN = (
    f'% PBN 2.1\n[Event "##x"]\n{HEAD}{CONTRACT}{{c}}[Auction "N"]\nPass =1= ^S 1H! $2 AP\n[Note "1:n"]\n'
    f'[Play "W"]\n{TWO_TRICKS}*\n\n[Board "2"]\n[Deal "{DEAL}"]\n[ActionTable "a;b"]\n1 2\n'
)
PIECES = ("[", "]", '"', "{", "}", ";", "%", "\n", "\n\n", "|", ",", "^", "=", "$", "*", "+", "-", "\\", "#", "##", " ",
          "md|3", "qx|o1|", "pc|", "mb|", "[Play ", "[Deal ", "N:", "SK", "1C", "AP", "♠", "\0", "99999999999999999999")


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
        assert "…" in said and len(said) < 120


@pytest.mark.parametrize(
    "piece",
    (
        "{", "}", "{ }", "[", '[A "', '[A "x"] ', "[\n", "\n", " ", "%\n", ";", "=", "=1=", "$1 ", "^", "^R ", "^S ",
        "- ", "+ ", "* ", "!", "1C ", "Pass ", "AP ", "X ", "SK ", '[Board "1"]\n', '\n[Board "1"]\n',
        '[Deal "N:"]\n\n', "\\", '"', '{\n[Event "x"]\n', '[Note "1:x"]\n', "|", "||", "md|", "md|1SA|", "qx|",
        "qx|o1|md|3SA,,,|\n", "nt|x|", "mb|1C|", "mb|p|", "pc|SK|", "pn|a|", "rs|,|", "an|x|",
    ),
)
def test_the_same_again_and_again(piece: str) -> None:
    """Thousands of one piece are read at once; a reader that looks twice at everything would be seen waiting."""
    for before in (f'{HEAD}{CONTRACT}[Auction "N"]\n', f'{HEAD}{CONTRACT}[Play "W"]\n', "md|3SA,,,|"):
        with suppress(BoardFileError):
            boards_of((before + piece * 1000).encode())


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
    both = f'{HEAD}{{|qx|o1|}}\n'.encode()
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
    code = "".join(file.read_text("utf-8") for file in Path(bridgetable.files.__file__).parent.glob("*.py"))
    spoken = set(re.findall(r'"(files-[a-z-]+)"', code))
    for language in LANGUAGES:
        assert {key for key in Words.of(language).keys if key.startswith("files-")} - {"files-place"} == spoken
