"""Attention is drawn, the Director comes and rules, and whoever is asked answers (Law 9, 10)."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.hands import Events
from bridgetable.engine.steps import Impossible
from bridgetable.laws import fifth_cards, found_meaning, law25, law27, law29
from bridgetable.laws.book import asked_now, options_of
from bridgetable.laws.changed_on_purpose import called_over_unawares
from bridgetable.laws.law09 import draw_attention, latest_unsettled, tell_the_director
from bridgetable.laws.law21 import explanation_corrected
from bridgetable.laws.law47 import explanation_found_wrong
from bridgetable.laws.law48 import cards_of_declarer_shown
from bridgetable.laws.law55 import spoke_in_vain
from bridgetable.laws.law61 import inspection
from bridgetable.laws.law68 import director_called, no_more_playing_on
from bridgetable.laws.named_cards import said_already
from bridgetable.laws.rulings import accepted_by_conduct, rule
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import UnauthorisedInformation, cards_involved, is_of_kind
from bridgetable.table.question import Question, say
from bridgetable.table.state import Table

FOUND_UNASKED: tuple[Callable[[Table], Question | None], ...] = (
    fifth_cards.found_though_not_asked, law25.found_though_not_asked, found_meaning.same_meaning_though_not_asked,
    found_meaning.comparable_though_not_asked, law27.slip_though_not_asked,
    law29.comparable_though_not_asked,
)
"""What the record tells the Director, or another question is about, and he may find himself (45E1, 25A, 27B1, 31A2)."""


def attend(table: Table, action: a.Attend) -> Events:
    """A player draws attention to an irregularity (Law 9A)."""
    return _drawn(table, action.seat, action.to)


def summon(table: Table, action: a.Summon) -> Events:
    """A player calls the Director, who rules on all that was pointed out (Law 9B, 10A)."""
    called: Events = (e.DirectorSummoned(action.seat),)
    drawn = _drawn(table, action.seat, action.to) if action.to is not None or not table.pending else ()
    drawn += tell_the_director(evolve_all(table, drawn), action.seat)
    drawn += (objection := no_more_playing_on(table))
    now = evolve_all(table, drawn)
    told = rule(now)
    told += director_called(evolve_all(now, told)) if objection or not told else ()
    told = told or (_told_wrongly(table) if action.to is None else _called_over_unawares(table, action.seat, action.to))
    if told:
        return (*called, *drawn, *told)
    if action.to is not None and action.to.kind == "revoke" and not _pointed_at(table, action.to, dealt_with=True):
        looked = e.RulingGiven(inspection(table), say("law-61C", seat=action.seat))
        return (*called, *drawn, looked, e.RulingGiven("66C", say("law-66C-no-revoke", seat=action.seat)))
    late = (*cards_of_declarer_shown(table), *(said_already(table) or accepted_by_conduct(table)))
    late = tuple(event for event in late if event not in table.rulings)  # he has said so before
    return (*called, *drawn, *(late or (e.RulingGiven("84A", say("law-84A", seat=action.seat)),)))


def _told_wrongly(table: Table) -> Events:
    """An explanation turns out to have been wrong: what was called on it (Law 21B), and what was played (47E2)."""
    return (*explanation_corrected(table), *explanation_found_wrong(table))


def _called_over_unawares(table: Table, seat: Seat, to: a.Pointer) -> Events:
    """A player points at a change of call over which he has called without having seen it (Law 25B1)."""
    return called_over_unawares(table, seat) if to.kind == "changed-call" else ()


def _drawn(table: Table, seat: Seat, to: a.Pointer | None) -> Events:
    if to is not None and to.kind == "unauthorised-information" and to.seat is not None:
        fault = e.Infringed(UnauthorisedInformation(to.seat, table.open_trick))
        return (fault, e.AttentionDrawn(seat, len(table.irregularities)))
    places = latest_unsettled(table) if to is None else _pointed_at(table, to)
    return draw_attention(table, seat, places)


def _pointed_at(table: Table, to: a.Pointer, *, dealt_with: bool = False) -> tuple[int, ...]:
    """The latest irregularity that is as described, among those still open or among all."""
    matching = [
        place
        for place in (range(len(table.irregularities)) if dealt_with else table.unsettled)
        if is_of_kind(fault := table.irregularities[place], to.kind)
        and to.seat in (None, fault.seat)
        and to.trick in (None, fault.trick)
        and (to.card is None or to.card in cards_involved(fault))
        and to.status in (None, table.status(place))
    ]
    return tuple(matching[-1:])


def choose(table: Table, action: a.Choose) -> Events:
    """Somebody who is asked takes one of his options."""
    now = asked_now(table)
    if now is None or action.by not in now.question.to:
        if in_vain := spoke_in_vain(table, action.by, action.option):
            return in_vain
        if found := _finding(table, action):
            return found
        raise Impossible("impossible-nobody-asked" if now is None else "impossible-another-asked", person=action.by)
    for option in now.options:
        if option.name == action.option:
            answered = (e.Answered(now.question, action.by, option.name), *option.then)
            return (*answered, *_ruled_next(table, answered))
    if found := _finding(table, action):
        return found
    raise Impossible("impossible-no-such-option", option=action.option)


def _ruled_next(table: Table, answered: Events) -> Events:
    """What the answer has brought before the Director, who is at the table, he rules on as well."""
    drawn = any(isinstance(event, e.AttentionDrawn) for event in answered)
    return rule(evolve_all(table, answered)) if drawn else ()


def _finding(table: Table, action: a.Choose) -> Events:
    """The Director finds of his own accord what he is not asked, or not in these words (FOUND_UNASKED)."""
    for question in (look(table) for look in FOUND_UNASKED):
        if question is None or action.by not in question.to:
            continue
        option = next((o for o in options_of(table, question) if o.name == action.option), None)
        if option is not None:
            answered = (e.Answered(question, action.by, option.name), *option.then)
            return (*answered, *_ruled_next(table, answered))
    return ()
