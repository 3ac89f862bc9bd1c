"""The story: the steps of a history as lines in one language."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import asked_now
from bridgetable.engine.steps import Step
from bridgetable.laws.enacted import ENACTED
from bridgetable.table import events as e
from bridgetable.table.chronology import without_superseded
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    Irregularity,
    LeadOutOfTurn,
    PlayBeforeRuling,
    PrematureLead,
    PrematurePlay,
    Revoke,
    Status,
    TakenBack,
)
from bridgetable.table.question import DIRECTOR, Question
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value
from bridgetable.words.action_lines import action_line as action_line
from bridgetable.words.action_lines import ruled, worded
from bridgetable.words.call_lines import LineKind as LineKind
from bridgetable.words.call_lines import StoryLine as StoryLine
from bridgetable.words.call_lines import (
    call_event_line,
    information_key,
    only_for,
    owner_of,
    ruled_already,
    several_at_once,
    told_of,
)
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import attention_line
from bridgetable.words.irregularities import irregularity_line as irregularity_line
from bridgetable.words.irregularities import irregularity_name as irregularity_name
from bridgetable.words.questions import option_label as option_label
from bridgetable.words.questions import question_line as question_line

_UNREMARKED = (
    a.Play,
    a.PlayTogether,
    a.LeadFaceDown,
    a.FaceLead,
    a.Omit,
    a.Name,
    a.Designate,
    a.Misplace,
    a.Choose,
    a.MakeCall,
    a.ChangeCall,
)
"""Actions whose irregularity the players may not have noticed yet."""


# -- events --------------------------------------------------------------------------------------------------------


def event_lines(words: Words, step: Step, before: Table | None = None) -> tuple[StoryLine, ...]:
    """The lines of a step: facts, rulings with their clauses, and the question now asked.

    A question that `before`, the table before the step, asked already is left out.
    """
    asked, earlier = asked_now(step.table), asked_now(before) if before is not None else None
    if asked is None or (earlier is not None and earlier.question == asked.question):
        return _step_lines(step, words)
    return (*_step_lines(step, words), _asked_line(step.table, words, asked.question))


@cached_on_value
def _step_lines(step: Step, words: Words) -> tuple[StoryLine, ...]:
    if isinstance(step.action, a.Summon) and len(step.events) == 1:
        if asked_now(step.table) is None:
            return (StoryLine(LineKind.FACT, words.text("event-director-asks")),)
        if len(step.table.moments_of(e.DirectorSummoned)) > 1:
            return (StoryLine(LineKind.FACT, words.text("event-director-waits")),)
    return lines_for_events(words, step.table, step.events, step.action)


def lines_for_events(
    words: Words, table: Table, events: tuple[e.Event, ...], action: a.Action | None = None
) -> tuple[StoryLine, ...]:
    """The lines of these events; `table` is the one after them, or before them for an option not yet chosen.

    An irregularity that only such an option would cause is not in the table, and has no line.
    """
    new = events_to_tell(table, events)
    together = several_at_once(words, table, new)
    told = (together[n] if n in together else _event_line(words, table, ev, action) for n, ev in enumerate(new))
    return tuple(dict.fromkeys(line for line in told if line is not None))


def events_to_tell(table: Table, events: tuple[e.Event, ...]) -> list[e.Event]:
    """The events that have lines: not those that a later one supersedes or a ruling already states."""
    left = without_superseded(events)
    raised = {ev.penalty_card.card for ev in left if isinstance(ev, e.PenaltyCardLaid) and ev.penalty_card.major}
    left = tuple(event for event in left if not _is_minor_made_major(event, raised))
    rulings = [event.message for event in left if isinstance(event, e.RulingGiven)]
    named = {value for message in rulings for _, blank in message.blanks for value in _each(blank)}
    new = [ev.irregularity for ev in left if isinstance(ev, e.Infringed)]
    left = tuple(ev for ev in left if not _is_found_as_it_happens(table, ev, new))
    left = tuple(ev for ev in left if not _is_known_already(table, ev, events))
    left = tuple(ev for ev in left if not _is_laid_again(table, ev, left))
    left = tuple(ev for ev in left if not _is_play_before_ruling(table, ev, left))
    left = tuple(ev for ev in left if not _is_taken_back_from_another(table, ev, left))
    left = tuple(ev for ev in left if not _is_lead_picked_up(ev, new))
    return [ev for ev in left if not _is_stated(ev, named) and not ruled_already(table, ev, rulings)]


def _is_found_as_it_happens(table: Table, event: e.Event, new: list[Irregularity]) -> bool:
    """Whether this is attention to an irregularity of the same step, as dummy's in speaking: its own line says it."""
    return (
        isinstance(event, e.AttentionDrawn)
        and event.irregularity < len(table.irregularities)
        and table.irregularities[event.irregularity] in new
    )


