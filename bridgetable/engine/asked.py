"""What is asked at a table, without loading the Laws for one at which nothing has happened: there, nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.table.first import is_first, just_dealt
from bridgetable.table.question import Question
from bridgetable.table.state import Table

if TYPE_CHECKING:
    from bridgetable.laws.enacted import AskedNow


def asked_now(table: Table) -> AskedNow | None:
    """The question that is asked now and its options; None if nobody is asked."""
    if is_first(table):
        return None
    from bridgetable.laws import book

    return book.asked_now(table)


def other_findings(table: Table) -> AskedNow | None:
    """What the Director may find besides the options he is offered, or when he is asked nothing; None if nothing."""
    if just_dealt(table):
        return None
    from bridgetable.laws import book

    return book.other_findings(table)


def stops_play(question: Question) -> bool:
    """Whether no player may lawfully go on before this question is answered."""
    from bridgetable.laws import book

    return book.stops_play(question)
