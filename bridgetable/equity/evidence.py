"""Evidence: a proposal in the sentences the Director reads, its figures one by one and why they lead where they do."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator

import msgspec

from bridgetable.cards.seat import Seat, Side
from bridgetable.equity.proposal import BySide, Line, Measured, Proposal, Solve, Unproposed, proposals
from bridgetable.laws.book import asked_now
from bridgetable.laws.general.law12 import adjustment_due
from bridgetable.laws.shared.redress import BOTH, Redress, redress_due
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


def redress_at_hand(table: Table) -> Redress | None:
    """The clause under which the Director is asked whether damage is left, or has found it and not yet assigned."""
    if not table.over:
        return None
    now = asked_now(table)
    clause = now.question.clause if now is not None else adjustment_due(table)
    return next((one for one in redress_due(table) if one.clause == clause), None)


def newly_asked(line: Line) -> Redress | None:
    """The clause under which he is asked since the last step of this line, and was not before it."""
    now, stood = asked_now(line[-1]), asked_now(line[-2]) if len(line) > 1 else None
    if now is None or (stood is not None and stood.question == now.question):
        return None
    return redress_at_hand(line[-1])


def proposal_under(redress: Redress, line: Line, solve: Solve) -> Proposal | Unproposed:
    """What the figures say under this one clause at the end of the line."""
    return next(one for one in proposals(line, solve) if one.redress == redress)


def evidence_of(table: Table, found: Proposal | Unproposed) -> Evidence:
    """The proposal in messages; `table` is the one at the end of its line."""
    if isinstance(found, Unproposed):
        return Evidence(found.redress.clause, (), None, (), tuple(dict.fromkeys(found.reasons)))
    what = "damage" if found.redress.innocent is not None else "difference"
    finding = say(f"proposal-{what}", tricks=found.damage) if found.damage else say(f"proposal-no-{what}")
    rows, why = tuple(_rows(table, found)), tuple(_why(table, found))
    return Evidence(found.redress.clause, rows, finding, why, tuple(dict.fromkeys(found.unsolved)))


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
        yield Row(Figure.AFTER, say("proposal-after"), found.after)
    several = len(found.measured) > 1
    for one in found.measured:
        counts = several and one is found.counts
        yield Row(Figure.COUNTS if counts else Figure.WITHOUT, _without(table, found.redress, one), one.tricks)
    if found.damage:
        key = "proposal-proposed" if found.redress.adjusted == BOTH else "proposal-proposed-split"
        yield Row(Figure.PROPOSED, say(key), found.assigned)


def _without(table: Table, redress: Redress, one: Measured) -> Message:
    """The table this was measured from, named by what was done next on it."""
    offence = table.irregularities[one.irregularity]
    if redress.innocent is None:
        return say("proposal-without-any", trick=offence.trick)
    key = f"proposal-without{_kind(offence)}" + ("-moved" if one.moved else "")
    return say(key, seat=_player(table, offence), trick=offence.trick, cards=cards_involved(offence), moved=one.moved)


def _kind(offence: Irregularity) -> str:
    if isinstance(offence, Revoke):
        return "-revoke"
    return "-cards" if cards_involved(offence) else ""


def _player(table: Table, offence: Irregularity) -> Seat:
    """Who did it: from dummy's hand declarer revokes."""
    return table.player(offence.seat) if isinstance(offence, Revoke) else offence.seat


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
    if not isinstance(table.irregularities[found.counts.irregularity], Revoke):
        key = "proposal-why-worse" if found.damage else "proposal-why-no-worse"
    elif given > 0:
        key = "proposal-why-floor" if found.damage else "proposal-why-enough"
    else:
        key = "proposal-why-none-moved" if found.damage else "proposal-why-no-loss"
    return say(key, side=innocent, given=given, tricks=found.counts.tricks[innocent])
