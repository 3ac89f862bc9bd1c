"""Evidence: a proposal in the sentences the Director reads, its figures one by one and why they lead where they do."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.equity.proposal import BySide, Line, Measured, Proposal, Unproposed
from bridgetable.laws.book import asked_now
from bridgetable.laws.redress import BOTH, Redress, redress_due
from bridgetable.table.irregularity import Irregularity, Revoke, cards_involved
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table


class Figure(enum.Enum):
    """What a row of figures is about."""

    PLAYED = "played"
    AFTER = "after"
    WITHOUT = "without"
    COUNTS = "counts"
    PROPOSED = "proposed"


class Row(msgspec.Struct, frozen=True):
    """A name and the tricks of North-South and East-West."""

    figure: Figure
    label: Message
    tricks: BySide


class Evidence(msgspec.Struct, frozen=True):
    """What the Director is shown under a clause: the figures, the damage left, why, and what cannot be said."""

    clause: str
    rows: tuple[Row, ...]
    finding: Message | None
    reasons: tuple[Message, ...]
    missing: tuple[Message, ...] = ()


def redress_asked(table: Table) -> Redress | None:
    """The clause under which the Director is being asked whether damage is left; nothing when he is not."""
    now = asked_now(table)
    if now is None or not table.over:
        return None
    return next((one for one in redress_due(table) if one.clause == now.question.clause), None)


def newly_asked(line: Line) -> Redress | None:
    """The clause under which he is asked since the last step of this line, and was not before it."""
    due = redress_asked(line[-1])
    if due is not None and len(line) > 1:
        stood, now = asked_now(line[-2]), asked_now(line[-1])
        if stood is not None and now is not None and stood.question == now.question:
            return None
    return due


def evidence_of(table: Table, found: Proposal | Unproposed) -> Evidence:
    """The proposal in messages; `table` is the one at the end of its line."""
    if isinstance(found, Unproposed):
        return Evidence(found.redress.clause, (), None, (), found.reasons)
    finding = say("proposal-damage", tricks=found.damage) if found.damage else say("proposal-no-damage")
    return Evidence(found.redress.clause, tuple(_rows(table, found)), finding, tuple(_why(table, found)), found.unsolved)


def told(evidence: Evidence, speak: Callable[[Message], str]) -> tuple[str, ...]:
    """The evidence as plain lines; `speak` words a message."""
    lines = [speak(_line(row, speak)) for row in evidence.rows]
    lines += [speak(one) for one in (evidence.finding, *evidence.reasons) if one is not None]
    return (*lines, *(speak(say("proposal-missing", reason=speak(one))) for one in evidence.missing))


def _line(row: Row, speak: Callable[[Message], str]) -> Message:
    key = "proposal-line-counts" if row.figure is Figure.COUNTS else "proposal-line"
    return say(key, label=speak(row.label), ns=row.tricks[Side.NS], ew=row.tricks[Side.EW])


# -- the figures -----------------------------------------------------------------------------------------------------


def _rows(table: Table, found: Proposal) -> Iterator[Row]:
    yield Row(Figure.PLAYED, say("proposal-played"), found.played)
    if table.transfers:
        moved = found.after != found.played
        yield Row(Figure.AFTER, say("proposal-after" if moved else "proposal-after-none"), found.after)
    several = len(found.measured) > 1
    for one in found.measured:
        counts = several and one is found.counts
        yield Row(Figure.COUNTS if counts else Figure.WITHOUT, _without(table, found.redress, one), one.tricks)
    if found.damage:
        key = "proposal-proposed" if found.redress.adjusted == BOTH else "proposal-proposed-split"
        yield Row(Figure.PROPOSED, say(key), found.assigned)


def _without(table: Table, redress: Redress, one: Measured) -> Message:
    """The table this was measured from, named by what was done next on it."""
    fault = table.irregularities[one.irregularity]
    if redress.innocent is None:
        return say("proposal-without-any", trick=fault.trick)
    key = f"proposal-without{_kind(fault)}" + ("-moved" if one.moved else "")
    return say(key, seat=_player(table, fault), trick=fault.trick, cards=cards_involved(fault), moved=one.moved)


def _kind(fault: Irregularity) -> str:
    if isinstance(fault, Revoke):
        return "-revoke"
    return "-cards" if cards_involved(fault) else ""


def _player(table: Table, fault: Irregularity) -> object:
    """Who did it: from dummy's hand declarer revokes."""
    return table.player(fault.seat) if isinstance(fault, Revoke) else fault.seat


# -- why -------------------------------------------------------------------------------------------------------------


def _why(table: Table, found: Proposal) -> Iterator[Message]:
    redress = found.redress
    if redress.innocent is None:
        yield say("proposal-why-both")
    else:
        yield _floor(table, found, redress.innocent)
        if found.counts.moved:
            yield say("proposal-why-repeated", moved=found.counts.moved)
    if redress.adjusted != BOTH and found.damage:
        adjusted = redress.adjusted[0]
        yield say("proposal-why-one-sided", side=adjusted, other=adjusted.opponents)
    if any(one.rough for one in found.measured):
        yield say("proposal-rough")


def _floor(table: Table, found: Proposal, innocent: Side) -> Message:
    """What the transfers gave is counted in, not added to (64C)."""
    given = found.after[innocent] - found.played[innocent]
    if not table.transfers:
        key = "proposal-why-worse" if found.damage else "proposal-why-no-worse"
    elif given > 0:
        key = "proposal-why-floor" if found.damage else "proposal-why-enough"
    else:
        key = "proposal-why-none-moved" if found.damage else "proposal-why-no-loss"
    return say(key, side=innocent, given=given, tricks=found.counts.tricks[innocent])
