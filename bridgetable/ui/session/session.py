"""The session: the document that a window shows, its history, and the language.

The history and the document are frozen values: the session replaces them, and its signals announce each change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, SignalInstance

from bridgetable.document.document import Document, Opened
from bridgetable.document.undo import State, UndoStack
from bridgetable.engine.actions import Action, Note
from bridgetable.engine.history import START, History, Nodes
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election, Elections
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.ui.session.searches import LongSearches
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.document.capacity import Capacity


class Work(msgspec.Struct, frozen=True):
    """A history and its document with what can be undone, whether they have unsaved changes, and can be changed."""

    stack: UndoStack
    dirty: bool = False
    changeable: bool = True


ONLY_SHOWN = say("only-shown")
"""Why nothing can be done to what is only shown."""


def only_shown(history: History, document: Document) -> Work:
    """Work that is only shown: nothing can be done to it, and it is not saved."""
    return Work(UndoStack(State(history, document)), changeable=False)


class Session(QObject):
    """The history and document of one window with their undo stack, and the language."""

    moved = Signal(Table, Table)
    """The table before and the table after; the same table twice if only the tree around it changed."""
    refused = Signal(object)  # one of two classes
    """A Message or a RefusedError: what was wanted cannot be done, and why."""
    told = Signal(Message)
    """A Message about something that happened to the document."""
    reworded = Signal()
    """The words changed: the language, or the letters of the court cards."""
    opened = Signal()
    """Another document has taken the place of the one before."""
    renamed = Signal()
    """The title, the file, or whether everything is saved changed."""

    def __init__(self, history: History, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack = UndoStack(State(history, Document()))
        self._words = Words.of(language)
        self._dirty = False
        self.changeable = True
        """Whether something can be done to what is shown; steps through time are always possible."""
        self._capacity: Capacity | None = None
        self.searches = LongSearches()

    # -- what there is -------------------------------------------------------------------------------------------------

    @property
    def history(self) -> History:
        """The tree of steps with its cursor."""
        return self._stack.state.history

    @property
    def table(self) -> Table:
        """The table at the cursor."""
        return self.history.table

    @property
    def words(self) -> Words:
        """The words of the language in use."""
        return self._words

    @property
    def document(self) -> Document:
        """The title, the file and the case around the play."""
        return self._stack.state.document

    @property
    def edition(self) -> Edition:
        """The edition the table is ruled under."""
        return self.history.start.edition

    @property
    def elections(self) -> Elections:
        """The elections of the organisers, by name."""
        return self.history.start.elections

    @property
    def dirty(self) -> bool:
        """Whether there are changes that have not been saved."""
        return self._dirty

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back, or a step to go back."""
        return self._stack.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again, or a step to go on."""
        return self._stack.can_redo

    @property
    def can_step_on(self) -> bool:
        """Whether the line in view goes on."""
        return self.history.redo() is not self.history

    # -- at the table --------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> bool:
        """Does the action; if it is impossible nothing changes, `refused` says why, and False is returned."""
        return self.act_all((action,))

    def act_all(self, actions: tuple[Action, ...]) -> bool:
        """Does the actions one after the other, all or none of them; they are undone as one.

        What a case file could not hold is refused too.
        """
        # The readers of case files are loaded when they are first wanted, not before the first paint.
        from bridgetable.document.capacity import Capacity

        self._capacity = self._capacity or Capacity()
        try:
            self._must_be_changeable()
            grown = self.searches.act_all(self.history, actions)
            self._capacity.take(self.history, grown, self.document)
        except CancelledError:
            return False
        except RefusedError as refused:
            self.refused.emit(refused.message)
            return False
        self._go(self._stack.acted(grown))
        return True

    # -- in time -------------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes back the last change; if there is none, goes one step back."""
        self._go(self._stack.undo())

    def redo(self) -> None:
        """Repeats the change undone last; if there is none, goes one step on along the line in view."""
        self._go(self._stack.redo())

    def jump(self, place: int) -> None:
        """Goes to the table after the step at this place, or to the first table; a hidden place is ignored."""
        if self.history.shows(place):
            self._go(self._stack.stepped(self.history.jump(place)))

    def step_by(self, steps: int) -> None:
        """Goes this many steps along the line in view, backwards if negative, or to its end."""
        line = (START, *self.history.line())
        at = line.index(self.history.cursor) + steps
        cursor = line[min(len(line) - 1, max(0, at))]
        self._go(self._stack.stepped(self.history.jump(cursor)))

    def to_start(self) -> None:
        """Goes to the first table; the line in view remains."""
        self.step_by(-len(self.history.nodes))

    def to_end(self) -> None:
        """Goes to the end of the line in view."""
        self.step_by(len(self.history.nodes))

    # -- the tree ------------------------------------------------------------------------------------------------------

    def entitle(self, place: int, title: str | Text) -> None:
        """Names the branch that begins at this place; an empty title takes its name away."""
        name: Text = title if isinstance(title, tuple) else (("", title),) if title else ()
        self.edit(self.history.entitled(place, name), self.document, name)

    def delete(self, place: int) -> None:
        """Hides the branch that begins at this place."""
        if not self.changeable:
            self.refuse(ONLY_SHOWN)
            return
        self._edit(self.history.deleting(place))
        self.told.emit(say("branch-deleted"))

    def edit_note(self, place: int, text: Text) -> None:
        """Replaces the text of the note at this place; what follows remains. Raises ValueError if it is no note."""
        old, document = self.history.nodes[place].step.action, self.document
        note = Note(text, old.peers if isinstance(old, Note) else None)
        changed = self.history.with_note(place, note)
        if document.case is not None:
            # The case finds its steps again by what was done in them: it has to have the same words.
            from bridgetable.cases.tree import with_note

            document = replace(document, case=with_note(document.case, self.history, place, note))
        self.edit(changed, document, text)

    def set_edition(self, edition: Edition) -> None:
        """Rules everything again under this edition."""
        self._rule_by(edition, self.elections, say("ruled-again", edition=edition.value))

    def elect(self, name: str, answer: Election | None) -> None:
        """Rules everything again with this election; None leaves the matter to the edition."""
        others = [(each, elected) for each, elected in self.elections if each != name]
        elected = others if answer is None else sorted([*others, (name, answer)])
        self._rule_by(self.edition, tuple(elected), say("ruled-again-elected"))

    def _rule_by(self, edition: Edition, elections: Elections, told: Message) -> None:
        if (edition, elections) == (self.edition, self.elections):
            return
        try:
            self._must_be_changeable()
            again = self.searches.ruled_under(self.history, edition, elections)
        except CancelledError:
            return
        except RefusedError as refused:
            self.refused.emit(refused.message)
            return
        history, case = again.history, self.document.case
        if case is not None:
            from bridgetable.cases.tree import with_undone

            history = with_undone(history, case)
        self._edit(history)
        self.told.emit(told if again.stopped is None else told.in_form("-stopped").and_with(step=again.stopped[0]))

    # -- the document --------------------------------------------------------------------------------------------------

    def new(self, table: Table) -> None:
        """Opens a new document on this table."""
        self.open(History(table), Document())

    def open(self, history: History, document: Document, *, dirty: bool = False) -> None:
        """Replaces the document and its history; there is nothing to undo afterwards."""
        self.searches.forget()
        self.exchange(Work(UndoStack(State(history, document)), dirty))
        self.opened.emit()

    def exchange(self, work: Work) -> Work:
        """Shows this work instead, and returns what was shown, to be shown again as it was."""
        before, was = self.table, Work(self._stack, self._dirty, self.changeable)
        self._stack, self._dirty, self.changeable = work.stack, work.dirty, work.changeable
        self.moved.emit(before, self.table)
        self.renamed.emit()
        return was

    def saved(self, document: Document) -> None:
        """Takes over the document as it has been saved."""
        self._stack, self._dirty = self._stack.filed(document), False
        self.renamed.emit()

    def refile(self, document: Document) -> None:
        """Takes over another file name or title, given in the library; unsaved changes remain unsaved."""
        self._stack = self._stack.filed(document)
        self.renamed.emit()

    def retitle(self, title: Text) -> None:
        """Replaces the title in all its languages."""
        self.edit(self.history, self.document.titled(title), title)

    def set_language(self, language: str) -> None:
        """Tells everything in this language."""
        if language != self._words.language:
            self._words = Words.of(language).with_indices(self._words.indices)
            self.reworded.emit()

    def set_indices(self, indices: str) -> None:
        """Names the court cards by these letters in texts."""
        if indices != self._words.indices:
            self._words = self._words.with_indices(indices)
            self.reworded.emit()

    # -- what is said --------------------------------------------------------------------------------------------------

    def refuse(self, reason: Message | RefusedError) -> None:
        """Announces why something cannot be done."""
        self.refused.emit(reason)

    def tell(self, message: Message) -> None:
        """Announces something that happened to the document."""
        self.told.emit(message)

    # -- what changes --------------------------------------------------------------------------------------------------

    def edit(self, history: History, document: Document, *texts: Text, renumbered: bool = False) -> bool:
        """Takes over an edit with new texts if a case file can hold them; returns whether. See `Edited.renumbered`."""
        from bridgetable.document.capacity import must_hold

        try:
            self._must_be_changeable()
            for text in texts or ((),):
                must_hold(text, history, document)
        except RefusedError as refused:
            self.refused.emit(refused.message)
            return False
        self._edit(history, document, renumbered=renumbered)
        return True

    def _must_be_changeable(self) -> None:
        """Raises RefusedError where what is shown cannot be changed."""
        if not self.changeable:
            raise RefusedError(ONLY_SHOWN)

    def _edit(self, history: History, document: Document | None = None, *, renumbered: bool = False) -> None:
        state = State(history, document if document is not None else self.document)
        if state != self._stack.state:
            self._go(self._stack.edited(state, renumbered=renumbered))

    def _go(self, stack: UndoStack) -> None:
        before, was_dirty = self._stack.state, self._dirty
        self._stack = stack
        renamed = self.document is not before.document
        changed = renamed or _saved(self.history) != _saved(before.history)
        self._dirty = was_dirty or changed
        self.moved.emit(before.history.table, self.table)
        if renamed or self._dirty != was_dirty:
            self.renamed.emit()


def _saved(history: History) -> tuple[Table, Nodes]:
    """What of a history is saved; the cursor is not."""
    return history.start, history.nodes


class OpensDocuments(Protocol):
    """Opens cases and lessons in the session of a window; unsaved work is put among the earlier tables."""

    open_lesson: Callable[[str], bool] | None
    """Opens a lesson file, and returns whether it has; None until lessons are there."""

    @property
    def leaving(self) -> SignalInstance:
        """The document is about to be replaced by another."""

    def opened_case(self, path: str) -> Opened:
        """The case in a file; raises DocumentError or CancelledError."""

    def open_document(self, opened: Opened) -> bool:
        """Shows what was opened; returns whether it is shown."""
