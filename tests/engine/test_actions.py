"""Actions: one class a verb, and the verb as a case file writes it."""

import re
from typing import get_args

import msgspec

from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from tests.each import for_each
from tests.situations import actions_of

ACTIONS: tuple[type[msgspec.Struct], ...] = get_args(a.Action)


@for_each(
    ("text", "verb"),
    [
        ("WCJ", "play"),
        ("cards W CJ CT", "play"),
        ("bid N 1S", "call"),
        ("rebid N 1NT", "change-call"),
        ("back E D4", "take-back"),
        ("director W", "director"),
        ("attention W", "attention"),
        ("next W", "next-call"),
        ("round", "end-round"),
        ("take-off E 1", "withdraw-agreement"),
        ("extra E remark", "extraneous"),
        ("down W H9", "lead-face-down"),
    ],
)
def test_the_verb_is_that_of_a_case_file(text: str, verb: str) -> None:
    (action,) = actions_of(text)
    assert a.verb_of(action) == verb


def test_only_cards_played_one_by_one_and_together_share_a_verb() -> None:
    verbs = [str(action.__struct_config__.tag) for action in ACTIONS]
    assert {verb for verb in verbs if verbs.count(verb) > 1} == {"play"}


@for_each("action", ACTIONS)
def test_an_action_is_a_verb_in_plain_letters_and_does_not_change(action: type[msgspec.Struct]) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", str(action.__struct_config__.tag))
    assert action.__struct_config__.frozen


def test_what_is_done_twice_is_the_same_action() -> None:
    """History follows a line that is there when somebody does the same again."""
    assert a.Play(Seat.W, card_of("CJ")) == a.Play(Seat.W, card_of("CJ"))
    assert a.MakeCall(Seat.W, call_of("2D")) != a.MakeCall(Seat.W, call_of("2D"), shows=())


def test_who_points_at_nothing_points_at_everything() -> None:
    pointer = a.Pointer()
    assert not any([pointer.kind, pointer.seat, pointer.trick, pointer.card, pointer.status])
    assert a.Summon(Seat.W).to is None
