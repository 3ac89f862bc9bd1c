"""Between the list of a case and the tree of a history; opening a case and saving it loses nothing.

`lines_of` makes one step of each action, up to the first of a line that cannot be done. `case_of` finds those steps
again under whatever has grown since, and puts expectations and branches back where they stood; what is new becomes the
end of a line, or a branch. What could not be done ends its line as it did in the file; once somebody has gone on from
there another way it is a branch from that table, before what goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.first_table import calls_before, ending_of, is_regular, told_calls
from bridgetable.cases.growth import NO_TITLES, UNTITLED, Titles, grown
from bridgetable.cases.outline import (
    Closing,
    Cursor,
    Done,
    Item,
    Opening,
    Undone,
    actions_in,
    entries_of,
    flat,
    outline_of,
)
from bridgetable.disk.steps import Steps, at_once
from bridgetable.engine.actions import Action, Note
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.table.values import log_of

PART = 1000
"""How many entries are one part of the work of writing a case."""


# -- from case to history --------------------------------------------------------------------------------------------


class Lines(msgspec.Struct, frozen=True):
    """The history of a case, and for each line that stops early the place in the file and the reason.

    `numbers` has for each step the number of its action in the file, in the order of reading.
    """

    history: History
    stopped: tuple[RefusedError, ...] = ()
    numbers: tuple[int, ...] = ()


def history_of(case: Case) -> History:
    """The history of a case, with the cursor at the first table; redo follows the main line."""
    return lines_of(case).history


def lines_of(case: Case, first: Table | None = None) -> Lines:
    """The history of a case, and where its lines stop early; from this very first table, if it is that of the case."""
    lines = _Lines()
    start = case.first if first is None or first != case.first else first
    lines.grow(case.actions, START, start)
    history = History(start, log_of(lines.nodes), START, tuple(lines.ahead.items()))
    return Lines(history, tuple(lines.stopped), tuple(lines.numbers))


class _End(msgspec.Struct, frozen=True):
    """Where a line being built ends now; `title` is that of the branch which the next step begins."""

    at: int
    table: Table
    title: Text = ()
    stopped: bool = False


class _Lines:
    """The lines of a case while they are being built."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.ahead: dict[int, int] = {}
        self.stopped: list[RefusedError] = []
        self.numbers: list[int] = []
        self._actions = 0

    def grow(self, entries: Iterable[Entry], at: int, table: Table, title: Text = ()) -> None:
        """Adds the steps of a line that goes on from a table; `title` is that of the branch it begins."""
        end, cursor, left = _End(at, table, title), Cursor(), list[_End]()
        for item in flat(entries):
            cursor.move(item)
            match item:
                case Opening(name):
                    left.append(end)
                    end = replace(end, title=name)
                case Closing():
                    end = left.pop()
                case Expect():
                    pass
                case _:
                    end = end if end.stopped else self._after(end, item, cursor)
                    self._actions += 1

    def _after(self, end: _End, action: Action, cursor: Cursor) -> _End:
        try:
            step = done(end.table, action)
        except ImpossibleError as reason:
            self.stopped.append(RefusedError(reason.message, cursor.place))
            return replace(end, stopped=True)
        if not end.title:
            self.ahead[end.at] = len(self.nodes)
        self.nodes.append(Node(end.at, step, end.title))
        self.numbers.append(self._actions)
        return _End(len(self.nodes) - 1, step.table)


def done(table: Table, entry: Entry) -> Step:
    """The step of an action of a case; raises ImpossibleError, or TypeError for a branch or expectation."""
    if isinstance(entry, Branch | Expect):
        raise TypeError(f"{type(entry).__name__} is not an action")
    return apply(table, entry)


# -- from history to case --------------------------------------------------------------------------------------------


class Written(msgspec.Struct, frozen=True):
    """The case of a history, and for each of its actions the place of its step; START for one without a step.

    Those of a table on which calls were made before the first step come first, without steps.
    """

    case: Case
    places: tuple[int, ...]


def case_of(history: History, before: Case | None = None, titles: Titles = NO_TITLES) -> Case:
    """The case of a history, as `written_in_parts` makes it."""
    return written(history, before, titles).case


def written(history: History, before: Case | None = None, titles: Titles = NO_TITLES) -> Written:
    """The case of a history, as `written_in_parts` makes it."""
    return at_once(written_in_parts(history, before, titles))


def written_in_parts(history: History, before: Case | None = None, titles: Titles = NO_TITLES) -> Steps[Written]:
    """The case of a history; `before` is the one it was opened from, whose words and expectations are kept.

    Yields between parts of the work, which takes long for thousands of steps.
    """
    items: list[Item] = []
    for item in grown(history, before.actions if before is not None else (), titles):
        items.append(item)
        if len(items) % PART == 0:
            yield
    yield
    start = history.start
    regular, calls, auction = is_regular(start), calls_before(start), told_calls(start)
    case = Case(
        title=before.title if before is not None else titles.case or UNTITLED,
        story=before.story if before is not None else (),
        source=before.source if before is not None else (),
        tags=before.tags if before is not None else (),
        edition=start.edition,
        elections=start.elections,
        board=start.board,
        deal=start.deal,
        auction=auction,
        contract=None if regular or calls or auction else start.contract,
        ending=ending_of(start),
        names=start.names,
        actions=(*calls, *entries_of(items, lambda place: history.nodes[place].step.action)),
    )
    return Written(case, (*(START for _ in calls), *_places(items)))


def _places(items: Iterable[Item]) -> Iterator[int]:
    for item in items:
        match item:
            case Done(place):
                yield place
            case Undone(_, entries):
                yield from (START for _ in range(actions_in(entries)))


def with_undone(history: History, case: Case) -> History:
    """The history with what of its case could not be done before and can be done as it is ruled now; itself if none."""
    lines = _Lines()
    lines.nodes += history.nodes
    titles: list[Text] = [()]
    for item in outline_of(history, case.actions):
        match item:
            case Opening(title):
                titles.append(title)
            case Closing():
                titles.pop()
            case Done():
                titles[-1] = ()
            case Undone(at, entries) if history.shows(at):
                lines.grow(entries, at, history.table_at(at), titles[-1])
    if len(lines.nodes) == len(history.nodes):
        return history
    ahead = dict(history.ahead) | {at: on for at, on in lines.ahead.items() if not history.children(at)}
    return replace(history, nodes=log_of(lines.nodes), ahead=tuple(ahead.items()))


def with_note(case: Case, history: History, place: int, note: Note) -> Case:
    """The case with other words in the note that the step at this place of its history was made from, if any was."""
    items = outline_of(history, case.actions)
    return replace(case, actions=entries_of(items, lambda at: note if at == place else history.nodes[at].step.action))
