"""A recorded board on the table: the first table, and the cards that were then played."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.engine.actions import Play
from bridgetable.files.record import Recorded
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table


class NoTable(ValueError):
    """The record does not tell enough for a table; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def first_table_of(record: Recorded, edition: Edition) -> Table:
    """The table before the first card; raises NoTable when the four hands are not all known.

    The calls are left out where they did not go round from the dealer: a table's calls do.
    """
    hands = record.hands
    if hands is None:
        raise NoTable(say("files-hands-unknown", game=record.place.game, line=record.place.line))
    calls = record.calls if record.in_rotation else ()
    if record.passed_out and not calls:
        calls = (Pass(),) * 4
    ending = len(hands.north) < 13
    return first_table(
        edition, record.board, hands, record.contract, calls=calls, leader=record.leader if ending else None
    )


def plays_of(record: Recorded) -> tuple[Play, ...]:
    """The cards played, in the order it happened, as actions."""
    return tuple(Play(played.seat, played.card) for played in record.plays)
