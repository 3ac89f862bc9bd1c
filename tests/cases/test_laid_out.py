"""Entries of a case beside the steps of its table: expectations and notes come, go and move, and the rest stays."""

from __future__ import annotations

import pytest

from bridgetable.cases.case import Case, Expect
from bridgetable.cases.growth import Titles
from bridgetable.cases.laid_out import (
    LaidOut,
    Rebuilt,
    expectations,
    laid_out,
    with_entry,
    with_expectation,
    with_new_note,
    with_note_moved,
    without_note,
)
from bridgetable.cases.outline import flat
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from tests.shipped import CASES as SHIPPED
from tests.shipped import case_in, history_in, name_of
from tests.spread import spread

FILES = {name_of(path): path for path in SHIPPED}
CASES = {name: case_in(path) for name, path in FILES.items()}
SOME = spread(list(CASES), 6)
NOTE = Note((("", "Look here"),))
ASSERTION = Expect(no_rulings=("93A",))
UNTITLED = (("", "…"),)


def laid(history: History, case: Case | None) -> LaidOut:
    return laid_out(history, case, Titles((("", "New"),), UNTITLED, UNTITLED))


def opened(name: str) -> LaidOut:
    return laid(history_in(FILES[name]), CASES[name])


def steps(history: History) -> list[str]:
    """All steps but notes, with what comes before each."""
    return [
        f"{_before(history, node.parent)}→{node.step.action}"
        for node in history.nodes
        if not isinstance(node.step.action, Note)
    ]


def _before(history: History, place: int) -> object:
    while place != START and isinstance(history.nodes[place].step.action, Note):
        place = history.nodes[place].parent
    return history.nodes[place].step.action if place != START else None


@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize("name", CASES)
def test_a_case_is_laid_out_as_its_file_has_it(name: str) -> None:
    found = opened(name)
    assert found.case.actions == CASES[name].actions
    assert found.with_entries(found.entries).actions == CASES[name].actions


@pytest.mark.parametrize("name", SOME)
def test_an_expectation_comes_behind_those_of_its_step_and_goes_again(name: str) -> None:
    found = opened(name)
    for at in (START, *range(len(found.history.nodes))):
        more = with_expectation(found, at, ASSERTION)
        again = laid(found.history, more)
        number = next(n for n, placed in enumerate(again.placed) if placed.entry == ASSERTION)
        assert again.placed[number].at == at
        assert number in expectations(again)
        following = again.placed[number + 1].entry if number + 1 < len(again.placed) else None
        assert not isinstance(following, Expect)
        assert with_entry(again, number, None).actions == found.case.actions


@pytest.mark.parametrize("name", SOME)
def test_a_note_comes_after_a_step_and_goes_again(name: str) -> None:
    found = opened(name)
    for at in range(0, len(found.history.nodes), 5):
        made = with_new_note(found, at, NOTE)
        assert made.history.nodes[made.history.cursor].step.action == NOTE
        assert steps(made.history) == steps(found.history)
        gone = without_note(laid(made.history, made.case), made.history.cursor)
        assert gone.case.actions == found.case.actions
        assert gone.history.nodes == found.history.nodes and gone.history.cursor == at


@pytest.mark.parametrize("name", SOME)
def test_a_note_goes_to_the_end_of_its_line_and_back(name: str) -> None:
    found = opened(name)
    made = with_new_note(found, 0, NOTE)
    cases = [made.case]
    while (moved := with_note_moved(laid(made.history, made.case), made.history.cursor, later=True)) is not None:
        made = moved
        assert steps(made.history) == steps(found.history)
        cases.append(made.case)
    assert len(cases) > 2 or len(found.history.jump(0).line()) < 4
    back: Rebuilt | None = made
    while back is not None:
        assert [entry for entry in flat(back.case.actions) if entry != NOTE] == list(flat(found.case.actions))
        made = back
        back = with_note_moved(laid(back.history, back.case), back.history.cursor, later=False)
    assert made.history.nodes[made.history.cursor].parent == START or made.case == cases[0]


def test_what_is_no_note_is_not_moved() -> None:
    found = opened(SOME[0])
    card = next(at for at, node in enumerate(found.history.nodes) if not isinstance(node.step.action, Note))
    with pytest.raises(ValueError, match="no note"):
        with_note_moved(found, card, later=True)