def _is_play_before_ruling(table: Table, event: e.Event, events: tuple[e.Event, ...]) -> bool:
    """Whether this is attention to a card played while all waited for the Director, where he says so himself (9B2)."""
    if not isinstance(_found_by(table, event), PlayBeforeRuling):
        return False
    return any(isinstance(one, e.RulingGiven) and one.clause == "9B2" for one in events)


def _is_laid_again(table: Table, event: e.Event, events: tuple[e.Event, ...]) -> bool:
    """Whether this tells of a card that the same step lays where it was, so that an earlier one lies before it (47F).

    What declarer led after that is ruled on when the earlier lead has been accepted or refused.
    """
    match event:
        case e.CardWithdrawn(seat, card):
            return any(isinstance(one, e.CardPutBack) and (one.seat, one.card) == (seat, card) for one in events)
        case e.Infringed(PrematurePlay(seat, trick, card)) if not table.is_defender(seat):
            return e.CardPutBack(seat, card, trick) in events
    return False


_OF_A_CARD = (LeadOutOfTurn, PrematureLead, PrematurePlay, Revoke)
"""Irregularities of one card, which may then be picked up again."""


def _is_taken_back_from_another(table: Table, event: e.Event, events: tuple[e.Event, ...]) -> bool:
    """Whether this is attention to a card's being picked up, beside attention to its lead or play (Law 47F).

    The ruling under 47F says that it was picked up.
    """
    found = _found_by(table, event)
    if not isinstance(found, TakenBack):
        return False
    others = (_found_by(table, other) for other in events)
    return any(isinstance(one, _OF_A_CARD) and one.card == found.card for one in others)


def _is_lead_picked_up(event: e.Event, new: list[Irregularity]) -> bool:
    """Whether this is a face-down lead picked up against Law 41A: the line of the irregularity says it."""
    return isinstance(event, e.FaceDownLeadRetracted) and any(
        isinstance(one, TakenBack) and one.card == event.card for one in new
    )


def _found_by(table: Table, event: e.Event) -> Irregularity | None:
    """The irregularity to which this event draws attention; None if it does not."""
    if not isinstance(event, e.AttentionDrawn) or event.irregularity >= len(table.irregularities):
        return None
    return table.irregularities[event.irregularity]


def _is_known_already(table: Table, event: e.Event, events: tuple[e.Event, ...]) -> bool:
    """Whether this rules of the information from a card what was last ruled of it, and the card was not shown anew."""
    if not isinstance(event, e.InformationRuled):
        return False
    if any(isinstance(one, e.PenaltyCardLaid) and one.penalty_card.card == event.card for one in events):
        return False
    here = len(table.happened) - len(events)
    first = here if here >= 0 and tuple(table.happened[here:]) == events else len(table.happened)
    earlier = (
        one
        for moment, one in table.backwards(e.InformationRuled)
        if moment < first and isinstance(one, e.InformationRuled) and one.card == event.card
    )
    return next(earlier, None) == event


