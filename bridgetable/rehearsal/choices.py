"""What is asked at a stop, an aspect after the other: the right answers by the engine, and wrong ones beside them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Double, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import is_card, suit_text
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.laws.book import asked_now, clause_about
from bridgetable.laws.enacted import ENACTED, AskedNow
from bridgetable.laws.law66 import nobody_revoked
from bridgetable.laws.law84 import nothing_irregular
from bridgetable.laws.numbers import Parts, as_printed, lies_under, parts_of
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.situation import (
    KEYS,
    MOST_RIGHT,
    Situation,
    arranged,
    clauses_in,
    clauses_of,
    in_edition,
    point_of,
    printed,
    what_the_law_says,
)
from bridgetable.table import events as e
from bridgetable.table import obligation as o
from bridgetable.table import restriction as r
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import (
    CALL_KINDS,
    Irregularity,
    Kind,
    cards_involved,
    is_of_kind,
    kind_of,
    place_of_call,
)
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Message, Person, Question, say
from bridgetable.table.state import Table
from bridgetable.words.formatting import letters_of_message
from bridgetable.words.moment import awaited
from bridgetable.words.questions import option_message, question_message

# -- What happened: the irregularity and whose it is, beside others that a card or a call there could be taken for -----


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


# -- Who may now choose what, or whose turn it is: the question that is open, and the wrong hands for it ---------------


def who_may_choose(ruling: Situation) -> tuple[Asked, ...]:
    """Who may choose what after the ruling; where nobody may, whose turn it is after something was put right."""
    now = ruling.new_question
    if now is None:
        return _whose_turn(ruling) if asked_now(ruling.after) is None else ()
    if DIRECTOR in now.question.to:
        return ()
    by_card = any(is_card(option.name) for option in now.options)
    return _by_whom(ruling, now) if by_card else _which_options(ruling, now)


# -- Which options -----------------------------------------------------------------------------------------------------


def _which_options(ruling: Situation, now: AskedNow) -> tuple[Asked, ...]:
    right = [_option(ruling, now.question, now.question.to, option.name, right=True) for option in now.options]
    wrong = _not_offered(ruling, now)
    choices = arranged(right, wrong, f"choice {ruling.place}")
    return (Asked(Aspect.CHOICE, say("rehearsal-asks-choice"), choices, several=True),) if choices else ()


def _option(ruling: Situation, question: Question, to: tuple[Person, ...], name: str, *, right: bool) -> Choice:
    label = say("rehearsal-choice", to=to, option=option_message(KEYS, question, name, ruling.after))
    clause = printed(question.clause)
    key = f"{'-'.join(str(getattr(person, 'name', person)) for person in to)}-{name}"
    return Choice(key, label, right, _as_asked(ruling, clause), clause, option=name if right else "")


def _as_asked(ruling: Situation, clause: str) -> Message | None:
    """The question that is open, as the reason: it says who is asked, and about what."""
    now = ruling.new_question
    if now is None:
        return None
    return say("rehearsal-why-ruled", law=clause, text=question_message(KEYS, now.question, ruling.after))


def _not_offered(ruling: Situation, now: AskedNow) -> Iterator[Choice]:
    """The wrong hand's choice, options that are not in force, and those of the other editions."""
    question, names = now.question, [option.name for option in now.options]
    others = _not_asked(ruling, question)
    absent = _absent_options(question, names)
    yield from _asked_in_other_editions(ruling, question, names)
    for seat, name in zip(others, names, strict=False):
        yield _option(ruling, question, (seat,), name, right=False)
        if (more := next(absent, None)) is not None:
            yield _option(ruling, question, question.to, more, right=False)
    for name in absent:
        yield _option(ruling, question, question.to, name, right=False)
    for seat in others:
        for name in names:
            yield _option(ruling, question, (seat,), name, right=False)


