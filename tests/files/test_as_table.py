"""From a record to the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgetable.cards.call import Pass
from bridgetable.cards.notation import call_text, card_of, deal_of
from bridgetable.cards.seat import NAMELESS, Seat
from bridgetable.cases.codec import read_case, write_case
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.engine.actions import MakeCall, Note, Play
from bridgetable.engine.apply import apply
from bridgetable.files import boards_of
from bridgetable.files.as_table import NoTableError, first_table_of, plays_of
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.table.edition import Edition
from bridgetable.table.state import Phase, Table
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.files.samples import CONTRACT, DEAL, HEAD, TWO_TRICKS, board


def test_a_board_with_its_contract_and_play() -> None:
    record = board(f'{HEAD}{CONTRACT}[Auction "N"]\nPass Pass 4H AP\n[Play "W"]\n{TWO_TRICKS}*')
    table = first_table_of(record, Edition.E2017)
    assert (table.deal, table.contract, table.board) == (deal_of(DEAL), record.contract, record.board)
    assert (len(table.calls), table.turn, table.phase) == (6, Seat.W, Phase.PLAY)
    assert plays_of(record)[0] == Play(Seat.W, card_of("DT"))
    assert len(plays_of(record)) == 8


def test_a_board_with_nothing_but_a_deal() -> None:
    assert first_table_of(board(HEAD), Edition.E1997).phase is Phase.AUCTION


def test_a_board_passed_out() -> None:
    table = first_table_of(board(f'{HEAD}[Contract "Pass"]'), Edition.E2017)
    assert (table.calls, table.phase) == ((Pass(),) * 4, Phase.OVER)


def standing(table: Table) -> str:
    return " ".join(f"{one.seat.name}:{call_text(one.call)}" for one in table.auction.calls)


def test_an_auction_lies_on_the_table_as_it_was() -> None:
    """North was skipped, South's bid was insufficient: both were called over, and stand."""
    record = board(f'{HEAD}{CONTRACT}[Auction "N"]\n^S 1S ^I 1H Pass\nPass 2D 4H AP')
    table = first_table_of(record, Edition.E2017)
    assert standing(table) == "E:1S S:1H W:P N:P E:2D S:4H W:P N:P E:P"
    assert (table.contract, table.turn) == (record.contract, Seat.W)
    assert not table.irregularities


def test_what_a_file_says_of_a_call_was_said_at_the_table() -> None:
    record = board(f'{HEAD}[Auction "N"]\n1NT =1= Pass 2D =2=\n[Note "1:12-14"]\n[Note "2:\\H"]')
    one, none, other = first_table_of(record, Edition.E2017).auction.made
    assert (one.alert, none.alert, other.alert) == ((("", "12-14"),), (), (("", "♥"),))


def test_calls_of_lin_may_be_alerted_without_a_word() -> None:
    hands = "S765HKQJT9D54CAK2,S43H876DT987CQ643,SAKQ2H543DK62CJ98,SJT98HA2DAQJ3CT75"
    record = board(f"st||md|3{hands}|sv|o|mb|1N!|an|12-14|mb|p|mb|2D!P|")
    table = first_table_of(record, Edition.E2017)
    assert [one.alert for one in table.auction.made] == [(("", "12-14"),), (), (("", ""),), ()]
    assert (table.phase, table.turn, table.to_call) == (Phase.AUCTION, None, Seat.N)


def test_an_unfinished_auction_goes_on() -> None:
    table = first_table_of(board(f'{HEAD}[Auction "N"]\n1C Pass\n+'), Edition.E2017)
    assert (table.phase, table.to_call, table.contract) == (Phase.AUCTION, Seat.S, None)
    for seat, call in zip((Seat.S, Seat.W, Seat.N), (Pass(), Pass(), Pass()), strict=True):
        table = apply(table, MakeCall(seat, call)).table
    assert (table.phase, table.declarer, table.turn) == (Phase.PLAY, Seat.N, Seat.E)


def test_an_auction_that_came_to_an_end_has_its_contract() -> None:
    table = first_table_of(board(f'{HEAD}[Auction "N"]\nPass 1S X Pass\n2H Pass Pass Pass'), Edition.E2017)
    assert (table.declarer, table.turn) == (Seat.N, Seat.E)


@pytest.mark.parametrize("auction", ["Pass Pass 3H AP", "1C Pass *", "1C +", "Pass Pass Pass Pass"])
def test_the_contract_told_goes_before_the_calls(auction: str) -> None:
    """A file may tell a contract that its calls did not come to; nothing at the table changes that."""
    record = board(f'{HEAD}{CONTRACT}[Auction "N"]\n{auction}')
    table = first_table_of(record, Edition.E2017)
    assert (table.contract, table.phase) == (record.contract, Phase.PLAY)
    assert record.contract is not None
    assert apply(table, Note((("", "a word"),))).table.contract == record.contract


