"""Expectations of a case that is being made: what the engine has ruled at a table, as a case file states it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET, UnsetType

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import actual
from bridgetable.cases.case import Asking, Expect
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.table.state import Table


def expected_after(before: Table, step: Step) -> Expect | None:
    """What is to be expected after a step in which the Laws had something to say; None after any other step."""
    after = step.table
    rulings = new_rulings(before, after)
    news = len(after.irregularities) > len(before.irregularities)
    now, then = asked_now(after), asked_now(before)
    asked = now is not None and (then is None or now.question != then.question)
    if not (rulings or news or asked or (then is not None and now is None)):
        return None
    return Expect(
        rulings=rulings or UNSET,
        irregularities=tuple(one.pointer for one in actual.irregularities(after)) if after.irregularities else UNSET,
        asked=_asking(after),
        turn=actual.turn_now(after),
        penalty=_penalty_cards(before, after),
        restricted=_restraints(before, after),
    )


def expected_at_the_end(table: Table) -> Expect:
    """What is to be expected of the last table of a line: contract, tricks as played and moved, and the score."""
    if not table.over:
        return Expect(turn=actual.turn_now(table), asked=_asking(table), won=_sides(table.tricks_won))
    score = actual.score_now(table)
    numbers = tuple((side, points) for side in Side if score and isinstance(points := score[side.name], int))
    return Expect(
        transfers=actual.transfers(table),
        won=_sides(table.tricks_won),
        tricks=_sides(table.tricks_after_transfers),
        score=numbers or UNSET,
        asked=_asking(table),
    )


def new_rulings(before: Table, after: Table) -> tuple[str, ...]:
    """The clauses under which something has been ruled between two tables, each once."""
    was = actual.clauses_ruled(before)
    found = actual.clauses_ruled(after)
    for clause in was:
        if clause in found:
            found.remove(clause)
    return tuple(dict.fromkeys(found))


def _asking(table: Table) -> Asking | None:
    now = asked_now(table)
    if now is None:
        return None
    return Asking(now.question.to[0], now.question.clause, tuple(option.name for option in now.options))


def _penalty_cards(
    before: Table, after: Table
) -> tuple[tuple[Seat, tuple[tuple[Card, str], ...]], ...] | UnsetType:
    if before.penalty_cards == after.penalty_cards:
        return UNSET
    concerned = {one.seat for one in (*before.penalty_cards, *after.penalty_cards)}
    return tuple(
        (seat, tuple((one.card, "major" if one.major else "minor") for one in after.penalty_cards_of(seat)))
        for seat in sorted(concerned)
    )


def _restraints(before: Table, after: Table) -> tuple[tuple[Seat, tuple[str, ...]], ...] | UnsetType:
    now = {seat: actual.restraints(after, seat) for seat in Seat}
    changed = tuple((seat, found) for seat, found in now.items() if found != actual.restraints(before, seat))
    return changed or UNSET


def _sides(tricks: Callable[[Side], int]) -> tuple[tuple[Side, int], ...]:
    return tuple((side, tricks(side)) for side in Side)
