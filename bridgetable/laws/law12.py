"""Law 12: the adjusted score. The Director assigns it; the Laws say in which way, and what it amounts to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.laws import law77, law78
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, NOWHERE_ELSE, clause
from bridgetable.laws.law import Law
from bridgetable.table.edition import FIRST, Edition
from bridgetable.table.events import DamageFound, Event, RulingGiven, ScoreAssigned
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, About, Message, Question, say
from bridgetable.table.scores import Amount, Artificial, Assigned, AssignedResult, Comparison, PenaltyUnit
from bridgetable.table.state import Table

if TYPE_CHECKING:
    from fractions import Fraction


NOT_COMPARED = Comparison()


class Part(msgspec.Struct, frozen=True):
    """The contribution of one result to an assigned score: its points for the side, its weight, and their product."""

    points: int
    weight: Fraction
    product: Fraction


@clause("12C2")
def how_assigned(table: Table) -> Message:
    """1997: for each side the best result that was likely, or the worst at all probable; 12C3 allows weighting."""
    return say("assigned-12C2")


@how_assigned.wording("12C1(c)", E2007)
def _(table: Table) -> Message:
    """Several results may be weighted by their probability, unless the Regulating Authority forbids it."""
    return say("assigned-12C1e" if single_results_elected(table) else "assigned-12C1c")


@how_assigned.wording("12C1(c)", E2017)
def _(table: Table) -> Message:
    """Several results may be weighted by their probability, but none that could only be reached unlawfully."""
    return say("assigned-12C1c-lawful")


@clause("12C1(e)", E2007, ended=E2017)
def single_results_elected(table: Table) -> bool:
    """The Regulating Authority may replace weighting by the procedure of 1997: one result for each side."""
    return table.elects("12C1e", False)


@clause("12C1", E2017, printed={E1997: "12C2"})
def assigned_under(table: Table) -> str:
    """The clause under which results are assigned."""
    return assigned_under.number(table)


@assigned_under.wording("12C1", E2007)
def _(table: Table) -> str:
    """The same, or the other procedure where the Regulating Authority has chosen it."""
    return single_results_elected.number(table) if single_results_elected(table) else assigned_under.number(table)


@clause("12C2(a)", E2007, printed={E1997: "12C1"})
def percentage_of(table: Table, score: Artificial) -> int:
    """At pairs: at most 40 % for a side directly at fault, 50 % partly at fault, at least 60 % in no way at fault."""
    return {Artificial.AVERAGE_PLUS: 60, Artificial.AVERAGE: 50, Artificial.AVERAGE_MINUS: 40}[score]


@clause("12C2(b)", E2007, printed={E1997: "86A"})
def imps_of(table: Table, score: Artificial) -> int:
    """At International Matchpoints: plus or minus three."""
    return {Artificial.AVERAGE_PLUS: 3, Artificial.AVERAGE: 0, Artificial.AVERAGE_MINUS: -3}[score]


@clause("12C1(c)", E2007, printed={E1997: "12C2"})
def worth(table: Table, given: ScoreAssigned, side: Side) -> tuple[Amount, ...]:
    """Each result is turned into matchpoints or International Matchpoints first, and they are weighted afterwards.

    An artificial score is worth its percentage or its International Matchpoints as it is.
    """
    compared, mine = given.compared, given.to(side)
    sign = 1 if side is Side.NS else -1
    others = tuple(sign * score for score in compared.field)
    found: list[Amount] = []
    if isinstance(mine, Artificial):
        if others or compared.session:
            found.append(_amount(share_of(table, given, side), PenaltyUnit.PERCENT))
        return (*found, _amount(imps_of(table, mine), PenaltyUnit.IMP)) if compared.datum is not None else tuple(found)
    parts = score_parts(table, mine, side)
    if others:
        shares = ((law78.percentage(part.points, others) or 0) * part.weight for part in parts)
        found.append(_amount(sum(shares), PenaltyUnit.PERCENT))
    if compared.datum is not None:
        each = (law78.imps(part.points - sign * compared.datum) * part.weight for part in parts)
        found.append(_amount(sum(each), PenaltyUnit.IMP))
    return tuple(found)


def artificial_figures(table: Table, score: Artificial) -> dict[str, Amount]:
    """The percentage and the International Matchpoints of an artificial score, as blanks of a sentence."""
    share, imps = percentage_of(table, score), imps_of(table, score)
    return {"share": _amount(share, PenaltyUnit.PERCENT), "imps": _amount(imps, PenaltyUnit.IMP)}


def _amount(number: float | Fraction, unit: PenaltyUnit) -> Amount:
    return Amount(round(float(number), 2), unit)


def share_of(table: Table, given: ScoreAssigned, side: Side) -> float:
    """An artificial score in per cent, or the side's own percentage of the session where it keeps that (12C2(c))."""
    score = given.to(side)
    if not isinstance(score, Artificial):
        return 0.0
    own = dict(given.compared.session).get(side)
    return float(percentage_of(table, score)) if own is None or not keeps(table, score, own) else own


def keeps(table: Table, score: Artificial, own: float) -> bool:
    """Whether this edition has a side keep this percentage of the session in place of an artificial score."""
    return keeps_its_own.exists_in(table.edition) and keeps_its_own(table, score, own)


