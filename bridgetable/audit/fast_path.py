"""The fast path: boards of which bit masks prove that every call and card was lawful.

Nothing is judged here: at the first doubt the engine is asked. What is proven lawful the engine finds lawful too, which
a test holds for boards at random.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.call import Bid, Contract, Double, Pass
from bridgetable.files import Called, Played, Recorded
from bridgetable.files.record import KnownHands

_SUIT = tuple(0x1FFF << 13 * suit for suit in range(4))


def masks_of(deal: KnownHands) -> list[int] | None:
    """The hands as masks, a bit for each card; None unless each has thirteen cards of its own."""
    masks: list[int] = []
    together = 0
    for hand in deal:
        if hand is None or len(hand) != 13:
            return None
        mask = 0
        for card in hand:
            mask |= 1 << (13 * card.suit + card.rank - 2)
        if together & mask:
            return None
        together |= mask
        masks.append(mask)
    return masks


def lawful_contract(auction: Sequence[Called], dealer: int) -> tuple[int, int, int] | None:
    """The bid, doubling and declarer of an auction, zeros if it was passed out, if every call in it was lawful.

    The bid is five times its level and its denomination. None where it is in doubt that the auction ended, that
    nothing came after, and that every call was in rotation, sufficient and admissible.
    """
    seat = dealer
    last = doubled = passes = bidder = 0
    end = 4
    first: dict[int, int] = {}
    for called in auction:
        call = called.call
        if called.seat != seat or called.insufficient or passes == end:
            return None
        if type(call) is Pass:
            passes += 1
        else:
            if type(call) is Bid:
                bid = 5 * call.level + call.denomination
                if bid <= last or call.level > 7:
                    return None
                last, doubled, bidder = bid, 1, seat
                first.setdefault(call.denomination + 8 * (seat & 1), seat)
            elif type(call) is Double:
                if doubled != 1 or not (seat ^ bidder) & 1:
                    return None
                doubled = 2
            else:
                if doubled != 2 or (seat ^ bidder) & 1:
                    return None
                doubled = 4
            passes, end = 0, 3
        seat = (seat + 1) & 3
    if passes != end:
        return None
    return (last, doubled, first[last % 5 + 8 * (bidder & 1)]) if last else (0, 0, 0)


def lawful_tricks(deal: KnownHands, plays: Sequence[Played], contract: Contract) -> tuple[int, int] | None:
    """The complete tricks that North-South and East-West won, if every card was lawful; None where that is in doubt."""
    hands = masks_of(deal)
    if hands is None:
        return None
    due = (contract.declarer + 1) & 3
    denomination = contract.bid.denomination
    trump = _SUIT[denomination] if denomination < 4 else 0
    won = [0, 0]
    place = best = led = 0
    winner = due
    for played in plays:
        card = played.card
        bit = 1 << (13 * card.suit + card.rank - 2)
        hand = hands[due]
        if played.seat != due or not hand & bit or played.revoke or played.out_of_turn:
            return None
        hands[due] = hand ^ bit
        if not place:
            led = _SUIT[card.suit]
            best, winner = bit, due
        elif bit & led:
            if bit > best and best & led:
                best, winner = bit, due
        elif hand & led:
            return None
        elif bit & trump and (bit > best or not best & trump):
            best, winner = bit, due
        if place == 3:
            won[winner & 1] += 1
            due, place = winner, 0
        else:
            due, place = (due + 1) & 3, place + 1
    return won[0], won[1]


def won_lawfully(record: Recorded) -> tuple[int, int] | None:
    """The tricks that each side won, if all that is recorded was lawful and the contract is that of the auction.

    None where that is in doubt.
    """
    contract = record.contract
    if record.declarer_swapped:
        return None
    if record.auction:
        called = lawful_contract(record.auction, record.board.dealer)
        if called is None or called != _numbers_of(contract):
            return None
    if not record.plays:
        return (0, 0)
    return None if contract is None else lawful_tricks(record.deal, record.plays, contract)


def _numbers_of(contract: Contract | None) -> tuple[int, int, int]:
    if contract is None:
        return 0, 0, 0
    bid = contract.bid
    return 5 * bid.level + bid.denomination, contract.doubling, contract.declarer
