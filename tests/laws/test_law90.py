"""Law 90: procedural penalties and warnings, which stand beside the score."""

import pytest

from bridgetable.cards.seat import Side
from bridgetable.table.events import PenaltyGiven
from bridgetable.table.scores import Amount, PenaltyKind, PenaltyUnit
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at

ENDED = at(POZNAN, "4S S").do("claim S 10", "agree W", "round")


@for_each("edition", EDITIONS)
@for_each(
    ("given", "ruled", "amount"),
    [
        ("NS procedural", ["90A"], None),
        ("NS procedural 10 percent", ["90A"], Amount(10, PenaltyUnit.PERCENT)),
        ("EW procedural 0.5 VP 90B2", ["90A", "90B2"], Amount(0.5, PenaltyUnit.VP)),
        ("EW procedural 3 IMP 7B3", ["90A", "7B3"], Amount(3, PenaltyUnit.IMP)),
        ("EW procedural 3 IMP 90A", ["90A"], Amount(3, PenaltyUnit.IMP)),
    ],
)
def test_90A_a_procedural_penalty_stands_beside_the_score(
    edition: str, given: str, ruled: list[str], amount: Amount | None
) -> None:
    played = at(POZNAN, "4S S", edition).do("claim S 10", "agree W", "round")
    table = played.do(f"penalty {given}")
    assert (table.score, table.tricks) == (played.score, played.tricks) == (420, (10, 3))
    assert table.ruled[len(played.ruled) :] == ruled
    (penalty,) = table.table.penalties
    assert (penalty.kind, penalty.amount, penalty.side.name) == (PenaltyKind.PROCEDURAL, amount, given[:2])


@pytest.mark.parametrize(
    ("given", "ruled"), [("NS warning", ["90A"]), ("NS warning 91A", ["91A"]), ("EW warning 74B1", ["90A", "74B1"])]
)
def test_90A_a_warning_costs_nothing(given: str, ruled: list[str]) -> None:
    table = ENDED.do(f"penalty {given}")
    assert (table.ruled[len(ENDED.ruled) :], table.score) == (ruled, 420)
    assert table.table.penalties[0].amount is None


@pytest.mark.parametrize("before", ["", "WCJ NCA", "WCJ NCA EC2 SS3"])
def test_90A_the_director_may_give_one_at_any_time_and_nothing_else_changes(before: str) -> None:
    table = at(POZNAN, "4S S").do(*([before] if before else []))
    given = table.do("penalty NS procedural 10 percent")
    assert (given.turn, given.asked, given.on_table, given.offences, given.penalty) == (
        table.turn,
        table.asked,
        table.on_table,
        table.offences,
        table.penalty,
    )


def test_90A_several_add_up_beside_the_score() -> None:
    table = ENDED.do("penalty NS warning", "penalty NS procedural 10 percent", "penalty EW procedural")
    assert [one.side for one in table.table.penalties] == [Side.NS, Side.NS, Side.EW]
    assert table.table.penalties[0] == PenaltyGiven(Side.NS, PenaltyKind.WARNING, None, "")


def test_90A_a_warning_with_an_amount_is_none() -> None:
    assert ENDED.refuses("penalty NS warning 10 percent")
