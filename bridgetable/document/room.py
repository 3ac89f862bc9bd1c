"""What a case file has room for. What could not be read again is refused when it is made, never when it is saved.

The declarations by which a case file is read say what it can hold; its size is limited because reading is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from bridgetable.cases import shapes as s
from bridgetable.cases.reader import members_of
from bridgetable.cases.refusal import Members
from bridgetable.cases.tree import case_of
from bridgetable.cases.verbs import read_action, write_action
from bridgetable.cases.writer import json_text, write_case
from bridgetable.disk.contents import CASE
from bridgetable.document.document import Document
from bridgetable.engine.actions import Action
from bridgetable.engine.history import History
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text

FULL = CASE - CASE // 8
"""The size of a case file, in bytes, from which on nothing more is done at its table; the rest is for its edits."""
MOST = CASE
"""The size of a case file, in bytes, that edits may lead to."""
_AROUND = 200
"""At least the bytes that an entry of a case takes besides the action: its margin, or a branch that it begins."""


def size_of(history: History, document: Document) -> int:
    """The bytes that the history takes in a case file."""
    return len(write_case(case_of(history, document.case, title=document.full_title or None)))


def size_of_actions(actions: Iterable[Action]) -> int:
    """At least the bytes that these actions add to a case file; raises CaseError if it cannot hold one of them."""
    size = 0
    for action in actions:
        text = json_text(write_action(action))
        read_action(members_of(json.loads(text, object_pairs_hook=Members), ""), "")
        size += len(text.encode()) + _AROUND
    return size


def must_hold(text: Text) -> None:
    """Raises CaseError if a case file cannot hold this text."""
    if text:
        s.TEXT.read(json.loads(json_text(s.TEXT.write(text)), object_pairs_hook=Members), "")


def must_have_room(size: int, most: int) -> None:
    """Raises RefusedError if this size is more than `most`."""
    if size > most:
        raise RefusedError(say("table-full", most=most // (1024 * 1024)))
