"""Wording actions with dummy's cards as declarer's: "South led the queen of spades from dummy", not "North led it"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgetable.cards.seat import Seat
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


def worded(words: Words, table: Table | None, key: str, /, **blanks: object) -> str:
    """The text of a message, in a special wording where dummy's hand is concerned and there is one (Law 45B, 55).

    The special wordings are attributes of the message, with a blank `player` for declarer: `dummy` for a card of dummy,
    `dummy-hand` for one if the lead was due from declarer's own hand, and `due-dummy` for a card of another hand if the
    lead was due from dummy.
    """
    wording, more = _wording(words, table, key, blanks)
    return words.text(f"{key}{wording}", **{**blanks, **more})


def ruled(words: Words, table: Table, message: Message) -> str:
    """The text of a ruling."""
    return words.say(ruled_message(words, table, message))


def ruled_message(words: Words, table: Table, message: Message) -> Message:
    """The message of a ruling in the wording that fits dummy's hand."""
    wording, more = _wording(words, table, message.key, dict(message.blanks))
    return Message(f"{message.key}{wording}", tuple({**dict(message.blanks), **more}.items()))


def _wording(
    words: Words, table: Table | None, key: str, blanks: Mapping[str, object]
) -> tuple[str, Mapping[str, Seat]]:
    """The attribute of the special wording, "" if there is none, and the blanks it needs besides."""
    if table is None or table.declarer is None:
        return "", {}
    found = (f".{wording}" for wording in _wordings(table, blanks) if words.has(f"{key}.{wording}"))
    return next(((each, {"player": table.declarer}) for each in found), ("", {}))


def spread_dummy(table: Table) -> Seat | None:
    """Dummy's seat once his hand is spread, from when on declarer plays it (Law 41D); None before."""
    return table.dummy if table.spread else None


def _wordings(table: Table, blanks: Mapping[str, object]) -> Iterator[str]:
    """The attributes that fit, the most specific first."""
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
