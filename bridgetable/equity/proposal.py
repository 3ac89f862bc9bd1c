"""Proposals for an adjusted score, which compare the tricks at the table with those without the irregularity.

The innocent side is to have the tricks it has after the transfers, or those it would have had, whichever is more
(Law 64C). Only the Director adjusts a score; this, with its figures and the reasons for them, is what he is shown.
"""

from __future__ import annotations

import enum
from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeAlias

import msgspec

from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.possible import lawful_cards
from bridgetable.equity.position import Position, Solution, UnsolvableError, position_of
from bridgetable.laws.book import asked_now
from bridgetable.laws.law12 import adjustment_due
from bridgetable.laws.redress import (
    BOTH,
    Base,
    Redress,
    measured_without,
    redress_due,
    redress_under,
    repeats_the_earlier_revokes,
    still_moved,
)
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, Revoke, cards_involved
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

Tables: TypeAlias = tuple[Table, ...]
"""The tables of a line of play in order, from its first table."""

Solve: TypeAlias = Callable[[Position], Solution]
"""A function that solves a position or raises UnsolvableError."""

BySide: TypeAlias = tuple[int, int]
"""A number for North-South and one for East-West."""


class Measurement(msgspec.Struct, frozen=True):
    """The tricks of each side if play had gone on from before an irregularity, `moved` of them transferred by Law 64.

    `taken` are the tricks won by then; `rough` means that the table had penalty cards or restrictions, which
    double-dummy analysis does not take into account.
    """

    irregularity: IrregularityId
    taken: BySide
    tricks: BySide
    moved: int = 0
    rough: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """The figures for one redress: tricks at the table, after the transfers, and without the irregularities.

    `measured` has one measurement for each irregularity, and `counts` is the decisive one. `assigned` are the tricks of
    each side after the adjustment; `damage` is the number of tricks to adjust, and 0 means no adjustment.
    """

    redress: Redress
    played: BySide
    after: BySide
    measured: tuple[Measurement, ...]
    counts: Measurement
    assigned: BySide
    damage: int
    unsolved: tuple[Message, ...] = ()


class NoProposal(msgspec.Struct, frozen=True):
    """A redress for which no table could be analysed, with the reasons."""

    redress: Redress
    reasons: tuple[Message, ...]


def table_before(line: Tables, irregularity: IrregularityId) -> Table:
    """The table just before the irregularity with this id; raises UnsolvableError if it is not in the line.

    The revoke of a defective trick is recorded later than it happened (Law 67B); for it this is the table at which the
    offender was to play to that trick.
    """
    found = bisect_right(line, int(irregularity), lo=1, key=lambda table: len(table.irregularities))
    for before, after in pairwise(line[found - 1 :]):
        if len(after.irregularities) > irregularity:
            offence = after.irregularities[irregularity]
            if not isinstance(offence, Revoke) or offence.trick == before.open_trick:
                return before
            due = (one for one in line if one.turn is offence.seat and one.open_trick == offence.trick)
            if (table := next(due, None)) is not None:
                return table
    raise UnsolvableError(say("equity-found-later"))


def positions_needed(line: Tables) -> tuple[Position, ...]:
    """The positions that must be solved for the proposals at the end of this line, each once."""
    return tuple(dict.fromkeys(one for redress in redress_due(line[-1]) for one in positions_for(redress, line)))


def positions_for(redress: Redress, line: Tables) -> tuple[Position, ...]:
    """The positions that must be solved for the proposal for this redress, each once."""
    found: list[Position] = []
    for base in redress.bases:
        try:
            found.append(position_of(table_before(line, base.irregularity)))
        except UnsolvableError:
            continue
    return tuple(dict.fromkeys(found))


def proposals(line: Tables, solve: Solve) -> tuple[Proposal | NoProposal, ...]:
    """The proposal for each redress due at the end of this line, when play has ended."""
    return tuple(proposal_for(redress, line, solve) for redress in redress_due(line[-1]))


def proposal_for(redress: Redress, line: Tables, solve: Solve) -> Proposal | NoProposal:
    """The proposal for a redress that is due at the end of this line."""
    measured: list[Measurement] = []
    unsolved: list[Message] = []
    for base in redress.bases:
        try:
            measured.append(_measure(line, redress, base, solve))
        except UnsolvableError as fault:
            unsolved.append(fault.message)
    if not measured:
        return NoProposal(redress, tuple(unsolved))
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


def _measure(line: Tables, redress: Redress, base: Base, solve: Solve) -> Measurement:
    """The tricks of each side from before the irregularity, including those taken by then and those transferred."""
    then = table_before(line, base.irregularity)
    position = position_of(then)
    # He would have played a card or suit that was required of him (Law 61A).
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
    return Measurement(base.irregularity, taken, tricks, moved, bool(then.penalty_cards or then.restrictions))


def first_adjustment(found: tuple[Proposal | NoProposal, ...]) -> Proposal | None:
    """The first proposal with damage to adjust; None if there is none."""
    return next((one for one in found if isinstance(one, Proposal) and one.damage), None)


def missing_reasons(found: tuple[Proposal | NoProposal, ...]) -> tuple[Message, ...]:
    """The reasons why figures are missing, each once."""
    each = (one.reasons if isinstance(one, NoProposal) else one.unsolved for one in found)
    return tuple(dict.fromkeys(reason for reasons in each for reason in reasons))


# -- Evidence: a proposal as the Director reads it, with its figures and the reasons for them --------------------------


class Figure(enum.Enum):
    """What a row of figures shows."""

    PLAYED = "played"
    AFTER = "after"
    WITHOUT = "without"
    COUNTS = "counts"
    PROPOSED = "proposed"


