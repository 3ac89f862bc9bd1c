"""What an action does before any Law speaks: it happens, and nothing is judged."""

from typing import get_args

import pytest

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.apply import action_events
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table import events as e
from bridgetable.table.question import DIRECTOR
from bridgetable.table.scores import PenaltyKind
from tests.each import for_each
from tests.situations import POZNAN, SLAM, Situation, actions_of, at, bidding

EACH = (
    "bid N 1S",
    "rebid N 1NT",
    "tray S",
    "screen W",
    "WCJ",
    "cards W CJ CT",
    "down W CJ",
    "up W",
    "omit E",
    "name E H2",
    "call SQ",
    "change SQ",
    "misplace CA CK",
    "expose E H2",
    "back W CJ",
    "tell S W your-lead",
    "extra E remark",
    "warn N",
    "ask N S",
    "breach N 43A2a",
    "attention W",
    "director W",
    "choose S withdraw",
    "claim S 10",
    "concede S 1",
    "show S",
    "agree W",
    "object W",
    "take-off E 1",
    "dispute W 1",
    "inspect W 1",
    "mislay N H3",
    "count N",
    "learn S",
    "correct S",
    "wrong-cards N",
    "point W 1",
    "leave-out W 1",
    "foreign S",
    "wrong-board S",
    "return",
    "next W",
    "round",
)
"""One of each, but those that no words stand for."""

ACTIONS: tuple[a.Action, ...] = (
    *(action for text in EACH for action in actions_of(text)),
    a.Adjust((), ()),
    a.Penalise(Side.NS, PenaltyKind.WARNING),
    a.Note((("", "x"),)),
    a.Accept(Seat.S),
)

TABLES = {
    "in the auction": bidding(POZNAN).do("bids N 1S P"),
    "before the lead": at(POZNAN, "4S S"),
    "in the play": at(POZNAN, "4S S").do("WCJ NCA"),
    "with a claim": at(POZNAN, "4S S").do("WCJ NCA", "claim S 10"),
    "at the end": at(POZNAN, "4S S").do("WCJ NCA", "claim S 10", "agree W"),
}


def c(text: str) -> Card:
    return card_of(text)


def test_one_of_each_action_is_tried_here() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(a.Action))


@pytest.mark.usefixtures("short_searches")
@for_each("situation", TABLES.values())
@for_each("action", ACTIONS)
def test_every_action_can_be_done_or_is_refused_with_a_reason(action: a.Action, situation: Situation) -> None:
    try:
        events = action_events(situation.table, action)
    except ImpossibleError as reason:
        assert reason.message.key.startswith("impossible-")
    else:
        assert all(isinstance(event, get_args(e.Event)) for event in events)


def test_a_revoke_by_hand_is_just_a_card_played() -> None:
    table = at(POZNAN, "4S S").do("WCJ").table
    assert action_events(table, a.Play(Seat.N, c("H3"))) == (e.CardPlayed(Seat.N, c("H3"), 1),)


def test_a_call_too_low_or_out_of_rotation_is_just_a_call() -> None:
    table = bidding(POZNAN).do("bids N 1S").table
    for text in ("bid E 1H", "bid S 2S"):
        (event,) = action_events(table, actions_of(text)[0])
        assert isinstance(event, e.CallMade)


def test_what_hands_do_is_told_apart_by_the_kind_of_action() -> None:
    table = at(SLAM, "6C N").table
    assert action_events(table, a.LeadFaceDown(Seat.E, c("SK"))) == (e.LeadLaidFaceDown(Seat.E, c("SK")),)
    assert action_events(table, a.Expose(Seat.E, (c("SK"),))) == (e.CardExposed(Seat.E, c("SK"), False),)
    assert action_events(table, a.Name(Seat.E, c("SK"))) == (e.CardNamed(Seat.E, c("SK")),)
    assert action_events(table, a.Note((("", "x"),))) == (e.Noted(),)


def test_nobody_is_asked_so_nobody_chooses() -> None:
    with pytest.raises(ImpossibleError):
        action_events(at(SLAM, "6C N").table, a.Choose(DIRECTOR, "yes"))
