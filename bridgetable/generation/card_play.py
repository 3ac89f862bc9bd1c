"""Which card a sensible player plays: by the rules of thumb that every club knows, and not by looking at all hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

import msgspec

from bridgetable.cards.call import Bid
from bridgetable.cards.card import ACE, JACK, KING, QUEEN, TEN, Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.possible import lawful_cards
from bridgetable.generation.worth import WORTH
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick

# -- The choice of a card: the one for which the rules of thumb speak most ---------------------------------------------


FOLLOWS, OPENING = "follows", "opening lead"


def kind_of_turn(view: View) -> str:
    """What a player is to do: to lead as declarer, as a defender or for the first time, or to play to a trick."""
    trick = view.trick
    follows = trick is not None and trick.plays and trick.leader is not view.seat
    return FOLLOWS if follows else kind_of_lead(view)


def kind_of_lead(view: View) -> str:
    """What kind of lead a lead of this hand is."""
    if not view.defends:
        return "declarer leads"
    return "defender leads" if view.table.spread else OPENING


def rules_for(view: View, card: Card) -> Iterator[str]:
    """The names of the rules that apply to a card at this turn."""
    trick = view.trick
    if trick is not None and trick.plays and trick.leader is not view.seat:
        return for_a_card(view, trick, card)
    return for_a_lead(view, card)


def best_card(view: View, cards: Sequence[Card]) -> Card:
    """The card of these for which most speaks, and the lowest of those for which as much does."""
    kind = kind_of_turn(view)
    return opening_lead(view, cards) if kind == OPENING else _best(cards, kind, lambda card: rules_for(view, card))


def best_lead(view: View, cards: Sequence[Card]) -> Card:
    """The card of these that the hand would lead, whoever's turn it is."""
    kind = kind_of_lead(view)
    return opening_lead(view, cards) if kind == OPENING else _best(cards, kind, lambda card: for_a_lead(view, card))


def best_discard(view: View, cards: Sequence[Card]) -> Card:
    """The card of these that the hand would discard, whatever has been led."""
    return _best(cards, FOLLOWS, lambda card: for_a_discard(view, card))


def _best(cards: Sequence[Card], kind: str, rules: Callable[[Card], Iterator[str]]) -> Card:
    worth = WORTH[kind]
    # In an order that is the same in every process: the hash of a card is not.
    return max(sorted(cards), key=lambda card: sum(worth.get(rule, 0.0) for rule in rules(card)))


# -- What the player of a hand sees at his turn ------------------------------------------------------------------------


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
                found[self.table.board.dealer.after(number)].add(call.denomination.suit)
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


# -- Which rules of thumb speak for or against a card that follows, ruffs or is discarded ------------------------------


def for_a_card(view: View, trick: Trick, card: Card) -> Iterator[str]:
    """The names of the rules that apply to this card in a trick that has been led to."""
    if card.suit is trick.suit_led:
        yield from _following(view, trick, card)
    elif card.suit is view.trump:
        yield from _ruffing(view, trick, card)
    else:
        yield from for_a_discard(view, card)


