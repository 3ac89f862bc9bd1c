"""What is asked at every stop of every case that is shipped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.tree import history_of
from bridgetable.engine.actions import Adjust, Agree, Choose, Object, Penalise, WithdrawAgreement
from bridgetable.engine.history import START, History
from bridgetable.engine.possible import is_possible
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.laws.numbers import lies_under
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Stop, mark, mark_typed_laws
from bridgetable.rehearsal.situation import clauses_of, printed
from bridgetable.rehearsal.stops import needs_director, stops
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.obligation import LeadMayBeRestrained, PassOnce, PassThroughout
from bridgetable.table.question import DIRECTOR
from bridgetable.table.state import Table
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.story import event_lines
from tests.shipped import CASES as FILES
from tests.shipped import case_in, history_in, name_of
from tests.spread import spread

NAMES = [name_of(path) for path in FILES]


@lru_cache(maxsize=1)
def rehearsed(path: Path, edition: Edition | None = None) -> tuple[History, tuple[Stop, ...]]:
    """The history of a case, under its own edition or this one, and the stops of all its lines, each ruling once."""
    history = history_in(path) if edition is None else history_of(replace(case_in(path), edition=edition))
    found: dict[int, Stop] = {}
    for leaf in history.leaves():
        line = history.line_to(leaf)
        fork = next((place for place in reversed(line) if place in found or place < 0), START)
        for stop in stops(history.jump(leaf), fork):
            found.setdefault(stop.ruling_place, stop)
    return history, tuple(found.values())


def questions(path: Path) -> Iterator[tuple[Stop, Asked]]:
    for stop in rehearsed(path)[1]:
        for asked in stop.asked:
            yield stop, asked


def every_stop_asks_something_that_can_be_missed(path: Path) -> None:
    assert rehearsed(path)[1]
    for stop, asked in questions(path):
        assert stop.asked
        assert 2 <= len(asked.choices) <= 6
        assert asked.right
        assert asked.right < {choice.key for choice in asked.choices}
        assert asked.several or len(asked.right) == 1


def no_two_choices_read_alike_and_all_is_worded(path: Path) -> None:
    for _, asked in questions(path):
        for words in (Words.of(language, strict=True) for language in LANGUAGES):
            texts = [words.say(choice.message).casefold() for choice in asked.choices]
            assert len(set(texts)) == len(texts)
            assert all(texts)
            assert words.say(asked.question)
            assert all(words.say(choice.why) for choice in asked.choices if choice.why is not None)


def what_is_right_is_what_the_engine_rules(path: Path) -> None:
    history, found = rehearsed(path)
    for stop in found:
        step = history.nodes[stop.ruling_place].step
        for asked in stop.asked:
            if asked.aspect in _AGREES:
                _AGREES[asked.aspect](history, stop, asked)
        assert needs_director(history.table_at(history.nodes[stop.ruling_place].parent), step)


def _laws_agree(history: History, stop: Stop, asked: Asked) -> None:
    step = history.nodes[stop.ruling_place].step
    now = asked_now(step.table)
    said = {*clauses_of(step), *((printed(now.question.clause),) if now is not None else ())}
    named = {choice.clause for choice in right(asked)} | set(asked.also)
    assert set(clauses_of(step)) <= named <= said
    for choice in asked.choices:
        if not choice.right:
            assert not any(lies_under(choice.clause, clause) or lies_under(clause, choice.clause) for clause in said)


def _findings_are_possible(history: History, stop: Stop, asked: Asked) -> None:
    before = history.table_at(stop.place)
    assert all(is_possible(before, Choose(DIRECTOR, choice.option)) for choice in asked.choices)
    assert [Choose(DIRECTOR, choice.option) for choice in right(asked)] == [stop.action]


def _options_are_in_force(history: History, stop: Stop, asked: Asked) -> None:
    table = history.table_at(stop.ruling_place)
    now = asked_now(table)
    options = [choice.option for choice in right(asked) if choice.option]
    if now is None:
        assert not options
    else:
        assert set(options) <= {option.name for option in now.options}


def _cards_lie_there(history: History, stop: Stop, asked: Asked) -> None:
    table = history.table_at(stop.ruling_place)
    about = dict(asked.question.blanks)
    if "card" not in about:
        (played,) = asked.right
        step = history.nodes[stop.ruling_place].step
        assert card_of(played) in {ev.card for ev in step.events if isinstance(ev, e.CardPlayed)}
        return
    seat, card, (fate,) = about["seat"], about["card"], asked.right
    assert isinstance(seat, Seat) and isinstance(card, Card)
    penalty = {(each.seat, each.card): each.major for each in table.penalty_cards}
    assert (fate in ("major", "minor")) == ((seat, card) in penalty)
    assert penalty.get((seat, card), fate == "major") is (fate == "major")
    assert (fate == "stands") == (not any(card in hand for hand in table.hands))


def _tricks_are_moved(history: History, stop: Stop, asked: Asked) -> None:
    transfers = history.table_at(stop.ruling_place).transfers
    sums = [sum(each.tricks for each in transfers if each.to.name == side) for side in ("NS", "EW")]
    assert asked.right == {"{}-{}".format(*sums)}


def _irregularities_were_noticed(history: History, stop: Stop, asked: Asked) -> None:
    if asked.right == {"none"}:
        return
    table = history.table_at(stop.ruling_place)
    drawn = [ev.irregularity for ev in table.happened if isinstance(ev, e.AttentionDrawn)]
    seats = {table.irregularities[number].seat.name for number in drawn}
    assert {key.split("-")[-2] for key in asked.right} <= seats


def _what_is_wrong_does_not_bind(history: History, stop: Stop, asked: Asked) -> None:
    table = history.table_at(stop.ruling_place)
    passing = {seat: {type(one) for one in table.obliged(seat)} for seat in Seat}
    for choice in asked.choices:
        seat = dict(choice.message.blanks).get("seat")
        if isinstance(seat, Seat) and not choice.right:
            assert not (choice.key.startswith("pass-throughout") and PassThroughout in passing[seat])
            assert not (choice.key.startswith("pass-once") and PassOnce in passing[seat])
            assert not (choice.key.startswith("lead-law") and LeadMayBeRestrained in passing[seat])


_AGREES = {
    Aspect.BINDING: _what_is_wrong_does_not_bind,
    Aspect.LAW: _laws_agree,
    Aspect.FINDING: _findings_are_possible,
    Aspect.CHOICE: _options_are_in_force,
    Aspect.CARD: _cards_lie_there,
    Aspect.TRICKS: _tricks_are_moved,
    Aspect.HAPPENED: _irregularities_were_noticed,
}


def right(asked: Asked) -> list[Choice]:
    return [choice for choice in asked.choices if choice.right]


def the_right_answers_are_complete_and_no_other_is(path: Path) -> None:
    for _, asked in questions(path):
        assert mark(asked, asked.right).complete
        assert not mark(asked, frozenset()).complete
        for choice in asked.choices:
            assert not mark(asked, asked.right ^ {choice.key}).complete
        if asked.aspect is Aspect.LAW:
            marked = mark_typed_laws(asked, tuple(choice.clause for choice in right(asked)))
            assert marked.complete and not marked.inexact


def is_called(step: Step) -> bool:
    """Whether the Director has been called by this step, or acts in it."""
    called = any(isinstance(event, e.DirectorSummoned) for event in step.table.happened)
    return called or isinstance(step.action, Adjust | Penalise) or getattr(step.action, "by", None) is DIRECTOR


def brings_him(before: Table, step: Step) -> bool:
    """Whether this answers what he had asked, or disputes a claim without a question to the opponents (68D)."""
    now = asked_now(step.table)
    disputed = isinstance(step.action, Object | WithdrawAgreement | Choose) and (before.claim or step.table.claim)
    answered = any(isinstance(event, e.Answered) and event.by is DIRECTOR for event in before.happened)
    return answered or bool(disputed and (now is None or DIRECTOR in now.question.to))


def no_law_is_asked_before_the_director_is_called(path: Path, edition: Edition | None = None) -> None:
    history, found = rehearsed(path, edition)
    for stop in found:
        node = history.nodes[stop.ruling_place]
        if any(each.aspect is Aspect.LAW for each in stop.asked):
            assert is_called(node.step) or brings_him(history.table_at(node.parent), node.step)


@pytest.mark.parametrize("path", spread(FILES, 70), ids=spread(NAMES, 70))
def test_no_law_is_asked_before_the_director_is_called_in_another_edition(path: Path) -> None:
    for edition in spread(tuple(Edition), 1, FILES.index(path)):
        no_law_is_asked_before_the_director_is_called(path, edition)


def every_law_of_its_rulings_is_asked(path: Path) -> None:
    history, found = rehearsed(path)
    asked = [
        clause
        for stop in found
        for each in stop.asked
        if each.aspect is Aspect.LAW
        for clause in (*each.also, *(choice.clause for choice in right(each)))
    ]
    ruled = (node.step for node in history.nodes if is_called(node.step) and not isinstance(node.step.action, Agree))
    laws = {clause[:2].rstrip("ABCDEFGH") for step in ruled for clause in clauses_of(step)}
    assert laws <= {clause[:2].rstrip("ABCDEFGH") for clause in asked}


def what_is_done_can_be_told_unless_it_is_the_answer(path: Path) -> None:
    for stop in rehearsed(path)[1]:
        by_director = stop.asked[0].aspect is Aspect.FINDING or isinstance(stop.action, Adjust | Penalise)
        assert (stop.announced is None) == by_director
        if stop.announced is not None:
            assert all(action_line(Words.of(language, strict=True), stop.announced) for language in LANGUAGES)
            assert all(line.kind is LineKind.FACT for line in event_lines(Words.of("en"), stop.announced, stop.table))


TRUE_OF_ITS_STOPS = (
    no_law_is_asked_before_the_director_is_called,
    every_stop_asks_something_that_can_be_missed,
    no_two_choices_read_alike_and_all_is_worded,
    what_is_right_is_what_the_engine_rules,
    the_right_answers_are_complete_and_no_other_is,
    every_law_of_its_rulings_is_asked,
    what_is_done_can_be_told_unless_it_is_the_answer,
)


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_what_is_asked_at_the_stops_of_a_case_is_right_and_complete(path: Path) -> None:
    for holds in TRUE_OF_ITS_STOPS:
        holds(path)
