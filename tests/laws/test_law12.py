"""Law 12C: a score the Director assigns."""

from fractions import Fraction

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.deal import dealt
from bridgetable.cards.notation import contract_of, deal_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.laws.general.law12 import adjustment_due, how_assigned, score_parts
from bridgetable.laws.score.law77 import expected_score
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


def test_12C1_the_score_assigned_names_its_own_contract() -> None:
    """What unauthorised information led to in the auction may be settled before the auction has come to an end."""
    table = first_table(Edition.E2017, Board.numbered(1), dealt(deal_of(POZNAN)), None)
    assert Situation(apply(table, ADJUSTED).table).score == 420


@pytest.mark.parametrize(("edition", "number"), [("1997", "12C2"), ("2007", "12C1(c)"), ("2017", "12C1(c)")])
def test_12C1_each_edition_says_how_a_score_is_assigned(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).table
    assert how_assigned.number(table) == number
    assert {how_assigned(at(POZNAN, "4S S", each).table).key for each in EDITIONS} == {
        "assigned-12C2", "assigned-12C1c", "assigned-12C1c-lawful",
    }


def test_12C1_a_third_is_a_third() -> None:
    third = [AssignedResult(contract_of("4S", Seat.S), tricks, 1 / 3) for tricks in (10, 9, 8)]
    board = Board.numbered(1)
    parts = score_parts(board, tuple(third), Side.NS)
    assert [(part.points, part.weight) for part in parts] == [
        (420, Fraction(1, 3)), (-50, Fraction(1, 3)), (-100, Fraction(1, 3)),
    ]
    assert sum(part.product for part in parts) == 90
    assert expected_score(board, tuple(third), Side.NS) == 90
    assert expected_score(board, tuple(third), Side.EW) == -90


@pytest.mark.parametrize(("weight", "score"), [(0.7875, 44), (0.7625, 42), (0.7876, 45)])
def test_12C1_a_weighted_score_is_rounded_to_a_whole_point_a_half_to_the_even_one(weight: float, score: int) -> None:
    """One club made is 70, two clubs down one -50: 44.5, 41.5, 44.512."""
    one, two = (contract_of(text, Seat.S) for text in ("1C", "2C"))
    results = (AssignedResult(one, 7, weight), AssignedResult(two, 7, 1 - weight))
    assert expected_score(Board.numbered(1), results, Side.NS) == score
    assert expected_score(Board.numbered(1), results, Side.EW) == -score


def test_12C1_a_score_is_due_from_the_finding_until_it_is_assigned() -> None:
    revoked = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ WCT", "claim S 11", "agree W", "director W")
    found = revoked.do("choose director adjust")
    assert (adjustment_due(revoked.table), adjustment_due(found.table)) == ("", "64C1")
    assert adjustment_due(apply(found.table, a.Adjust((TEN,), (TEN,), "64C1")).table) == ""
