"""What phones are shown of a table and asked of it: what the wall shows, in every language."""

from __future__ import annotations

import pytest

from bridgetable.cards.seat import BySeat
from bridgetable.document.document import Document
from bridgetable.engine.history import START
from bridgetable.room.room import Room, state_shown
from bridgetable.room.scene import RoomQuestion
from bridgetable.ui.lesson.phones import poll_of_peers, poll_scene, scene_at, table_shown
from bridgetable.ui.session.shown import HandView
from bridgetable.words.languages import OFFERED
from tests.rehearsal.rehearsed import history
from tests.situations import POZNAN, at, bidding

PLAY = at(POZNAN, "4S S")
OPENED = bidding(POZNAN, "N")


def codes(question: RoomQuestion | None) -> str:
    """The calls or cards that a poll asks for."""
    assert question is not None
    return " ".join(choice.code for choice in question.choices)


def test_the_hands_and_the_trick_are_told_card_by_card() -> None:
    table = table_shown(PLAY.do("WH9 NH3").table)
    hands = table["hands"]
    assert {seat: len(cards) for seat, cards in hands.items()} == {"N": 12, "E": 13, "S": 13, "W": 12}
    assert table["trick"] == {
        "number": 1,
        "winner": None,
        "cards": [{"seat": "W", "card": "H9", "lies": "played"}, {"seat": "N", "card": "H3", "lies": "played"}],
    }
    assert (table["declarer"], table["dummy"], table["spread"], table["turn"]) == ("S", "N", True, "E")
    assert table["auction"] is None and table["won"] == {"NS": 0, "EW": 0}
    assert set(table["read"][0]) == set(table["facts"]) == set(table["contract"]) == set(OFFERED)


def test_a_hidden_hand_is_not_told_but_dummy_is_once_it_lies_there() -> None:
    hidden = BySeat.of(lambda _: HandView.HIDDEN)
    before, after = (table_shown(each.table, hidden)["hands"] for each in (PLAY, PLAY.do("WH9")))
    assert set(before.values()) == {None}
    assert [seat for seat, cards in after.items() if cards is not None] == ["N"]


def test_while_something_is_asked_nobody_is_told_to_be_on_turn() -> None:
    table = table_shown(PLAY.table, asking=True)
    assert table["turn"] is None and "turn" not in str(table["read"]) and "is to play" not in str(table["read"])


def test_penalty_cards_and_withdrawn_ones_lie_where_they_are_seen() -> None:
    revoke = PLAY.do("WH9 NH3 EC2 SH4", "director S")
    table = table_shown(revoke.table)
    assert table["withdrawn"] == [{"seat": "E", "card": "C2"}]
    assert table["faced"] == [{"seat": "E", "card": "C2", "as": "major"}]
    assert "C2" not in table["hands"]["E"]


def test_an_auction_is_told_call_by_call_with_what_was_withdrawn() -> None:
    table = table_shown(OPENED.do("bids N 1H 1D", "director S").table)
    auction = table["auction"]
    assert auction["seats"] == ["N", "E", "S", "W"] and auction["open"]
    assert [cell[0]["call"] for cell in auction["rows"][0] if cell] == ["1H", "1D"]
    assert (table["contract"], table["declarer"], table["trick"]) == (None, None, None)


def test_what_the_wall_says_is_said_in_every_language_and_nothing_while_it_asks() -> None:
    line = history(PLAY, "WH9 NH3")
    scene = scene_at(line, lambda _: Document())
    assert [language for language, _ in scene.said[0].text] == list(OFFERED)
    assert scene_at(line, lambda _: Document(), asking=True).said == ()
    opening = state_shown(Room().showing(scene_at(line.jump(START), lambda _: Document(title=(("", "A case"),)))))
    assert opening["said"][0]["lead"]["it"] == "A case"


@pytest.mark.parametrize(
    ("calls", "asked", "beginning"),
    [("bids N 1H", "E", "P X 1S 1NT 2C"), ("bids N 1H X", "S", "P XX 1S 1NT"), ("bids N 7NT", "E", "P X")],
)
def test_peers_are_asked_for_the_calls_that_can_be_made(calls: str, asked: str, beginning: str) -> None:
    table = OPENED.do(calls).table
    assert codes(poll_of_peers(table, "p1")).startswith(beginning)
    seen = poll_scene(table).table
    assert seen is not None
    assert [seat for seat, cards in seen["hands"].items() if cards is not None] == [asked] and seen["turn"] is None


def test_peers_are_asked_for_the_cards_that_can_be_played_with_dummy_before_them() -> None:
    table = PLAY.do("WH9 NH3").table
    held = table_shown(table)["hands"]["E"]
    assert codes(poll_of_peers(table, "p1")).split() == [card for card in held if card[0] == "H"]
    seen = poll_scene(table).table
    assert seen is not None
    assert [seat for seat, cards in seen["hands"].items() if cards is not None] == ["N", "E"]
    dummy = PLAY.do("WH9").table
    question = poll_of_peers(dummy, "p1")
    assert question is not None and dict(question.text)["en"] == "You are South. Which card do you play from dummy?"


def test_nobody_is_polled_where_nobody_is_on_turn_or_has_a_choice() -> None:
    assert poll_of_peers(OPENED.do("bids N 1H P P P").do("director W").table, "p1") is not None
    assert poll_of_peers(OPENED.do("bids N P P P P").table, "p1") is None


@pytest.mark.parametrize("dealer", "NESW")
def test_each_seat_may_be_on_turn(dealer: str) -> None:
    """North is the first of the seats, and no less a player for that."""
    table = bidding(POZNAN, dealer).table
    assert table_shown(table)["turn"] == dealer
    assert codes(poll_of_peers(table, "p1")).startswith("P 1C")
    hands = (poll_scene(table).table or {})["hands"]
    assert [seat for seat, cards in hands.items() if cards] == [dealer]