def _asked_in_other_editions(ruling: Situation, question: Question, names: list[str]) -> Iterator[Choice]:
    """Options that the same persons have in another edition only."""
    for step in ruling.others:
        now = asked_now(step.table)
        if now is None or now.question.to != question.to or now.question.ask != question.ask:
            continue
        for option in now.options:
            if option.name not in names and not is_card(option.name):
                choice = _option(ruling, question, question.to, option.name, right=False)
                yield replace(choice, why=in_edition(step.table, choice.why))


def _not_asked(ruling: Situation, question: Question) -> tuple[Seat, ...]:
    """The players who are asked neither this nor anything that waits, partner of the one asked first."""
    waiting = {person for each in ruling.after.agenda for person in each.to} | set(question.to)
    first = next((person for person in question.to if isinstance(person, Seat)), Seat.N)
    in_order = (first.partner, first.left, first.right)
    dummy = ruling.after.dummy
    return tuple(seat for seat in sorted(in_order, key=lambda seat: seat is dummy) if seat not in waiting)


SUIT_LETTERS = tuple(suit_text(suit) for suit in Suit)


def _absent_options(question: Question, names: list[str]) -> Iterator[str]:
    """Answers that the question may have at other times, and not here."""
    restrained = [letter for name in names for letter in name.split("-")[1:] if letter in SUIT_LETTERS]
    for answer in ENACTED.declared(question).answers:
        if answer in ("require", "forbid"):
            suits = dict.fromkeys((*restrained, *SUIT_LETTERS)) if restrained else ()
            yield from (f"{answer}-{suit}" for suit in suits if f"{answer}-{suit}" not in names)
        elif answer not in names and KEYS.has(f"option-{answer}"):
            yield answer


# -- Which persons -----------------------------------------------------------------------------------------------------


def _by_whom(ruling: Situation, now: AskedNow) -> tuple[Asked, ...]:
    """Who chooses, where the options are cards."""
    right = _asked(ruling, now.question, right=True)
    others = _not_asked(ruling, now.question)
    wrong = [_asked(ruling, replace(now.question, to=(seat,)), right=False) for seat in others]
    choices = arranged([right], wrong, f"choice {ruling.place}")
    return (Asked(Aspect.CHOICE, say("rehearsal-asks-choice"), choices),) if choices else ()


def _asked(ruling: Situation, question: Question, *, right: bool) -> Choice:
    key = "-".join(str(getattr(person, "name", person)) for person in question.to)
    message, clause = question_message(KEYS, question, ruling.after), printed(question.clause)
    return Choice(key, message, right, _as_asked(ruling, clause), clause)


def _whose_turn(ruling: Situation) -> tuple[Asked, ...]:
    """Whose turn it is after a ruling on an irregularity."""
    table = ruling.after
    seat = table.to_call if table.to_call is not None else table.turn
    if seat is None or not ruling.offences or table.is_pending or table.over:
        return ()
    truth = awaited(table)
    why = say("rehearsal-why-turn", what=truth)
    right = Choice(seat.name, truth, True, why)
    wrong = [Choice(other.name, _awaiting(ruling, truth, other), False, why) for other in Seat if other is not seat]
    choices = arranged([right], wrong, f"turn {ruling.place}")
    return (Asked(Aspect.CHOICE, say("rehearsal-asks-turn"), choices),) if choices else ()


def _awaiting(ruling: Situation, truth: Message, seat: Seat) -> Message:
    """The same as is awaited, of another hand."""
    table = ruling.after
    key = truth.key
    for mine, other in (("awaited-dummy", "awaited-player"), ("awaited-player", "awaited-dummy")):
        if key.startswith(mine) and (seat is table.dummy) != (mine == "awaited-dummy"):
            key = key.replace(mine, other)
            break
    return say(key, seat=seat, player=table.player(seat))


# -- What binds the players after a ruling: leads and plays required or forbidden, enforced passes ---------------------


Bond = r.Restriction | o.Obligation


