"""What can go wrong at one spot of the table: every row concerns it, and can be done."""

from __future__ import annotations

import pytest

from bridgetable.cards.notation import card_of, seat_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.going_wrong import what_can_go_wrong
from bridgetable.table.edition import CURRENT
from bridgetable.table.state import Table
from bridgetable.ui.table.view import Spot
from bridgetable.ui.wrong.dialog import rows_of_player, rows_there
from bridgetable.words.catalogue import Words
from tests.engine.test_going_wrong import STATES, leaves, table_at
from tests.situations import POZNAN, at
from tests.spread import in_some_languages

ENGLISH = Words.of("en", strict=True)


def titles(table: Table, spot: Spot, language: str = "en") -> dict[str, str]:
    """The titles of the rows at this spot, with their Laws."""
    words = Words.of(language, strict=True)
    return {row.title: row.law for row in rows_there(what_can_go_wrong(table), table, spot, words)}


def of_card(text: str, seat: str = "W") -> Spot:
    return Spot(seat_of(seat), card_of(text))


@pytest.mark.parametrize(("state", "language"), in_some_languages(STATES))
def test_every_row_of_every_card_is_about_it_and_possible(state: str, language: str) -> None:
    table, words = table_at(state), Words.of(language, strict=True)
    lines = what_can_go_wrong(table)
    for seat in Seat:
        own = {row.title for row in rows_of_player(lines, seat, words, table.edition)}
        for card in sorted(table.hands[seat])[::4]:
            rows = rows_there(lines, table, Spot(seat, card), words)
            assert rows or not own
            for row in rows:
                assert row.then is not None and row.law
                if row.title in own:
                    continue
                for action in leaves(row.then):
                    assert apply(table, action).table is not None
                    assert card in _cards_of(action), (row.title, action)


def _cards_of(action: a.Action) -> tuple[object, ...]:
    match action:
        case a.Expose(_, cards) | a.PlayTogether(_, cards):
            return cards
        case a.Designate(what) | a.ChangeDesignation(what):
            return (card_of(what),)
        case a.Misplace(named, card):
            return (named, card)
    return (getattr(action, "card", None),)


def test_a_card_in_a_hand_on_turn_and_in_one_that_is_not() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2").table
    assert titles(table, of_card("DJ", "S"))["South revokes with it"] == "Law 61"
    assert titles(table, of_card("DJ", "S"))["South holds it face up on the table, or nearly"] == "Law 45C2"
    assert "South revokes with it" not in titles(table, of_card("C9", "S"))
    west = titles(table, of_card("D8", "W"))
    assert west["West leads it to the next trick"] == "Law 57A"
    assert west["West plays or drops it too to this trick"] == "Law 45E"
    assert titles(table, of_card("D8", "W"), "it")["A Ovest cade anche questa nella presa, o la gioca"] == "Art. 45E"


def test_a_card_of_dummy_and_a_penalty_card() -> None:
    table = at(POZNAN, "4S S").do("WCJ").table
    assert {"South touches it", "North, dummy, touches it unasked"} <= titles(table, of_card("HQ", "N")).keys()
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "face W D7", "director S", "NCK EC4 SC5").table
    assert "West plays it instead of his penalty card" not in titles(table, of_card("D7", "W"))
    assert titles(table, of_card("D7", "W"))


def test_a_card_that_was_played_can_be_taken_back_and_asked_about() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SDJ").table
    said = titles(table, of_card("DJ", "S"))
    assert said["South takes it back"] == "Law 47"
    assert said["North, dummy, asks South about a revoke"] == "Law 61B"
    assert said["West asks South, declarer, about a revoke"] == "Law 61B"
    assert "North, dummy, asks East about a revoke" in titles(table, of_card("C2", "E"))


def test_a_player_and_a_quitted_trick() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3").table
    east = titles(table, Spot(Seat.E))
    assert east["East plays or drops another card to this trick"] == "Law 45E"
    assert not any(title.startswith("West") for title in east)
    assert titles(table, Spot(trick=1))["East turns up a quitted trick"] == "Law 66"
    assert not titles(table, Spot())


@pytest.mark.parametrize(
    ("edition", "key"),
    [
        ("1997", "West asks his partner about a revoke"),
        ("2007", "West asks his partner about a revoke"),
        ("2017", "West asks his partner about a revoke"),
    ],
)
def test_every_question_of_61B_is_in_the_list(edition: str, key: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3").table
    asked = {
        (line.then.seat.name, line.then.of.name, line.then.hand)
        for line in what_can_go_wrong(table)
        if isinstance(line.then, a.Ask)
    }
    assert asked == {
        ("N", "S", None),
        ("N", "S", Seat.N),
        ("N", "W", None),
        ("N", "E", None),
        ("S", "W", None),
        ("S", "E", None),
        ("W", "S", None),
        ("W", "S", Seat.N),
        ("E", "S", None),
        ("E", "S", Seat.N),
        ("W", "E", None),
        ("E", "W", None),
    }
    found = {row.title: row.detail for row in rows_of_player(what_can_go_wrong(table), Seat.W, ENGLISH, table.edition)}
    assert ("may not" in found[key]) is (edition == "1997")


def test_dummy_whose_rights_are_lost_asks_under_43B2b() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "breach N 43A2c").table
    north = {
        row.title: (row.law, row.detail) for row in rows_of_player(what_can_go_wrong(table), Seat.N, ENGLISH, CURRENT)
    }
    law, detail = north["North, dummy, asks South about a revoke"]
    assert law == "Law 43B2(b)" and "as if it were established" in detail
