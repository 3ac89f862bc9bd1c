"""Evidence: a proposal as the Director reads it, with its figures and the reasons for them."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator

import msgspec

from bridgetable.cards.seat import Seat, Side
from bridgetable.equity.proposal import BySide, Measurement, NoProposal, Proposal, Tables
from bridgetable.laws.book import asked_now
from bridgetable.laws.law12 import adjustment_due
from bridgetable.laws.redress import BOTH, Redress, measured_without, redress_under, repeats_the_earlier_revokes
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, Revoke, cards_involved
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table


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


# -- the figures -----------------------------------------------------------------------------------------------------


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


# -- why -------------------------------------------------------------------------------------------------------------


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
