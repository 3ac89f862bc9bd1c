"""A defender's lead that declarer does not accept."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.table.events import Event, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("56B", printed={E1997: "56", E2007: "56"})
def becomes_a_penalty_card(table: Table, offender: Seat, card: Card, *, acceptable: bool) -> tuple[Event, ...]:
    """The card is a major penalty card, at a table on which it has been withdrawn; 1997 and 2007 have no letters.

    `acceptable` tells whether declarer might have accepted the lead: from 2017 on not to the thirteenth trick.
    """
    key = "law-56B" if acceptable else "law-56B-last"
    told = RulingGiven(becomes_a_penalty_card.number(table), say(key, offender=offender, card=card))
    return (told, *lay_penalty_card(table, offender, card))
