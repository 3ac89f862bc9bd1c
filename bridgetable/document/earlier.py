"""The tables that were left unsaved, as they are listed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bridgetable.cases.codec import read_case
from bridgetable.disk.contents import stamp_of
from bridgetable.document.autosave import read_contents
from bridgetable.table.text import Text


class EarlierTable(msgspec.Struct, frozen=True):
    """A table that was left: its file, its title, when it was left in nanoseconds, and how many actions it has.

    A table that cannot be read is `damaged`.
    """

    path: Path
    left: int
    title: Text = ()
    actions: int = 0
    damaged: bool = False


def earlier_table(path: Path) -> EarlierTable:
    """What is listed of the table in this file; its actions are not done."""
    left = stamp_of(path)[0]
    try:
        contents = read_contents(path)
        case = read_case(contents.kept.case.encode())
    except Exception:  # whatever the bytes are, the list is shown: there is no end to what damage can raise
        return EarlierTable(path, left, damaged=True)
    return EarlierTable(path, left, contents.title or case.title, contents.actions)
