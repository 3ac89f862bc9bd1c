"""The timeline as rows: calls and tricks in columns by seat, what was said and ruled between them, forks. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import Step
from bridgetable.table import events as e
from bridgetable.table.state import Table

COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)
"""The seats from left to right: West leads the way round, as on a play record."""

PLAYING = (a.Play, a.PlayTogether, a.FaceLead, a.Designate, a.Misplace, a.MakeCall, a.ChangeCall)
"""What is done to play a card or to make a call: the card or the call says it all."""
Made = e.CardPlayed | e.CardJoined | e.CallMade


class Cell(msgspec.Struct, frozen=True):
    """A card played: by which step, whether it led, won, came back, or was an irregularity nobody may have noticed.

    Or a call made; `implied` that a Law supplied it and nobody said it, `alerted` that it was explained.
    """

    place: int
    shown: Card | Call
    leads: bool = False
    wins: bool = False
    withdrawn: bool = False
    irregular: bool = False
    hidden: bool = False
    implied: bool = False
    alerted: bool = False


class Tricks(msgspec.Struct, frozen=True):
    """Cards of one trick that followed each other; `number` is the trick's."""

    number: int
    cells: dict[Seat, Cell]


class Calls(msgspec.Struct, frozen=True):
    """Calls that followed each other from left to right; `number` counts such rows, from one."""

    number: int
    cells: dict[Seat, Cell]


class Said(msgspec.Struct, frozen=True):
    """A step that was no card: a word at the table, a ruling, a choice, a note."""

    place: int
    kind: str
    clauses: tuple[str, ...] = ()
    irregular: bool = False


class Fork(msgspec.Struct, frozen=True):
    """One of several lines that go on from the same table; `shown` marks the one being looked at."""

    place: int
    shown: bool


Row = Calls | Tricks | Said | Fork


def rows_of(history: History) -> tuple[Row, ...]:
    """The line being looked at, row by row from the first table, with the lines that leave it."""
    rows: list[Row] = [Said(START, "start")]
    line = history.line()
    last = history.table_at(line[-1]) if line else history.start
    for before, place in zip((START, *line), line, strict=False):
        children = history.children(before)
        if len(children) > 1:
            rows += [Fork(child, child == place) for child in children]
        step = history.nodes[place].step
        made = [event for event in step.events if isinstance(event, Made)]
        # What an answer or a change of mind put on the table stands under the words that did it.
        if not made or not isinstance(step.action, PLAYING):
            rows.append(_said(step, place))
        before_it = history.table_at(history.nodes[place].parent)
        calls = len(before_it.auction.made)
        for event in made:
            if isinstance(event, e.CallMade):
                _add_call(rows, event.seat, _call_cell(history, place, event, calls, last))
                calls += 1
            else:
                _add_card(rows, event, _cell(history, place, event, last))
    return tuple(rows)


def _cell(history: History, place: int, played: e.CardPlayed | e.CardJoined, last: Table) -> Cell:
    trick = last.trick(played.trick)
    lies = trick is not None and played.card in trick.cards_of(played.seat)
    irregular, hidden = _offences(history, place)
    return Cell(
        place, played.card, leads=lies and trick is not None and trick.leader is played.seat,
        wins=lies and last.winner(played.trick) is played.seat, withdrawn=not lies, irregular=irregular, hidden=hidden,
    )


def _call_cell(history: History, place: int, event: e.CallMade, number: int, last: Table) -> Cell:
    """`number` is the place of the call in the list of all that were made."""
    made = last.auction.made[number]
    irregular, hidden = (False, False) if event.implied else _offences(history, place)
    return Cell(
        place, event.call, withdrawn=not made.stands, irregular=irregular, hidden=hidden, implied=event.implied,
        alerted=bool(event.alert) or event.shows is not None,
    )


def _offences(history: History, place: int) -> tuple[bool, bool]:
    """Whether the step was irregular, and whether nobody at the table has noticed any of it."""
    node = history.nodes[place]
    new = node.step.table.recorded[len(history.table_at(node.parent).irregularities):]
    unnoticed = (history.table.attention_to(number) is None for number, _ in new)
    return bool(new), bool(new) and all(unnoticed)


def _add_card(rows: list[Row], played: e.CardPlayed | e.CardJoined, cell: Cell) -> None:
    last = rows[-1] if rows else None
    if isinstance(last, Tricks) and last.number == played.trick and played.seat not in last.cells:
        rows[-1] = Tricks(last.number, {**last.cells, played.seat: cell})
    else:
        rows.append(Tricks(played.trick, {played.seat: cell}))


def _add_call(rows: list[Row], seat: Seat, cell: Cell) -> None:
    """In the row of the calls just before, if its column has not been passed there."""
    last = rows[-1] if rows else None
    if isinstance(last, Calls) and COLUMNS.index(seat) > max(COLUMNS.index(other) for other in last.cells):
        rows[-1] = Calls(last.number, {**last.cells, seat: cell})
    else:
        rows.append(Calls(1 + sum(isinstance(row, Calls) for row in rows), {seat: cell}))


def _said(step: Step, place: int) -> Said:
    clauses = tuple(dict.fromkeys(event.clause for event in step.events if isinstance(event, e.RulingGiven)))
    irregular = any(isinstance(event, e.Infringed) for event in step.events)
    return Said(place, _kind(step, clauses), clauses, irregular)


def _kind(step: Step, clauses: tuple[str, ...]) -> str:
    match step.action:
        case a.Summon():
            return "ruling"
        case a.Choose():
            return "choice"
        case a.Attend():
            return "attention"
        case a.Note():
            return "note"
    return "ruling" if clauses else "word"


def branch_starts(history: History, place: int) -> int | None:
    """The first step of the branch the line to this place goes along; nothing on a line without forks."""
    for step in reversed(history.line_to(place)):
        if len(history.children(history.nodes[step].parent)) > 1:
            return step
    return None
