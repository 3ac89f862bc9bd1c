"""The history of a table: a tree of steps with a cursor. It only grows: no step is ever taken out of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cached_property

import msgspec
from msgspec.structs import replace

from bridgetable.engine.actions import Action, Note
from bridgetable.engine.steps import Step
from bridgetable.table.state import Table

START = -1


class Original(msgspec.Struct, frozen=True):
    """The table at which an action was done, and the step it made there."""

    table: Table
    step: Step


class Node(msgspec.Struct, frozen=True):
    """A step in the tree; `parent` is the place of the step before it, START for the first table.

    `title` names the branch that begins here; `deleted` hides the branch. An action that was ruled again keeps its
    `original`. `stopped` says that it cannot be done as the history is ruled now: its step is the original one, and it
    is hidden with all that follows it.
    """

    parent: int
    step: Step
    title: tuple[tuple[str, str], ...] = ()
    deleted: bool = False
    original: Original | None = None
    stopped: bool = False


class History(msgspec.Struct, frozen=True, dict=True):
    """All lines played from one first table, the place of the cursor, and which way is taken at each fork.

    A place is the number of a step in `nodes`. It stands for the same action whatever is undone, deleted or ruled
    again later.
    """

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

    # -- lines ---------------------------------------------------------------------------------------------------------

    def children(self, place: int) -> tuple[int, ...]:
        """The steps that follow a place, in the order they were made; what is hidden is left out."""
        return tuple(self._children.get(place, ()))

    @cached_property
    def _children(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for place, node in enumerate(self.nodes):
            if not node.deleted and not node.stopped:
                found.setdefault(node.parent, []).append(place)
        return found

    def line_to(self, place: int) -> tuple[int, ...]:
        """The places from the first step to this one."""
        line: list[int] = []
        while place != START:
            line.append(place)
            place = self.nodes[place].parent
        return tuple(reversed(line))

    def line(self) -> tuple[int, ...]:
        """The line in view: to the cursor, and on to its end by the way taken at each fork."""
        line = list(self.line_to(self.cursor))
        place = self.cursor
        while (place := self._next(place)) != START:
            line.append(place)
        return tuple(line)

    def leaves(self) -> tuple[int, ...]:
        """The last step of each line that is shown, in the order they were made."""
        return tuple(sorted(place for place in self._following(START, lambda _: True) if not self.children(place)))

    def shows(self, place: int) -> bool:
        """Whether this place is in the tree, and no step of the line to it is deleted or stopped."""
        known = place == START or 0 <= place < len(self.nodes)
        return known and not any(self.nodes[n].deleted or self.nodes[n].stopped for n in self.line_to(place))

    # -- acting --------------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> History:
        """The history after this action at the cursor; the same action again joins the line that has it.

        Notes do not separate: a line that has the action after notes, or beside the notes before the cursor, is joined
        too; of several the line in view, else the first. Raises ImpossibleError.
        """
        # Loading the Laws takes longer than painting a table, so they are loaded at the first action.
        from bridgetable.engine.apply import apply

        known = self._place_of(action)
        if known is not None:
            return self.jump(known)
        node, place = Node(self.cursor, apply(self.table, action)), len(self.nodes)
        ahead = tuple({**self._preferred, self.cursor: place}.items()) if self.children(self.cursor) else self.ahead
        return replace(self, nodes=(*self.nodes, node), cursor=place, ahead=ahead)

    def _place_of(self, action: Action) -> int | None:
        """The place of the step that already does this from the cursor."""
        places = list(self.children(self.cursor))
        if not isinstance(action, Note):
            places += self._following(self.cursor, self._is_note)
            places += self._following(self._before_notes(self.cursor), self._is_note)
        found = [place for place in places if self.nodes[place].step.action == action]
        in_view = set(self.line()) if len(found) > 1 else set()
        return next((place for place in found if place in in_view), found[0] if found else None)

    def _before_notes(self, place: int) -> int:
        while place != START and self._is_note(place):
            place = self.nodes[place].parent
        return place

    def _is_note(self, place: int) -> bool:
        return isinstance(self.nodes[place].step.action, Note)

    # -- in time -------------------------------------------------------------------------------------------------------

    def jump(self, place: int) -> History:
        """Moves the cursor to this place; the line in view then leads to it."""
        path = itertools.pairwise((START, *self.line_to(place)))
        turns = {here: on for here, on in path if self._next(here) != on}
        ahead = tuple({**self._preferred, **turns}.items()) if turns else self.ahead
        return replace(self, cursor=place, ahead=ahead)

    def undo(self) -> History:
        """Moves the cursor one step back, if it is not at the first table."""
        return self if self.cursor == START else replace(self, cursor=self.nodes[self.cursor].parent)

    def redo(self) -> History:
        """Moves the cursor one step on along the line in view, if it is not at its end."""
        place = self._next(self.cursor)
        return self if place == START else replace(self, cursor=place)

    # -- the tree ------------------------------------------------------------------------------------------------------

    def entitled(self, place: int, title: tuple[tuple[str, str], ...]) -> History:
        """Names the branch that begins at this place."""
        return self._with(place, replace(self.nodes[place], title=title))

    def deleting(self, place: int, deleted: bool = True) -> History:
        """Hides the branch that begins at this place, or shows it again; the cursor leaves a hidden branch."""
        changed = self._with(place, replace(self.nodes[place], deleted=deleted))
        inside = deleted and place in self.line_to(self.cursor)
        return changed.jump(self.nodes[place].parent) if inside else changed

    def with_note(self, place: int, note: Note) -> History:
        """Replaces the text of the note at this place; what follows remains. Raises ValueError if it is no note."""
        if not 0 <= place < len(self.nodes) or not self._is_note(place):
            raise ValueError(f"step {place} is no note")
        node = self.nodes[place]
        was = node.original
        original = replace(was, step=replace(was.step, action=note)) if was is not None else None
        return self._with(place, replace(node, step=replace(node.step, action=note), original=original))

    def _with(self, place: int, node: Node) -> History:
        return replace(self, nodes=(*self.nodes[:place], node, *self.nodes[place + 1 :]))

    def _following(self, place: int, passing: Callable[[int], bool]) -> Iterator[int]:
        """Yields the places after a place, and those after each that may be passed, line by line."""
        waiting = list(reversed(self.children(place)))
        while waiting:
            found = waiting.pop()
            yield found
            if passing(found):
                waiting += reversed(self.children(found))

    @cached_property
    def _preferred(self) -> dict[int, int]:
        return dict(self.ahead)

    def _next(self, place: int) -> int:
        children = self.children(place)
        preferred = self._preferred.get(place, START)
        if preferred in children:
            return preferred
        return children[0] if children else START
