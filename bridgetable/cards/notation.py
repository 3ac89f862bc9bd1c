"""Reading and writing cards, seats, calls and deals in letters: the only module that does so.

Every reader raises NotationError with a message key and the text that could not be read.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import PACK, Card, Suit, sorted_for_display
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat, Side

RANKS = "23456789TJQKA"
SUITS = "CDHS"
_CARDS = {SUITS[card.suit] + RANKS[card.rank - 2]: card for card in PACK}
_SEATS = dict(Seat.__members__)


class NotationError(ValueError):
    """A text that cannot be read as what was expected; `key` is the key of the message, `text` what was read."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key, text)
        self.key = key
        self.text = text


def card_of(text: str) -> Card:
    """ "SA" is the ace of spades; "H10" and "HT" are the same card."""
    if (card := _CARDS.get(text)) is not None:
        return card
    letters = text.strip().upper().replace("10", "T")
    if len(letters) != 2 or letters[0] not in SUITS or letters[1] not in RANKS:
        raise NotationError("no-card", text)
    return Card(Suit(SUITS.index(letters[0])), RANKS.index(letters[1]) + 2)


def is_card(option: str) -> bool:
    """Whether this option of a question is a card: "SQ"."""
    try:
        card_of(option)
    except NotationError:
        return False
    return True


def card_text(card: Card) -> str:
    """The ace of spades is "SA", the ten of hearts "HT"."""
    return SUITS[card.suit] + RANKS[card.rank - 2]


def rank_text(rank: int) -> str:
    """14 is "A", 10 is "T"."""
    return RANKS[rank - 2]


def suit_of(text: str) -> Suit:
    """ "H" is hearts."""
    if len(text) != 1 or text.upper() not in SUITS:
        raise NotationError("no-suit", text)
    return Suit(SUITS.index(text.upper()))


def suit_text(suit: Suit) -> str:
    """Hearts is "H"."""
    return SUITS[suit]


def suit_or_card_of(text: str) -> Suit | Card:
    """ "H" is hearts, "HA" the ace of hearts."""
    if len(text) == 1 and text.upper() in SUITS:
        return suit_of(text)
    try:
        return card_of(text)
    except NotationError:
        raise NotationError("no-suit-or-card", text) from None


def suit_or_card_text(item: Suit | Card) -> str:
    """The suit or card as `suit_or_card_of` reads it."""
    return card_text(item) if isinstance(item, Card) else suit_text(item)


def seat_of(text: str) -> Seat:
    """ "N" is North."""
    seat = _SEATS.get(text)
    if seat is None:
        raise NotationError("no-seat", text)
    return seat


def side_of(text: str) -> Side:
    """ "NS" is North and South."""
    if text not in Side.__members__:
        raise NotationError("no-side", text)
    return Side[text]


def vulnerability_of(text: str) -> Vulnerability:
    """ "None", "NS", "EW", "Both"; "All" is read as "Both"."""
    try:
        return Vulnerability("Both" if text == "All" else text)
    except ValueError:
        raise NotationError("no-vulnerability", text) from None


def call_of(text: str) -> Call:
    """ "P", "X", "XX", or level and denomination as in "1NT"."""
    plain: dict[str, Call] = {"P": Pass(), "X": Double(), "XX": Redouble()}
    if text in plain:
        return plain[text]
    if len(text) < 2 or text[0] not in "1234567" or text[1:] not in Denomination.__members__:
        raise NotationError("no-call", text)
    return Bid(int(text[0]), Denomination[text[1:]])


def spoken_call_of(text: str) -> Call:
    """A call as a player may make it, including bids of 8 and 9 such as "8C" (Law 38)."""
    over = len(text) > 1 and text[0] in "89" and text[1:] in Denomination.__members__
    return Bid(int(text[0]), Denomination[text[1:]]) if over else call_of(text)


def call_text(call: Call) -> str:
    """The call as `call_of` reads it."""
    match call:
        case Pass():
            return "P"
        case Double():
            return "X"
        case Redouble():
            return "XX"
        case Bid(level, denomination):
            return f"{level}{denomination.name}"


_DOUBLING = {"": Doubling.UNDOUBLED, "X": Doubling.DOUBLED, "XX": Doubling.REDOUBLED}


def contract_of(text: str, declarer: Seat) -> Contract:
    """ "4SX" by South is four spades doubled."""
    level = text.rstrip("X")
    bid = call_of(level) if level else None
    if not isinstance(bid, Bid) or text[len(level) :] not in _DOUBLING:
        raise NotationError("no-contract", text)
    return Contract(bid, _DOUBLING[text[len(level) :]], declarer)


def contract_text(contract: Contract) -> str:
    """The contract without its declarer: "4SX"."""
    doubling = {value: key for key, value in _DOUBLING.items()}[contract.doubling]
    return call_text(contract.bid) + doubling


def deal_of(text: str) -> Hands:
    """A deal as in PBN: first seat, colon, four hands clockwise, each with its suits as S.H.D.C."""
    first, colon, rest = text.strip().partition(":")
    hands = rest.split()
    if not colon or first not in Seat.__members__ or len(hands) != 4:
        raise NotationError("no-deal", text)
    by_seat = dict(zip(Seat[first].round(), (_hand_of(hand) for hand in hands), strict=True))
    return BySeat.of(by_seat.__getitem__)


def _hand_of(text: str) -> frozenset[Card]:
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != 4:
        raise NotationError("no-hand", text)
    cards = [card_of(suit + rank) for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks]
    if len(set(cards)) != len(cards):
        raise NotationError("hand-card-twice", text)
    return frozenset(cards)


def hand_text(cards: frozenset[Card]) -> str:
    """The hand as PBN writes it: "AKQ.T9.J2.8765"."""
    ordered: Sequence[Card] = sorted_for_display(cards)
    return ".".join("".join(rank_text(card.rank) for card in ordered if card.suit is suit) for suit in reversed(Suit))


def deal_text(hands: Hands) -> str:
    """The deal as PBN writes it, from North."""
    return "N:" + " ".join(hand_text(hand) for hand in hands)
