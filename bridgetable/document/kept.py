"""A table as it is kept against a crash: its case, and what of the window's history does not stand in a case.

A case has no cursor, and its steps stand in another order: the line that goes on stands behind the branches that leave
it. What is kept beside it are the places of its steps, so that the history is put together again as it was.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.cards.seat import NAMELESS, BySeat
from bridgetable.cases.case import Branch, Entry, Expect
from bridgetable.cases.codec import case_text
from bridgetable.cases.first_table import calls_before
from bridgetable.cases.outline import Closing, Done, Opening, flat, outline_of
from bridgetable.cases.tree import PART, Lines, Written
from bridgetable.disk.steps import Steps
from bridgetable.document.case_opening import case_from
from bridgetable.document.document import Document, Opened
from bridgetable.document.saving import written_from
from bridgetable.engine.history import START, History, Node
from bridgetable.table.text import Text
from bridgetable.table.values import log_of
from bridgetable.words.catalogue import Words

_ODD = "surrogateescape"
"""How bytes of a path that are not UTF-8 stand in its text."""


class Kept(msgspec.Struct, frozen=True):
    """The contents of the file.

    `places` has for each action of the case the place of its step, START if it has none; the first `calls` are those
    that were made before the first step. `line` are the places to the cursor, `ahead` the ways taken at the forks,
    `named` the branches that have names. `from_case` says whether the table was opened from a case. `odd_path` is the
    path if it is no proper text. `original` are the numbers of the actions that stood in the case it was opened from;
    without it all did. `names` are those of the players.
    """

    case: str
    dirty: bool
    path: str = ""
    digest: str = ""
    odd_path: bytes = b""
    from_case: bool = True
    title: Text = ()
    places: tuple[int, ...] = ()
    calls: int = 0
    cursor: tuple[int, ...] = ()
    ahead: tuple[tuple[int, int], ...] = ()
    named: tuple[int, ...] = ()
    original: tuple[int, ...] | None = None
    names: BySeat[str] = NAMELESS


class Snapshot(msgspec.Struct, frozen=True):
    """A table as a window has it; `dirty` says whether it has changes that were not saved."""

    history: History
    document: Document
    words: Words
    dirty: bool


# -- keeping ---------------------------------------------------------------------------------------------------------


def kept_in_parts(now: Snapshot) -> Steps[Kept]:
    """The table as it is kept; yields between the parts of the work, which takes long for thousands of steps."""
    written = yield from written_from(now.history, now.document, now.words)
    return (yield from kept_as_written(now.history, now.document, written, dirty=now.dirty))


def kept_as_written(history: History, document: Document, written: Written, *, dirty: bool) -> Steps[Kept]:
    """The same where its case has been written already."""
    pieces: list[str] = []
    for piece in case_text(written.case):
        pieces.append(piece)
        if len(pieces) % PART == 0:
            yield
    ways = _Ways(history, frozenset(written.places))
    ahead = ways.ahead()
    yield
    original = _original(history, document, written) if document.case is not None else None
    yield
    path, odd_path = path_as_kept(document.path)
    return Kept(
        case="".join(pieces),
        dirty=dirty,
        path=path,
        digest=document.digest,
        odd_path=odd_path,
        from_case=document.case is not None,
        title=document.full_title,
        places=written.places,
        calls=len(calls_before(history.start)),
        cursor=tuple(place for place in history.line_to(history.cursor) if place in ways.written),
        ahead=ahead,
        named=ways.named(),
        original=original,
        names=history.start.names,
    )


def _original(history: History, document: Document, written: Written) -> tuple[int, ...] | None:
    """The numbers of the actions that stood in the case of the document; None if all did."""
    entries = document.case.actions if document.case is not None else ()
    stood = {item.place for item in outline_of(history, entries) if isinstance(item, Done)} | {START}
    found = tuple(number for number, place in enumerate(written.places) if place in stood)
    return found if len(found) < len(written.places) else None


def path_as_kept(path: str) -> tuple[str, bytes]:
    """The path, or else its bytes if it is no proper text."""
    odd = not path.isascii() and path.encode(errors="replace") != path.encode(errors=_ODD)
    return ("", path.encode(errors=_ODD)) if odd else (path, b"")


def path_of(path: str, odd_path: bytes) -> str:
    """The path of which `path_as_kept` gives this."""
    return odd_path.decode(errors=_ODD) or path


class _Ways:
    """The forks of a history, with answers that were passed over left out; they do not stand in a case."""

    def __init__(self, history: History, written: frozenset[int]) -> None:
        self._history, self.written = history, written
        self._preferred = dict(history.ahead)

    def ahead(self) -> tuple[tuple[int, int], ...]:
        """For each place from which there are several ways, the way taken."""
        places = (START, *(place for place in range(len(self._history.nodes)) if place in self.written))
        found = ((at, self._following(at)) for at in places if self._forks(at))
        return tuple((at, on) for at, on in found if on is not None)

    def named(self) -> tuple[int, ...]:
        """The first steps of the branches that have names."""
        titled = (place for place, node in enumerate(self._history.nodes) if node.title and not node.deleted)
        found = (place if place in self.written else self._following(place) for place in titled)
        return tuple(place for place in found if place is not None)

    def _forks(self, at: int) -> bool:
        children = self._history.children(at)
        return len(children) > 1 or any(child not in self.written for child in children)

    def _following(self, at: int) -> int | None:
        """The next step on the way taken from a place, None at its end."""
        while children := self._history.children(at):
            preferred = self._preferred.get(at)
            at = preferred if preferred in children else children[0]
            if at in self.written:
                return at
        return None


# -- opening again ---------------------------------------------------------------------------------------------------


class Restored(msgspec.Struct, frozen=True):
    """The table that was kept, and for the place of each of its steps then the place of the step now."""

    opened: Opened
    places: dict[int, int]


def restored_from(kept: Kept) -> Restored:
    """The table that was kept, with the cursor where it was; raises DocumentError if its case cannot be read."""
    lines, case = case_from(kept.case.encode(), kept.names)
    path = path_of(kept.path, kept.odd_path)
    if kept.from_case or lines.stopped:
        # What cannot be done has no step, and is nowhere but in the case.
        if kept.original is not None and not lines.stopped:
            case = replace(case, actions=_with_only(case.actions, frozenset(kept.original)))
        document = Document(path, case, case.title, kept.digest)
    else:
        document = Document(path, None, kept.title, kept.digest)
    if not kept.places:
        return Restored(Opened(lines.history, document, lines.stopped), {START: START})
    restoring = _Restoring(kept, lines)
    return Restored(Opened(restoring.history(), document, lines.stopped), restoring.places)


def _with_only(entries: tuple[Entry, ...], numbers: frozenset[int]) -> tuple[Entry, ...]:
    """The entries without the actions that have other numbers, and without branches of which nothing is left."""
    lines: list[tuple[Text, list[Entry], int]] = [((), [], 0)]
    number = 0
    for item in flat(entries):
        match item:
            case Opening(title):
                lines.append((title, [], number))
            case Closing():
                title, left, first = lines.pop()
                if left or number == first:
                    lines[-1][1].append(Branch(title, tuple(left)))
            case Expect():
                lines[-1][1].append(item)
            case _:
                if number in numbers:
                    lines[-1][1].append(item)
                number += 1
    return tuple(lines[0][1])


class _Restoring:
    """The steps of a case while they are put at the places where they stood; raises ValueError if they cannot have."""

    def __init__(self, kept: Kept, lines: Lines) -> None:
        self._kept, self._lines, self._named = kept, lines, frozenset(kept.named)
        self._nodes = lines.history.nodes
        order = sorted(range(len(self._nodes)), key=self._key)
        self._order = order
        self._now = {START: START} | {read: place for place, read in enumerate(order)}
        if any(self._now[node.parent] >= self._now[read] for read, node in enumerate(self._nodes)):
            raise ValueError("a step stands before the one it follows")
        first = START if not kept.calls else self._now.get(kept.calls - 1, START)
        self.places = {START: first} | {self._was(read): self._now[read] for read in order if self._was(read) != START}

    def _was(self, read: int) -> int:
        """The place at which the step stood that was read in this order; START if it was not a step."""
        number = self._lines.numbers[read]
        return self._kept.places[number] if number < len(self._kept.places) else START

    def _key(self, read: int) -> tuple[int, int]:
        was = self._was(read)
        if was != START:
            return 1, was
        return 0 if self._lines.numbers[read] < self._kept.calls else 2, read

    def history(self) -> History:
        """The history as it was, as far as its steps can be done."""
        nodes = log_of(self._restored(read) for read in self._order)
        ahead = {self._now[at]: self._now[on] for at, on in self._lines.history.ahead}
        now = self.places
        ahead |= {now[at]: now[on] for at, on in self._kept.ahead if at in now and on in now}
        cursor = next((now[place] for place in reversed(self._kept.cursor) if place in now), now[START])
        return replace(self._lines.history, nodes=nodes, cursor=cursor, ahead=tuple(ahead.items()))

    def _restored(self, read: int) -> Node:
        node, was = self._nodes[read], self._was(read)
        nameless = was != START and was not in self._named
        return replace(node, parent=self._now[node.parent], title=() if nameless else node.title)
