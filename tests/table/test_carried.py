"""What is derived from a table and carried on to the next is what would be computed there."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import DEPENDS, after_card_in_turn, evolve, evolve_all, is_in_turn, with_facts
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import DummyTouches
from bridgetable.table.restriction import LeadFree, PenaltyCard
from bridgetable.table.state import Table
from tests.engine import test_random_play
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, at

ONE_TRICK = "WCJ NCA EC2 SC3"


def table(texts: str = "") -> Table:
    return at(POZNAN, "4S S").do(texts).table if texts else at(POZNAN, "4S S").table


def played(seat: Seat, card: str, number: int) -> e.CardPlayed:
    return e.CardPlayed(seat, card_of(card), number)


def computed(table: Table) -> tuple[object, ...]:
    """What follows from the facts alone, nothing being known already."""
    new = replace(table)
    new.__dict__["in_order"] = False
    return new.turn, new.open_trick, new.phase, new.first_number


@pytest.mark.parametrize(
    ("before", "event"),
    [
        ("", played(Seat.W, "CJ", 1)),
        ("WCJ", played(Seat.N, "CA", 1)),
        ("WCJ NCA EC2", played(Seat.S, "C3", 1)),
        (ONE_TRICK, played(Seat.N, "CK", 2)),
    ],
)
def test_a_card_in_turn_leads_to_the_same_table_and_what_is_derived_is_known(before: str, event: e.CardPlayed) -> None:
    now = table(before)
    assert is_in_turn(now, event)
    after, bare = after_card_in_turn(now, event), replace(now)
    bare.__dict__["in_order"] = False
    assert not is_in_turn(bare, event)
    assert after == evolve(bare, event) == evolve(now, event)
    assert (after.turn, after.open_trick, after.phase, after.first_number) == computed(after)
    assert replace(after).in_order


def test_a_card_out_of_turn_or_to_another_trick_is_not_in_turn() -> None:
    assert not is_in_turn(table(), played(Seat.N, "CA", 1))
    assert not is_in_turn(table(), played(Seat.W, "CJ", 2))


@pytest.mark.parametrize(
    "event",
    [
        e.PenaltyCardLaid(PenaltyCard(Seat.E, card_of("H2"), major=True, trick=1)),
        e.LeadLaidFaceDown(Seat.W, card_of("CJ")),
        e.Restricted(LeadFree(Seat.W, 1)),
        e.TricksClaimed(Seat.S, 3, False, ()),
        e.ContractReached(None),
        e.TricksTransferred((e.Transfer(IrregularityId(0), "64A1", 1, Seat.N.side),)),
    ],
)
def test_what_is_out_of_the_ordinary_is_not_in_order(event: e.Event) -> None:
    assert table().in_order
    assert not evolve(table(), event).in_order


def test_while_a_ruling_is_awaited_nothing_is_in_order() -> None:
    touched = e.Infringed(DummyTouches(Seat.N, 1, card_of("CA")))
    noticed = evolve_all(table(), (touched, e.AttentionDrawn(Seat.E, IrregularityId(0))))
    assert not noticed.in_order


@pytest.mark.parametrize("texts", ["WCJ EC2", "WCJ NCA SC3"])
def test_tricks_out_of_rotation_are_not_in_order(texts: str) -> None:
    assert not table(texts).in_order


def test_a_hand_of_another_size_is_not_in_order() -> None:
    now = table(ONE_TRICK)
    short = replace(now, hands=now.hands.replacing(Seat.E, frozenset(sorted(now.hands.east)[1:])))
    assert now.in_order
    assert not short.in_order


def test_what_depends_on_no_changed_fact_is_carried_on() -> None:
    """And what is carried on is what would be computed."""
    for edition in Edition:
        dice = random.Random(7)
        now = test_random_play.start(edition, 7, dice)
        for _ in range(60):
            new = replace(now)
            new.__dict__["in_order"] = False
            for name in set(DEPENDS) - {"in_order", "winners"}:
                assert getattr(now, name) == getattr(new, name), name
            numbers = {number for number, _ in now.numbered_tricks()} | set(now.winners)
            assert {n: now.winner(n) for n in numbers} == {n: new.winner(n) for n in numbers}
            assert not now.in_order or replace(now).in_order
            now = test_random_play.goes_on(now, next_in_play(now, dice))


def test_another_election_leaves_what_is_derived_as_it_was() -> None:
    dice, now = random.Random(3), table()
    for _ in range(40):
        now = test_random_play.goes_on(now, next_in_play(now, dice))
        other = with_facts(now, elections=(("43B2b", "revoked"),))
        assert other == replace(now, elections=(("43B2b", "revoked"),))
        new = replace(other)
        for name in set(DEPENDS) - {"winners"}:
            assert getattr(other, name) == getattr(new, name), name


def test_a_note_leaves_everything_as_it_was() -> None:
    now = table(ONE_TRICK)
    for name in DEPENDS:
        getattr(now, name)
    after = evolve(now, e.Noted())
    assert {name: after.__dict__[name] for name in DEPENDS} == {name: now.__dict__[name] for name in DEPENDS}
