"""The order of play that a claimer has stated, and the cards it leaves him (Laws 68C, 70D).

A suit is played from the top until it has no winner left, trumps until the opponents have none; after that it may be
continued or left. An item that is not in the hand on lead waits, and the next one is taken.
"""

from __future__ import annotations

from typing import NamedTuple

from bridgetable.cards.card import Card, Suit
from bridgetable.laws.shared.normal_play import SUITS, Cards, Player, Progress, highest, seen_by, winners


class Stated(NamedTuple):
    """A stated order and the cards held when it was stated: the claimer's own, and partner's if he plays both hands."""

    items: tuple[Suit | Card, ...]
    held: int
    drawing: bool
    """Whether an opponent had a trump then: to name trumps is to draw them."""


def stated_leads(stated: Stated, hands: Cards, player: Player) -> tuple[int, bool]:
    """The cards the order leaves the player on lead, and whether it binds him to them."""
    mine, partner, against = _seen(player, hands)
    may = 0
    for item in stated.items:
        led = mine & SUITS[item.suit if isinstance(item, Card) else item]
        if isinstance(item, Card):
            bit = _bit(item)
            due = mine & bit or (led if partner & bit else 0)
        elif not led:
            continue
        elif _is_due(stated, item, mine | partner, against, player.trump):
            due = _from_the_top(led, partner & SUITS[item], against)
        else:
            due, may = 0, may | highest(led)
        if due:
            return may | due, True
    return may, False


def stated_play(stated: Stated, hands: Cards, trick: Progress, player: Player) -> int:
    """The card the order has the player put on partner's lead, if it beats what is there; 0 if it names none.

    Nothing is owed if the lead is good by itself: "the ace, then the queen" are two tricks.
    """
    mine, partner, against = _seen(player, hands)
    if not player.sees or trick.laid != 2 or (winners(1 << trick.best, against) and trick.winner == trick.leader):
        return 0
    legal = mine & SUITS[trick.led] or mine
    for item in stated.items:
        if isinstance(item, Card):
            bit = _bit(item)
            if (mine | partner) & bit:
                beats = item.suit == trick.best >> 4 and bit > 1 << trick.best
                ruffs = item.suit == player.trump != trick.best >> 4
                return legal & bit if beats or ruffs else 0
        elif _is_due(stated, item, mine | partner, against, player.trump):
            return 0
    return 0


def _seen(player: Player, hands: Cards) -> tuple[int, int, int]:
    mine, partner, against = seen_by(player, hands)
    return mine, partner if player.sees else 0, against


def _is_due(stated: Stated, suit: Suit, ours: int, against: int, trump: int) -> bool:
    """Whether the suit is still to be played: it has not been started, or it still has winners."""
    if suit == trump and stated.drawing:
        return bool(against & SUITS[suit])
    cards = ours & SUITS[suit]
    return bool(cards) and (cards == stated.held & SUITS[suit] or bool(winners(cards, against)))


def _from_the_top(led: int, partners: int, against: int) -> int:
    """The highest card of the suit; any card if partner alone has the winners."""
    return led if winners(partners, against) and not winners(led, against) else highest(led)


def _bit(card: Card) -> int:
    return 1 << (card.suit * 16 + card.rank)
