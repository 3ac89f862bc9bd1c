"""Opening a case of a lesson as a history with its document. No Qt."""

from __future__ import annotations

from bridgetable.cases.case import Case
from bridgetable.cases.tree import lines_of
from bridgetable.document.document import Document, Opened


def opened_embedded(case: Case) -> Opened:
    """Opens a case that is in the lesson itself, with the cursor at its first table; it has no file of its own."""
    lines = lines_of(case)
    return Opened(lines.history, Document("", case), lines.stopped)
