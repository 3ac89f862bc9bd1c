"""Opens case files as a history with its document, without loading what reads other files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bridgetable.cards.seat import NAMELESS, BySeat
from bridgetable.cases import LESSON_SUFFIX, SUFFIXES
from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case, read_without_actions, write_case
from bridgetable.cases.reader import CaseError
from bridgetable.disk.contents import CASE, contents_of, digest_of, stamp_of
from bridgetable.disk.steps import Steps
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.engine.history import START, Node
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.values import log_of

if TYPE_CHECKING:
    from bridgetable.cases.tree import Lines
    from bridgetable.table.state import Table

_WIDER = 4
"""How many times larger a case file may become at most when it is written with margins."""
SMALL = 16 * 1024
"""The size of a file, in bytes, up to which nobody has to wait for it."""


def is_case(path: str) -> bool:
    """Whether a file of this name is read as a case."""
    return path.lower().endswith((".json", *SUFFIXES)) and not is_lesson(path)


def is_lesson(path: str) -> bool:
    """Whether a file of this name is read as a lesson."""
    return path.lower().endswith(LESSON_SUFFIX)


def first_table_in(path: str) -> Table | None:
    """The first table of the case in a file, for which the Laws are not loaded; None if nobody can tell."""
    try:
        return read_without_actions(_data_of(path)).first
    except RefusedError:
        # Whoever opens the file says what is wrong.
        return None


def opened_case(path: str, first: Table | None = None) -> Opened:
    """Opens the case in a file, with the cursor at its first table; raises DocumentError.

    Its history begins with this very first table, if that is the one of the case.
    """
    data = _data_of(path)
    lines, case = case_from(data, first=first)
    # As it is saved again a file may be larger, because its lines begin with margins.
    if len(data) > CASE // _WIDER and len(write_case(case)) > CASE:
        raise DocumentError(say("file-too-large", most=CASE // (1024 * 1024)))
    return Opened(lines.history, Document(path, case, digest=digest_of(data), contents=data), lines.stopped)


# -- A case that another process opens --------------------------------------------------------------------------------


def sent_case(path: str) -> Opened:
    """The case in a file as another process sends it: each step with its events, and with the first table for its own.

    What is known of a table from those before it cannot be sent, and to find it anew for each would take long.
    """
    opened = opened_case(path)
    history = opened.history
    nodes = log_of(replace(node, step=replace(node.step, table=history.start)) for node in history.nodes)
    return replace(opened, history=replace(history, nodes=nodes))


def with_tables(sent: Opened) -> Steps[Opened]:
    """What was sent, with the table after the events of each step; yields after each."""
    from bridgetable.table.evolve import evolve_all

    history, nodes = sent.history, list[Node]()
    for node in history.nodes:
        before = history.start if node.parent == START else nodes[node.parent].step.table
        nodes.append(replace(node, step=replace(node.step, table=evolve_all(before, node.step.events))))
        yield
    return replace(sent, history=replace(history, nodes=log_of(nodes)))


# -- What is in a file -------------------------------------------------------------------------------------------------


def _data_of(path: str) -> bytes:
    try:
        return contents_of(Path(path))
    except (OSError, ValueError):
        raise DocumentError(say("file-not-read", file=Path(path).name)) from None


def case_from(data: bytes, names: BySeat[str] = NAMELESS, first: Table | None = None) -> tuple[Lines, Case]:
    """Reads the case in these bytes, and does its lines as far as they can be done; raises DocumentError.

    `names` are those of the players, `first` a table that its history begins with if it is that of the case.
    """
    # It loads the Laws.
    from bridgetable.cases.tree import lines_of

    case = case_in(data, names)
    try:
        return lines_of(case, first), case
    except CaseError as refused:
        raise DocumentError(refused.message, refused.place) from None


def case_in(data: bytes, names: BySeat[str] = NAMELESS) -> Case:
    """Reads the case in these bytes, with these names of the players; raises DocumentError."""
    try:
        return replace(read_case(data), names=names)
    except CaseError as refused:
        raise DocumentError(refused.message, refused.place) from None


def is_small(path: str) -> bool:
    """Whether a file is so small that it is read and opened in no time; one that cannot be read is."""
    return stamp_of(Path(path))[1] <= SMALL
