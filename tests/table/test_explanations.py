"""What opponents have told wrongly, and what still follows from it."""

from __future__ import annotations

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import WronglyTold
from tests.situations import POZNAN, at

N, E, S, W = Seat
LED = e.CardPlayed(W, card_of("CJ"), 1)


def test_only_what_an_opponent_has_told_wrongly_counts() -> None:
    told = (
        e.PlayerTold(N, E, WronglyTold.EXPLANATION),
        e.PlayerTold(N, S, WronglyTold.EXPLANATION),
        e.PlayerTold(S, W, WronglyTold.YOUR_LEAD),
    )
    table = evolve_all(at(POZNAN, "4S S").table, told)
    assert [(index, one.to) for index, one in table.wrong_explanations] == [(0, E)]
    assert table.was_told_to_play(W, 1)
    assert not table.was_told_to_play(W, 2) and not table.was_told_to_play(E, 1)


def test_a_correction_leaves_the_cards_played_before_it() -> None:
    corrected = (e.PlayerTold(N, W, WronglyTold.EXPLANATION), LED, e.ExplanationPutRight(W, 0))
    table = evolve_all(at(POZNAN, "4S S").table, corrected)
    assert [one.held for _, one in table.wrong_explanations] == [{card_of("CJ")}]
