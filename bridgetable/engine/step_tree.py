"""Which step of a history follows which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetable.engine.actions import Action, Note
from bridgetable.engine.nodes import START


class StepTree:
    """The step before each step, those after it, by what is done there, and how many there are before it.

    It grows with the history, and all histories that have come from one another share it: each knows how many steps it
    has itself, and later ones are none of its own. Where two of them go on otherwise from the same number of steps, the
    second takes a copy.
    """

    def __init__(self, steps: Iterable[tuple[int, Action]] = ()) -> None:
        """`steps` are the place before each step, and its action."""
        self._parents: list[int] = []
        self._actions: list[Action] = []
        self._depths: list[int] = []
        self._children: dict[int, list[int]] = {}
        self._notes: dict[int, list[int]] = {}
        self._doing: dict[tuple[int, Action], list[int]] = {}
        for parent, action in steps:
            self._add(parent, action)

    def _add(self, parent: int, action: Action) -> None:
        place = len(self._parents)
        self._parents.append(parent)
        self._actions.append(action)
        self._depths.append(self.depth(parent) + 1)
        self._children.setdefault(parent, []).append(place)
        # The words of a note may be changed later.
        same = self._notes.setdefault(parent, []) if isinstance(action, Note) else (
            self._doing.setdefault((parent, action), [])
        )
        same.append(place)

    def grown(self, size: int, parent: int, action: Action) -> StepTree:
        """The tree of `size` steps and one more, after this parent: itself, unless it has another step there."""
        if size < len(self._parents):
            if self._parents[size] == parent and self._actions[size] == action:
                return self
            return StepTree((*zip(self._parents[:size], self._actions[:size], strict=True), (parent, action)))
        self._add(parent, action)
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

    def notes(self, place: int) -> Sequence[int]:
        """The notes among these steps."""
        return self._notes.get(place, ())

    def doing(self, place: int, action: Action) -> Sequence[int]:
        """Those of these steps that do this, which is no note."""
        return self._doing.get((place, action), ())

    def line_to(self, place: int) -> tuple[int, ...]:
        """The places from the first step to this one."""
        line: list[int] = []
        while place != START:
            line.append(place)
            place = self._parents[place]
        line.reverse()
        return tuple(line)
