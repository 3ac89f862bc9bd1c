"""The many ways in which files spell hands, calls, contracts and cards."""

from __future__ import annotations

import re

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import PACK, Card
from bridgetable.cards.notation import NotationError, call_of, card_of, deal_of
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.record import KnownHands

_SYMBOLS = str.maketrans("♠♥♦♣", "SHDC")
_PLAIN: dict[str, Call] = {
    **dict.fromkeys(("P", "PASS", "PAS"), Pass()),
    **dict.fromkeys(("X", "D", "DBL", "DOUBLE"), Double()),
    **dict.fromkeys(("XX", "R", "RDBL", "REDOUBLE"), Redouble()),
}
_DOUBLING = {
    "": Doubling.UNDOUBLED,
    **dict.fromkeys(("X", "D", "*"), Doubling.DOUBLED),
    **dict.fromkeys(("XX", "R", "**"), Doubling.REDOUBLED),
}
_CONTRACT = re.compile(r"([1-7]) ?(NT?|[CDHS]) ?(XX|X|D|R|\*\*|\*)?")
_VULNERABLE = {
    **dict.fromkeys(("none", "love", "-", "o", "0"), Vulnerability.NONE),
    **dict.fromkeys(("ns", "n", "n-s"), Vulnerability.NS),
    **dict.fromkeys(("ew", "e", "e-w"), Vulnerability.EW),
    **dict.fromkeys(("both", "all", "b"), Vulnerability.BOTH),
}


def letters(text: str) -> str:
    """Capitals, with letters for suit symbols."""
    return text.strip().translate(_SYMBOLS).upper()


def denomination(text: str) -> Denomination | None:
    """"N" and "NT" are no trump."""
    return Denomination.NT if text == "N" else Denomination.__members__.get(text)


def read_call(text: str) -> Call:
    """"1NT", "1n", "Pass", "p", "X", "d", "XX", "r"; raises NotationError."""
    spelt = letters(text)
    if spelt in _PLAIN:
        return _PLAIN[spelt]
    return call_of(spelt + "T" if spelt.endswith("N") else spelt)


def read_card(text: str) -> Card:
    """"SK", "sK", "d10"; raises NotationError."""
    return card_of(letters(text))


def read_seat(text: str) -> Seat | None:
    """"N", "n", or nobody."""
    return Seat.__members__.get(text.strip().upper())


def read_vulnerability(text: str) -> Vulnerability | None:
    """PBN's words and LIN's letters, or nothing."""
    return _VULNERABLE.get(text.strip().lower())


def read_bid(text: str) -> tuple[Bid, Doubling] | None:
    """"4SX", "1N", "3NR", "3NTXX"; nothing when it is no contract."""
    match = _CONTRACT.fullmatch(letters(text))
    if match is None:
        return None
    named = denomination(match[2])
    return None if named is None else (Bid(int(match[1]), named), _DOUBLING[match[3] or ""])


def read_hand(text: str) -> frozenset[Card]:
    """"AKQ.T9.J2.8765"; raises NotationError."""
    return deal_of(f"N:{letters(text)} ... ... ...").north


def completed(hands: KnownHands) -> KnownHands:
    """The fourth hand is what three full hands leave of the pack."""
    known = [hand for hand in hands if hand is not None]
    if len(known) != 3 or any(len(hand) != 13 for hand in known):
        return hands
    rest = frozenset(PACK).difference(*known)
    return hands.map(lambda hand: rest if hand is None else hand)


def twice_dealt(hands: KnownHands) -> Card | None:
    """The first card found in two hands, if there is one."""
    seen: set[Card] = set()
    for hand in hands:
        if hand is not None:
            if seen & hand:
                return min(seen & hand)
            seen |= hand
    return None


def even(hands: KnownHands) -> bool:
    """Whether the known hands are of one size, from 1 to 13 cards."""
    sizes = {len(hand) for hand in hands if hand is not None}
    return len(sizes) == 1 and 1 <= min(sizes) <= 13


def hands_by_seat(first: Seat, hands: list[str]) -> KnownHands:
    """Up to four hands clockwise from a seat, "-" for an unknown one; raises NotationError."""
    if len(hands) > 4:
        raise NotationError("no-deal", " ".join(hands))
    by_seat = dict(zip(first.round(), hands, strict=False))

    def hand_of(seat: Seat) -> frozenset[Card] | None:
        text = by_seat.get(seat, "-")
        return None if text == "-" else read_hand(text)

    return BySeat.of(hand_of)
