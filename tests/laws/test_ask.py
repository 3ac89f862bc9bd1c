"""The declaration of a question: its number in each edition, what it is known by, and whether play waits for it."""

from __future__ import annotations

from itertools import product

import pytest

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import A_CARD, Ask, Conduct, Lapse
from bridgetable.laws.clause import E1997, E2007, E2017
from bridgetable.table.identity import IrregularityId
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCard, Player, Question
from bridgetable.table.state import Table
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at, since


def nothing_to_choose(table: Table, question: Question) -> tuple[Option, ...]:
    return ()


INTENDED = Ask("25A1", A_CARD, nothing_to_choose, since=E2007, printed={E1997: "25A"})
SLIP = Ask("25A1", A_CARD, nothing_to_choose, name="25A1, a slip", since=E2007, printed={E1997: "25A"})
CALLED_OVER_IT = Ask("25A6", A_CARD, nothing_to_choose, since=E2017, printed={E1997: "25A", E2007: "25A4"})


def table(edition: str = "2017") -> Table:
    return at(POZNAN, "4S S", edition).table


@pytest.mark.parametrize(("edition", "number"), [("1997", "25A"), ("2007", "25A4"), ("2017", "25A6")])
def test_a_question_is_asked_under_the_number_its_edition_prints(edition: str, number: str) -> None:
    assert CALLED_OVER_IT.number(table(edition)) == number
    assert CALLED_OVER_IT.question(table(edition), (Seat.E,), Player(Seat.S)).clause == number


def test_a_number_holds_until_another_edition_prints_a_new_one() -> None:
    assert [INTENDED.number(table(edition)) for edition in ("1997", *since("2007"))] == [
        "25A",
        *["25A1"] * len(since("2007")),
    ]


def test_a_question_that_came_later_is_not_asked_before() -> None:
    later = Ask("15B", A_CARD, nothing_to_choose, since=E2017)
    assert [later.number_in(edition) for edition in (E1997, E2007, E2017)] == ["", "", "15B"]
    with pytest.raises(KeyError, match="15B is not in 2007"):
        later.number(table("2007"))


def test_an_edition_has_one_number_for_it() -> None:
    with pytest.raises(ValueError, match="25A1: 1997 has two numbers"):
        Ask("25A1", A_CARD, nothing_to_choose, printed={E1997: "25A"}).number_in(E2017)


def test_every_number_it_is_asked_under_in_any_edition_is_known() -> None:
    assert CALLED_OVER_IT.numbers() == {"25A", "25A4", "25A6"}
    assert Ask("62C1", A_CARD, nothing_to_choose).numbers() == {"62C1"}


def test_a_question_is_known_by_its_clause_unless_it_has_a_name() -> None:
    assert (INTENDED.key, SLIP.key, CALLED_OVER_IT.key) == ("25A1", "25A1, a slip", "25A6")


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_questions_under_the_same_number_are_told_apart(edition: str) -> None:
    """In 1997 all three are 25A; each is known by the declaration it was put under."""
    declared = (INTENDED, SLIP, CALLED_OVER_IT)
    put = [ask.question(table(edition), (DIRECTOR,), Player(Seat.S)) for ask in declared]
    assert [[ask.asks(question) for ask in declared] for question in put] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


def test_a_question_says_what_it_is_about_and_what_it_was_put_under() -> None:
    about = AffectedCard(Seat.W, card_of("CJ"), 3, IrregularityId(1))
    question = SLIP.question(table(), (Seat.N, Seat.S), about)
    assert question == Question("25A1", (Seat.N, Seat.S), about, play_goes_on=False, ask="25A1, a slip")


def test_a_question_waits_when_its_declaration_does() -> None:
    patient = Ask("16B", A_CARD, nothing_to_choose, play_goes_on=True)
    assert patient.question(table(), (DIRECTOR,), Player(Seat.S)).play_goes_on
    assert not INTENDED.question(table(), (DIRECTOR,), Player(Seat.S)).play_goes_on


@for_each(("accepted_by", "lapses", "waits"), [*product((None, *Conduct), Lapse, (False, True))])
def test_play_stops_unless_it_accepts_or_the_question_lapses_or_waits(
    accepted_by: Conduct | None, lapses: Lapse, waits: bool
) -> None:
    ask = Ask("53A", A_CARD, nothing_to_choose, accepted_by=accepted_by, lapses=lapses, play_goes_on=waits)
    play_may_go_on = (accepted_by, lapses, waits) != (None, Lapse.NEVER, False)
    assert ask.stops_play is not play_may_go_on


@pytest.mark.parametrize("kept_by", Conduct)
def test_play_stops_for_questions_kept_by_going_on_and_for_all_other_kinds(kept_by: Conduct) -> None:
    """A player who goes on keeps his card (62C); but nobody else may go on before his answer."""
    assert Ask("62C1", A_CARD, nothing_to_choose, kept_by=kept_by).stops_play
    assert Ask("67B1", A_CARD, nothing_to_choose, restrains_lead=True, owes_card=True, about_claim=True).stops_play
    assert Ask("64C1", A_CARD, nothing_to_choose, judgement=True).stops_play
