"""What options and cards lead to, and which tables double dummy can take at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.equity.position import Position, Solution, UnsolvableError, position_of, unpacked_position
from bridgetable.equity.solver_client import SolverClient
from bridgetable.equity.survey import Forecast, Survey, cards_survey, options_survey
from bridgetable.table.question import Message, say
from tests.each import for_each
from tests.equity.ground import needs_the_fast_solver, packed_position, random_position
from tests.situations import POZNAN, at


@pytest.fixture(scope="module")
def client() -> Iterator[SolverClient]:
    with SolverClient() as found:
        yield found


def grown(survey: Survey) -> Survey:
    """The survey when nothing is left to look at."""
    while not survey.complete:
        survey.expand()
    return survey


def figures(survey: Survey, client: SolverClient) -> dict[str, int | str]:
    """The tricks of North-South of each branch, or why there is no figure."""
    found = grown(survey).forecasts(client.solve)
    return {name: f.tricks[0] if isinstance(f, Forecast) else getattr(f, "key", "") for name, f in found.items()}


@needs_the_fast_solver
def test_each_lead_of_a_whole_deal(client: SolverClient) -> None:
    survey = cards_survey(at(POZNAN, "4S S", "2017").table)
    assert len(grown(survey).positions) == 1
    found = figures(survey, client)
    assert {name for name, tricks in found.items() if tricks == 12} == {"DT", "D9", "D8", "D7"}
    assert set(found.values()) == {11, 12} and len(found) == 13


@needs_the_fast_solver
def test_the_five_options_of_law_54(client: SolverClient) -> None:
    table = at(POZNAN, "4S S", "2017").do("EHA", "director S").table
    found = figures(options_survey(table), client)
    assert found == {"spread": 11, "accept": 11, "require-H": 11, "forbid-H": 11, "free": 11}


@needs_the_fast_solver
def test_a_card_that_is_owed_and_the_choices_that_follow(client: SolverClient) -> None:
    """East discarded on a heart and must follow: each of his hearts, South's singleton being all he can play."""
    found = figures(cards_survey(at(POZNAN, "4S S", "2007").do("WH9 NH3 EC2 SH4", "director E").table), client)
    assert found == {"HA": 12, "HK": 12, "HT": 12, "H2": 11}


FIRST_TRICK = "WC9 ND4 EC2 SC3"
LEADS = "N:95.KQ743.K98764. J74.J8.QJT5.8762 AK62.96.A.AQJ543 QT83.AT52.32.KT9"
"""3NT by South: when East leads in West's place to the second trick, a club lead is worth two tricks to declarer."""


@needs_the_fast_solver
def test_of_what_a_side_may_choose_it_takes_the_best(client: SolverClient) -> None:
    """Refusing the lead leaves South three roads (50D2): its figure is that of the best of them."""
    asked = at(LEADS, "3NT S", "2017").do(FIRST_TRICK, "EC6", "director S")
    assert figures(options_survey(asked.table), client) == {"accept": 9, "refuse": 10}
    refused = asked.do("choose S refuse").table
    assert figures(options_survey(refused), client) == {"require-C": 10, "forbid-C": 8, "free": 8}


@needs_the_fast_solver
def test_what_binds_later_is_said_to_be_left_out(client: SolverClient) -> None:
    """Who accepts an opening lead out of turn leaves nothing behind; who refuses it a penalty card or a restriction."""
    table = at(POZNAN, "4S S", "2017").do("EHA", "director S").table
    found = grown(options_survey(table)).forecasts(client.solve)
    rough = {name for name, worth in found.items() if isinstance(worth, Forecast) and worth.rough}
    assert rough == {"require-H", "forbid-H", "free"}


def test_what_turns_on_the_director_has_no_figure() -> None:
    """If he rules on a doubted claim of nine tricks out of twelve the Director is asked how they fall (70A)."""
    table = at(POZNAN, "4S S", "2017").do("WCJ NCA EC2 SC3", "claim S 9", "object E").table
    found = grown(options_survey(table)).forecasts(lambda position: None)
    assert found == {"play-on": None, "rule": say("equity-director-first")}


def test_a_trick_that_went_on_without_a_card_is_no_position() -> None:
    """South, who played last, takes back his revoke; East has led to the next trick and may change that card."""
    table = at(POZNAN, "4S S", "2017").do("WH9 NHQ EHK SC5", "ED3", "director E").table
    assert table.turn is Seat.S and table.owing is Seat.S
    with pytest.raises(UnsolvableError) as refused:
        position_of(table)
    assert refused.value.message.key == "equity-out-of-order"


def test_a_survey_says_nothing_of_a_road_that_is_still_being_solved() -> None:
    found = grown(cards_survey(at(POZNAN, "4S S", "2017").table)).forecasts(lambda position: None)
    assert len(found) == 13 and set(found.values()) == {None}


def test_why_there_is_no_figure_is_handed_on() -> None:
    def refuse(position: Position) -> Message:
        return Message("equity-not-here")

    found = grown(cards_survey(at(POZNAN, "4S S", "2017").table)).forecasts(refuse)
    assert set(found.values()) == {Message("equity-not-here")}


def test_tables_double_dummy_does_not_take() -> None:
    start = at(POZNAN, "4S S", "2017")
    for texts, key in (
        (("WCJ NCA", "omit E", "SC3"), "equity-unequal-hands"),
        (("WCJ NCA EC2 SC3", "claim S 9"), "equity-not-playing"),
    ):
        with pytest.raises(UnsolvableError) as refused:
            position_of(start.do(*texts).table)
        assert refused.value.message.key == key


def test_after_a_refused_lead_the_position_is_that_of_the_proper_leader() -> None:
    """East led out of turn and his card went back: nothing lies on the trick he began, and West leads."""
    table = at(POZNAN, "4S S", "2017").do("EHA", "director S", "choose S free").table
    assert position_of(table).leader is Seat.W and position_of(table).trick == ()


def test_a_road_that_ends_the_board_is_worth_what_the_board_is() -> None:
    """The defenders doubt a claim of the last trick: if the Director rules there is nothing to solve, else there is."""
    table = at("N:A... 2... 3... 4...", "4S N", "2017", lead="N").do("claim N 1", "object E").table
    survey = grown(options_survey(table))
    found = survey.forecasts(lambda position: None)
    assert found == {"play-on": None, "rule": Forecast((13, 0))}


@for_each("seed", range(20))
def test_a_position_is_handed_over_in_numbers(seed: int) -> None:
    position = random_position(seed, 1 + seed % 13)
    assert unpacked_position(packed_position(position)) == position


def test_the_cards_that_may_be_played_are_held_to_the_lawful_ones() -> None:
    solved = Solution(tuple((card, card.rank) for card in random_position(3, 5).hands.north))
    assert solved.best_of(frozenset()) is None
