"""The line in view as rows of the timeline, found anew where it differs from a line before. No Qt."""

from __future__ import annotations

import enum
from collections.abc import Sequence

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History, Node, Nodes
from bridgetable.engine.steps import Step
from bridgetable.table import events as e
from bridgetable.table.identity import IrregularityId
from bridgetable.table.values import Log

# -- The rows of the timeline: calls and tricks in columns by seat, with other steps and forks between them ------------


SEATS = 4
"""How many columns there are, one for each seat."""

PLAYING = (a.Play, a.PlayTogether, a.FaceLead, a.Designate, a.Misplace, a.MakeCall, a.ChangeCall)
"""The actions shown only by the card played or the call made."""
Played = e.CardPlayed | e.CardJoined | e.CallMade
PLAYED = (e.CardPlayed, e.CardJoined, e.CallMade)
"""The same classes: to ask for one of several is quicker than for a union, and is asked of every event."""


class Made(msgspec.Struct, frozen=True):
    """A card played or a call made by the step at `place` in the history.

    `number` is that of the trick, or the index of the call among all calls made; `irregularities` are the ids of those
    the step caused. `implied` means that a Law supplied the call, `alerted` that the call was explained.
    """

    place: int
    seat: Seat
    shown: Card | Call
    number: int
    irregularities: range = range(0)
    implied: bool = False
    alerted: bool = False


class Fate(msgspec.Struct, frozen=True):
    """What became of a card or a call by the end of its line.

    `hidden` means that it was irregular and no one at the table has noticed by now.
    """

    leads: bool = False
    wins: bool = False
    withdrawn: bool = False
    hidden: bool = False


class TrickRow(msgspec.Struct, frozen=True):
    """Consecutive cards of the trick of this number."""

    number: int
    cells: dict[Seat, Made]


class CallRow(msgspec.Struct, frozen=True):
    """Consecutive calls from left to right; `number` counts these rows from 1."""

    number: int
    cells: dict[Seat, Made]


class StepKind(enum.Enum):
    """What a step is that is shown as a row of text; the value is its sign."""

    START = "•"
    WORD = "»"
    ATTENTION = "!"
    RULING = "§"
    CHOICE = "?"
    NOTE = "¶"


class StepRow(msgspec.Struct, frozen=True):
    """A step shown as a row of text; `clauses` are those a ruling was given under."""

    place: int
    kind: StepKind
    clauses: tuple[str, ...] = ()


class ForkRow(msgspec.Struct, frozen=True):
    """One of several lines that continue from the same table; `shown` marks the one in view."""

    place: int
    shown: bool


Row = CallRow | TrickRow | StepRow | ForkRow


class Reached(msgspec.Struct, frozen=True):
    """Where the rows stood before a step of the line.

    There were `rows` of them, the last being `last`, and `calls` rows of calls; the last branch began at `branch`.
    """

    rows: int
    last: Row
    calls: int = 0
    branch: int | None = None


FIRST = StepRow(START, StepKind.START)
"""The row of every line before its first step."""


def columns_of(history: History) -> tuple[Seat, ...]:
    """The seats of the columns from left to right, the dealer first, as on the auction sheet."""
    return history.start.auction.dealer.round()


