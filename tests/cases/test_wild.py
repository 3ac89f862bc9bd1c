"""From every table of every shipped case people go on at random: nothing breaks and no card is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import history_of
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import Impossible
from bridgetable.resources_path import resources
from bridgetable.table.state import Table
from tests.engine.test_random_play import all_cards, anything, polite

FILES = sorted((resources() / "cases").glob("*.case.json"))


def goes_wild(table: Table, dice: random.Random) -> None:
    """Four things somebody might do, then two that people do who only want to go on."""
    cards = all_cards(table)
    for number in range(6):
        action = anything(table, dice) if number < 4 else polite(table, dice)
        if action is None:
            return
        try:
            table = apply(table, action).table
        except Impossible:
            continue
        assert all_cards(table) == cards, action


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".case.json"))
def test_anything_may_happen_at_any_table_of_a_case(path: Path) -> None:
    history = history_of(read_case(path.read_bytes()))
    for place, node in enumerate(history.nodes):
        for seed in range(2):
            goes_wild(node.step.table, random.Random(1000 * seed + place))
