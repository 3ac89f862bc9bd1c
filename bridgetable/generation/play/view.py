"""What the player of a hand sees at his turn: his cards, dummy, what has been played, and who has shown out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from bridgetable.cards.call import Bid
from bridgetable.cards.card import ACE, Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick

RANKS = tuple(range(ACE, 1, -1))
Ranks = tuple[int, ...]
"""The ranks of the cards of a suit, the highest first."""


def by_suit(cards: Iterable[Card]) -> tuple[Ranks, ...]:
    """The ranks of these cards in each suit."""
    found: list[list[int]] = [[], [], [], []]
    for card in cards:
        found[card.suit].append(card.rank)
    return tuple(tuple(sorted(ranks, reverse=True)) for ranks in found)


class View(msgspec.Struct, frozen=True, dict=True):
    """What the player of this hand knows now; `among` are the cards he chooses from, which may lie on the table."""

    table: Table
    seat: Seat
    among: frozenset[Card] = frozenset()

    @cached_property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.table.trump

    @cached_property
    def defends(self) -> bool:
        """Whether the hand is a defender's."""
        return self.table.is_defender(self.seat)

    @cached_property
    def trick(self) -> Trick | None:
        """The trick that is open."""
        return self.table.trick(self.table.open_trick)

    @cached_property
    def hand(self) -> tuple[Ranks, ...]:
        """The hand, by suits."""
        return by_suit(self.table.hands[self.seat] | self.among)

    @cached_property
    def seen_seats(self) -> tuple[Seat, ...]:
        """The other hands that the player can see: declarer both of his own, a defender dummy once it is spread."""
        if not self.table.spread:
            return ()
        dummy = self.table.dummy
        if not self.defends:
            return (self.seat.partner,)
        return (dummy,) if dummy is not None else ()

    @cached_property
    def across(self) -> tuple[Ranks, ...]:
        """Partner's hand, by suits, as far as the player sees it."""
        return self.cards_of(self.seat.partner)

    @cached_property
    def dummy(self) -> tuple[Ranks, ...]:
        """Dummy, by suits, as a defender sees it."""
        return self.cards_of(self.table.dummy) if self.defends and self.table.dummy is not None else ((),) * 4

    def cards_of(self, seat: Seat) -> tuple[Ranks, ...]:
        """The cards of another hand, by suits; none where the player does not see them."""
        return self._seen.get(seat, ((),) * 4)

    @cached_property
    def _seen(self) -> dict[Seat, tuple[Ranks, ...]]:
        return {seat: by_suit(self.table.hands[seat]) for seat in self.seen_seats}

    @cached_property
    def out(self) -> tuple[Ranks, ...]:
        """The ranks of each suit that the player has not seen: they are in the hands that are hidden from him."""
        gone: tuple[set[int], ...] = (set(), set(), set(), set())
        for trick in self.table.tricks:
            for play in trick.plays:
                gone[play.card.suit].add(play.card.rank)
        for hand in (self.hand, *self._seen.values()):
            for suit in Suit:
                gone[suit].update(hand[suit])
        return tuple(tuple(rank for rank in RANKS if rank not in gone[suit]) for suit in Suit)

    @cached_property
    def voids(self) -> frozenset[tuple[Seat, Suit]]:
        """The suits that players have shown to have no more of."""
        shown: set[tuple[Seat, Suit]] = set()
        for trick in self.table.tricks:
            led = trick.suit_led
            if led is not None:
                shown.update((play.seat, led) for play in trick.plays if play.card.suit is not led)
        return frozenset(shown)

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a hand is known to have no card of a suit."""
        if seat in self._seen:
            return not self._seen[seat][suit]
        return (seat, suit) in self.voids or not self.out[suit]

    @cached_property
    def bid(self) -> dict[Seat, frozenset[Suit]]:
        """The suits that each player has bid."""
        found: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
        for number, call in enumerate(self.table.calls):
            if isinstance(call, Bid) and call.denomination.suit is not None:
                found[Seat((self.table.board.dealer + number) % 4)].add(call.denomination.suit)
        return {seat: frozenset(suits) for seat, suits in found.items()}

    @cached_property
    def led_before(self) -> dict[Seat, list[Suit]]:
        """The suits that each hand has led so far, in order."""
        found: dict[Seat, list[Suit]] = {seat: [] for seat in Seat}
        for trick in self.table.tricks:
            if trick is not self.trick and trick.suit_led is not None:
                found[trick.leader].append(trick.suit_led)
        return found

    @cached_property
    def left(self) -> int:
        """How many tricks are left, with the open one."""
        return self.table.last_number - self.table.open_trick + 1

    @cached_property
    def need(self) -> int:
        """How many more tricks the side needs, to make the contract or to defeat it."""
        contract = self.table.contract
        if contract is None:
            return 0
        wanted = 14 - contract.tricks_needed if self.defends else contract.tricks_needed
        return wanted - self.table.tricks_taken(self.seat.side)

    @cached_property
    def trumps_out(self) -> Ranks:
        """The trumps that the player has not seen."""
        return self.out[self.trump] if self.trump is not None else ()

    def cards_of_ours(self, suit: Suit) -> tuple[Ranks, Ranks]:
        """The suit in the two hands of declarer's side, the shorter first."""
        mine, across = self.hand[suit], self.across[suit]
        return (mine, across) if len(mine) <= len(across) else (across, mine)

    def tops(self, suit: Suit) -> int:
        """How many cards of a suit his side has in sight that nothing hidden from him beats, one on top of another."""
        highest = self.out[suit][0] if self.out[suit] else 0
        mine = sum(1 for rank in self.hand[suit] if rank > highest)
        theirs = sum(1 for rank in self.across[suit] if rank > highest)
        return min(mine + theirs, max(len(self.hand[suit]), len(self.across[suit])))

    @cached_property
    def winners(self) -> int:
        """How many tricks declarer's side can see at the top of its suits."""
        return sum(self.tops(suit) for suit in Suit)
