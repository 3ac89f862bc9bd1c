"""Going from card to card with the arrow keys. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.ui.table.layout.shape import Pose


def first_card(held: Mapping[Card, Pose], turn: Seat | None, lawful: frozenset[Card]) -> Card | None:
    """Where the keyboard begins: at the first card that may be played, else at the first of the hand on turn."""
    mine = sorted_for_display(card for card, pose in held.items() if pose.seat is turn)
    return next((card for card in mine if card in lawful), mine[0] if mine else None)


def neighbour(held: Mapping[Card, Pose], start: Card | None, way: tuple[int, int]) -> Card | None:
    """The next card in this direction: one of the same hand, else the nearest of another; the same at the edge."""
    if start is None or start not in held:
        return min(held, default=None, key=lambda card: held[card].z)
    at = held[start]

    def far(card: Card) -> float | None:
        """How far away the card is, straying counted thrice; nothing when it does not lie in this direction."""
        dx = held[card].box.x - at.box.x
        dy = held[card].box.y - at.box.y
        along, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
        return along + 3 * aside if along > 1 and along >= 0.3 * aside else None

    found = {card: distance for card in held if (distance := far(card)) is not None}
    own = [card for card in found if held[card].seat is at.seat]
    return min(own or found, default=start, key=found.__getitem__)
