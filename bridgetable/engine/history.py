"""The history of a table: a tree of steps with a cursor. Nothing done is ever lost by going back."""

from __future__ import annotations

import itertools

import msgspec
from msgspec.structs import replace

from bridgetable.engine.actions import Action
from bridgetable.engine.steps import Step
from bridgetable.table.state import Table

START = -1


class Node(msgspec.Struct, frozen=True):
    """A step in the tree; `parent` is the place of the one before it, START for the first table.

    `title` names the branch that begins here; `deleted` hides the branch without losing it.
    """

    parent: int
    step: Step
    title: tuple[tuple[str, str], ...] = ()
    deleted: bool = False


class History(msgspec.Struct, frozen=True):
    """All lines played from one first table, where we are in them, and which way redo goes at each fork."""

    start: Table
    nodes: tuple[Node, ...] = ()
    cursor: int = START
    ahead: tuple[tuple[int, int], ...] = ()

    @property
    def table(self) -> Table:
        """The table at the cursor."""
        return self.table_at(self.cursor)

    def table_at(self, place: int) -> Table:
        """The table after the step at this place; the first table at START."""
        return self.start if place == START else self.nodes[place].step.table

    def children(self, place: int) -> tuple[int, ...]:
        """The steps that follow a place, deleted branches left out, in the order they were made."""
        return tuple(n for n, node in enumerate(self.nodes) if node.parent == place and not node.deleted)

    def line_to(self, place: int) -> tuple[int, ...]:
        """The places from the first step to this one."""
        line: list[int] = []
        while place != START:
            line.append(place)
            place = self.nodes[place].parent
        return tuple(reversed(line))

    def line(self) -> tuple[int, ...]:
        """The line being looked at: to the cursor, and on the way redo would go to its end."""
        line = list(self.line_to(self.cursor))
        place = self.cursor
        while (place := self._next(place)) != START:
            line.append(place)
        return tuple(line)

    def leaves(self) -> tuple[int, ...]:
        """The last step of each line, in the order they were made."""
        return tuple(n for n in range(len(self.nodes)) if self._shown(n) and not self.children(n))

    def act(self, action: Action) -> History:
        """The history after this action at the cursor; the same action again follows the line that is there.

        Raises ImpossibleError, and the history stays as it was.
        """
        # The Laws take longer to load than a table takes to be painted: not before somebody acts.
        from bridgetable.engine.apply import apply

        for child in self.children(self.cursor):
            if self.nodes[child].step.action == action:
                return self.jump(child)
        node = Node(self.cursor, apply(self.table, action))
        grown = replace(self, nodes=(*self.nodes, node))
        return grown.jump(len(self.nodes))

    def jump(self, place: int) -> History:
        """The cursor at this place; redo from any table before it now leads to it."""
        path = (START, *self.line_to(place))
        ahead = {**dict(self.ahead), **dict(itertools.pairwise(path))}
        return replace(self, cursor=place, ahead=tuple(ahead.items()))

    def undo(self) -> History:
        """One step back; at the first table nothing changes."""
        return self if self.cursor == START else replace(self, cursor=self.nodes[self.cursor].parent)

    def redo(self) -> History:
        """One step on along the line last looked at; at its end nothing changes."""
        place = self._next(self.cursor)
        return self if place == START else replace(self, cursor=place)

    def entitled(self, place: int, title: tuple[tuple[str, str], ...]) -> History:
        """The branch that begins at this place has another name."""
        return self._with(place, replace(self.nodes[place], title=title))

    def deleting(self, place: int, deleted: bool = True) -> History:
        """The branch that begins at this place is hidden, or shown again; the cursor leaves it."""
        changed = self._with(place, replace(self.nodes[place], deleted=deleted))
        inside = deleted and place in self.line_to(self.cursor)
        return changed.jump(self.nodes[place].parent) if inside else changed

    def _with(self, place: int, node: Node) -> History:
        return replace(self, nodes=(*self.nodes[:place], node, *self.nodes[place + 1 :]))

    def _shown(self, place: int) -> bool:
        return not any(self.nodes[n].deleted for n in self.line_to(place))

    def _next(self, place: int) -> int:
        children = self.children(place)
        preferred = dict(self.ahead).get(place, START)
        if preferred in children:
            return preferred
        return children[0] if children else START
