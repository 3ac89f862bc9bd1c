"""The history of a table: a tree of steps with a cursor. It only grows: no step is ever taken out of it.

What follows from a history, such as the line in view, is found once and handed on to the histories made from it, so
that a move or an act costs the same however many steps there are.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.engine.actions import Action, Note
from bridgetable.engine.steps import Step
from bridgetable.table.state import Table
from bridgetable.table.values import Log, log_of

# -- The steps of a history as values: each with its place in the tree, and all of them in the order they were made ----


START = -1
"""The place of the first table, before every step."""


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

    @property
    def hidden(self) -> bool:
        """Whether the tree is shown without this step and what follows it."""
        return self.deleted or self.stopped


Nodes: TypeAlias = Log[Node]
"""The steps of a history, in the order they were made."""


# -- Which step of a history follows which -----------------------------------------------------------------------------


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
        same = (
            self._notes.setdefault(parent, [])
            if isinstance(action, Note)
            else (self._doing.setdefault((parent, action), []))
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


class History(msgspec.Struct, frozen=True, dict=True):
    """All lines played from one first table, the place of the cursor, and which way is taken at each fork.

    A place is the number of a step in `nodes`. It stands for the same action whatever is undone, deleted or ruled
    again later.
    """

    start: Table
    nodes: Nodes = Log()
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

    def may_fork(self, place: int) -> bool:
        """Whether several steps follow a place, of which `children` may leave out some."""
        return len(self._tree.children(place)) > 1

    def children(self, place: int) -> tuple[int, ...]:
        """The steps that follow a place, in the order they were made; what is hidden is left out."""
        known = self._tree.children(place)
        if not self._hidden and (not known or known[-1] < len(self.nodes)):
            return tuple(known)
        return tuple(self._shown(known))

    def _shown(self, places: Iterable[int]) -> Iterator[int]:
        size, hidden = len(self.nodes), self._hidden
        return (place for place in places if place < size and place not in hidden)

    def has_forks_of(self, other: History) -> bool:
        """Whether both are rulings of the same tree, in which the same steps follow each place."""
        return self._tree is other._tree and len(self.nodes) == len(other.nodes) and self._hidden == other._hidden

    def line_to(self, place: int) -> tuple[int, ...]:
        """The places from the first step to this one."""
        return self.line_as_log[: self._tree.depth(place) + 1] if self._in_line(place) else self._tree.line_to(place)

    def line(self) -> tuple[int, ...]:
        """The line in view: to the cursor, and on to its end by the way taken at each fork."""
        return tuple(self.line_as_log)

    @cached_property
    def line_as_log(self) -> Log[int]:
        """The line in view as a log: a longer one shares what it has with this one."""
        return log_of((*self._tree.line_to(self.cursor), *self._onward(self.cursor)))

    def passes(self, place: int) -> bool:
        """Whether the step at this place lies on the line to the cursor."""
        known = START < place < len(self.nodes) and self._in_line(place)
        return known and self._tree.depth(place) <= self._tree.depth(self.cursor)

    def begun_in(self, before: History | None) -> int:
        """How many steps the line of another history has, if it ends on the way of this one's; 0 else."""
        if before is None or before.start != self.start:
            return 0
        actions, begun = ([each.nodes[place].step.action for place in each.line()] for each in (self, before))
        return len(begun) if len(begun) < len(actions) and actions[: len(begun)] == begun else 0

    def leaves(self) -> tuple[int, ...]:
        """The last step of each line that is shown, in the order they were made."""
        return tuple(sorted(self._leaves))

    @property
    def has_branches(self) -> bool:
        """Whether more than one line is shown."""
        return len(self._leaves) > 1

    def shows(self, place: int) -> bool:
        """Whether this place is in the tree, and no step of the line to it is deleted or stopped."""
        known = place == START or 0 <= place < len(self.nodes)
        return known and (not self._hidden or self._hidden.isdisjoint(self.line_to(place)))

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
        here, place = self.cursor, len(self.nodes)
        nodes = self.nodes.adding(Node(here, apply(self.table, action)))
        goes_on = next(self._shown(self._tree.children(here)), None) is not None
        turns = {here: place} if goes_on else {}
        grown = self._turning(turns, replace(self, nodes=nodes, cursor=place))
        grown.__dict__.update(_tree=self._tree.grown(place, here, action), _hidden=self._hidden)
        if self._is_taken:
            line = self.line_as_log.up_to(self._tree.depth(here) + 1).adding(place)
            leaves = (self._leaves if goes_on else self._leaves - {here}) | {place}
            grown.__dict__.update(_is_taken=True, line_as_log=line, _leaves=leaves)
        return grown

    def _place_of(self, action: Action) -> int | None:
        """The place of the step that already does this from the cursor."""
        if isinstance(action, Note):
            notes = self._shown(self._tree.notes(self.cursor))
            found = [place for place in notes if self.nodes[place].step.is_of(action)]
        else:
            found = list(self._shown(self._tree.doing(self.cursor, action)))
            found += self._doing_after_notes(self.cursor, action)
            found += self._doing_after_notes(self._before_notes(self.cursor), action)
        in_view = (place for place in found if self._in_line(place))
        return next(in_view, found[0] if found else None)

    def _doing_after_notes(self, place: int, action: Action) -> Iterator[int]:
        """Yields the steps that do this after a place or, line by line, after notes that follow it."""
        waiting = [place]
        while waiting:
            here = waiting.pop()
            if here != place and not self._is_note(here):
                yield here
                continue
            following = (*self._tree.notes(here), *self._tree.doing(here, action))
            waiting += sorted(self._shown(following), reverse=True)

    def _before_notes(self, place: int) -> int:
        while place != START and self._is_note(place):
            place = self._tree.parent(place)
        return place

    def _is_note(self, place: int) -> bool:
        return isinstance(self.nodes[place].step.action, Note)

    # -- in time -------------------------------------------------------------------------------------------------------

    def jump(self, place: int) -> History:
        """Moves the cursor to this place; the line in view then leads to it."""
        if self._is_taken and self._in_line(place):
            return self._moved(place)
        way = [place]
        while way[-1] != START and not (self._is_taken and self._in_line(way[-1])):
            way.append(self._tree.parent(way[-1]))
        way.reverse()
        turns = {here: on for here, on in itertools.pairwise(way) if self._next(here) != on}
        moved = self._handing_on(self._turning(turns, replace(self, cursor=place)), *_OF_THE_TREE)
        if self._is_taken and self._hidden.isdisjoint(way):
            line = self.line_as_log.up_to(self._tree.depth(way[0]) + 1).adding(*way[1:], *moved._onward(place))
            moved.__dict__.update(_is_taken=True, line_as_log=line)
        return moved

    def undo(self) -> History:
        """Moves the cursor one step back, if it is not at the first table."""
        return self if self.cursor == START else self._moved(self._tree.parent(self.cursor))

    def redo(self) -> History:
        """Moves the cursor one step on along the line in view, if it is not at its end."""
        place = self._next(self.cursor)
        return self if place == START else self._moved(place)

    def _moved(self, place: int) -> History:
        """The history with the cursor elsewhere on the line in view."""
        known = (*_OF_THE_TREE, "_preferred", *(_OF_THE_LINE if self._is_taken else ()))
        return self._handing_on(replace(self, cursor=place), *known)

    # -- the tree ------------------------------------------------------------------------------------------------------

    def entitled(self, place: int, title: tuple[tuple[str, str], ...]) -> History:
        """Names the branch that begins at this place."""
        return self._with(place, replace(self.nodes[place], title=title))

    def deleting(self, place: int, deleted: bool = True) -> History:
        """Hides the branch that begins at this place, or shows it again; the cursor leaves a hidden branch."""
        changed = self._with(place, replace(self.nodes[place], deleted=deleted))
        return changed.jump(self.nodes[place].parent) if deleted and self.passes(place) else changed

    def with_note(self, place: int, note: Note) -> History:
        """Replaces the text of the note at this place; what follows remains. Raises ValueError if it is no note."""
        if not 0 <= place < len(self.nodes) or not self._is_note(place):
            raise ValueError(f"step {place} is no note")
        node = self.nodes[place]
        was = node.original
        original = replace(was, step=replace(was.step, action=note)) if was is not None else None
        return self._with(place, replace(node, step=replace(node.step, action=note), original=original))

    def ruled(self, start: Table, nodes: Nodes) -> History:
        """The same tree with its steps ruled otherwise, from this first table; some may be stopped then."""
        ruled = replace(self, start=start, nodes=nodes)
        same = all(node.hidden == was.hidden for node, was in zip(nodes, self.nodes, strict=True))
        return self._handing_on(ruled, *((*_OF_THE_TREE, "_preferred", *_OF_THE_LINE) if same else ("_tree",)))

    def _with(self, place: int, node: Node) -> History:
        changed = replace(self, nodes=self.nodes.replacing(place, node))
        same = node.hidden == self.nodes[place].hidden
        return self._handing_on(changed, *((*_OF_THE_TREE, "_preferred", *_OF_THE_LINE) if same else ("_tree",)))

    # -- what is found once --------------------------------------------------------------------------------------------

    def _handing_on(self, other: History, *names: str) -> History:
        """The other history, with what has been found here and is true there too."""
        other.__dict__.update((name, self.__dict__[name]) for name in names if name in self.__dict__)
        return other

    def _turning(self, turns: dict[int, int], other: History) -> History:
        """The other history, where these ways are taken."""
        if not turns:
            return self._handing_on(other, "_preferred")
        preferred = {**self._preferred, **turns}
        turned = replace(other, ahead=tuple(preferred.items()))
        turned.__dict__["_preferred"] = preferred
        return turned

    @cached_property
    def _tree(self) -> StepTree:
        return StepTree((node.parent, node.step.action) for node in self.nodes)

    @cached_property
    def _hidden(self) -> frozenset[int]:
        return frozenset(place for place, node in enumerate(self.nodes) if node.hidden)

    @cached_property
    def _leaves(self) -> frozenset[int]:
        found, reached = set[int](), {START}
        for place, node in enumerate(self.nodes):
            if node.parent in reached and not node.hidden:
                reached.add(place)
                found.add(place)
                found.discard(node.parent)
        return frozenset(found)

    @cached_property
    def _preferred(self) -> dict[int, int]:
        return dict(self.ahead)

    @cached_property
    def _is_taken(self) -> bool:
        """Whether the line to the cursor takes the way that is preferred at each fork."""
        way = itertools.pairwise((START, *self._tree.line_to(self.cursor)))
        return all(self._next(here) == on for here, on in way)

    def _in_line(self, place: int) -> bool:
        depth = self._tree.depth(place)
        return place == START or (depth < len(self.line_as_log) and self.line_as_log[depth] == place)

    def _onward(self, place: int) -> Iterator[int]:
        while (place := self._next(place)) != START:
            yield place

    def _next(self, place: int) -> int:
        preferred = self._preferred.get(place, START)
        known = START < preferred < len(self.nodes) and preferred not in self._hidden
        if known and self._tree.parent(preferred) == place:
            return preferred
        return next(self._shown(self._tree.children(place)), START)


_OF_THE_TREE = ("_tree", "_hidden", "_leaves")
_OF_THE_LINE = ("line_as_log", "_is_taken")
