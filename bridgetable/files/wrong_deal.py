"""What is wrong with a deal: a card in two hands, hands of different sizes, and which of them, if the play tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.deal import FULL_HAND
from bridgetable.cards.seat import Seat
from bridgetable.files.record import BoardTextError, KnownHands
from bridgetable.files.spelling import have_equal_sizes

Played = Callable[[], Mapping[Card, Seat]]
"""Gives the player in whose column each card of the play stands."""


def nothing_played() -> Mapping[Card, Seat]:
    """The columns of a board without a play."""
    return {}


def deal_error(deal: KnownHands, line: int, played: Played) -> BoardTextError | None:
    """What is wrong with these hands; None if they can be those of a deal."""
    hands = [hand for hand in deal if hand is not None]
    if have_equal_sizes(deal) and len(frozenset().union(*hands)) == sum(map(len, hands)):
        return None
    holders = _holders(deal)
    twice = min((card for card, seats in holders.items() if len(seats) > 1), default=None)
    columns = _reliable(played(), holders)
    if twice is not None:
        one, other = holders[twice][:2]
        wrong = _wrong_hand(twice, deal, holders, columns)
        if wrong is None:
            return BoardTextError("files-card-twice", line, card=twice, one=one, other=other)
        right = other if wrong is one else one
        return BoardTextError("files-card-in-wrong-hand", line, card=twice, seat=wrong, right=right)
    sizes = {seat: len(hand) for seat, hand in deal.items() if hand is not None}
    long, short = _misdealt(sizes)
    if long is not None and short is not None:
        blanks = {"seat": long, "short": short, "more": sizes[long], "fewer": sizes[short]}
        moved = [card for card in deal[long] or () if columns.get(card) is short]
        if len(moved) == 1:
            return BoardTextError("files-card-in-other-hand", line, card=moved[0], **blanks)
        return BoardTextError("files-hand-too-long", line, **blanks)
    texts = {seat.name: str(sizes.get(seat, "–")) for seat in Seat}
    wrong = long if long is not None else short
    return BoardTextError("files-uneven-hands", line, **texts, **({} if wrong is None else {"seat": wrong}))


def _holders(deal: KnownHands) -> dict[Card, list[Seat]]:
    holders: dict[Card, list[Seat]] = {}
    for seat, hand in deal.items():
        for card in hand or ():
            holders.setdefault(card, []).append(seat)
    return holders


def _reliable(columns: Mapping[Card, Seat], holders: Mapping[Card, list[Seat]]) -> Mapping[Card, Seat]:
    """The columns, if nearly every card that only one player can have stands in his; else none."""
    known = [(seat, holders[card][0]) for card, seat in columns.items() if len(holders.get(card, ())) == 1]
    return columns if known and sum(seat is holder for seat, holder in known) * 10 >= len(known) * 9 else {}


def _wrong_hand(
    twice: Card, deal: KnownHands, holders: Mapping[Card, list[Seat]], columns: Mapping[Card, Seat]
) -> Seat | None:
    """Which of the hands with a card cannot have it; None where neither the play nor the number of cards tells."""
    one, other = holders[twice][:2]
    if (player := columns.get(twice)) in (one, other):
        return other if player is one else one
    missing = [card for card in PACK if card not in holders]
    if len(missing) == 1 and (player := columns.get(missing[0])) in (one, other):
        return player
    sizes = {seat: len(deal[seat] or ()) for seat in (one, other)}
    long = [seat for seat, size in sizes.items() if size > FULL_HAND]
    return long[0] if len(long) == 1 else None


def _misdealt(sizes: Mapping[Seat, int]) -> tuple[Seat | None, Seat | None]:
    """The only hand with more than thirteen cards, and the only one with fewer; None if there is none or several."""
    long = [seat for seat, size in sizes.items() if size > FULL_HAND]
    short = [seat for seat, size in sizes.items() if size < FULL_HAND]
    return long[0] if len(long) == 1 else None, short[0] if len(short) == 1 else None