def what_binds(ruling: Situation) -> tuple[Asked, ...]:
    """What binds a player from now on, of the restrictions and obligations that the ruling lays on him."""
    laid = _laid(ruling.step.events)
    right = _told(ruling.after, laid)
    answers = _told(ruling.after, _bonds_of_other_answers(ruling))
    editions = {
        each: step.table
        for step in ruling.others
        # An edition that does not ask what is answered here has ruled before.
        for each in _told(step.table, _in_force(step.table) if step.passed_over else _laid(step.events))
    }
    if not right and not answers and not editions:
        return ()
    nothing, why = say("rehearsal-binding-nothing"), ruling.as_ruled()
    variants = (each for bond in laid for each in _variants(ruling.after, bond))
    chosen = [Choice(_key(each), each, True, why) for each in right or (nothing,)]
    true = {*(right or (nothing,)), *_told(ruling.after, _in_force(ruling.after))}
    others = [
        Choice(_key(each), each, False, in_edition(editions[each], why) if each in editions else why)
        for each in dict.fromkeys((*editions, nothing, *answers, *variants))
        if each not in true
    ]
    choices = arranged(chosen, others, f"binding {ruling.place}")
    several = len(chosen) > 1
    return (Asked(Aspect.BINDING, say("rehearsal-asks-binding"), choices, several),) if choices else ()


def bound_at(table: Table) -> frozenset[str]:
    """The keys of the choices that say what binds the players at this table, whenever it was laid on them."""
    return frozenset(map(_key, bonds_told(table)))


def bonds_told(table: Table) -> tuple[Message, ...]:
    """What binds the players at this table, whenever it was laid on them, or that nothing does."""
    return _told(table, _in_force(table)) or (say("rehearsal-binding-nothing"),)


def bond_variants(table: Table) -> Iterator[Message]:
    """What binds the players at this table with one thing wrong in it."""
    return (each for bond in _in_force(table) for each in _variants(table, bond))


def _told(table: Table, bonds: tuple[Bond, ...]) -> tuple[Message, ...]:
    """What these bonds are in sentences, each once."""
    found = (bond_message(table, bond) for bond in bonds)
    return tuple(dict.fromkeys(message for message in found if message is not None))


def _in_force(table: Table) -> tuple[Bond, ...]:
    """What binds the players whenever it was laid on them."""
    return tuple(bond for seat in Seat for bond in (*table.binding(seat), *table.obliged(seat)))


def _laid(events: tuple[e.Event, ...]) -> tuple[Bond, ...]:
    """The restrictions and obligations among these events."""
    found: list[Bond] = []
    for event in events:
        match event:
            case e.Restricted(restriction):
                found.append(restriction)
            case e.Obliged(obligation):
                found.append(obligation)
            case e.Released(obligation) if obligation in found:
                found.remove(obligation)
    return tuple(dict.fromkeys(found))


def _bonds_of_other_answers(ruling: Situation) -> tuple[Bond, ...]:
    """What would bind a player if the question had been answered otherwise."""
    return tuple(bond for option in _other_answers(ruling) for bond in _laid(option.then))


def _other_answers(ruling: Situation) -> tuple[Option, ...]:
    """The options of the question that was answered, without the one chosen; none where nothing was answered."""
    now, action = asked_now(ruling.before), ruling.step.action
    if now is None or not isinstance(action, a.Choose):
        return ()
    return tuple(option for option in now.options if option.name != action.option)


