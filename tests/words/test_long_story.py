"""What it costs to tell a step, counted in lines that are run: no more than in proportion to what has happened."""

from __future__ import annotations

from functools import partial

import pytest

from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.state import Table
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.story import event_lines
from tests.engine.endless import FAMILIES
from tests.lines import lines_of

EARLY, LATE = range(50, 70), range(290, 310)
ENGLISH = Words.of("en")


def told(step: Step, before: Table) -> None:
    action_line(ENGLISH, step)
    event_lines(ENGLISH, step, before)


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_step_costs_to_tell_grows_no_faster_than_what_has_happened(family: str) -> None:
    table, next_action = FAMILIES[family]
    cost = dict.fromkeys((EARLY, LATE), 0)
    for number in range(LATE.stop):
        try:
            step = apply(table, next_action(table, number))
        except ImpossibleError:
            continue
        measured = next((numbers for numbers in (EARLY, LATE) if number in numbers), None)
        if measured is not None:
            cost[measured] += lines_of(partial(told, step, table))
        table = step.table
    assert cost[LATE] <= cost[EARLY] * sum(LATE) / sum(EARLY), cost
