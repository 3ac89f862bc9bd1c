"""What a window shows at one moment; the parts of the window compare two of them and redraw the difference."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.words.catalogue import Words


class Shown(msgspec.Struct, frozen=True):
    """The history and where it stands, its document, the language, and how the table is looked at."""

    history: History
    document: Document
    unsaved: bool
    words: Words
    options: ViewOptions

    @property
    def table(self) -> Table:
        """The table at the cursor of the history."""
        return self.history.table

    @property
    def edition(self) -> Edition:
        """The edition of the Laws in force."""
        return self.history.start.edition

    def is_next_after(self, before: Shown | None) -> bool:
        """Whether this is one step forward from before, so that cards move to where they now lie."""
        history = self.history
        if before is None or history.cursor == START:
            return False
        return history.table_at(history.nodes[history.cursor].parent) is before.table


def changed(before: Shown | None, after: Shown, *names: str) -> bool:
    """Whether any attribute of these names is another object than before; everything is where there was nothing."""
    return before is None or any(getattr(before, name) is not getattr(after, name) for name in names)


class Follower(Protocol):
    """A part of the window that shows something of it."""

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Redraws what has changed; `before` is None the first time."""
