"""Law 48: exposure of declarer's cards."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.chronology import last_ruling
from bridgetable.table.events import DeclarersCardsRuled, Event, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


def cards_of_declarer_shown(table: Table) -> tuple[Event, ...]:
    """What the Director says if declarer has shown cards: his whole hand (48B2), or some of them (48A)."""
    if table.contract is None or table.claim is not None or table.over:
        return ()
    declarer, dummy = table.contract.declarer, table.contract.dummy
    if len(table.hands[declarer]) > 1 and table.hands[declarer] <= table.exposed:
        return faces_his_hand(table, declarer)
    hidden = (declarer,) if table.spread else (declarer, dummy)
    return tuple(event for seat in hidden for event in shows_a_card(table, seat))


@clause("48A")
def shows_a_card(table: Table, seat: Seat) -> tuple[Event, ...]:
    """Declarer is not restricted for exposing a card; no card of his, or of dummy's, becomes a penalty card."""
    new = tuple(sorted(table.exposed & table.hands[seat] - frozenset(table.declarers_cards)))
    return (RulingGiven("48A", say("law-48A", seat=seat, cards=new)), DeclarersCardsRuled(new)) if new else ()


@clause("48B2")
def faces_his_hand(table: Table, declarer: Seat) -> tuple[Event, ...]:
    """Declarer who faces his cards may be deemed to have claimed or conceded, unless that was not his intention."""
    if last_ruling(table, faces_his_hand.numbers.values()) is not None:
        return ()
    return (RulingGiven("48B2", say("law-48B2", declarer=declarer)),)


LAW = Law(48)