def best_so_far(view: View, trick: Trick) -> tuple[Seat, Card]:
    """Who is winning the trick, and with which card."""
    winner = trick.winner(view.trump)
    card = trick.card_of(winner)
    assert card is not None
    return winner, card


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether a card played later wins over this one: a higher card of its suit, or a trump."""
    return card.rank > other.rank if card.suit is other.suit else card.suit is trump


def _to_come(view: View, trick: Trick) -> list[Seat]:
    """The hands that are still to play after this one."""
    played = trick.players
    return [seat for seat in (view.seat.left, view.seat.partner, view.seat.right) if seat not in played]


def _threats(view: View, trick: Trick, suit: Suit, rank: int) -> tuple[int, int]:
    """How many higher cards opponents still to play may have, hidden or in sight."""
    hidden = seen = 0
    for seat in _to_come(view, trick):
        if seat.side is view.seat.side:
            continue
        if seat in view.seen_seats:
            seen += sum(1 for one in view.cards_of(seat)[suit] if one > rank)
        elif (seat, suit) not in view.voids:
            hidden = sum(1 for one in view.out[suit] if one > rank)
    return hidden, seen


def _role(view: View, trick: Trick) -> str:
    place = len(trick.plays) + 1
    return f"{'defender' if view.defends else 'declarer'} {place}"


# -- following suit ----------------------------------------------------------------------------------------------------


def _following(view: View, trick: Trick, card: Card) -> Iterator[str]:
    holder, best = best_so_far(view, trick)
    role, hand = _role(view, trick), view.hand[card.suit]
    wins = beats(card, best, view.trump)
    partner_holds = holder is view.seat.partner
    hidden, seen = _threats(view, trick, card.suit, card.rank)
    state = "wins" if wins and not hidden and not seen else f"may win over {min(3, hidden + seen)}" if wins else "loses"
    if partner_holds:
        hidden_best, seen_best = _threats(view, trick, best.suit, best.rank)
        state += " partner's winner" if not hidden_best and not seen_best else " partner's card"
    yield f"{role}: {state}"
    lowest = card.rank == hand[-1]
    yield f"{role}: {state} {'low' if lowest else 'not low'}"
    if not wins and card.rank >= TEN and not lowest:
        yield f"{role}: wastes an honour"
    if card.rank < hand[0]:
        hidden_top, seen_top = _threats(view, trick, card.suit, hand[0])
        if wins and not hidden_top and not seen_top:
            yield f"{role}: could win for certain, {state}"
        if not wins and not partner_holds:
            yield f"{role}: could {'win' if not hidden_top and not seen_top else 'try'}, ducks"
            if not hidden_top and not seen_top:
                yield f"{role}: ducks with {min(view.left, 7)} left" if view.left < 4 else f"{role}: ducks early"
    if not view.defends and len(trick.plays) == 2:
        yield from _finessing(view, card, role, state, wins)
    yield from _with_partner(view, trick, card, role, wins)
    if best.rank >= TEN and not partner_holds and wins and len(trick.plays) == 1:
        yield f"{role}: covers {'dummy' if holder is view.table.dummy else 'a hidden hand'}"
        yield f"{role}: covers with {min(card.rank, KING)}"
    if view.left <= 3:
        yield f"{role}: at the end {state}"
    if wins and view.need == 1 and not hidden and not seen:
        yield f"{role}: wins the trick that counts"
    equals = [
        one for one in hand if one < card.rank and not any(one < other < card.rank for other in view.out[card.suit])
    ]
    if wins and equals:
        yield (
            f"{role}: higher than needed" if beats(Card(card.suit, equals[-1]), best, view.trump) else f"{role}: equals"
        )
    if len(hand) == 2 and lowest and hand[0] in (KING, QUEEN):
        yield f"{role}: leaves an honour bare"


def _finessing(view: View, card: Card, role: str, state: str, wins: bool) -> Iterator[str]:
    """Whether declarer, third to play, takes his winner or tries for more, by what is out and what he can afford."""
    hand, out = view.hand[card.suit], view.out[card.suit]
    strain = "nt" if view.trump is None else "suit"
    yield f"{role} {strain}: {state}"
    yield f"{role}: {state}, {min(6, len(out))} out"
    yield f"{role}: {state}, {'enough' if view.winners >= view.need else 'too few'} winners"
    sure = bool(hand) and (not out or hand[0] > out[0])
    tries = [rank for rank in hand if out and len(out) > 1 and out[1] < rank < out[0]]
    if sure and tries:
        what = "takes the winner" if card.rank == hand[0] else "finesses" if card.rank in tries else "ducks"
        yield f"{role}: {what} from a tenace, {min(6, len(out))} out"
        yield f"{role}: {what} from a tenace, {'enough' if view.winners >= view.need else 'too few'} winners"
    elif sure and not wins:
        yield f"{role} {strain}: ducks a winner, {min(4, len(hand))} held, {min(4, len(out))} out"


def _with_partner(view: View, trick: Trick, card: Card, role: str, wins: bool) -> Iterator[str]:
    """What partner's hand, if it is seen and still to play, makes of the card."""
    partner = view.seat.partner
    if partner in trick.players:
        return
    strain = "nt" if view.trump is None else "suit"
    if partner not in view.seen_seats:
        yield f"{role}: partner to come, {strain}, {'honour' if card.rank >= JACK else 'small'}" + (
            " wins" if wins else ""
        )
        dummy = view.table.dummy
        if dummy is not None and dummy not in trick.players and dummy in view.seen_seats:
            top = (*view.dummy[card.suit], 0)[0]
            yield f"{role}: dummy to come {'above' if top > card.rank else 'below'}" + (" wins" if wins else "")
        return
    across = view.across[card.suit]
    top = across[0] if across else 0
    highest = (*view.out[card.suit], 0)[0]
    if top > highest:
        yield f"{role}: partner has a winner, {'high' if wins else 'low'}"
        yield (
            f"{role}: partner longer, {'high' if wins else 'low'}"
            if len(across) > len(view.hand[card.suit])
            else f"{role}: partner shorter, {'high' if wins else 'low'}"
        )
    elif across and any(one > (*view.out[card.suit], 0, 0)[1] for one in across):
        yield f"{role}: partner has the second, {'high' if wins else 'low'}"
    else:
        yield f"{role}: partner has nothing, {'high' if wins else 'low'}"


