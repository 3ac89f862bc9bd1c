"""What a window opens first: the table as it was left, or the file that was named."""

from __future__ import annotations

import msgspec

from bridgetable.document.autosave import Autosave, DamagedAutosaveError
from bridgetable.document.document import DocumentError, Opened
from bridgetable.laws.long_searches import QUICK, SearchPostponedError, postponing
from bridgetable.table.question import Message, say


class AtStart(msgspec.Struct, frozen=True):
    """What a window opens first, and what it says then; a new deal if nothing is opened.

    `dirty` says whether there are changes that were not saved, `autosaved` whether the autosave holds the table
    already. `file` is the path of a file that the window has to open, because the user has to wait or to choose.
    """

    opened: Opened | None = None
    dirty: bool = False
    autosaved: bool = False
    told: Message | None = None
    refused: DocumentError | None = None
    file: str = ""


NEW_DEAL = AtStart()


def as_left(autosave: Autosave, put_away: int = 0) -> AtStart:
    """The table of the autosave; says so, or that the autosave is damaged.

    `put_away` is how many tables of other programs that have ended were put among the earlier ones.
    """
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
        return AtStart(opened, dirty)
    return AtStart(opened, dirty, autosaved=True, told=restored)


def named(path: str, autosave: Autosave | None) -> AtStart:
    """The case in a file; the table of the autosave, if it was left unsaved, is kept among the earlier ones."""
    # Only for a file: without one the readers of cases are not needed at the start.
    from bridgetable.document.case_opening import is_case, is_small, opened_case

    try:
        if autosave is not None and autosave.is_unsaved:
            autosave.leave()
        if not is_case(path) or not is_small(path):
            return AtStart(file=path)
        with postponing(QUICK):
            return AtStart(opened_case(path))
    except DocumentError as refused:
        return AtStart(refused=refused)
    except SearchPostponedError:
        return AtStart(file=path)
