"""Opens a text in which people give a deal, as it is pasted or dropped on the table."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.document.case_opening import case_from
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.document.opening import opened_board
from bridgetable.files.pasted.reading import PastedTextError, read_pasted
from bridgetable.table.edition import Edition
from bridgetable.table.question import say


def opened_text(text: str, edition: Edition) -> tuple[Opened, int]:
    """Opens the case or the deal in a text; returns it with the number of boards in the text, of which it is the first.

    Raises DocumentError: also where hands are missing, for a table needs all four.
    """
    if text.lstrip().startswith("{"):
        lines, case = case_from(text.encode("utf-8", errors="replace"))
        return Opened(lines.history, Document(case=case), lines.stopped), 1
    try:
        pasted = read_pasted(text)
    except PastedTextError as refused:
        raise DocumentError(refused.message) from None
    if pasted.record.hands is None:
        missing = tuple(seat for seat in Seat if pasted.record.deal[seat] is None)
        raise DocumentError(say("pasted-hands-missing", seats=missing))
    return opened_board(pasted.record, edition), pasted.boards