# -- ruffing and discarding --------------------------------------------------------------------------------------------


def _ruffing(view: View, trick: Trick, card: Card) -> Iterator[str]:
    holder, best = best_so_far(view, trick)
    side = "defender" if view.defends else "declarer"
    assert view.trump is not None and trick.suit_led is not None
    mine = view.hand[view.trump]
    wins = beats(card, best, view.trump)
    if not wins:
        yield f"{side}: ruffs in vain"
        return
    overruffed = any(
        seat.side is not view.seat.side and view.is_void(seat, trick.suit_led) and view.trumps_out
        for seat in _to_come(view, trick)
    )
    state = "partner's trick" if holder is view.seat.partner else "their trick"
    if holder is view.seat.partner:
        hidden, seen = _threats(view, trick, best.suit, best.rank)
        state += " safe" if not hidden and not seen else ""
    yield f"{side}: ruffs {state}"
    low = not any(one < card.rank and beats(Card(view.trump, one), best, view.trump) for one in mine)
    yield f"{side}: ruffs {'low' if low else 'high'}{' where it may be overruffed' if overruffed else ''}"
    if not view.defends:
        across = view.across[view.trump]
        length = "short" if len(mine) < len(across) else "long"
        yield f"declarer: ruffs in the {length} hand{' with trumps out' if view.trumps_out else ''}"
        yield f"declarer: ruffs, trumps {max(-2, min(2, len(mine) + len(across) - len(view.trumps_out)))} more"
    elif not view.trumps_out or card.rank > view.trumps_out[0]:
        yield "defender: ruffs with a master"
    yield f"{side}: ruffs at {'once' if len(trick.plays) == 1 else 'the end'}"


def for_a_discard(view: View, card: Card) -> Iterator[str]:
    """The names of the rules that apply to this card where the suit led cannot be followed."""
    suit, hand = card.suit, view.hand[card.suit]
    side = "defender" if view.defends else "declarer"
    yield f"{side}: discards from {min(5, len(hand))} in {'nt' if view.trump is None else 'suit'}"
    if view.trump is not None and view.hand[view.trump]:
        yield f"{side}: discards though it could ruff"
    others = (*view.out[suit], *(view.dummy[suit] if view.defends else ()))
    if card.rank > max((*others, 0)):
        yield f"{side}: discards {'a winner' if others else 'an established card'}"
    if card.rank != hand[-1]:
        yield f"{side}: discards not the lowest"
    above = sum(1 for one in others if one > hand[0])
    if len(hand) >= 2 and card.rank != hand[0] and len(hand) - 1 <= above <= 2:
        yield f"{side}: unguards {'the second' if above == 1 else 'the third'}"
    yield from _defenders_discard(view, suit) if view.defends else _declarers_discard(view, suit)


