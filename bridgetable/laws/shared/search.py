"""How many tricks fall in an ending: a search through the plays, exact as long as it stays short."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.shared.normal_play import SUITS, Cards, Player, Progress, normal_leads, normal_plays, winners

LONGEST = 25_000
"""How many positions are looked at before the search gives up: a question must not wait."""


class Ending(msgspec.Struct, frozen=True):
    """Cards still to be played, who is to lead or has led, what lies in the trick in progress, and the trump suit.

    `known` are for either side the suits, as bits, that one of its opponents has failed to follow to.
    """

    hands: Cards
    leader: Seat
    played: tuple[int, ...]
    trump: Suit | None
    known: tuple[int, int] = (0, 0)

    @property
    def size(self) -> int:
        """How many tricks are left, the one in progress included."""
        return max(hand.bit_count() for hand in self.before_the_trick())

    def before_the_trick(self) -> Cards:
        """The hands with the cards of the trick in progress."""
        hands = list(self.hands)
        for place, card in enumerate(self.played):
            hands[(self.leader + place) % 4] |= 1 << card
        north, east, south, west = hands
        return north, east, south, west


class TooLong(Exception):
    """The search has looked at as many positions as it may."""


@lru_cache(maxsize=256)
def most_tricks(ending: Ending, side: Side, helping: tuple[Seat, ...]) -> int:
    """How many tricks the side wins when these hands play for it and all others against it, the cards seen by all.

    Where the search grows too long, what it could win at most.
    """
    search = _Search(ending, side, helping)
    need = search.ceiling(ending)
    try:
        while not search.started(ending, need):
            need -= 1
    except TooLong:
        return need
    return need


@lru_cache(maxsize=256)
def fewest_tricks(ending: Ending, side: Side, careful: tuple[Seat, ...], *, sees: bool) -> tuple[int, bool]:
    """How few tricks the side can win when these hands of it play normally, and whether the search has told.

    All others play as badly for it as they can. Where the search grows too long, what the side wins at least.
    `sees` says that the careful hands see each other's cards.
    """
    search = _Search(ending, side, (), careful, sees=sees)
    try:
        need = search.ceiling(ending)
        while not search.started(ending, need):
            need -= 1
    except TooLong:
        return search.floor(ending), False
    return need, True


class _Search:
    """Whether the side can reach a number of tricks, from any position of one ending; remembers what it has found."""

    def __init__(
        self, ending: Ending, side: Side, helping: tuple[Seat, ...], careful: tuple[Seat, ...] = (), *,
        sees: bool = False,
    ) -> None:
        self.trump = -1 if ending.trump is None else int(ending.trump)
        self.side = int(side)
        self.helps = tuple(seat in helping for seat in Seat)
        self.careful = tuple(seat in careful for seat in Seat)
        self.sees = sees
        self.notices = bool(careful)
        self.known: dict[tuple[int, int, int, int, int, int], tuple[int, int]] = {}
        self.looked_at = 0

    def ceiling(self, ending: Ending) -> int:
        """No more tricks than this."""
        return ending.size - self._trump_tricks(ending.before_the_trick(), 1 - self.side)

    def floor(self, ending: Ending) -> int:
        """No fewer tricks than this."""
        if ending.played:
            return self._trump_tricks(ending.before_the_trick(), self.side)
        return self._surely(ending.hands, ending.leader)

    def started(self, ending: Ending, need: int) -> bool:
        """From a trick in progress."""
        if not ending.played:
            return self.reached(ending.hands, ending.leader, need, ending.known[self.side])
        north, east, south, west = ending.hands
        best, winner, held = ending.played[0], int(ending.leader), north | east | south | west
        for place, card in enumerate(ending.played):
            held |= 1 << card
            if self._beats(card, best):
                best, winner = card, (ending.leader + place) % 4
        led = ending.played[0] >> 4
        theirs = ending.played[1 - (ending.leader + self.side) % 2 :: 2]
        showed = any(card >> 4 != led for card in theirs)
        trick = Progress(ending.leader, len(ending.played), held, led, best, winner, showed)
        return self._follow(ending.hands, trick, need, ending.known[self.side])

    def reached(self, hands: Cards, leader: int, need: int, known: int) -> bool:
        """From the start of a trick."""
        if need <= 0:
            return True
        key = (*hands, leader, known)
        least, most = self.known.get(key) or self._limits(hands, leader)
        if least < need <= most:
            north, east, south, west = hands
            begun = Progress(leader, 0, north | east | south | west, 0, 0, leader)
            if self._follow(hands, begun, need, known):
                least = need
            else:
                most = need - 1
        self.known[key] = (least, most)
        return need <= least

    def _follow(self, hands: Cards, trick: Progress, need: int, known: int) -> bool:
        leader, laid, held, led, best, winner, showed = trick
        if laid == 4:
            now_known = known | (showed and self.notices) << led
            return self.reached(hands, winner, need - (winner % 2 == self.side), now_known)
        self.looked_at += 1
        if self.looked_at > LONGEST:
            raise TooLong
        seat = (leader + laid) % 4
        helps = self.helps[seat]
        for card in _different(self._open_to(hands, trick, seat, known), held):
            kept = list(hands)
            kept[seat] ^= 1 << card
            north, east, south, west = kept
            lead = led if laid else card >> 4
            taken = (card, seat) if not laid or self._beats(card, best) else (best, winner)
            shows = showed or (card >> 4 != lead and seat % 2 != self.side)
            now = Progress(leader, laid + 1, held, lead, *taken, shows)
            if self._follow((north, east, south, west), now, need, known) is helps:
                return helps
        return not helps

    def _open_to(self, hands: Cards, trick: Progress, seat: int, known: int) -> int:
        """The cards this hand may play as far as it is looked at."""
        if self.careful[seat]:
            player = Player(seat, self.sees, self.trump, known)
            return normal_plays(hands, trick, player) if trick.laid else normal_leads(hands, player)
        return (hands[seat] & SUITS[trick.led] if trick.laid else 0) or hands[seat]

    def _beats(self, card: int, best: int) -> bool:
        if card >> 4 == best >> 4:
            return card > best
        return card >> 4 == self.trump

    # -- what needs no search ----------------------------------------------------------------------------------------

    def _limits(self, hands: Cards, leader: int) -> tuple[int, int]:
        size = hands[leader].bit_count()
        most = size - self._trump_tricks(hands, 1 - self.side)
        if leader % 2 != self.side:
            return self._trump_tricks(hands, self.side), min(most, size - self._cashed(hands, leader))
        return self._surely(hands, leader), most

    def _surely(self, hands: Cards, leader: int) -> int:
        trumps = self._trump_tricks(hands, self.side)
        if leader % 2 != self.side:
            return trumps
        sure = self._cashed(hands, leader)
        everything = sure == hands[leader].bit_count()
        led_first = self.careful[leader] and not self._partner_may_overtake(hands, leader)
        return max(trumps, sure) if everything or led_first or self.helps[leader] else trumps

    def _partner_may_overtake(self, hands: Cards, leader: int) -> bool:
        sure = winners(hands[leader], hands[(leader + 1) % 4] | hands[(leader + 3) % 4])
        return winners(sure, hands[(leader + 2) % 4]) != sure

    def _cashed(self, hands: Cards, leader: int) -> int:
        """The tricks the leader can take from the top without losing the lead: nobody can beat or ruff his cards."""
        left, partner, right = (hands[(leader + step) % 4] for step in (1, 2, 3))
        others = left | partner | right
        if self.trump >= 0 and others & SUITS[self.trump]:
            return winners(hands[leader] & SUITS[self.trump], others).bit_count()
        return winners(hands[leader], others).bit_count()

    def _trump_tricks(self, hands: Cards, side: int) -> int:
        """The tricks a side wins with the highest trumps of one hand, whatever is played."""
        if self.trump < 0:
            return 0
        suit = SUITS[self.trump]
        against = hands[1 - side] | hands[3 - side]
        return max(winners(hands[seat] & suit, against).bit_count() for seat in (side, side + 2))


def _different(pool: int, held: int) -> Iterator[int]:
    """The cards worth trying, from the top: one of those that touch in what was held when the trick began."""
    others, above = held & ~pool, -1
    while pool:
        card = pool.bit_length() - 1
        pool ^= 1 << card
        apart = above < 0 or above >> 4 != card >> 4 or others >> card & ((1 << above - card) - 1)
        if apart:
            yield card
        above = card
