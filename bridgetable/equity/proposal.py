"""Proposals: what the Director may assign, the tricks without the irregularity held against those at the table.

A floor, not an addition: the innocent side gets what it has after the transfers, or what it would have had, whichever
is more (64C). Only the Director adjusts; this is what he is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.engine.possible import lawful_cards
from bridgetable.equity.position import Position, Solved, UnsolvableError, position_of
from bridgetable.laws.shared.redress import Base, Redress, redress_due, still_moved
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

Line: TypeAlias = tuple[Table, ...]
"""The tables of a line of play in their order, the first table first."""

Solve: TypeAlias = Callable[[Position], Solved]
"""Solves a position, or raises UnsolvableError."""

BySide: TypeAlias = tuple[int, int]
"""A number for North-South, a number for East-West."""


class Measured(msgspec.Struct, frozen=True):
    """What would have come of the table before an irregularity: tricks of each side, `moved` of them by Law 64.

    `irregularity` is its place, `taken` the tricks won until then; `rough` says that penalty cards or restrictions lay
    on that table, which double dummy does not know.
    """

    irregularity: IrregularityId
    taken: BySide
    tricks: BySide
    moved: int = 0
    rough: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """What the figures say under a clause: tricks at the table, after the transfers, and without the irregularity.

    `measured` holds each table looked at and `counts` the one that counts; `assigned` are the tricks each side would
    have after the adjustment, and `damage` what is left of it, in tricks: nothing to adjust when it is 0.
    """

    redress: Redress
    played: BySide
    after: BySide
    measured: tuple[Measured, ...]
    counts: Measured
    assigned: BySide
    damage: int
    unsolved: tuple[Message, ...] = ()


class Unproposed(msgspec.Struct, frozen=True):
    """No figures under a clause: why double dummy could take none of its tables."""

    redress: Redress
    reasons: tuple[Message, ...]


def table_before(line: Line, irregularity: IrregularityId) -> Table:
    """The table just before the irregularity at this place; raises UnsolvableError when the line does not show it.

    A revoke of a defective trick is found, and recorded, later than it happened (67B): then the table at which the
    offender was to play to that trick.
    """
    for before, after in pairwise(line):
        if len(after.irregularities) > irregularity:
            offence = after.irregularities[irregularity]
            if not isinstance(offence, Revoke) or offence.trick == before.open_trick:
                return before
            due = (one for one in line if one.turn is offence.seat and one.open_trick == offence.trick)
            if (table := next(due, None)) is not None:
                return table
    raise UnsolvableError(say("equity-found-later"))


def positions_needed(line: Line) -> tuple[Position, ...]:
    """Every position that the proposals for the end of this line turn on."""
    found: list[Position] = []
    for redress in redress_due(line[-1]):
        for base in redress.bases:
            try:
                found.append(position_of(table_before(line, base.irregularity)))
            except UnsolvableError:
                continue
    return tuple(dict.fromkeys(found))


def proposals(line: Line, solve: Solve) -> tuple[Proposal | Unproposed, ...]:
    """What the figures say under each clause the Director looks at, the play having ended."""
    return tuple(_proposal(line, redress, solve) for redress in redress_due(line[-1]))


def _proposal(line: Line, redress: Redress, solve: Solve) -> Proposal | Unproposed:
    measured: list[Measured] = []
    unsolved: list[Message] = []
    for base in redress.bases:
        try:
            measured.append(_measure(line, redress, base, solve))
        except UnsolvableError as fault:
            unsolved.append(fault.message)
    if not measured:
        return Unproposed(redress, tuple(unsolved))
    table = line[-1]
    played, after = _by_side(table.tricks_won), _by_side(table.tricks_after_transfers)
    innocent = redress.innocent
    if innocent is None:
        counts = measured[0]
        damage = abs(counts.tricks[Side.NS] - after[Side.NS])
    else:
        counts = max(measured, key=lambda one: one.tricks[innocent])
        damage = max(0, counts.tricks[innocent] - after[innocent])
    kept = [side not in redress.adjusted or not damage for side in Side]
    assigned = (
        after[Side.NS] if kept[Side.NS] else counts.tricks[Side.NS],
        after[Side.EW] if kept[Side.EW] else counts.tricks[Side.EW],
    )
    return Proposal(redress, played, after, tuple(measured), counts, assigned, damage, tuple(unsolved))


def _by_side(tricks: Callable[[Side], int]) -> BySide:
    return tricks(Side.NS), tricks(Side.EW)


def _measure(line: Line, redress: Redress, base: Base, solve: Solve) -> Measured:
    """The tricks of each side from before the irregularity on, those taken until then and those moved included."""
    then = table_before(line, base.irregularity)
    position = position_of(then)
    # A card or suit that was required of him is what he would have played (61A).
    best = solve(position).best_of(lawful_cards(then, position.to_play) or position.playable)
    if best is None:
        raise UnsolvableError(say("equity-refused"))
    ours = position.to_play.side
    rest = {ours: best, ours.opponents: position.tricks_left - best}
    taken = _by_side(then.tricks_taken)
    moved = 0
    if redress.innocent is not None:
        moved = still_moved(line[-1], base, then, rest[redress.innocent.opponents])
    to_ns = moved if redress.innocent is Side.NS else -moved
    tricks = (taken[Side.NS] + rest[Side.NS] + to_ns, taken[Side.EW] + rest[Side.EW] - to_ns)
    return Measured(base.irregularity, taken, tricks, moved, bool(then.penalty_cards or then.restrictions))


def adjusting(found: tuple[Proposal | Unproposed, ...]) -> Proposal | None:
    """The first proposal to adjust; nothing when there is none."""
    return next((one for one in found if isinstance(one, Proposal) and one.damage), None)


def reasons_of(found: tuple[Proposal | Unproposed, ...]) -> tuple[Message, ...]:
    """Why some of the figures are missing."""
    each = (one.reasons if isinstance(one, Unproposed) else one.unsolved for one in found)
    return tuple(dict.fromkeys(reason for reasons in each for reason in reasons))
