"""Where a director is needed."""

from __future__ import annotations

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.history import START
from bridgetable.rehearsal.asked import Aspect
from bridgetable.rehearsal.stops import line_with_stops, next_stop, stops
from bridgetable.table.question import DIRECTOR
from tests.rehearsal.rehearsed import aspects, history, revoke, too_low
from tests.situations import POZNAN, at, bidding

FULL_AUCTION = "bids N 1S P 4S P P P"


def test_lawful_play_needs_no_director() -> None:
    line = history(bidding(POZNAN), FULL_AUCTION, "EHA", "SH4", "WH9", "NH3")
    assert stops(line) == ()
    assert next_stop(line, START) is None


def test_an_irregularity_that_nobody_notices_is_no_stop() -> None:
    assert stops(history(at(POZNAN, "4S S"), "WH9 NH3 EC2 SH4", "EHA")) == ()


def test_a_call_for_the_director_is_a_stop_before_his_ruling() -> None:
    (stop,) = stops(history(at(POZNAN, "4S S"), "WH9 NH3 EC2 SH4", "director N"))
    assert (stop.place, stop.ruling_place) == (3, 4)
    assert stop.action == a.Summon(Seat.N)
    assert stop.table.penalty_cards == ()
    assert {Aspect.HAPPENED, Aspect.LAW, Aspect.CARD} <= aspects(stop)


def test_the_director_who_confirms_what_the_law_has_done_is_no_second_stop() -> None:
    """Law 28B holds when the player whose turn it was has called: what it comes to is asked there, and once."""
    line = history(bidding(POZNAN), "bid E 1H", "bid N 1D", "director W")
    assert [stop.ruling_place for stop in stops(line)] == [1]


def test_attention_and_the_call_for_the_director_are_one_stop() -> None:
    (stop,) = stops(history(revoke(), "attention S", "director S"))
    assert (stop.place, stop.ruling_place) == (0, 1)
    assert Aspect.HAPPENED in aspects(stop)


def test_a_question_about_a_revoke_belongs_to_the_stop_that_follows() -> None:
    (stop,) = stops(history(revoke(), "ask S E", "director S"))
    assert Aspect.HAPPENED in aspects(stop)


def test_a_players_choice_that_changes_nothing_is_no_stop() -> None:
    line = history(too_low(), "director S", "choose S accept", "bid S 2S")
    assert [stop.ruling_place for stop in stops(line)] == [0]


def test_a_players_choice_from_which_a_ruling_follows_is_a_stop() -> None:
    line = history(too_low(), "director S", "choose S refuse", "bid E 2D")
    assert [line.nodes[stop.ruling_place].step.action for stop in stops(line)][1] == a.Choose(Seat.S, "refuse")


def test_what_the_director_finds_is_a_stop_of_its_own() -> None:
    line = history(too_low(), "director S", "choose S refuse", "rebid E X", "choose director not-comparable")
    stop = stops(line)[-1]
    assert stop.action == a.Choose(DIRECTOR, "not-comparable")
    assert stop.asked[0].aspect is Aspect.FINDING


def test_the_table_when_asked_shows_the_card_but_nothing_that_follows_from_it() -> None:
    line = history(at(POZNAN, "4S S"), "WH9 NH3 EHA SH4", "expose W D9", "director S")
    (stop,) = stops(line)
    assert card_of("D9") in stop.table.hands[Seat.W]
    assert stop.table.penalty_cards == ()


def test_a_note_just_before_the_ruling_is_not_shown_before_the_answers() -> None:
    (stop,) = stops(history(revoke(), "attention S", "note", "note", "director S"))
    assert (stop.place, stop.ruling_place) == (0, 3)


def test_a_note_before_a_finding_tells_the_facts_and_is_shown() -> None:
    double = ("director S", "choose S refuse", "rebid E X", "note", "choose director comparable")
    stop = stops(history(too_low(), *double))[-1]
    assert (stop.place, stop.ruling_place) == (3, 4)


def test_the_next_stop_is_that_at_the_cursor_until_its_ruling_is_shown() -> None:
    line = history(revoke(), "note", "director S", "EHA", "note")
    first = next_stop(line, START)
    assert first is not None
    assert next_stop(line, first.place) == first
    assert next_stop(line, first.ruling_place) is None


def test_stops_are_those_of_the_line_in_view() -> None:
    line = history(revoke(), "director S", "EHA")
    other = line.jump(START).act(a.Play(Seat.E, card_of("HA")))
    assert stops(other) == ()
    assert len(stops(other.jump(0))) == 1


def test_the_line_in_view_is_rehearsed_if_it_has_a_stop() -> None:
    line = history(revoke(), "director S", "EHA")
    assert line_with_stops(line).line() == line.line()
    assert line_with_stops(line).cursor == START


def test_otherwise_the_first_line_that_has_one_is() -> None:
    branched = history(revoke(), "director S").jump(START).act(a.Play(Seat.E, card_of("HA")))
    assert stops(branched) == ()
    found = line_with_stops(branched)
    assert len(stops(found)) == 1 and found.cursor == START


def test_where_no_line_has_any_the_line_in_view_remains() -> None:
    line = history(at(POZNAN, "4S S"), "WH9 NH3")
    assert line_with_stops(line).line() == line.line()
