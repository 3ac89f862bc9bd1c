"""The ground the window stands on: a PySide6 that leaves None alone, and signals that carry what they are given."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from bridgetable.cards.call import Bid, Denomination
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.table.question import say


def test_a_call_that_returns_nothing_costs_no_reference_to_none() -> None:
    """PySide6 6.12.0 on Python 3.10 and 3.11 drops one at each such call, until the interpreter aborts."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert sys.getrefcount(None) > before - 500


class Sending(QObject):
    """Sends a value of each class that signals of the window name."""

    path = Signal(Path)
    seat = Signal(Seat)
    edition = Signal(Edition)
    several = Signal(tuple)
    cards = Signal(frozenset)
    value = Signal(object)


@pytest.mark.parametrize("kind", [Qt.ConnectionType.DirectConnection, Qt.ConnectionType.QueuedConnection])
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("path", Path("not text \udcff")),
        ("seat", Seat.N),
        ("seat", None),
        ("edition", Edition.E2017),
        ("several", (Seat.N, card_of("D9"), say("untitled"))),
        ("cards", frozenset({card_of("D9")})),
        ("value", Bid(1, Denomination.NT)),
        ("value", Seat.N),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_a_signal_carries_arrives_as_it_was_sent(name: str, value: object, kind: Qt.ConnectionType) -> None:
    sending, arrived = Sending(), list[object]()
    getattr(sending, name).connect(arrived.append, kind)
    getattr(sending, name).emit(value)
    QCoreApplication.processEvents()
    assert len(arrived) == 1 and arrived[0] is value
