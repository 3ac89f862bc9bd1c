"""The keys of an expectation, each with its shape."""

from __future__ import annotations

import enum
from typing import Any

import msgspec
from msgspec import UNSET

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.notation import NotationError, call_text, card_of, card_text, contract_text, spoken_call_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import fields as p
from bridgetable.cases import shapes as s
from bridgetable.cases.case import Asking, Expect, Known, Moved
from bridgetable.cases.reader import members_of, string_of
from bridgetable.cases.verbs import ACTION, POINTER, contract_by, read_action, write_action
from bridgetable.engine.actions import Action

PASSED_OUT = "pass"


def _card_or_call(text: str) -> Card | Call:
    try:
        return card_of(text)
    except NotationError:
        pass
    try:
        return spoken_call_of(text)
    except NotationError:
        raise NotationError("case-no-card-or-call", text) from None


def _letters(what: Card | Call) -> str:
    return card_text(what) if isinstance(what, Card) else call_text(what)


def _read_contract(raw: object, place: str) -> str:
    text = string_of(raw, place)
    return text if text == PASSED_OUT else contract_text(contract_by(text, Seat.N, place))


def _read_action(raw: object, place: str) -> Action:
    return read_action(members_of(raw, place), place)


ASKING = s.record(Asking, s.needs("by", s.PERSON), s.may("law", s.CLAUSE), s.may("options", s.several(s.OPTION)))
KNOWN = s.record(
    Known,
    s.needs("what", s.lettered(_card_or_call, _letters, p.either(p.CARD, p.SPOKEN_CALL))),
    s.needs("unauthorised", s.several(s.SEAT)),
)
MOVED = s.record(Moved, s.needs("law", s.CLAUSE), s.needs("tricks", s.whole(1, 13)), s.needs("to", s.SIDE))
BY_SIDE_TRICKS = s.by(s.SIDE, s.whole(0, 13))
CLAUSES = s.several(s.CLAUSE, distinct=False)
SERIOUSNESS = s.one_of(s.SERIOUSNESS, "case-no-seriousness")


class Parts(enum.Enum):
    """How many assertions a key of an expectation holds: one; one for each seat or side; one for each entry."""

    ONE, KEYED, LISTED = range(3)


class Key(msgspec.Struct, frozen=True):
    """A key of an expectation: its shape, and the assertions in it."""

    key: str
    shape: s.Shape[Any]
    parts: Parts = Parts.ONE

    @property
    def attribute(self) -> str:
        """The attribute of an expectation that holds its value."""
        return self.key.replace("-", "_")


_KEYS = (
    Key("turn", s.or_null(s.SEAT)),
    Key("asked", s.or_null(ASKING)),
    Key("legal", s.by(s.SEAT, s.several(s.CARD)), Parts.KEYED),
    Key("lawful-calls", s.by(s.SEAT, s.several(s.CALL)), Parts.KEYED),
    Key("table", s.by(s.SEAT, s.one_or_several(s.CARD))),
    Key("penalty", s.by(s.SEAT, s.by(s.CARD, SERIOUSNESS)), Parts.KEYED),
    Key("restricted", s.by(s.SEAT, s.several(s.RESTRAINT)), Parts.KEYED),
    Key("irregularities", s.several(POINTER, distinct=False), Parts.LISTED),
    Key("rulings", CLAUSES, Parts.LISTED),
    Key("no-rulings", CLAUSES, Parts.LISTED),
    Key("information", s.several(KNOWN, distinct=False), Parts.LISTED),
    Key("declarer", s.SEAT),
    Key("contract", s.Shape(_read_contract, str, p.either(p.CONTRACT, p.one_of({PASSED_OUT})))),
    Key("won", BY_SIDE_TRICKS, Parts.KEYED),
    Key("transfers", s.several(MOVED, distinct=False)),
    Key("tricks", BY_SIDE_TRICKS, Parts.KEYED),
    Key("score", s.by(s.SIDE, s.SCORE), Parts.KEYED),
    Key("worth", s.by(s.SIDE, s.POINTS), Parts.KEYED),
    Key("equity", s.or_null(s.by(s.SIDE, s.whole(0, 13), every=tuple(Side)))),
    Key("impossible", s.Shape(_read_action, write_action, ACTION)),
)
"""What reads and writes an expectation, counts its assertions and joins them follows from this."""

EXPECTED = tuple(s.may(one.key, one.shape, UNSET, one.attribute) for one in _KEYS)
LISTED = frozenset(one.attribute for one in _KEYS if one.parts is Parts.LISTED)
"""The attributes that hold an assertion for each entry of a list."""
ONE_BY_ONE = LISTED | {one.attribute for one in _KEYS if one.parts is Parts.KEYED}
"""The attributes that hold several assertions: those, and those with one for each seat or side."""


def read_expect(members: dict[str, object], place: str) -> Expect:
    """The expectation of these members of an object; raises CaseError."""
    values = {key: value for key, value in members.items() if key != "do"}
    return Expect(**s.read_fields(EXPECTED, values, place))


def write_expect(expect: Expect) -> dict[str, object]:
    """The members of an expectation, in the order of the table above."""
    return {"do": "expect", **s.write_fields(EXPECTED, lambda name: getattr(expect, name))}
