"""The events of designating a card of dummy, and of dummy's misplacing it (Law 45, 46)."""

from __future__ import annotations

from bridgetable.cards.notation import card_text, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.card_actions import place_card
from bridgetable.engine.preconditions import Events, declaring, must_be_a_designation, must_be_playing, must_hold
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.general.law11 import kept_by_playing
from bridgetable.laws.play.law45.changed_designation import change, earlier_call, intention_asked
from bridgetable.laws.play.law46.designation import (
    OF_THAT_RANK,
    ask_which,
    cards_designated,
    invalid,
    meaning_told,
    names_a_suit,
    option_called,
    question_of_designation,
)
from bridgetable.table import events as e
from bridgetable.table.irregularity import WrongCardFromDummy
from bridgetable.table.state import Table


def designate(table: Table, action: a.Designate) -> Events:
    """Declarer designates a card of dummy, which plays it if a card may now be played from there (Law 45B)."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    must_be_a_designation(action.what)
    if question_of_designation(table) is not None or intention_asked(table) is not None:
        return _designate_again(table, action)
    found = cards_designated(table, action.what)
    if action.what.startswith("run-") and not found.cards:
        raise ImpossibleError("impossible-suit-not-in-dummy", suit=suit_of(action.what[4:]))
    known = names_a_suit(action.what)
    if not _can_be_played(table, dummy) and (found.cards or not known):
        return (e.CardDesignated(declarer, action.what, found.card if known else None),)
    designated = e.CardDesignated(declarer, action.what, found.card)
    if not found.cards:
        return (designated, *invalid(table, action.what))
    if found.card is None:
        return (designated, *ask_which(table, found))
    return (designated, *meaning_told(found), *kept_by_playing(table, dummy), *place_card(table, dummy, found.card))


def _can_be_played(table: Table, dummy: Seat) -> bool:
    """Whether a card designated now is played, in turn or early: not if dummy has played to the trick."""
    trick = table.trick(table.open_trick)
    waits = trick is not None and (dummy in trick.players or dummy in trick.omitted or table.owing not in (None, dummy))
    return table.claim is None and not waits


def _designate_again(table: Table, action: a.Designate) -> Events:
    """A designation while a question about the last one is open: an answer to it, or a change (Law 46B)."""
    question = question_of_designation(table)
    if question is not None and OF_THAT_RANK.asks(question):
        chosen = option_called(table, question, action.what)
        if chosen is not None:
            return (e.Answered(question, declaring(table)[0], chosen.name), *chosen.then)
    return change_designation(table, a.ChangeDesignation(action.what))


def change_designation(table: Table, action: a.ChangeDesignation) -> Events:
    """Declarer says that he meant another card of dummy (Law 45C4(b), 46B)."""
    must_be_playing(table)
    declaring(table)
    must_be_a_designation(action.to)
    earlier = earlier_call(table)
    if earlier is None or table.claim is not None:
        raise ImpossibleError("impossible-no-designation")
    if not earlier.played and question_of_designation(table) is None and intention_asked(table) is None:
        return designate(table, a.Designate(action.to))
    return change(table, earlier, action.to)


def misplace(table: Table, action: a.Misplace) -> Events:
    """Dummy places in the played position a card that declarer did not name (Law 45D)."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    must_hold(table, dummy, action.named)
    must_hold(table, dummy, action.card)
    if table.claim is not None or action.named == action.card:
        raise ImpossibleError("impossible-to-misplace", card=action.card)
    named = e.CardDesignated(declarer, card_text(action.named), action.named)
    play = place_card(table, dummy, action.card)
    number = next((event.trick for event in play if isinstance(event, e.CardPlayed)), table.open_trick)
    wrong = WrongCardFromDummy(dummy, number, action.card, action.named)
    return (named, *kept_by_playing(table, dummy), *play, e.Infringed(wrong))
