"""Holding an expectation against a table: what was expected, and what is so. Both in the letters of a case file."""

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
from bridgetable.cases import found as f
from bridgetable.cases import shapes as s
from bridgetable.cases.case import Asking, BySeats, BySides, Expect, Known, Moved
from bridgetable.cases.clauses import asks_under, stands_for
from bridgetable.cases.expectations import ASKING, KNOWN, MOVED
from bridgetable.cases.refusal import inside, nth
from bridgetable.cases.tree import done
from bridgetable.cases.verbs import POINTER
from bridgetable.cases.writer import in_letters
from bridgetable.engine.actions import Action, Pointer
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.table.events import Artificial
from bridgetable.table.irregularity import cards_involved, is_of_kind
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table


class Verdict(msgspec.Struct, frozen=True):
    """Whether one claim of an expectation holds; `sentence` tells why not, `reason` what the engine said.

    One that needs the solver where there is none is `skipped`: it neither holds nor fails.
    """

    place: str
    holds: bool
    sentence: Message
    reason: Message | None = None
    skipped: bool = False


Verdicts = Iterator[Verdict]


class Appraised(msgspec.Struct, frozen=True):
    """The tricks of North-South and East-West after the adjustment that is proposed, or nothing, and why not.

    `looked` says whether anybody could look at the table at all: that nobody could is no finding. `available` says
    whether there is a solver here that takes such a table.
    """

    tricks: tuple[int, int] | None = None
    reason: Message | None = None
    looked: bool = True
    available: bool = True


Appraise = Callable[[tuple[Table, ...]], Appraised]
"""What the engine proposes to the Director at the end of this line, the first table first."""


def unappraised(line: tuple[Table, ...]) -> Appraised:
    """Nobody is there to say what would have happened."""
    return Appraised(None, say("check-no-equity"), looked=False)


def verdicts(expect: Expect, line: tuple[Table, ...], place: str, appraise: Appraise) -> Verdicts:
    """A verdict on every claim: one for each seat or side, one for each entry of a list, else one for each key."""
    for name, judge in _JUDGES.items():
        value = getattr(expect, name)
        if value is not UNSET:
            yield from judge(value, line[-1], inside(place, name.replace("_", "-")))
    if expect.equity is not UNSET:
        yield _equity(expect.equity, appraise(line), inside(place, "equity"))


def claims_in(expect: Expect) -> int:
    """How many claims an expectation makes."""
    given = ((name, getattr(expect, name)) for name in (*_JUDGES, "equity"))
    return sum(len(value) if name in _SEVERAL else 1 for name, value in given if value is not UNSET)


def _verdict(place: str, holds: bool, expected: object, found: object) -> Verdict:
    return Verdict(place, holds, say("check-differs", expected=in_letters(expected), found=in_letters(found)))


# -- whose turn, who is asked ----------------------------------------------------------------------------------------


def _turn(expected: Seat | None, table: Table, place: str) -> Verdicts:
    seat = f.turn_now(table)
    yield _verdict(place, seat is expected, _name(expected), _name(seat))


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
    yield _verdict(place, holds, s.or_null(ASKING).write(expected), f.asking(table))


# -- cards -----------------------------------------------------------------------------------------------------------


def _legal(expected: BySeats, table: Table, place: str) -> Verdicts:
    for seat, cards in expected:
        lawful = lawful_cards(table, seat)
        wanted, found = f.cards_in_letters(cards), f.cards_in_letters(lawful)
        yield _verdict(inside(place, seat.name), wanted == found, wanted, found)


def _lawful_calls(expected: tuple[tuple[Seat, tuple[Call, ...]], ...], table: Table, place: str) -> Verdicts:
    for seat, calls in expected:
        wanted, found = f.calls_in_letters(calls), f.calls_in_letters(lawful_calls(table, seat))
        yield _verdict(inside(place, seat.name), wanted == found, wanted, found)


def _table(expected: BySeats, table: Table, place: str) -> Verdicts:
    found = f.lying(table)
    same = {seat: set(cards) for seat, cards in expected} == {seat: set(cards) for seat, cards in found.items()}
    shape = s.by(s.SEAT, s.one_or_several(s.CARD))
    yield _verdict(place, same, shape.write(expected), shape.write(tuple(found.items())))


def _penalty(expected: tuple[tuple[Seat, tuple[tuple[Card, str], ...]], ...], table: Table, place: str) -> Verdicts:
    for seat, cards in expected:
        wanted = {card_text(card): kind for card, kind in cards}
        found = f.penalty_cards(table).get(seat.name, {})
        yield _verdict(inside(place, seat.name), wanted == found, wanted, found)


def _restricted(expected: tuple[tuple[Seat, tuple[str, ...]], ...], table: Table, place: str) -> Verdicts:
    for seat, restraints in expected:
        found = f.restraints(table, seat)
        yield _verdict(inside(place, seat.name), _apart(restraints) == _apart(found), list(restraints), list(found))


def _apart(restraints: tuple[str, ...]) -> set[str]:
    """The same with a word for each suit: to forbid hearts and clubs is to forbid hearts, and to forbid clubs."""
    apart: set[str] = set()
    for restraint in restraints:
        name, *suits = restraint.split("-")
        apart |= {f"forbid-{suit}" for suit in suits} if name == "forbid" else {restraint}
    return apart


