"""From a record to the table."""

from __future__ import annotations

import pytest

from bridgetable.cards.call import Pass
from bridgetable.cards.notation import card_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Play
from bridgetable.files.as_table import NoTable, first_table_of, plays_of
from bridgetable.table.edition import Edition
from bridgetable.table.phase import Phase
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


def test_calls_that_skipped_somebody_are_left_out() -> None:
    record = board(f'{HEAD}{CONTRACT}[Auction "N"]\n^S Pass 4H AP')
    assert first_table_of(record, Edition.E2017).calls == ()


def test_an_ending_is_led_by_whom_the_file_says() -> None:
    record = board('[Deal "N:2... 3... 4... 5..."]\n[Declarer "S"]\n[Contract "4H"]\n[Play "E"]\nS3 S4 S5 S2\n')
    assert first_table_of(record, Edition.E2017).turn is Seat.E


def test_hidden_hands_make_no_table() -> None:
    with pytest.raises(NoTable) as refused:
        first_table_of(board('[Deal "N:2... - 4... -"]'), Edition.E2017)
    assert refused.value.message.key == "files-hands-unknown"