def bond_message(table: Table, bond: Bond) -> Message | None:
    """What binds the player, in a sentence; None where it is nothing that is asked."""
    match bond:
        case r.LeadRequired(seat, suit):
            return say("rehearsal-binding-lead", seat=seat, suit=suit)
        case r.LeadForbidden(seat, suits):
            return say("rehearsal-binding-no-lead", seat=seat, suits=suits)
        case r.PlayHighest(seat, suit):
            return say("rehearsal-binding-highest", seat=seat, suit=suit)
        case r.PlayLowest(seat, suit):
            return say("rehearsal-binding-lowest", seat=seat, suit=suit)
        case r.PlayRequired(seat, suit):
            return say("rehearsal-binding-play", seat=seat, suit=suit)
        case r.PlayForbidden(seat, suit):
            return say("rehearsal-binding-no-play", seat=seat, suit=suit)
        case r.CardChosen(seat, card) | r.CardNamedToPlay(seat, card):
            return say("rehearsal-binding-card", seat=seat, card=card)
        case r.LeadFrom(seat):
            hand = "dummy" if seat is table.dummy else "hand"
            return say(f"rehearsal-binding-from-{hand}", player=table.player(seat))
        case o.PassOnce(seat):
            return say("rehearsal-binding-pass-once", seat=seat)
        case o.PassThroughout(seat):
            return say("rehearsal-binding-pass-throughout", seat=seat)
        case o.MayNotDouble(seat):
            return say("rehearsal-binding-no-double", seat=seat)
        case o.LeadMayBeRestrained(seat):
            return say("rehearsal-binding-lead-law", seat=seat)
    return None


def _variants(table: Table, bond: Bond) -> Iterator[Message]:
    """The same with one thing wrong: the other suit's way, the other player, once for always."""
    seat = bond.seat
    match bond:
        case r.LeadRequired(_, suit):
            yield say("rehearsal-binding-no-lead", seat=seat, suits=(suit,))
            yield say("rehearsal-binding-lead", seat=seat.partner, suit=suit)
        case r.LeadForbidden(_, suits):
            yield say("rehearsal-binding-no-lead-once", seat=seat, suits=suits)
            yield say("rehearsal-binding-no-lead", seat=seat.partner, suits=suits)
            yield say("rehearsal-binding-lead", seat=seat, suit=suits[0])
        case r.PlayHighest(_, suit) | r.PlayLowest(_, suit):
            for each in ("highest", "lowest"):
                yield say(f"rehearsal-binding-{each}", seat=seat, suit=suit)
                yield say(f"rehearsal-binding-{each}", seat=seat.partner, suit=suit)
        case r.PlayRequired(_, suit) | r.PlayForbidden(_, suit):
            yield say("rehearsal-binding-play", seat=seat, suit=suit)
            yield say("rehearsal-binding-no-play", seat=seat, suit=suit)
            yield from (say("rehearsal-binding-no-play", seat=seat, suit=each) for each in Suit if each is not suit)
        case r.LeadFrom():
            yield say("rehearsal-binding-from-hand", player=table.player(seat))
            yield say("rehearsal-binding-from-dummy", player=table.player(seat))
        case r.CardChosen() | r.CardNamedToPlay():
            held = (each.card for each in table.penalty_cards_of(seat))
            yield from (say("rehearsal-binding-card", seat=seat, card=card) for card in held)
        case o.PassOnce() | o.PassThroughout():
            for each in ("once", "throughout"):
                yield say(f"rehearsal-binding-pass-{each}", seat=seat)
                yield say(f"rehearsal-binding-pass-{each}", seat=seat.partner)
        case o.MayNotDouble():
            yield say("rehearsal-binding-pass-once", seat=seat)
            yield say("rehearsal-binding-no-double", seat=seat.partner)
        case o.LeadMayBeRestrained():
            yield say("rehearsal-binding-lead-law", seat=seat.partner)
            yield say("rehearsal-binding-pass-once", seat=seat)


def _key(message: Message) -> str:
    """The key among the choices: what binds, and whom."""
    return letters_of_message(message).removeprefix("rehearsal-binding-")


# -- The Laws of a ruling, beside those of the other editions, of the other answers, and sister clauses ----------------


_SENTENCE = re.compile(r"law-(?:\d{4}-)?(\d+[A-Z]?\w*)(?![^-])")
_ON_PENALTY_CARDS = ("49", "50A", "50B", "50D1", "61A")
"""What is true of every penalty card, whatever the ruling says of it; not to play one that must be is a revoke."""
_INFORMATION = ("16", "50E", "50D1")
"""What is told beside a ruling: who may use what he has seen."""


