"""Walking through a case: doing every action of every line, and visiting its branches and expectations."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterator
from typing import get_args

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Contract, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import call_text, card_text, contract_text, suit_text
from bridgetable.cases import actual
from bridgetable.cases.case import Case, Entry, Expect
from bridgetable.cases.outline import Closing, Cursor, Opening, flat
from bridgetable.cases.tree import done
from bridgetable.cases.verbs import write_action
from bridgetable.engine.actions import Action
from bridgetable.engine.ruled_again import rule_again
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.auction import MadeCall
from bridgetable.table.edition import Edition
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
from bridgetable.table.state import Table
from bridgetable.table.text import Text


class Done(msgspec.Struct, frozen=True):
    """An action was done; `line` are the tables of its line up to the one after it, `place` its path in the file."""

    place: str
    number: int
    step: Step
    line: tuple[Table, ...]


class Stopped(msgspec.Struct, frozen=True):
    """An action could not be done; its line ends here."""

    place: str
    number: int
    entry: Entry
    reason: ImpossibleError


class ExpectReached(msgspec.Struct, frozen=True):
    """An expectation was reached; `line` are the tables of its line up to the one it is about."""

    place: str
    expect: Expect
    line: tuple[Table, ...]


class BranchStarted(msgspec.Struct, frozen=True):
    """A branch begins here."""

    place: str
    title: Text


class LineEnded(msgspec.Struct, frozen=True):
    """A line ended, with the main line last of all; `stopped` means that an action could not be done."""

    table: Table
    stopped: bool


Visit = Done | Stopped | ExpectReached | BranchStarted | LineEnded


class _Recorded(msgspec.Struct, frozen=True):
    """The table of a line under the edition of the case, while it is replayed under another.

    It is None after an action that cannot be done under the edition of the case.
    """

    table: Table | None

    def after(self, entry: Entry) -> _Recorded:
        """The recorded table after this action."""
        try:
            return _Recorded(done(self.table, entry).table if self.table is not None else None)
        except ImpossibleError:
            return _Recorded(None)


def walk(case: Case, edition: Edition | None = None) -> Iterator[Visit]:
    """Visits every line of the case in the order of the file, under this edition or that of the case.

    Under another edition, answers to questions that it does not ask are passed over.
    """
    if edition is None or edition is case.edition:
        return _visits(case.actions, _End((case.first,)))
    return _visits(case.actions, _End((replace(case, edition=edition).first,), recorded=_Recorded(case.first)))


class _End(msgspec.Struct, frozen=True):
    """Where a line ends now: its tables, and the number of its last action."""

    line: tuple[Table, ...]
    number: int = 0
    recorded: _Recorded | None = None
    stopped: bool = False


def _visits(entries: tuple[Entry, ...], end: _End) -> Iterator[Visit]:
    cursor, left = Cursor(), list[_End]()
    hidden = 0
    for item in flat(entries):
        cursor.move(item)
        match item:
            case Opening() if end.stopped:
                hidden += 1
            case Opening(title):
                yield BranchStarted(cursor.place, title)
                left.append(end)
            case Closing() if hidden:
                hidden -= 1
            case Closing():
                yield LineEnded(end.line[-1], end.stopped)
                end = left.pop()
            case _ if end.stopped:
                pass
            case Expect():
                yield ExpectReached(cursor.place, item, end.line)
            case _:
                visit = _act(end, item, cursor.place)
                yield visit
                if isinstance(visit, Stopped):
                    end = replace(end, stopped=True)
                else:
                    end = _End(visit.line, visit.number, end.recorded and end.recorded.after(item))
    yield LineEnded(end.line[-1], end.stopped)


def _act(end: _End, action: Action, place: str) -> Done | Stopped:
    table, recorded, number = end.line[-1], end.recorded, end.number + 1
    try:
        step = done(table, action) if recorded is None else rule_again(table, action, recorded.table)
    except ImpossibleError as reason:
        return Stopped(place, number, action, reason)
    return Done(place, number, step, (*end.line, step.table))


# -- Steps as data for `replay --json`, in the notation of a case file -------------------------------------------------


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
