"""A card is named and then another put down: the named one is played (Law 45C4(a))."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.play.law44 import lawful_cards
from bridgetable.laws.play.law45.card_played import first_named, named_card
from bridgetable.table.events import CardExposed, Event, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.restriction import CardNamedToPlay
from bridgetable.table.state import Table


def named_instead(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Card | None:
    """The card this player named and may lawfully play, if he puts down others instead; else None."""
    trick = table.trick(table.open_trick)
    if trick is not None and trick.cards_of(seat):
        return None
    named = first_named(table, seat, lawful_cards(table, seat))
    return None if named in cards else named


def cards_only_shown(table: Table, seat: Seat, named: Card, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """Cards put down instead are not played: a defender exposes them (49), declarer takes them back (48A)."""
    told = RulingGiven(named_card.number(table), say("law-45C4a", seat=seat, named=named))
    shown = (CardExposed(seat, card, True) for card in cards) if table.is_defender(seat) else ()
    return (told, *shown)


def said_again(table: Table) -> tuple[Event, ...]:
    """If the last ruling was that the named card is played, on this trick or the last, the Director repeats it."""
    last = table.rulings[-1] if table.rulings else None
    if last is None or not named_card.covers(last.clause):
        return ()
    named = (r.trick for r in table.restrictions if isinstance(r, CardNamedToPlay))
    return (last,) if max(named, default=0) >= table.open_trick - 1 else ()
