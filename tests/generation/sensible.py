"""What no club would believe of an auction, and what the play of a board has cost: reckoned from hands and calls only.

Nothing here is shared with `bridgetable.generation`: how a call came about is not asked, only what it says at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.notation import card_text, deal_text
from bridgetable.cards.seat import Seat, Side

STRONG = 16
"""A player with so many points says something."""
GAME_POINTS = 27
"""With so many points a side bids a game, or doubles those who do not let it."""
FEWEST_TRUMPS = 7
"""With fewer trumps than this in both hands a contract in a suit is a misfit."""
GAME = 100
AT_ONCE = 200
"""DDS takes so many boards at a time."""

Auction = Sequence[tuple[Seat, Call]]


def points(hands: Hands, *seats: Seat) -> int:
    """The high-card points of these hands together."""
    return sum(max(0, card.rank - 10) for seat in seats for card in hands[seat])


def length(hands: Hands, suit: Suit, *seats: Seat) -> int:
    """How many cards of a suit these hands have together."""
    return sum(1 for seat in seats for card in hands[seat] if card.suit is suit)


def last_bid(auction: Auction) -> tuple[int, Seat, Bid] | None:
    """The last bid with its place and player; None if nobody has bid."""
    bids = [(place, seat, call) for place, (seat, call) in enumerate(auction) if isinstance(call, Bid)]
    return bids[-1] if bids else None


def times(auction: Auction) -> int:
    """1, or 2 and 4 where the last bid has been doubled or redoubled."""
    found = 1
    for _, call in auction:
        found = 1 if isinstance(call, Bid) else {Double: 2, Redouble: 4}.get(type(call), found)
    return found


def is_game(bid: Bid) -> bool:
    """Whether a contract made undoubled would score a game."""
    each = 20 if bid.denomination.suit in (Suit.CLUBS, Suit.DIAMONDS) else 30
    return each * bid.level + (10 if bid.denomination is Denomination.NT else 0) >= GAME


# -- what is wrong with an auction -------------------------------------------------------------------------------------


def silent_strength(hands: Hands, auction: Auction) -> Iterator[str]:
    """A player with sixteen points or more has only passed."""
    for seat in Seat:
        if points(hands, seat) >= STRONG and all(call == Pass() for who, call in auction if who is seat):
            yield f"{seat.name} has {points(hands, seat)} points and says nothing"


def missed_game(hands: Hands, auction: Auction) -> Iterator[str]:
    """A side with the points of a game plays below it, or lets the others play undoubled below their game."""
    last = last_bid(auction)
    for side in Side:
        pair = [seat for seat in Seat if seat.side is side]
        if points(hands, *pair) < GAME_POINTS:
            continue
        if last is None:
            yield f"{side.name} has {points(hands, *pair)} points and the board is passed out"
        elif last[1].side is side and not is_game(last[2]):
            yield f"{side.name} has {points(hands, *pair)} points and plays {last[2]}"
        elif last[1].side is not side and times(auction) == 1:
            yield f"{side.name} has {points(hands, *pair)} points and defends {last[2]} undoubled"


def forcing_passed(hands: Hands, auction: Auction) -> Iterator[str]:
    """A forcing bid, or a double for takeout, is passed by partner though the opponent between has passed."""
    for place in range(2, len(auction)):
        seat, call = auction[place]
        between, forced = auction[place - 1][1], _forces(auction[: place - 1])
        if call == Pass() and between == Pass() and forced:
            yield f"{seat.name} passes {auction[place - 2][1]}: {forced}"


def _forces(auction: Auction) -> str:
    """Why the last call of this auction forces partner; empty if it does not."""
    seat, call = auction[-1]
    mine = [one for who, one in auction[:-1] if who is seat]
    partners = [one for who, one in auction[:-1] if who is seat.partner]
    theirs = [one for who, one in auction if who.side is not seat.side and one != Pass()]
    my_bids, their_bids = [[one for one in calls if isinstance(one, Bid)] for calls in (mine, partners)]
    if isinstance(call, Double):
        low = [one for _, one in auction if isinstance(one, Bid)]
        takeout = not mine or set(mine) == {Pass()}
        in_a_suit = bool(low) and low[-1].denomination is not Denomination.NT and low[-1].level <= 3
        return "a double for takeout" if takeout and in_a_suit and not their_bids else ""
    if not isinstance(call, Bid) or call.denomination is Denomination.NT or is_game(call):
        return ""
    named = {one.denomination for one in (*my_bids, *their_bids)}
    first = next((one for _, one in auction if isinstance(one, Bid)), None)
    ours = first in my_bids or first in their_bids
    if call.denomination in named or not ours or first is None:
        return ""
    if first in their_bids and not my_bids and first.level == 1 and first.denomination is not Denomination.NT:
        return "" if mine else "a new suit of responder"
    if first in my_bids and their_bids and not theirs and call.level > 1:
        return _strong_second_suit(auction, call, my_bids)
    return ""


def _strong_second_suit(auction: Auction, call: Bid, mine: Sequence[Bid]) -> str:
    """Opener's second suit forces with a jump, or above two of his first."""
    before = max(one for _, one in auction[:-1] if isinstance(one, Bid))
    cheapest = before.level + (call.denomination <= before.denomination)
    if call.level > cheapest:
        return "a jump in a new suit"
    reverse = call.level == 2 and call.denomination > mine[0].denomination and before.level == 1
    return "a reverse" if reverse and len(mine) == 1 else ""


