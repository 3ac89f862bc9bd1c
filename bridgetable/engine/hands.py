"""What hands need for a deed: a table in play, and the card itself. All else is possible."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table import events as e
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table

Events = tuple[e.Event, ...]


def must_be_playing(table: Table) -> None:
    """Raises ImpossibleError unless cards are being played; a claim that nobody has agreed to does not end that."""
    if table.phase is Phase.AUCTION:
        raise ImpossibleError("impossible-no-contract")
    if table.phase is Phase.OVER:
        raise ImpossibleError("impossible-play-over")


def must_not_be_over(table: Table) -> None:
    """Raises ImpossibleError once the play has ended; the auction is not over either."""
    if table.phase is Phase.OVER:
        raise ImpossibleError("impossible-play-over")


def must_be_over(table: Table) -> None:
    """Raises ImpossibleError while the play goes on."""
    if not table.over:
        raise ImpossibleError("impossible-play-goes-on")


def must_hold(table: Table, seat: Seat, card: Card) -> None:
    """Raises ImpossibleError when the hand does not hold the card."""
    if card not in table.hands[seat]:
        raise ImpossibleError("impossible-not-held", seat=seat, card=card)


def declaring(table: Table) -> tuple[Seat, Seat]:
    """Declarer and dummy; raises ImpossibleError where there are none."""
    if table.contract is None:
        raise ImpossibleError("impossible-no-contract")
    return table.contract.declarer, table.contract.dummy


def trick_played_to(table: Table, seat: Seat) -> int:
    """The trick a card from this hand goes to: the first, from the one in progress on, that has none of his."""
    number = table.open_trick
    while (trick := table.trick(number)) is not None and (trick.cards_of(seat) or seat in trick.omitted):
        number += 1
    return number
