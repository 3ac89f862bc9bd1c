"""What declarer calls from dummy, and what dummy does with it (Law 45, 46)."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.notation import SUITS, Unreadable, card_of, card_text, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.hands import Events, declaring, must_be_playing, must_hold
from bridgetable.engine.steps import Impossible, NotYetRuled
from bridgetable.engine.with_cards import placed
from bridgetable.table import events as e
from bridgetable.table.irregularity import WrongCardFromDummy
from bridgetable.table.state import Table


def designate(table: Table, action: a.Designate) -> Events:
    """Declarer calls a card; at dummy's turn it is played thereby (Law 45B), else it is named for later."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    card = _card_called(table, dummy, action.what)
    trick = table.trick(table.open_trick)
    called = e.CardDesignated(declarer, action.what, card)
    if table.turn is not dummy and trick is not None and trick.plays:
        return (called,)
    return (called, *placed(table, dummy, card))


def _card_called(table: Table, dummy: Seat, what: str) -> Card:
    """The card of dummy that is meant: the one named, the lowest of a suit (46B2), the highest of one to be run."""
    suit_word = what.removeprefix("run-")
    if suit_word in SUITS and len(suit_word) == 1:
        cards = sorted(table.holds(dummy, suit_of(suit_word)))
        if not cards:
            raise Impossible("impossible-suit-not-in-dummy", suit=suit_of(suit_word))
        return cards[-1] if what.startswith("run-") else cards[0]
    try:
        card = card_of(what)
    except Unreadable:
        raise NotYetRuled("46") from None
    must_hold(table, dummy, card)
    return card


def change_designation(table: Table, action: a.ChangeDesignation) -> Events:
    """Declarer says he meant another card of dummy (Law 45C4(b))."""
    raise NotYetRuled("45C4(b)")


def misplace(table: Table, action: a.Misplace) -> Events:
    """Dummy puts a card in the played position that declarer did not name (Law 45D)."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    must_hold(table, dummy, action.named)
    must_hold(table, dummy, action.card)
    if table.claim is not None or action.named == action.card:
        raise Impossible("impossible-to-misplace", card=action.card)
    named = e.CardDesignated(declarer, card_text(action.named), action.named)
    wrong = WrongCardFromDummy(dummy, table.open_trick, action.card, action.named)
    return (named, *placed(table, dummy, action.card), e.Infringed(wrong))
