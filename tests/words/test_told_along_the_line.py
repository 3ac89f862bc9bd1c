"""What is told along a line is true at its moment, and told once: every shipped case, in all editions and languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path

import pytest

from bridgetable.cards.card import Card
from bridgetable.engine import actions as a
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.words.call_lines import LineKind, StoryLine, owner_of
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import attention_line
from bridgetable.words.story import event_lines
from tests.each import for_each
from tests.shipped import CASES, history_in, name_of
from tests.situations import EDITIONS, POZNAN, at
from tests.words.test_story import ENGLISH, ITALIAN, last_step
from tests.words.test_told_once import told_once

Line = tuple[tuple[Table, Step], ...]
"""The steps of a line of play, each with the table before it."""


@lru_cache(maxsize=1)
def lines_of(path: Path, edition: Edition) -> tuple[Line, ...]:
    """The lines of a case under an edition, each from the first table, as far as they go there."""
    history = ruled_under(history_in(path), edition).history
    done = {at: (history.table_at(node.parent), node.step) for at, node in enumerate(history.nodes) if not node.stopped}
    return tuple(tuple(done[at] for at in history.line_to(leaf) if at in done) for leaf in history.leaves())


def steps_of(path: Path, edition: Edition) -> Iterator[tuple[Table, Step]]:
    """The steps of all lines, each once."""
    return iter({id(step): (before, step) for line in lines_of(path, edition) for before, step in line}.values())


def ruled_in(words: Words, before: Table, step: Step) -> list[StoryLine]:
    """What is ruled in a step, and what is said there of information."""
    told = event_lines(words, step, before)
    return [line for line in told if line.kind in (LineKind.LAW, LineKind.RULING, LineKind.INFORMATION)]


def rulings(step: Step) -> Iterator[tuple[str, dict[str, object]]]:
    """The English sentences of the rulings of a step, with their blanks."""
    for event in step.events:
        if isinstance(event, e.RulingGiven):
            yield ENGLISH.say(event.message), dict(event.message.blanks)


def decides_anew(step: Step) -> bool:
    """Whether somebody decides in this step, or the auction ends once more: the same may be ruled again."""
    return isinstance(step.action, a.Choose) or any(isinstance(event, e.ContractReached) for event in step.events)


def nothing_is_ruled_twice_unless_the_director_is_called_again(path: Path, edition: Edition) -> None:
    # A line begins with the steps from which it branches off: each is told once here, and looked up by its identity.
    lines, steps = lines_of(path, edition), list(steps_of(path, edition))
    in_each = [{id(step): ruled_in(words, before, step) for before, step in steps} for words in (ENGLISH, ITALIAN)]
    for ruled, line in product(in_each, lines):
        told: dict[StoryLine, bool] = {}
        called = False
        for _, step in line:
            again = called and isinstance(step.action, a.Summon)
            called = called or isinstance(step.action, a.Summon)
            now = ruled[id(step)]
            for one in now:
                last = told.get(one)
                assert last is None or again or decides_anew(step) or one.kind is LineKind.INFORMATION, one.text
            told |= dict.fromkeys(now, True)


def what_a_card_tells_is_said_again_only_where_it_has_changed(path: Path, edition: Edition) -> None:
    """It may have been ruled otherwise meanwhile, or the card become a penalty card anew."""
    for line in lines_of(path, edition):
        last: dict[Card, StoryLine] = {}
        for before, step in line:
            if not any(isinstance(event, e.InformationRuled) for event in step.events):
                continue
            laid = {event.penalty_card.card for event in step.events if isinstance(event, e.PenaltyCardLaid)}
            told = {one.text: one for one in ruled_in(ENGLISH, before, step) if one.kind is LineKind.INFORMATION}
            for event in step.events:
                if not isinstance(event, e.InformationRuled):
                    continue
                said = [one for one in told.values() if ENGLISH.name(event.card) in one.text]
                for one in said:
                    assert event.card in laid or last.get(event.card) != one, one.text
                    last[event.card] = one


def attention_is_drawn_by_whoever_acts_or_the_director_finds_it_himself(path: Path, edition: Edition) -> None:
    for before, step in steps_of(path, edition):
        table = step.table
        for event in step.events:
            if not isinstance(event, e.AttentionDrawn):
                continue
            line = attention_line(ENGLISH, table, table.irregularities[event.irregularity])
            told = line in [one.text for one in event_lines(ENGLISH, step, before)]
            drawn = isinstance(step.action, a.Attend | a.Summon | a.Ask | a.Accept) and step.action.seat is event.seat
            assert not told or not line or drawn, line


def that_nothing_was_irregular_is_not_said_while_something_is_asked(path: Path, edition: Edition) -> None:
    for _, step in steps_of(path, edition):
        if any(isinstance(event, e.RulingGiven) and event.clause == "84A" for event in step.events):
            assert asked_now(step.table) is None


def no_penalty_card_is_not_said_of_one_that_lies_there(path: Path, edition: Edition) -> None:
    for _, step in steps_of(path, edition):
        lying = {one.card for one in step.table.penalty_cards}
        for sentence, blanks in rulings(step):
            if "no penalty card" in sentence:
                assert blanks.get("card") not in lying, sentence


def what_somebody_will_play_he_has_not_played_yet(path: Path, edition: Edition) -> None:
    for _, step in steps_of(path, edition):
        trick = step.table.trick(step.table.open_trick)
        played = {play.seat for play in trick.plays} if trick is not None else set()
        for sentence, blanks in rulings(step):
            if "when his turn comes" in sentence:
                assert blanks["offender"] not in played, sentence


@pytest.mark.parametrize("edition", EDITIONS)
def test_called_while_he_asks_himself_the_director_is_there_already(edition: str) -> None:
    slip = at(POZNAN, "4S S", edition).do("WCJ", "call CK", "change CA")
    assert slip.asked is not None and slip.asked[0] == "director"
    assert "84A" not in slip.do("director W").ruled
    before, step = last_step(slip, "director W")
    assert event_lines(ENGLISH, step, before) == (), "the first who calls him"
    before, step = last_step(slip.do("director W"), "director E")
    for words, sentence in (
        (ENGLISH, "The Director is at the table already: his question comes first."),
        (ITALIAN, "L'Arbitro è già al tavolo: prima bisogna rispondere alla sua domanda."),
    ):
        assert [line.text for line in event_lines(words, step, before)] == [sentence]


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_a_claim_that_is_still_to_be_ruled_he_does_not_say_there_is_nothing(edition: str) -> None:
    claimed = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "claim S 9", "director W", "director W", "director N")
    assert claimed.asked is None or "84A" not in claimed.ruled


def test_what_the_director_finds_beside_what_he_was_shown_is_said_to_be_found_by_him() -> None:
    """81C3: East pointed to one of two revokes in the suit."""
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8 SH4 WS6 NHQ EHA SC5 WH7")
    before, step = last_step(table, "claim S 9", "agree W", "director W revoke S 2")
    told = [line.text for line in event_lines(ENGLISH, step, before)]
    assert "Attention is drawn to an irregularity by South in trick 2: revoke." in told
    assert "The Director himself finds an irregularity by South in trick 3: revoke." in told
    italian = [line.text for line in event_lines(ITALIAN, step, before)]
    assert "L'Arbitro rileva da sé un'irregolarità di Sud alla terza presa: renonce." in italian


def nobody_is_told_that_his_own_card_or_call_is_unauthorised_to_him(path: Path, edition: Edition) -> None:
    """16C, 16D, 50E: his partner may not use it, or only the opponents may; that nobody may is said to all."""
    for before, step in steps_of(path, edition):
        told = [one for one in event_lines(ENGLISH, step, before) if one.kind is LineKind.INFORMATION]
        for event in step.events:
            if isinstance(event, e.InformationRuled):
                holder, what = owner_of(step.table, event.card), ENGLISH.name(event.card)
                assert holder is not None
                owner = holder
            elif isinstance(event, e.CallInformationRuled):
                made = step.table.auction.made[event.place]
                owner, what = made.seat, f"{ENGLISH.name(made.seat)}'s withdrawn {ENGLISH.name(made.call)}"
            else:
                continue
            for one in told:
                if what in one.text and "unauthorised information for" in one.text:
                    assert ENGLISH.name(owner) not in one.text.partition("unauthorised information for")[2], one.text


@for_each("edition", EDITIONS)
@for_each(
    ("played", "english", "italian"),
    [
        (
            "WCJ NCA EC2 SDJ",
            "East and West may use what the jack of diamonds tells, and nobody else.",
            "Quanto si ricava dal Fante di quadri è autorizzato solo per Est e Ovest.",
        ),
        (
            "WCJ NHQ",
            "East and West may use what the queen of hearts tells, and nobody else.",
            "Quanto si ricava dalla Dama di cuori è autorizzato solo per Est e Ovest.",
        ),
    ],
)
def test_what_declarer_withdrew_is_for_his_opponents_only(
    edition: str, played: str, english: str, italian: str
) -> None:
    before, step = last_step(at(POZNAN, "4S S", edition), *played.split(), "director W")
    for words, sentence in ((ENGLISH, english), (ITALIAN, italian)):
        assert sentence in [one.text for one in event_lines(words, step, before)]


def who_calls_the_director_is_not_told_word_for_word_what_was_just_ruled(path: Path, edition: Edition) -> None:
    for before, step in steps_of(path, edition):
        if isinstance(step.action, a.Summon):
            just_ruled = {event for event in tuple(before.happened)[-25:] if isinstance(event, e.RulingGiven)}
            assert not just_ruled.intersection(event for event in step.events if isinstance(event, e.RulingGiven))


def no_step_tells_one_fact_with_two_statuses(path: Path, edition: Edition) -> None:
    for _, step in steps_of(path, edition):
        told_once(step)


TRUE_OF_A_LINE = (
    no_step_tells_one_fact_with_two_statuses,
    nothing_is_ruled_twice_unless_the_director_is_called_again,
    what_a_card_tells_is_said_again_only_where_it_has_changed,
    attention_is_drawn_by_whoever_acts_or_the_director_finds_it_himself,
    that_nothing_was_irregular_is_not_said_while_something_is_asked,
    no_penalty_card_is_not_said_of_one_that_lies_there,
    what_somebody_will_play_he_has_not_played_yet,
    nobody_is_told_that_his_own_card_or_call_is_unauthorised_to_him,
    who_calls_the_director_is_not_told_word_for_word_what_was_just_ruled,
)


@pytest.mark.parametrize("path", CASES, ids=name_of)
def test_what_is_told_along_a_case_is_true_at_its_moment_and_told_once(path: Path) -> None:
    for edition in Edition:
        for holds in TRUE_OF_A_LINE:
            holds(path, edition)
