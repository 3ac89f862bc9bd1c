"""The story: a step of a history told in lines, in one language."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.table import events as e
from bridgetable.table.irregularity import LeadOutOfTurn
from bridgetable.table.once import once_a_table
from bridgetable.table.question import DIRECTOR
from bridgetable.table.state import Table
from bridgetable.table.superseded import without_superseded
from bridgetable.words.asking import option_label as option_label
from bridgetable.words.asking import question_line as question_line
from bridgetable.words.calls_told import call_event_line, for_whom, ruled_already, several_at_once
from bridgetable.words.catalogue import Words
from bridgetable.words.doings import action_line as action_line
from bridgetable.words.irregular import attention_line
from bridgetable.words.irregular import irregularity_line as irregularity_line
from bridgetable.words.irregular import irregularity_name as irregularity_name
from bridgetable.words.lines import Kind as Kind
from bridgetable.words.lines import Line as Line
from bridgetable.words.whose_hand import ruled, worded

_UNREMARKED = (
    a.Play, a.PlayTogether, a.LeadFaceDown, a.FaceLead, a.Omit, a.Name, a.Designate, a.Misplace, a.Choose, a.MakeCall,
    a.ChangeCall,
)
"""What people do without anybody knowing yet that it was irregular."""


# -- events --------------------------------------------------------------------------------------------------------


def event_lines(words: Words, step: Step, before: Table | None = None) -> tuple[Line, ...]:
    """What an action brought about: facts, rulings with their clauses, and who is now asked.

    With the table before the step, a question that stood already is not told again.
    """
    return (*_told(step, words), *_asked_now(words, step.table, before))


@once_a_table
def _told(step: Step, words: Words) -> tuple[Line, ...]:
    return lines_of(words, step.table, step.events, step.action)


def lines_of(
    words: Words, table: Table, events: tuple[e.Event, ...], action: a.Action | None = None
) -> tuple[Line, ...]:
    """Events told one by one; `table` is the one after them, or for an option not yet taken the one before.

    The irregularity that such an option would make is not among those of the table, and is not spoken of.
    """
    new = events_told(table, events)
    together = several_at_once(words, table, new)
    told = (together[n] if n in together else _event_line(words, table, ev, action) for n, ev in enumerate(new))
    return tuple(dict.fromkeys(line for line in told if line is not None))


def events_told(table: Table, events: tuple[e.Event, ...]) -> list[e.Event]:
    """The events that have a line of their own: none that a later one supersedes or that a ruling has told already."""
    left = without_superseded(events)
    raised = {ev.penalty_card.card for ev in left if isinstance(ev, e.PenaltyCardLaid) and ev.penalty_card.major}
    left = tuple(event for event in left if not _speaks_of_a_minor(event, raised))
    rulings = [event.message for event in left if isinstance(event, e.RulingGiven)]
    named = {value for message in rulings for _, blank in message.blanks for value in _each(blank)}
    return [ev for ev in left if not _says_itself(ev, named) and not ruled_already(table, ev, rulings)]


def _speaks_of_a_minor(event: e.Event, raised: set[Card]) -> bool:
    """Whether a minor penalty card is laid here that the same step makes a major one (Law 50B)."""
    if not isinstance(event, e.RulingGiven) or event.message.key != "law-50B-minor":
        return False
    return not raised.isdisjoint(value for _, blank in event.message.blanks for value in _each(blank))


def _each(blank: object) -> Iterator[Card | Seat]:
    """The cards and players that a blank of a ruling names."""
    for value in blank if isinstance(blank, tuple) else (blank,):
        if isinstance(value, Card | Seat):
            yield value


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
            return Line(Kind.IRREGULARITY, irregularity_line(words, irregularity, table), hidden=hidden)
        case e.RevokeEstablished(place, clause) if place < len(table.irregularities):
            offence = table.irregularities[place]
            text = worded(words, table, "event-revoke-established", seat=offence.seat, trick=offence.trick)
            return Line(Kind.IRREGULARITY, text, clause, hidden=table.attention_to(place) is None)
        case e.EstablishmentUndone(place):
            offence = table.irregularities[place]
            text = worded(words, table, "event-establishment-undone", seat=offence.seat, trick=offence.trick)
            return Line(Kind.FACT, text, hidden=True)
        case e.RulingGiven(clause, message):
            return Line(Kind.RULING, ruled(words, table, message), clause)
        case e.InformationRuled(card, unauthorised, clause):
            known = f"event-information-{clause}"
            key = known if words.has(known) else f"event-information-{for_whom(unauthorised)}"
            return Line(Kind.INFORMATION, words.text(key, card=card, seats=unauthorised), clause)
        case e.DummyWarned(seat) if seat not in table.rights_lost:
            return Line(Kind.FACT, words.text("event-dummy-warned", seat=seat), "42B2")
        case e.RightsLost(seat, clause):
            return Line(Kind.FACT, words.text("event-rights-lost", seat=seat), clause)
        case e.Answered(question, by, option) if option and not isinstance(action, a.Choose):
            text = words.text("event-answered", by=by, option=option_label(words, question, option, table))
            return Line(Kind.FACT, text, question.clause)
    if (called := call_event_line(words, table, event)) is not None:
        return called
    text = _fact(words, table, event, action)
    return Line(Kind.FACT, text) if text else None


def _fact(words: Words, table: Table, event: e.Event, action: a.Action | None) -> str:
    match event:
        case e.CardWithdrawn(seat, card) if not (isinstance(action, a.TakeBack) and action.card == card):
            return worded(words, table, "event-card-withdrawn", seat=seat, card=card)
        case e.AttentionDrawn(_, place) if place < len(table.irregularities):
            return attention_line(words, table, table.irregularities[place])
        case e.PenaltyCardLifted(seat, card):
            return words.text("event-penalty-card-lifted", seat=seat, card=card)
        case e.ExplanationPutRight(to):
            return words.text("event-explanation-put-right", to=to)
        case e.DeclarerChanged(declarer):
            return words.text("event-declarer-changed", declarer=declarer)
        case e.FaceDownLeadRetracted(seat):
            return words.text("event-face-down-lead-retracted", seat=seat)
        case e.CardPlacedLate(seat, card, trick):
            return words.text("event-card-placed-late", seat=seat, card=card, trick=trick)
        case e.OmissionFound(seat, trick):
            return words.text("event-omission-found", seat=seat, trick=trick)
        case e.PlayedAfterClaim(_, card):
            return words.text(f"event-played-after-{_claim_or_concession(table)}", card=card)
        case e.AnswerPassedOver(_, by):
            asked = asked_now(table)
            key = "event-not-offered" if asked is not None and by in asked.question.to else "event-not-asked"
            key = "event-not-adjusted" if isinstance(action, a.Adjust) else key
            return words.text(key, edition=table.edition.value)
        case e.ClaimSetAside() if not isinstance(action, a.Object):  # the ruling on the objection says so itself
            return words.text(f"event-{_claim_or_concession(table)}-set-aside")
        case e.ClaimAgreed(seat) if not isinstance(action, a.Agree):
            return words.text(f"event-{_claim_or_concession(table)}-agreed-by-silence", seat=seat)
        case e.TrickTurnedUp(person, trick) if person is DIRECTOR:
            return words.text("event-trick-turned-up", trick=trick)
    return ""


def _claim_or_concession(table: Table) -> str:
    """Which of the two the latest was: a concession is not called a claim."""
    made = (ev.concession for ev in reversed(table.happened) if isinstance(ev, e.TricksClaimed))
    return "concession" if next(made, False) else "claim"


def _asked_now(words: Words, table: Table, before: Table | None) -> Iterator[Line]:
    asked = asked_now(table)
    stood = asked_now(before) if before is not None else None
    if asked is not None and (stood is None or stood.question != asked.question):
        yield Line(Kind.ASKED, question_line(words, asked.question, table), asked.question.clause)
