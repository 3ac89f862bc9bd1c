"""The story: a step of a history told in lines, in one language."""

from __future__ import annotations

import enum
from collections.abc import Iterator

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.notation import Unreadable, card_of, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.table import events as e
from bridgetable.table.irregularity import (
    DummyBreach,
    DummyTouches,
    Extraneous,
    Irregularity,
    LeadOutOfTurn,
    Revoke,
    kind_of,
)
from bridgetable.table.question import DIRECTOR, Person, Question
from bridgetable.table.state import Table
from bridgetable.words.called import call_line, meant_line
from bridgetable.words.catalogue import Words

_UNREMARKED = (
    a.Play, a.PlayTogether, a.LeadFaceDown, a.FaceLead, a.Omit, a.Name, a.Designate, a.Misplace, a.Choose
)
"""What people do without anybody knowing yet that it was irregular."""


class Kind(enum.Enum):
    """What a line of the story is."""

    FACT = "fact"
    IRREGULARITY = "irregularity"
    RULING = "ruling"
    INFORMATION = "information"
    ASKED = "asked"


class Line(msgspec.Struct, frozen=True):
    """A sentence of the story, with the clause it rests on where there is one.

    `hidden` says that nobody at the table knows this yet: a matter for the presenter.
    """

    kind: Kind
    text: str
    clause: str = ""
    hidden: bool = False


# -- actions -------------------------------------------------------------------------------------------------------


def action_line(words: Words, step: Step) -> str:
    """What was done, in one sentence: "East plays the 9 of diamonds"."""
    action = step.action
    match action:
        case a.Play(seat, card):
            return words.text(_play_key(step, seat), seat=seat, card=card, player=step.table.player(seat))
        case a.Designate(what):
            return call_line(words, _caller(step.table), what)
        case a.ChangeDesignation(to):
            return meant_line(words, _caller(step.table), to)
        case a.GiveInformation(seat, what, text):
            said = dict(text).get(words.language) or dict(text).get("") or next(iter(dict(text).values()), "")
            key = f"action-extraneous-{what}"
            return words.text(f"{key}-said", seat=seat, text=said) if said else words.text(key, seat=seat)
        case a.Note(text):
            texts = dict(text)
            return texts.get(words.language) or texts.get("") or next(iter(texts.values()), "")
        case a.Choose(by, option):
            return words.text("action-choose", by=by, option=_chosen(words, step, option))
        case a.ReturnCards(None):
            return words.text("action-return-cards-all")
        case a.Expose(seat, cards, deliberate):
            key = "action-expose-deliberate" if deliberate else "action-expose"
            if any(isinstance(ev, e.Infringed) and isinstance(ev.irregularity, DummyTouches) for ev in step.events):
                key = "action-expose-dummy"
            return words.text(key, seat=seat, cards=cards)
        case a.FaceLead(seat):
            faced = next(ev.card for ev in step.events if isinstance(ev, e.CardPlayed | e.CardExposed))
            return words.text("action-face-lead", seat=seat, card=faced)
        case a.Breach(seat, law):
            return words.text(f"action-breach-{law}", seat=seat)
    key = "action-play-together" if isinstance(action, a.PlayTogether) else f"action-{a.verb_of(action)}"
    if getattr(action, "line", ""):
        key += "-line"
    elif getattr(action, "law", ""):
        key += "-law"
    return words.text(key, **msgspec.structs.asdict(action))


def _play_key(step: Step, seat: Seat) -> str:
    """A card is led, played, or played in place of one that was withdrawn; from dummy declarer plays it."""
    number = next((ev.trick for ev in step.events if isinstance(ev, e.CardPlayed) and ev.seat is seat), 0)
    trick = step.table.trick(number)
    key = "action-play"
    back = any(w.seat is seat and w.trick == number for w in step.table.withdrawn)
    if back and not _led_in_vain(step.table, seat, number):
        key += "-instead"
    elif trick is not None and trick.leader is seat:
        key += "-opening" if number == 1 and seat is not step.table.dummy else "-lead"
    return key + "-dummy" if seat is step.table.dummy else key


def _caller(table: Table) -> Person:
    """Who calls from dummy: declarer. North is the first of the seats, so that a bare "or" would lose him."""
    return DIRECTOR if table.declarer is None else table.declarer


