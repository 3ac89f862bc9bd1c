"""A table that begins with an ending: the opening lead has been made, whoever won the tricks before."""

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.deal import checked_deal
from bridgetable.cards.notation import contract_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Table

FIVE_CARDS = "N:AQ5.K7.. J92.84.. 864.Q6.. KT3.A9.."


def ending(won: tuple[int, int]) -> Table:
    hands, contract = checked_deal(deal_of(FIVE_CARDS)), contract_of("3NT", Seat.S)
    return first_table(Edition.E2017, Board.numbered(1), hands, contract, leader=Seat.W, won=won)


@pytest.mark.parametrize("won", [(8, 0), (0, 0)])
def test_it_has_no_opening_trick(won: tuple[int, int]) -> None:
    table = ending(won)
    assert table.is_ending and table.spread and table.lead_faced
    assert not table.is_opening_trick(table.open_trick)


@pytest.mark.parametrize("won", [(8, 0), (0, 0)])
def test_the_last_tricks_are_told_from_its_end(won: tuple[int, int]) -> None:
    table = ending(won)
    assert table.is_last_but_one(table.last_number - 1) and table.last_number == table.first_number + 4
