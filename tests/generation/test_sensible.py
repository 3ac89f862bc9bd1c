"""Made boards: what no club would believe does not happen, and players have what their calls say."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from bridgetable.cards.notation import call_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.generation.bidding import situation_after
from bridgetable.generation.board_play import Dealt, deals
from bridgetable.generation.shown import STRONGEST
from tests.each import for_each
from tests.generation.sensible import CHECKS, points

BOARDS = 150


@pytest.fixture(scope="module")
def boards() -> list[Dealt]:
    """Boards as cases are made of them."""
    return list(islice(deals(random.Random(20), ()), BOARDS))


@pytest.mark.parametrize("name", CHECKS)
def test_no_board_breaks_it(name: str, boards: list[Dealt]) -> None:
    assert not [found for board in boards for found in CHECKS[name](board.hands, board.callers)]


DEAL = deal_of("N:AKQ2.AK32.A32.32 J98.QJ4.K984.J87 T76.T98.QJT.AKQ6 543.765.765.T954")
BROKEN = {
    "a player with 16 points is silent": "P P 1C P P P",
    "a side with 27 points stops below game": "1C P 1NT P P P",
    "a forcing call is passed": "1C P 1S P P P",
    "a contract on six trumps or fewer": "1D X P 3H P P P",
    "a misfit is doubled": "2D P 3C 3H X P P P",
}


@for_each("name", CHECKS)
def test_it_is_seen_where_it_is_broken(name: str) -> None:
    auction = [(Seat(n % 4), call_of(call)) for n, call in enumerate(BROKEN[name].split())]
    assert [found for found, check in CHECKS.items() if found == name and list(check(DEAL, auction))]


def test_players_have_the_points_that_they_show(boards: list[Dealt]) -> None:
    wrong = 0
    for board in boards:
        for seat in Seat:
            shown = situation_after(tuple(board.callers), seat).me
            wrong += not shown.least <= min(STRONGEST, points(board.hands, seat)) <= shown.most
    assert wrong < len(boards) * len(Seat) / 20
