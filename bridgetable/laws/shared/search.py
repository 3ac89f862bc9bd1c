"""How many tricks each side can win in an ending: a search that is exact unless it has to be given up."""

from __future__ import annotations

from collections.abc import Iterator
from operator import or_

from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.long_searches import Remembered, allowed_positions, check_positions
from bridgetable.laws.shared.ending import ANY_PLAY, Ending, Limits, NormalPlay
from bridgetable.laws.shared.normal_play import SUITS, Cards, Player, Progress, normal_leads, normal_plays
from bridgetable.laws.shared.stated_order import Stated, stated_leads, stated_play

LONGEST = 25_000
"""The number of positions after which the search is given up, so that a question appears without delay."""

REMEMBERS = 1 << 4
"""A bit beside the suits an opponent has shown out of: the claimer knows of the trumps that are out."""


NOT_KNOWN = (0, 13)
"""The fewest and the most tricks of a position that has not been looked at."""


class SearchTooLongError(Exception):
    """The search has reached its limit of positions."""


@Remembered
def most_tricks(ending: Ending, side: Side, helping: tuple[Seat, ...], stated: NormalPlay = ANY_PLAY) -> int:
    """The most tricks the side wins if the `helping` hands play for it and all others against it, all cards being seen.

    A stated order binds the hands it belongs to. If the search is given up, an upper limit.
    """
    search = _Search(ending, side, helping, stated)
    need = search.ceiling(ending)
    try:
        while not search.started(ending, need):
            need -= 1
    except SearchTooLongError:
        return need
    return need


@Remembered
def fewest_tricks(ending: Ending, side: Side, normal: NormalPlay) -> tuple[int, bool]:
    """The fewest tricks the side can win if some of its hands play normally, and whether the search was completed.

    All other hands play as badly for it as they can. If the search is given up, a lower limit.
    """
    search = _Search(ending, side, (), normal)
    try:
        need = search.ceiling(ending)
        while not search.started(ending, need):
            need -= 1
    except SearchTooLongError:
        return search.floor(ending), False
    return need, True


@Remembered
def worst_line(ending: Ending, side: Side, normal: NormalPlay) -> tuple[int, ...]:
    """The cards, in order, of a line in which the side wins the fewest tricks; none if the search is given up."""
    fewest, told = fewest_tricks(ending, side, normal)
    try:
        return _Search(ending, side, (), normal).line(ending, fewest + 1) if told else ()
    except SearchTooLongError:
        return ()