def few_trumps(hands: Hands, auction: Auction) -> Iterator[str]:
    """The contract is in a suit of which both hands have six cards or fewer."""
    last = last_bid(auction)
    if last is not None and (suit := last[2].denomination.suit) is not None:
        trumps = length(hands, suit, last[1], last[1].partner)
        if trumps < FEWEST_TRUMPS and times(auction) == 1:
            yield f"{last[2]} on {trumps} trumps"


def doubled_misfit(hands: Hands, auction: Auction) -> Iterator[str]:
    """The contract is doubled, and its side has six trumps or fewer."""
    last = last_bid(auction)
    if last is not None and (suit := last[2].denomination.suit) is not None and times(auction) > 1:
        trumps = length(hands, suit, last[1], last[1].partner)
        if trumps < FEWEST_TRUMPS:
            yield f"{last[2]} doubled on {trumps} trumps"


CHECKS: dict[str, Callable[[Hands, Auction], Iterator[str]]] = {
    "a player with 16 points is silent": silent_strength,
    "a side with 27 points stops below game": missed_game,
    "a forcing call is passed": forcing_passed,
    "a contract on six trumps or fewer": few_trumps,
    "a misfit is doubled": doubled_misfit,
}
"""What is wrong with an auction, by a few words; each yields a line for what it finds."""


# -- what the play has cost --------------------------------------------------------------------------------------------


def tricks_lost(boards: Sequence[tuple[Hands, Suit | None, Seat, Sequence[Card]]]) -> list[list[int]]:
    """For each board and each of its cards how many tricks that card has cost its side, by double dummy.

    A board is its hands, its trumps, its leader, and its cards in the order in which they were played.
    """
    from endplay import dds, types

    denominations = (types.Denom.clubs, types.Denom.diamonds, types.Denom.hearts, types.Denom.spades)
    players = (types.Player.north, types.Player.east, types.Player.south, types.Player.west)
    found: list[list[int]] = []
    rest = iter(boards)
    while some := list(islice(rest, AT_ONCE)):
        given = [
            types.Deal(deal_text(hands), players[leader], types.Denom.nt if trump is None else denominations[trump])
            for hands, trump, leader, _ in some
        ]
        solved = dds.analyse_all_plays(given, [[card_text(card) for card in cards] for *_, cards in some])
        for values in solved:
            tricks = list(values)
            found.append([abs(after - before) for before, after in pairwise(tricks)])
    return found
