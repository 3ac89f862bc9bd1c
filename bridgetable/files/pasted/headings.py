"""What a text says around the hands: number, dealer, vulnerability, contract."""

from __future__ import annotations

import re

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.files.pasted.holdings import HIGHEST_FIRST, SYMBOLS
from bridgetable.files.pasted.seats import SEAT, seat_called

_NUMBER = re.compile(
    r"(?<![^\W_])(?:board|brd|bd|hand|deal|smazzata|mano|donne)\b\s*(?:no?\b\.?|nr\b\.?|n°|#|:)?\s*(\d{1,6})(?!\d)",
    re.IGNORECASE,
)
_DEALERS = (
    re.compile(rf"\b(?:dealer|dlr|mazziere|donneur)\b\s*[:=.]?\s*({SEAT})(?![^\W_])", re.IGNORECASE),
    re.compile(rf"(?<![^\W_])({SEAT})\s+(?:deals|dealer|mazziere|donneur)\b", re.IGNORECASE),
)
_SIDE = r"n\s*[-/]?\s*s|e\s*[-/]?\s*[wo]|nord\s*[-/]\s*sud|est\s*[-/]\s*ov?est|north\s*[-/]\s*south|east\s*[-/]\s*west"
_WHO = rf"(none|nil|neither|love(?:\s+all)?|nessuno|personne|all|both|tutti|tous|game\s+all|{_SIDE}|-)"
_VULNERABLE = (
    re.compile(rf"\b(?:vul(?:nerab\w*)?|zona)\b\.?\s*[:=]?\s*{_WHO}(?![^\W_])", re.IGNORECASE),
    re.compile(rf"(?<![^\W_]){_WHO}\s+(?:are\s+|is\s+)?(?:vul(?:nerab\w*)?|in\s+zona)\b", re.IGNORECASE),
    re.compile(r"(?<![^\W_])(love\s+all|game\s+all)(?![^\W_])", re.IGNORECASE),
)
_BID = rf"([1-7])\s?(NT|SA|N|[{SYMBOLS}SHDCPQF])\s?(XX|X|\*\*|\*)?"
_CONTRACTS = (
    re.compile(
        rf"\b(?:contract|contratto|contrat)\b\s*[:=]?\s*{_BID}\s*(?:by|da|di|par|-|,)?\s*({SEAT})(?![^\W_])",
        re.IGNORECASE,
    ),
    re.compile(rf"(?<![^\W_]){_BID}\s+(?:by|da|di|par)\s+({SEAT})(?![^\W_])", re.IGNORECASE),
)
_DOUBLING = {"": Doubling.UNDOUBLED, "X": Doubling.DOUBLED, "*": Doubling.DOUBLED}


def without_headings(line: str) -> str:
    """The line with spaces in place of what it says of dealer, vulnerability and contract, which name no hand."""
    for pattern in (*_DEALERS, *_VULNERABLE, *_CONTRACTS):
        line = pattern.sub(lambda match: " " * len(match[0]), line)
    return line


def number_in(text: str) -> int | None:
    """The number of the board; None if it is not said."""
    match = _NUMBER.search(text)
    return int(match[1]) or None if match else None


def dealer_in(text: str) -> Seat | None:
    """The dealer; None if he is not named."""
    match = next(filter(None, (pattern.search(text) for pattern in _DEALERS)), None)
    return seat_called(match[1]) if match else None


def vulnerability_in(text: str) -> Vulnerability | None:
    """The vulnerability; None if it is not said."""
    match = next(filter(None, (pattern.search(text) for pattern in _VULNERABLE)), None)
    if match is None:
        return None
    who = "".join(letter for letter in match[1].lower() if letter.isalpha())
    if who in ("none", "nil", "neither", "love", "loveall", "nessuno", "personne", ""):
        return Vulnerability.NONE
    if who in ("all", "both", "tutti", "tous", "gameall"):
        return Vulnerability.BOTH
    return Vulnerability.NS if who.startswith("n") else Vulnerability.EW


def contract_in(text: str, marks: str) -> Contract | None:
    """The contract with its declarer; `marks` are those of the suits in this text, from spades down."""
    match = next(filter(None, (pattern.search(text) for pattern in _CONTRACTS)), None)
    declarer = seat_called(match[4]) if match else None
    named = denomination_of(match[2], marks) if match else None
    if match is None or declarer is None or named is None:
        return None
    doubling = (match[3] or "").upper()
    return Contract(Bid(int(match[1]), named), _DOUBLING.get(doubling, Doubling.REDOUBLED), declarer)


def denomination_of(text: str, marks: str) -> Denomination | None:
    """The denomination of a symbol, of a letter among these marks, or of "NT" or "SA"; None for another text."""
    spelt = text.upper()
    if spelt in ("NT", "N", "SA"):
        return Denomination.NT
    for known in (SYMBOLS, marks or "SHDC", "SHDC"):
        if spelt in known:
            suit: Suit = HIGHEST_FIRST[known.index(spelt)]
            return Denomination(suit)
    return None
