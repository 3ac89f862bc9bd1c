"""What a window opens first: the table as it was left, or the file that was named."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from bridgetable.disk.contents import stamp_of
from bridgetable.document.autosave import Autosave, DamagedAutosaveError
from bridgetable.document.document import DocumentError, Opened
from bridgetable.laws.long_searches import QUICK, SearchPostponedError, postponing
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

AT_ONCE = 64 * 1024
"""The largest autosave, in bytes, that is opened before the window is there: some 700 actions."""


class AtStart(msgspec.Struct, frozen=True):
    """What a window opens first, and what it says then; a new deal if nothing is opened.

    `dirty` says whether there are changes that were not saved, `autosaved` whether the autosave holds the table
    already. `file` is the path of a file that the window has to open, because the user has to wait or to choose; `left`
    that of a table which was left and takes long to open. `first` is the first table of a case, which is shown until
    `named` has told what the window opens.
    """

    first: Table | None = None
    opened: Opened | None = None
    dirty: bool = False
    autosaved: bool = False
    told: Message | None = None
    refused: DocumentError | None = None
    file: str = ""
    left: Path | None = None


NEW_DEAL = AtStart()


def as_left(autosave: Autosave, put_away: int = 0) -> AtStart:
    """The table of the autosave; says so, or that the autosave is damaged.

    `put_away` is how many tables of other programs that have ended were put among the earlier ones.
    """
    if stamp_of(autosave.file)[1] > AT_ONCE and autosave.is_unsaved:
        # Its rulings take a second and more: it waits among the earlier tables until the window can show progress.
        with suppress(DocumentError):
            autosave.leave()
            return AtStart(left=autosave.earlier()[0])
    try:
        kept = autosave.restore()
    except DamagedAutosaveError as damaged:
        return AtStart(told=say("autosave-damaged", file=damaged.aside.name))
    if kept is None:
        return NEW_DEAL
    opened, dirty = kept
    restored = say("autosave-restored-others", others=put_away) if put_away else say("autosave-restored")
    if opened.trouble:
        # The autosave may be damaged in part: it is written anew.
        return AtStart(opened=opened, dirty=dirty)
    return AtStart(opened=opened, dirty=dirty, autosaved=True, told=restored)


def shown_first(path: str, autosave: Autosave | None) -> AtStart:
    """The first table of the case in a file, before the Laws are loaded; where there is none, what `named` tells."""
    # Only for a file: without one the readers of cases are not needed at the start.
    from bridgetable.document.case_opening import first_table_in, is_case, is_small

    first = first_table_in(path) if is_case(path) and is_small(path) else None
    return AtStart(first) if first is not None else named(path, autosave)


def named(path: str, autosave: Autosave | None, first: Table | None = None) -> AtStart:
    """The case in a file; the table of the autosave, if it was left unsaved, is kept among the earlier ones.

    The history of the case begins with this very first table if it is that of the case.
    """
    from bridgetable.document.case_opening import is_case, is_small, opened_case

    try:
        if autosave is not None and autosave.is_unsaved:
            autosave.leave()
        if not is_case(path) or not is_small(path):
            return AtStart(file=path)
        with postponing(QUICK):
            return AtStart(opened=opened_case(path, first))
    except DocumentError as refused:
        return AtStart(refused=refused)
    except SearchPostponedError:
        return AtStart(file=path)
