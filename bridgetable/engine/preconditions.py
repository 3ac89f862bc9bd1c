"""The physical preconditions of actions; each function raises ImpossibleError if its condition does not hold."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.call import MOST_BID, Bid, Call
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.law46 import is_designation
from bridgetable.table import events as e
from bridgetable.table.state import Phase, Table

Events = tuple[e.Event, ...]


def must_be_playing(table: Table) -> None:
    """Raises ImpossibleError outside the play, which a claim not yet agreed to does not end."""
    if table.phase is Phase.AUCTION:
        raise ImpossibleError("impossible-no-contract")
    if table.phase is Phase.OVER:
        raise ImpossibleError("impossible-play-over")


def must_not_be_over(table: Table) -> None:
    """Raises ImpossibleError when the board is over; during the auction it does not."""
    if table.phase is Phase.OVER:
        raise ImpossibleError("impossible-play-over")


def must_be_over(table: Table) -> None:
    """Raises ImpossibleError unless the board is over."""
    if not table.over:
        raise ImpossibleError("impossible-play-goes-on")


def must_be_writable(call: Call) -> None:
    """Raises ImpossibleError if the call is a bid of more, or of less, than can be written."""
    if isinstance(call, Bid) and not 1 <= call.level <= MOST_BID:
        raise ImpossibleError("impossible-bid", most=MOST_BID)


def must_be_a_designation(what: str) -> None:
    """Raises ImpossibleError if the words name no card of dummy in any of the ways there are (Law 46)."""
    if not is_designation(what):
        raise ImpossibleError("impossible-designation", what=what)


def must_show_each_suit_once(shows: Sequence[Suit] | None) -> None:
    """Raises ImpossibleError if a suit is named twice in what a call shows."""
    if shows and len(set(shows)) < len(shows):
        raise ImpossibleError("impossible-suit-twice")


def must_hold_all(table: Table, seat: Seat, cards: Sequence[Card], least: int) -> None:
    """Raises ImpossibleError if the hand lacks one of the cards, if one is named twice, or if there are too few."""
    if len(cards) < least:
        raise ImpossibleError("impossible-too-few-cards", least=least)
    for number, card in enumerate(cards):
        must_hold(table, seat, card)
        if card in cards[:number]:
            raise ImpossibleError("impossible-card-twice", card=card)


def must_hold(table: Table, seat: Seat, card: Card) -> None:
    """Raises ImpossibleError if the hand does not hold the card."""
    if card not in table.hands[seat]:
        raise ImpossibleError("impossible-not-held", seat=seat, card=card)


def declaring(table: Table) -> tuple[Seat, Seat]:
    """Declarer and dummy; raises ImpossibleError if there is no contract."""
    if table.contract is None:
        raise ImpossibleError("impossible-no-contract")
    return table.contract.declarer, table.contract.dummy


def trick_played_to(table: Table, seat: Seat) -> int:
    """The number of the trick that a card from this hand goes to: the first, from the open one on, without its card."""
    number = table.open_trick
    while (trick := table.trick(number)) is not None and (trick.cards_of(seat) or seat in trick.omitted):
        number += 1
    return number
