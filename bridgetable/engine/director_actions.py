"""The events of drawing attention, calling the Director, and answering questions (Law 9, 10)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.preconditions import Events
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws import law25
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import first_that_applies
from bridgetable.laws.law09 import (
    draw_attention,
    latest_unsettled,
    seen_by_the_director,
    tell_of_calls_around_it,
    tell_the_director,
)
from bridgetable.laws.law10 import accepted_by_conduct, rule
from bridgetable.laws.law20 import corrected_in_time
from bridgetable.laws.law21 import explanations_corrected, ruling_on_explanations
from bridgetable.laws.law25 import called_over_just_now
from bridgetable.laws.law28 import how_call_was_meant
from bridgetable.laws.law33 import deemed_subsequent
from bridgetable.laws.law45 import said_again, said_before_ruling, stays_played
from bridgetable.laws.law46 import said_to_the_table
from bridgetable.laws.law47 import explanation_found_wrong
from bridgetable.laws.law48 import cards_of_declarer_shown
from bridgetable.laws.law53 import accepted_before, proper_lead_made_before
from bridgetable.laws.law55 import answered_in_vain
from bridgetable.laws.law58 import said_again as said_which_is_played
from bridgetable.laws.law61 import inspection
from bridgetable.laws.law66 import ask_whether_card_was_turned, nobody_revoked, seen_his_own_card
from bridgetable.laws.law68 import director_called, drop_play_on_question, score_stands
from bridgetable.laws.law84 import nothing_irregular
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, Kind, UnauthorisedInformation, cards_involved, is_of_kind
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Person, Question, irregularity_in, say
from bridgetable.table.state import Table


def attend(table: Table, action: a.Attend) -> Events:
    """A player draws attention to an irregularity (Law 9A)."""
    return _drawn(table, action.seat, action.to)


def summon(table: Table, action: a.Summon) -> Events:
    """A player calls the Director, who rules on all that attention has been drawn to (Law 9B, 10A)."""
    called: Events = (e.DirectorSummoned(action.seat),)
    drawn = _drawn(table, action.seat, action.to) if action.to is not None or not table.is_pending else ()
    now = evolve_all(table, drawn)
    for tell in (tell_the_director, tell_of_calls_around_it, *((seen_by_the_director,) if action.to is None else ())):
        more = tell(now, action.seat)
        drawn, now = drawn + more, evolve_all(now, more)
    objection = drop_play_on_question(table)
    drawn, now = drawn + objection, evolve_all(now, objection)
    told = (*deemed_subsequent(now), *said_before_ruling(now), *rule(now))
    told += director_called(evolve_all(now, told), action.seat) if objection or not told else ()
    if told:
        return (*called, *drawn, *told)
    corrected = explanations_corrected(table) if action.to is None else ()
    return (*called, *drawn, *first_that_applies(NOTHING_PENDING, table, action), *corrected)


def _told_wrongly(table: Table, action: a.Summon) -> Events:
    """Rulings on calls made (Law 21B) and cards played (47E2) because of an explanation now found to be wrong."""
    if action.to is not None:
        return ()
    return (*corrected_in_time(table), *ruling_on_explanations(table), *explanation_found_wrong(table))


def _change_called_over(table: Table, action: a.Summon) -> Events:
    """The ruling on a change of call over which the next player has called (Law 25A, 25B1)."""
    call, to = called_over_just_now(table), action.to
    meant = call is not None and (to is None or call in _pointed_at(table, to, dealt_with=True))
    return law25.ruled_when_called_over(table, call, action.seat) if call is not None and meant else ()


def _trick_looked_at(table: Table, action: a.Summon) -> Events:
    """The question about a player who asked for the last trick to be faced (Law 66A)."""
    to = action.to
    if to is not None and to.kind is not Kind.TRICK_INSPECTED:
        return ()
    return ask_whether_card_was_turned(table, at_any_time=to is not None) or seen_his_own_card(table)


def _no_such_revoke(table: Table, action: a.Summon) -> Events:
    """The ruling if the player alleges a revoke and the Director finds none on inspection (Law 61C, 66C)."""
    to = action.to
    if to is None or to.kind is not Kind.REVOKE or _pointed_at(table, to, dealt_with=True):
        return ()
    looked = e.RulingGiven(inspection(table), say("law-61C", seat=action.seat))
    return (looked, *nobody_revoked(table, action.seat))


def _in_turn_or_over_it(table: Table, action: a.Summon) -> Events:
    """The question whether a call after an irregular one was made in turn or over it (Law 28B, 29A)."""
    question, to = how_call_was_meant(table), action.to
    if question is None:
        return ()
    meant = to is None or irregularity_in(question.about) in _pointed_at(table, to, dealt_with=True)
    return (e.Asked(question),) if meant else ()


def _nothing_left_to_rectify(table: Table, action: a.Summon) -> Events:
    """Rulings if there is nothing to rectify: declarer's exposed cards (Law 48), or an accepted play (53A, 60A)."""
    about_a_card = (
        said_again,
        stays_played,
        accepted_by_conduct,
        accepted_before,
        proper_lead_made_before,
        said_to_the_table,
        said_which_is_played,
        score_stands,
    )
    return (*cards_of_declarer_shown(table), *first_that_applies(about_a_card, table))