def _led_in_vain(table: Table, seat: Seat, number: int) -> bool:
    """Whether what he withdrew was a lead to a trick that somebody else has led to: it has no substitute."""
    faults = (f for f in table.irregularities if isinstance(f, LeadOutOfTurn))
    trick = table.trick(number)
    return trick is not None and trick.leader is not seat and any((f.seat, f.trick) == (seat, number) for f in faults)


def _chosen(words: Words, step: Step, option: str) -> str:
    for event in step.events:
        if isinstance(event, e.Answered) and event.option == option:
            return option_label(words, event.question, option)
    # An answer given too late is to no question that still stands (Law 55A).
    return words.text(f"option-{option}") if words.has(f"option-{option}") else option


# -- events --------------------------------------------------------------------------------------------------------


def event_lines(words: Words, step: Step, before: Table | None = None) -> tuple[Line, ...]:
    """What an action brought about: facts, rulings with their clauses, and who is now asked.

    With the table before the step, a question that stood already is not told again.
    """
    return (*lines_of(words, step.table, step.events, step.action), *_asked_now(words, step.table, before))


def lines_of(
    words: Words, table: Table, events: tuple[e.Event, ...], action: a.Action | None = None
) -> tuple[Line, ...]:
    """Events told one by one; `table` is the one after them, or for an option not yet taken the one before."""
    rulings = (event.message for event in events if isinstance(event, e.RulingGiven))
    named = {value for message in rulings for _, value in message.blanks if isinstance(value, Card | Seat)}
    told = (_event_line(words, table, event, action) for event in events if not _says_itself(event, named))
    return tuple(dict.fromkeys(line for line in told if line is not None))


def _says_itself(event: e.Event, named: set[Card | Seat]) -> bool:
    """Whether a ruling of the same step tells this, as one does that names the card or the player."""
    match event:
        case e.CardWithdrawn(_, card) | e.PenaltyCardLifted(_, card) | e.CardPlacedLate(_, card):
            return card in named
        case e.DeclarerChanged(seat) | e.FaceDownLeadRetracted(seat) | e.OmissionFound(seat):
            return seat in named
    return False


def _event_line(words: Words, table: Table, event: e.Event, action: a.Action | None) -> Line | None:
    match event:
        case e.Infringed(LeadOutOfTurn(seat, _, _, due)) if isinstance(action, a.LeadFaceDown):
            return Line(Kind.IRREGULARITY, words.text("irregularity-face-down-lead", seat=seat, due=due), hidden=True)
        case e.Infringed(irregularity):
            hidden = isinstance(action, _UNREMARKED)
            return Line(Kind.IRREGULARITY, irregularity_line(words, irregularity), hidden=hidden)
        case e.RevokeEstablished(place, clause):
            fault = table.irregularities[place]
            text = words.text("event-revoke-established", seat=fault.seat, trick=fault.trick)
            return Line(Kind.IRREGULARITY, text, clause, hidden=table.attention_to(place) is None)
        case e.EstablishmentUndone(place):
            fault = table.irregularities[place]
            text = words.text("event-establishment-undone", seat=fault.seat, trick=fault.trick)
            return Line(Kind.FACT, text, hidden=True)
        case e.RulingGiven(clause, message):
            return Line(Kind.RULING, words.say(message), clause)
        case e.InformationRuled(card, unauthorised, clause):
            known = f"event-information-{clause}"
            general = "event-information-unauthorised" if unauthorised else "event-information-authorised"
            key = known if words.has(known) else general
            return Line(Kind.INFORMATION, words.text(key, card=card, seats=unauthorised), clause)
        case e.DummyWarned(seat) if seat not in table.rights_lost:
            return Line(Kind.FACT, words.text("event-dummy-warned", seat=seat), "42B2")
        case e.RightsLost(seat, clause):
            return Line(Kind.FACT, words.text("event-rights-lost", seat=seat), clause)
        case e.Answered(question, by, option) if option and not isinstance(action, a.Choose):
            text = words.text("event-answered", by=by, option=option_label(words, question, option))
            return Line(Kind.FACT, text, question.clause)
    text = _fact(words, table, event, action)
    return Line(Kind.FACT, text) if text else None


