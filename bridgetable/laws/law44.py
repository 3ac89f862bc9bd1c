"""Law 44: sequence and procedure of play."""

from __future__ import annotations

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.laws import law45, law50, law57
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value


@clause("44A")
def may_lead(table: Table, seat: Seat) -> frozenset[Card]:
    """The leader may play any card of his hand, unless his own side's irregularity restricts him."""
    allowed = law50.obey_lead_restrictions(table, seat, table.hands[seat])
    return law45.named_card(table, seat, law50.play_penalty_card(table, seat, allowed))


@clause("44C")
def must_follow(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards of the suit led that this player holds: if there are any, nothing else is lawful."""
    led = suit_to_follow(table, seat)
    return table.holds(seat, led) if led is not None else frozenset()


def suit_to_follow(table: Table, seat: Seat) -> Suit | None:
    """The suit that this player has to follow in the open trick; None when he is to lead."""
    trick = table.trick(table.open_trick)
    return trick.suit_led if trick is not None and trick.leader is not seat else None


@clause("44D")
def may_discard(table: Table, seat: Seat) -> frozenset[Card]:
    """A player who cannot follow suit may play any card, unless his own side's irregularity restricts him."""
    return law50.play_penalty_card(table, seat, law57.comply(table, seat, table.hands[seat], table.open_trick))


def lawful_cards(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards this player may lawfully play to the open trick, whoever is being asked (Laws 44, 50, 51, 59)."""
    if _only_suit_binds(table):
        led = suit_to_follow(table, seat)
        return (table.holds(seat, led) if led is not None else None) or table.hands[seat]
    return _lawful_cards(table, seat)


def is_lawful_card(table: Table, seat: Seat, card: Card) -> bool:
    """Whether this card is one of the `lawful_cards`."""
    if not _only_suit_binds(table):
        return card in _lawful_cards(table, seat)
    hand, led = table.hands[seat], suit_to_follow(table, seat)
    return card in hand and (led is None or card.suit is led or not table.holds(seat, led))


def _only_suit_binds(table: Table) -> bool:
    """Whether nothing but the suit led restricts what is played."""
    return not table.restrictions and not table.penalty_cards


@cached_on_value
def _lawful_cards(table: Table, seat: Seat) -> frozenset[Card]:
    trick = table.trick(table.open_trick)
    if trick is None or trick.leader is seat:
        return may_lead(table, seat)
    followers = must_follow(table, seat)
    if followers:
        legal = law50.play_penalty_card(table, seat, law57.comply(table, seat, followers, table.open_trick))
    else:
        legal = may_discard(table, seat)
    return law45.named_card(table, seat, legal)


LAW = Law(44)
