"""What happened: the irregularity and whose it is, beside others that a card or a call there could be taken for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Double, Redouble
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.laws.book import clause_about
from bridgetable.laws.law66 import nobody_revoked
from bridgetable.laws.law84 import nothing_irregular
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.situation import Situation, arranged, what_the_law_says
from bridgetable.table import events as e
from bridgetable.table.irregularity import (
    CALL_KINDS,
    Irregularity,
    Kind,
    cards_involved,
    is_of_kind,
    kind_of,
    place_of_call,
)
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

_TAKEN_FOR = (
    (Kind.REVOKE, Kind.PREMATURE_PLAY, Kind.EXPOSED_CARD),
    (Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_LEAD, Kind.LEAD_BEFORE_CHOICE, Kind.EXPOSED_CARD, Kind.PLAY_BEFORE_RULING),
    (Kind.PREMATURE_PLAY, Kind.LEAD_OUT_OF_TURN, Kind.EXPOSED_CARD, Kind.PLAY_BEFORE_RULING),
    (Kind.EXPOSED_CARD, Kind.PREMATURE_PLAY, Kind.LEAD_OUT_OF_TURN),
    (Kind.PENALTY_CARD_NOT_PLAYED, Kind.PREMATURE_PLAY, Kind.PLAY_BEFORE_RULING, Kind.EXPOSED_CARD),
    (Kind.SEVERAL_CARDS, Kind.PREMATURE_PLAY, Kind.REVOKE),
    (Kind.FIFTH_CARD, Kind.PREMATURE_LEAD, Kind.SEVERAL_CARDS, Kind.LEAD_OUT_OF_TURN),
    (Kind.MISSING_CARD, Kind.REVOKE, Kind.PREMATURE_PLAY),
    (Kind.WRONG_CARD_FROM_DUMMY, Kind.DUMMY_TOUCHES, Kind.LEAD_OUT_OF_TURN),
    (Kind.TAKEN_BACK, Kind.REVOKE, Kind.PREMATURE_PLAY),
    (Kind.DUMMY_ATTENTION, Kind.DUMMY_ASKS, Kind.DUMMY_BREACH, Kind.DUMMY_WARNS, Kind.DUMMY_TOUCHES),
    (Kind.TRICK_INSPECTED, Kind.EXPOSED_CARD),
    (Kind.CALL_OUT_OF_ROTATION, Kind.INSUFFICIENT_BID, Kind.BARRED_CALL, Kind.CHANGED_CALL),
    (Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION, Kind.CHANGED_CALL, Kind.BARRED_CALL),
    (Kind.INADMISSIBLE_CALL, Kind.CALL_OUT_OF_ROTATION, Kind.BARRED_CALL, Kind.CHANGED_CALL),
    (Kind.BARRED_CALL, Kind.CALL_OUT_OF_ROTATION, Kind.INADMISSIBLE_CALL, Kind.INSUFFICIENT_BID),
    (Kind.BID_OVER_SEVEN, Kind.CALL_OUT_OF_ROTATION, Kind.INSUFFICIENT_BID),
    (Kind.CALL_AFTER_THE_AUCTION, Kind.CALL_OUT_OF_ROTATION, Kind.INADMISSIBLE_CALL),
    (Kind.CHANGED_CALL, Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION),
    (Kind.CARD_EXPOSED_IN_AUCTION, Kind.LEAD_OUT_OF_TURN, Kind.EXPOSED_CARD),
    (Kind.EXTRANEOUS_INFORMATION, Kind.UNAUTHORISED_INFORMATION),
    (Kind.UNAUTHORISED_INFORMATION, Kind.EXTRANEOUS_INFORMATION),
)
"""Kinds of irregularities between which a director has to distinguish: those of a row stand for the first and back.

