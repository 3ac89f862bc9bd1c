"""Attention is drawn, the Director comes and rules, and whoever is asked answers (Law 9, 10)."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.hands import Events
from bridgetable.engine.steps import Impossible
from bridgetable.laws.book import asked_now, options_of
from bridgetable.laws.fifth_cards import found_though_not_asked
from bridgetable.laws.law09 import draw_attention, latest_unsettled, tell_the_director
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
from bridgetable.table.question import say
from bridgetable.table.state import Table


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
    told = told or (explanation_found_wrong(table) if action.to is None else ())
    if told:
        return (*called, *drawn, *told)
    if action.to is not None and action.to.kind == "revoke" and not _pointed_at(table, action.to, dealt_with=True):
        looked = e.RulingGiven(inspection(table), say("law-61C", seat=action.seat))
        return (*called, *drawn, looked, e.RulingGiven("66C", say("law-66C-no-revoke", seat=action.seat)))
    late = (*cards_of_declarer_shown(table), *(said_already(table) or accepted_by_conduct(table)))
    return (*called, *drawn, *(late or (e.RulingGiven("84A", say("law-84A", seat=action.seat)),)))


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
            return (e.Answered(now.question, action.by, option.name), *option.then)
    raise Impossible("impossible-no-such-option", option=action.option)


def _finding(table: Table, action: a.Choose) -> Events:
    """The Director finds of his own accord that a card that fell between two tricks was led, or was not (Law 45E1)."""
    question = found_though_not_asked(table)
    if question is None or action.by not in question.to:
        return ()
    option = next((o for o in options_of(table, question) if o.name == action.option), None)
    return () if option is None else (e.Answered(question, action.by, option.name), *option.then)