def _defenders_discard(view: View, suit: Suit) -> Iterator[str]:
    dummy, hand, partner = view.dummy[suit], view.hand[suit], view.seat.partner
    if len(dummy) >= 3 and len(hand) <= len(dummy) and hand[0] > dummy[-1]:
        yield f"defender: gives up length to dummy, {'at the end' if view.left < 6 else 'early'}"
    if view.table.declarer is not None and suit in view.bid[view.table.declarer]:
        yield "defender: discards declarer's suit"
    if suit in view.led_before[partner] or suit in view.bid[partner]:
        yield "defender: discards partner's suit"
    if suit in view.led_before[view.seat]:
        yield "defender: discards his own suit"
    if not view.out[suit] and not dummy:
        yield "defender: discards what nobody has"


def _declarers_discard(view: View, suit: Suit) -> Iterator[str]:
    hand, across, out = view.hand[suit], view.across[suit], view.out[suit]
    loses = not across or across[0] < max((*out, 0))
    yield f"declarer: discards where {'both hands have losers' if loses else 'partner wins'}"
    if len(hand) > len(across):
        yield "declarer: discards from the longer hand"
    if len(hand) > len(out):
        yield f"declarer: discards length, out {min(3, len(out))}"
    if view.trump is not None and view.hand[view.trump]:
        yield f"declarer: makes void, {min(3, len(hand))}"


# -- Which rules of thumb speak for or against a lead ------------------------------------------------------------------


LONG = 4
"""From so many cards on the fourth best is led."""


def for_a_lead(view: View, card: Card) -> Iterator[str]:
    """The names of the rules that apply to this lead."""
    if not view.defends:
        yield from _by_declarer(view, card)
    else:
        yield from _by_defender(view, card)


# -- declarer ----------------------------------------------------------------------------------------------------------


def _by_declarer(view: View, card: Card) -> Iterator[str]:
    suit, rank = card.suit, card.rank
    hand, across, out = view.hand[suit], view.across[suit], view.out[suit]
    is_trump = suit is view.trump
    kind = "trump" if is_trump else "side"
    yield kind
    for rule in (_plan(view, suit, rank), *_touching(hand, across, out, rank)):
        yield f"{kind} {rule}"
        yield rule
    yield f"{kind} majority {max(-3, min(4, (len(hand) + len(across) - len(out) + 1) // 2))}"
    yield f"long cards {max(0, max(len(hand), len(across)) - len(out))}" if out else "no card out"
    if view.trump is None:
        yield f"nt {_plan(view, suit, rank)}, {min(4, len(out))} out"
        longest = max(len(hand), len(across))
        yield f"nt {_plan(view, suit, rank)}, {'long' if longest > 4 else 'four' if longest > 3 else 'short'}"
    if view.need > 0 and view.winners >= view.need:
        yield f"enough winners: {_plan(view, suit, rank)}"
    if view.winners >= view.left:
        yield f"all winners: {_plan(view, suit, rank)}"
    if view.trump is not None:
        yield from _trumps(view, card)
    before = view.led_before[view.seat] + view.led_before[view.seat.partner]
    if before and before[-1] is suit:
        yield "goes on"
    theirs = view.led_before[view.seat.left] + view.led_before[view.seat.right]
    if suit in theirs and not is_trump:
        yield "their suit" + (" high" if rank > (out or (0,))[0] else "")
    if len(hand) == 1:
        yield "last of the hand"
    for seat in (view.seat.left, view.seat.right):
        if out and view.is_void(seat, suit):
            side = "left" if seat is view.seat.left else "right"
            yield f"{side} is void: {_plan(view, suit, rank)}"


