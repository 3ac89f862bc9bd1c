"""Single assertions: what an expectation consists of, and what could be asserted of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict

from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import actual
from bridgetable.cases.case import Expect
from bridgetable.cases.expectations import LISTED, ONE_BY_ONE
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Phase, Table


def assertions_of(expect: Expect) -> tuple[Expect, ...]:
    """The assertions of an expectation, each as one of its own, in the order of the file format."""
    assertions: list[Expect] = []
    for name, value in asdict(expect).items():
        if value is UNSET:
            continue
        singles: tuple[Any, ...] = tuple((each,) for each in value) if name in ONE_BY_ONE and value else (value,)
        given: list[dict[str, Any]] = [{name: single} for single in singles]
        assertions += (Expect(**each) for each in given)
    return tuple(assertions)


def joined(assertions: Iterable[Expect]) -> Expect:
    """All these assertions as one expectation; of several that contradict each other the last remains."""
    values: dict[str, Any] = {}
    for assertion in assertions:
        for name, value in asdict(assertion).items():
            if value is UNSET:
                continue
            if name in LISTED:
                before = values.get(name, ())
                values[name] = (*before, *(each for each in value if each not in before))
            elif name in ONE_BY_ONE:
                values[name] = tuple((dict(values.get(name, ())) | dict(value)).items())
            else:
                values[name] = value
    return Expect(**values)


def proposed(before: Table | None, table: Table) -> tuple[Expect, ...]:
    """What is so at a table, as single assertions: first what the last step has changed, then the rest.

    `before` is the table before that step, None at the first table.
    """
    assertions = _all_of(table)
    was = frozenset(map(repr, _all_of(before))) if before is not None else frozenset()
    return tuple(sorted(assertions, key=lambda assertion: repr(assertion) in was))


def _all_of(table: Table) -> tuple[Expect, ...]:
    turn = actual.turn_now(table)
    playing, calling = table.phase is Phase.PLAY, table.phase is Phase.AUCTION
    contract, score = actual.contract_now(table), actual.score_now(table)
    seats = tuple(seat for seat in Seat if table.penalty_cards_of(seat))
    parts = [
        Expect(irregularities=tuple(one.pointer for one in actual.irregularities(table))),
        Expect(rulings=tuple(dict.fromkeys(actual.clauses_ruled(table)))),
        Expect(asked=actual.asking(table)),
        Expect(turn=turn),
        Expect(
            penalty=tuple(
                (seat, tuple((one.card, "major" if one.major else "minor") for one in table.penalty_cards_of(seat)))
                for seat in seats
            )
        ),
        Expect(restricted=tuple((seat, found) for seat in Seat if (found := actual.restraints(table, seat)))),
        Expect(information=actual.information(table)),
    ]
    if turn is not None and playing:
        parts.append(Expect(legal=((turn, tuple(sorted(lawful_cards(table, turn), reverse=True))),)))
    if turn is not None and calling:
        parts.append(Expect(lawful_calls=((turn, tuple(lawful_calls(table, turn))),)))
    if contract is not None:
        parts.append(Expect(contract=contract))
    if table.declarer is not None:
        parts += [
            Expect(declarer=table.declarer),
            Expect(table=tuple(actual.cards_in_trick(table).items())),
            Expect(won=tuple((side, table.tricks_won(side)) for side in Side)),
            Expect(transfers=actual.transfers(table)),
        ]
        tricks = [(side, number) for side in Side if (number := actual.tricks_now(table, side)) is not None]
        parts.append(Expect(tricks=tuple(tricks)))
    if score is not None:
        parts.append(Expect(score=tuple((side, _points(score[side.name])) for side in Side)))
    return tuple(assertion for part in parts if not _is_empty(part) for assertion in assertions_of(part))


def _is_empty(part: Expect) -> bool:
    """Whether an expectation lists nothing, where that would assert nothing."""
    return any(value == () and name in ONE_BY_ONE for name, value in asdict(part).items())


def _points(points: int | str) -> int | Artificial:
    return Artificial(points) if isinstance(points, str) else points
