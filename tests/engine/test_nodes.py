"""Nodes as a value: as a tuple of them would be, and sharing what stays the same."""

from __future__ import annotations

import random

import pytest

from bridgetable.engine.actions import Note
from bridgetable.engine.nodes import START, Node, Nodes
from bridgetable.engine.steps import Step
from tests.situations import POZNAN, at

TABLE = at(POZNAN, "4S S").table


def node(number: int) -> Node:
    return Node(number - 1 if number else START, Step(Note((("", str(number)),)), (), TABLE))


@pytest.mark.parametrize("seed", range(8))
def test_nodes_are_what_a_tuple_would_be(seed: int) -> None:
    dice = random.Random(seed)
    found: list[tuple[Nodes, tuple[Node, ...]]] = [(Nodes(), ())]
    for number in range(300):
        nodes, same = dice.choice(found[-4:])
        added = tuple(node(number + more) for more in range(dice.choice((1, 1, 1, 2, 63, 64, 65))))
        place = dice.randrange(len(same)) if same else None
        if place is None or dice.random() < 0.6:
            found.append((nodes.followed_by(added), (*same, *added)))
        else:
            found.append((nodes.replacing(place, added[0]), (*same[:place], added[0], *same[place + 1 :])))
    for nodes, same in found:
        assert tuple(nodes) == same and len(nodes) == len(same) and nodes == Nodes(same)
        assert [nodes[place] for place in range(-len(same), len(same))] == [*same, *same]
        other, others = dice.choice(found)
        assert nodes.begins_with(other) is (same[: len(others)] == others) and nodes.begins_with(Nodes(same[:-1]))
        assert nodes[3:-3] == Nodes(same[3:-3]) and hash(nodes) == hash(Nodes(same))


def test_other_nodes_are_not_equal() -> None:
    assert Nodes((node(0),)) != Nodes((node(1),)) and Nodes((node(0),)) != (node(0),)
    with pytest.raises(IndexError):
        Nodes()[0]