def _plan(view: View, suit: Suit, rank: int) -> str:
    """What the lead is for: a winner, a finesse, to drive a high card out, to duck, and so on."""
    hand, across, out = view.hand[suit], view.across[suit], view.out[suit]
    if not out:
        return "cash established"
    first, second, third = (*out, 0, 0, 0)[:3]
    top = across[0] if across else 0
    if rank > first:
        rest = max((*across, *(one for one in hand if one != rank), 0))
        return "cash" if rest > first or len(out) == 1 else "cash the only one"
    beneath = [one for one in across if second < one < first]
    lower = [one for one in across if third < one < second]
    if rank > second:
        if top > first:
            return "honour through"
        return "drive out one"
    if top > first:
        if beneath:
            return "towards a tenace"
        if lower and len(out) > 1:
            return "towards a deep tenace"
        return "to a winner"
    if beneath:
        return "towards an honour" if rank < third or third == 0 else "equal towards an honour"
    if lower:
        return "towards the second honour"
    if rank > third and third:
        return "drive out two"
    if any(one > first for one in hand):
        return "away from a winner"
    if any(second < one < first for one in hand):
        return "away from an honour"
    return "low from nothing"


def _touching(hand: Ranks, across: Ranks, out: Ranks, rank: int) -> Iterator[str]:
    """How the card stands among those of both hands."""
    ours = sorted((*hand, *across), reverse=True)
    equals = 0
    for other in ours[ours.index(rank) + 1 :] if rank in ours else ():
        if any(other < one < rank for one in out):
            break
        equals += 1
    if rank >= TEN:
        yield f"honour with {min(2, equals)} equals"
    if rank == hand[-1]:
        yield "lowest"
    yield (
        "from the short hand"
        if len(hand) < len(across)
        else "from the long hand"
        if len(hand) > len(across)
        else "even"
    )
    if out and rank > out[0] and len(hand) < len(across):
        yield "high from the short hand"
    if out and rank > out[0] and len(hand) > len(across):
        yield "high from the long hand"


def _trumps(view: View, card: Card) -> Iterator[str]:
    suit, trump = card.suit, view.trump
    assert trump is not None
    out = len(view.trumps_out)
    mine, across = view.hand[trump], view.across[trump]
    if suit is trump:
        masters = sum(1 for rank in view.trumps_out if rank > max((*mine, *across, 0)))
        yield f"trumps out {min(out, 5)}" if out > masters else "only masters out"
        yield f"trumps {min(2, masters)} masters"
        short = min(len(mine), len(across))
        ruffs = any(
            len(view.cards_of_ours(one)[0]) < 2 and len(view.cards_of_ours(one)[1]) > 2
            for one in Suit
            if one is not trump
        )
        yield f"draws with {min(3, short)} in the short hand{' and ruffs to come' if ruffs else ''}"
        return
    state = "trumps drawn" if not out else "trumps out"
    yield f"{state}: {_plan(view, suit, card.rank)}"
    if not view.across[suit] and across:
        short = len(across) < len(mine)
        yield f"{state}: ruff in the {'short' if short else 'long'} hand"
        if card.rank < (view.out[suit] or (0,))[0]:
            yield f"ruffs a loser in the {'short' if short else 'long'} hand"
    if len(view.across[suit]) == 1 and len(across) and len(view.hand[suit]) > 2 and out:
        yield "makes dummy void"
    if out and len(view.out[suit]) < LONG:
        yield "may be ruffed"


# -- defenders ---------------------------------------------------------------------------------------------------------


