"""How many of the tricks left each side can win, as far as the cards tell (Laws 69 to 71)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import structs

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws import law50
from bridgetable.laws.claims.normal_play import SUITS, bit_of, highest
from bridgetable.laws.claims.search import (
    ANY_PLAY,
    Ending,
    HeldPenaltyCard,
    LeadAsTold,
    NormalPlay,
    Obligations,
    fewest_tricks,
    most_tricks,
    worst_line,
)
from bridgetable.laws.clause import E2007, clause
from bridgetable.table.events import ClaimSetAside
from bridgetable.table.evolve import evolve
from bridgetable.table.records import Claim
from bridgetable.table.restriction import (
    AnotherCard,
    CardChosen,
    CardNamedToPlay,
    LeadForbidden,
    LeadRequired,
    PlayForbidden,
    PlayHighest,
    PlayLowest,
    PlayRequired,
    Restriction,
)
from bridgetable.table.state import Table
from bridgetable.table.trick import Play, Trick
from bridgetable.table.values import cached_on_value


class Bounds(msgspec.Struct, frozen=True):
    """The fewest and the most of the tricks left that a side can win; `exact` if the search was completed."""

    fewest: int
    most: int
    exact: bool = True


def tricks_left(table: Table) -> int:
    """The number of tricks still to be won, including the one in progress."""
    return 13 - sum(table.tricks_taken(side) for side in Side)


def bounds(table: Table, side: Side) -> Bounds:
    """The fewest tricks of normal play (see normal_play) against the best defence, and the most of best play.

    Nothing is known while a trick is defective. If the search is given up, the bounds come from the top cards alone.
    """
    left, ending = tricks_left(table), ending_of(table)
    if ending is None:
        return Bounds(0, left, exact=False)
    fewest, exact = fewest_tricks(ending, side, _normal_play(table, side))
    return Bounds(fewest, most_tricks(ending, side, side.seats), exact)


def claimed_bounds(table: Table, claim: Claim) -> Bounds:
    """The bounds of the claiming side, which follows the order it stated and may have forgotten a trump (70C)."""
    side, ending = claim.seat.side, ending_of(table)
    if ending is None:
        return bounds(table, side)
    claimed = _as_claimed(table, claim)
    found = [fewest_tricks(ending, side, each) for each in claimed]
    fewest, exact = min(tricks for tricks, _ in found), all(told for _, told in found)
    if not exact:  # One trick less than was claimed is never ruled out without proof.
        fewest = max(0, min(fewest, claim.tricks - 1))
    most = most_tricks(ending, side, side.seats, claimed[0] if claim.order else ANY_PLAY)
    return Bounds(fewest, max(fewest, most), exact)


def depends_on_partner(table: Table, claim: Claim) -> bool:
    """Whether a defender who claims would win more if his partner always chose the right one of his plays (70D2)."""
    ending, side = ending_of(table), claim.seat.side
    if ending is None:
        return False
    return any(
        most_tricks(ending, side, (claim.seat.partner,), normal) > fewest_tricks(ending, side, normal)[0]
        for normal in _as_claimed(table, claim)
    )


SMALL_ENDING = 8
"""The tricks left up to which the best line is looked for a second time, with a card in the other hand."""


def would_do_better_elsewhere(table: Table, claim: Claim, seat: Seat, card: Card) -> bool:
    """Whether the best line would win the claimer more if this card of an opponent were in the other one's hand.

    Then it lies badly for him, and no line works that needs it where it is (70E1).
    """
    ending, side, other = ending_of(table), claim.seat.side, seat.partner
    if ending is None or ending.size > SMALL_ENDING:
        return False
    hands, bit = list(ending.hands), bit_of(card)
    suit = hands[other] & SUITS[card.suit]
    given = suit & -suit or hands[other] & -hands[other]
    hands[seat] ^= bit | given
    hands[other] ^= bit | given
    north, east, south, west = hands
    elsewhere = structs.replace(ending, hands=(north, east, south, west))
    return most_tricks(elsewhere, side, side.seats) > most_tricks(ending, side, side.seats)


def worst_normal_line(table: Table, claim: Claim) -> tuple[Trick, ...]:
    """The tricks of a normal line in which the claiming side wins the fewest; none where that is not known."""
    ending, side = ending_of(table), claim.seat.side
    if ending is None:
        return ()
    each = min(_as_claimed(table, claim), key=lambda normal: fewest_tricks(ending, side, normal))
    cards = (*ending.played, *worst_line(ending, side, each))
    if len(cards) != 4 * ending.size:
        return ()
    tricks: list[Trick] = []
    leader = ending.leader
    for first in range(0, len(cards), 4):
        four = (Card(Suit(bit >> 4), bit & 15) for bit in cards[first : first + 4])
        tricks.append(Trick(leader, tuple(Play(seat, card) for seat, card in zip(leader.round(), four, strict=True))))
        leader = tricks[-1].winner(table.trump)
    return tuple(tricks)


def _as_claimed(table: Table, claim: Claim) -> tuple[NormalPlay, ...]:
    """Normal play of the claimer who knows of the trumps that are out, and of one who has forgotten them.

    The second only if the claimer said nothing of playing trumps and there are trumps he cannot see.
    """
    side = claim.seat.side
    knowing = structs.replace(_normal_play(table, side), order=claim.order)
    forgotten = 0 if table.trump in claim.order else unseen_trumps(table, side.opponents)
    return (knowing, structs.replace(knowing, forgotten=forgotten)) if forgotten else (knowing,)


def unseen_trumps(table: Table, side: Side) -> int:
    """The trumps of this side that are not face up on the table, as bits."""
    if table.trump is None:
        return 0
    return sum(
        bit_of(card) for seat in side.seats for card in table.holds(seat, table.trump) if not table.is_faced(seat, card)
    )


def _normal_play(table: Table, side: Side) -> NormalPlay:
    """Whose plays are normal: those of both hands of the side; of a defender who claims partner has said nothing.

    Of what his partner may choose among normal plays, the worst counts (70D2): no other play of his is taken for
    granted either, but none that is irrational.
    """
    claim = table.claim or table.stayed
    declaring = table.declarer is not None and table.declarer.side is side
    if claim is not None and claim.seat.side is side and table.is_defender(claim.seat):
        return NormalPlay((claim.seat,), partner=(claim.seat.partner,), from_the_top=played_from_the_top(table))
    return NormalPlay(side.seats, sees=declaring, from_the_top=played_from_the_top(table))


def played_from_the_top(table: Table) -> bool:
    """Whether a suit whose order the claimer did not state is deemed played from the top (70E2)."""
    return deemed_from_the_top.exists_in(table.edition) and deemed_from_the_top(table)


@clause("70E2", E2007)
def deemed_from_the_top(table: Table) -> bool:
    """The Regulating Authority may specify an order, as from the top down, in which a suit is deemed played."""
    return table.elects("70E2", False)


def bounds_of_any_play(table: Table, side: Side) -> Bounds:
    """The fewest tricks of any legal play, however irrational (1997: Law 71A); the most are all tricks left."""
    left, ending = tricks_left(table), ending_of(table)
    if ending is None:
        return Bounds(0, left, exact=False)
    fewest, exact = fewest_tricks(ending, side, ANY_PLAY)
    return Bounds(fewest, left, exact)


@cached_on_value
def ending_of(table: Table) -> Ending | None:
    """The ending at a claim; None if the trick in progress is defective or out of order."""
    open_table = evolve(table, ClaimSetAside())
    turn, trick = open_table.turn, open_table.trick(open_table.open_trick)
    lying = trick.plays if trick is not None else ()
    leader = turn if trick is None or not trick.plays else trick.leader
    if leader is None or turn is None or tuple(play.seat for play in lying) != leader.round()[: len(lying)]:
        return None
    if turn is not leader.round()[len(lying) % 4]:
        return None
    sizes = {len(hand) + (seat in {play.seat for play in lying}) for seat, hand in table.hands.items()}
    if sizes != {tricks_left(table)}:
        return None
    north, east, south, west = (sum(bit_of(card) for card in hand) for hand in table.hands)
    played = tuple(card.card.suit * 16 + card.card.rank for card in lying)
    bound = obligations(open_table, leader)
    return Ending((north, east, south, west), leader, played, table.trump, _known_suits(table), bound)


def _known_suits(table: Table) -> tuple[int, int]:
    """For each side the suits, as bits, to which one of its opponents has failed to follow."""
    known = [0, 0]
    for trick in table.tricks:
        for play in trick.plays:
            if trick.suit_led is not None and play.card.suit is not trick.suit_led:
                known[play.seat.side.opponents] |= 1 << trick.suit_led
    return known[Side.NS], known[Side.EW]


# -- What binds the players beside the suit led (Laws 50, 51, 57, 26), read off the table for the search ---------------


def obligations(table: Table, leader: Seat) -> Obligations | None:
    """What binds the players at the trick in progress, or at the lead of this player, and later; None if nothing."""
    if table.declarer is None or not (table.penalty_cards or table.restrictions):
        return None
    begun = table.lead_due is None
    lying = tuple(
        HeldPenaltyCard(one.seat, bit_of(one.card), one.major, one.not_on == table.open_trick)
        for one in table.penalty_cards
    )
    binding = [one for seat in Seat for one in table.binding(seat)]
    leading = [one for one in binding if begun and isinstance(one, LeadForbidden) and one.seat is leader]
    leads = tuple(_lead(one) for one in binding if isinstance(one, LeadForbidden | LeadRequired) and one not in leading)
    now = tuple((one.seat, cards) for one in binding for cards in _played_now(table, one))
    if not (lying or leads or now or leading):
        return None
    chosen = begun or law50.choice_made(table, leader)
    forbidden = 0
    for one in leading:
        forbidden |= _suits(one)
    return Obligations(table.declarer, lying, leads, now, chosen, forbidden)


def _lead(told: LeadForbidden | LeadRequired) -> LeadAsTold:
    required = isinstance(told, LeadRequired)
    return LeadAsTold(told.seat, 1 << told.suit if isinstance(told, LeadRequired) else _suits(told), required)


def _suits(told: LeadForbidden) -> int:
    return sum(1 << suit for suit in told.suits)


def _played_now(table: Table, told: Restriction) -> Iterator[int]:
    """The cards of which one is to be played to this trick, if that is lawful; of what was named the first (45C4)."""
    held = sum(bit_of(card) for card in table.hands[told.seat])
    match told:
        case PlayHighest(_, suit):
            yield highest(held & SUITS[suit])
        case PlayLowest(_, suit):
            yield held & SUITS[suit] & -(held & SUITS[suit])
        case PlayRequired(_, suit):
            yield SUITS[suit]
        case PlayForbidden(_, suit):
            yield ~SUITS[suit]
        case AnotherCard(_, card):
            yield ~bit_of(card)
        case CardChosen(_, card) | CardNamedToPlay(_, card):
            yield bit_of(card)
        case _:
            return
