"""What happened: the irregularity and whose it is, beside others that a card or a call there could be taken for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Double, Redouble
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.situation import Situation, arranged, what_the_law_says
from bridgetable.table import events as e
from bridgetable.table.irregularity import Irregularity, cards_involved, is_of_kind, kind_of, place_of_call
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

DEFINED_IN = {
    "revoke": "61A",
    "penalty-card-not-played": "52A",
    "lead-before-choice": "50D2",
    "lead-out-of-turn": "53A",
    "premature-lead": "57A",
    "premature-play": "57",
    "exposed-card": "49",
    "several-cards": "58B",
    "fifth-card": "45E",
    "missing-card": "67",
    "wrong-card-from-dummy": "45D",
    "taken-back": "47F",
    "trick-inspected": "66C",
    "wrong-number-of-cards": "14",
    "card-pointed-wrongly": "65B",
    "played-card-left-out": "65C",
    "card-of-another-pack": "13",
    "board-not-theirs": "15",
    "information-from-elsewhere": "16D1",
    "corrected-too-soon": "20F5",
    "call-on-wrong-cards": "15A1",
    "dummy-attention": "43A1",
    "dummy-asks": "61B",
    "dummy-warns": "43B2",
    "dummy-breach": "43A2",
    "dummy-touches": "45F",
    "play-before-ruling": "9B2",
    "call-out-of-rotation": "28",
    "insufficient-bid": "27",
    "inadmissible-call": "36",
    "barred-call": "37",
    "bid-over-seven": "38",
    "call-after-the-auction": "39",
    "changed-call": "25",
    "card-exposed-in-auction": "24",
    "extraneous-information": "16B",
    "unauthorised-information": "16B",
}
"""The clause that says what each kind of irregularity is."""

_TAKEN_FOR = (
    ("revoke", "premature-play", "exposed-card"),
    ("lead-out-of-turn", "premature-lead", "lead-before-choice", "exposed-card", "play-before-ruling"),
    ("premature-play", "lead-out-of-turn", "exposed-card", "play-before-ruling"),
    ("exposed-card", "premature-play", "lead-out-of-turn"),
    ("penalty-card-not-played", "premature-play", "play-before-ruling", "exposed-card"),
    ("several-cards", "premature-play", "revoke"),
    ("fifth-card", "premature-lead", "several-cards", "lead-out-of-turn"),
    ("missing-card", "revoke", "premature-play"),
    ("wrong-card-from-dummy", "dummy-touches", "lead-out-of-turn"),
    ("taken-back", "revoke", "premature-play"),
    ("dummy-attention", "dummy-asks", "dummy-breach", "dummy-warns", "dummy-touches"),
    ("trick-inspected", "exposed-card"),
    ("call-out-of-rotation", "insufficient-bid", "barred-call", "changed-call"),
    ("insufficient-bid", "call-out-of-rotation", "changed-call", "barred-call"),
    ("inadmissible-call", "call-out-of-rotation", "barred-call", "changed-call"),
    ("barred-call", "call-out-of-rotation", "inadmissible-call", "insufficient-bid"),
    ("bid-over-seven", "call-out-of-rotation", "insufficient-bid"),
    ("call-after-the-auction", "call-out-of-rotation", "inadmissible-call"),
    ("changed-call", "insufficient-bid", "call-out-of-rotation"),
    ("card-exposed-in-auction", "lead-out-of-turn", "exposed-card"),
    ("extraneous-information", "unauthorised-information"),
    ("unauthorised-information", "extraneous-information"),
)
"""Kinds of irregularities between which a director has to distinguish: those of a row stand for the first and back.