def _fact(words: Words, table: Table, event: e.Event, action: a.Action | None) -> str:
    match event:
        case e.CardWithdrawn(seat, card) if not (isinstance(action, a.TakeBack) and action.card == card):
            return words.text("event-card-withdrawn", seat=seat, card=card)
        case e.AttentionDrawn(_, place):
            fault = table.irregularities[place]
            return words.text(
                "event-attention-drawn", kind=irregularity_name(words, fault), seat=fault.seat, trick=fault.trick
            )
        case e.PenaltyCardLifted(seat, card):
            return words.text("event-penalty-card-lifted", seat=seat, card=card)
        case e.DeclarerChanged(declarer):
            return words.text("event-declarer-changed", declarer=declarer)
        case e.FaceDownLeadRetracted(seat):
            return words.text("event-face-down-lead-retracted", seat=seat)
        case e.CardPlacedLate(seat, card, trick):
            return words.text("event-card-placed-late", seat=seat, card=card, trick=trick)
        case e.OmissionFound(seat, trick):
            return words.text("event-omission-found", seat=seat, trick=trick)
        case e.PlayedAfterClaim(_, card):
            return words.text("event-played-after-claim", card=card)
        case e.ClaimSetAside() if not isinstance(action, a.Object):  # the ruling on the objection says so itself
            return words.text("event-claim-set-aside")
        case e.TrickTurnedUp(person, trick) if person is DIRECTOR:
            return words.text("event-trick-turned-up", trick=trick)
    return ""


def _asked_now(words: Words, table: Table, before: Table | None) -> Iterator[Line]:
    asked = asked_now(table)
    stood = asked_now(before) if before is not None else None
    if asked is not None and (stood is None or stood.question != asked.question):
        yield Line(Kind.ASKED, question_line(words, asked.question), asked.question.clause)


def irregularity_line(words: Words, irregularity: Irregularity) -> str:
    """What an irregularity was, in one sentence: "This is a revoke: East still held hearts"."""
    key = f"irregularity-{kind_of(irregularity)}"
    if isinstance(irregularity, DummyBreach):
        key += f"-{irregularity.law}"
    elif isinstance(irregularity, Extraneous):
        key += f"-{irregularity.what}"
    elif isinstance(irregularity, Revoke) and irregularity.defective:
        key += "-defective"
    return words.text(key, **msgspec.structs.asdict(irregularity))


def irregularity_name(words: Words, irregularity: Irregularity) -> str:
    """The irregularity by name: "revoke"."""
    return words.text(f"kind-{kind_of(irregularity)}")


# -- questions -----------------------------------------------------------------------------------------------------


def question_line(words: Words, question: Question) -> str:
    """What is asked of whom: "South may withdraw the king of clubs, or keep it"."""
    # Under one clause the Director may be asked first, and the players after him (45C4(b)).
    by_him = _most_exact(words, "question", question.clause, "director") if question.to == (DIRECTOR,) else ""
    key = by_him if words.has(by_him) else _most_exact(words, "question", question.clause)
    return words.text(key, **_about(question))


def option_label(words: Words, question: Question, option_name: str) -> str:
    """The words on the button of an option: "Withdraw the king of clubs", "Forbid hearts and clubs"."""
    name, blanks = _parsed(option_name)
    about = _about(question) | blanks
    return words.text(_most_exact(words, "option", question.clause, name), **about)


def _about(question: Question) -> dict[str, object]:
    """What the words of a question may speak of."""
    about: dict[str, object] = {"to": question.to, "clause": question.clause}
    if question.seat is not None:
        about |= {"seat": question.seat, "partner": question.seat.partner, "side": question.seat.side}
    if question.card is not None:
        about |= {"card": question.card, "suit": question.card.suit}
    if question.trick is not None:
        about["trick"] = question.trick
    if question.tricks is not None:
        about["tricks"] = question.tricks
    return about


def _parsed(option: str) -> tuple[str, dict[str, object]]:
    """The kind of an option and what its name specifies: "forbid-H-C" forbids hearts and clubs."""
    name, *rest = option.split("-")
    if rest and all(len(letter) == 1 and letter in "CDHS" for letter in rest):
        suits = tuple(suit_of(letter) for letter in rest)
        return name, {"suits": suits, "suit": suits[0]}
    if rest and rest[-1].isdigit():
        return name, {"tricks": int(rest[-1])}
    try:
        return "card", {"card": card_of(option)}
    except Unreadable:
        return option, {}


def _most_exact(words: Words, stem: str, clause: str, name: str = "") -> str:
    """The key worded for the clause itself, else for the clause above it, else for any clause."""
    number = clause.replace("(", "").replace(")", "")
    end = f"-{name}" if name else ""
    for length in range(len(number), 0, -1):
        key = f"{stem}-{number[:length]}{end}"
        if words.has(key):
            return key
    return f"{stem}{end}"
