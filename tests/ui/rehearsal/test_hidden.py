"""What may be seen of a case while it is rehearsed: one line as far as it was played, and nothing else of it."""

from __future__ import annotations

import re

import pytest

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Document
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START
from bridgetable.rehearsal.hiding import asked_at, played_to
from bridgetable.rehearsal.stops import stops
from bridgetable.table.events import RulingGiven
from bridgetable.ui.rehearsal.told import steps_between, unnamed

CASES = sorted((resources() / "cases").glob("p*/*.case.json"))
OFFERED = resources() / "cases" / "play" / "penalty-card-50d-major-the-three-options.case.json"


@pytest.mark.parametrize("path", CASES[::6], ids=lambda path: path.name)
def test_at_a_stop_there_is_one_line_without_titles_notes_or_the_ruling(path: object) -> None:
    opened = opened_case(str(path))
    history, told = opened.history.jump(START), START
    for stop in stops(history):
        shown = asked_at(history, stop, told)
        assert shown.line() == tuple(range(len(shown.nodes))) and shown.cursor == len(shown.nodes) - 1
        assert not any(node.title for node in shown.nodes)
        after_told = shown.nodes[len(history.line_to(told)) if told != START else 0 :]
        assert not any(isinstance(node.step.action, Note) for node in after_told)
        ruled = history.nodes[stop.ruling_place].step
        assert all(node.step is not ruled for node in shown.nodes)
        assert stop.announced is None or (shown.nodes[-1].step == stop.announced and shown.table == stop.table)
        rulings = sum(isinstance(event, RulingGiven) for event in shown.nodes[-1].step.events)
        assert stop.announced is None or rulings == 0
        told = stop.ruling_place


def test_the_steps_of_the_play_leave_out_notes() -> None:
    history = opened_case(str(OFFERED)).history.jump(START)
    line = history.line()
    steps = steps_between(history, START, line[-1])
    assert len(steps) == len(line) - sum(isinstance(history.nodes[place].step.action, Note) for place in line)
    assert steps_between(history, steps[2], steps[4]) == steps[3:5]
    assert len(played_to(history, line[-1], line[-1]).nodes) == len(line)
    assert len(played_to(history, line[-1], START).nodes) == len(steps)


def test_a_document_has_a_number_instead_of_its_title_and_story() -> None:
    document = opened_case(str(OFFERED)).document
    hidden = unnamed(document)
    (english, _), (italian, _) = hidden.opening("en"), hidden.opening("it")
    assert re.fullmatch(r"Case \d+", english) and italian == english.replace("Case", "Caso")
    assert hidden.opening("en")[1] == hidden.opening("it")[1] == ""
    assert (hidden.path, hidden.case) == (document.path, None)
    assert unnamed(Document()).opening("it") == ("Un caso", "")
