"""Ruled again: what another edition makes of the same actions, and of answers that it does not ask for."""

from __future__ import annotations

import itertools
import random
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.tree import case_of, history_of
from bridgetable.disk.resources import resources
from bridgetable.engine import ruled_again
from bridgetable.engine.actions import Action, Note
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.ruled_again import (
    Line,
    RuledAgain,
    Ruling,
    as_played,
    each_ruled,
    line_under,
    rule_again,
    ruled_under,
    with_later_steps,
)
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import Status
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, actions_of, at

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017


def shipped(name: str) -> Case:
    """The case that is shipped under this name."""
    return read_case(next((resources() / "cases").rglob(f"{name}.case.json")).read_bytes())


def played(deal: str, contract: str, edition: str, *texts: str) -> History:
    """The history of these actions."""
    history = History(at(deal, contract, edition).table)
    for text in texts:
        for action in actions_of(text):
            history = history.act(action)
    return history


def line_of(history: History) -> Line:
    return Line(history.start, tuple(history.nodes[place].step for place in history.line()))


def ruled(history: History, edition: Edition) -> tuple[list[Step], ImpossibleError | None]:
    """The steps of the line under this edition, and what stopped it."""
    steps: list[Step] = []
    try:
        for step in line_under(line_of(history), edition):
            steps.append(step)
    except ImpossibleError as reason:
        return steps, reason
    return steps, None


def at_its_end(name: str, leaf: int | None = None) -> History:
    """The history of a shipped case at the end of its main line, or of another."""
    history = history_of(shipped(name))
    return history.jump(history.line()[-1] if leaf is None else history.leaves()[leaf])


def test_the_own_edition_is_the_line_itself() -> None:
    history = played(POZNAN, "4S S", "2017", "WCJ NCA")
    assert tuple(line_under(line_of(history), E2017)) == line_of(history).steps


def test_an_answer_that_is_not_asked_is_passed_over_and_the_line_goes_on() -> None:
    history = at_its_end("penalty-card-50e-who-may-know-2017")
    steps, stopped = ruled(history, E1997)
    assert stopped is None and len(steps) == len(history.line())
    passed = [step for step in steps if step.passed_over]
    # The Director's 50E4, and the score he assigned because of it.
    assert [type(step.action).__name__ for step in passed] == ["Choose", "Adjust"]
    assert steps[-1].table.assigned is None and history.table.assigned is not None
    assert all(step.table == before.table for before, step in itertools.pairwise(steps) if step.passed_over)


@pytest.mark.parametrize("edition", [E1997, E2007])
def test_a_choice_that_is_not_offered_leaves_the_question_and_the_line_stops_there(edition: Edition) -> None:
    # Only 2017 lets declarer require a suit (57A3); here he requires diamonds, and West plays one.
    leaves = history_of(shipped("premature-57a-play-before-partner")).leaves()
    lines = [at_its_end("premature-57a-play-before-partner", leaf) for leaf in range(len(leaves))]
    requiring = [line for line in lines if any(ruling.clause == "57A3" for ruling in line.table.rulings)]
    assert requiring
    for history in requiring:
        steps, stopped = ruled(history, edition)
        assert any(step.passed_over for step in steps)
        assert "57A3" not in [ruling.clause for ruling in steps[-1].table.rulings]
        assert stopped is None or dict(stopped.message.blanks)["clause"] == "57A"
    assert any(ruled(history, edition)[1] is not None for history in requiring)


def test_play_does_not_go_on_over_a_question_the_line_does_not_answer() -> None:
    history = at_its_end("lead-out-of-turn-53-trick-thirteen-2017")
    for edition in (E1997, E2007):
        steps, stopped = ruled(history, edition)
        assert stopped is not None and stopped.message.key == "impossible-asked-first"
        assert dict(stopped.message.blanks)["clause"] == "56" and len(steps) < len(history.line())


def test_a_question_over_which_people_went_on_when_it_was_recorded_stops_nothing() -> None:
    # Declarer leads from the wrong hand and West, next in rotation, simply plays: in every edition that accepts it.
    history = played(POZNAN, "4S S", "2017", "WCJ NCA EC2 SC3", "SSA", "director W", "WS6")
    for edition in Edition:
        steps, stopped = ruled(history, edition)
        assert stopped is None and Status.ACCEPTED in [each.status for each in steps[-1].table.settled]


