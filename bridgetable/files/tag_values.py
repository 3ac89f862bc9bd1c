"""Reading the values of tags and moves: a deal, a card, a board number, a result."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid
from bridgetable.cards.card import PACK, Card
from bridgetable.cards.deal import FULL_HAND
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat, Side
from bridgetable.files.pbn_lexer import Token
from bridgetable.files.record import NO_HANDS, BoardTextError, KnownHands, Spot
from bridgetable.files.spelling import (
    completed,
    hands_by_seat,
    have_equal_sizes,
    normalized,
    read_card,
    read_seat,
    read_vulnerability,
)

# -- What is wrong with a deal: a card in two hands, hands of different sizes, and which of them, if the play tells ----


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


# -- What the PBN standard says of the values of tags and the rows of tables that no board needs -----------------------


TABLES = (
    "ActionTable",
    "AuctionTimeTable",
    "InstantScoreTable",
    "OptimumPlayTable",
    "OptimumResultTable",
    "PlayTimeTable",
    "ScoreTable",
    "TotalScoreTable",
)
_LONGEST_VALUE = 1024
_SCORE_FORM = r"[+-]?\d+(?:\.\d+)?"
_SIDES_FORM = r"(?:NS\s*{0}(?:[\s,]*EW\s*{0})?|EW\s*{0}(?:[\s,]*NS\s*{0})?)"
_DATE = r"[\d?]{4}[.\-/][\d?]{2}[.\-/][\d?]{2}"
_TIME = r"(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?"
_SECONDS = r"\d+"
_COLUMN = r"[+-]?[A-Za-z]\w*(?:\\\d+[LRlr]?)?"
_TABLE = rf"{_COLUMN}(?:;{_COLUMN})*"
_POINTS = r"(\d{1,6}(?:\s+\d{1,6})?)\s*/\s*(\d{1,6}(?:\s+\d{1,6}){0,2})"
_RUBBER = re.compile(rf"NS\s+{_POINTS}\s+EW\s+{_POINTS}")


def _by_side(score: str) -> str:
    return rf"{score}|{_SIDES_FORM.format(score)}"


_PATTERNS = {
    **dict.fromkeys(("Date", "EventDate", "UTCDate"), _DATE),
    **dict.fromkeys(("Time", "UTCTime"), _TIME),
    **dict.fromkeys(("TimeCall", "TimeCard"), _SECONDS),
    "TimeControl": r"-|\d+\s*/\s*\d+",
    "Scoring": r"[^;?]+(?:;[^;?]+)*",
    **dict.fromkeys(("Score", "ScoreIMP", "ScoreMP"), _by_side(_SCORE_FORM)),
    "ScorePercentage": _by_side(r"(?:\d{1,2}(?:\.\d+)?|100(?:\.0+)?)%?"),
    "ScoreRubber": _by_side(r"[+-]?\d+/\d+"),
    "ScoreRubberHistory": _RUBBER.pattern,
    "OptimumScore": _SIDES_FORM.format(_SCORE_FORM),
    "Room": r"Open|Closed",
    "FrenchMP": r"Yes|No",
    "Hidden": r"[NESW ]*",
    "Round": r"[\w .,/:#()\x80-\uffff-]*",
    **dict.fromkeys(TABLES, _TABLE),
}
_RULES = {name: re.compile(pattern, re.IGNORECASE | re.ASCII) for name, pattern in _PATTERNS.items()}
_MONTH_AND_DAY = re.compile(r"....[.\-/](?:0[1-9]|1[0-2]|\?\?|[\d?]\?|\?\d)[.\-/](?:0[1-9]|[12]\d|3[01]|[\d?]\?|\?\d)")
KNOWN_TAGS = frozenset(
    (
        *_PATTERNS,
        "Event",
        "Site",
        "Board",
        "West",
        "North",
        "East",
        "South",
        "Dealer",
        "Vulnerable",
        "Deal",
        "Declarer",
        "Contract",
        "Result",
        "Auction",
        "Play",
        "Note",
        "Competition",
        "DealId",
        "Description",
        "Generator",
        "Termination",
        "BidSystemEW",
        "BidSystemNS",
        "PairEW",
        "PairNS",
        "WestNA",
        "NorthNA",
        "EastNA",
        "SouthNA",
        "WestType",
        "NorthType",
        "EastType",
        "SouthType",
        "EventSponsor",
        "HomeTeam",
        "Section",
        "Stage",
        "Table",
        "VisitTeam",
        "Annotator",
        "AnnotatorNA",
        "Application",
        "Mode",
    )
)
"""The tags of PBN 2.1: what follows one of them, and is no tag pair, comment or section, belongs to nothing."""
_PIECE = re.compile(r'\n(?:%[^\n]*)?|"(?:[^"\\\n]|\\[^\n])*+"|\{[^}]*+\}|;[^\n]*|[][{}%]|[^][{};%\s"]+|"')
_ODD = re.compile(r'[][{}%;"]')
_NUMBER_FORM = re.compile(r"[+-]?\d+(?:\.\d+)?", re.ASCII)


def wrong_values(tags: Mapping[str, str]) -> Iterator[str]:
    """The names of the tags whose values the standard does not allow."""
    for name, value in tags.items():
        rule = _RULES.get(name)
        if rule is None or value in ("", "?", "#") or value.startswith("##"):
            continue
        right = len(value) <= _LONGEST_VALUE and rule.fullmatch(value) is not None
        if right and rule.pattern == _DATE:
            right = _MONTH_AND_DAY.fullmatch(value) is not None
        if not right:
            yield name


_WITHOUT_DUPLICATE_SCORE = ("rubber", "chicago")


def is_duplicate(scoring: str) -> bool:
    """Whether this scoring is one of duplicate bridge, where the number of the board gives dealer and vulnerability."""
    return not any(word in scoring.lower() for word in _WITHOUT_DUPLICATE_SCORE)


def is_rubber_vulnerability(history: str, vulnerable: str) -> bool:
    """Whether the games won in a rubber, as in ScoreRubberHistory, make this vulnerability; True if either is unknown.

    A game is won with a hundred points below the line, and only one side can win each.
    """
    match = _RUBBER.fullmatch(history)
    stated = read_vulnerability(vulnerable)
    if match is None:
        return True
    north, east = ([int(points) for points in match[group].split()] for group in (2, 4))
    if len(north) != len(east):
        return False
    finished = [(ours >= 100, theirs >= 100) for ours, theirs in zip(north[:-1], east[:-1], strict=True)]
    if any(ours is theirs for ours, theirs in finished):
        return False
    won = Vulnerability.NONE
    if len(finished) == 2:
        won = Vulnerability.BOTH
    elif finished:
        won = Vulnerability.NS if finished[0][0] else Vulnerability.EW
    return stated is None or stated is won


def table_error(section: Token, heading: str) -> BoardTextError | None:
    """What is first wrong with the rows of a table under this heading; None if nothing is."""
    columns = heading.split(";")
    text, line = section.value, section.line
    ordered = any(column[:1] in ("+", "-") for column in columns)
    if not ordered and _ODD.search(text) is None and len(text.split()) % len(columns) == 0:
        return None
    closed = text.rfind("}")
    # Without this, each of many open braces would be followed to the end.
    text = text[: closed + 1] + text[closed + 1 :].replace("{", "[")
    cells: list[str] = []
    lines: list[int] = []
    if text.startswith("%"):
        text = "\n" + text
        line -= 1
    for match in _PIECE.finditer(text):
        piece = match[0]
        first = piece[0]
        if first == "\n":
            line += 1
        elif first in "{;" and len(piece) > 1:
            if cells:
                return BoardTextError("files-table-comment", line, text=section.text)
            line += piece.count("\n")
        elif first in "[]{}%;" or piece == '"':
            return BoardTextError("files-table-character", line, text=piece)
        else:
            cells.append(piece)
            lines.append(line)
    if len(cells) % len(columns):
        return BoardTextError("files-table-cells", _short_row(lines, len(columns), section.line), text=section.text)
    return _order_error(section.text, columns, cells, lines)


def _short_row(lines: Sequence[int], width: int, otherwise: int) -> int:
    """The first line that has not as many cells as there are columns."""
    return next((line for line, count in Counter(lines).items() if count != width), otherwise)


def _order_error(
    name: str, columns: Sequence[str], cells: Sequence[str], lines: Sequence[int]
) -> BoardTextError | None:
    """ "+" at a column says that its numbers fall from row to row, "-" that they rise."""
    width = len(columns)
    for index, column in enumerate(columns):
        if column[:1] not in ("+", "-"):
            continue
        numbers = [
            (float(cell), line)
            for cell, line in zip(cells[index::width], lines[index::width], strict=True)
            if _NUMBER_FORM.fullmatch(cell)
        ]
        for (before, _), (after, line) in pairwise(numbers):
            if (before < after) if column[0] == "+" else (before > after):
                return BoardTextError("files-table-order", line, text=name, column=column[1:].partition("\\")[0])
    return None


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


def deal_from(text: str, line: Spot, played: Played = nothing_played) -> KnownHands:
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
    return checked_hands(deal, line, played)


def _bad_hand(text: str, line: Spot) -> Spot:
    """Where the first hand of a deal begins that cannot be read."""
    for match in re.finditer(r"[^\s:]+", text[text.find(":") :]):
        try:
            hands_by_seat(Seat.N, [match[0]])
        except NotationError:
            return line.after(text.find(":") + match.start())
    return line


def checked_hands(deal: KnownHands, line: int, played: Played = nothing_played) -> KnownHands:
    """The hands, with the fourth filled in if possible; raises BoardTextError if they cannot be those of a deal."""
    if deal == NO_HANDS:
        return deal
    if (wrong := deal_error(deal, line, played)) is not None:
        raise wrong
    return completed(deal)


def holders_of(deal: KnownHands) -> dict[Card, Seat]:
    """The seat that was dealt each card, for the known hands."""
    return {card: seat for seat, hand in deal.items() if hand is not None for card in hand}


def card_from(text: str, line: int) -> Card:
    """The card of this text; raises BoardTextError if there is none."""
    try:
        return read_card(text)
    except NotationError:
        raise BoardTextError("files-no-card", line, text=text) from None


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