@clause("12C2(c)", E2007)
def keeps_its_own(table: Table, score: Artificial, own: float) -> bool:
    """A side not at fault keeps what is more than average plus, one at fault what is less than average minus."""
    given = percentage_of(table, score)
    return (score is Artificial.AVERAGE_PLUS and own > given) or (score is Artificial.AVERAGE_MINUS and own < given)


def assign(
    table: Table, ns: Assigned, ew: Assigned, law: str, compared: Comparison = NOT_COMPARED
) -> tuple[Event, ...]:
    """The Director assigns these scores under the Law he names, or else under Law 12 itself."""
    artificial = [(side, given) for side, given in ((Side.NS, ns), (Side.EW, ew)) if isinstance(given, Artificial)]
    only = len(artificial) == len(Side)
    under = law or (percentage_of.number(table) if only else assigned_under(table))
    told = (RulingGiven(under, say("law-12C1")),) if only and not percentage_of.covers(under) else ()
    number = percentage_of.number(table)
    each = (
        RulingGiven(number, say(f"law-12C2-{given.value}", side=side, **artificial_figures(table, given)))
        for side, given in artificial
    )
    given = ScoreAssigned(ns, ew, under, compared)
    return (given, *told, *_results_told(table, given, under), *each, *_worth_told(table, given))


def _results_told(table: Table, given: ScoreAssigned, under: str) -> Iterator[RulingGiven]:
    """The contracts, tricks and weights that are assigned: once, if they are the same for both sides."""
    if not (given.ns and given.ew):
        yield RulingGiven(under, say("law-12C1"))
        return
    if given.ns == given.ew and not isinstance(given.ns, Artificial):
        yield RulingGiven(under, say("law-12C1-both", results=_listed(table, given.ns, Side.NS)))
        return
    for side in Side:
        mine = given.to(side)
        if not isinstance(mine, Artificial):
            yield RulingGiven(under, say("law-12C1-side", side=side, results=_listed(table, mine, side)))


def _listed(table: Table, results: tuple[AssignedResult, ...], side: Side) -> Message:
    first, *rest = results
    points = f"{law77.assigned_points(table, first, side):+d}".replace("-", "−")
    one = say("law-12C1-result", contract=first.contract, tricks=first.tricks, side=side, points=points)
    if law77.weight_of(first) != 1:
        one = say("law-12C1-weighed", weight=_amount(100 * law77.weight_of(first), PenaltyUnit.PERCENT), result=one)
    return say("law-12C1-and", first=one, rest=_listed(table, tuple(rest), side)) if rest else one


def _worth_told(table: Table, given: ScoreAssigned) -> Iterator[RulingGiven]:
    """What each side's score is worth, where there is something to compare it with."""
    for side in Side:
        mine = given.to(side)
        if isinstance(mine, Artificial):
            own = dict(given.compared.session).get(side)
            if own is not None and keeps(table, mine, own):
                told = say("law-12C2c", side=side, amount=_amount(own, PenaltyUnit.PERCENT))
                yield RulingGiven("12C2(c)", told)
            continue
        for amount in worth(table, given, side):
            key = "law-12C1c-worth" if len(mine) > 1 else "law-12C1c-worth-one"
            yield RulingGiven(worth.number(table), say(key, side=side, amount=amount))


# -- judging damage ----------------------------------------------------------------------------------------------------


def judgement(
    clause: str,
    *,
    name: str = "",
    since: Edition = FIRST,
    printed: Mapping[Edition, str] = NOWHERE_ELSE,
    play_goes_on: bool = False,
) -> Ask[About]:
    """The question to the Director whether a side was damaged, under this clause."""
    answers = ("stand", "adjust")
    return Ask(
        clause,
        answers,
        stand_or_adjust,
        name,
        since,
        printed,
        play_goes_on=play_goes_on,
        to_director=True,
        judgement=True,
    )


def stand_or_adjust(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director lets the result stand, or is going to assign an adjusted score (Law 12)."""
    number = question.clause
    return (
        Option("stand", (RulingGiven(number, say("law-judged-stand", law=number)),)),
        Option("adjust", (RulingGiven(number, say("law-judged-adjust", law=number)), DamageFound(number))),
    )


def judged_after_play(table: Table, ask: Ask[About]) -> Question | None:
    """The question on a judgement that was deferred to the end of play under this declaration; None before that."""
    if not table.over:
        return None
    for left in table.deferred:
        question = ask.question(table, (DIRECTOR,), left.about)
        if left.ask == ask.key and question not in table.answered:
            return question
    return None


def adjustment_due(table: Table) -> str:
    """The clause under which the Director found that a score must be adjusted, until he has assigned one; else ""."""
    if table.assigned is not None or not table.over:
        return ""
    if table.cancelled is not None:
        return "" if table.cancelled.redealt else table.cancelled.clause
    return table.damage[-1] if table.damage else ""


# -- the adjusted score ------------------------------------------------------------------------------------------------


def score_parts(table: Table, results: tuple[AssignedResult, ...], side: Side) -> tuple[Part, ...]:
    """The contribution of each result to this side's assigned score (Law 12C1(c)); the score is their rounded sum."""
    parts = ((law77.assigned_points(table, result, side), law77.weight_of(result)) for result in results)
    return tuple(Part(points, weight, points * weight) for points, weight in parts)


LAW = Law(12)