class FigureRow(msgspec.Struct, frozen=True):
    """A labelled row with the tricks of North-South and East-West."""

    figure: Figure
    label: Message
    tricks: BySide


class Evidence(msgspec.Struct, frozen=True):
    """The evidence under a clause: figures, finding, reasons, and why some figures are missing."""

    clause: str
    rows: tuple[FigureRow, ...]
    finding: Message | None
    reasons: tuple[Message, ...]
    missing: tuple[Message, ...] = ()


def redress_asked_about(table: Table) -> Redress | None:
    """The redress that the Director is asked about, or has found due and not yet assigned; None if there is none."""
    if not table.over:
        return None
    now = asked_now(table)
    clause = now.question.clause if now is not None else adjustment_due(table)
    return redress_under(table, clause) if clause else None


def newly_asked_redress(line: Tables) -> Redress | None:
    """The redress that the Director is asked about since the last step of this line; None if there is none."""
    now, before = asked_now(line[-1]), asked_now(line[-2]) if len(line) > 1 else None
    if now is None or (before is not None and before.question == now.question):
        return None
    return redress_asked_about(line[-1])


def evidence_of(table: Table, found: Proposal | NoProposal) -> Evidence:
    """The evidence for a proposal; `table` is the table at the end of its line."""
    if isinstance(found, NoProposal):
        return Evidence(found.redress.clause, (), None, (), tuple(dict.fromkeys(found.reasons)))
    what = "damage" if found.redress.innocent is not None else "difference"
    finding = say(f"proposal-{what}", tricks=found.damage) if found.damage else say(f"proposal-no-{what}")
    rows, why = tuple(_rows(table, found)), tuple(_why(table, found))
    return Evidence(found.redress.clause, rows, finding, why, tuple(dict.fromkeys(found.unsolved)))


def evidence_lines(evidence: Evidence, speak: Callable[[Message], str]) -> tuple[str, ...]:
    """The evidence as lines of text; `speak` turns a message into text."""
    lines = [speak(_line(row, speak)) for row in evidence.rows]
    lines += [speak(one) for one in (evidence.finding, *evidence.reasons) if one is not None]
    return (*lines, *(speak(say("proposal-missing", reason=speak(one))) for one in evidence.missing))


def _line(row: FigureRow, speak: Callable[[Message], str]) -> Message:
    key = "proposal-line-counts" if row.figure is Figure.COUNTS else "proposal-line"
    return say(key, label=speak(row.label), ns=row.tricks[Side.NS], ew=row.tricks[Side.EW])


# -- The figures -------------------------------------------------------------------------------------------------------


def _rows(table: Table, found: Proposal) -> Iterator[FigureRow]:
    yield FigureRow(Figure.PLAYED, say("proposal-played"), found.played)
    if table.transfers:
        yield FigureRow(Figure.AFTER, say("proposal-after"), found.after)
    several = len(found.measured) > 1
    for one in found.measured:
        counts = several and one is found.counts
        yield FigureRow(Figure.COUNTS if counts else Figure.WITHOUT, _without(table, found.redress, one), one.tricks)
    if found.damage:
        key = "proposal-proposed" if found.redress.adjusted == BOTH else "proposal-proposed-split"
        yield FigureRow(Figure.PROPOSED, say(key), found.assigned)


def _without(table: Table, redress: Redress, one: Measurement) -> Message:
    """The label of a row without an irregularity, which names that irregularity."""
    offence = table.irregularities[one.irregularity]
    if redress.innocent is None:
        return say("proposal-without-any", trick=offence.trick)
    players = _players(table, one.irregularity)
    kind = "-revokes" if len(players) > 1 else _kind(offence)
    key = f"proposal-without{kind}" + ("-moved" if one.moved else "")
    return say(key, seat=players[0], seats=players, trick=offence.trick, cards=cards_involved(offence), moved=one.moved)


def _kind(offence: Irregularity) -> str:
    if isinstance(offence, Revoke):
        return "-revoke"
    return "-cards" if cards_involved(offence) else ""


def _players(table: Table, irregularity: IrregularityId) -> tuple[Seat, ...]:
    """The offender, or all who revoked on that trick; a revoke from dummy's hand is declarer's."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, Revoke):
        return (offence.seat,)
    revokes = measured_without(table, irregularity) or (offence,)
    return tuple(dict.fromkeys(table.player(revoke.seat) for revoke in revokes))


# -- Why it is proposed ------------------------------------------------------------------------------------------------


def _why(table: Table, found: Proposal) -> Iterator[Message]:
    redress = found.redress
    if redress.innocent is None:
        yield say("proposal-why-both")
    else:
        yield _floor(table, found, redress.innocent)
        if found.counts.moved:
            again = repeats_the_earlier_revokes(table, found.counts.irregularity)
            yield say("proposal-why-repeated" if again else "proposal-why-several", moved=found.counts.moved)
    if redress.adjusted != BOTH and found.damage:
        adjusted = redress.adjusted[0]
        yield say("proposal-why-one-sided", side=adjusted, other=adjusted.opponents)
    if any(one.rough for one in found.measured):
        yield say("proposal-rough")


def _floor(table: Table, found: Proposal, innocent: Side) -> Message:
    """The reason that compares the trick transfers, which count towards the redress, with the loss (Law 64C)."""
    given = found.after[innocent] - found.played[innocent]
    if not isinstance(table.irregularities[found.counts.irregularity], Revoke):
        key = "proposal-why-worse" if found.damage else "proposal-why-no-worse"
    elif given > 0:
        key = "proposal-why-floor" if found.damage else "proposal-why-enough"
    else:
        key = "proposal-why-none-moved" if found.damage else "proposal-why-no-loss"
    return say(key, side=innocent, given=given, tricks=found.counts.tricks[innocent])