Kinds that may both be true of one card are in no row together: a penalty card not played is a revoke by 61A, and a
fifth card, a card taken back and one of several played at once are exposed too.
"""

_BY_PLAYING = frozenset({Kind.REVOKE, Kind.PREMATURE_PLAY, Kind.TAKEN_BACK, Kind.SEVERAL_CARDS})
_OF_DUMMY = frozenset({Kind.DUMMY_ASKS, Kind.DUMMY_ATTENTION, Kind.DUMMY_BREACH, Kind.DUMMY_TOUCHES, Kind.DUMMY_WARNS})
_OF_DEFENDERS = frozenset({Kind.EXPOSED_CARD, Kind.FIFTH_CARD, Kind.LEAD_BEFORE_CHOICE, Kind.PENALTY_CARD_NOT_PLAYED})


class Happening(msgspec.Struct, frozen=True):
    """An irregularity as one would name it: its kind, its player, and the cards or the call it was done with."""

    kind: Kind
    seat: Seat
    trick: int = 0
    cards: tuple[Card, ...] = ()
    call: Call | None = None

    @property
    def key(self) -> str:
        """Its key among the choices."""
        return f"{self.kind.value}-{self.seat.name}-{self.trick}"

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
    nothing = not ruling.offences and _was_nothing(ruling)
    if not ruling.offences and not nothing:
        return ()
    found = tuple(happening(ruling.after, offence) for offence in ruling.offences)
    right = [_happening(ruling, each, right=True) for each in dict.fromkeys(found)]
    if nothing:
        right = [Choice("none", say("rehearsal-happened-nothing"), True, ruling.as_ruled())]
    choices = arranged(right, _did_not_happen(ruling, found), f"happened {ruling.place}")
    return (Asked(Aspect.HAPPENED, say("rehearsal-asks-happened"), choices, len(right) > 1),) if choices else ()


def _was_nothing(ruling: Situation) -> bool:
    """Whether the Director has found that there was no irregularity."""
    numbers = {clause.number_in(ruling.after.edition) for clause in (nothing_irregular, nobody_revoked)}
    return any(each.clause in numbers for each in ruling.rulings)


def _happening(ruling: Situation, each: Happening, *, right: bool) -> Choice:
    clause = clause_about(each.kind, ruling.after.edition)
    why = what_the_law_says(clause, ruling.after.edition) if clause else None
    return Choice(each.key, each.message, right, why, clause)


LEAST_WRONG = 3
"""How many wrong answers there are at least beside that nothing has happened, where so many can be had."""


def _did_not_happen(ruling: Situation, found: tuple[Happening, ...]) -> Iterator[Choice]:
    """What did not happen: something like it by the same player, the same by another, nothing at all."""
    table = ruling.after
    true = tuple(table.irregularities)
    for each in found or _alleged(ruling):
        likely = [*taken_for(ruling.before, each), *_by_others(table, each)]
        # Who followed suit is taken for the offender only where there is too little else to choose from.
        unlikely = [other for other in likely if other.kind is Kind.REVOKE and _follows(table, other)]
        likely = [other for other in likely if other not in unlikely]
        likely += unlikely[: max(0, LEAST_WRONG - len(likely))]
        for other in likely if found else (each, *likely):
            if not any(one.seat is other.seat and is_of_kind(one, other.kind) for one in true):
                yield _with_the_truth(_happening(ruling, other, right=False), other, found)
    if found:
        truth = say("rehearsal-why-happened", what=found[0].message)
        yield Choice("none", say("rehearsal-happened-nothing"), False, truth)


def _with_the_truth(choice: Choice, other: Happening, found: tuple[Happening, ...]) -> Choice:
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
        done = Happening(Kind.INSUFFICIENT_BID, last.seat, call=last.call)
        return (done, replace(done, kind=Kind.CALL_OUT_OF_ROTATION))
    done = Happening(Kind.REVOKE, last.seat, last.trick, (last.card,))
    kind = action.to.kind if isinstance(action, a.Summon) and action.to is not None else None
    return (replace(done, kind=kind or Kind.REVOKE), replace(done, kind=Kind.PREMATURE_PLAY))


def taken_for(table: Table, each: Happening) -> Iterator[Happening]:
    """Something like it by the same player, with the same card or call, that could have happened there."""
    like = [kind for first, *others in _TAKEN_FOR if first == each.kind for kind in others]
    like += [first for first, *others in _TAKEN_FOR if each.kind in others]
    yield from (replace(each, kind=kind) for kind in dict.fromkeys(like) if _could_be(table, each, kind))


def _could_be(table: Table, each: Happening, kind: Kind) -> bool:
    """Whether this player could have done this with the same card or call."""
    if kind in _OF_DEFENDERS and not table.is_defender(each.seat):
        return False
    if kind in _OF_DUMMY and each.seat is not table.dummy:
        return False
    return kind not in _ONLY_IF or _ONLY_IF[kind](table, each)


_ONLY_IF: dict[Kind, Callable[[Table, Happening], bool]] = {
    Kind.INSUFFICIENT_BID: lambda table, each: isinstance(each.call, Bid),
    Kind.INADMISSIBLE_CALL: lambda table, each: isinstance(each.call, Double | Redouble),
    Kind.BARRED_CALL: lambda table, each: any(one.seat.side is each.seat.side for one in table.obligations),
    Kind.CHANGED_CALL: lambda table, each: table.auction.has_called(each.seat),
    Kind.CARD_EXPOSED_IN_AUCTION: lambda table, each: table.contract is None,
    Kind.LEAD_OUT_OF_TURN: lambda table, each: _leads(table, each),
    Kind.PREMATURE_LEAD: lambda table, each: _leads(table, each),
    Kind.LEAD_BEFORE_CHOICE: lambda table, each: (
        _leads(table, each) and bool(table.penalty_cards_of(each.seat.partner))
    ),
    Kind.REVOKE: lambda table, each: not _leads(table, each),
    Kind.PREMATURE_PLAY: lambda table, each: not _leads(table, each),
    Kind.MISSING_CARD: lambda table, each: not each.cards,
    Kind.SEVERAL_CARDS: lambda table, each: len(each.cards) > 1,
    Kind.FIFTH_CARD: lambda table, each: each.trick > table.first_number and _leads(table, each),
    Kind.WRONG_CARD_FROM_DUMMY: lambda table, each: each.seat is table.dummy,
    Kind.PENALTY_CARD_NOT_PLAYED: lambda table, each: bool(table.penalty_cards_of(each.seat)),
    Kind.PLAY_BEFORE_RULING: lambda table, each: bool(table.attention),
    Kind.BID_OVER_SEVEN: lambda table, each: isinstance(each.call, Bid) and each.call.level > 7,
    **dict.fromkeys((Kind.CALL_AFTER_THE_AUCTION, Kind.TRICK_INSPECTED, Kind.TAKEN_BACK), lambda *_: False),
}
"""What must be so for a kind to be taken for another; those that are never taken for another are false."""


_NOT_BY_LEADING = (Kind.REVOKE, Kind.PREMATURE_PLAY)
"""What nobody has done by leading to a trick."""


def _leads(table: Table, each: Happening) -> bool:
    """Whether the card is the first of its trick, or no card of the trick is there."""
    trick = table.trick(each.trick)
    return trick is None or not trick.plays or trick.leader is each.seat


def _follows(table: Table, each: Happening) -> bool:
    """Whether the card is of the suit that was led."""
    trick = table.trick(each.trick)
    led = trick.suit_led if trick is not None and trick.plays else None
    return led is not None and bool(each.cards) and each.cards[0].suit is led


def _by_others(table: Table, each: Happening) -> Iterator[Happening]:
    """The same by another player, with his own card of that trick or his own call."""
    if each.kind in _OF_DUMMY or each.kind is Kind.WRONG_CARD_FROM_DUMMY:
        return
    for seat in (each.seat.partner, each.seat.left, each.seat.right):
        if each.kind in _OF_DEFENDERS and not table.is_defender(seat):
            continue
        if each.kind in CALL_KINDS:
            yield from (replace(each, seat=seat, call=call) for call in _calls_like(table, each, seat))
            continue
        trick = table.trick(each.trick)
        cards = trick.cards_of(seat)[:1] if trick is not None else ()
        if not (each.kind is Kind.MISSING_CARD and cards) and not (each.kind in _BY_PLAYING and not cards):
            other = replace(each, seat=seat, cards=cards if each.cards else ())
            if each.kind not in _NOT_BY_LEADING or not _leads(table, other):
                yield other


def _calls_like(table: Table, each: Happening, seat: Seat) -> Iterator[Call]:
    """The last call of this player, if it could have been irregular in the same way."""
    made = list(table.auction.made)
    place = next((n for n in reversed(range(len(made))) if made[n].seat is seat), None)
    if place is None:
        return
    call = made[place].call
    over_a_bid = any(isinstance(one.call, Bid) for one in made[:place])
    if _could_be(table, replace(each, seat=seat, call=call), each.kind) and (
        over_a_bid or each.kind is not Kind.INSUFFICIENT_BID
    ):
        yield call
