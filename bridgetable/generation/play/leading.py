"""Which rules of thumb speak for or against a lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgetable.cards.card import ACE, JACK, KING, QUEEN, TEN, Card, Suit
from bridgetable.generation.play.view import Ranks, View

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
