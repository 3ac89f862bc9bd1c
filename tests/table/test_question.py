"""Questions and messages: who is asked, and a sentence that has no language yet."""

import random

import pytest
from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import DIRECTOR, Question, open_questions, say
from tests.engine import test_random_auction, test_random_play
from tests.engine.at_random import next_in_auction, next_in_play
from tests.situations import POZNAN, at

FIRST = Question("27B", (Seat.N,), Seat.N, irregularity=IrregularityId(0), ask="27B")
SECOND = Question("27B", (Seat.E,), Seat.E, irregularity=IrregularityId(1), ask="27B")
OTHER = Question("29A", (Seat.S,), Seat.S, irregularity=IrregularityId(0), ask="29A")


def asked(clause: str, *to: Seat) -> Question:
    return Question(clause, to)


def test_a_message_keeps_its_key_and_its_blanks_in_the_order_they_were_said() -> None:
    message = say("law-41A", offender=Seat.N, due=Seat.W)
    assert message.key == "law-41A"
    assert message.blanks == (("offender", Seat.N), ("due", Seat.W))
    assert say("law-84A").blanks == ()


def test_a_question_to_the_director_is_to_nobody_at_the_table() -> None:
    to = Question("16B", (DIRECTOR,)).to
    assert not any(seat in to for seat in Seat)


def test_the_same_question_put_twice_is_one_question() -> None:
    """Questions are found in the agenda by what they say."""
    assert asked("53A", Seat.S) == asked("53A", Seat.S)
    assert asked("53A", Seat.S) != asked("53A", Seat.N)
    assert len({asked("53A", Seat.S), asked("53A", Seat.S)}) == 1


def test_a_question_is_about_nothing_that_is_not_said_and_holds_the_table_up() -> None:
    question = asked("53A", Seat.S)
    assert (question.seat, question.card, question.trick, question.irregularity) == (None, None, None, None)
    assert question.calls == ()
    assert not question.play_goes_on


def test_a_lead_out_of_turn_asks_declarer_about_that_card() -> None:
    question = at(POZNAN, "4S S").do("EC2", "director S").table.agenda[0]
    assert question.seat is Seat.E
    assert Seat.S in question.to
    assert question.irregularity == 0


def test_they_are_found_by_their_declaration_and_by_the_irregularity() -> None:
    known = open_questions((FIRST, SECOND, OTHER))
    assert known.under == {"27B": (FIRST, SECOND), "29A": (OTHER,)}
    assert known.about == {0: (FIRST, OTHER), 1: (SECOND,)}
    left = known.without(SECOND).without(OTHER)
    assert left == open_questions((FIRST,))


def test_of_several_declarations_the_question_that_comes_first_on_the_agenda() -> None:
    agenda = (OTHER, FIRST, SECOND)
    known = open_questions(agenda)
    assert known.first_under("27B", "29A", of=agenda) == OTHER
    assert known.first_under("27B", "31A", of=agenda) == FIRST
    assert known.first_under("31A", of=agenda) is None


@pytest.mark.parametrize("seed", range(4))
def test_they_are_the_same_event_by_event_as_from_the_agenda(seed: int) -> None:
    dice = random.Random(seed)
    table = (test_random_play if seed % 2 else test_random_auction).start(Edition.E2017, seed, dice)
    for _ in range(80):
        assert table.open_questions == replace(table).open_questions
        following = next_in_play if table.tricks else next_in_auction
        goes_on = test_random_play.goes_on if table.tricks else test_random_auction.goes_on
        table = goes_on(table, following(table, dice))
