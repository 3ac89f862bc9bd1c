"""What an assertion says about a table, in one sentence. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict

from bridgetable.cards.notation import contract_of, suit_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.case import Asking, Expect, Known, Moved
from bridgetable.cases.codec import json_text
from bridgetable.cases.verbs import write_action
from bridgetable.engine.actions import Action, Pointer
from bridgetable.laws.book import asked_now
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.questions import option_label

BRIEF = "short"
"""The form of cards and calls in these sentences."""


def assertion_line(words: Words, assertion: Expect, table: Table) -> str:
    """A single assertion in one sentence: "It is East's turn"; `table` is the one it is about."""
    name, value = key_and_value(assertion)
    return _LINES[name](words, value, table)


def key_and_value(assertion: Expect) -> tuple[str, Any]:
    """The key of a single assertion and the value that it states."""
    return next((name, value) for name, value in asdict(assertion).items() if value is not UNSET)


def _turn(words: Words, seat: Seat | None, _: Table) -> str:
    return words.text("expected-turn-none") if seat is None else words.text("expected-turn", seat=seat)


def _asked(words: Words, asked: Asking | None, table: Table) -> str:
    if asked is None:
        return words.text("expected-asked-none")
    now = asked_now(table)
    same = now is not None and asked.law in (None, now.question.clause)
    options = [
        option_label(words, now.question, option, table) if same and now is not None else option
        for option in asked.options or ()
    ]
    key = "expected-asked-options" if options else "expected-asked"
    listed = " / ".join(options)
    return words.text(key if asked.law else f"{key}-any", who=asked.by, law=asked.law or "", options=listed)


def _by_seat(key: str, said: Callable[[Words, Any], str]) -> Callable[[Words, Any, Table], str]:
    def line(words: Words, value: Any, _: Table) -> str:
        return "; ".join(
            words.text(key, seat=seat, what=said(words, what)) if what else words.text(f"{key}-none", seat=seat)
            for seat, what in value
        )

    return line


def _cards(words: Words, cards: Any) -> str:
    return words.name(tuple(cards), BRIEF)


def _calls(words: Words, calls: Any) -> str:
    return ", ".join(words.grammar.call(call) for call in calls)


def _penalty_cards(words: Words, cards: Any) -> str:
    return ", ".join(f"{words.name(card, BRIEF)} ({words.text(f'penalty-card-{kind}')})" for card, kind in cards)


def _restraints(words: Words, restraints: Any) -> str:
    return ", ".join(_restraint(words, each) for each in restraints)


def _restraint(words: Words, restraint: str) -> str:
    name, *suits = restraint.split("-")
    if name == "pass":
        return words.text(f"expected-{restraint}")
    return words.text(f"expected-{name}", suits=tuple(suit_of(suit) for suit in suits))


def _trick(words: Words, cards: Any, _: Table) -> str:
    played = ", ".join(f"{words.name(seat)} {_cards(words, each)}" for seat, each in cards)
    return words.text("expected-table", cards=played) if played else words.text("expected-table-none")


def _irregularities(words: Words, pointers: tuple[Pointer, ...], _: Table) -> str:
    return "; ".join(_pointer(words, each) for each in pointers) or words.text("expected-nothing-listed")


def _pointer(words: Words, pointer: Pointer) -> str:
    parts = [words.text(f"kind-{pointer.kind}") if pointer.kind else words.text("expected-an-irregularity")]
    if pointer.seat is not None:
        parts.append(words.name(pointer.seat))
    if pointer.trick is not None:
        parts.append(words.text("expected-trick", trick=pointer.trick))
    if pointer.card is not None:
        parts.append(words.name(pointer.card, BRIEF))
    if pointer.status is not None:
        parts.append(words.text(f"status-{pointer.status.value}"))
    return words.text("expected-irregularity", what=", ".join(parts))


def _laws(key: str) -> Callable[[Words, Any, Table], str]:
    def line(words: Words, clauses: tuple[str, ...], _: Table) -> str:
        return words.text(key, law=", ".join(clauses)) if clauses else words.text("expected-nothing-listed")

    return line


def _information(words: Words, known: tuple[Known, ...], _: Table) -> str:
    lines = [
        words.text(
            "expected-information" if one.unauthorised else "expected-information-none",
            what=words.name(one.what),
            seats=one.unauthorised,
        )
        for one in known
    ]
    return "; ".join(lines) or words.text("expected-nothing-listed")


def _declarer(words: Words, seat: Seat, _: Table) -> str:
    return words.text("expected-declarer", seat=seat)


def _contract(words: Words, contract: str, _: Table) -> str:
    if contract == "pass":
        return words.text("expected-passed-out")
    # Who plays it is an expectation of its own.
    return words.text("expected-contract", contract=contract_of(contract, Seat.N))


def _sides(key: str) -> Callable[[Words, Any, Table], str]:
    def line(words: Words, value: tuple[tuple[Side, Any], ...] | None, _: Table) -> str:
        if value is None:
            return words.text(f"{key}-none")
        return "; ".join(words.text(key, side=side, what=_points(words, what)) for side, what in value)

    return line


def _points(words: Words, points: float | Artificial) -> str:
    if isinstance(points, Artificial):
        return words.text(f"assigned-{points.value}")
    return f"{points:g}"


def _transfers(words: Words, moved: tuple[Moved, ...], _: Table) -> str:
    lines = [words.text("expected-transfer", law=one.law, tricks=one.tricks, side=one.to) for one in moved]
    return "; ".join(lines) or words.text("expected-transfers-none")


def _impossible(words: Words, action: Action, _: Table) -> str:
    # What was never done has no events to be told by: it is shown as the file has it.
    return words.text("expected-impossible", action=json_text(write_action(action)))


_LINES: dict[str, Callable[[Words, Any, Table], str]] = {
    "turn": _turn,
    "asked": _asked,
    "legal": _by_seat("expected-legal", _cards),
    "lawful_calls": _by_seat("expected-lawful-calls", _calls),
    "table": _trick,
    "penalty": _by_seat("expected-penalty", _penalty_cards),
    "restricted": _by_seat("expected-restricted", _restraints),
    "irregularities": _irregularities,
    "rulings": _laws("expected-ruled"),
    "no_rulings": _laws("expected-not-ruled"),
    "information": _information,
    "declarer": _declarer,
    "contract": _contract,
    "won": _sides("expected-won"),
    "transfers": _transfers,
    "tricks": _sides("expected-tricks"),
    "score": _sides("expected-score"),
    "worth": _sides("expected-worth"),
    "equity": _sides("expected-equity"),
    "impossible": _impossible,
}
