"""What a window has open, as one value: it can be put aside while something else is shown. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.document.document import Document
from bridgetable.document.undo import State, UndoStack
from bridgetable.engine.history import History
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError


class Work(msgspec.Struct, frozen=True):
    """A history and its document with what can be undone, whether they have unsaved changes, and can be changed."""

    stack: UndoStack
    dirty: bool = False
    changeable: bool = True


def to_look_at(history: History, document: Document) -> Work:
    """Work that is only shown: nothing can be done to it, and it is not saved."""
    return Work(UndoStack(State(history, document)), changeable=False)


def must_be_changeable(changeable: bool) -> None:
    """Raises RefusedError where what is shown cannot be changed."""
    if not changeable:
        raise RefusedError(say("only-shown"))
