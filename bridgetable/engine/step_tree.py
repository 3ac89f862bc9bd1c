"""Which step of a history follows which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetable.engine.nodes import START


class StepTree:
    """The step before each step, those after it, and how many there are before it.

    It grows with the history, and all histories that have come from one another share it: each knows how many steps it
    has itself, and later ones are none of its own. Where two of them go on otherwise from the same number of steps, the
    second takes a copy.
    """

    def __init__(self, parents: Iterable[int] = ()) -> None:
        self._parents: list[int] = []
        self._depths: list[int] = []
        self._children: dict[int, list[int]] = {}
        for parent in parents:
            self._add(parent)

    def _add(self, parent: int) -> None:
        place = len(self._parents)
        self._parents.append(parent)
        self._depths.append(self.depth(parent) + 1)
        self._children.setdefault(parent, []).append(place)

    def grown(self, size: int, parent: int) -> StepTree:
        """The tree of `size` steps and one more, after this parent: itself, unless it has another step there."""
        if size < len(self._parents):
            return self if self._parents[size] == parent else StepTree((*self._parents[:size], parent))
        self._add(parent)
        return self

    def depth(self, place: int) -> int:
        """The index of this step in the lines that pass it; START for START."""
        return self._depths[place] if place != START else START

    def parent(self, place: int) -> int:
        """The place of the step before this one."""
        return self._parents[place]

    def children(self, place: int) -> Sequence[int]:
        """The steps after this place in the order they were made, later ones of other histories among them."""
        return self._children.get(place, ())

    def line_to(self, place: int) -> tuple[int, ...]:
        """The places from the first step to this one."""
        line: list[int] = []
        while place != START:
            line.append(place)
            place = self._parents[place]
        line.reverse()
        return tuple(line)
