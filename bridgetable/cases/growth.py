"""What stands in a case when it is saved: the entries it was opened with, and what has grown since.

New lines are written as flat as the format allows. One of the lines from a table goes on, and the others are branches
before it, one after another: what goes on is the way taken last, as far as no branch then lies more than NESTED deep.
From there on it is the line whose own branches lie deepest, so that the depth grows with the logarithm of their number
only. Branches with names have to be branches; they may lie as deep as they like.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bridgetable.cases.case import Entry, Expect
from bridgetable.cases.outline import Closing, Done, Item, Opening, Undone, entries_of, outline_of
from bridgetable.engine.history import START, History
from bridgetable.table.text import Text

NESTED = 24
"""How deep new branches without names lie in one another; other programs that read JSON may stop at some hundred."""
UNTITLED: Text = (("", ""),)


class Titles(msgspec.Struct, frozen=True):
    """The titles of what nobody has named.

    `case` is that of a table that was no case before, `branch` of a new branch, and `undone` of a branch with what
    could not be done where the line now goes on another way.
    """

    case: Text = UNTITLED
    branch: Text = UNTITLED
    undone: Text = UNTITLED


NO_TITLES = Titles()


def grown(history: History, entries: tuple[Entry, ...], titles: Titles) -> Iterator[Item]:
    """The items of a history that was opened from these entries, which stay where they stood.

    Steps that were deleted are left out, and answers that this edition does not ask for.
    """
    outline = tuple(outline_of(history, entries))
    known = {item.place for item in outline if isinstance(item, Done)}
    return _Growth(history, outline, [n for n in range(len(history.nodes)) if n not in known], titles).items()


def remaining(history: History, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The entries that a history was opened from, without those that `grown` leaves out and without what is new."""
    items = _Growth(history, tuple(outline_of(history, entries))).items()
    return entries_of(items, lambda place: history.nodes[place].step.action)


class _Line(msgspec.Struct):
    """A line of the original case while it is written: where it is, and whether new steps from there belong to it.

    Where the line begins they belong to the line it leaves. `undone` is what could not be done at its end; `ended`
    means that the next step was deleted. `named` is how many branches it goes on in because it was given a name there.
    """

    at: int
    fresh: bool
    undone: tuple[Entry, ...] = ()
    ended: bool = False
    named: int = 0