class _Search(Limits):
    """Whether the side can reach a number of tricks from a position of one ending; keeps the results it has found."""

    def __init__(
        self, ending: Ending, side: Side, helping: tuple[Seat, ...], normal: NormalPlay = ANY_PLAY
    ) -> None:
        careful = tuple(seat in normal.hands and seat not in helping for seat in Seat)
        bound = tuple(seat in normal.hands and bool(normal.order) for seat in Seat)
        free = not normal.order and not normal.forgotten
        super().__init__(ending.trump, side, tuple(seat in helping for seat in Seat), careful, bound, free=free)
        self.normal = normal
        self.thinks = tuple(map(or_, careful, bound))
        self.notices = bool(normal.hands)
        self.stated = _stated_order(ending, normal, self.side)
        self.remembers = 0 if normal.forgotten else REMEMBERS
        self.known: dict[tuple[Cards, int, int], tuple[int, int]] = {}
        self.different: dict[tuple[int, int], list[int]] = {}
        self.allowed = allowed_positions(LONGEST)
        self.looked_at = 0

    def ceiling(self, ending: Ending) -> int:
        """The side cannot win more tricks than this."""
        return ending.size - self.trump_tricks(ending.before_the_trick(), 1 - self.side)

    def floor(self, ending: Ending) -> int:
        """The side wins at least this many tricks."""
        if ending.played:
            return self.trump_tricks(ending.before_the_trick(), self.side)
        return self.surely(ending.hands, ending.leader)

    def started(self, ending: Ending, need: int) -> bool:
        """Whether the side reaches `need` tricks from this ending, whose first trick may be in progress."""
        known = ending.known[self.side] | self.remembers
        if not ending.played:
            return self.reached(ending.hands, ending.leader, need, known)
        return self._follow(ending.hands, *self._in_progress(ending), need, known)

    def _in_progress(self, ending: Ending) -> Progress:
        if not ending.played:
            north, east, south, west = ending.hands
            return Progress(ending.leader, 0, north | east | south | west, 0, 0, ending.leader)
        north, east, south, west = ending.hands
        best, winner, held = ending.played[0], int(ending.leader), north | east | south | west
        for step, card in enumerate(ending.played):
            held |= 1 << card
            if self._beats(card, best):
                best, winner = card, (ending.leader + step) % 4
        led = ending.played[0] >> 4
        theirs = ending.played[1 - (ending.leader + self.side) % 2 :: 2]
        showed = any(card >> 4 != led for card in theirs)
        return Progress(ending.leader, len(ending.played), held, led, best, winner, showed)

    def reached(self, hands: Cards, leader: int, need: int, known: int) -> bool:
        """Whether the side reaches `need` tricks from the start of a trick."""
        if need <= 0:
            return True
        key = (hands, leader, known)
        least, most = self.known.get(key) or self.limits(hands, leader)
        if least < need <= most:
            north, east, south, west = hands
            if self._follow(hands, leader, 0, north | east | south | west, 0, 0, leader, False, need, known):
                least = need
            else:
                most = need - 1
        self.known[key] = (least, most)
        return need <= least

    def _follow(
        self, hands: Cards, leader: int, laid: int, held: int, led: int, best: int, winner: int, showed: bool,
        need: int, known: int,
    ) -> bool:
        """Whether the side reaches `need` tricks from a trick in progress, which is given as in `Progress`.

        This is nearly all that a search does, so it makes no object and calls nothing that it can do itself.
        """
        if laid == 4:
            now_known = known | (showed and self.notices) << led
            return self.reached(hands, winner, need - (winner & 1 == self.side), now_known)
        self.looked_at += 1
        if self.looked_at > self.allowed:
            check_positions(self.looked_at)
            raise SearchTooLongError
        seat = (leader + laid) & 3
        helps, side, trump, theirs = self.helps[seat], self.side, self.trump, seat & 1 != self.side
        pool = (hands[seat] & SUITS[led] if laid else 0) or hands[seat]
        if self.thinks[seat]:
            pool = self._open_to(hands, Progress(leader, laid, held, led, best, winner, showed), seat, known)
        cards = self.different.get((pool, held))
        if cards is None:
            cards = self.different[pool, held] = _different(pool, held)
        for card in cards:
            suit = card >> 4
            if laid == 0:
                lead, top, by = suit, card, seat
            elif card > best if suit == best >> 4 else suit == trump:
                lead, top, by = led, card, seat
            else:
                lead, top, by = led, best, winner
            knows = known | REMEMBERS if theirs and suit == trump else known
            shows = showed or (theirs and suit != lead)
            north, east, south, west = hands
            bit = 1 << card
            if seat == 0:
                north ^= bit
            elif seat == 1:
                east ^= bit
            elif seat == 2:
                south ^= bit
            else:
                west ^= bit
            kept = (north, east, south, west)
            if laid < 3:
                found = self._follow(kept, leader, laid + 1, held, lead, top, by, shows, need, knows)
            else:
                left, now_known = need - (by & 1 == side), knows | (shows and self.notices) << lead
                least, most = self.known.get((kept, by, now_known), NOT_KNOWN)
                found = left <= least
                if not found and left <= most:
                    found = self.reached(kept, by, left, now_known)
            if found is helps:
                return helps
        return not helps

    def _laid(self, hands: Cards, trick: Progress, card: int, known: int) -> tuple[Cards, Progress, int]:
        """The hands, the trick and what is known once this card has been played."""
        leader, laid, held, led, best, winner, showed = trick
        seat = (leader + laid) % 4
        lead = led if laid else card >> 4
        taken = (card, seat) if not laid or self._beats(card, best) else (best, winner)
        theirs = seat % 2 != self.side
        now = Progress(leader, laid + 1, held, lead, *taken, showed or (theirs and card >> 4 != lead))
        knows = known | REMEMBERS if theirs and card >> 4 == self.trump else known
        return _without(hands, seat, card), now, knows

    def line(self, ending: Ending, need: int) -> tuple[int, ...]:
        """The cards of a line that does not reach `need` tricks; low cards before high ones where both will do."""
        hands, trick, known = ending.hands, self._in_progress(ending), ending.known[self.side] | self.remembers
        found: list[int] = []
        while any(hands) or trick.laid == 4:
            if trick.laid == 4:
                known |= (trick.showed and self.notices) << trick.led
                need -= trick.winner % 2 == self.side
                north, east, south, west = hands
                trick = Progress(trick.winner, 0, north | east | south | west, 0, 0, trick.winner)
                continue
            seat = (trick.leader + trick.laid) % 4
            from_the_top = self.careful[seat] and not trick.laid
            pool = sorted(_each(self._open_to(hands, trick, seat, known)), key=_rank, reverse=from_the_top)
            for card in pool:
                after = self._laid(hands, trick, card, known)
                if not self._follow(after[0], *after[1], need, after[2]):
                    break
            found.append(card)
            hands, trick, known = after
        return tuple(found)

    def _open_to(self, hands: Cards, trick: Progress, seat: int, known: int) -> int:
        """The cards of this hand that the search tries."""
        legal = (hands[seat] & SUITS[trick.led] if trick.laid else 0) or hands[seat]
        if not self.thinks[seat]:
            return legal
        forgotten = 0 if known & REMEMBERS else self.normal.forgotten
        player = Player(seat, self.normal.sees, self.trump, known, forgotten)
        stated, bound = self._as_stated(hands, trick, player)
        if bound:
            return stated
        if not self.careful[seat]:
            return legal
        return stated | (normal_plays(hands, trick, player) if trick.laid else normal_leads(hands, player))

    def _as_stated(self, hands: Cards, trick: Progress, player: Player) -> tuple[int, bool]:
        """The cards that the stated order leaves this player, and whether it binds him to them."""
        if self.stated is None:
            return 0, False
        if not trick.laid:
            return stated_leads(self.stated, hands, player)
        card = stated_play(self.stated, hands, trick, player)
        return card, bool(card)

    def _beats(self, card: int, best: int) -> bool:
        if card >> 4 == best >> 4:
            return card > best
        return card >> 4 == self.trump


