"""Law 79: tricks won; a disagreement about their number."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws.ask import TRICKS_WON, Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Asked, Event, RulingGiven, ScoreAssigned
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, NumberOfTricks, QuestionAbout, say
from bridgetable.table.scores import AssignedResult
from bridgetable.table.state import Table


@clause("79A1", E2007, printed={E1997: "79A"})
def disagreement(table: Table, side: Side, tricks: int) -> tuple[Event, ...]:
    """The tricks are agreed before the hands are back; where the sides disagree, the Director says what is recorded."""
    seat = next(iter(side.seats))
    told = RulingGiven(disagreement.number(table), say("law-79A", side=side, tricks=tricks))
    return (told, Asked(RECORDED.question(table, (DIRECTOR,), NumberOfTricks(seat, tricks))))


def what_is_recorded(table: Table, question: QuestionAbout[NumberOfTricks]) -> tuple[Option, ...]:
    """The number that is asked for, or the one on the record; after the round also a lower score for one side only."""
    if table.contract is None or not table.over:
        return ()
    side, tricks, number = question.about.seat.side, question.about.tricks, question.clause
    now = table.tricks_after_transfers(side)
    stands = RulingGiven(number, say("law-79B-stands", side=side, tricks=now))
    options = [Option("stand", (stands,)), _both(table, number, side, tricks)]
    if after_the_round(table):
        options.append(_one_side(table, side, tricks, now))
    return tuple(options)


def any_number_won(table: Table, question: QuestionAbout[NumberOfTricks]) -> tuple[Option, ...]:
    """How many tricks were won is a fact: the Director may find any number."""
    if table.contract is None or not table.over:
        return ()
    return tuple(_both(table, question.clause, question.about.seat.side, number) for number in range(14))


def _both(table: Table, number: str, side: Side, tricks: int) -> Option:
    result = _result(table, side, tricks)
    told = RulingGiven(number, say("law-79B-recorded", side=side, tricks=tricks))
    return Option(f"{TRICKS_WON}-{tricks}", (ScoreAssigned(result, result, number), told))


@clause("79B")
def after_the_round(table: Table) -> bool:
    """Where the Director is called after the round, no increase of a score need be granted."""
    return table.round_over


@after_the_round.wording("79B2", E2007)
def _(table: Table) -> bool:
    """The same: he is not obliged to increase the score of a side."""
    return table.round_over


@after_the_round.wording("79B3", E2017)
def _(table: Table) -> bool:
    """Both scores change only if he is clearly convinced; else the record stands, or one side's score is lowered."""
    return table.round_over


def _one_side(table: Table, side: Side, tricks: int, now: int) -> Option:
    """The side that is to have fewer tricks loses them, and the other gains nothing."""
    found, recorded = _result(table, side, tricks), _result(table, side, now)
    loser = side if tricks < now else side.opponents
    ns, ew = (found if each is loser else recorded for each in Side)
    number = after_the_round.number(table)
    return Option("lower", (ScoreAssigned(ns, ew, number), RulingGiven(number, say("law-79B-lower", side=loser))))


def _result(table: Table, side: Side, tricks: int) -> tuple[AssignedResult, ...]:
    assert table.contract is not None
    declaring = table.contract.declarer.side is side
    return (AssignedResult(table.contract, tricks if declaring else 13 - tricks, 1.0),)


RECORDED = Ask(
    "79B2",
    (TRICKS_WON, "stand", "lower"),
    what_is_recorded,
    since=E2007,
    printed={E1997: "79B"},
    other_findings=any_number_won,
    to_director=True,
)

LAW = Law(79, asks=(RECORDED,))
