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

import itertools
from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.table.values import Log, log_of


class State(msgspec.Struct, frozen=True):
    """What a user works on: a history with its cursor, and the document around it."""

    history: History
    document: Document


class Acted(msgspec.Struct, frozen=True):
    """An act at the table: where the cursor stood before it and after it."""

    before: int
    after: int


class Edited(msgspec.Struct, frozen=True):
    """Any other change: the state before it.

    `renumbered` means that the steps have other places since, as after a note was moved. What was played after that is
    not in the tree any more when it is taken back; Redo brings it back.
    """

    before: State
    renumbered: bool = False


Change = Acted | Edited


class Undone(msgspec.Struct, frozen=True):
    """What one undo took back: the state it found, and the changes that led there, the earliest first."""

    state: State
    changes: tuple[Change, ...]


class UndoStack(msgspec.Struct, frozen=True):
    """The present state, the changes that led to it, and what was taken back; the latest of each stands last."""

    state: State
    done: Log[Change] = Log()
    undone: Log[Undone] = Log()

    # -- what is done --------------------------------------------------------------------------------------------------

    def acted(self, history: History) -> UndoStack:
        """The stack after an act that led to this history."""
        act = Acted(self.state.history.cursor, history.cursor)
        return UndoStack(replace(self.state, history=history), self.done.adding(act))

    def edited(self, state: State, *, renumbered: bool = False) -> UndoStack:
        """The stack after any other change, which led to this state."""
        return UndoStack(state, self.done.adding(Edited(self.state, renumbered)))

    def stepped(self, history: History) -> UndoStack:
        """The stack after a step or a jump through time."""
        return replace(self, state=replace(self.state, history=history))

    def filed(self, document: Document) -> UndoStack:
        """The stack after the document was given another file, or another title there; neither is undone."""
        was = self.state.document.full_title

        def follow(state: State) -> State:
            filed = replace(state.document, path=document.path, digest=document.digest, contents=document.contents)
            other = replace(filed, board=document.board)
            return replace(state, document=other.titled(document.full_title) if other.full_title == was else other)

        def followed(changes: Iterable[Change]) -> Iterator[Change]:
            return (replace(one, before=follow(one.before)) if isinstance(one, Edited) else one for one in changes)

        undone = (Undone(follow(each.state), tuple(followed(each.changes))) for each in self.undone)
        return UndoStack(replace(self.state, document=document), log_of(followed(self.done)), log_of(undone))

    # -- back and forth ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back, or a step to go back."""
        return self.state.history.cursor != START or any(isinstance(change, Edited) for change in self.done)

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again, or the line in view goes on."""
        return self._to_redo() is not None or self.state.history.redo() is not self.state.history

    def undo(self) -> UndoStack:
        """The stack after the last change that still stands was taken back; else after a step back."""
        if not self.can_undo:
            return self
        history, at = self.state.history, self._to_undo()
        done, changes = self.done.up_to(at), self.done[at:]
        match changes[:1]:
            case ():
                former = replace(self.state, history=history.undo())
            case (Acted(before),):
                former = replace(self.state, history=history.jump(before))
            case (Edited(before, renumbered=True),):
                former = before
            case (Edited(before),):
                # The Laws are loaded when they are first wanted, not before the first paint.
                from bridgetable.engine.ruled_again import with_later_steps

                former = replace(before, history=with_later_steps(before.history, history))
        return UndoStack(former, done, self.undone.adding(Undone(self.state, changes)))

    def redo(self) -> UndoStack:
        """The stack after what was undone last was done again; else after a step on along the line in view."""
        if not self.can_redo:
            return self
        at = self._to_redo()
        if at is None:
            on = self.state.history.redo()
            step = Acted(self.state.history.cursor, on.cursor)
            return UndoStack(replace(self.state, history=on), self.done.adding(step))
        changes = itertools.chain.from_iterable(each.changes for each in reversed(self.undone[at:]))
        return UndoStack(self.undone[at].state, self.done.adding(*changes), self.undone.up_to(at))

    def _to_undo(self) -> int:
        """The number of the last change that still stands; the number of all changes where none does."""
        passes, latest_first = self.state.history.passes, range(len(self.done) - 1, -1, -1)
        stand = (n for n in latest_first if isinstance(change := self.done[n], Edited) or passes(change.after))
        return next(stand, len(self.done))

    def _to_redo(self) -> int | None:
        """The number of the last undo that has not been made up for by stepping on."""
        passes, latest_first = self.state.history.passes, range(len(self.undone) - 1, -1, -1)
        found = ((n, self.undone[n]) for n in latest_first)
        return next((n for n, each in found if _edits(each) or not passes(each.state.history.cursor)), None)


def _edits(undone: Undone) -> bool:
    """Whether what was taken back was more than an act or a step."""
    return any(isinstance(change, Edited) for change in undone.changes)
