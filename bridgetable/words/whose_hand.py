"""A card of dummy's is declarer's doing: "South led the queen of spades from dummy", not "North led it"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgetable.cards.seat import Seat
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


def worded(words: Words, table: Table | None, key: str, /, **blanks: object) -> str:
    """The message, in its wording for dummy's hand where that hand is meant and the language has one (Law 45B, 55).

    Such a wording is an attribute of the message and has one blank more, `player`: declarer. `dummy` is for a card of
    dummy, `dummy-hand` for one where the lead was in declarer's own hand, `due-dummy` for another hand's card where
    the lead was in dummy.
    """
    if table is not None:
        for wording in _wordings(table, blanks):
            if words.has(f"{key}.{wording}"):
                return words.text(f"{key}.{wording}", **(blanks | {"player": table.declarer}))
    return words.text(key, **blanks)


def ruled(words: Words, table: Table, message: Message) -> str:
    """A ruling in words."""
    return worded(words, table, message.key, **dict(message.blanks))


def spread_dummy(table: Table) -> Seat | None:
    """The hand that declarer plays from besides his own; before it is spread its player still acts himself (41D)."""
    return table.dummy if table.spread else None


def _wordings(table: Table, blanks: Mapping[str, object]) -> Iterator[str]:
    """The wordings that would fit, the most exact first."""
    dummy = spread_dummy(table)
    if dummy is None:
        return
    due = blanks.get("due", blanks.get("seat") if "offender" in blanks else None)
    if blanks.get("offender", blanks.get("seat")) is dummy:
        if due is table.declarer:
            yield "dummy-hand"
        yield "dummy"
    elif due is dummy:
        yield "due-dummy"