def _is_minor_made_major(event: e.Event, raised: set[Card]) -> bool:
    """Whether this rules a card a minor penalty card that the same step makes a major one (Law 50B)."""
    if not isinstance(event, e.RulingGiven) or event.message.key != "law-50B-minor":
        return False
    return not raised.isdisjoint(value for _, blank in event.message.blanks for value in _each(blank))


def _each(blank: object) -> Iterator[Card | Seat]:
    """The cards and seats in a blank of a ruling."""
    for value in blank if isinstance(blank, tuple) else (blank,):
        if isinstance(value, Card | Seat):
            yield value


def _is_stated(event: e.Event, named: set[Card | Seat]) -> bool:
    """Whether a ruling of the same step states this event, which it does if it names the card or the player."""
    match event:
        case e.CardWithdrawn(_, card) | e.PenaltyCardLifted(_, card) | e.CardPlacedLate(_, card):
            return card in named
        case e.DeclarerChanged(seat) | e.FaceDownLeadRetracted(seat) | e.OmissionFound(seat):
            return seat in named
    return False


def _event_line(words: Words, table: Table, event: e.Event, action: a.Action | None) -> StoryLine | None:
    match event:
        case e.Infringed(LeadOutOfTurn(seat, _, _, due)) if isinstance(action, a.LeadFaceDown):
            text = words.text("irregularity-face-down-lead", seat=seat, due=due)
            return StoryLine(LineKind.IRREGULARITY, text, hidden=True)
        case e.Infringed(irregularity):
            hidden = isinstance(action, _UNREMARKED)
            return StoryLine(LineKind.IRREGULARITY, irregularity_line(words, irregularity, table), hidden=hidden)
        case e.RevokeEstablished(revoke, clause) if revoke < len(table.irregularities):
            offence = table.irregularities[revoke]
            text = worded(words, table, "event-revoke-established", seat=offence.seat, trick=offence.trick)
            return StoryLine(LineKind.IRREGULARITY, text, clause, hidden=table.attention_to(revoke) is None)
        case e.EstablishmentUndone(revoke):
            offence = table.irregularities[revoke]
            text = worded(words, table, "event-establishment-undone", seat=offence.seat, trick=offence.trick)
            return StoryLine(LineKind.FACT, text, hidden=True)
        case e.RulingGiven(clause, message):
            kind = LineKind.LAW if is_without_the_director(table, action) else LineKind.RULING
            return StoryLine(kind, ruled(words, table, message), clause)
        case e.InformationRuled(card, unauthorised, clause):
            key = information_key(words, "event-information", table, event)
            seats = told_of(unauthorised, owner_of(table, card))
            if (side := only_for(table, unauthorised, card)) is not None:
                key, seats = "event-information-for-opponents", side.seats
            return StoryLine(LineKind.INFORMATION, words.text(key, card=card, seats=seats), clause)
        case e.DummyWarned(seat) if seat not in table.rights_lost:
            return StoryLine(LineKind.FACT, words.text("event-dummy-warned", seat=seat), "42B2")
        case e.RightsLost(seat, clause):
            return StoryLine(LineKind.FACT, words.text("event-rights-lost", seat=seat), clause)
        case e.Settled(accepted, Status.ACCEPTED) if isinstance(action, a.Play | a.MakeCall):
            return _accepted_line(words, table, accepted, action)
        case e.Answered(question, by, option) if option and not isinstance(action, a.Choose):
            text = words.text("event-answered", by=by, option=option_label(words, question, option, table))
            return StoryLine(LineKind.FACT, text, question.clause)
    if (called := call_event_line(words, table, event)) is not None:
        return called
    text = _fact(words, table, event, action)
    return StoryLine(LineKind.FACT, text) if text else None


_AT_THE_TABLE = (a.MakeCall, a.Play, a.Expose, a.Designate, a.Agree, a.EndRound, a.CallNextBoard, a.Choose)
"""What players do among themselves; an objection, for one, goes to the Director, who is called with it (68D)."""


