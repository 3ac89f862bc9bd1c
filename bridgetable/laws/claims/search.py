"""How many tricks each side can win in an ending: a search that is exact unless it has to be given up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import or_
from typing import NamedTuple, TypeAlias

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.claims.normal_play import (
    SUITS,
    Cards,
    Player,
    Progress,
    bit_of,
    highest,
    normal_leads,
    normal_plays,
    seen_by,
    winners,
)
from bridgetable.laws.long_searches import Remembered, allowed_positions, check_positions

# -- The starting point of a search: the cards still to be played, whose plays are normal, and what is clear at once ---


BySeats: TypeAlias = tuple[bool, ...]
"""One answer for each seat, from North."""


class HeldPenaltyCard(msgspec.Struct, frozen=True):
    """A penalty card as its bit; `later` means that it need not be played to the trick in progress (62C2)."""

    seat: Seat
    card: int
    major: bool
    later: bool = False


class LeadAsTold(msgspec.Struct, frozen=True):
    """What a defender must lead when he is next on lead, or may not lead then, as the bits of the suits."""

    seat: Seat
    suits: int
    required: bool


class Obligations(msgspec.Struct, frozen=True):
    """What binds the players of an ending beside the suit led: penalty cards, leads that declarer restrained, and
    for the trick in progress or next trick sets of cards, each of which is played if it can be.

    `chosen` means that declarer has already said what he wants of the lead to that trick (50D2); `leading` are the
    suits that its leader may not lead as long as he retains the lead.
    """

    declarer: Seat
    penalty_cards: tuple[HeldPenaltyCard, ...] = ()
    leads: tuple[LeadAsTold, ...] = ()
    now: tuple[tuple[Seat, int], ...] = ()
    chosen: bool = False
    leading: int = 0


class Ending(msgspec.Struct, frozen=True):
    """The cards still to be played, the leader of the trick in progress or next trick, its cards, and the trump suit.

    `known` are for each side the suits, as bits, to which one of its opponents has failed to follow; `obligations`
    what binds the players beside the suit led.
    """

    hands: Cards
    leader: Seat
    played: tuple[int, ...]
    trump: Suit | None
    known: tuple[int, int] = (0, 0)
    obligations: Obligations | None = None

    @property
    def size(self) -> int:
        """The number of tricks left, including the one in progress."""
        return max(hand.bit_count() for hand in self.before_the_trick())

    def before_the_trick(self) -> Cards:
        """The hands with the cards of the trick in progress."""
        hands = list(self.hands)
        for step, card in enumerate(self.played):
            hands[(self.leader + step) % 4] |= 1 << card
        north, east, south, west = hands
        return north, east, south, west


class NormalPlay(msgspec.Struct, frozen=True):
    """Which hands play normally, what they know, and the order of play that binds them.

    `sees` is true if these hands see each other's cards; `forgotten` are the opponents' trumps they do not know to be
    out, as bits; `order` is the order of play that was stated. `partner` plays normally too, but has stated and
    forgotten nothing: he is the partner of a defender. With `from_the_top` a suit is led from the top (70E2).
    """

    hands: tuple[Seat, ...] = ()
    sees: bool = False
    forgotten: int = 0
    order: tuple[Suit | Card, ...] = ()
    partner: tuple[Seat, ...] = ()
    from_the_top: bool = False


ANY_PLAY = NormalPlay()
"""No hand plays normally: any legal card may be played."""


class Limits:
    """What a side wins at least and at most from the start of a trick, told by the top cards without a search.

    `helps` are the hands that play for it, `careful` those that play normally and `bound` those that a stated order
    binds, by seat; `free` means that no order was stated and no trump is forgotten.
    """

    def __init__(
        self, trump: Suit | None, side: Side, helps: BySeats, careful: BySeats, bound: BySeats, *, free: bool
    ) -> None:
        self.trump = -1 if trump is None else int(trump)
        self.trumps = 0 if trump is None else SUITS[trump]
        self.side = int(side)
        self.helps, self.careful, self.bound, self.free = helps, careful, bound, free

    def limits(self, hands: Cards, leader: int) -> tuple[int, int]:
        """The fewest and the most tricks of the side."""
        size = hands[leader].bit_count()
        most = size - self.trump_tricks(hands, 1 - self.side)
        if leader & 1 != self.side:
            return self.trump_tricks(hands, self.side), min(most, size - self._cashed(hands, leader))
        return self.surely(hands, leader), most

    def surely(self, hands: Cards, leader: int) -> int:
        """The fewest tricks of the side."""
        trumps = self.trump_tricks(hands, self.side)
        if leader & 1 != self.side:
            return trumps
        sure = self._cashed(hands, leader)
        if sure <= trumps or sure == hands[leader].bit_count() or (self.helps[leader] and not self.bound[leader]):
            return max(trumps, sure)
        return max(trumps, self._led_first(hands, leader, sure)) if self.free and self.careful[leader] else trumps

    def _led_first(self, hands: Cards, leader: int, sure: int) -> int:
        """The tricks of a leader who plays normally, and so leads what no opponent can beat before anything else.

        Partner, who plays normally too, may win some of them and lead on himself: whichever of the two is on lead, a
        trick takes at most one winner from each hand.
        """
        against = hands[leader ^ 1] | hands[leader ^ 3]
        if self.trumps & against:
            return 0 if _partner_may_overtake(hands, leader) else sure
        mine = winners(hands[leader], against).bit_count()
        if not (self.trumps & hands[leader ^ 2] or _partner_may_overtake(hands, leader)):
            return mine
        return min(mine, max(1, winners(hands[leader ^ 2], against).bit_count())) if self.careful[leader ^ 2] else 0

    def _cashed(self, hands: Cards, leader: int) -> int:
        """The tricks the leader can win from the top without losing the lead: no hand can beat or ruff these cards."""
        others = hands[leader ^ 1] | hands[leader ^ 2] | hands[leader ^ 3]
        if self.trump >= 0 and others & self.trumps:
            return winners(hands[leader] & self.trumps, others).bit_count()
        return winners(hands[leader], others).bit_count()

    def trump_tricks(self, hands: Cards, side: int) -> int:
        """The tricks a side wins with the highest trumps of one hand, whatever is played."""
        if self.trump < 0:
            return 0
        against = (hands[1 - side] | hands[3 - side]) & self.trumps
        higher = self.trumps & -(1 << against.bit_length())
        return max((hands[side] & higher).bit_count(), (hands[side + 2] & higher).bit_count())


def _partner_may_overtake(hands: Cards, leader: int) -> bool:
    sure = winners(hands[leader], hands[leader ^ 1] | hands[leader ^ 3])
    return winners(sure, hands[leader ^ 2]) != sure


# -- The order of play that a claimer has stated, and the cards it leaves him (Laws 68C, 70D) --------------------------


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
            bit = bit_of(item)
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
            bit = bit_of(item)
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


# -- The search: every line of play, but for what is clear at once and for cards that come to the same -----------------


LONGEST = 25_000
"""The number of positions after which the search is given up, so that a question appears without delay."""

PATIENT = 150_000
"""The number after which a search is given up that has found no line in which a trick claimed is lost."""

REMEMBERS = 1 << 4
"""A bit beside the suits an opponent has shown out of: the claimer knows of the trumps that are out."""


SMALL = sum(0x3FF << (suit * 16) for suit in range(4))
"""The bits of the cards below the rank of an honour."""

NOT_KNOWN = (0, 13)
"""The fewest and the most tricks of a position that has not been looked at."""


TrickBegun: TypeAlias = tuple[int, int, int]
"""A trick as it began: its leader, what all four players held, and the tricks that the side still needed."""


def _about_to_lead(hands: Cards, leader: int) -> Progress:
    """The trick to which nobody has played yet."""
    north, east, south, west = hands
    return Progress(leader, 0, north | east | south | west, 0, 0, leader)


class SearchTooLongError(Exception):
    """The search has reached its limit of positions."""


@Remembered
def most_tricks(ending: Ending, side: Side, helping: tuple[Seat, ...], stated: NormalPlay = ANY_PLAY) -> int:
    """The most tricks the side wins if the `helping` hands play for it and all others against it, all cards being seen.

    A stated order binds the hands it belongs to. If the search is given up, an upper limit.
    """
    search = search_for(ending, side, helping, stated)
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

    All other hands play as badly for it as they can. If the search is given up: the fewest of the lines it has found,
    which are found sooner than it is proved that there are no worse ones; one less than all where it has found none.
    If no hand plays normally, a lower limit.
    """
    search = search_for(ending, side, (), normal)
    most = need = search.ceiling(ending)
    for longest in (LONGEST, PATIENT):
        search.allow(longest)
        try:
            while not search.started(ending, need):
                need -= 1
        except SearchTooLongError:
            if need < most or not normal.hands:
                break
        else:
            return need, True
    floor = search.floor(ending)
    return (max(floor, min(need, most - 1)) if normal.hands else floor), False


