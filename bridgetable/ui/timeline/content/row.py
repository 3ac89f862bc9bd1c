"""The rows of the timeline: calls and tricks in columns by seat, with other steps and forks between them. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.nodes import Node, Nodes
from bridgetable.engine.steps import Step
from bridgetable.table import events as e

SEATS = 4
"""How many columns there are, one for each seat."""

PLAYING = (a.Play, a.PlayTogether, a.FaceLead, a.Designate, a.Misplace, a.MakeCall, a.ChangeCall)
"""The actions shown only by the card played or the call made."""
Played = e.CardPlayed | e.CardJoined | e.CallMade
PLAYED = (e.CardPlayed, e.CardJoined, e.CallMade)
"""The same classes: to ask for one of several is quicker than for a union, and is asked of every event."""
_TOLD = (e.RulingGiven, e.Infringed)
"""What else of a step a row tells."""


class Made(msgspec.Struct, frozen=True):
    """A card played or a call made by the step at `place` in the history.

    `number` is that of the trick, or the index of the call among all calls made; `irregularities` are the ids of those
    the step caused. `implied` means that a Law supplied the call, `alerted` that the call was explained.
    """

    place: int
    seat: Seat
    shown: Card | Call
    number: int
    irregularities: range = range(0)
    implied: bool = False
    alerted: bool = False


class Fate(msgspec.Struct, frozen=True):
    """What became of a card or a call by the end of its line.

    `hidden` means that it was irregular and no one at the table has noticed by now.
    """

    leads: bool = False
    wins: bool = False
    withdrawn: bool = False
    hidden: bool = False


class TrickRow(msgspec.Struct, frozen=True):
    """Consecutive cards of the trick of this number."""

    number: int
    cells: dict[Seat, Made]


class CallRow(msgspec.Struct, frozen=True):
    """Consecutive calls from left to right; `number` counts these rows from 1."""

    number: int
    cells: dict[Seat, Made]


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


class Reached(msgspec.Struct, frozen=True):
    """Where the rows stood before a step of the line.

    There were `rows` of them, the last being `last`, and `calls` rows of calls; the last branch began at `branch`.
    """

    rows: int
    last: Row
    calls: int = 0
    branch: int | None = None


FIRST = StepRow(START, "start")
"""The row of every line before its first step."""


def columns_of(history: History) -> tuple[Seat, ...]:
    """The seats of the columns from left to right, the dealer first, as on the auction sheet."""
    return history.start.auction.dealer.round()


def add_step(
    history: History, nodes: Nodes | tuple[Node, ...], place: int, rows: list[Row], at: Reached
) -> Reached:
    """Adds the rows of a step, after those of the steps before it, and returns where they stand then."""
    node = nodes[place]
    step, before = node.step, nodes[node.parent].step.table if node.parent != START else history.start
    branch = at.branch
    if history.may_fork(node.parent) and len(siblings := history.children(node.parent)) > 1:
        rows += [ForkRow(child, child == place) for child in siblings]
        branch = place
    played: list[Played] = []
    others: list[e.RulingGiven | e.Infringed] = []
    for event in step.events:
        if isinstance(event, PLAYED):
            played.append(event)
        elif isinstance(event, _TOLD):
            others.append(event)
    # A card or call that results from another action, such as an answer, is preceded by a row for it.
    if not played or not isinstance(step.action, PLAYING):
        rows.append(_step_row(step, place, others))
    if not played:
        return Reached(len(rows), rows[-1], at.calls, branch)
    caused = range(len(before.irregularities), len(step.table.irregularities))
    calls, number = at.calls, len(before.auction.made)
    for event in played:
        if isinstance(event, e.CallMade):
            alerted = bool(event.alert) or event.shows is not None
            irregular = range(0) if event.implied else caused
            made = Made(place, event.seat, event.call, number, irregular, event.implied, alerted)
            calls, number = _add_call(rows, made, calls, columns_of(history)), number + 1
        else:
            _add_card(rows, Made(place, event.seat, event.card, event.trick, caused))
    return Reached(len(rows), rows[-1], calls, branch)


def _add_card(rows: list[Row], made: Made) -> None:
    """Adds a card to the last row if that is of its trick and its column is free, else to a new row."""
    last = rows[-1]
    if isinstance(last, TrickRow) and last.number == made.number and made.seat not in last.cells:
        rows[-1] = TrickRow(last.number, {**last.cells, made.seat: made})
    else:
        rows.append(TrickRow(made.number, {made.seat: made}))


def _add_call(rows: list[Row], made: Made, calls: int, columns: tuple[Seat, ...]) -> int:
    """Adds a call to the last row of calls if its column has not been passed there, else to a new row.

    Returns how many rows of calls there are then.
    """
    last = rows[-1]
    if isinstance(last, CallRow) and columns.index(made.seat) > max(columns.index(other) for other in last.cells):
        rows[-1] = CallRow(last.number, {**last.cells, made.seat: made})
        return calls
    rows.append(CallRow(calls + 1, {made.seat: made}))
    return calls + 1


def _step_row(step: Step, place: int, told: Sequence[e.RulingGiven | e.Infringed]) -> StepRow:
    clauses = tuple(dict.fromkeys([event.clause for event in told if isinstance(event, e.RulingGiven)]))
    irregular = any(isinstance(event, e.Infringed) for event in told)
    return StepRow(place, _kind(step, clauses), clauses, irregular)


def _kind(step: Step, clauses: tuple[str, ...]) -> str:
    return _KINDS.get(type(step.action), "ruling" if clauses else "word")


_KINDS: dict[type, str] = {a.Summon: "ruling", a.Choose: "choice", a.Attend: "attention", a.Note: "note"}
