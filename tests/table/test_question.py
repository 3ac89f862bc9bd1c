"""Questions and messages: who is asked, and a sentence that has no language yet."""

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.events import Asked
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.question import (
    DIRECTOR,
    About,
    AffectedCalls,
    AffectedCard,
    AffectedCardOnTable,
    AffectedPlayer,
    AffectedTurn,
    Calls,
    CardAtTrick,
    CardOnTable,
    ComparedCalls,
    NumberOfTricks,
    Offence,
    Player,
    Question,
    Revokes,
    Turn,
    calls_in,
    card_in,
    irregularity_in,
    matter_of,
    player_in,
    say,
    trick_in,
)
from tests.each import for_each
from tests.situations import POZNAN, at

FIRST = Question("27B", (Seat.N,), AffectedPlayer(Seat.N, IrregularityId(0)), ask="27B")
SECOND = Question("27B", (Seat.E,), AffectedPlayer(Seat.E, IrregularityId(1)), ask="27B")
OTHER = Question("29A", (Seat.S,), AffectedPlayer(Seat.S, IrregularityId(0)), ask="29A")


def asked(clause: str, *to: Seat) -> Question:
    return Question(clause, to, Player(Seat.S))


def test_a_message_keeps_its_key_and_its_blanks_in_the_order_they_were_said() -> None:
    message = say("law-41A", offender=Seat.N, due=Seat.W)
    assert message.key == "law-41A"
    assert message.blanks == (("offender", Seat.N), ("due", Seat.W))
    assert say("law-84A").blanks == ()


def test_a_value_is_replaced_by_another_only_where_it_is_of_the_same_type() -> None:
    """A seat equals the suit of the same number, and both equal that number."""
    message = say("law-26A2", seat=Seat.E, suit=Suit.DIAMONDS, tricks=1, law="26A2")
    assert (
        message.replacing_value(Seat.E, Seat.W).blanks
        == say("", seat=Seat.W, suit=Suit.DIAMONDS, tricks=1, law="26A2").blanks
    )
    assert (
        message.replacing_value(Suit.DIAMONDS, Suit.SPADES).blanks
        == say("", seat=Seat.E, suit=Suit.SPADES, tricks=1, law="26A2").blanks
    )
    assert type(dict(message.replacing_value("26A2", "").blanks)["suit"]) is Suit


def test_a_question_to_the_director_is_to_nobody_at_the_table() -> None:
    to = Question("16B", (DIRECTOR,), Player(Seat.S)).to
    assert not any(seat in to for seat in Seat)


def test_the_same_question_put_twice_is_one_question() -> None:
    """Questions are found in the agenda by what they say."""
    assert asked("53A", Seat.S) == asked("53A", Seat.S)
    assert asked("53A", Seat.S) != asked("53A", Seat.N)
    assert len({asked("53A", Seat.S), asked("53A", Seat.S)}) == 1


def test_a_question_holds_the_table_up_unless_it_says_otherwise() -> None:
    assert not asked("53A", Seat.S).play_goes_on


def test_a_lead_out_of_turn_asks_declarer_about_that_card() -> None:
    question = at(POZNAN, "4S S").do("EC2", "director S").table.agenda[0]
    assert question.about == AffectedCard(Seat.E, card_of("C2"), 1, IrregularityId(0))
    assert question.to == (Seat.S,)


CARD, CALLS = card_of("HQ"), (CallId(1), CallId(2))
KINDS: dict[About, tuple[object, ...]] = {
    Player(Seat.E): (Seat.E, None, None, None, ()),
    Turn(Seat.E, 3): (Seat.E, None, 3, None, ()),
    CardAtTrick(Seat.E, CARD, 3): (Seat.E, CARD, 3, None, ()),
    CardOnTable(Seat.E, CARD): (Seat.E, CARD, None, None, ()),
    NumberOfTricks(Seat.E, 2): (Seat.E, None, None, None, ()),
    Calls(Seat.E, CALLS): (Seat.E, None, None, None, CALLS),
    Offence(IrregularityId(4)): (None, None, None, 4, ()),
    Revokes(IrregularityId(4), 2): (None, None, None, 4, ()),
    AffectedPlayer(Seat.E, IrregularityId(4)): (Seat.E, None, None, 4, ()),
    AffectedTurn(Seat.E, 3, IrregularityId(4)): (Seat.E, None, 3, 4, ()),
    AffectedCard(Seat.E, CARD, 3, IrregularityId(4)): (Seat.E, CARD, 3, 4, ()),
    AffectedCardOnTable(Seat.E, CARD, IrregularityId(4)): (Seat.E, CARD, None, 4, ()),
    AffectedCalls(Seat.E, CALLS, IrregularityId(4)): (Seat.E, None, None, 4, CALLS),
    ComparedCalls(Seat.E, (CallId(1), CallId(2)), IrregularityId(4)): (Seat.E, None, None, 4, CALLS),
}


@for_each("about", KINDS)
def test_what_a_question_of_each_kind_is_about(about: About) -> None:
    found = player_in(about), card_in(about), trick_in(about), irregularity_in(about), calls_in(about)
    assert found == KINDS[about]


def test_two_questions_are_about_the_same_whatever_irregularity_they_are_put_for() -> None:
    assert matter_of(CardAtTrick(Seat.E, CARD, 3)) == matter_of(AffectedCard(Seat.E, CARD, 3, IrregularityId(4)))
    assert matter_of(CardAtTrick(Seat.E, CARD, 3)) != matter_of(CardAtTrick(Seat.E, CARD, 4))
    assert matter_of(Revokes(IrregularityId(4), 2)) != matter_of(Revokes(IrregularityId(4), 1))


def test_the_questions_on_the_agenda_are_found_by_their_declaration_and_by_the_irregularity() -> None:
    table = evolve_all(at(POZNAN, "4S S").table, map(Asked, (OTHER, FIRST, SECOND)))
    assert table.questions_under("27B") == (FIRST, SECOND)
    assert table.questions_under("27B", "29A") == (OTHER, FIRST, SECOND)
    assert table.questions_under("31A") == ()
    assert table.questions_about(IrregularityId(0)) == (OTHER, FIRST)
