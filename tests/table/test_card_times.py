"""When each card was played and withdrawn: told from all events, and event by event, the same."""

from __future__ import annotations

import random

from msgspec.structs import replace

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import evolve_all
from bridgetable.table.state import Table
from bridgetable.table.time_record import NEVER_PLAYED, card_times, last_withdrawn, play_had_gone_on, withdrawn_from
from tests.engine import test_random_play
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, at

LED, FOLLOWED, OTHER = card_of("CJ"), card_of("CA"), card_of("CQ")
W_LEADS, N_PLAYS = e.CardPlayed(Seat.W, LED, 1), e.CardPlayed(Seat.N, FOLLOWED, 1)


def after(*events: e.Event) -> Table:
    return evolve_all(at(POZNAN, "4S S").table, events)


def test_they_are_the_same_event_by_event_as_from_all_events() -> None:
    dice = random.Random(5)
    table = test_random_play.start(Edition.E2017, 5, dice)
    for _ in range(120):
        alone = replace(table)
        assert card_times(table) == card_times(alone) and last_withdrawn(table) == last_withdrawn(alone)
        assert withdrawn_from(table) == withdrawn_from(alone)
        withdrawn = {(w.seat, w.card, w.trick, w.offending) for w in table.withdrawn}
        each = [w for here in withdrawn_from(table).values() for w in here]
        assert sorted((w.seat, w.card, w.trick, w.offending) for w in each) == sorted(withdrawn)
        for card, times in card_times(table).items():
            arrived = [moment for moment, event in enumerate(table.happened) if getattr(event, "card", None) == card]
            assert times.arrived in arrived and times.lies_since in arrived
        table = test_random_play.goes_on(table, next_in_play(table, dice))


def test_a_card_put_back_lies_since_it_was_played() -> None:
    back = (e.CardWithdrawn(Seat.W, LED, 1, offending=True), e.CardPutBack(Seat.W, LED, 1))
    times = card_times(after(W_LEADS, *back))[LED]
    assert (times.arrived, times.lies_since, times.withdrawn) == (2, 0, 1)


def test_a_card_never_played_has_no_moment() -> None:
    assert card_times(after(W_LEADS)).get(OTHER, NEVER_PLAYED).lies_since == -1


def test_the_last_card_withdrawn_from_a_trick() -> None:
    withdrawn = (e.CardWithdrawn(Seat.N, FOLLOWED, 1, offending=False), e.CardPlayed(Seat.N, OTHER, 1))
    table = after(W_LEADS, N_PLAYS, *withdrawn, e.CardWithdrawn(Seat.N, OTHER, 1, offending=False))
    assert last_withdrawn(table) == {(Seat.N, 1): OTHER}


def test_the_cards_withdrawn_from_a_trick_each_once() -> None:
    back, other_back = (e.CardWithdrawn(Seat.N, card, 1, offending=False) for card in (FOLLOWED, OTHER))
    other = e.CardPlayed(Seat.N, OTHER, 1)
    table = after(W_LEADS, N_PLAYS, back, other, other_back, N_PLAYS, back, other, other_back)
    assert withdrawn_from(table) == {1: frozenset({back, other_back})}


def test_whether_play_had_gone_on_before_a_card_was_taken_back() -> None:
    gone = e.CardWithdrawn(Seat.W, LED, 1, offending=True)
    assert play_had_gone_on(after(W_LEADS, N_PLAYS, gone), (FOLLOWED,), LED)
    assert not play_had_gone_on(after(W_LEADS, N_PLAYS, gone), (OTHER,), LED)
    assert not play_had_gone_on(after(N_PLAYS, W_LEADS, gone), (FOLLOWED,), LED)
    assert not play_had_gone_on(after(W_LEADS, N_PLAYS), (FOLLOWED,), LED)
    assert not play_had_gone_on(after(W_LEADS, N_PLAYS, gone), (FOLLOWED,), None)