def which_laws(ruling: Situation) -> tuple[Asked, ...]:
    """The Laws of the ruling and of the question that follows from it; nothing where it rests on none.

    Nor is it asked before anybody has called the Director: till then there is nothing for him to rule on.
    """
    edition = ruling.after.edition
    clauses = _of_the_ruling(ruling) if ruling.director_is_called else ()
    if not clauses:
        return ()
    # Under which Law the Director has still to judge, as whether damage is left, is asked with that.
    demanded = tuple(each for each in clauses if each not in _yet_to_be_judged(ruling)) or clauses
    shown, rest = demanded[:MOST_RIGHT], tuple(each for each in clauses if each not in demanded[:MOST_RIGHT])
    right = [_choice(clause, edition, ruling, right=True) for clause in shown]
    choices = arranged(right, _others(ruling, clauses), f"law {ruling.place}")
    if not choices:
        return ()
    return (Asked(Aspect.LAW, say("rehearsal-asks-law"), choices, len(right) > 1, also=rest),)


def _of_the_ruling(ruling: Situation) -> tuple[str, ...]:
    """Its clauses, with those on information last."""
    found = list(clauses_of(ruling.step))
    if ruling.new_question is not None:
        found.append(printed(ruling.new_question.question.clause))
    known = [clause for clause in dict.fromkeys(found) if parts_of(clause) is not None]
    return tuple(sorted(known, key=_is_information))


def _yet_to_be_judged(ruling: Situation) -> tuple[str, ...]:
    """The clause of a question that the Director answers next, unless the ruling rests on it too."""
    opened = ruling.new_question
    if opened is None or DIRECTOR not in opened.question.to:
        return ()
    clause = printed(opened.question.clause)
    return () if clause in map(printed, clauses_of(ruling.step)) else (clause,)


def _is_information(clause: str) -> bool:
    return any(lies_under(clause, head) for head in _INFORMATION)


def _choice(clause: str, edition: Edition, ruling: Situation, *, right: bool, why: Message | None = None) -> Choice:
    point = point_of(clause, edition)
    message = say("rehearsal-law-point", law=clause, point=point) if point else say("rehearsal-law", law=clause)
    said = next((ruling.saying(each) for each in ruling.rulings if printed(each.clause) == clause), None)
    if right and said is not None:
        why = say("rehearsal-why-ruled", law=clause, text=said)
    return Choice(clause, message, right, why or what_the_law_says(clause, edition), clause)


def _others(ruling: Situation, right: tuple[str, ...]) -> Iterator[Choice]:
    """Clauses that the ruling does not rest on, the likeliest to be confused first."""
    edition, offered = ruling.after.edition, set[str]()
    sources = (
        _beside_those(_sisters, ruling, right),
        _of_other_answers(ruling),
        _of_other_editions(ruling),
        _of_other_irregularities(ruling),
        _beside_those(_near, ruling, right),
    )
    then = {
        clause: step.table
        for step in ruling.others
        for clause in clauses_of(step)
        if point_of(clause, step.table.edition) == point_of(clause, edition)
    }
    for clause in itertools.chain.from_iterable(sources):
        if clause not in offered and _is_wrong(clause, right, ruling):
            offered.add(clause)
            said = what_the_law_says(clause, edition)
            why = in_edition(then[clause], said) if clause in then else said
            yield _choice(clause, edition, ruling, right=False, why=why)