def _by_defender(view: View, card: Card) -> Iterator[str]:
    suit, rank = card.suit, card.rank
    hand, dummy, out = view.hand[suit], view.dummy[suit], view.out[suit]
    dummy_plays = "next" if view.seat.left is view.table.dummy else "last"
    high = rank > max((*dummy, *out, 0))
    strain = "trump" if suit is view.trump else "side"
    yield strain
    holding = _holding(hand)
    yield f"from {holding}"
    yield f"{'suit' if view.trump is not None else 'nt'}: {holding} {_chosen(hand, rank)}"
    if high:
        yield f"cash{' early' if view.left > 7 else ''}"
        if view.need == 1:
            yield "cash to set"
        if len(hand) > len(out):
            yield "cash long"
    yield from _dummys_suit(view, suit, rank, dummy_plays)
    yield from _history(view, suit)
    yield f"length {min(6, len(hand))}{'' if view.trump is None else ' suit'}"
    if view.trump is not None and suit is not view.trump:
        yield from _ruffs(view, suit)
    if not out and not dummy and not high:
        yield "nobody has any"
    declarer = view.table.declarer
    if declarer is not None and view.is_void(declarer, suit) and suit is not view.trump:
        yield "declarer is void" + (" and dummy" if not dummy else "")


def _holding(hand: Ranks) -> str:
    """The top of the holding in a word: AK, A, KQ, K, Q…"""
    names = {ACE: "A", KING: "K", QUEEN: "Q", JACK: "J", TEN: "T"}
    top = "".join(names.get(rank, "") for rank in hand[:2])
    if not top:
        return "small"
    return top if len(hand) > 1 else f"bare {top}"


def _chosen(hand: Ranks, rank: int) -> str:
    """Which of a holding is led: the top, the second, the lowest, the fourth best."""
    place = hand.index(rank) if rank in hand else 0
    if place == 0:
        return "top"
    if place == 3 or (place == len(hand) - 1 and place < 3):
        return "low"
    return "middle"


def _dummys_suit(view: View, suit: Suit, rank: int, dummy_plays: str) -> Iterator[str]:
    dummy, out = view.dummy[suit], view.out[suit]
    if not dummy:
        yield f"dummy void, {dummy_plays}" + (
            " with trumps" if view.trump is not None and view.dummy[view.trump] else ""
        )
        return
    above = sum(1 for one in out if one > dummy[0])
    mine = sum(1 for one in view.hand[suit] if one > dummy[0])
    best = "top" if not above and not mine else "beaten by one" if above + mine == 1 else "weak"
    yield f"dummy {best}, {dummy_plays}"
    yield f"dummy {'strong' if sum(one >= TEN for one in dummy) > 1 else 'plain'}, {dummy_plays}"
    if mine and rank < dummy[0] and dummy_plays == "last":
        yield "over dummy's honour"
    if mine and dummy_plays == "next":
        yield "under dummy's honour"
    if len(dummy) >= LONG:
        yield "dummy's long suit"
    if rank > dummy[0] and dummy_plays == "next":
        yield "beats dummy"


def _history(view: View, suit: Suit) -> Iterator[str]:
    partner = view.seat.partner
    if suit in view.led_before[partner]:
        yield "partner's lead" + (" last" if view.led_before[partner][-1] is suit else "")
    if suit in view.led_before[view.seat]:
        yield "own lead"
    declarer, dummy = view.table.declarer, view.table.dummy
    if declarer is not None and suit is not view.trump:
        if suit in view.led_before[declarer] or (dummy is not None and suit in view.led_before[dummy]):
            yield "declarer's lead"
        if suit in view.bid[declarer]:
            yield "declarer's bid"
    if suit in view.bid[partner]:
        yield "partner's bid"
    if view.is_void(partner, suit):
        yield "partner is void"