class _Growth:
    """The original case with these new steps; where none are given, lines that were given a name stay lines."""

    def __init__(
        self, history: History, outline: tuple[Item, ...], new: Sequence[int] | None = None, titles: Titles = NO_TITLES
    ) -> None:
        self._nodes, self._outline = tuple(history.nodes), outline
        self._titles = titles
        self._preferred = dict(history.ahead)
        self._names = new is not None
        self._new: dict[int, list[int]] = {}
        for number in new or ():
            node = self._nodes[number]
            if not node.deleted:
                self._new.setdefault(node.parent, []).append(number)
        self._first_steps = self._found_first_steps()
        self._branch_starts = frozenset(self._first_steps.values())
        self._depths = self._found_depths()

    # -- the lines of the original case --------------------------------------------------------------------------------

    def items(self) -> Iterator[Item]:
        """All items in the order of the file."""
        line, outer = _Line(START, fresh=True), list[_Line]()
        hidden = 0
        for number, item in enumerate(self._outline):
            match item:
                case Opening(title):
                    first = self._first_steps.get(number)
                    hidden += bool(hidden or line.ended or (first is not None and self._nodes[first].deleted))
                    if not hidden:
                        yield Opening((self._nodes[first].title if first is not None else ()) or title)
                        outer.append(line)
                        line = _Line(line.at, fresh=False)
                case Closing() if hidden:
                    hidden -= 1
                case Closing():
                    yield from self._end(line, len(outer))
                    yield Closing()
                    line = outer.pop()
                case _ if hidden or line.ended:
                    pass
                case Expect():
                    yield item
                case Undone(_, entries):
                    line.undone = entries
                case Done(place):
                    yield from self._step(line, place, len(outer))
        yield from self._end(line, 0)

    def _found_first_steps(self) -> dict[int, int]:
        """The first step of each branch of the original case, by the number of the item that opens the branch."""
        found: dict[int, int] = {}
        opened: list[int] = []
        for number, item in enumerate(self._outline):
            match item:
                case Opening():
                    opened.append(number)
                case Closing():
                    opened.pop()
                case Done(place) if opened:
                    found.setdefault(opened[-1], place)
        return found

    def _step(self, line: _Line, place: int, depth: int) -> Iterator[Item]:
        if self._nodes[place].deleted:
            line.ended = True
            return
        if line.fresh:
            for node in self._new.get(line.at, ()):
                yield from self._lines(node, depth + line.named + 1, branch=True)
        if self._names and self._nodes[place].title and place not in self._branch_starts:
            # Only a branch can have a name in the file.
            yield self._opening(place)
            line.named += 1
        yield from self._done(place)
        line.at, line.fresh = place, True

    def _end(self, line: _Line, depth: int) -> Iterator[Item]:
        if line.fresh and self._new.get(line.at):
            yield from self._lines(line.at, depth + line.named, undone=line.undone)
        elif line.undone:
            yield Undone(line.at, line.undone)
        yield from (Closing() for _ in range(line.named))

    # -- new lines -----------------------------------------------------------------------------------------------------

    def _lines(self, start: int, depth: int, *, branch: bool = False, undone: tuple[Entry, ...] = ()) -> Iterator[Item]:
        """What is new after a step that lies in this many branches; or the branch that begins with the step.

        `undone` is what could not be done there: a branch, if a line goes on.
        """
        waiting: list[tuple[int, int] | Item] = []
        if branch:
            yield self._opening(start)
            yield from self._done(start)
            waiting.append(Closing())
        waiting.append((start, depth))
        while waiting:
            following = waiting.pop()
            if not isinstance(following, tuple):
                yield following
                continue
            at, depth = following
            new = self._new.get(at, ())
            on = self._going_on(at, depth)
            after: list[tuple[int, int] | Item] = []
            for node in new:
                if node != on:
                    after += [self._opening(node), *self._done(node), (node, depth + 1), Closing()]
            if at == start and undone:
                left = Undone(at, undone)
                after += [Opening(self._titles.undone), left, Closing()] if on is not None else [left]
            if on is not None:
                after += [*self._done(on), (on, depth)]
            waiting += reversed(after)

    def _opening(self, node: int) -> Opening:
        return Opening(self._nodes[node].title or self._titles.branch)

    def _done(self, node: int) -> Iterator[Done]:
        if not self._nodes[node].step.passed_over:
            yield Done(node)

    def _going_on(self, at: int, depth: int) -> int | None:
        """The new step that goes on with the line from a place, None if all are branches."""
        nameless = [node for node in self._new.get(at, ()) if not self._nodes[node].title]
        if len(nameless) < 2:
            return nameless[0] if nameless else None
        preferred = self._preferred.get(at)
        on = preferred if preferred in nameless else nameless[0]
        deepest = max(nameless, key=lambda node: (self._depths[node], node == on))
        deep = max(self._depths[node] for node in nameless if node != on)
        return on if depth + 1 + deep <= NESTED else deepest

    def _found_depths(self) -> list[int]:
        """How deep the branches after each new step lie in one another if they are written as flat as possible."""
        depths = [0] * len(self._nodes)
        # A step stands behind the step it follows.
        for at in range(len(self._nodes) - 1, -1, -1):
            new = self._new.get(at, ())
            nameless = sorted((depths[node] for node in new if not self._nodes[node].title), reverse=True)
            named = (depths[node] + 1 for node in new if self._nodes[node].title)
            depths[at] = max((*nameless[:1], *(depth + 1 for depth in nameless[1:2]), *named), default=0)
        return depths
