"""Checking a case: every line is replayed and every expectation compared with its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import actual
from bridgetable.cases import shapes as s
from bridgetable.cases.case import Asking, BySeats, BySides, Case, Expect, Known, Moved
from bridgetable.cases.clauses import asks_under, stands_for
from bridgetable.cases.codec import json_text
from bridgetable.cases.expectations import ASKING, KNOWN, MOVED, ONE_BY_ONE
from bridgetable.cases.outline import flat
from bridgetable.cases.reader import inside, nth
from bridgetable.cases.tree import done
from bridgetable.cases.verbs import POINTER
from bridgetable.cases.walk import ExpectReached, Stopped, walk
from bridgetable.engine.actions import Action, Pointer
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import cards_involved, is_of_kind
from bridgetable.table.question import Message, say
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table

# -- Verdicts on the assertions of a case: whether each holds, and why not ---------------------------------------------


class Verdict(msgspec.Struct, frozen=True):
    """Whether the assertion at `place` in the file holds; `sentence` says why not, `reason` what the engine said.

    An assertion that needs a solver that is not installed is `skipped`: it neither holds nor fails.
    """

    place: str
    holds: bool
    sentence: Message
    reason: Message | None = None
    skipped: bool = False


Verdicts = Iterator[Verdict]


class Appraisal(msgspec.Struct, frozen=True):
    """The tricks of North-South and East-West after the proposed adjustment; None without one, and then the reason.

    `looked` means that the table was analysed, so that None is a finding. `available` means that the solver here can
    analyse such a table.
    """

    tricks: tuple[int, int] | None = None
    reason: Message | None = None
    looked: bool = True
    available: bool = True


Appraise = Callable[[tuple[Table, ...]], Appraisal]
"""A function from the tables of a line, in order, to what is proposed to the Director at its end."""


def no_appraisal(line: tuple[Table, ...]) -> Appraisal:
    """The appraisal where there is no solver."""
    return Appraisal(None, say("check-no-equity"), looked=False)


def compare(place: str, holds: bool, expected: object, found: object) -> Verdict:
    """A verdict whose sentence shows the value expected and the one found, both as JSON."""
    return Verdict(place, holds, say("check-differs", expected=json_text(expected), found=json_text(found)))


# -- Comparing the assertions of an expectation with the actual table, one function for each key of the file -----------


def verdicts(expect: Expect, line: tuple[Table, ...], place: str, appraise: Appraise) -> Verdicts:
    """A verdict on every assertion: one for each seat or side, for each entry of a list, or for each other key.

    `line` are the tables of the line up to the one expected; `place` is the path of the expectation in the file.
    """
    for name, check in _CHECKS.items():
        value = getattr(expect, name)
        if value is not UNSET:
            yield from check(value, line[-1], inside(place, name.replace("_", "-")))
    if expect.equity is not UNSET:
        yield _equity(expect.equity, appraise(line), inside(place, "equity"))


def assertion_count(expect: Expect) -> int:
    """The number of assertions of an expectation."""
    given = ((name, getattr(expect, name)) for name in (*_CHECKS, "equity"))
    return sum(len(value) if name in ONE_BY_ONE else 1 for name, value in given if value is not UNSET)


# -- whose turn, who is asked ----------------------------------------------------------------------------------------


def _turn(expected: Seat | None, table: Table, place: str) -> Verdicts:
    seat = actual.turn_now(table)
    yield compare(place, seat is expected, _name(expected), _name(seat))


def _name(seat: Seat | None) -> str | None:
    return seat.name if seat is not None else None


def _asked(expected: Asking | None, table: Table, place: str) -> Verdicts:
    now = asked_now(table)
    if expected is None or now is None:
        holds = expected is None and now is None
    else:
        options = {option.name for option in now.options}
        holds = (
            expected.by in now.question.to
            and (expected.law is None or asks_under(expected.law, now.question.clause, table.edition))
            and (expected.options is None or set(expected.options) == options)
        )
    yield compare(place, holds, s.or_null(ASKING).write(expected), actual.question_data(table))


# -- cards -----------------------------------------------------------------------------------------------------------


def _legal(expected: BySeats, table: Table, place: str) -> Verdicts:
    for seat, cards in expected:
        lawful = lawful_cards(table, seat)
        wanted, found = actual.cards_in_letters(cards), actual.cards_in_letters(lawful)
        yield compare(inside(place, seat.name), wanted == found, wanted, found)


def _lawful_calls(expected: tuple[tuple[Seat, tuple[Call, ...]], ...], table: Table, place: str) -> Verdicts:
    for seat, calls in expected:
        wanted, found = actual.calls_in_letters(calls), actual.calls_in_letters(lawful_calls(table, seat))
        yield compare(inside(place, seat.name), wanted == found, wanted, found)


def _table(expected: BySeats, table: Table, place: str) -> Verdicts:
    found = actual.cards_in_trick(table)
    same = {seat: set(cards) for seat, cards in expected} == {seat: set(cards) for seat, cards in found.items()}
    shape = s.by(s.SEAT, s.one_or_several(s.CARD))
    yield compare(place, same, shape.write(expected), shape.write(tuple(found.items())))


def _penalty(expected: tuple[tuple[Seat, tuple[tuple[Card, str], ...]], ...], table: Table, place: str) -> Verdicts:
    for seat, cards in expected:
        wanted = {card_text(card): kind for card, kind in cards}
        found = actual.penalty_cards(table).get(seat.name, {})
        yield compare(inside(place, seat.name), wanted == found, wanted, found)


def _restricted(expected: tuple[tuple[Seat, tuple[str, ...]], ...], table: Table, place: str) -> Verdicts:
    for seat, restraints in expected:
        found = actual.restraints(table, seat)
        yield compare(inside(place, seat.name), _apart(restraints) == _apart(found), list(restraints), list(found))


def _apart(restraints: tuple[str, ...]) -> set[str]:
    """The restraints with each suit separate: forbidding hearts and clubs is forbidding hearts and forbidding clubs."""
    apart: set[str] = set()
    for restraint in restraints:
        name, *suits = restraint.split("-")
        apart |= {f"forbid-{suit}" for suit in suits} if name == "forbid" else {restraint}
    return apart


# -- what is on record -----------------------------------------------------------------------------------------------


def _irregularities(expected: tuple[Pointer, ...], table: Table, place: str) -> Verdicts:
    recorded = actual.irregularities(table)
    for number, wanted in enumerate(expected):
        # Two equal entries require two irregularities.
        least = expected[: number + 1].count(wanted)
        holds = sum(_matches(wanted, one) for one in recorded) >= least
        found = [POINTER.write(one.pointer) for one in recorded]
        yield compare(nth(place, number), holds, POINTER.write(wanted), found)


def _matches(wanted: Pointer, one: actual.RecordedIrregularity) -> bool:
    found = one.pointer
    return (
        is_of_kind(one.offence, wanted.kind)
        and wanted.seat in (None, found.seat)
        and wanted.trick in (None, found.trick)
        and (wanted.card is None or wanted.card in cards_involved(one.offence))
        and wanted.status in (None, found.status)
    )


def _rulings(expected: tuple[str, ...], table: Table, place: str) -> Verdicts:
    ruled = actual.clauses_ruled(table)
    for number, clause in enumerate(expected):
        holds = any(stands_for(clause, one, table.edition) for one in ruled)
        yield compare(nth(place, number), holds, clause, ruled)


def _no_rulings(expected: tuple[str, ...], table: Table, place: str) -> Verdicts:
    ruled = actual.clauses_ruled(table)
    for number, clause in enumerate(expected):
        found = [one for one in ruled if stands_for(clause, one, table.edition)]
        sentence = say("check-ruled", expected=clause, found=json_text(found))
        yield Verdict(nth(place, number), not found, sentence)


def _information(expected: tuple[Known, ...], table: Table, place: str) -> Verdicts:
    for number, wanted in enumerate(expected):
        unauthorised = [known.unauthorised for known in actual.information(table) if known.what == wanted.what]
        holds = any(_same_seats(wanted, seats) for seats in unauthorised)
        found = [KNOWN.write(Known(wanted.what, seats)) for seats in unauthorised]
        yield compare(nth(place, number), holds, KNOWN.write(wanted), found)


def _same_seats(wanted: Known, unauthorised: tuple[Seat, ...]) -> bool:
    return set(wanted.unauthorised) <= set(unauthorised) if wanted.unauthorised else not unauthorised


# -- the contract and the score --------------------------------------------------------------------------------------


def _declarer(expected: Seat, table: Table, place: str) -> Verdicts:
    found = table.declarer
    yield compare(place, found is expected, _name(expected), _name(found))


def _contract(expected: str, table: Table, place: str) -> Verdicts:
    yield compare(place, actual.contract_now(table) == expected, expected, actual.contract_now(table))


def _transfers(expected: tuple[Moved, ...], table: Table, place: str) -> Verdicts:
    found = actual.transfers(table)
    holds = len(found) == len(expected) and any(
        all(_same_transfer(wanted, one, table) for wanted, one in zip(expected, order, strict=True))
        for order in permutations(found)
    )
    yield compare(place, holds, [MOVED.write(one) for one in expected], [MOVED.write(one) for one in found])


def _same_transfer(wanted: Moved, one: Moved, table: Table) -> bool:
    same = (wanted.tricks, wanted.to) == (one.tricks, one.to)
    return same and stands_for(wanted.law, one.law, table.edition)


def _by_side(number_of: Callable[[Table, Side], int | None]) -> Callable[[BySides, Table, str], Verdicts]:
    def check(expected: BySides, table: Table, place: str) -> Verdicts:
        for side, number in expected:
            found = number_of(table, side)
            yield compare(inside(place, side.name), found == number, number, found)

    return check


def _score(expected: tuple[tuple[Side, float | Artificial], ...], table: Table, place: str) -> Verdicts:
    """A weighted score may be given rounded, as the board has it, or with its fraction."""
    score = actual.score_now(table)
    for side, points in expected:
        found = score[side.name] if score is not None else None
        exact = actual.weighted_now(table, side)
        wanted = points.value if isinstance(points, Artificial) else points
        near = exact is not None and not isinstance(wanted, str) and abs(exact - wanted) < 0.01
        yield compare(inside(place, side.name), found == wanted or near, wanted, found)


def _worth(expected: tuple[tuple[Side, float], ...], table: Table, place: str) -> Verdicts:
    """The matchpoints in per cent, or the International Matchpoints, of an assigned score."""
    for side, number in expected:
        found = actual.worth_now(table, side)
        near = any(abs(one - number) < 0.01 for one in found)
        yield compare(inside(place, side.name), near, number, found[0] if found else None)


# -- the impossible and the hypothetical ------------------------------------------------------------------------------


def _impossible(expected: Action, table: Table, place: str) -> Verdicts:
    try:
        done(table, expected)
    except ImpossibleError as refused:
        yield Verdict(place, True, refused.message)
    else:
        yield Verdict(place, False, say("check-was-possible"))


def _equity(expected: BySides | None, appraisal: Appraisal, place: str) -> Verdict:
    found = None if appraisal.tricks is None else {side.name: appraisal.tricks[side] for side in Side}
    wanted = None if expected is None else {side.name: number for side, number in expected}
    verdict = compare(place, appraisal.looked and wanted == found, wanted, found)
    if found is not None:
        return verdict
    return replace(verdict, reason=appraisal.reason, skipped=not appraisal.available)


_CHECKS: dict[str, Callable[[Any, Table, str], Verdicts]] = {
    "turn": _turn,
    "asked": _asked,
    "legal": _legal,
    "lawful_calls": _lawful_calls,
    "table": _table,
    "penalty": _penalty,
    "restricted": _restricted,
    "irregularities": _irregularities,
    "rulings": _rulings,
    "no_rulings": _no_rulings,
    "information": _information,
    "declarer": _declarer,
    "contract": _contract,
    "won": _by_side(Table.tricks_won),
    "transfers": _transfers,
    "tricks": _by_side(actual.tricks_now),
    "score": _score,
    "worth": _worth,
    "impossible": _impossible,
}


class Failure(msgspec.Struct, frozen=True):
    """A failed assertion or an action that cannot be done: its place in the file, what is wrong, and the reason."""

    place: str
    sentence: Message
    reason: Message | None = None


class Checked(msgspec.Struct, frozen=True):
    """The result of a check: the number of assertions, the failures, and how many assertions were skipped.

    An assertion is skipped if it needs a solver that is not installed.
    """

    expectations: int
    failures: tuple[Failure, ...]
    skipped: int = 0


def check(case: Case, appraise: Appraise = no_appraisal, edition: Edition | None = None) -> Checked:
    """The result of replaying the case with all its branches and checking every expectation.

    `appraise` is used for the expectation `equity`. With an `edition` the case is ruled under that instead of its own.
    """
    failures: list[Failure] = []
    skipped = 0
    for visit in walk(case, edition):
        match visit:
            case ExpectReached(place, expect, line):
                missed = [verdict for verdict in verdicts(expect, line, place, appraise) if not verdict.holds]
                skipped += sum(verdict.skipped for verdict in missed)
                failures += (Failure(v.place, v.sentence, v.reason) for v in missed if not v.skipped)
            case Stopped(place, reason=reason):
                failures.append(Failure(place, say("check-cannot-be-done"), reason.message))
    # Those after an action that cannot be done count too.
    expectations = sum(assertion_count(item) for item in flat(case.actions) if isinstance(item, Expect))
    return Checked(expectations, tuple(failures), skipped)