@pytest.mark.parametrize("name", ["penalty-card-50e-who-may-know-2017", "revoke-64c2a-poznan-two-revokes"])
def test_there_and_back_nothing_is_lost(name: str) -> None:
    history = history_of(shipped(name))
    there = ruled_under(history, E1997)
    assert there.stopped is None and len(there.history.nodes) == len(history.nodes)
    back = ruled_under(there.history, history.start.edition)
    assert back.stopped is None
    assert [node.step.table for node in back.history.nodes] == [node.step.table for node in history.nodes]


@pytest.mark.parametrize("edition", list(Edition))
def test_what_is_saved_after_an_answer_was_passed_over_can_be_read_again(edition: Edition) -> None:
    history = ruled_under(history_of(shipped("penalty-card-50e-who-may-know-2017")), edition).history
    again = history_of(read_case(write_case(case_of(history))))
    assert again.table_at(again.line()[-1]).rulings == history.table_at(history.line()[-1]).rulings
    kept = {again.table_at(leaf).rulings for leaf in again.leaves()}
    assert kept == {history.table_at(leaf).rulings for leaf in history.leaves()}


# -- no step is lost -------------------------------------------------------------------------------------------------


STOPPED = [
    ("insufficient-bid-27b1a-a-transfer-too-low-1997", E2017),
    ("lead-out-of-turn-53-trick-thirteen-2017", E1997),
    ("claim-a-trump-is-still-out", E2007),
    ("out-of-rotation-31a-east-opens-for-north-2007", E2017),
]
"""Cases of which another edition stops some line."""


@pytest.mark.parametrize(("name", "edition"), STOPPED)
def test_a_line_that_is_stopped_is_hidden_and_comes_back(name: str, edition: Edition) -> None:
    history = at_its_end(name)
    there = ruled_under(history, edition)
    assert there.stopped is not None and len(there.history.nodes) == len(history.nodes)
    hidden = [place for place, node in enumerate(history.nodes) if not there.history.shows(place)]
    assert hidden and not set(hidden) & set(there.history.line())
    assert all(there.history.nodes[place].step == history.nodes[place].step for place in hidden)
    for other in Edition:
        back = ruled_under(ruled_under(there.history, other).history, history.start.edition).history
        assert back.nodes == history.nodes and back.line() == history.line()


def test_what_is_played_under_one_edition_is_ruled_under_the_other_too() -> None:
    history = at_its_end("lead-out-of-turn-53-trick-thirteen-2017")
    there = ruled_under(history, E1997).history.act(Note((("", "new"),)))
    back = with_later_steps(history, there)
    assert back.nodes.begins_with(history.nodes) and back.shows(len(history.nodes))
    assert back.table_at(len(history.nodes)).edition is E2017
    assert with_later_steps(history, history) is history


def test_the_line_in_view_as_it_was_played() -> None:
    history = at_its_end("lead-out-of-turn-53-trick-thirteen-2017")
    assert as_played(history) is history
    there = ruled_under(history, E1997).history
    assert len(there.line()) < len(history.line())
    assert as_played(there).start == history.start and as_played(there).line() == history.line()
    assert as_played(there.act(Note((("", "new"),)))).start.edition is E1997


def test_other_words_of_a_note_stay_under_another_edition() -> None:
    history = played(POZNAN, "4S S", "2017", "WCJ", "note", "NCA")
    words = Note((("", "other"),))
    there = ruled_under(history, E1997).history.with_note(1, words)
    assert ruled_under(there, E2017).history.nodes[1].step.action == words


# -- what was ruled before -------------------------------------------------------------------------------------------


def grown(history: History, dice: random.Random, steps: int) -> History:
    """The history with as many more actions, lawful and not, after steps taken at random."""
    until = len(history.nodes) + steps
    while len(history.nodes) < until:
        if dice.random() < 0.2:
            history = history.jump(dice.choice([each for each in range(-1, len(history.nodes)) if history.shows(each)]))
        with suppress(ImpossibleError):
            history = history.act(next_in_play(history.table, dice))
    return history


