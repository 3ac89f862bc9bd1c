"""What a window shows at one moment; its parts compare two of these values and redraw what differs. No Qt."""

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
    """The history with its cursor, the document, whether it has unsaved changes, the language, and the view options."""

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
        """The edition of the Laws under which the table is ruled."""
        return self.history.start.edition

    def is_next_after(self, before: Shown | None) -> bool:
        """Returns whether this is one step forward from `before`, so that the cards that moved are animated."""
        history = self.history
        if before is None or history.cursor == START:
            return False
        return history.table_at(history.nodes[history.cursor].parent) is before.table


def changed(before: Shown | None, after: Shown, *names: str) -> bool:
    """Returns whether any attribute with these names is another object than before; True if `before` is None."""
    return before is None or any(getattr(before, name) is not getattr(after, name) for name in names)


class Follower(Protocol):
    """A part of the window that shows something of the session or the view."""

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Redraws what differs between `before` and `after`; `before` is None the first time."""