def _ruffs(view: View, suit: Suit) -> Iterator[str]:
    assert view.trump is not None
    partner, mine = view.seat.partner, view.hand[view.trump]
    if view.is_void(partner, suit) and view.out[suit] and not view.is_void(partner, view.trump):
        yield "partner ruffs"
    if len(view.hand[suit]) == 1 and mine:
        yield f"for a ruff with {min(3, len(mine))} trumps"
    if len(view.hand[suit]) == 2 and mine:
        yield "from a doubleton"


# -- the opening lead --------------------------------------------------------------------------------------------------


def opening_lead(view: View, cards: Sequence[Card]) -> Card:
    """The opening lead of these cards: the longest suit at no trump, else a sequence, a singleton, or what is safe."""
    suits = {suit: held for suit in Suit if (held := sorted(card for card in cards if card.suit is suit))}
    partners = view.bid[view.seat.partner]
    theirs = view.bid[view.seat.left] | view.bid[view.seat.right]
    trump = view.trump

    def worth(suit: Suit) -> tuple[int, int, int]:
        held = suits[suit]
        run, top = _sequence(held), held[-1].rank
        bid = 4 * (suit in partners) - (4 if trump is None else 2) * (suit in theirs)
        if trump is None:
            return bid + 2 * (run > 2) + len(held), run, int(suit)
        single = 5 if len(held) == 1 and top < KING else 0
        under_the_ace = -6 if top == ACE and run < 2 else 0
        return bid + single + 3 * (run >= 2) + under_the_ace - 3 * (suit is trump), run, len(held)

    return from_a_holding(suits[max(suits, key=worth)], 3 if trump is None else 2)


def _sequence(held: Sequence[Card]) -> int:
    """How many honours the top of a holding has that touch one another."""
    top = held[::-1]
    run = next((n for n in range(1, len(top)) if top[n].rank != top[0].rank - n), len(top))
    return run if top[0].rank >= QUEEN or (top[0].rank == JACK and run > 2) else 0


def from_a_holding(held: Sequence[Card], touching: int = 2) -> Card:
    """The card led from a suit: top of a sequence or of small cards, else the fourth best, or the lowest of three.

    A sequence has so many touching honours at the top.
    """
    if _sequence(held) >= touching or len(held) == 2 or held[-1].rank < JACK:
        return held[-1]
    return held[-4] if len(held) > 3 else held[0]


def card_for(table: Table, seat: Seat, among: Iterable[Card] | None = None) -> Card:
    """The card this hand plays now, of those it may lawfully play or of the ones given; there must be one."""
    cards = sorted(lawful_cards(table, seat) if among is None else among)
    return cards[0] if len(cards) == 1 else best_card(View(table, seat, frozenset(cards)), cards)


def lead_for(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """The lead of this hand, of these cards: the opening lead, declarer's, or a defender's later one."""
    return best_lead(View(table, seat, frozenset(cards)), cards)


def discard_for(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """The card of these that is missed least."""
    return best_discard(View(table, seat, frozenset(cards)), cards)


def able_to_follow(table: Table, seat: Seat) -> list[Card]:
    """The cards with which this hand can follow suit to the open trick, the lowest first; all it has if it has none."""
    trick = table.trick(table.open_trick)
    suit = trick.suit_led if trick is not None else None
    hand = sorted(table.hands[seat])
    return [card for card in hand if card.suit is suit] or hand


def outstanding(table: Table, seat: Seat, suit: Suit) -> list[Card]:
    """The cards of a suit that the player of this hand has not seen, lowest first."""
    return [Card(suit, rank) for rank in reversed(View(table, table.player(seat)).out[suit])]


def is_high(table: Table, seat: Seat, card: Card) -> bool:
    """Whether no higher card of the suit is out that the player of this hand has not seen."""
    return not any(other.rank > card.rank for other in outstanding(table, seat, card.suit))


def is_touching(table: Table, seat: Seat, low: Card, high: Card) -> bool:
    """Whether no card between these two of a suit is out that the player of this hand has not seen."""
    return not any(low.rank < other.rank < high.rank for other in outstanding(table, seat, low.suit))
