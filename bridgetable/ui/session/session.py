"""The session: the table on the screen, how it came about, and in which words it is told.

The one mutable object of the program. Everything it holds is a frozen value; whoever looks hears one signal.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from bridgetable.document.document import Document
from bridgetable.engine.actions import Action
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election, Elections
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


class Session(QObject):
    """What is being looked at: a document, its history, a language."""

    moved = Signal(object, object)
    """The table before, the table after; the same table twice when only the tree around it changed."""
    refused = Signal(object)
    """A Message or a RefusedError: what was wanted cannot be done, and why."""
    told = Signal(object)
    """A Message: something worth knowing happened to the document."""
    reworded = Signal()
    """The language is another."""
    renamed = Signal()
    """Title, file, or whether everything is saved."""

    def __init__(self, history: History, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._words = Words.of(language)
        self._document = Document()
        self._dirty = False
        self._before_edit: tuple[History, Document] | None = None

    # -- what there is -------------------------------------------------------------------------------------------------

    @property
    def history(self) -> History:
        """The tree of steps with its cursor."""
        return self._history

    @property
    def table(self) -> Table:
        """The table at the cursor."""
        return self._history.table

    @property
    def words(self) -> Words:
        """The words of the language chosen."""
        return self._words

    @property
    def document(self) -> Document:
        """The title, the file and all else that is not the play."""
        return self._document

    @property
    def edition(self) -> Edition:
        """The edition the table is ruled under."""
        return self._history.start.edition

    @property
    def elections(self) -> Elections:
        """What the organisers have elected, by name."""
        return self._history.start.elections

    @property
    def _rules(self) -> tuple[Edition, Elections]:
        return _rules_of(self._history)

    @property
    def as_recorded(self) -> History:
        """The history before another edition was chosen, if nothing has been done since; else as it is.

        What one edition cannot go on with, another may.
        """
        now = self._history
        if not self._ruled_again or self._before_edit is None:
            return now
        recorded, _ = self._before_edit
        whole = len(recorded.nodes) == len(now.nodes)
        return replace(recorded, cursor=now.cursor, ahead=now.ahead) if whole else recorded

    @property
    def _ruled_again(self) -> bool:
        return self._before_edit is not None and _rules_of(self._before_edit[0]) != self._rules

    @property
    def dirty(self) -> bool:
        """Whether something was done since the last save."""
        return self._dirty

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._before_edit is not None or self._history.cursor != START

    @property
    def can_redo(self) -> bool:
        """Whether the line being looked at goes on."""
        return self._history.redo() is not self._history

    # -- at the table --------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> bool:
        """Somebody does this; when hands cannot, nothing changes and `refused` says why."""
        try:
            grown = self._history.act(action)
        except ImpossibleError as impossible:
            self.refused.emit(impossible.message)
            return False
        self._before_edit = None
        self._to(grown, changed=True)
        return True

    def act_all(self, actions: tuple[Action, ...]) -> bool:
        """These one after the other, as one move for whoever looks; all of them or none."""
        grown = self._history
        try:
            for action in actions:
                grown = grown.act(action)
        except ImpossibleError as impossible:
            self.refused.emit(impossible.message)
            return False
        self._before_edit = None
        self._to(grown, changed=True)
        return True

    # -- in time -------------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes back the last change of the tree, else one step."""
        if self._before_edit is not None:
            (before, document), self._before_edit = self._before_edit, None
            # The case goes with its history; where it has been saved meanwhile, it stays.
            self._document = replace(self._document, case=document.case)
            self._to(before, changed=True)
        else:
            self._to(self._history.undo())

    def redo(self) -> None:
        """One step on along the line."""
        self._to(self._history.redo())

    def jump(self, place: int) -> None:
        """To the table after the step at this place, or to the first."""
        if place == START or 0 <= place < len(self._history.nodes):
            self._to(self._history.jump(place))

    def step_by(self, steps: int) -> None:
        """So many steps along the line being looked at, backwards when negative, as far as it goes."""
        line = (START, *self._history.line())
        at = line.index(self._history.cursor) + steps
        self._to(replace(self._history, cursor=line[min(len(line) - 1, max(0, at))]))

    def to_start(self) -> None:
        """To the table before the first card, the line kept."""
        self.step_by(-len(self._history.nodes))

    def to_end(self) -> None:
        """To the end of the line being looked at."""
        self.step_by(len(self._history.nodes))

    # -- the tree ------------------------------------------------------------------------------------------------------

    def entitle(self, place: int, title: str) -> None:
        """Gives the branch that begins here a name."""
        self._edit(self._history.entitled(place, (("", title),) if title else ()))

    def delete(self, place: int) -> None:
        """Hides the branch that begins here; undo brings it back."""
        self._edit(self._history.deleting(place))
        self.told.emit(say("branch-deleted"))

    def set_edition(self, edition: Edition) -> None:
        """Everything played is ruled again under another edition; undo brings the former ruling back."""
        self._rule_by(edition, self.elections, say("ruled-again", edition=edition.value))

    def elect(self, name: str, answer: Election | None) -> None:
        """Everything played is ruled again with this elected; with nothing, as the edition has it."""
        kept = [(each, was) for each, was in self.elections if each != name]
        elected = kept if answer is None else sorted([*kept, (name, answer)])
        self._rule_by(self.edition, tuple(elected), say("ruled-again-elected"))

    def _rule_by(self, edition: Edition, elections: Elections, told: Message) -> None:
        if (edition, elections) == self._rules:
            return
        if self._before_edit is not None and _rules_of(self._before_edit[0]) == (edition, elections):
            self.undo()
            return
        # The Laws are loaded when they are first wanted, not before the first paint.
        from bridgetable.engine.ruled_again import ruled_under

        recorded, document = self._before_ruling()
        self._document = replace(self._document, case=document.case)
        again = ruled_under(recorded, edition, elections)
        self._edit(again.history)
        self._before_edit = recorded, document
        self.told.emit(told if again.stopped is None else told.in_form("-stopped").and_with(step=again.stopped[0]))

    def _before_ruling(self) -> tuple[History, Document]:
        """What is to be ruled again, and the document it belongs to."""
        before = self._before_edit if self._ruled_again else None
        return self.as_recorded, before[1] if before is not None else self._document

    # -- the document --------------------------------------------------------------------------------------------------

    def new(self, table: Table) -> None:
        """Another deal; what lay there before is no longer looked at."""
        self.open(History(table), Document())

    def open(self, history: History, document: Document, *, dirty: bool = False) -> None:
        """Another document takes the place of this one."""
        before = self.table
        self._history, self._document, self._dirty, self._before_edit = history, document, dirty, None
        self.moved.emit(before, self.table)
        self.renamed.emit()

    def saved(self, document: Document) -> None:
        """The document now lies in its file."""
        self._document, self._dirty = document, False
        self.renamed.emit()

    def refile(self, document: Document) -> None:
        """The file was given another name or title; what is unsaved stays so."""
        self._document = document
        self.renamed.emit()

    def set_language(self, language: str) -> None:
        """The same history in other words."""
        if language != self._words.language:
            self._words = Words.of(language)
            self.reworded.emit()

    # -- what is said --------------------------------------------------------------------------------------------------

    def refuse(self, reason: Message | RefusedError) -> None:
        """Says why something cannot be done; nothing has changed."""
        self.refused.emit(reason)

    def tell(self, message: Message) -> None:
        """Says something worth knowing about the document."""
        self.told.emit(message)

    def _edit(self, history: History) -> None:
        self._before_edit = self._history, self._document
        self._to(history, changed=True)

    def _to(self, history: History, *, changed: bool = False) -> None:
        before, self._history = self.table, history
        was, self._dirty = self._dirty, self._dirty or changed
        self.moved.emit(before, self.table)
        if was != self._dirty:
            self.renamed.emit()


def _rules_of(history: History) -> tuple[Edition, Elections]:
    return history.start.edition, history.start.elections