def _is_wrong(clause: str, right: tuple[str, ...], ruling: Situation) -> bool:
    """Whether the ruling rests on this clause in no way, and neither does the line before or after, nor what may come.

    What is true beside every ruling of a kind is not wrong either: how penalty cards lie, that information from what
    was withdrawn is unauthorised (16), and how a score is adjusted (12).
    """
    near = [*right, *ruling.ruled_in_line, *ruling.coming]
    near += [clause_about(kind_of(each), ruling.after.edition) for each in ruling.matter]
    if ruling.before.penalty_cards or ruling.after.penalty_cards or _lies_in(right, "50", "51"):
        near += _ON_PENALTY_CARDS
    if ruling.after.information or ruling.after.call_information:
        near.append("16")
    if not _lies_in(right, "12"):
        near.append("12")
    return not any(lies_under(clause, each) or lies_under(each, clause) for each in near)


def _lies_in(clauses: Iterable[str], *laws: str) -> bool:
    return any(lies_under(clause, law) for clause in clauses for law in laws)


def _beside_those(
    look: Callable[[str, Edition], tuple[tuple[str, ...], ...]], ruling: Situation, right: tuple[str, ...]
) -> Iterator[str]:
    """What is found beside each clause of the ruling, the nearest of all of them first."""
    for rank in zip(*(look(clause, ruling.after.edition) for clause in right), strict=True):
        yield from itertools.chain.from_iterable(rank)


@cache
def _sisters(clause: str, edition: Edition) -> tuple[tuple[str, ...], ...]:
    """Clauses of the same rank under which the engine rules: under the same head, then under a higher one."""
    parts = parts_of(clause) or ()
    found = []
    for up in (1, 2, 3):
        head = parts[:-up]
        same = (each for each in _ruled(edition) if head and each[: len(head)] == head and len(each) == len(parts))
        found.append(tuple(as_printed(each) for each in same))
    return tuple(found)


@cache
def _near(clause: str, edition: Edition) -> tuple[tuple[str, ...], ...]:
    """Clauses of the other Laws of the same part of the Code, those next to this one first."""
    parts = parts_of(clause) or ("1",)
    part = next(part for part in _PARTS if int(parts[0]) in part)
    others = [each for each in _ruled(edition) if int(each[0]) in part and each[0] != parts[0]]
    others.sort(key=lambda each: (abs(int(each[0]) - int(parts[0])), len(each) != len(parts)))
    return (tuple(as_printed(each) for each in others),)


_PARTS = (range(17, 40), range(41, 68), range(68, 72), (*range(1, 17), *range(72, 94)))
"""The auction, the play, claims and concessions, and everything else, as the numbers of their Laws."""


@cache
def _ruled(edition: Edition) -> tuple[Parts, ...]:
    return tuple(parts for each in clauses_in(edition) if _is_ruled_under(each) and (parts := parts_of(each)))


def _of_other_irregularities(ruling: Situation) -> Iterator[str]:
    """The Laws on what the irregularity could be taken for."""
    for offence in ruling.matter:
        for each in taken_for(ruling.before, happening(ruling.after, offence)):
            yield clause_about(each.kind, ruling.after.edition)


@cache
def _is_ruled_under(clause: str) -> bool:
    """Whether the Director has something to say under this clause: so he would have said it if it applied."""
    return clause.replace("(", "").replace(")", "") in _clauses_of_sentences()


@cache
def _clauses_of_sentences() -> frozenset[str]:
    """The clauses that a ruling is worded for: "62B1" of law-62B1, "43B2b" of law-43B2b-deemed."""
    return frozenset(found[1] for key in KEYS.keys if (found := _SENTENCE.match(key)))


def _of_other_answers(ruling: Situation) -> Iterator[str]:
    """Clauses of what would have followed from the other options of the question that was answered."""
    for option in _other_answers(ruling):
        for event in option.then:
            if isinstance(event, e.RulingGiven):
                yield printed(event.clause)


def _of_other_editions(ruling: Situation) -> Iterator[str]:
    """Clauses of the same ruling in the other editions, where this one has such a clause too and it says otherwise."""
    book = clauses_in(ruling.after.edition)
    for step in ruling.others:
        for clause in clauses_of(step):
            if clause in book and _is_ruled_under(clause):
                yield clause
