"""Law 12C: a score the Director assigns."""

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.deal import dealt
from bridgetable.cards.notation import contract_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import Impossible
from bridgetable.table.edition import Edition
from bridgetable.table.events import AssignedResult
from bridgetable.table.first import first_table
from tests.situations import EDITIONS, POZNAN, Situation, at

TEN = AssignedResult(contract_of("4S", Seat.S), 10, 1.0)
ADJUSTED = a.Adjust((TEN,), (TEN,), "16B")


@pytest.mark.parametrize("edition", EDITIONS)
def test_12C1_the_director_may_assign_a_score_while_the_play_goes_on(edition: str) -> None:
    heard = at(POZNAN, "4S S", edition).do("WCJ NCA", "director S unauthorised-information W", "choose director adjust")
    table = Situation(apply(heard.table, ADJUSTED).table)
    assert table.score == 420
    assert table.ruled[-1] == "16B"
    assert table.turn == "E"
    assert table.do("EC2 SC3", "round").score == 420


def test_12C1_before_there_is_a_contract_there_is_nothing_to_assign() -> None:
    table = first_table(Edition.E2017, Board.numbered(1), dealt(deal_of(POZNAN)), None)
    with pytest.raises(Impossible) as caught:
        apply(table, ADJUSTED)
    assert caught.value.message.key == "impossible-nothing-to-adjust"