def is_without_the_director(table: Table, action: a.Action | None) -> bool:
    """Whether nobody has called the Director up to this table, so that what an act leads to follows from the Law alone.

    So it is where the player whose turn it was has called before any ruling (28B), where declarer has spread his hand
    over the wrong lead (54A), or where declarer's call for a card was incomplete (46B).
    """
    if not isinstance(action, _AT_THE_TABLE) or table.moments_of(e.DirectorSummoned):
        return False
    if isinstance(action, a.Choose) and action.by is DIRECTOR:
        return False
    if table.claim is None:
        return True
    # The Laws are loaded with the first action, and not with the words for it.
    from bridgetable.laws.law70 import is_contested

    return not (table.claim.ruled or is_contested(table))


def _accepted_line(
    words: Words, table: Table, irregularity: IrregularityId, action: a.Play | a.MakeCall
) -> StoryLine | None:
    """What a player accepted by playing or calling over it, with the clause; nobody need have noticed (53A, 27A1, 29A).

    Without a line: what the Director tells now, and what is accepted otherwise than by conduct.
    """
    if irregularity >= len(table.irregularities) or table.attention_to(irregularity) is not None:
        return None
    offence = table.irregularities[irregularity]
    rule = ENACTED.accepted.get(type(offence))
    told = rule(table, irregularity) if rule is not None and offence.seat is not action.seat else ()
    clause = next((event.clause for event in told if isinstance(event, e.RulingGiven)), None)
    if clause is None:
        return None
    key = "event-accepted-by-playing" if isinstance(action, a.Play) else "event-accepted-by-calling"
    by, offender = table.player(action.seat), table.player(offence.seat)
    text = words.text(key, by=by, offender=offender, irregularity=irregularity_name(words, offence))
    return StoryLine(LineKind.FACT, text, clause, hidden=True)


def _fact(words: Words, table: Table, event: e.Event, action: a.Action | None) -> str:
    match event:
        case e.CardWithdrawn(seat, card) if not (isinstance(action, a.TakeBack) and action.card == card):
            return worded(words, table, "event-card-withdrawn", seat=seat, card=card)
        case e.AttentionDrawn(_, irregularity, by_director) if irregularity < len(table.irregularities):
            return attention_line(words, table, table.irregularities[irregularity], by_director=by_director)
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
        case e.ClaimSetAside() if not isinstance(action, a.Object | a.Choose | a.Summon):  # the ruling states it
            return words.text(f"event-{_claim_or_concession(table)}-set-aside")
        case e.ClaimAgreed(seat) if not isinstance(action, a.Agree):
            return words.text(f"event-{_claim_or_concession(table)}-agreed-by-silence", seat=seat)
        case e.TrickTurnedUp(person, trick) if person is DIRECTOR:
            return words.text("event-trick-turned-up", trick=trick)
    return ""


def _claim_or_concession(table: Table) -> str:
    """The word in keys for the latest claim or concession."""
    made = (ev.concession for ev in reversed(table.happened) if isinstance(ev, e.TricksClaimed))
    return "concession" if next(made, False) else "claim"


@cached_on_value
def _asked_line(table: Table, words: Words, question: Question) -> StoryLine:
    return StoryLine(LineKind.ASKED, question_line(words, question, table), question.clause)


_LEAST_SUCCESSFUL_LINE = "law-70A-worst-line"


def suggests_the_finding(event: e.Event, now: Table) -> bool:
    """Whether this is told of a contested claim and suggests how many tricks the Director, asked for them now, finds.

    It is the least successful normal line (Law 70A): a ruling, but also a proposal to the Director.
    """
    if not isinstance(event, e.RulingGiven) or now.claim is None or now.claim.ruled:
        return False
    return event.message.key == _LEAST_SUCCESSFUL_LINE
