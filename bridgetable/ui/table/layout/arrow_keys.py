"""Moving from card to card with the arrow keys. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.ui.table.layout.elements import Pose


def first_card(held: Mapping[Card, Pose], turn: Seat | None, lawful: frozenset[Card]) -> Card | None:
    """The card focused first: the first lawful card of the hand on turn, else its first card; None without cards."""
    hand = sorted_for_display(card for card, pose in held.items() if pose.seat is turn)
    return next((card for card in hand if card in lawful), hand[0] if hand else None)


def neighbour(held: Mapping[Card, Pose], start: Card | None, direction: tuple[int, int]) -> Card | None:
    """The nearest card in this direction, in the same hand if possible; at the edge the card itself.

    `direction` is (dx, dy), one of them 1 or -1 and the other 0.
    """
    if start is None or start not in held:
        return min(held, default=None, key=lambda card: held[card].z)
    origin = held[start]

    def distance_to(card: Card) -> float | None:
        """The distance along the direction plus three times that across it; None where the card lies elsewhere."""
        dx = held[card].box.x - origin.box.x
        dy = held[card].box.y - origin.box.y
        along, across = dx * direction[0] + dy * direction[1], abs(dx * direction[1]) + abs(dy * direction[0])
        return along + 3 * across if along > 1 and along >= 0.3 * across else None

    distances = {card: distance for card in held if (distance := distance_to(card)) is not None}
    same_hand = [card for card in distances if held[card].seat is origin.seat]
    return min(same_hand or distances, default=start, key=distances.__getitem__)
