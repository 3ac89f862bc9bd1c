"""Laws 57A, 57B, 59: the cards with which the offender's partner complies with declarer's choice."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.seat import Seat
from bridgetable.laws.irregular_plays.law59 import complying
from bridgetable.table.restriction import PlayForbidden, PlayHighest, PlayLowest, PlayRequired
from bridgetable.table.state import Table

PlayBinding: TypeAlias = PlayHighest | PlayLowest | PlayRequired | PlayForbidden


def comply(table: Table, seat: Seat, legal: frozenset[Card], number: int) -> frozenset[Card]:
    """Those of the legal cards that comply with declarer's choice for this trick (Laws 57A, 57B, 59)."""
    for binding in table.restrictions:
        if binding.seat is not seat or binding.trick != number:
            continue
        match binding:
            case PlayHighest(_, suit):
                held = of_suit(legal, suit)
                legal = complying(table, legal, frozenset({max(held)}) if held else frozenset())
            case PlayLowest(_, suit):
                held = of_suit(legal, suit)
                legal = complying(table, legal, frozenset({min(held)}) if held else frozenset())
            case PlayRequired(_, suit):
                legal = complying(table, legal, of_suit(legal, suit))
            case PlayForbidden(_, suit):
                legal = complying(table, legal, legal - of_suit(legal, suit))
    return legal
