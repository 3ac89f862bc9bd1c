"""An action applied: by hand, by the Laws, and the table after both."""

import pytest

from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.events import CardPlayed, Infringed
from bridgetable.table.evolve import evolve_all
from bridgetable.table.state import Table
from tests.each import for_each
from tests.situations import POZNAN, SLAM, Situation, actions_of, at, bidding

LINES = {
    "a revoke corrected": (at(POZNAN, "4S S"), ["WH9 NH3 EC2 SH4", "director E", "EHK"]),
    "a lead out of turn": (at(POZNAN, "4S S"), ["EC2", "director S", "choose S accept"]),
    "a claim agreed to": (at(POZNAN, "4S S"), ["WCJ NCA EC2 SC3", "claim S 10", "agree W"]),
    "two cards at once": (at(SLAM, "6C N"), ["cards E SQ SK", "director N"]),
    "an insufficient bid": (bidding(POZNAN), ["bids N 1S 1H", "director S"]),
    "an auction": (bidding(POZNAN), ["bids N 1H P 1S P 4S P P P", "WCJ NCA"]),
}


def looked_at(table: Table) -> tuple[object, ...]:
    """What anybody at the table can tell."""
    return (
        table.hands,
        table.tricks,
        table.turn,
        table.to_call,
        table.contract,
        table.claim,
        table.agenda,
        table.irregularities,
        table.penalty_cards,
        table.rulings,
        [table.tricks_won(side) for side in Side],
    )


@for_each(("start", "texts"), LINES.values())
def test_the_events_of_a_step_lead_from_the_table_before_to_the_table_after(start: Situation, texts: list[str]) -> None:
    table = start.table
    for action in (action for text in texts for action in actions_of(text)):
        step = apply(table, action)
        assert looked_at(evolve_all(table, step.events)) == looked_at(step.table), action
        table = step.table


def test_what_is_unlawful_happens_and_is_seen_to_have_happened() -> None:
    (action,) = actions_of("NH3")
    step = apply(at(POZNAN, "4S S").do("WCJ").table, action)
    happened = [type(event) for event in step.events]
    assert happened.index(CardPlayed) < happened.index(Infringed)
    assert len(step.table.irregularities) == 1


def test_what_hands_cannot_do_leaves_the_table_as_it_was() -> None:
    situation = at(POZNAN, "4S S").do("WCJ")
    before = looked_at(situation.table)
    with pytest.raises(ImpossibleError):
        apply(situation.table, actions_of("NSA")[0])
    assert looked_at(situation.table) == before


def test_when_the_play_ends_the_tricks_of_a_revoke_move_by_themselves() -> None:
    """East revoked, and his side won the second trick: nobody need say more than that the board is over."""
    situation = at(POZNAN, "4S S").do("WCJ NCA EH2 SC3", "NH3 EHA SH4 WH7", "director S revoke", "claim E 0")
    assert situation.moved == []
    assert [(tricks, side) for _, tricks, side in situation.do("agree S").moved] == [(1, "NS")]


def test_the_same_action_on_the_same_table_gives_the_same_step() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4").table
    (action,) = actions_of("director E")
    assert apply(table, action).events == apply(table, action).events
    assert table.penalty_cards_of(Seat.E) == ()
