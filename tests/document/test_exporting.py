"""Tables written for other programs: what stands, what was corrected, and the whole case, which opens again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.tree import lines_of
from bridgetable.disk.resources import resources
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.document.exporting import COPIES, BoardFormat, board_of, board_text, export, format_of, written
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.engine.actions import Note
from bridgetable.engine.history import History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.files import boards_of
from bridgetable.files.as_table import as_lawful
from bridgetable.files.pbn_games import MANDATORY
from bridgetable.files.record import Recorded
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.engine.at_random import next_in_auction, next_in_play
from tests.equity.ground import needs_endplay
from tests.files.samples import unplaced
from tests.situations import POZNAN, SLAM, actions_of, at, bidding

CASES = sorted((resources() / "cases").rglob("*.case.json"))
EN = Words.of("en", strict=True)


def played(history: History, *texts: str) -> History:
    """The history after these actions, in the notation of the situations."""
    for action in (one for text in texts for one in actions_of(text)):
        history = history.act(action)
    return history


def text_of(history: History, *, plain: bool = False, document: Document | None = None) -> str:
    """The table as a PBN file, without the lines of its case."""
    record = board_of(history, document or Document(), EN)
    text = written([record], BoardFormat.PBN, EN, plain=plain).decode("latin-1").replace("\r\n", "\n")
    return "\n".join(line for line in text.split("\n") if not line.startswith("%"))


def again(history: History, document: Document) -> Opened:
    """What opens from the table written as PBN."""
    (record,) = boards_of(written([board_of(history, document, EN)], BoardFormat.PBN, EN)).readable
    return opened_board(record, Edition.E2017)


# -- the case comes back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", CASES[::9], ids=lambda path: path.stem)
def test_a_case_saved_as_pbn_opens_as_the_same_case(path: Path) -> None:
    case = read_case(path.read_bytes())
    lines = lines_of(case)
    history = lines.history.jump(lines.history.line()[-1])
    opened = again(history, Document(str(path), case))
    assert opened.trouble == ()
    assert opened.document.case == case
    assert opened.document.path == ""
    assert [node.step.action for node in opened.history.nodes] == [node.step.action for node in history.nodes]


def test_a_case_of_another_board_gives_the_board_and_says_so() -> None:
    history = played(History(at(POZNAN, "4S S").table), "WCJ NCA EC2 SC3")
    (record,) = boards_of(written([board_of(history, Document(), EN)], BoardFormat.PBN, EN)).readable
    opened = opened_board(replace(record, plays=record.plays[:3]), Edition.E2017)
    assert opened.document.case is None
    assert [fault.message.key for fault in opened.trouble] == ["files-embedded-other"]
    assert len(opened.history.nodes) == 3
    for language in LANGUAGES:
        assert Words.of(language, strict=True).say(opened.trouble[0].message)


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6))
def test_any_table_comes_back_as_record_and_as_case(seed: int) -> None:
    dice = random.Random(seed)
    in_play = dice.random() < 0.7
    start = at(dice.choice((POZNAN, SLAM)), "4S S") if in_play else bidding(POZNAN)
    history = History(start.table)
    for _ in range(dice.randrange(60)):
        calling = history.table.contract is None and not history.table.passed_out
        try:
            history = history.act((next_in_auction if calling else next_in_play)(history.table, dice))
        except ImpossibleError:
            continue
        if dice.random() < 0.05:
            history = history.undo()
    document = Document(title=(("", "x"),))
    record = board_of(history, document, EN)
    (found,) = boards_of(written([record], BoardFormat.PBN, EN)).readable
    assert unplaced(found) == unplaced(record)
    case = as_case(history, document, EN)
    opened = opened_board(found, Edition.E2017)
    assert opened.document.case is not None
    assert write_case(opened.document.case) == write_case(case)
    (plain,) = boards_of(written([record], BoardFormat.PBN, EN, plain=True)).readable
    assert unplaced(plain) == unplaced(as_lawful(record))
    assert plain.warnings == ()
    lin = boards_of(written([record], BoardFormat.LIN, EN), "x.lin").records[0]
    assert isinstance(lin, Recorded)
    assert (lin.deal, lin.board) == (record.deal, record.board)


# -- what stands, and what was corrected -------------------------------------------------------------------------------


def test_what_was_corrected_is_a_comment_at_its_call() -> None:
    actions = ("bids N 1H", "bid E 1D", "director S", "choose S refuse", "bid E P")
    history = played(History(bidding(POZNAN).table), *actions)
    text = " ".join(text_of(history).split())
    assert "1H Pass {East bids 1\\D. This is an insufficient bid: East bid 1\\D over 1\\H.}" in text
    assert "Law 27B: East's" in text and "^I" not in text


def test_a_revoke_put_right_is_a_comment_at_the_card_that_took_its_place() -> None:
    history = played(History(at(POZNAN, "4S S").table), "WCJ NCA EC2 SDJ", "director W", "SC3")
    text = " ".join(text_of(history).split())
    assert "CJ CA C2 C3 {South plays the jack of diamonds. This is a revoke" in text
    assert "^R" not in text


def test_what_stands_is_marked_and_the_transfer_is_in_the_result() -> None:
    history = played(
        History(at(POZNAN, "4S S").table),
        "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT",
        "NCQ EC8 SC5 WS6",
        "claim S 7",
        "agree W",
        "director W",
    )
    text = text_of(history)
    assert "^R DJ" in text
    assert '[Result "^' in text


def test_notes_and_story_are_comments() -> None:
    history = History(bidding(POZNAN).table).act(Note((("", "Look at East"),)))
    case = replace(as_case(History(bidding(POZNAN).table), Document(), EN), story=(("en", "It was so."),))
    assert "{It was so.} {Look at East}" in text_of(history, document=Document(case=case))


def test_the_export_format() -> None:
    history = played(History(bidding(POZNAN).table), "bids N 1H P 1S P 4S P P P", "WH9 NH3")
    data = written([board_of(history, Document(), EN)], BoardFormat.PBN, EN)
    lines = data.decode("latin-1").split("\r\n")
    assert lines[:2] == ["% PBN 2.1", "% EXPORT"]
    assert [line[1:].split(" ")[0] for line in lines[2:17]] == list(MANDATORY)
    assert max(map(len, lines)) < 80
    assert b"\n" not in data.replace(b"\r\n", b"")


def test_plain_has_neither_marks_nor_comments_nor_case() -> None:
    history = played(History(at(POZNAN, "4S S").table), "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT")
    record = board_of(history, Document(), EN)
    text = written([record], BoardFormat.PBN, EN, plain=True).decode("latin-1")
    assert not any(sign in text for sign in ("^", "{", "bridgetable"))
    assert "CJ CA C2 C3\r\n" in text and "DJ" not in text.split("[Play")[1]


@pytest.mark.deep
@needs_endplay
def test_endplay_reads_what_is_plain() -> None:
    """It refuses every mark, and takes an auction that begins with "-" for none."""
    from endplay.parsers import pbn

    history = played(
        History(bidding(POZNAN).table), "bids N 1H 2C", "bid S 1S", "bids W P P", "bid S 4S", "bids W P P P"
    )
    history = played(history, "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT")
    plain = written([board_of(history, Document(), EN)], BoardFormat.PBN, EN, plain=True).decode("latin-1")
    (board,) = pbn.loads(plain.replace("\r\n", "\n"))
    assert str(board.contract).startswith("4♠S")
    assert len(board.play) == 4


# -- LIN, links and copies ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_lin_says_in_comments_what_it_has_no_place_for(language: str) -> None:
    actions = ("bids N 1H 2C", "bid S 1S", "bids W P P", "bid S 4S", "bids W P P P")
    history = played(History(bidding(POZNAN).table), *actions)
    words = Words.of(language, strict=True)
    (record,) = boards_of(written([board_of(history, Document(), words)], BoardFormat.LIN, words), "x.lin").readable
    assert record.contract == history.table.contract
    assert any("1♥" in comment and "1♠" in comment for comment in record.commentary)


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_opens_as_the_same_deal(name: str) -> None:
    history = played(History(bidding(POZNAN).table), "bids N 1H P 1S P 4S P P P", "WH9 NH3")
    text = board_text(history, Document(), EN, COPIES[name])
    (record,) = boards_of(text.encode()).readable
    assert (record.hands, record.calls) == (history.table.deal, history.table.calls)
    assert len(record.plays) == 2
    assert "bridgetable" not in text and (name != "link" or "\n" not in text)


def test_files_by_their_names(tmp_path: Path) -> None:
    assert [format_of(name) for name in ("a.PBN", "a.lin", "a.txt", "a.json")] == [*BoardFormat, None]
    history = History(bidding(POZNAN).table)
    for ending in (".pbn", ".lin", ".txt"):
        export(history, Document(), EN, str(tmp_path / f"x{ending}"))
        assert boards_of((tmp_path / f"x{ending}").read_bytes()).readable[0].hands == history.table.deal
    with pytest.raises(DocumentError):
        export(history, Document(), EN, str(tmp_path / "nowhere" / "x.pbn"))
