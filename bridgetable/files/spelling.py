"""Reading the many spellings of hands, calls, contracts and cards in files."""

from __future__ import annotations

import re

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import PACK, Card
from bridgetable.cards.notation import NotationError, call_of, card_of, card_text, deal_of
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.record import KnownHands

_LONGEST_HAND = 80
_SYMBOLS = str.maketrans("♠♥♦♣", "SHDC")
_PLAIN: dict[str, Call] = {
    **dict.fromkeys(("P", "PASS", "PAS", "NB", "NOBID"), Pass()),
    **dict.fromkeys(("X", "D", "DBL", "DOUBLE"), Double()),
    **dict.fromkeys(("XX", "R", "RDBL", "REDOUBLE"), Redouble()),
}
_DOUBLING = {
    "": Doubling.UNDOUBLED,
    **dict.fromkeys(("X", "D", "*"), Doubling.DOUBLED),
    **dict.fromkeys(("XX", "R", "**"), Doubling.REDOUBLED),
}
_CONTRACT = re.compile(r"([1-7]) ?(NT?|SA|[CDHS]) ?(XX|X|D|R|\*\*|\*)?")
_SEATS = frozenset((*Seat.__members__, "NORTH", "EAST", "SOUTH", "WEST"))
_VULNERABLE = {
    **dict.fromkeys(("none", "love", "-", "o", "0"), Vulnerability.NONE),
    **dict.fromkeys(("ns", "n", "n-s"), Vulnerability.NS),
    **dict.fromkeys(("ew", "e", "e-w"), Vulnerability.EW),
    **dict.fromkeys(("both", "all", "b"), Vulnerability.BOTH),
}


CARDS = {card_text(card): card for card in PACK}
"""The cards as nearly every file spells them."""

_CALLS: dict[str, Call] = {
    **{f"{level}{bid.name}": Bid(level, bid) for level in range(1, 8) for bid in Denomination},
    "Pass": Pass(),
    "X": Double(),
    "XX": Redouble(),
}


def normalized(text: str) -> str:
    """The text without outer spaces, in capitals, with letters in place of suit symbols."""
    return text.strip().translate(_SYMBOLS).upper()


def denomination(text: str) -> Denomination | None:
    """The denomination, with "N", "NT" and "SA" for no trump; None for another text."""
    return Denomination.NT if text in ("N", "SA") else Denomination.__members__.get(text)


def read_call(text: str) -> Call:
    """ "1NT", "1n", "Pass", "p", "X", "d", "XX", "r"; raises NotationError."""
    if (known := _CALLS.get(text)) is not None:
        return known
    spelt = normalized(text)
    if spelt in _PLAIN:
        return _PLAIN[spelt]
    return call_of(spelt[0] + "NT" if spelt[1:] in ("N", "SA") else spelt)


def read_card(text: str) -> Card:
    """ "SK", "sK", "d10"; raises NotationError."""
    if (known := CARDS.get(text)) is not None:
        return known
    return card_of(normalized(text))


def read_seat(text: str) -> Seat | None:
    """The seat of a letter, "N" or "n", or of a word, "North"; None for another text."""
    spelt = text.strip().upper()
    return Seat.__members__.get(spelt[:1]) if spelt in _SEATS else None


def read_vulnerability(text: str) -> Vulnerability | None:
    """The vulnerability, in the words of PBN or the letters of LIN; None for another text."""
    return _VULNERABLE.get(text.strip().lower())


def read_bid(text: str) -> tuple[Bid, Doubling] | None:
    """The bid and doubling of "4SX", "1N", "3NR" or "3NTXX"; None for another text."""
    match = _CONTRACT.fullmatch(normalized(text))
    if match is None:
        return None
    named = denomination(match[2])
    return None if named is None else (Bid(int(match[1]), named), _DOUBLING[match[3] or ""])


def read_hand(text: str) -> frozenset[Card]:
    """ "AKQ.T9.J2.8765"; raises NotationError."""
    if len(text) > _LONGEST_HAND:
        raise NotationError("no-hand", text)
    suits = text.split(".")
    if len(suits) == 4:
        try:
            cards = [CARDS[suit + rank] for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks]
        except KeyError:
            cards = []
        hand = frozenset(cards)
        if hand and len(hand) == len(cards):
            return hand
    return deal_of(f"N:{normalized(text)} ... ... ...").north


def completed(hands: KnownHands) -> KnownHands:
    """The hands, with the fourth filled in if exactly three full hands are known."""
    known = [hand for hand in hands if hand is not None]
    if len(known) != 3 or any(len(hand) != 13 for hand in known):
        return hands
    rest = frozenset(PACK).difference(*known)
    return hands.map(lambda hand: rest if hand is None else hand)


def have_equal_sizes(hands: KnownHands) -> bool:
    """Whether the known hands all have the same number of cards, from 1 to 13."""
    sizes = {len(hand) for hand in hands if hand is not None}
    return len(sizes) == 1 and 1 <= min(sizes) <= 13


def hands_by_seat(first: Seat, hands: list[str]) -> KnownHands:
    """The hands of up to four texts, clockwise from a seat, with "-" for an unknown one; raises NotationError."""
    if len(hands) > 4:
        raise NotationError("no-deal", " ".join(hands))
    by_seat = dict(zip(first.round(), hands, strict=False))

    def hand_of(seat: Seat) -> frozenset[Card] | None:
        text = by_seat.get(seat, "-")
        return None if text == "-" else read_hand(text)

    return BySeat.of(hand_of)