@Remembered
def worst_line(ending: Ending, side: Side, normal: NormalPlay) -> tuple[int, ...]:
    """The cards, in order, of a line in which the side wins the fewest tricks; none if the search is given up."""
    fewest, _ = fewest_tricks(ending, side, normal)
    try:
        return search_for(ending, side, (), normal).line(ending, fewest + 1)
    except SearchTooLongError:
        return ()


def search_for(ending: Ending, side: Side, helping: tuple[Seat, ...], normal: NormalPlay) -> _Search:
    """The search of this ending, for this side."""
    bound = ending.obligations is not None
    return (_SearchUnderObligation if bound else _Search)(ending, side, helping, normal)


class _Search(Limits):
    """Whether the side can reach a number of tricks from a position of one ending; keeps the results it has found."""

    def __init__(self, ending: Ending, side: Side, helping: tuple[Seat, ...], normal: NormalPlay = ANY_PLAY) -> None:
        careful = tuple(seat in normal.hands + normal.partner and seat not in helping for seat in Seat)
        bound = tuple(seat in normal.hands and bool(normal.order) for seat in Seat)
        free = not normal.order and not normal.forgotten
        super().__init__(ending.trump, side, tuple(seat in helping for seat in Seat), careful, bound, free=free)
        self.normal = normal
        self.thinks = tuple(map(or_, careful, bound))
        self.notices = bool(normal.hands)
        self.stated = _stated_order(ending, normal, self.side)
        self.remembers = 0 if normal.forgotten else REMEMBERS
        self.limits_found: dict[tuple[Cards, int, int], tuple[int, int]] = {}
        self.to_try: dict[tuple[int, int], list[int]] = {}
        self.looked_at = 0
        self.allow(LONGEST)

    def allow(self, longest: int) -> None:
        """The search may look at so many positions, or fewer if it would be postponed before that."""
        self.allowed = allowed_positions(longest)

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
        known = self.known_at_first(ending)
        if not ending.played:
            return self.reached(ending.hands, ending.leader, need, known)
        return self._reached_from(ending.hands, self._first_trick(ending), need, known)

    def known_at_first(self, ending: Ending) -> int:
        """What the side knows at the start, as bits: the suits an opponent has shown out of, and of the trumps."""
        return ending.known[self.side] | self.remembers

    def _first_trick(self, ending: Ending) -> Progress:
        """The first trick of the ending, with the cards that have been played to it."""
        trick = _about_to_lead(ending.before_the_trick(), ending.leader)
        for card in ending.played:
            trick = self._with_card(trick, card)
        return trick

    def reached(self, hands: Cards, leader: int, need: int, known: int) -> bool:
        """Whether the side reaches `need` tricks from the start of a trick."""
        if need <= 0:
            return True
        key = (hands, leader, known)
        least, most = self.limits_found.get(key) or self.limits(hands, leader)
        if least < need <= most:
            north, east, south, west = hands
            if self._follow(hands, (leader, north | east | south | west, need), 0, 0, 0, leader, False, known):
                least = need
            else:
                most = need - 1
        self.limits_found[key] = (least, most)
        return need <= least

    def _reached_from(self, hands: Cards, trick: Progress, need: int, known: int) -> bool:
        """Whether the side reaches `need` tricks from a trick in progress."""
        leader, laid, held, led, best, winner, showed = trick
        return self._follow(hands, (leader, held, need), laid, led, best, winner, showed, known)

    # fmt: off
    def _follow(
        self, hands: Cards, begun: TrickBegun, laid: int, led: int, best: int, winner: int, showed: bool, known: int
    ) -> bool:
        """Whether the side reaches the tricks it needs from a trick in progress, which is given as in `Progress`.

        This is nearly all that a search does, so it makes no object and calls nothing that it can do itself.
        """
        leader, held, need = begun
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
        cards = self.to_try.get((pool, held))
        if cards is None:
            cards = self.to_try[pool, held] = _different(pool, held)
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
                found = self._follow(kept, begun, laid + 1, lead, top, by, shows, knows)
            else:
                left, now_known = need - (by & 1 == side), knows | (shows and self.notices) << lead
                least, most = self.limits_found.get((kept, by, now_known), NOT_KNOWN)
                found = left <= least
                if not found and left <= most:
                    found = self.reached(kept, by, left, now_known)
            if found is helps:
                return helps
        return not helps
    # fmt: on

    def _laid(self, hands: Cards, trick: Progress, card: int, known: int) -> tuple[Cards, Progress, int]:
        """The hands, the trick and what is known once this card has been played."""
        seat = (trick.leader + trick.laid) % 4
        knows = known | REMEMBERS if seat % 2 != self.side and card >> 4 == self.trump else known
        return _without(hands, seat, card), self._with_card(trick, card), knows

    def _with_card(self, trick: Progress, card: int) -> Progress:
        """The trick once this card has been played to it."""
        leader, laid, held, led, best, winner, showed = trick
        seat = (leader + laid) % 4
        lead = led if laid else card >> 4
        taken = (card, seat) if not laid or self._beats(card, best) else (best, winner)
        theirs = seat % 2 != self.side
        return Progress(leader, laid + 1, held, lead, *taken, showed or (theirs and card >> 4 != lead))

    def line(self, ending: Ending, need: int) -> tuple[int, ...]:
        """The cards of a line that does not reach `need` tricks; low cards before high ones where both will do."""
        hands, trick, known = ending.hands, self._first_trick(ending), self.known_at_first(ending)
        found: list[int] = []
        while any(hands) or trick.laid == 4:
            if trick.laid == 4:
                known = self.after_trick(known, trick)
                need -= trick.winner % 2 == self.side
                trick = _about_to_lead(hands, trick.winner)
                continue
            seat = (trick.leader + trick.laid) % 4
            known = self.before_lead(hands, trick, need, known)
            from_the_top = self.careful[seat] and not trick.laid
            pool = sorted(_each(self._open_to(hands, trick, seat, known)), key=_rank, reverse=from_the_top)
            for card in pool:
                after = self._laid(hands, trick, card, known)
                if not self._reached_from(after[0], after[1], need, after[2]):
                    break
            found.append(card)
            hands, trick, known = after
        return tuple(found)

    def after_trick(self, known: int, trick: Progress) -> int:
        """What is known once this trick is complete."""
        return known | (trick.showed and self.notices) << trick.led

    def before_lead(self, hands: Cards, trick: Progress, need: int, known: int) -> int:
        """What is known before a card is led to this trick, in a line that does not reach `need` tricks."""
        return known

    def _open_to(self, hands: Cards, trick: Progress, seat: int, known: int) -> int:
        """The cards of this hand that the search tries."""
        legal = (hands[seat] & SUITS[trick.led] if trick.laid else 0) or hands[seat]
        if not self.thinks[seat]:
            return legal
        guesses = seat in self.normal.partner
        forgotten = 0 if known & REMEMBERS or guesses else self.normal.forgotten
        player = Player(seat, self.normal.sees, self.trump, known, forgotten, guesses, self.normal.from_the_top)
        stated, bound = self._as_stated(hands, trick, player)
        if bound:
            return stated
        if not self.careful[seat]:
            return legal
        return stated | (normal_plays(hands, trick, player) if trick.laid else normal_leads(hands, player))

    def _as_stated(self, hands: Cards, trick: Progress, player: Player) -> tuple[int, bool]:
        """The cards that the stated order leaves this player, and whether it binds him to them."""
        if self.stated is None or player.guesses:
            return 0, False
        if not trick.laid:
            return stated_leads(self.stated, hands, player)
        card = stated_play(self.stated, hands, trick, player)
        return card, bool(card)

    def _beats(self, card: int, best: int) -> bool:
        if card >> 4 == best >> 4:
            return card > best
        return card >> 4 == self.trump


