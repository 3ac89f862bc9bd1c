"""The line in view as rows of the timeline, found anew where it differs from a line before. No Qt."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.history import START, History
from bridgetable.table.identity import IrregularityId
from bridgetable.table.values.log import Log
from bridgetable.ui.timeline.content.row import (
    FIRST,
    CallRow,
    Fate,
    Made,
    Reached,
    Row,
    StepRow,
    TrickRow,
    add_step,
    columns_of,
)

MOST_LINES = 3
"""How many lines are kept beside the one in view: as many as there are editions, for somebody goes to and fro."""
AT_ONCE = 64
"""How many steps are looked up in the history one by one."""


class _Line:
    """A line with its rows; `reached` has where they stood after each step, `index` at which of these a place is."""

    def __init__(self) -> None:
        self.history: History | None = None
        self.line: Log[int] = Log()
        self.rows: tuple[Row, ...] = (FIRST,)
        self.reached = [Reached(1, FIRST)]
        self.index: dict[int, int] = {}

    def copy(self) -> _Line:
        """The same line, of which one may become another."""
        other = _Line()
        other.history, other.line, other.rows = self.history, self.line, self.rows
        other.reached, other.index = [*self.reached], {**self.index}
        return other

    def is_ruling_of(self, history: History) -> bool:
        """Whether the line is one of the same steps, perhaps ruled otherwise."""
        return self.history is not None and history.has_forks_of(self.history)

    def follow(self, history: History) -> int:
        """Finds the rows of this history; returns how many of those before are still the same."""
        line, before = history.line_as_log, self.rows
        steps = self.steps_in_common(history)
        for place in self.line[steps:]:
            del self.index[place]
        del self.reached[steps + 1 :]
        at = self.reached[-1]
        rows = [*before[: at.rows - 1], at.last]
        # To look up one node of many takes a moment, and a long line has thousands.
        nodes = tuple(history.nodes) if len(line) - steps > AT_ONCE else history.nodes
        for place in line[steps:]:
            self.index[place] = len(self.reached) - 1
            at = add_step(history, nodes, place, rows, at)
            self.reached.append(at)
        same = self.reached[steps].rows
        self.history, self.line, self.rows = history, line, tuple(rows)
        return same if before[same - 1] is rows[same - 1] else same - 1

    def steps_in_common(self, history: History) -> int:
        """How many steps at the beginning of the line are those of this history, with the same forks."""
        was, line = self.history, history.line_as_log
        if was is None or was.start is not history.start:
            return 0
        same = _in_common(line, self.line)
        longer, shorter = (history, was) if len(history.nodes) >= len(was.nodes) else (was, history)
        if longer.nodes.begins_with(shorter.nodes):
            # A step that was added makes a fork of what follows the step before it; one that was undone did.
            parents = {node.parent for node in longer.nodes[len(shorter.nodes) :]}
            after = (self.index[parent] + 1 if parent != START else 0 for parent in parents
                     if parent == START or parent in self.index)
            return min(same, min(after, default=same))
        forks_differ = not history.has_forks_of(was)
        for n, (before, place) in enumerate(zip((START, *line), line[:same], strict=False)):
            changed = history.nodes[place].step is not was.nodes[place].step
            if changed or (forks_differ and history.children(before) != was.children(before)):
                return n
        return same


class TimelineRows:
    """The rows of the line in view from the start, with a fork for each line where several continue.

    Of another history only the rows are found that its line does not have in common with one of the lines before.
    """

    def __init__(self) -> None:
        self.columns: tuple[Seat, ...] = Seat.N.round()
        """The seats of the columns from left to right, the dealer first, as on the auction sheet."""
        self._shown = _Line()
        self._others: list[_Line] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the line in view."""
        return self._shown.rows

    def follow(self, history: History) -> int:
        """Finds the rows of this history; returns how many of those before are still the same."""
        self.columns = columns_of(history)
        was = self._shown
        if was.history is None or history.nodes.begins_with(was.history.nodes):
            return was.follow(history)
        # It has been ruled otherwise, or is another history.
        rows, lines = was.rows, [was, *self._others]
        nearest = max(lines, key=lambda each: each.steps_in_common(history))
        # A line of another history will not be shown again.
        self._others = [each for each in lines if each is not nearest and each.is_ruling_of(history)]
        if nearest is was and was.is_ruling_of(history):
            self._others.insert(0, was.copy())
        del self._others[MOST_LINES:]
        self._shown = nearest
        nearest.follow(history)
        return next((n for n, (one, other) in enumerate(zip(rows, self.rows, strict=False)) if one is not other),
                    min(len(rows), len(self.rows)))

    # -- the steps in them ---------------------------------------------------------------------------------------------

    def position_of(self, place: int) -> tuple[int, int] | None:
        """The row and column of the step at this place in the history; None where it is not shown."""
        if place == START:
            return 0, 1
        shown = self._shown
        if place not in shown.index:
            return None
        at, after = shown.reached[shown.index[place] : shown.index[place] + 2]
        for number in range(at.rows - 1, after.rows):
            row = self.rows[number]
            if isinstance(row, StepRow) and row.place == place:
                return number, 1
            if isinstance(row, TrickRow | CallRow):
                # A step may supply a pass by Law as well as make a call; the call is the one that counts.
                for column, seat in enumerate(self.columns, 1):
                    if seat in row.cells and row.cells[seat].place == place and not row.cells[seat].implied:
                        return number, column
        return None

    def branch_at(self, place: int) -> int | None:
        """The place where the last branch on the line to this place begins; None on a line without forks."""
        shown = self._shown
        return shown.reached[shown.index[place] + 1].branch if place in shown.index else None

    def fate_of(self, made: Made) -> Fate:
        """What became of a card or a call by the end of the line."""
        history, line = self._shown.history, self._shown.line
        if history is None:
            return Fate()
        last, now = history.table_at(line[-1] if line else START), history.table
        hidden = bool(made.irregularities) and all(now.attention_to(IrregularityId(n)) is None
                                                   for n in made.irregularities)
        if not isinstance(made.shown, Card):
            return Fate(withdrawn=not last.auction.made[made.number].stands, hidden=hidden)
        trick = last.trick(made.number)
        if trick is None or made.shown not in trick.cards_of(made.seat):
            return Fate(withdrawn=True, hidden=hidden)
        return Fate(trick.leader is made.seat, last.winner(made.number) is made.seat, hidden=hidden)


def _in_common(one: Log[int], other: Log[int]) -> int:
    """How many places at the beginning of two lines are the same."""
    if one.begins_with(other) or other.begins_with(one):
        return min(len(one), len(other))
    return next(n for n, (this, that) in enumerate(zip(one, other, strict=False)) if this != that)
