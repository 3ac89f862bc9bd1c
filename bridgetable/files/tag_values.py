"""What the parts of a file tell of one board: a deal, a card, a contract, a result."""

from __future__ import annotations

import re
from collections.abc import Set

from bridgetable.cards.call import Bid
from bridgetable.cards.card import Card
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat, Side
from bridgetable.files.fault import BoardTextError
from bridgetable.files.lettering import completed, even, hands_by_seat, letters, read_card, read_seat, twice_dealt
from bridgetable.files.record import NO_HANDS, KnownHands

UNKNOWN = ("", "?", "-")
PASSED = ("PASS", "P", "PASSED", "PASSED OUT", "PASS OUT", "AP")
_SIDED = re.compile(r"(NS|EW)\s*(\d{1,2})")
_COUNT = re.compile(r"\d{1,2}")
_RELATIVE = re.compile(r"=|[+-]\d{1,2}")
_NUMBER = re.compile(r"\d{1,6}")


def told(value: str) -> str:
    """The value, or nothing where PBN says that it is unknown."""
    return "" if value == "?" else value


def deal_from(text: str, line: int) -> KnownHands:
    """The hands of a Deal tag, the fourth completed where it can be; raises BoardTextError."""
    if text.strip() in UNKNOWN:
        return NO_HANDS
    first, colon, rest = text.partition(":")
    seat = read_seat(first)
    if not colon or seat is None:
        raise BoardTextError("files-bad-deal", line, text=text)
    try:
        deal = hands_by_seat(seat, rest.split())
    except NotationError as wrong:
        raise BoardTextError("files-bad-deal", line, text=wrong.text) from None
    return checked(deal, line)


def checked(deal: KnownHands, line: int) -> KnownHands:
    """The hands, completed where they can be; raises BoardTextError when they cannot be those of a deal."""
    if deal == NO_HANDS:
        return deal
    if (twice := twice_dealt(deal)) is not None:
        raise BoardTextError("files-card-twice", line, card=twice)
    if not even(deal):
        raise BoardTextError("files-uneven-hands", line)
    return completed(deal)


def holders_of(deal: KnownHands) -> dict[Card, Seat]:
    """Who was dealt which card, as far as the hands are known."""
    return {card: seat for seat, hand in deal.items() if hand is not None for card in hand}


def card_from(text: str, line: int, gone: Set[Card]) -> Card:
    """A card that is played, none of those already gone; raises BoardTextError."""
    try:
        card = read_card(text)
    except NotationError:
        raise BoardTextError("files-no-card", line, text=text) from None
    if card in gone:
        raise BoardTextError("files-card-played-twice", line, card=card)
    return card


def board_number(text: str, otherwise: int) -> int:
    """The number in a Board tag, "7" and "Open 7" alike; another number where there is none."""
    match = _NUMBER.search(text)
    return int(match[0]) if match else otherwise


def result_from(text: str, declaring: Side | None, bid: Bid | None) -> int | None:
    """Declarer's tricks: "9", "NS 9", "EW 4 NS 9", and "=", "+1", "-2" where the contract is known."""
    spelt = letters(text).removeprefix("^").strip()
    tricks: int | None = None
    if _COUNT.fullmatch(spelt):
        tricks = int(spelt)
    elif _RELATIVE.fullmatch(spelt) and bid is not None:
        tricks = 6 + bid.level + (0 if spelt == "=" else int(spelt))
    elif (sides := dict(_SIDED.findall(spelt))) and declaring is not None:
        mine, theirs = sides.get(declaring.name), sides.get(declaring.opponents.name)
        tricks = int(mine) if mine is not None else 13 - int(theirs or 0)
    return tricks if tricks is not None and 0 <= tricks <= 13 else None


def hidden_from(text: str) -> tuple[Seat, ...]:
    """The seats of a Hidden tag, in rotation from North."""
    return tuple(seat for seat in Seat if seat.name in letters(text))
