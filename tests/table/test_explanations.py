"""What opponents have told wrongly: told from the facts, and event by event, the same."""

from __future__ import annotations

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve
from bridgetable.table.obligation_record import misinformed_by
from bridgetable.table.state import Table
from tests.situations import POZNAN, at, bidding

N, E, S, W = Seat
TOLD = (
    e.PlayerTold(N, E, "explanation"),
    e.PlayerTold(N, S, "explanation"),
    e.PlayerTold(S, W, "your-lead"),
    e.CardPlayed(W, card_of("CJ"), 1),
    e.ExplanationPutRight(E, 0),
    e.PlayerTold(N, W, "explanation"),
)


def after(table: Table, *events: e.Event) -> Table:
    for event in events:
        table = evolve(table, event)
        assert table.misinformed == misinformed_by(table.told)
    return table


def test_they_are_the_same_event_by_event_as_from_the_facts() -> None:
    known = after(at(POZNAN, "4S S").table, *TOLD).misinformed
    assert known.heard == {(E, "explanation", 1), (W, "your-lead", 1), (W, "explanation", 1)}
    assert (known.uncorrected, known.about_calls) == (0b1000, 0)


def test_a_correction_leaves_the_cards_played_before_it() -> None:
    table = after(at(POZNAN, "4S S").table, e.PlayerTold(N, W, "explanation"), TOLD[3], e.ExplanationPutRight(W, 0))
    assert {card for card, some in table.misinformed.about_cards.items() if some} == {card_of("CJ")}


def test_a_correction_leaves_the_calls_made_before_it() -> None:
    begun = bidding(POZNAN).do("bids N 1C").table
    told, corrected = e.PlayerTold(N, E, "explanation"), e.ExplanationPutRight(E, 0)
    assert after(begun, told).misinformed.about_calls == 1
    assert after(begun, told, corrected).misinformed.about_calls == 0
    assert after(begun, told, e.CallMade(E, begun.calls[0]), corrected).misinformed.about_calls == 1
