"""Steps as data for `replay --json`, in the notation of a case file."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable
from typing import get_args

import msgspec

from bridgetable.cards.call import Bid, Contract, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import call_text, card_text, contract_text, suit_text
from bridgetable.cases import actual
from bridgetable.cases.verbs import write_action
from bridgetable.cases.walk import Done
from bridgetable.table.auction import MadeCall
from bridgetable.table.events import Event, JudgementDeferred, RulingGiven
from bridgetable.table.irregularity import Irregularity, kind_of
from bridgetable.table.question import (
    About,
    Message,
    NumberOfTricks,
    Question,
    QuestionAbout,
    Revokes,
    calls_in,
    card_in,
    irregularity_in,
    player_in,
    trick_in,
)

_IRREGULARITIES = get_args(Irregularity)


_INTERNAL = frozenset({"ask"})
"""Fields that are left out: the declaration of a question is internal to the program."""


def step_data(done: Done, say: Callable[[Message], str]) -> dict[str, object]:
    """A step as data: its action, its events, and the table after it; `say` turns messages into text."""
    step, table = done.step, done.step.table
    turn = actual.turn_now(table)
    return {
        "place": done.place,
        "action": write_action(step.action),
        "events": [_event(event, say) for event in step.events],
        "rulings": [event.clause for event in step.events if isinstance(event, RulingGiven)],
        "asked": actual.question_data(table),
        "turn": turn.name if turn is not None else None,
        "calls": [_called(one) for one in table.auction.made],
        "penalty": actual.penalty_cards(table),
        "score": actual.score_now(table),
        "penalties": actual.penalties(table),
    }


def _called(made: MadeCall) -> dict[str, object]:
    """A call as data, marked if it was withdrawn or does not count."""
    call: dict[str, object] = {"seat": made.seat.name, "call": call_text(made.call)}
    return call if made.stands else {**call, "withdrawn": True}


def _event(event: Event, say: Callable[[Message], str]) -> dict[str, object]:
    """An event as data, with its name: "card-played"; for a ruling with its text."""
    name = _hyphened(type(event).__name__)
    if isinstance(event, RulingGiven):
        return {"event": name, "law": event.clause, "text": say(event.message)}
    return {"event": name, **_fields(event)}


def _fields(value: msgspec.Struct) -> dict[str, object]:
    if isinstance(value, QuestionAbout):
        return _question(value)
    if isinstance(value, JudgementDeferred):
        about = _about(value.about)
        return {key: about[key] for key in ("seat", "card", "trick", "calls")}
    return {_key(key): plain(getattr(value, key)) for key in value.__struct_fields__ if key not in _INTERNAL}


def _question(question: Question) -> dict[str, object]:
    asked = {"law": question.clause, "to": plain(question.to)}
    return {**asked, **_about(question.about), "play-goes-on": question.play_goes_on}


def _about(about: About) -> dict[str, object]:
    """What a question is about as data, the same keys whatever it is about.

    The number of the revokes to which Law 64 applies has stood there as a trick from the first.
    """
    return {
        "seat": plain(player_in(about)),
        "card": plain(card_in(about)),
        "trick": about.number if isinstance(about, Revokes) else trick_in(about),
        "irregularity": irregularity_in(about),
        "tricks": about.tricks if isinstance(about, NumberOfTricks) else None,
        "calls": plain(calls_in(about)),
    }


def _key(name: str) -> str:
    return "law" if name == "clause" else name.replace("_", "-")


def _hyphened(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def plain(value: object) -> object:
    """A value as JSON data: cards, calls and seats in letters, structs by their fields."""
    match value:
        case Card():
            return card_text(value)
        case Suit():
            return suit_text(value)
        case Bid() | Pass() | Double() | Redouble():
            return call_text(value)
        case Contract():
            return {"contract": contract_text(value), "declarer": value.declarer.name}
        case enum.IntEnum():
            return value.name
        case enum.Enum():
            return value.value
        case frozenset() if all(isinstance(card, Card) for card in value):
            return actual.cards_in_letters(value)
        case tuple() | list():
            return [plain(item) for item in value]
        case msgspec.Struct():
            kind = {"kind": kind_of(value)} if isinstance(value, _IRREGULARITIES) else {}
            return {**kind, **_fields(value)}
    return value
