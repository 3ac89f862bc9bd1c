"""Our own double-dummy solver, for endings; used where the fast one is not installed, and to check it."""

from __future__ import annotations

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.equity.packed import TOO_LONG, Answer, PackedPosition, PackedSolver, UnsolvedError
from bridgetable.equity.position import CARD_NUMBERS, Position, Solution, unpacked_position

DEEPEST = 8
"""The most tricks a position may have left to be searched within a few seconds."""

Hand = tuple[int, int, int, int]
"""The cards of a hand as one bit set per suit, with the rank as the bit number."""


class _Search:
    """A search whether North-South win a given number of tricks, with a table of the results so far."""

    def __init__(self, trump: Suit | None) -> None:
        self.trump = trump
        self.known: dict[tuple[tuple[Hand, ...], Seat], tuple[int, int]] = {}

    def reaches(self, hands: tuple[Hand, ...], leader: Seat, goal: int) -> bool:
        """Whether North-South win at least `goal` tricks from this lead."""
        left = sum(holding.bit_count() for holding in hands[leader])
        if goal <= 0 or goal > left:
            return goal <= 0
        key = (hands, leader)
        low, high = self.known.get(key, (0, left))
        if low >= goal or high < goal:
            return low >= goal
        won = self.plays(hands, leader, (), goal)
        self.known[key] = (max(low, goal), high) if won else (low, min(high, goal - 1))
        return won

    def plays(self, hands: tuple[Hand, ...], leader: Seat, trick: tuple[tuple[int, int], ...], goal: int) -> bool:
        """Whether North-South win at least `goal` tricks, with these cards of the trick already played."""
        if len(trick) == 4:
            winner = leader.round()[_best(trick, self.trump)]
            return self.reaches(hands, winner, goal - (winner % 2 == 0))
        seat = leader.round()[len(trick)]
        ours = seat % 2 == 0
        for suit, rank in _choices(hands, seat, trick, self.trump):
            if self.plays(_without(hands, seat, suit, rank), leader, (*trick, (suit, rank)), goal) is ours:
                return ours
        return not ours


def _best(trick: tuple[tuple[int, int], ...], trump: Suit | None) -> int:
    led = trick[0][0]
    return max(range(len(trick)), key=lambda n: (trick[n][0] == trump, trick[n][0] == led, trick[n][1]))


def _without(hands: tuple[Hand, ...], seat: int, suit: int, rank: int) -> tuple[Hand, ...]:
    hand = list(hands[seat])
    hand[suit] &= ~(1 << rank)
    changed = list(hands)
    changed[seat] = (hand[0], hand[1], hand[2], hand[3])
    return tuple(changed)


def _choices(
    hands: tuple[Hand, ...], seat: int, trick: tuple[tuple[int, int], ...], trump: Suit | None
) -> list[tuple[int, int]]:
    """One card of each run of equal cards: the highest first to lead, otherwise the cheapest that wins first."""
    hand = hands[seat]
    suits = [trick[0][0]] if trick and hand[trick[0][0]] else [suit for suit in range(4) if hand[suit]]
    held = [0, 0, 0, 0]
    for other in hands:
        for suit in suits:
            held[suit] |= other[suit]
    lying = set(trick)
    cards: list[tuple[int, int]] = []
    for suit in suits:
        equal = False
        for rank in range(14, 1, -1):
            if hand[suit] >> rank & 1:
                if not equal:
                    cards.append((suit, rank))
                equal = True
            elif held[suit] >> rank & 1 or (suit, rank) in lying:
                equal = False
    if trick:
        # Cards that win the trick so far are tried first, the cheapest first.
        best = trick[_best(trick, trump)]
        beats = [card for card in cards if _best((trick[0], best, card), trump) == 2]
        rest = [card for card in cards if card not in beats]
        return sorted(beats, key=lambda card: card[1]) + sorted(rest, key=lambda card: card[1])
    return sorted(cards, key=lambda card: -card[1])


def solve(position: Position) -> Solution:
    """The solution of a position, which should have at most DEEPEST tricks left."""
    search = _Search(position.trump)
    seat, left = position.to_play, position.tricks_left
    hands = tuple(_bits(hand) for hand in position.hands)
    trick = tuple((int(card.suit), card.rank) for card in position.trick)
    found: dict[Card, int] = {}
    for card in position.playable:
        after = _without(hands, seat, card.suit, card.rank)
        low, high = 0, left
        while low < high:
            goal = (low + high + 1) // 2
            if search.plays(after, position.leader, (*trick, (int(card.suit), card.rank)), goal):
                low = goal
            else:
                high = goal - 1
        found[card] = low if seat % 2 == 0 else left - low
    return Solution(tuple(found.items()))


def _bits(hand: frozenset[Card]) -> Hand:
    suits = [0, 0, 0, 0]
    for card in hand:
        suits[card.suit] |= 1 << card.rank
    return suits[0], suits[1], suits[2], suits[3]


# -- Our own solver as the worker calls it, for where there is no library of DDS ---------------------------------------


class EndingSolver(PackedSolver):
    """Our own solver, for endings."""

    def cards(self, position: PackedPosition) -> Answer:
        """The tricks of the side to play for each card it may play now; raises UnsolvedError if it has too many."""
        ending = unpacked_position(position)
        if ending.tricks_left > DEEPEST:
            raise UnsolvedError(TOO_LONG)
        return [number for card, tricks in solve(ending).cards for number in (CARD_NUMBERS[card], tricks)]
