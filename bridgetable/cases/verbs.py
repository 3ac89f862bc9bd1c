"""The verbs of a case file: the keys of each, and the action it becomes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bridgetable.cards.call import Contract
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import NotationError, contract_of, contract_text, suit_or_card_of, suit_or_card_text
from bridgetable.cards.seat import Seat
from bridgetable.cases import fields as p
from bridgetable.cases import shapes as s
from bridgetable.cases.fields import Field, Schema
from bridgetable.cases.reader import CaseError, Members, inside, members_of, points_of, shown, string_of
from bridgetable.engine import actions as a
from bridgetable.table.irregularity import InformationBy, Status, WronglyTold
from bridgetable.table.scores import Artificial, Assigned, AssignedResult, PenaltyKind, PenaltyUnit


class Verb(msgspec.Struct, frozen=True):
    """The keys of a verb, and the action that is made from their values."""

    fields: tuple[Field, ...]
    make: Callable[..., a.Action]


# -- what some verbs are made of -------------------------------------------------------------------------------------

STATUS: s.Shape[Status] = s.among(Status, "case-no-status")
PLAYED_BY = s.one_of(s.PLAYED_BY)
CARDS = s.several(s.CARD, least=1)
_AFTER_THE_LAST = 14
"""The trick number in a pointer for what happens after the last trick, such as a card exposed."""
POINTER: s.Shape[a.Pointer] = s.record(
    a.Pointer,
    s.may("kind", s.KIND),
    s.may("seat", s.SEAT),
    s.may("trick", s.whole(1, _AFTER_THE_LAST)),
    s.may("card", s.CARD),
    s.may("status", STATUS),
)


ORDER: s.Shape[tuple[Suit | Card, ...]] = s.several(
    s.lettered(suit_or_card_of, suit_or_card_text, p.SUIT_OR_CARD), distinct=False
)


def contract_by(text: str, declarer: Seat, place: str) -> Contract:
    """The contract of this text, as in "4SX"; raises CaseError."""
    try:
        return contract_of(text, declarer)
    except NotationError:
        raise CaseError(place, "case-no-contract", text=shown(text)) from None


def _read_weight(raw: object, place: str) -> float:
    if isinstance(raw, bool) or not isinstance(raw, int | float) or not 0 < raw <= 1:
        raise CaseError(place, "case-no-weight", text=shown(raw))
    return float(raw)


def _write_weight(weight: float) -> object:
    return int(weight) if weight == int(weight) else weight


CONTRACT = s.Shape(string_of, str, p.CONTRACT)
"""The letters of a contract, from which `contract_by` makes one once its declarer is known."""

_RESULT = (
    s.needs("contract", CONTRACT),
    s.needs("declarer", s.SEAT),
    s.needs("tricks", s.whole(0, 13)),
    s.needs("weight", s.Shape(_read_weight, _write_weight, {"type": "number", "exclusiveMinimum": 0, "maximum": 1})),
)


def _read_result(raw: object, place: str) -> AssignedResult:
    found = s.read_fields(_RESULT, members_of(raw, place), place)
    contract = contract_by(found["contract"], found["declarer"], inside(place, "contract"))
    return AssignedResult(contract, found["tricks"], found["weight"])


def _write_result(result: AssignedResult) -> object:
    values = {
        "contract": contract_text(result.contract),
        "declarer": result.contract.declarer,
        "tricks": result.tricks,
        "weight": result.weight,
    }
    return s.write_fields(_RESULT, values.__getitem__)


_RESULTS = s.several(s.Shape(_read_result, _write_result, s.schema_of(_RESULT)), least=1, distinct=False)


def _read_results(raw: object, place: str) -> tuple[AssignedResult, ...]:
    results = _RESULTS.read(raw, place)
    if abs(sum(result.weight for result in results) - 1) > 1e-6:
        raise CaseError(place, "case-weights")
    return results


_ARTIFICIAL = s.needs("artificial", s.ARTIFICIAL)


def _read_assigned(raw: object, place: str) -> Assigned:
    if not isinstance(raw, Members):
        return _read_results(raw, place)
    score: Artificial = s.read_fields((_ARTIFICIAL,), members_of(raw, place), place)["artificial"]
    return score


def _write_assigned(assigned: Assigned) -> object:
    if isinstance(assigned, Artificial):
        return s.write_fields((_ARTIFICIAL,), lambda _: assigned)
    return _RESULTS.write(assigned)


def _read_percent(raw: object, place: str) -> float:
    percent = points_of(raw, place)
    if not 0 <= percent <= 100:
        raise CaseError(place, "case-no-percentage", text=shown(raw))
    return percent


def _read_amount(raw: object, place: str) -> float:
    amount = points_of(raw, place)
    if amount <= 0:
        raise CaseError(place, "case-no-amount", text=shown(raw))
    return amount


ASSIGNED = s.Shape(_read_assigned, _write_assigned, p.either(_RESULTS.schema, s.schema_of((_ARTIFICIAL,))))
PERCENT = s.Shape(_read_percent, s.POINTS.write, {"type": "number", "minimum": 0, "maximum": 100})
AMOUNT = s.Shape(_read_amount, s.POINTS.write, {"type": "number", "exclusiveMinimum": 0})
_SEAT = s.needs("seat", s.SEAT)
_TRICKS = s.needs("tricks", s.whole(0))


def _read_peer(raw: object, place: str) -> a.PeerAnswer:
    found = s.read_fields(_PEER, members_of(raw, place), place)
    made = [found[name] for name in ("call", "card") if found.get(name) is not None]
    if len(made) != 1:
        raise CaseError(place, "case-no-peer")
    return a.PeerAnswer(made[0], found["chosen"], found.get("considered", 0))


def _write_peer(answer: a.PeerAnswer) -> object:
    name = "card" if isinstance(answer.made, Card) else "call"
    values = {name: answer.made, "chosen": answer.chosen, "considered": answer.considered}
    return s.write_fields(_PEER, values.get)


_PEER = (
    s.may("call", s.CALL),
    s.may("card", s.CARD),
    s.needs("chosen", s.whole(0)),
    s.may("considered", s.whole(0), 0),
)
_PEERS = s.record(
    a.PeerPoll,
    s.needs("seat", s.SEAT),
    s.needs("answers", s.several(s.Shape(_read_peer, _write_peer, s.schema_of(_PEER)), distinct=False)),
)

# -- the verbs -------------------------------------------------------------------------------------------------------

VERBS: dict[str, Verb] = {
    "call": Verb(
        (
            _SEAT,
            s.needs("call", s.SPOKEN_CALL),
            s.may("alert", s.TEXT, ()),
            s.may("shows", s.several(s.SUIT)),
            s.may("simultaneous", s.FLAG, False),
        ),
        a.MakeCall,
    ),
    "change-call": Verb((_SEAT, s.needs("to", s.SPOKEN_CALL)), a.ChangeCall),
    "pass-tray": Verb((_SEAT,), a.PassTray),
    "open-screen": Verb((_SEAT,), a.OpenScreen),
    "play": Verb((_SEAT, s.needs("card", s.CARD), s.may("by", PLAYED_BY, "")), a.Play),
    "name": Verb((_SEAT, s.needs("card", s.CARD)), a.Name),
    "designate": Verb((s.needs("what", s.DESIGNATION),), a.Designate),
    "change-designation": Verb((s.needs("to", s.DESIGNATION),), a.ChangeDesignation),
    "misplace": Verb((s.needs("named", s.CARD), s.needs("card", s.CARD)), a.Misplace),
    "lead-face-down": Verb((_SEAT, s.needs("card", s.CARD)), a.LeadFaceDown),
    "face-lead": Verb((_SEAT,), a.FaceLead),
    "omit": Verb((_SEAT,), a.Omit),
    "tell": Verb((_SEAT, s.may("to", s.SEAT), s.needs("what", s.among(WronglyTold))), a.Tell),
    "extraneous": Verb((_SEAT, s.needs("what", s.among(InformationBy)), s.may("text", s.TEXT, ())), a.GiveInformation),
    "warn": Verb((_SEAT,), a.Warn),
    "accept": Verb((_SEAT,), a.Accept),
    "expose": Verb((_SEAT, s.needs("cards", CARDS), s.may("deliberate", s.FLAG, False)), a.Expose),
    "take-back": Verb((_SEAT, s.needs("card", s.CARD)), a.TakeBack),
    "ask": Verb((_SEAT, s.needs("of", s.SEAT), s.may("hand", s.SEAT)), a.Ask),
    "breach": Verb((_SEAT, s.needs("law", s.BREACH)), a.Breach),
    "attention": Verb((_SEAT, s.may("to", POINTER)), a.Attend),
    "director": Verb((_SEAT, s.may("to", POINTER)), a.Summon),
    "choose": Verb((s.needs("by", s.PERSON), s.needs("option", s.OPTION)), a.Choose),
    "claim": Verb((_SEAT, _TRICKS, s.may("line", s.TEXT, ()), s.may("order", ORDER, ())), a.MakeClaim),
    "concede": Verb((_SEAT, _TRICKS), a.Concede),
    "show-hand": Verb((_SEAT, s.may("cards", s.several(s.CARD, least=1), ())), a.ShowHand),
    "agree": Verb((_SEAT,), a.Agree),
    "object": Verb((_SEAT,), a.Object),
    "withdraw-agreement": Verb((_SEAT, _TRICKS), a.WithdrawAgreement),
    "dispute-tricks": Verb((_SEAT, _TRICKS), a.DisputeTricks),
    "inspect": Verb((_SEAT, s.needs("trick", s.whole(1)), s.may("own", s.FLAG, False)), a.Inspect),
    "learn": Verb((_SEAT, s.may("text", s.TEXT, ())), a.Learn),
    "correct-explanation": Verb((_SEAT, s.may("own", s.FLAG, False)), a.CorrectExplanation),
    "wrong-cards": Verb((_SEAT,), a.WrongCards),
    "point": Verb((_SEAT, s.needs("trick", s.whole(1))), a.Point),
    "leave-out": Verb((_SEAT, s.needs("trick", s.whole(1))), a.LeaveOut),
    "foreign-card": Verb((_SEAT,), a.ForeignCard),
    "wrong-board": Verb((_SEAT,), a.WrongBoard),
    "mislay": Verb((_SEAT, s.needs("card", s.CARD), s.may("to", s.SEAT)), a.Mislay),
    "count": Verb((_SEAT, s.may("of", s.SEAT)), a.Count),
    "return-cards": Verb((s.may("seat", s.SEAT),), a.ReturnCards),
    "next-call": Verb((_SEAT,), a.CallNextBoard),
    "end-round": Verb((), a.EndRound),
    "adjust": Verb(
        (
            s.needs("NS", ASSIGNED, "ns"),
            s.needs("EW", ASSIGNED, "ew"),
            s.may("law", s.CLAUSE, ""),
            s.may("field", s.several(s.whole(), distinct=False), ()),
            s.may("datum", s.whole()),
            s.may("session", s.by(s.SIDE, PERCENT), ()),
        ),
        a.Adjust,
    ),
    "penalty": Verb(
        (
            s.needs("side", s.SIDE),
            s.needs("kind", s.among(PenaltyKind)),
            s.may("amount", AMOUNT),
            s.may("unit", s.among(PenaltyUnit)),
            s.may("law", s.CLAUSE, ""),
        ),
        a.Penalise,
    ),
    "note": Verb((s.needs("text", s.TEXT), s.may("peers", _PEERS)), a.Note),
}
"""The verbs by name."""

PLAY_TOGETHER = Verb((_SEAT, s.needs("cards", s.several(s.CARD, least=2))), a.PlayTogether)
"""The verb "play" with `cards` instead of `card`."""


def entry_schema(name: str, fields: tuple[Field, ...]) -> Schema:
    """The JSON Schema of an entry of `actions` with this word under `do`."""
    return s.schema_of((s.needs("do", s.one_of(frozenset({name}))), *fields))


ACTIONS: dict[str, Schema] = {name: entry_schema(name, verb.fields) for name, verb in VERBS.items()}
ACTIONS["play"] = p.either(ACTIONS["play"], entry_schema("play", PLAY_TOGETHER.fields))
"""The JSON Schema of each action."""

ACTION = p.by_word("do", ACTIONS)


# -- reading and writing ---------------------------------------------------------------------------------------------


def read_action(members: dict[str, object], place: str) -> a.Action:
    """The action of these members of an object; raises CaseError."""
    name = verb_of(members, place)
    rest = {key: value for key, value in members.items() if key != "do"}
    together = name == "play" and "cards" in rest and "card" not in rest
    verb = PLAY_TOGETHER if together else VERBS.get(name)
    if verb is None:
        raise CaseError(inside(place, "do"), "case-no-verb", text=shown(name))
    left_out = {field.name: field.default for field in verb.fields if not field.needed}
    return verb.make(**left_out | s.read_fields(verb.fields, rest, place))


def verb_of(members: dict[str, object], place: str) -> str:
    """The verb of an object, the value of its key `do`; raises CaseError."""
    if "do" not in members:
        raise CaseError(inside(place, "do"), "case-missing")
    return string_of(members["do"], inside(place, "do"))


def write_action(action: a.Action) -> dict[str, object]:
    """The members of an action, `do` first."""
    name = a.verb_of(action)
    verb = PLAY_TOGETHER if isinstance(action, a.PlayTogether) else VERBS[name]
    return {"do": name, **s.write_fields(verb.fields, lambda attribute: getattr(action, attribute))}
