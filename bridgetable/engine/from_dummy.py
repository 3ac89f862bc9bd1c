"""What declarer calls from dummy, and what dummy does with it (Law 45, 46)."""

from __future__ import annotations

from bridgetable.cards.notation import card_text, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.hands import Events, declaring, must_be_playing, must_hold
from bridgetable.engine.steps import ImpossibleError
from bridgetable.engine.with_cards import placed
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
    """Declarer calls a card; at dummy's turn it is played thereby (Law 45B), else it is named for later."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    if question_of_designation(table) is not None or intention_asked(table) is not None:
        return _called_again(table, action)
    found = cards_designated(table, action.what)
    if action.what.startswith("run-") and not found.cards:
        raise ImpossibleError("impossible-suit-not-in-dummy", suit=suit_of(action.what[4:]))
    known = names_a_suit(action.what)
    if not _may_go_down(table, dummy) and (found.cards or not known):
        return (e.CardDesignated(declarer, action.what, found.card if known else None),)
    said = e.CardDesignated(declarer, action.what, found.card)
    if not found.cards:
        return (said, *invalid(table, action.what))
    if found.card is None:
        return (said, *ask_which(table, found))
    return (said, *meaning_told(found), *kept_by_playing(table, dummy), *placed(table, dummy, found.card))


def _may_go_down(table: Table, dummy: Seat) -> bool:
    """Whether a card called now goes to the table: in turn or too soon, but not for a trick he has played to."""
    trick = table.trick(table.open_trick)
    waits = trick is not None and (dummy in trick.players or dummy in trick.omitted or table.owing not in (None, dummy))
    return table.claim is None and not waits


def _called_again(table: Table, action: a.Designate) -> Events:
    """Declarer calls while somebody is asked which card is played: his own answer, or another intention (46B)."""
    question = question_of_designation(table)
    if question is not None and OF_THAT_RANK.asks(question):
        chosen = option_called(table, question, action.what)
        if chosen is not None:
            return (e.Answered(question, declaring(table)[0], chosen.name), *chosen.then)
    return change_designation(table, a.ChangeDesignation(action.what))


def change_designation(table: Table, action: a.ChangeDesignation) -> Events:
    """Declarer says he meant another card of dummy (Law 45C4(b), 46B)."""
    must_be_playing(table)
    declaring(table)
    earlier = earlier_call(table)
    if earlier is None or table.claim is not None:
        raise ImpossibleError("impossible-no-designation")
    if not earlier.played and question_of_designation(table) is None and intention_asked(table) is None:
        return designate(table, a.Designate(action.to))
    return change(table, earlier, action.to)


def misplace(table: Table, action: a.Misplace) -> Events:
    """Dummy puts a card in the played position that declarer did not name (Law 45D)."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    must_hold(table, dummy, action.named)
    must_hold(table, dummy, action.card)
    if table.claim is not None or action.named == action.card:
        raise ImpossibleError("impossible-to-misplace", card=action.card)
    named = e.CardDesignated(declarer, card_text(action.named), action.named)
    play = placed(table, dummy, action.card)
    number = next((event.trick for event in play if isinstance(event, e.CardPlayed)), table.open_trick)
    wrong = WrongCardFromDummy(dummy, number, action.card, action.named)
    return (named, *kept_by_playing(table, dummy), *play, e.Infringed(wrong))
