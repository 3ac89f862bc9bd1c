"""The timeline as rows: calls and tricks in columns by seat, with other steps and forks between them. No Qt."""

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
"""The seats of the columns from left to right, clockwise from West."""

PLAYING = (a.Play, a.PlayTogether, a.FaceLead, a.Designate, a.Misplace, a.MakeCall, a.ChangeCall)
"""The actions shown only by the card played or the call made."""
Made = e.CardPlayed | e.CardJoined | e.CallMade


class Cell(msgspec.Struct, frozen=True):
    """A card played or a call made by the step at `place` in the history.

    `hidden` means that no one has noticed that it is irregular, `implied` that a Law supplied the call, `alerted` that
    the call was explained.
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


class TrickRow(msgspec.Struct, frozen=True):
    """Consecutive cards of the trick of this number."""

    number: int
    cells: dict[Seat, Cell]


class CallRow(msgspec.Struct, frozen=True):
    """Consecutive calls from left to right; `number` counts these rows from 1."""

    number: int
    cells: dict[Seat, Cell]


class StepRow(msgspec.Struct, frozen=True):
    """A step shown as a row of text: something said, a ruling, a choice, a note, or the start.

    `kind` is "word", "ruling", "choice", "attention", "note" or "start"; `clauses` are those a ruling was given under.
    """

    place: int
    kind: str
    clauses: tuple[str, ...] = ()
    irregular: bool = False


class ForkRow(msgspec.Struct, frozen=True):
    """One of several lines that continue from the same table; `shown` marks the one in view."""

    place: int
    shown: bool


Row = CallRow | TrickRow | StepRow | ForkRow


def rows_of(history: History) -> tuple[Row, ...]:
    """The rows of the line in view from the start, with a fork for each line where several continue."""
    rows: list[Row] = [StepRow(START, "start")]
    line = history.line()
    last = history.table_at(line[-1]) if line else history.start
    for before, place in zip((START, *line), line, strict=False):
        children = history.children(before)
        if len(children) > 1:
            rows += [ForkRow(child, child == place) for child in children]
        step = history.nodes[place].step
        made = [event for event in step.events if isinstance(event, Made)]
        # A card or call that results from another action, such as an answer, is preceded by a row for it.
        if not made or not isinstance(step.action, PLAYING):
            rows.append(_step_row(step, place))
        table_before = history.table_at(history.nodes[place].parent)
        calls = len(table_before.auction.made)
        for event in made:
            if isinstance(event, e.CallMade):
                _add_call(rows, event.seat, _call_cell(history, place, event, calls, last))
                calls += 1
            else:
                _add_card(rows, event, _card_cell(history, place, event, last))
    return tuple(rows)


def _card_cell(history: History, place: int, played: e.CardPlayed | e.CardJoined, last: Table) -> Cell:
    trick = last.trick(played.trick)
    in_trick = trick is not None and played.card in trick.cards_of(played.seat)
    irregular, hidden = _offences(history, place)
    return Cell(
        place, played.card, leads=in_trick and trick is not None and trick.leader is played.seat,
        wins=in_trick and last.winner(played.trick) is played.seat, withdrawn=not in_trick, irregular=irregular,
        hidden=hidden,
    )


def _call_cell(history: History, place: int, event: e.CallMade, number: int, last: Table) -> Cell:
    """The cell of a call; `number` is its index among all calls made, `last` the table at the end of the line."""
    made = last.auction.made[number]
    irregular, hidden = (False, False) if event.implied else _offences(history, place)
    return Cell(
        place, event.call, withdrawn=not made.stands, irregular=irregular, hidden=hidden, implied=event.implied,
        alerted=bool(event.alert) or event.shows is not None,
    )


def _offences(history: History, place: int) -> tuple[bool, bool]:
    """Whether the step was irregular, and whether no one at the table has noticed."""
    node = history.nodes[place]
    new = node.step.table.recorded[len(history.table_at(node.parent).irregularities):]
    unnoticed = (history.table.attention_to(number) is None for number, _ in new)
    return bool(new), bool(new) and all(unnoticed)


def _add_card(rows: list[Row], played: e.CardPlayed | e.CardJoined, cell: Cell) -> None:
    last = rows[-1] if rows else None
    if isinstance(last, TrickRow) and last.number == played.trick and played.seat not in last.cells:
        rows[-1] = TrickRow(last.number, {**last.cells, played.seat: cell})
    else:
        rows.append(TrickRow(played.trick, {played.seat: cell}))


def _add_call(rows: list[Row], seat: Seat, cell: Cell) -> None:
    """Adds a call to the last row of calls if its column has not been passed there, else to a new row."""
    last = rows[-1] if rows else None
    if isinstance(last, CallRow) and COLUMNS.index(seat) > max(COLUMNS.index(other) for other in last.cells):
        rows[-1] = CallRow(last.number, {**last.cells, seat: cell})
    else:
        rows.append(CallRow(1 + sum(isinstance(row, CallRow) for row in rows), {seat: cell}))


def _step_row(step: Step, place: int) -> StepRow:
    clauses = tuple(dict.fromkeys(event.clause for event in step.events if isinstance(event, e.RulingGiven)))
    irregular = any(isinstance(event, e.Infringed) for event in step.events)
    return StepRow(place, _kind(step, clauses), clauses, irregular)


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
    """The place where the last branch on the line to this place begins; None on a line without forks."""
    for step in reversed(history.line_to(place)):
        if len(history.children(history.nodes[step].parent)) > 1:
            return step
    return None
