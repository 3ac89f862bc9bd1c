"""What is asked where anything has been done at random."""

from __future__ import annotations

import random

import pytest

from bridgetable.engine.history import History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.rehearsal.asked import Aspect, mark
from bridgetable.rehearsal.hiding import follow, without_future
from bridgetable.rehearsal.stops import stops
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.deep.anything import next_action, some_habits, some_start

ACTIONS = 60


def at_random(seed: int) -> History:
    """A line of anything that is possible."""
    dice = random.Random(seed)
    (start, actions), habits = some_start(dice), some_habits(dice)
    line = History(start)
    for action in actions:
        line = line.act(action)
    for _ in range(ACTIONS):
        try:
            line = line.act(next_action(line.table, dice, habits))
        except ImpossibleError:
            continue
    return line


@pytest.mark.parametrize("seed", range(12))
def test_it_can_be_asked_answered_and_followed(seed: int) -> None:
    line = at_random(seed)
    for stop in stops(line):
        assert without_future(line, stop.place).table == line.table_at(stop.place)
        for asked in stop.asked:
            assert asked.right and len(asked.choices) > 1
            assert mark(asked, asked.right).complete
            for words in (Words.of(language, strict=True) for language in LANGUAGES):
                assert all(words.say(choice.message) for choice in asked.choices)
                assert all(words.say(choice.why) for choice in asked.choices if choice.why is not None)
            if asked.aspect is Aspect.FINDING:
                assert all(follow(line, stop, choice.option).history for choice in asked.choices)
