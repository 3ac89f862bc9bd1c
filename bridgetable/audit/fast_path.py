"""The fast path: boards of which bit masks prove that every call and card was lawful.

Nothing is judged here: at the first doubt the engine is asked. What is proven lawful the engine finds lawful too, which
a test holds for boards at random.

A card is a bit, by suit and rank; a hand is the mask of its cards; seats are numbers. A call is a number: PASS, DOUBLE,
REDOUBLE, or for a bid five times its level and its denomination.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.files.record import Called, KnownHands, Played, Recorded

PASS, DOUBLE, REDOUBLE = 0, 1, 2
SUITS = tuple(0x1FFF << 13 * suit for suit in range(4))
TRUMPS = (*SUITS, 0)
"""The trumps of each denomination."""
_LAST_BID = 5 * 7 + 4


def bit_of(card: Card) -> int:
    """The bit of a card."""
    return 1 << (13 * card.suit + card.rank - 2)


def number_of(call: Call) -> int:
    """The number of a call."""
    if type(call) is Bid:
        return 5 * call.level + call.denomination
    return PASS if type(call) is Pass else DOUBLE if type(call) is Double else REDOUBLE


def contract_of(calls: Iterable[int], dealer: int) -> tuple[int, int, int] | None:
    """The bid, doubling and declarer of an auction in rotation, zeros if it was passed out, if all in it was lawful.

    None where it is in doubt that the auction ended, that nothing came after, and that every call was sufficient and
    admissible.
    """
    seat = dealer
    last = doubled = passes = bidder = 0
    end = 4
    first: dict[int, int] = {}
    for call in calls:
        if passes == end:
            return None
        if call == PASS:
            passes += 1
        else:
            if call > REDOUBLE:
                if call <= last or call > _LAST_BID:
                    return None
                last, doubled, bidder = call, 1, seat
                first.setdefault(call % 5 + 8 * (seat & 1), seat)
            elif call == DOUBLE:
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


def contract_from(numbers: tuple[int, int, int]) -> Contract | None:
    """The contract of the numbers that `contract_of` gives."""
    bid, doubling, declarer = numbers
    return Contract(Bid(bid // 5, Denomination(bid % 5)), Doubling(doubling), Seat(declarer)) if bid else None


def winner_of(hands: list[int], due: int, bits: Sequence[int], trumps: int) -> int:
    """The seat that wins, or is winning, a trick led by `due`, whose cards are taken from the hands; -1 in doubt.

    It is in doubt that each card was in the hand whose turn it was, and followed suit if it could.
    """
    led, best, winner, seat = 0, 0, due, due
    for bit in bits:
        hand = hands[seat]
        if not hand & bit:
            return -1
        hands[seat] = hand ^ bit
        if not led:
            led, best = next(suit for suit in SUITS if bit & suit), bit
        elif bit & led:
            if bit > best and best & led:
                best, winner = bit, seat
        elif hand & led:
            return -1
        elif bit & trumps and (bit > best or not best & trumps):
            best, winner = bit, seat
        seat = (seat + 1) & 3
    return winner


# -- records ---------------------------------------------------------------------------------------------------------


def masks_of(deal: KnownHands) -> list[int] | None:
    """The hands as masks; None unless each has thirteen cards of its own."""
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
    """The numbers of the contract as `contract_of` gives them, if all calls were in rotation and lawful, else None."""
    seat = dealer
    for called in auction:
        if called.seat != seat or called.insufficient:
            return None
        seat = (seat + 1) & 3
    return contract_of([number_of(called.call) for called in auction], dealer)


def lawful_tricks(deal: KnownHands, plays: Sequence[Played], contract: Contract) -> tuple[int, int] | None:
    """The complete tricks that North-South and East-West won, if every card was lawful; None where that is in doubt."""
    hands = masks_of(deal)
    if hands is None:
        return None
    due: int = contract.declarer.left
    trumps = TRUMPS[contract.bid.denomination]
    won = [0, 0]
    for start in range(0, len(plays), 4):
        bits, seat = [], due
        for played in plays[start : start + 4]:
            if played.seat != seat or played.revoke or played.out_of_turn:
                return None
            card = played.card
            bits.append(1 << (13 * card.suit + card.rank - 2))
            seat = (seat + 1) & 3
        due = winner_of(hands, due, bits, trumps)
        if due < 0:
            return None
        if len(bits) == 4:
            won[due & 1] += 1
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
    return (0, 0, 0) if contract is None else (number_of(contract.bid), contract.doubling, contract.declarer)