def add_step(history: History, nodes: Nodes | tuple[Node, ...], place: int, rows: list[Row], at: Reached) -> Reached:
    """Adds the rows of a step, after those of the steps before it, and returns where they stand then."""
    node = nodes[place]
    step, before = node.step, nodes[node.parent].step.table if node.parent != START else history.start
    branch = at.branch
    if history.may_fork(node.parent) and len(siblings := history.children(node.parent)) > 1:
        rows += [ForkRow(child, child == place) for child in siblings]
        branch = place
    played: list[Played] = []
    rulings: list[e.RulingGiven] = []
    for event in step.events:
        if isinstance(event, PLAYED):
            played.append(event)
        elif isinstance(event, e.RulingGiven):
            rulings.append(event)
    # A card or call that results from another action, such as an answer, is preceded by a row for it.
    if not played or not isinstance(step.action, PLAYING):
        rows.append(_step_row(step, place, rulings))
    if not played:
        return Reached(len(rows), rows[-1], at.calls, branch)
    caused = range(len(before.irregularities), len(step.table.irregularities))
    calls, number = at.calls, len(before.auction.made)
    for event in played:
        if isinstance(event, e.CallMade):
            alerted = bool(event.alert) or event.shows is not None
            irregular = range(0) if event.implied else caused
            made = Made(place, event.seat, event.call, number, irregular, event.implied, alerted)
            calls, number = _add_call(rows, made, calls, columns_of(history)), number + 1
        else:
            _add_card(rows, Made(place, event.seat, event.card, event.trick, caused))
    return Reached(len(rows), rows[-1], calls, branch)


def _add_card(rows: list[Row], made: Made) -> None:
    """Adds a card to the last row if that is of its trick and its column is free, else to a new row."""
    last = rows[-1]
    if isinstance(last, TrickRow) and last.number == made.number and made.seat not in last.cells:
        rows[-1] = TrickRow(last.number, {**last.cells, made.seat: made})
    else:
        rows.append(TrickRow(made.number, {made.seat: made}))


def _add_call(rows: list[Row], made: Made, calls: int, columns: tuple[Seat, ...]) -> int:
    """Adds a call to the last row of calls if its column has not been passed there, else to a new row.

    Returns how many rows of calls there are then.
    """
    last = rows[-1]
    if isinstance(last, CallRow) and columns.index(made.seat) > max(columns.index(other) for other in last.cells):
        rows[-1] = CallRow(last.number, {**last.cells, made.seat: made})
        return calls
    rows.append(CallRow(calls + 1, {made.seat: made}))
    return calls + 1


def _step_row(step: Step, place: int, rulings: Sequence[e.RulingGiven]) -> StepRow:
    clauses = tuple(dict.fromkeys([ruling.clause for ruling in rulings]))
    return StepRow(place, _KINDS.get(type(step.action), StepKind.RULING if clauses else StepKind.WORD), clauses)


_KINDS: dict[type, StepKind] = {
    a.Summon: StepKind.RULING,
    a.Choose: StepKind.CHOICE,
    a.Attend: StepKind.ATTENTION,
    a.Note: StepKind.NOTE,
}


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
            after = (
                self.index[parent] + 1 if parent != START else 0
                for parent in parents
                if parent == START or parent in self.index
            )
            return min(same, min(after, default=same))
        forks_differ = not history.has_forks_of(was)
        # To look up one node of many takes a moment, and a long line has thousands.
        nodes, were = tuple(history.nodes), tuple(was.nodes)
        for n, (before, place) in enumerate(zip((START, *line), line[:same], strict=False)):
            changed = nodes[place].step is not were[place].step
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
        return next(
            (n for n, (one, other) in enumerate(zip(rows, self.rows, strict=False)) if one is not other),
            min(len(rows), len(self.rows)),
        )

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
        hidden = bool(made.irregularities) and all(
            now.attention_to(IrregularityId(n)) is None for n in made.irregularities
        )
        if not isinstance(made.shown, Card):
            return Fate(withdrawn=not last.auction.made[made.number].stands, hidden=hidden)
        trick = last.trick(made.number)
        if trick is None or made.shown not in trick.cards_of(made.seat):
            return Fate(withdrawn=True, hidden=hidden)
        return Fate(trick.leader is made.seat, last.winner(made.number) is made.seat, hidden=hidden)


def _in_common(one: Log[int], other: Log[int]) -> int:
    """How many places at the beginning of two lines are the same."""
    shorter = min(len(one), len(other))
    if one[:shorter] == other[:shorter]:
        return shorter
    return next(n for n, (this, that) in enumerate(zip(one, other, strict=False)) if this != that)
