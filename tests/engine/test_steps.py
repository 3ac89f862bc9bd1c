"""Steps and refusals: what one action did, or why it cannot be done."""

import pytest

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.events import AnswerPassedOver, CardPlayed, Noted
from bridgetable.table.question import DIRECTOR
from tests.situations import POZNAN, at


def test_a_step_keeps_the_action_its_events_and_the_table_after_them() -> None:
    action = a.Play(Seat.W, card_of("CJ"))
    step = apply(at(POZNAN, "4S S").table, action)
    assert step.action == action
    assert CardPlayed(Seat.W, card_of("CJ"), 1) in step.events
    assert step.table.turn is Seat.N


def test_only_an_answer_that_is_not_asked_for_was_passed_over() -> None:
    table = at(POZNAN, "4S S").table
    note, answer = a.Note((("", "x"),)), a.Choose(DIRECTOR, "yes")
    assert not Step(note, (Noted(),), table).passed_over
    assert not Step(note, (), table).passed_over
    assert Step(answer, (AnswerPassedOver(None, DIRECTOR, "yes"),), table).passed_over


def test_a_refusal_says_why_and_of_whom() -> None:
    with pytest.raises(ImpossibleError) as refused:
        apply(at(POZNAN, "4S S").table, a.Play(Seat.W, card_of("SA")))
    assert refused.value.message.key == "impossible-not-held"
    assert dict(refused.value.message.blanks) == {"seat": Seat.W, "card": card_of("SA")}
