"""What a case file has room for. What could not be read again is refused when it is made, never when it is saved.

The declarations by which a case file is read say what it can hold; its size is limited because reading is.
"""

from __future__ import annotations

import json
from itertools import pairwise

from bridgetable.cases import shapes as s
from bridgetable.cases.case import Case, Expect
from bridgetable.cases.codec import json_text, write_case
from bridgetable.cases.expectations import write_expect
from bridgetable.cases.first_table import as_told
from bridgetable.cases.growth import Titles
from bridgetable.cases.outline import Closing, Opening, flat
from bridgetable.cases.reader import Members, members_of
from bridgetable.cases.tree import case_of
from bridgetable.cases.verbs import read_action, write_action
from bridgetable.disk.contents import CASE
from bridgetable.document.document import Document
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.text import Text

FULL = CASE - CASE // 8
"""The size of a case file, in bytes, from which on nothing more is done at its table; the rest is for its edits."""
_ENTRY = 400
"""At least the bytes of an entry without texts: the action, its margin, and a branch that it begins."""
_LETTER = 6
"""At least the bytes of a letter: a control character is written as six."""


class Capacity:
    """How large the case file of a table is at most, for the steps and the document for which that is known."""

    def __init__(self) -> None:
        self._nodes: object = None
        self._document: Document | None = None
        self._size = 0
        self._first: tuple[Table, Table] | None = None
        self._told: dict[int, Table] = {}

    def take(self, history: History, grown: History, document: Document) -> None:
        """Takes the room of the steps that were added to a history; raises RefusedError if a file cannot hold them.

        It takes as long whatever the number of steps, unless the tree was changed otherwise since.
        """
        actions = [node.step.action for node in grown.nodes[len(history.nodes) :]]
        for action in actions:
            # Any card of any player can be read again.
            if not isinstance(action, a.Play):
                text = json_text(write_action(action))
                read_action(members_of(json.loads(text, object_pairs_hook=Members), ""), "")
        told = self._tables_told(history, grown)
        if history.nodes is not self._nodes or document is not self._document:
            self._size = _size_at_most(history, document)
        added = sum(map(_at_most, actions))
        if actions and self._size + added > FULL:
            self._size = _size_of(history, document)
            _must_have_room(self._size + added, FULL)
        self._nodes, self._document, self._size = grown.nodes, document, self._size + added
        self._told = told

    def _tables_told(self, history: History, grown: History) -> dict[int, Table]:
        """The table after each step that was added, as it is after the first table that a case file tells.

        Nothing if it tells that table as it is. Raises RefusedError if a step needs calls that it does not tell.
        """
        if self._first is None or self._first[0] is not history.start:
            self._first = history.start, as_told(history.start)
        if self._first[1] is history.start:
            return {}
        told = dict(self._told) if history.nodes is self._nodes else {START: self._first[1]}
        for place in range(len(history.nodes), len(grown.nodes)):
            line = (START, *grown.line_to(place))
            known = max(at for at, each in enumerate(line) if each in told)
            try:
                for before, after in pairwise(line[known:]):
                    step = grown.nodes[after].step
                    told[after] = told[before] if step.passed_over else apply(told[before], step.action).table
            except ImpossibleError:
                raise RefusedError(say("table-calls-not-kept")) from None
        return told


def must_hold(words: Text, history: History, document: Document) -> None:
    """Raises RefusedError if a case file cannot hold this text, or the table and its document with it."""
    if words:
        s.TEXT.read(json.loads(json_text(s.TEXT.write(words)), object_pairs_hook=Members), "")
    if _size_at_most(history, document) > CASE:
        _must_have_room(_size_of(history, document), CASE)


def _must_have_room(size: int, most: int) -> None:
    if size > most:
        raise RefusedError(say("table-full", most=most // (1024 * 1024)))


def _size_of(history: History, document: Document) -> int:
    return len(write_case(case_of(history, document.case, Titles(document.title))))


def _size_at_most(history: History, document: Document) -> int:
    """At least the size of the case file, found much sooner than by writing it."""
    new = sum(_at_most(node.step.action) + _text(node.title) for node in history.nodes)
    return 4 * _ENTRY + _text(document.full_title) + new + (_case_at_most(document.case) if document.case else 0)


def _case_at_most(case: Case) -> int:
    size = _text(case.story) + _text(case.source) + sum(_LETTER * len(tag) + 8 for tag in case.tags)
    for item in flat(case.actions):
        match item:
            case Opening(title):
                size += _ENTRY + _text(title)
            case Expect():
                size += _ENTRY + len(json_text(write_expect(item)))
            case Closing():
                pass
            case _:
                size += _at_most(item)
    return size


_WORDED = (a.Note, a.GiveInformation, a.MakeCall, a.MakeClaim, a.Adjust)


def _at_most(action: a.Action) -> int:
    if not isinstance(action, _WORDED):
        return _ENTRY
    match action:
        case a.Note(text) | a.GiveInformation(text=text) | a.MakeCall(alert=text) | a.MakeClaim(line=text):
            order = len(action.order) if isinstance(action, a.MakeClaim) else 0
            return _ENTRY + _text(text) + 8 * order
        case a.Adjust():
            return _ENTRY + len(json_text(write_action(action)))


def _text(text: Text) -> int:
    return sum(_LETTER * len(words) + 12 for _, words in text)
