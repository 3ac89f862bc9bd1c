"""Reading the values of tags and moves: a deal, a card, a board number, a result."""

from __future__ import annotations

import re
from collections.abc import Set

from bridgetable.cards.call import Bid
from bridgetable.cards.card import Card
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat, Side
from bridgetable.files.record import NO_HANDS, BoardTextError, KnownHands, Spot
from bridgetable.files.spelling import (
    card_dealt_twice,
    completed,
    hands_by_seat,
    have_equal_sizes,
    normalized,
    read_card,
    read_seat,
)

UNKNOWN = ("", "?", "-")
PASSED = ("PASS", "P", "PASSED", "PASSED OUT", "PASS OUT", "AP")
_SIDED = re.compile(r"(NS|EW)\s*(\d{1,2})")
_SIDES = re.compile(r"NS\s*\d{1,2}(?:[\s,]*EW\s*\d{1,2})?|EW\s*\d{1,2}(?:[\s,]*NS\s*\d{1,2})?")
_COUNT = re.compile(r"\d{1,2}")
_RELATIVE = re.compile(r"=|[+-]\d{1,2}")
# A minus sign is one at the beginning or after a space; in "A-5" it is a hyphen.
_NUMBER = re.compile(r"(?<![0-9])(?<!^-)(?<!\s-)[0-9]{1,6}(?![0-9])")
_SCORE = re.compile(r"(?:(NS|EW)\s*)?([+-]?[0-9]{1,5})(?:[\s,]*(?:NS|EW)\s*[+-]?[0-9]{1,5})?", re.IGNORECASE)


def known_value(value: str) -> str:
    """The value, or "" if it is "?", which in PBN means unknown."""
    return "" if value == "?" else value


def deal_from(text: str, line: Spot) -> KnownHands:
    """The hands of a Deal tag, with the fourth filled in if possible; raises BoardTextError."""
    if text.strip() in UNKNOWN:
        return NO_HANDS
    first, colon, rest = text.partition(":")
    seat = read_seat(first)
    if not colon or seat is None:
        raise BoardTextError("files-bad-deal", line, text=text)
    try:
        deal = hands_by_seat(seat, rest.split())
    except NotationError as wrong:
        raise BoardTextError("files-bad-deal", _bad_hand(text, line), text=wrong.text) from None
    return checked_hands(deal, line)


def _bad_hand(text: str, line: Spot) -> Spot:
    """Where the first hand of a deal begins that cannot be read."""
    for match in re.finditer(r"[^\s:]+", text[text.find(":") :]):
        try:
            hands_by_seat(Seat.N, [match[0]])
        except NotationError:
            return line.after(text.find(":") + match.start())
    return line


def checked_hands(deal: KnownHands, line: int) -> KnownHands:
    """The hands, with the fourth filled in if possible; raises BoardTextError if they cannot be those of a deal."""
    if deal == NO_HANDS:
        return deal
    if (twice := card_dealt_twice(deal)) is not None:
        raise BoardTextError("files-card-twice", line, card=twice)
    if not have_equal_sizes(deal):
        raise BoardTextError("files-uneven-hands", line)
    return completed(deal)


def holders_of(deal: KnownHands) -> dict[Card, Seat]:
    """The seat that was dealt each card, for the known hands."""
    return {card: seat for seat, hand in deal.items() if hand is not None for card in hand}


def card_from(text: str, line: int, played: Set[Card]) -> Card:
    """The card of this text; raises BoardTextError if there is none, or it is among those already played."""
    try:
        card = read_card(text)
    except NotationError:
        raise BoardTextError("files-no-card", line, text=text) from None
    if card in played:
        raise BoardTextError("files-card-played-twice", line, card=card)
    return card


def board_number(text: str, otherwise: int) -> int:
    """The number in a Board tag, as in "7" or "Open 7"; `otherwise` if there is none from 1 to 999,999."""
    match = _NUMBER.search(text)
    return int(match[0]) or otherwise if match else otherwise


def is_board_number(text: str) -> bool:
    """Whether there is a number from 1 to 999,999 in the text."""
    return board_number(text, 0) > 0


def score_from(text: str, declaring: Side | None) -> int | None:
    """The score of declarer's side from "-50", "NS 420" or "EW -420 NS 420"; None for another text."""
    match = _SCORE.fullmatch(text.strip())
    if match is None:
        return None
    score = int(match[2])
    return score if not match[1] or declaring is None or Side[match[1].upper()] is declaring else -score


def result_from(text: str, declaring: Side | None, bid: Bid | None) -> int | None:
    """Declarer's tricks from "9", "NS 9", "EW 4 NS 9", or "=", "+1", "-2" if the contract is known; None otherwise."""
    spelt = normalized(text).removeprefix("^").strip()
    tricks: int | None = None
    if _COUNT.fullmatch(spelt):
        tricks = int(spelt)
    elif _RELATIVE.fullmatch(spelt) and bid is not None:
        tricks = 6 + bid.level + (0 if spelt == "=" else int(spelt))
    elif (sides := tricks_by_side(text)) is not None and declaring is not None:
        tricks = sides[declaring]
    return tricks if tricks is not None and 0 <= tricks <= 13 else None


def tricks_by_side(text: str) -> dict[Side, int] | None:
    """Both sides' tricks from "NS 9" or "EW 4 NS 9", which needs no contract; None if they do not make 13."""
    spelt = normalized(text).removeprefix("^").strip()
    if _SIDES.fullmatch(spelt) is None:
        return None
    named = {Side[side]: int(tricks) for side, tricks in _SIDED.findall(spelt)}
    both = {side: named.get(side, 13 - named.get(side.opponents, 0)) for side in Side}
    return both if sum(both.values()) == 13 and min(both.values()) >= 0 else None


def hidden_from(text: str) -> tuple[Seat, ...]:
    """The seats of a Hidden tag, in rotation from North."""
    return tuple(seat for seat in Seat if seat.name in normalized(text))
