"""The timeline as rows: tricks in columns by seat, what people said and ruled between them, the forks. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Attend, Choose, Designate, FaceLead, Misplace, Note, Play, PlayTogether, Summon
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import Step
from bridgetable.table import events as e
from bridgetable.table.state import Table

COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)
"""The seats from left to right: West leads the way round, as on a play record."""

PLAYING = (Play, PlayTogether, FaceLead, Designate, Misplace)
"""What is done to play a card: the card says it all."""


class Cell(msgspec.Struct, frozen=True):
    """A card played: by which step, whether it led, won, came back, or was an irregularity nobody may have noticed."""

    place: int
    card: Card
    leads: bool = False
    wins: bool = False
    withdrawn: bool = False
    irregular: bool = False
    hidden: bool = False


class Tricks(msgspec.Struct, frozen=True):
    """Cards of one trick that followed each other; `number` is the trick's."""

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


Row = Tricks | Said | Fork


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
        played = [event for event in step.events if isinstance(event, e.CardPlayed | e.CardJoined)]
        # A card that an answer or a change of mind put on the table stands under the words that did it.
        if not played or not isinstance(step.action, PLAYING):
            rows.append(_said(step, place))
        for card in played:
            _add_card(rows, card, _cell(history, place, card, last))
    return tuple(rows)


def _cell(history: History, place: int, played: e.CardPlayed | e.CardJoined, last: Table) -> Cell:
    trick = last.trick(played.trick)
    lies = trick is not None and played.card in trick.cards_of(played.seat)
    faults = [event for event in history.nodes[place].step.events if isinstance(event, e.Infringed)]
    first = len(history.table_at(history.nodes[place].parent).irregularities)
    unnoticed = (history.table.attention_to(first + n) is None for n in range(len(faults)))
    return Cell(
        place, played.card, leads=lies and trick is not None and trick.leader is played.seat,
        wins=lies and last.winner(played.trick) is played.seat, withdrawn=not lies,
        irregular=bool(faults), hidden=bool(faults) and all(unnoticed),
    )


def _add_card(rows: list[Row], played: e.CardPlayed | e.CardJoined, cell: Cell) -> None:
    last = rows[-1] if rows else None
    if isinstance(last, Tricks) and last.number == played.trick and played.seat not in last.cells:
        rows[-1] = Tricks(last.number, {**last.cells, played.seat: cell})
    else:
        rows.append(Tricks(played.trick, {played.seat: cell}))


def _said(step: Step, place: int) -> Said:
    clauses = tuple(dict.fromkeys(event.clause for event in step.events if isinstance(event, e.RulingGiven)))
    irregular = any(isinstance(event, e.Infringed) for event in step.events)
    return Said(place, _kind(step, clauses), clauses, irregular)


def _kind(step: Step, clauses: tuple[str, ...]) -> str:
    match step.action:
        case Summon():
            return "ruling"
        case Choose():
            return "choice"
        case Attend():
            return "attention"
        case Note():
            return "note"
    return "ruling" if clauses else "word"


def branch_starts(history: History, place: int) -> int | None:
    """The first step of the branch the line to this place goes along; nothing on a line without forks."""
    for step in reversed(history.line_to(place)):
        if len(history.children(history.nodes[step].parent)) > 1:
            return step
    return None