def ruling_on(history: History, edition: Edition, earlier: Ruling | None = None) -> Ruling:
    """The ruling on all steps of the history under another edition, where `earlier` is one made before."""
    *_, ruling = each_ruled(history, edition, earlier=earlier)
    return ruling


def ruled_with(history: History, edition: Edition, earlier: Ruling) -> History:
    """The history under another edition, where `earlier` is a ruling under it made before."""
    return ruling_on(history, edition, earlier).of(history).history


@pytest.mark.parametrize("seed", range(6))
def test_with_what_was_ruled_before_the_rulings_are_the_same(seed: int) -> None:
    dice = random.Random(seed)
    first = grown(History(at(POZNAN, "4S S").table), dice, 40)
    earlier = {edition: ruling_on(first, edition) for edition in Edition}
    history = first
    for edition in (E1997, E2007, E2017, E1997):
        history = grown(ruled_with(history, edition, earlier[edition]), dice, 10)
        for other in Edition:
            again = ruled_with(history, other, earlier[other])
            assert again == ruled_under(history, other).history
            found = [(one.line(), one.leaves(), one.children(START)) for one in (again, replace(again))]
            assert found[0] == found[1]


def test_what_was_ruled_before_is_not_ruled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    history = played(POZNAN, "4S S", "2017", "WCJ NCA ES2 SC3", "director S", "EC8", "note")
    earlier, actions = ruling_on(history, E1997), list[Action]()

    def counting(table: Table, action: Action, recorded: Table | None) -> Step:
        actions.append(action)
        return rule_again(table, action, recorded)

    monkeypatch.setattr(ruled_again, "rule_again", counting)
    words = Note((("", "other"),))
    assert ruled_with(history, E1997, earlier) == earlier.of(history).history and not actions
    changed = history.with_note(len(history.nodes) - 1, words)
    assert ruled_with(changed, E1997, earlier) == ruled_under(changed, E1997).history and actions[0] == words


def test_another_start_has_nothing_in_common_with_what_was_ruled_before() -> None:
    earlier = ruling_on(played(POZNAN, "4S S", "2017", "WCJ NCA"), E1997)
    history = played(POZNAN, "4S N", "2017", "EC2 SC3")
    assert ruled_with(history, E1997, earlier) == ruled_under(history, E1997).history


def why(ruled: RuledAgain) -> tuple[int, Message] | None:
    """Where the line stops, and why; two errors that say the same are not equal."""
    return None if ruled.stopped is None else (ruled.stopped[0], ruled.stopped[1].message)


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_that_are_the_same_stand_as_they_were_ruled(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what comes after them is looked at, however the history has grown, been cut or been changed since."""
    dice = random.Random(seed)
    first = grown(History(at(POZNAN, "4S S").table), dice, 40)
    longer = grown(first, dice, 10)
    fewer = grown(replace(first, nodes=first.nodes.up_to(20), cursor=START, ahead=()), dice, 10)
    branch = next(place for place, node in enumerate(first.nodes) if place > 25 and node.parent != START)
    add, added = Ruling.add, list[Node]()

    def counting(ruling: Ruling, was: Node, done_at: Table) -> None:
        added.append(was)
        add(ruling, was, done_at)

    monkeypatch.setattr(Ruling, "add", counting)
    for edition in (E1997, E2007):
        earlier = ruling_on(first, edition)
        for history, same in ((longer, 40), (fewer, 20), (first.deleting(branch), 26), (first, 40)):
            whole = ruling_on(history, edition)
            added.clear()
            ruling = ruling_on(history, edition, earlier)
            assert len(added) <= len(history.nodes) - same
            one, other = ruling.of(history), whole.of(history)
            assert one.history == other.history and why(one) == why(other)
            assert [node.stopped for node in ruling.nodes] == [node.stopped for node in whole.nodes]


def test_a_ruling_that_was_broken_off_is_gone_on_with() -> None:
    history = played(POZNAN, "4S S", "2017", "WCJ NCA ES2 SC3", "director S", "EC8", "note")
    each = each_ruled(history, E1997)
    earlier = [next(each) for _ in range(4)][-1]
    assert len(earlier.nodes) == 3
    assert ruled_with(history, E1997, earlier) == ruled_under(history, E1997).history
