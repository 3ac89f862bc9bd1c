"""Irregularities of which the Director takes note, with nothing to rectify (Law 81C, 90)."""

from __future__ import annotations

from bridgetable.laws.law import Rule
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def note_only(number: str, key: str) -> Rule:
    """The Director says so under this number; the sentence has the offender's `seat`."""

    def take_note(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
        seat = table.irregularities[irregularity].seat
        return (RulingGiven(number, say(key, seat=seat)), Settled(irregularity, Status.NOTICED))

    return take_note
