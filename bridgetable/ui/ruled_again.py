"""The same play ruled under another edition of the Laws."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import Impossible
from bridgetable.table.edition import Edition


class RuledAgain(msgspec.Struct, frozen=True):
    """The history under the other edition; `stopped` tells at which step of its line it could not go on, and why."""

    history: History
    stopped: tuple[int, Impossible] | None = None


def ruled_under(history: History, edition: Edition) -> RuledAgain:
    """Every line played again from the first table; where an action has become impossible its line ends."""
    start = replace(history.start, edition=edition)
    nodes: list[Node] = []
    where: dict[int, int] = {START: START}
    stopped: tuple[int, Impossible] | None = None
    for place, node in enumerate(history.nodes):
        if node.parent not in where:
            continue
        parent = where[node.parent]
        table = start if parent == START else nodes[parent].step.table
        try:
            step = apply(table, node.step.action)
        except Impossible as impossible:
            stopped = stopped or (len(history.line_to(place)), impossible)
            continue
        where[place] = len(nodes)
        nodes.append(Node(parent, step, node.title, node.deleted))
    ahead = tuple((where[a], where[b]) for a, b in history.ahead if a in where and b in where)
    return RuledAgain(History(start, tuple(nodes), _nearest(history, where), ahead), stopped)


def _nearest(history: History, where: dict[int, int]) -> int:
    """The cursor, or the last step before it that could be played again."""
    place = history.cursor
    while place not in where:
        place = history.nodes[place].parent
    return where[place]