@pytest.mark.parametrize(("auction", "calls"), [("Pass Pass 3H", 6), ("Pass Pass 3H Pass", 6), ("Pass Pass 3H AP", 6)])
def test_the_last_passes_may_be_left_out_where_the_contract_is_told(auction: str, calls: int) -> None:
    record = board(f'{HEAD}[Declarer "S"]\n[Contract "3H"]\n[Auction "N"]\n{auction}\n')
    table = first_table_of(record, Edition.E2017)
    assert (len(table.auction.made), table.auction.contract) == (calls, table.contract)
    other = first_table_of(board(f'{HEAD}{CONTRACT}[Auction "N"]\n{auction}\n'), Edition.E2017)
    assert len(other.auction.made) == (6 if auction.endswith("AP") else len(auction.split()))


def test_a_board_passed_out_has_four_passes_whatever_calls_it_tells() -> None:
    table = first_table_of(board(f'{HEAD}[Contract "Pass"]\n[Auction "N"]\nPass Pass +'), Edition.E2017)
    assert (standing(table), table.phase) == ("N:P E:P S:P W:P", Phase.OVER)


def test_an_ending_is_led_by_whom_the_file_says() -> None:
    record = board('[Deal "N:2... 3... 4... 5..."]\n[Declarer "S"]\n[Contract "4H"]\n[Play "E"]\nS3 S4 S5 S2\n')
    assert first_table_of(record, Edition.E2017).turn is Seat.E


@pytest.mark.parametrize(("declarer", "won"), (("S", (12, 0)), ("W", (0, 12))))
def test_the_tricks_before_an_ending_are_declarers_as_in_a_case_file(declarer: str, won: tuple[int, int]) -> None:
    record = board(f'[Deal "N:2... 3... 4... 5..."]\n[Declarer "{declarer}"]\n[Contract "4H"]\n[Play "E"]\n')
    assert first_table_of(record, Edition.E2017).won_before == won


def test_hidden_hands_make_no_table() -> None:
    with pytest.raises(NoTableError) as refused:
        first_table_of(board('[Deal "N:2... - 4... -"]'), Edition.E2017)
    assert refused.value.message.key == "files-hands-unknown"


@pytest.mark.parametrize("contract", ["", '[Contract "Pass"]\n'])
def test_an_ending_without_a_contract_makes_no_table(contract: str) -> None:
    """There would be no case of it: an ending has a contract there."""
    with pytest.raises(NoTableError) as refused:
        first_table_of(board(f'[Board "1"]\n[Deal "N:2... 3... 4... 5..."]\n{contract}'), Edition.E2017)
    assert refused.value.message.key == "files-ending-without-contract"


LONG = "x" * 10_000
HANDS = "S765HKQJT9D54CAK2,S43H876DT987CQ643,SAKQ2H543DK62CJ98,SJT98HA2DAQJ3CT75"
LIN_BOARD = f"st||md|3{HANDS}|ah|Board {{}}|sv|n|mb|1N|an|{LONG}|nt|{LONG}|"


@for_each(
    "text",
    (
        *(f'[{tag} "{LONG}"]\n{HEAD}' for tag in ("Event", "Site", "West", "Scoring", "Room", "HomeTeam", "Hidden")),
        f'[Event "a\x1b[31m\u202eb\u2028c ###"]\n{HEAD}',
        f'{HEAD}{{{LONG}}}\n[Auction "N"]\n1C =1= {{{LONG}}}\n[Note "1:{LONG}"]\n',
        *(HEAD.replace('Board "1"', f'Board "{number}"') for number in ("0", "-1", "999999", "2147483648", "٧", "?")),
        *(LIN_BOARD.format(number) for number in ("0", "-1", "999999", "2147483648", "٧", "")),
        f"pn|{LONG},{LONG}|vg|{LONG},{LONG},I|{LIN_BOARD.format(1)}",
    ),
)
def test_what_is_imported_is_saved_and_read_again(text: str) -> None:
    record = board(text)
    opened = opened_board(record, Edition.E2017)
    case = as_case(opened.history, opened.document, Words.of("en"))
    assert read_case(write_case(case)) == replace(case, names=NAMELESS)
    (again,) = boards_of(write_pbn([record])).readable
    assert (again.board, again.deal, again.calls) == (record.board, record.deal, record.calls)
