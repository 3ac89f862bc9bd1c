"""What is opened can be saved and opened again, however it was written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.codec import write_case
from bridgetable.document import opening
from bridgetable.document.autosave import Autosave
from bridgetable.document.case_opening import case_from
from bridgetable.document.document import DocumentError, Opened
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.engine.actions import Action, Agree, Concede, MakeClaim, Play
from bridgetable.files import boards_of
from bridgetable.files.as_table import record_of
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.table.edition import Edition
from bridgetable.table.state import Phase, Table
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import score_text
from tests.each import for_each
from tests.files.samples import CONTRACT, HEAD, TWO_TRICKS
from tests.files.test_lin import AUCTION, BOARD, PLAY

EN = Words.of("en", strict=True)
LETTERS = st.text(st.characters(exclude_characters='"\x00', codec="utf-8"), max_size=60)


@given(number=st.sampled_from(["0", "1", "-7", "999999", "9" * 5000, "Open 3", "?", ""]), event=LETTERS, note=LETTERS)
@settings(max_examples=60)
def test_an_imported_board_can_be_saved_and_opened(number: str, event: str, note: str) -> None:
    text = f'[Event "{event}"]\n{HEAD}'.replace('[Board "1"]', f'[Board "{number}"]')
    text += f'[Auction "N"]\n1NT =1= Pass 3NT AP\n[Note "1:{note}"]\n[Play "E"]\n*\n'
    for record in boards_of(text.encode("utf-8")).readable:
        opened = opened_board(record, Edition.E2017)
        data = write_case(as_case(opened.history, opened.document, EN))
        lines, case = case_from(data)
        assert write_case(case) == data and lines.history.table_at(-1).board == opened.history.start.board


def test_a_board_with_a_text_that_no_case_can_hold_is_refused_when_it_is_opened() -> None:
    (record,) = boards_of(f'[Event "{"x" * 100_001}"]\n{HEAD}[Auction "N"]\nAP\n'.encode()).readable
    with pytest.raises(DocumentError) as refused:
        opened_board(record, Edition.E2017)
    assert refused.value.message.key == "case-text-too-long"


def test_an_event_as_long_as_a_text_may_be_is_the_title_alone() -> None:
    (record,) = boards_of(f'[Event "{"x" * 100_000}"]\n{HEAD}[Auction "N"]\nAP\n'.encode()).readable
    assert opened_board(record, Edition.E2017).document.title == (("", "x" * 100_000),)


@pytest.mark.parametrize(
    ("contract", "auction", "kept"),
    [
        ("2H", "1H Pass 2H Pass Pass Pass", True),
        ("2H", "1H Pass 2H Pass", True),
        ("3H", "1H Pass 2H Pass Pass Pass", False),
        ("2H", "1H Pass 2H X Pass Pass Pass", False),
        ("2H", "1H Pass", False),
    ],
)
def test_calls_that_a_file_of_the_table_will_not_keep_are_told(
    contract: str, auction: str, kept: bool, tmp_path: Path
) -> None:
    text = f'{HEAD}[Declarer "N"]\n[Contract "{contract}"]\n[Auction "N"]\n{auction}\n'
    (record,) = boards_of(text.encode()).readable
    opened = opened_board(record, Edition.E2017)
    autosave = Autosave(tmp_path / "kept")
    autosave.write(opened.history, opened.document, EN, dirty=True)
    found = autosave.restore()
    assert found is not None
    calls, again = (len(each.history.start.auction.made) for each in (opened, found[0]))
    assert (calls == again) is kept and calls > 0
    assert ("board-calls-not-kept" in [one.message.key for one in opened.trouble]) is not kept


@pytest.mark.parametrize("explained", [True, False])
def test_calls_of_an_ending_are_kept_and_it_is_told_that_their_meanings_are_not(explained: bool) -> None:
    text = (
        '[Dealer "N"]\n[Deal "N:2... 3... 4... 5..."]\n[Declarer "N"]\n[Contract "2H"]\n'
        f'[Auction "N"]\n2H {"=1= " if explained else ""}Pass Pass Pass\n[Note "1:weak"]\n'
    )
    (record,) = boards_of(text.encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert len(opened.history.start.auction.made) == 4
    told = [one.message.key for one in opened.trouble]
    assert "board-calls-not-kept" not in told and ("board-meanings-not-kept" in told) is explained


def test_what_is_wrong_with_a_board_is_told_when_it_is_opened() -> None:
    play = f'{HEAD}[Declarer "S"]\n[Contract "4H"]\n[Result "14"]\n[Play "W"]\nDT D2 DQ D4\nD7 D6 SJ D5\n'
    (record,) = boards_of(play.encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert [refused.message.key for refused in opened.trouble] == ["files-bad-result", "files-revoke-unmarked"]
    assert all(EN.say(refused.message) for refused in opened.trouble)


def actions(opened: Opened, count: int = 2) -> list[Action]:
    """The last actions of the line in view."""
    return [opened.history.nodes[place].step.action for place in opened.history.line()[-count:]]


@for_each("edition", Edition)
@for_each(("played", "claimed"), ((PLAY, 10), (PLAY, 0), ("", 13), (PLAY.rpartition("pc|D5|")[0], 9)))
def test_the_claim_of_a_record_is_agreed_to_and_scored(edition: Edition, played: str, claimed: int) -> None:
    (record,) = boards_of(f"{BOARD}{AUCTION}{played}mc|{claimed}|".encode()).readable
    opened = opened_board(record, edition)
    table = opened.history.table_at(opened.history.line()[-1])
    said = MakeClaim(Seat.S, claimed) if claimed else Concede(Seat.S, 12)
    assert (actions(opened), opened.trouble) == ([said, Agree(Seat.W)], ())
    assert (table.over, table.tricks_after_transfers(Side.NS)) == (True, claimed)
    assert score_text(EN, table, Side.NS) and not table.irregularities


def test_a_claim_of_fewer_tricks_than_were_won_is_told_and_not_made() -> None:
    text = f"{BOARD}{AUCTION}pc|s4|pc|sA|pc|s8|pc|s5|pc|sK|mc|0|"
    (record,) = boards_of(text.encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert [refused.message.key for refused in opened.trouble] == ["files-claim-too-low"]
    assert actions(opened, 1) == [Play(Seat.N, Card(Suit.SPADES, 13))]


@pytest.mark.parametrize(("end", "claims"), (("*", True), ("", True), ("+", False)))
def test_a_play_in_pbn_that_stops_with_a_result_ended_in_a_claim(end: str, claims: bool) -> None:
    text = f'{HEAD}{CONTRACT}[Result "10"]\n[Play "W"]\n{TWO_TRICKS}{end}\n'
    (record,) = boards_of(text.encode()).readable
    assert record.claimed is claims
    made = actions(opened_board(record, Edition.E2017))
    assert (made == [MakeClaim(Seat.S, 10), Agree(Seat.W)]) is claims


def test_a_claim_that_was_scored_is_exported_and_opened_again() -> None:
    (record,) = boards_of(f"{BOARD}{AUCTION}{PLAY}mc|10|".encode()).readable
    first = opened_board(record, Edition.E2017).history
    (again,) = boards_of(write_pbn([record_of(first.jump(first.line()[-1]).table)])).readable
    assert actions(opened_board(again, Edition.E2017)) == [MakeClaim(Seat.S, 10), Agree(Seat.W)]


def test_a_suit_in_an_explanation_is_shown_by_its_sign_and_saved_as_it_was_written() -> None:
    (record,) = boards_of(f"{BOARD}{AUCTION}{PLAY}".encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert [meaning(made, EN) for made in opened.history.start.auction.made][2] == "5+♥s"
    case = json.loads(write_case(as_case(opened.history, opened.document, EN)))
    assert [entry["alert"] for entry in case["actions"] if "alert" in entry] == ["5+!hs"]


@pytest.mark.parametrize(
    "text",
    (
        f"pn|Sue,Will  \n  B.,Ned,Eve|{BOARD}{AUCTION}{PLAY}",
        HEAD + '[West "Will B."]\n[North "Ned"]\n[East "Eve"]\n[South "Sue"]\n[Auction "N"]\nAP\n',
    ),
)
def test_names_of_players_are_kept_and_exported_but_are_in_no_case_file(text: str, tmp_path: Path) -> None:
    (record,) = boards_of(text.encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert b"Ned" not in write_case(as_case(opened.history, opened.document, EN))
    Autosave(tmp_path).write(opened.history, opened.document, EN, dirty=True)
    found = Autosave(tmp_path).restore()
    assert found is not None
    start = found[0].history.start
    (again,) = boards_of(write_pbn([record_of(start)])).readable
    assert tuple(again.names) == ("Ned", "Eve", "Sue", "Will B.") == tuple(start.names)


def test_a_claim_that_cannot_be_made_is_told_after_the_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "claim_of", lambda record, table: (MakeClaim(Seat.S, 13),))
    (record,) = boards_of(f"{BOARD}{AUCTION}{PLAY}mc|10|".encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert [refused.message.key for refused in opened.trouble] == ["board-claim-stops"]
    assert len(opened.history.line()) == len(record.plays)


def test_a_claim_that_the_play_contradicts_is_told_before_anything_else() -> None:
    (record,) = boards_of(f"{BOARD}{AUCTION}pc|dT|pc|d2|pc|sJ|pc|d4|pc|sA|mc|13|".encode()).readable
    told = [refused.message.key for refused in opened_board(record, Edition.E2017).trouble]
    assert told[0] == "files-claim-too-high" and len(told) > 1


def as_read_again(opened: Opened) -> Table:
    """The table at the cursor after saving and opening."""
    lines, _ = case_from(write_case(as_case(opened.history, opened.document, EN)))
    calls = len(lines.history.nodes) - len(opened.history.nodes)
    return lines.history.table_at(calls + opened.history.cursor)


ENDING = '[Deal "N:32... 54... T9... 87..."]\n[Declarer "S"]\n[Contract "4H"]\n[Play "W"]\n'


@for_each("leader_is_told", (True, False))
@for_each("edition", Edition)
def test_a_card_in_an_ending_is_ruled_as_it_is_after_saving(edition: Edition, *, leader_is_told: bool) -> None:
    """A lead out of turn by dummy, to a trick before which there were eleven."""
    (record,) = boards_of((ENDING if leader_is_told else ENDING.partition("[Play")[0]).encode()).readable
    opened = opened_board(record, edition)
    assert [refused.message.key for refused in opened.trouble] == ["board-tricks-before"]
    done = replace(opened, history=opened.history.act(Play(Seat.N, Card(Suit.SPADES, 3))))
    assert done.history.table.irregularities and as_read_again(done) == done.history.table


@for_each("calls", ("XX Pass Pass Pass", "1H Pass 1D Pass Pass Pass"))
@for_each("edition", Edition)
def test_an_irregular_auction_that_was_recorded_is_ruled_on_when_it_is_opened(calls: str, edition: Edition) -> None:
    """A case tells such calls as actions; what is decided about them would else be passed over when it is opened."""
    text = f'{HEAD}[Auction "N"]\n{calls}\n'
    (record,) = boards_of(text.encode()).readable
    opened = opened_board(record, edition)
    table = opened.history.table
    assert table.irregularities and table.calls == record.calls
    assert as_read_again(opened) == table and opened.history.cursor == len(record.calls) - 1


def test_calls_that_are_made_again_leave_the_recorded_play_ahead() -> None:
    text = f'{HEAD}{CONTRACT}[Auction "N"]\nPass Pass 3H Pass 2H Pass 4H AP\n[Play "W"]\n{TWO_TRICKS}+\n'
    (record,) = boards_of(text.encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert [refused.message.key for refused in opened.trouble] == ["files-insufficient"]
    assert len(opened.history.line()) == 10 + 8
    assert (opened.history.cursor, opened.history.table.phase) == (9, Phase.PLAY)