FORBIDDEN, REQUIRED = 5, 9
"""The first bits of four: the suits that the leader may not lead now, and those he must lead."""
CHOSEN, FIRST = 1 << 13, 1 << 14
"""Declarer has made his choice for the lead to this trick; this is the first trick of the ending."""
LATER = 15
"""The first of the bits of the leads that are restrained later, and after them of the penalty cards picked up."""


class _SearchUnderObligation(_Search):
    """The same where a penalty card lies on the table, or declarer has restrained a lead or a play (Laws 50, 51, 57).

    A penalty card is played at the first lawful opportunity, a forbidden suit is not led, a required one is. What
    declarer may still choose he chooses well, since the Director tells him what he may do (10C1). The obligations in
    force are bits of what is known.
    """

    def __init__(self, ending: Ending, side: Side, helping: tuple[Seat, ...], normal: NormalPlay = ANY_PLAY) -> None:
        super().__init__(ending, side, helping, normal)
        assert ending.obligations is not None
        self.duties = ending.obligations
        self.chooser_helps = self.duties.declarer % 2 == side
        self.picked_up = LATER + len(self.duties.leads)

    def known_at_first(self, ending: Ending) -> int:
        """What the side knows at the start, and what is in force then."""
        later = sum(1 << LATER + n for n in range(len(self.duties.leads)))
        chosen = CHOSEN if self.duties.chosen else 0
        return super().known_at_first(ending) | later | chosen | FIRST | self.duties.leading << FORBIDDEN

    def after_trick(self, known: int, trick: Progress) -> int:
        """Declarer chooses again at the next lead; what the leader may not lead binds him while he retains the lead."""
        known = super().after_trick(known, trick) & ~(CHOSEN | FIRST)
        return known if trick.winner == trick.leader else known & ~(15 << FORBIDDEN)

    def before_lead(self, hands: Cards, trick: Progress, need: int, known: int) -> int:
        """The choice of declarer's that the line goes by: the first that does not reach `need` tricks."""
        for choice in self._choices(hands, trick, known):
            if not self._reached_from(hands, trick, need, choice):
                return choice
        return known

    def _cashed(self, hands: Cards, leader: int) -> int:
        """A defender may be bound to lead something else."""
        return super()._cashed(hands, leader) if leader % 2 == self.duties.declarer % 2 else 0

    def _follow(
        self, hands: Cards, begun: TrickBegun, laid: int, led: int, best: int, winner: int, showed: bool, known: int
    ) -> bool:
        leader, held, need = begun
        return self._reached_from(hands, Progress(leader, laid, held, led, best, winner, showed), need, known)

    def _reached_from(self, hands: Cards, trick: Progress, need: int, known: int) -> bool:
        """The same, declarer choosing before a lead that he may restrain."""
        if trick.laid == 4:
            left = need - (trick.winner % 2 == self.side)
            return self.reached(hands, trick.winner, left, self.after_trick(known, trick))
        if choices := self._choices(hands, trick, known):
            found = (self._reached_from(hands, trick, need, choice) for choice in choices)
            return any(found) if self.chooser_helps else all(found)
        self.looked_at += 1
        if self.looked_at > self.allowed:
            check_positions(self.looked_at)
            raise SearchTooLongError
        seat = trick.leader + trick.laid & 3
        lying = self._lying(hands, seat, known)
        pool = self._open_to(hands, trick, seat, known)
        by_declarer = any(one.card & pool for one in lying if one.major)
        faced = sum(one.card for one in lying)
        helps = self.chooser_helps if by_declarer else self.helps[seat]
        for card in _different(pool & ~faced, trick.held) + list(_each(pool & faced)):
            after, now, knows = self._laid(hands, trick, card, known)
            if self._reached_from(after, now, need, knows) is helps:
                return helps
        return not helps

    def _choices(self, hands: Cards, trick: Progress, known: int) -> tuple[int, ...]:
        """What is in force after each choice that declarer has before this lead (50D2, 51B); none without a choice."""
        leader = trick.leader
        declares = leader % 2 == self.duties.declarer % 2
        if trick.laid or known & CHOSEN or declares or hands[leader].bit_count() < 2:
            return ()
        majors = [one for one in self._lying(hands, leader ^ 2, known) if one.major]
        known |= CHOSEN
        found = [known] if majors else []
        suits = sorted({one.card.bit_length() - 1 >> 4 for one in majors})
        for size in range(1, len(suits) + 1):
            for some in combinations(suits, size):
                mask = sum(1 << suit for suit in some)
                up = self._picked_up([one for one in majors if one.card.bit_length() - 1 >> 4 in some])
                found.append(known | up | mask << FORBIDDEN)
                if size == 1:
                    found.append(known & ~(15 << FORBIDDEN) | up | mask << REQUIRED)
        return tuple(found)

    def _picked_up(self, cards: list[HeldPenaltyCard]) -> int:
        return sum(1 << self.picked_up + n for n, one in enumerate(self.duties.penalty_cards) if one in cards)

    def _lying(self, hands: Cards, seat: int, known: int) -> list[HeldPenaltyCard]:
        """The penalty cards of this player that are still on the table."""
        return [
            one
            for n, one in enumerate(self.duties.penalty_cards)
            if one.seat == seat and hands[seat] & one.card and not known >> self.picked_up + n & 1
        ]

    def _laid(self, hands: Cards, trick: Progress, card: int, known: int) -> tuple[Cards, Progress, int]:
        """The same; a lead ends the duty to lead a suit, and begins that not to lead one."""
        after, now, knows = super()._laid(hands, trick, card, known)
        if not trick.laid:
            knows &= ~(15 << REQUIRED)
            for n, one in enumerate(self.duties.leads):
                if one.seat == trick.leader and knows >> LATER + n & 1:
                    knows ^= 1 << LATER + n
                    knows |= 0 if one.required else one.suits << FORBIDDEN
        return after, now, knows

    def _open_to(self, hands: Cards, trick: Progress, seat: int, known: int) -> int:
        """The cards of this hand that the search tries: the lawful ones, and of these the normal ones."""
        legal = self._lawful(hands, trick, seat, known)
        if any(one.major and one.card & legal for one in self._lying(hands, seat, known)):
            return legal
        held = list(hands)
        held[seat] = legal
        north, east, south, west = held
        return super()._open_to((north, east, south, west), trick, seat, known) & legal or legal

    def _lawful(self, hands: Cards, trick: Progress, seat: int, known: int) -> int:
        """The cards that this player may lawfully play, in the order in which the Laws bind him (44, 50, 57, 59)."""
        legal = (hands[seat] & SUITS[trick.led] if trick.laid else 0) or hands[seat]
        if not trick.laid:
            for required, suits in self._restraints(seat, known):
                meant = sum(SUITS[suit] for suit in range(4) if suits >> suit & 1)
                legal = legal & (meant if required else ~meant) or legal
        if known & FIRST:
            for bound, cards in self.duties.now:
                legal = legal & cards or legal if bound == seat else legal
        majors = 0
        for one in self._lying(hands, seat, known):
            if one.major:
                majors |= 0 if one.later and known & FIRST else one.card
            else:
                suit = SUITS[one.card.bit_length() - 1 >> 4]
                legal = legal & ~(suit & SMALL & ~one.card) or legal
        return legal & majors or legal

    def _restraints(self, seat: int, known: int) -> Iterator[tuple[bool, int]]:
        for n, one in enumerate(self.duties.leads):
            if one.seat == seat and known >> LATER + n & 1:
                yield one.required, one.suits
        if forbidden := known >> FORBIDDEN & 15:
            yield False, forbidden
        if required := known >> REQUIRED & 15:
            yield True, required


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
