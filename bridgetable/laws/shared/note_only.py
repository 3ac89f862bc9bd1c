"""Irregularities that the Director only notes, with nothing to rectify (Laws 81C, 90)."""

from __future__ import annotations

from bridgetable.laws.law import Rule
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def note_only(number: str, key: str) -> Rule:
    """The rule that the Director notes the irregularity under this number; the message has the offender's `seat`."""

    def take_note(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
        seat = table.irregularities[irregularity].seat
        return (RulingGiven(number, say(key, seat=seat)), Settled(irregularity, Status.NOTICED))

    return take_note
