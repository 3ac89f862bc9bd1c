"""The play of a history under the other editions, ruled once for each history."""

from __future__ import annotations

from functools import lru_cache

from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import Step
from bridgetable.table.edition import Edition


def steps_elsewhere(history: History, place: int) -> tuple[Step, ...]:
    """The steps that the action at this place makes under the other editions, where the line goes on so far there."""
    ruled = (other.nodes[place] for other in _under_the_others(_Play(history)))
    return tuple(node.step for node in ruled if not node.stopped)


class _Play:
    """A history, equal to those with the very same steps wherever the cursor is."""

    def __init__(self, history: History) -> None:
        self.history = history

    def __hash__(self) -> int:
        return id(self.history.nodes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Play) and other.history.nodes is self.history.nodes


@lru_cache(maxsize=4)
def _under_the_others(play: _Play) -> tuple[History, ...]:
    edition = play.history.start.edition
    return tuple(ruled_under(play.history, other).history for other in Edition if other is not edition)
