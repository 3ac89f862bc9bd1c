"""What a case file has room for is asked before anything is done."""

from __future__ import annotations

import pytest

from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.tree import case_of, lines_of
from bridgetable.document.capacity import Capacity
from bridgetable.document.document import Document
from bridgetable.engine.actions import Action, ChangeCall, Play, Summon
from bridgetable.engine.history import History
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from tests.cases.test_first_table import ENDING, table_with

CHANGE = ChangeCall(Seat.E, call_of("X"))
LEAD = Play(Seat.N, card_of("C5"))


def grown(first: Table, *actions: Action) -> History:
    """The history of these actions, for each of which there was room."""
    history, room = History(first), Capacity()
    for action in actions:
        after = history.act(action)
        room.take(history, after, Document())
        history = after
    return history


@pytest.mark.parametrize("actions", [(CHANGE,), (LEAD, CHANGE)])
def test_what_needs_calls_that_no_case_file_tells_is_refused(actions: tuple[Action, ...]) -> None:
    with pytest.raises(RefusedError) as refused:
        grown(table_with("P 1D P 1C P P P", "1C", ENDING), *actions)
    assert refused.value.message.key == "table-calls-not-kept"


def test_what_was_refused_is_forgotten() -> None:
    """Something else that is done instead has its place."""
    first = table_with("P 1D P 1C P P P", "1C", ENDING)
    history, room = History(first).act(LEAD), Capacity()
    room.take(History(first), history, Document())
    with pytest.raises(RefusedError):
        room.take(history, history.act(Summon(Seat.E)).act(CHANGE), Document())
    other = history.act(Play(Seat.E, card_of("CT")))
    room.take(history, other, Document())
    with pytest.raises(RefusedError):
        room.take(other, other.act(Play(Seat.S, card_of("C3"))).act(CHANGE), Document())


@pytest.mark.parametrize(
    ("first", "actions"),
    [
        (table_with("P 1D P 1C P P P", "1C", ENDING), (LEAD, Summon(Seat.E))),
        (table_with("P P P 1C P P P", "1C", ENDING), (CHANGE,)),
        (table_with("P P P 1C* P P P", "1C", ENDING), (CHANGE, Summon(Seat.N))),
        (table_with("P P P 1C* P P P", "1C"), (CHANGE, Summon(Seat.N))),
    ],
)
def test_whatever_there_is_room_for_is_read_again(first: Table, actions: tuple[Action, ...]) -> None:
    history = grown(first, *actions)
    lines = lines_of(read_case(write_case(case_of(history))))
    assert lines.stopped == ()
    assert [node.step.action for node in lines.history.nodes][-len(actions) :] == list(actions)