Kinds that may both be true of one card are in no row together: a penalty card not played is a revoke by 61A, and a
fifth card, a card taken back and one of several played at once are exposed too.
"""

_BY_CALLING = frozenset(
    {
        "call-out-of-rotation",
        "insufficient-bid",
        "inadmissible-call",
        "barred-call",
        "bid-over-seven",
        "call-after-the-auction",
        "changed-call",
    }
)
_BY_PLAYING = frozenset({"revoke", "premature-play", "taken-back", "several-cards"})
_OF_DEFENDERS = frozenset({"exposed-card", "fifth-card", "lead-before-choice", "penalty-card-not-played"})


class Happening(msgspec.Struct, frozen=True):
    """An irregularity as one would name it: its kind, its player, and the cards or the call it was done with."""

    kind: str
    seat: Seat
    trick: int = 0
    cards: tuple[Card, ...] = ()
    call: Call | None = None

    @property
    def key(self) -> str:
        """Its key among the choices."""
        return f"{self.kind}-{self.seat.name}-{self.trick}"

    @property
    def message(self) -> Message:
        """It in words: "East: revoke (♠5)"."""
        name = say(f"kind-{self.kind}")
        if self.call is not None:
            return say("rehearsal-happened-call", seat=self.seat, kind=name, call=self.call)
        if self.cards:
            return say("rehearsal-happened-cards", seat=self.seat, kind=name, cards=self.cards)
        return say("rehearsal-happened", seat=self.seat, kind=name)


def happening(table: Table, offence: Irregularity) -> Happening:
    """This irregularity of the table."""
    place = place_of_call(offence)
    call = table.auction.made[place].call if place is not None else None
    return Happening(kind_of(offence), offence.seat, offence.trick, cards_involved(offence), call)


def what_happened(ruling: Situation) -> tuple[Asked, ...]:
    """Which irregularity it is and whose; nothing where attention was drawn to none and none was alleged."""
    nothing = not ruling.offences and any(each.clause in NO_IRREGULARITY for each in ruling.rulings)
    if not ruling.offences and not nothing:
        return ()
    found = tuple(happening(ruling.after, offence) for offence in ruling.offences)
    right = [_choice(ruling, each, right=True) for each in dict.fromkeys(found)]
    if nothing:
        right = [Choice("none", say("rehearsal-happened-nothing"), True, ruling.as_ruled())]
    choices = arranged(right, _not_so(ruling, found), f"happened {ruling.place}")
    return (Asked(Aspect.HAPPENED, say("rehearsal-asks-happened"), choices, len(right) > 1),) if choices else ()


NO_IRREGULARITY = ("84A", "66C")
"""Clauses under which the Director finds that there was no irregularity."""


def _choice(ruling: Situation, each: Happening, *, right: bool) -> Choice:
    clause = DEFINED_IN.get(each.kind, "")
    why = what_the_law_says(clause, ruling.after.edition) if clause else None
    return Choice(each.key, each.message, right, why, clause)


def _not_so(ruling: Situation, found: tuple[Happening, ...]) -> Iterator[Choice]:
    """What did not happen: something like it by the same player, the same by another, nothing at all."""
    table = ruling.after
    true = tuple(table.irregularities)
    for each in found or _alleged(ruling):
        likely = [*taken_for(ruling.before, each), *_by_others(table, each)]
        for other in likely if found else (each, *likely):
            if not any(one.seat is other.seat and is_of_kind(one, other.kind) for one in true):
                yield _told_why(_choice(ruling, other, right=False), other, found)
    if found:
        truth = say("rehearsal-why-happened", what=found[0].message)
        yield Choice("none", say("rehearsal-happened-nothing"), False, truth)


def _told_why(choice: Choice, other: Happening, found: tuple[Happening, ...]) -> Choice:
    """The wrong choice with its reason: whose it was, where only the player is wrong."""
    same = next((each for each in found if each.kind == other.kind), None)
    return choice if same is None else replace(choice, why=say("rehearsal-why-happened", what=same.message))


def _alleged(ruling: Situation) -> tuple[Happening, ...]:
    """What was alleged though it did not happen: as it was said, else by the card or call made last."""
    action = ruling.step.action
    last = next((ev for ev in reversed(ruling.before.happened) if isinstance(ev, e.CardPlayed | e.CallMade)), None)
    if last is None:
        return ()
    if isinstance(last, e.CallMade):
        done = Happening("insufficient-bid", last.seat, call=last.call)
        return (done, replace(done, kind="call-out-of-rotation"))
    done = Happening("revoke", last.seat, last.trick, (last.card,))
    kind = action.to.kind if isinstance(action, a.Summon) and action.to is not None else None
    return (replace(done, kind=kind or "revoke"), replace(done, kind="premature-play"))


def taken_for(table: Table, each: Happening) -> Iterator[Happening]:
    """Something like it by the same player, with the same card or call, that could have happened there."""
    like = [kind for first, *others in _TAKEN_FOR if first == each.kind for kind in others]
    like += [first for first, *others in _TAKEN_FOR if each.kind in others]
    yield from (replace(each, kind=kind) for kind in dict.fromkeys(like) if _could_be(table, each, kind))


def _could_be(table: Table, each: Happening, kind: str) -> bool:
    """Whether this player could have done this with the same card or call."""
    if kind in _OF_DEFENDERS and not table.is_defender(each.seat):
        return False
    if kind.startswith("dummy-") and each.seat is not table.dummy:
        return False
    return kind not in _ONLY_IF or _ONLY_IF[kind](table, each)


_ONLY_IF: dict[str, Callable[[Table, Happening], bool]] = {
    "insufficient-bid": lambda table, each: isinstance(each.call, Bid),
    "inadmissible-call": lambda table, each: isinstance(each.call, Double | Redouble),
    "barred-call": lambda table, each: any(one.seat.side is each.seat.side for one in table.obligations),
    "changed-call": lambda table, each: table.auction.has_called(each.seat),
    "card-exposed-in-auction": lambda table, each: table.contract is None,
    "lead-out-of-turn": lambda table, each: _leads(table, each),
    "premature-lead": lambda table, each: _leads(table, each),
    "lead-before-choice": lambda table, each: _leads(table, each) and bool(table.penalty_cards_of(each.seat.partner)),
    "revoke": lambda table, each: not _leads(table, each),
    "premature-play": lambda table, each: not _leads(table, each),
    "missing-card": lambda table, each: not each.cards,
    "several-cards": lambda table, each: len(each.cards) > 1,
    "fifth-card": lambda table, each: each.trick > table.first_number and _leads(table, each),
    "wrong-card-from-dummy": lambda table, each: each.seat is table.dummy,
    "penalty-card-not-played": lambda table, each: bool(table.penalty_cards_of(each.seat)),
    "play-before-ruling": lambda table, each: bool(table.attention),
    "bid-over-seven": lambda table, each: isinstance(each.call, Bid) and each.call.level > 7,
    **dict.fromkeys(("call-after-the-auction", "trick-inspected", "taken-back"), lambda *_: False),
}
"""What must be so for a kind to be taken for another; those that are never taken for another are false."""


def _leads(table: Table, each: Happening) -> bool:
    """Whether the card is the first of its trick, or no card of the trick is there."""
    trick = table.trick(each.trick)
    return trick is None or not trick.plays or trick.leader is each.seat


def _by_others(table: Table, each: Happening) -> Iterator[Happening]:
    """The same by another player, with his own card of that trick or his own call."""
    if each.kind.startswith("dummy-") or each.kind == "wrong-card-from-dummy":
        return
    for seat in (each.seat.partner, each.seat.left, each.seat.right):
        if each.kind in _OF_DEFENDERS and not table.is_defender(seat):
            continue
        if each.kind in _BY_CALLING:
            yield from (replace(each, seat=seat, call=call) for call in _calls_like(table, each, seat))
            continue
        trick = table.trick(each.trick)
        cards = trick.cards_of(seat)[:1] if trick is not None else ()
        if not (each.kind == "missing-card" and cards) and not (each.kind in _BY_PLAYING and not cards):
            yield replace(each, seat=seat, cards=cards if each.cards else ())


def _calls_like(table: Table, each: Happening, seat: Seat) -> Iterator[Call]:
    """The last call of this player, if it could have been irregular in the same way."""
    made = list(table.auction.made)
    place = next((n for n in reversed(range(len(made))) if made[n].seat is seat), None)
    if place is None:
        return
    call = made[place].call
    over_a_bid = any(isinstance(one.call, Bid) for one in made[:place])
    if _could_be(table, replace(each, seat=seat, call=call), each.kind) and (
        over_a_bid or each.kind != "insufficient-bid"
    ):
        yield call
