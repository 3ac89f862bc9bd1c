"""Undo and redo: a history and its document as one frozen value, and the stack of what was done to them.

Undo takes back the last thing that was done, whatever it was: an act at the table, a branch deleted or renamed, another
edition or election, other words in a note or the title. Redo does it again, until something new is done. Where there is
nothing to take back Undo is a step back, and where there is nothing to do again Redo is a step on along the line in
view.

- Stepping through time is not something that is done. An act stands as long as its step lies on the line to the cursor;
  taking it back moves the cursor before it and leaves the step ahead. An act that one has stepped back over, or away
  from, counts as taken back.
- The tree of steps only grows. Taking back another edition brings the former ruling back as it was; what has been
  played since stays in the tree, ruled as everything else there. A line that cannot go on as it is ruled now is hidden
  from there on, and shown again when the edition or the election changes back.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.document.document import Document
from bridgetable.engine.history import START, History


class State(msgspec.Struct, frozen=True):
    """What a user works on: a history with its cursor, and the document around it."""

    history: History
    document: Document


class Acted(msgspec.Struct, frozen=True):
    """A move of the cursor by an act: where it stood before and after."""

    before: int
    after: int


class Edited(msgspec.Struct, frozen=True):
    """Any other change: the state before it where it has been done, the state after it where it has been undone."""

    state: State


Change = Acted | Edited


class UndoStack(msgspec.Struct, frozen=True):
    """The present state, the changes that led to it, and those that were undone; the latest of each stands last."""

    state: State
    done: tuple[Change, ...] = ()
    undone: tuple[Change, ...] = ()

    # -- what is done --------------------------------------------------------------------------------------------------

    def acted(self, history: History) -> UndoStack:
        """The stack after an act that led to this history."""
        act = Acted(self.state.history.cursor, history.cursor)
        return UndoStack(replace(self.state, history=history), (*self.done, act))

    def edited(self, state: State) -> UndoStack:
        """The stack after any other change, which led to this state."""
        return UndoStack(state, (*self.done, Edited(self.state)))

    def stepped(self, history: History) -> UndoStack:
        """The stack after a step or a jump through time."""
        return replace(self, state=replace(self.state, history=history))

    def filed(self, document: Document) -> UndoStack:
        """The stack after the document was given another file, or another title there; neither is undone."""
        was = self.state.document

        def follow(change: Change) -> Change:
            if isinstance(change, Acted):
                return change
            other = replace(change.state.document, path=document.path)
            if other.full_title == was.full_title:
                other = other.titled(document.full_title)
            return Edited(replace(change.state, document=other))

        done, undone = (tuple(map(follow, changes)) for changes in (self.done, self.undone))
        return UndoStack(replace(self.state, document=document), done, undone)

    # -- back and forth ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back, or a step to go back."""
        return self.state.history.cursor != START or any(isinstance(change, Edited) for change in self.done)

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again, or the line in view goes on."""
        history = self.state.history
        return self._latest(self.undone, standing=False) is not None or history.redo() is not history

    def undo(self) -> UndoStack:
        """The stack after the last change that still stands was taken back; else after a step back."""
        history = self.state.history
        at = self._latest(self.done, standing=True)
        if at is None:
            back = Acted(history.undo().cursor, history.cursor)
            return self._to(back.before, self.done, (*self.undone, back)) if self.can_undo else self
        change, done, undone = self.done[at], self.done[:at], (*self.undone, *reversed(self.done[at + 1 :]))
        if isinstance(change, Acted):
            return self._to(change.before, done, (*undone, Acted(change.before, history.cursor)))
        # The Laws are loaded when they are first wanted, not before the first paint.
        from bridgetable.engine.ruled_again import with_later_steps

        former = replace(change.state, history=with_later_steps(change.state.history, history))
        return UndoStack(former, done, (*undone, Edited(self.state)))

    def redo(self) -> UndoStack:
        """The stack after the change last undone was done again; else after a step on along the line in view."""
        history = self.state.history
        at = self._latest(self.undone, standing=False)
        if at is None:
            on = Acted(history.cursor, history.redo().cursor)
            return self._to(on.after, (*self.done, on), self.undone) if self.can_redo else self
        change, undone, done = self.undone[at], self.undone[:at], (*self.done, *reversed(self.undone[at + 1 :]))
        if isinstance(change, Acted):
            return self._to(change.after, (*done, change), undone)
        return UndoStack(change.state, (*done, Edited(self.state)), undone)

    def _latest(self, changes: tuple[Change, ...], *, standing: bool) -> int | None:
        """The number of the last change of the document, or of the last act that stands or does not."""
        line = set(self.state.history.line_to(self.state.history.cursor))
        numbered = reversed(tuple(enumerate(changes)))
        return next((n for n, it in numbered if isinstance(it, Edited) or (it.after in line) is standing), None)

    def _to(self, cursor: int, done: tuple[Change, ...], undone: tuple[Change, ...]) -> UndoStack:
        return UndoStack(replace(self.state, history=self.state.history.jump(cursor)), done, undone)
