"""Law 48: exposure of declarer's cards."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.table.events import Event, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


def cards_of_declarer_shown(table: Table) -> tuple[Event, ...]:
    """The Director comes when declarer has shown cards: his whole hand (48B2), or some of them (48A)."""
    if table.contract is None or table.claim is not None or table.over:
        return ()
    declarer, dummy = table.contract.declarer, table.contract.dummy
    if len(table.hands[declarer]) > 1 and table.hands[declarer] <= table.exposed:
        return faces_his_hand(table, declarer)
    hidden = (declarer,) if table.spread else (declarer, dummy)
    return tuple(event for seat in hidden for event in shows_a_card(table, seat))


@clause("48A")
def shows_a_card(table: Table, seat: Seat) -> tuple[Event, ...]:
    """Declarer is not restricted for showing a card; none of his, or of dummy's, ever becomes a penalty card."""
    new = tuple(sorted(card for card in table.exposed & table.hands[seat] if not _heard_of(table, card)))
    return (RulingGiven("48A", say("law-48A", seat=seat, cards=new)),) if new else ()


def _heard_of(table: Table, card: Card) -> bool:
    """Whether the Director has been told of this card before."""
    blanks = (blank for ruling in table.rulings if ruling.clause == "48A" for _, blank in ruling.message.blanks)
    return any(isinstance(blank, tuple) and card in blank for blank in blanks)


@clause("48B2")
def faces_his_hand(table: Table, declarer: Seat) -> tuple[Event, ...]:
    """Declarer who faces his cards may be deemed to have claimed or conceded, unless he meant no such thing."""
    told = RulingGiven("48B2", say("law-48B2", declarer=declarer))
    return () if told in table.rulings else (told,)
