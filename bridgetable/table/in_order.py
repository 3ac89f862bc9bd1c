"""A card played when everything is in order: what is derived from the table is then carried on, not computed again.

In order are most tables. Wherever anything is out of the ordinary, `evolve` applies the event without a short cut.
"""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.table.events import CardPlayed
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.table.trick import Play, Trick


def is_in_turn(table: Table, event: CardPlayed) -> bool:
    """Whether the table is in order and the card is played by the hand whose turn it is, to the trick in progress."""
    return table.in_order and event.seat is table.turn and event.trick == table.open_trick


def after_card_in_turn(table: Table, event: CardPlayed) -> Table:
    """The table after a card of which `is_in_turn` is true."""
    seat, number, tricks = event.seat, event.trick, table.tricks
    play = Play(seat, event.card)
    if number - table.first_number == len(tricks):
        trick = Trick(seat, (play,))
        tricks = (*tricks, trick)
    else:
        trick = Trick(tricks[-1].leader, (*tricks[-1].plays, play))
        tricks = (*tricks[:-1], trick)
    hands = table.hands.replacing(seat, table.hands[seat] - {event.card})
    after = replace(table, tricks=tricks, hands=hands, happened=(*table.happened, event))
    derived = after.__dict__
    derived["in_order"], derived["first_number"] = True, table.first_number
    derived["phase"], derived["open_trick"], derived["turn"] = Phase.PLAY, number, seat.left
    if len(trick.plays) == 4:
        over = number == table.last_number
        derived["phase"] = Phase.OVER if over else Phase.PLAY
        derived["open_trick"], derived["turn"] = number + 1, None if over else trick.winner(table.trump)
    return after