# -- what is on record -----------------------------------------------------------------------------------------------


def _irregularities(expected: tuple[Pointer, ...], table: Table, place: str) -> Verdicts:
    on_record = f.recorded(table)
    for number, wanted in enumerate(expected):
        # Two entries that say the same claim two irregularities.
        least = expected[: number + 1].count(wanted)
        holds = sum(_matches(wanted, one) for one in on_record) >= least
        so = [POINTER.write(one.pointer) for one in on_record]
        yield _verdict(nth(place, number), holds, POINTER.write(wanted), so)


def _matches(wanted: Pointer, one: f.OnRecord) -> bool:
    so = one.pointer
    return (
        is_of_kind(one.offence, wanted.kind)
        and wanted.seat in (None, so.seat)
        and wanted.trick in (None, so.trick)
        and (wanted.card is None or wanted.card in cards_involved(one.offence))
        and wanted.status in (None, so.status)
    )


def _rulings(expected: tuple[str, ...], table: Table, place: str) -> Verdicts:
    ruled = f.clauses_ruled(table)
    for number, clause in enumerate(expected):
        holds = any(stands_for(clause, one, table.edition) for one in ruled)
        yield _verdict(nth(place, number), holds, clause, ruled)


def _no_rulings(expected: tuple[str, ...], table: Table, place: str) -> Verdicts:
    ruled = f.clauses_ruled(table)
    for number, clause in enumerate(expected):
        found = [one for one in ruled if stands_for(clause, one, table.edition)]
        sentence = say("check-ruled", expected=clause, found=in_letters(found))
        yield Verdict(nth(place, number), not found, sentence)


def _information(expected: tuple[Known, ...], table: Table, place: str) -> Verdicts:
    for number, wanted in enumerate(expected):
        found = [known.unauthorised for known in f.known(table) if known.what == wanted.what]
        so = [KNOWN.write(Known(wanted.what, seats)) for seats in found]
        yield _verdict(nth(place, number), any(_told_to(wanted, seats) for seats in found), KNOWN.write(wanted), so)


def _told_to(wanted: Known, unauthorised: tuple[Seat, ...]) -> bool:
    return set(wanted.unauthorised) <= set(unauthorised) if wanted.unauthorised else not unauthorised


# -- the contract and the score --------------------------------------------------------------------------------------


def _declarer(expected: Seat, table: Table, place: str) -> Verdicts:
    found = table.declarer
    yield _verdict(place, found is expected, _name(expected), _name(found))


def _contract(expected: str, table: Table, place: str) -> Verdicts:
    yield _verdict(place, f.contract_now(table) == expected, expected, f.contract_now(table))


def _transfers(expected: tuple[Moved, ...], table: Table, place: str) -> Verdicts:
    found = f.transfers(table)
    holds = len(found) == len(expected) and any(
        all(_same_transfer(wanted, one, table) for wanted, one in zip(expected, order, strict=True))
        for order in permutations(found)
    )
    yield _verdict(place, holds, [MOVED.write(one) for one in expected], [MOVED.write(one) for one in found])


def _same_transfer(wanted: Moved, one: Moved, table: Table) -> bool:
    same = (wanted.tricks, wanted.to) == (one.tricks, one.to)
    return same and stands_for(wanted.law, one.law, table.edition)


def _by_side(found: Callable[[Table, Side], int | None]) -> Callable[[BySides, Table, str], Verdicts]:
    def judge(expected: BySides, table: Table, place: str) -> Verdicts:
        for side, number in expected:
            so = found(table, side)
            yield _verdict(inside(place, side.name), so == number, number, so)

    return judge


def _score(expected: tuple[tuple[Side, float | Artificial], ...], table: Table, place: str) -> Verdicts:
    """A weighted score may be told to the point, as the board has it, or with its fraction."""
    score = f.score_now(table)
    for side, points in expected:
        so = score[side.name] if score is not None else None
        exact = f.weighted_now(table, side)
        wanted = points.value if isinstance(points, Artificial) else points
        near = exact is not None and not isinstance(wanted, str) and abs(exact - wanted) < 0.01
        yield _verdict(inside(place, side.name), so == wanted or near, wanted, so)


# -- what may not be, and what is not known --------------------------------------------------------------------------


def _impossible(expected: Action, table: Table, place: str) -> Verdicts:
    try:
        done(table, expected)
    except ImpossibleError as refused:
        yield Verdict(place, True, refused.message)
    else:
        yield Verdict(place, False, say("check-was-possible"))


def _equity(expected: BySides | None, found: Appraised, place: str) -> Verdict:
    so = None if found.tricks is None else {side.name: found.tricks[side] for side in Side}
    wanted = None if expected is None else {side.name: number for side, number in expected}
    told = _verdict(place, found.looked and wanted == so, wanted, so)
    return replace(told, reason=found.reason, skipped=not found.available) if found.tricks is None else told


_JUDGES: dict[str, Callable[[Any, Table, str], Verdicts]] = {
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
    "tricks": _by_side(f.tricks_now),
    "score": _score,
    "impossible": _impossible,
}
_SEVERAL = frozenset(
    {"legal", "lawful_calls", "penalty", "restricted", "irregularities", "rulings", "no_rulings", "information", "won",
     "tricks", "score"}
)
