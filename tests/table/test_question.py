"""Questions and messages: who is asked, and a sentence that has no language yet."""

from bridgetable.cards.seat import Seat
from bridgetable.table.question import DIRECTOR, Question, say
from tests.situations import POZNAN, at


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
    assert not question.waits


def test_a_lead_out_of_turn_asks_declarer_about_that_card() -> None:
    question = at(POZNAN, "4S S").do("EC2", "director S").table.agenda[0]
    assert question.seat is Seat.E
    assert Seat.S in question.to
    assert question.irregularity == 0