def _stated_order(ending: Ending, normal: NormalPlay, side: int) -> Stated | None:
    if not normal.order:
        return None
    hands = ending.hands
    held = sum(hands[seat] for seat in normal.hands)
    against = hands[1 - side] | hands[3 - side]
    drawing = ending.trump is not None and bool(against & SUITS[ending.trump])
    return Stated(normal.order, held, drawing)


def _rank(card: int) -> int:
    return card & 15


def _each(pool: int) -> Iterator[int]:
    """The cards, from the highest bit down."""
    while pool:
        card = pool.bit_length() - 1
        pool ^= 1 << card
        yield card


def _without(hands: Cards, seat: int, card: int) -> Cards:
    """The hands once this card has been played."""
    north, east, south, west = hands
    bit = 1 << card
    if seat == 0:
        return north ^ bit, east, south, west
    if seat == 1:
        return north, east ^ bit, south, west
    if seat == 2:
        return north, east, south ^ bit, west
    return north, east, south, west ^ bit


def _different(pool: int, held: int) -> list[int]:
    """The cards worth trying, from the top: one of each group that was touching when the trick began."""
    found, others, above = [], held & ~pool, -1
    while pool:
        card = pool.bit_length() - 1
        pool ^= 1 << card
        if above < 0 or above >> 4 != card >> 4 or others >> card & ((1 << above - card) - 1):
            found.append(card)
        above = card
    return found