def _no_irregularity(table: Table, action: a.Summon) -> Events:
    """The ruling that nothing was irregular (84A).

    None while somebody has still to answer what the Director asked, nor where he puts a wrong explanation right; nor
    where the side that agreed to a claim, or conceded, may yet ask for tricks (69B, 71).
    """
    if asked_now(table) is not None or (action.to is None and explanations_corrected(table)):
        return ()
    if table.claim is not None and not table.claim.ruled:
        return ()
    return nothing_irregular(table, action.seat)


NOTHING_PENDING: tuple[Callable[[Table, a.Summon], Events], ...] = (
    _told_wrongly,
    _change_called_over,
    _in_turn_or_over_it,
    _trick_looked_at,
    _no_such_revoke,
    _nothing_left_to_rectify,
    _no_irregularity,
)
"""What the Director rules if no irregularity awaits a ruling: the first of these that gives any events."""


def _drawn(table: Table, seat: Seat, to: a.Pointer | None) -> Events:
    if to is not None and to.kind is Kind.UNAUTHORISED_INFORMATION and to.seat is not None:
        used = UnauthorisedInformation(to.seat, table.open_trick)
        place = ENACTED.table_after(table, (e.Infringed(used),)).id_of(used)
        return (e.Infringed(used), e.AttentionDrawn(seat, place))
    places = latest_unsettled(table) if to is None else _pointed_at(table, to)
    return draw_attention(table, seat, places)


def _pointed_at(table: Table, to: a.Pointer, *, dealt_with: bool = False) -> tuple[IrregularityId, ...]:
    """The latest irregularity that fits the pointer, as a tuple of at most one id.

    `dealt_with` looks among all irregularities, otherwise among the unsettled ones.
    """
    return tuple(
        islice((number for number, one in reversed(table.recorded) if _fits(table, number, one, to, dealt_with)), 1)
    )


def _fits(table: Table, number: IrregularityId, one: Irregularity, to: a.Pointer, dealt_with: bool) -> bool:
    return (
        (dealt_with or not table.is_settled(number))
        and is_of_kind(one, to.kind)
        and to.seat in (None, one.seat)
        and to.trick in (None, one.trick)
        and (to.card is None or to.card in cards_involved(one))
        and to.status in (None, table.status(number))
    )


def choose(table: Table, action: a.Choose) -> Events:
    """A player or the Director answers a question, or the Director makes a finding unasked."""
    now = asked_now(table)
    if now is None or action.by not in now.question.to:
        if answered := first_that_applies(NOT_ASKED, table, action):
            return answered
        reason = "impossible-nobody-asked" if now is None else "impossible-another-asked"
        raise ImpossibleError(reason, person=action.by)
    for option in (*now.options, *ENACTED.other_findings(table, now.question)):
        if option.name == action.option:
            return _answered(table, now.question, action.by, option)
    if found := _finding(table, action):
        return found
    raise ImpossibleError("impossible-no-such-option", option=action.option)


def _spoken_in_vain(table: Table, action: a.Choose) -> Events:
    """The ruling if his partner has answered already, whose answer counts (Law 55A)."""
    return answered_in_vain(table, action.by, action.option)


def _answered(table: Table, question: Question, by: Person, option: Option) -> Events:
    """The answer with what follows, and the rulings on irregularities to which it has drawn attention."""
    answered = (e.Answered(question, by, option.name), *option.then)
    drawn = any(isinstance(event, e.AttentionDrawn) for event in answered)
    return (*answered, *(rule(evolve_all(table, answered)) if drawn else ()))


def _finding(table: Table, action: a.Choose) -> Events:
    """A finding that the Director makes unasked, or other than as one of the options."""
    for question in (look(table) for look in ENACTED.unasked):
        if question is None or action.by not in question.to:
            continue
        possible = (*ENACTED.options_of(table, question), *ENACTED.other_findings(table, question))
        option = next((o for o in possible if o.name == action.option), None)
        if option is not None:
            return _answered(table, question, action.by, option)
    return ()


def _without_the_finding(table: Table, action: a.Choose) -> Events:
    """An opponent's answer to a question that presupposes an intended change of call, with that finding (Law 25B1)."""
    now = asked_now(table)
    if now is None or action.by is DIRECTOR or not law25.may_answer_before_finding(table, now.question, action.by):
        return ()
    meant = next((o.then for o in now.options if o.name == "intended"), ())
    found = (e.Answered(now.question, DIRECTOR, "intended"), *meant)
    asked = asked_now(evolve_all(table, found))
    options = asked.options if asked is not None and action.by in asked.question.to else ()
    option = next((o for o in options if o.name == action.option), None)
    if asked is None or option is None:
        return ()
    return (*found, e.Answered(asked.question, action.by, option.name), *option.then)


NOT_ASKED: tuple[Callable[[Table, a.Choose], Events], ...] = (_spoken_in_vain, _finding, _without_the_finding)
"""How the answer of a person who is not asked is taken: the first of these that gives any events."""
