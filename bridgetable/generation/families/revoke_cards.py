"""Where a player might revoke: with which card, and for what reason."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import JACK, KING, Card, Suit, of_suit
from bridgetable.cards.seat import Seat
from bridgetable.generation.board_play import Played
from bridgetable.generation.card_play import discard_for
from bridgetable.generation.families.family import Place, Places
from bridgetable.table.state import Table

SAME_COLOUR = {
    Suit.SPADES: Suit.CLUBS, Suit.CLUBS: Suit.SPADES, Suit.HEARTS: Suit.DIAMONDS, Suit.DIAMONDS: Suit.HEARTS,
}
MOST_HELD = 3
"""A player with more cards of the suit led than this does not overlook them."""
HIGHEST_OVERLOOKED = JACK
"""A player with a higher card of the suit led knows that he has it."""
DUMMY_FROM = 3
"""From this trick on a single card of dummy may be overlooked, covered by another."""
LATE = 6
"""From this trick on hands are short, and a single card of a suit is easily overlooked."""


def revoke_cards(table: Table, seat: Seat) -> Iterator[Card]:
    """The cards with which this hand might revoke: one of the same colour, a discard or a ruff.

    A card sorted among those of the other suit of its colour is taken for one of them; the last card or two of a suit
    are overlooked.
    """
    trick = table.trick(table.open_trick)
    led = trick.suit_led if trick is not None and trick.leader is not seat else None
    hand = table.hands[seat]
    held = of_suit(hand, led) if led is not None else frozenset()
    if trick is None or led is None or not 1 <= len(held) <= MOST_HELD or _has_in_mind(table, seat, held):
        return
    alike = sorted(of_suit(hand, SAME_COLOUR[led]))
    if alike and alike[0].rank < KING:
        yield alike[0]
    if len(held) > 2 or (len(held) == 2 and table.open_trick < LATE):
        return
    others = [card for card in hand if card.suit not in (led, table.trump)]
    discarded = discard_for(table, seat, others) if others else None
    if discarded is not None and discarded not in alike[:1] and discarded.rank < KING:
        yield discarded
    trumps = sorted(of_suit(hand, table.trump)) if table.trump not in (None, led) else []
    if trumps and trick.winner(table.trump) is not seat.partner and table.open_trick > 1:
        yield trumps[0]


def _has_in_mind(table: Table, seat: Seat, held: frozenset[Card]) -> bool:
    """Whether the player cannot have overlooked these cards: high ones, those of a suit he has just led, or dummy's."""
    high = max(card.rank for card in held) > HIGHEST_OVERLOOKED
    last = table.trick(table.open_trick - 1)
    just_led = last is not None and table.player(last.leader) is table.player(seat) and (
        last.suit_led is next(iter(held)).suit)
    on_the_table = seat is table.dummy and (len(held) > 1 or table.open_trick < DUMMY_FROM)
    return high or just_led or on_the_table


def revokes(board: Played, *, of_defenders: bool = True, of_declarer: bool = True, of_dummy: bool = False) -> Places:
    """Every place of a board where one of these hands might revoke."""
    for at, table, seat in board.turns():
        wanted = of_dummy if seat is table.dummy else of_defenders if table.is_defender(seat) else of_declarer
        if wanted and table.open_trick < table.last_number - 1:
            for card in revoke_cards(table, seat):
                yield Place(at, seat, card)


def place_in_trick(place: Place) -> int:
    """Whether the card is the second, third or fourth of its trick."""
    return place.at % 4 + 1
