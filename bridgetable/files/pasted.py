"""Reading a deal from any text in which people give one: PBN, LIN, links, diagrams, hand by hand; and what it adds."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from html import unescape
from itertools import pairwise
from typing import NamedTuple

import msgspec

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble, auction_over
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.record import (
    BoardFileError,
    BoardTextError,
    Called,
    KnownHands,
    Recorded,
    Spot,
    UnreadableBoard,
    contract_called,
)
from bridgetable.files.spelling import completed
from bridgetable.files.stream import BoardStream
from bridgetable.files.viewer_links import LINK
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

# -- Players, as texts name them in English, Italian and French --------------------------------------------------------


_NAMES = {
    **dict.fromkeys(("NORTH", "NORD", "N"), Seat.N),
    **dict.fromkeys(("EAST", "EST", "E"), Seat.E),
    **dict.fromkeys(("SOUTH", "SUD", "S"), Seat.S),
    **dict.fromkeys(("WEST", "OVEST", "OUEST", "W", "O"), Seat.W),
}
SEAT = r"(?:north|nord|east|est|south|sud|west|ovest|ouest|[NESWO])"
_LABEL = re.compile(rf"(?<![^\W_])({SEAT})(?![^\W_])", re.IGNORECASE)
_ROW = re.compile(rf"[^\w]*(?:\b{SEAT}\b[^\w]*){{4}}", re.IGNORECASE)


class Label(NamedTuple):
    """The name of a player in a text: line from 1, first column, and the column behind it."""

    seat: Seat
    line: int
    column: int
    end: int


def seat_called(text: str) -> Seat | None:
    """The seat of a name or letter; None for another text."""
    return _NAMES.get(text.strip().upper())


def labels_in(lines: Sequence[str]) -> Iterator[Label]:
    """The names of players, in the order of reading; a small letter is none."""
    for number, line in enumerate(lines, 1):
        for match in _LABEL.finditer(line):
            if len(match[1]) > 1 or match[1].isupper():
                yield Label(_NAMES[match[1].upper()], number, match.start(), match.end())


def is_row_of_seats(line: str) -> bool:
    """Whether a line has the names of the four players and nothing else, as above an auction."""
    if _ROW.fullmatch(line) is None:
        return False
    return {_NAMES[name.upper()] for name in _LABEL.findall(line)} == set(Seat)


HIGHEST_FIRST = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
SYMBOLS = "♠♥♦♣"
_AS_SYMBOLS = str.maketrans("♤♡♢♧", SYMBOLS)
_SPELT_SYMBOL = re.compile(r"(?<![^\W\d_])[!@\\]([SHDC])(?=[^\W\d_AKQJT]|[AKQJTakqjt2-9\s,-]|\Z)", re.IGNORECASE)
_TAG = re.compile(r"</?(br|p|div|tr|li|td|th)\b[^<>]{0,500}>|</?[A-Za-z!][^<>]{0,2000}>", re.IGNORECASE)
_ON_ONE_LINE = ("td", "th")
_DASHES = str.maketrans("–—―−‒‑", "------")
_INVISIBLE = dict.fromkeys((0xFE0E, 0xFE0F, 0xFEFF, 0x2060, *range(0x200B, 0x2010)))

_RANKS = {
    **{str(rank): rank for rank in range(2, 11)},
    "T": 10,
    "J": 11,
    "Q": 12,
    "K": 13,
    "A": 14,
    # Italian and French: re and roi, dama and dame, fante, valet.
    "R": 13,
    "D": 12,
    "F": 11,
    "V": 11,
}
# A letter with a colon is a suit: "P: ARF4 C: 1085 Q: D73 F: 962".
_NO_SUIT = r"(?!\s?[:=])"
_ENGLISH, _ANY, _ITALIAN, _FRENCH = (
    f"(?:10|[{letters}2-9]){_NO_SUIT}" for letters in ("AKQJT", "AKQJTRDFV", "ARDF", "ARDV")
)
_VOID = re.compile(r"(?:-{1,3}|void|vuoto|chicane)(?![^\W_])", re.IGNORECASE)
_GAP = re.compile(r"\s{0,2}[:.=]?\s{0,3}")
_COLON = re.compile(r"\s?[:=]")
_WORD = re.compile(r"[^\W_]+")
_SMALL_CARDS = re.compile(r"\s?[xX]+(?:\s[xX]+)*(?![^\W_])")
_PART = re.compile(r"\S+(?: \S+)*")


class Spelling(msgspec.Struct, frozen=True):
    """How suits and cards are spelt: the marks of the suits from spades down, and the pattern of a rank.

    Without marks the suits follow from their order. `close` means that one suit may follow another after one space,
    `joined` that no space is between the cards of a suit: where a letter is a suit and a card, a space ends the suit.
    """

    marks: str
    rank: str
    close: bool = True
    joined: bool = False

    @property
    def cards(self) -> re.Pattern[str]:
        """The pattern of the cards of a suit, with or without spaces, points or commas between them."""
        between = "" if self.joined else "(?:, |[ .,])?"
        return re.compile(rf"(?:{self.rank})(?:{between}(?:{self.rank}))*")

    def ranks(self, text: str) -> tuple[int, ...]:
        """The ranks in a text of cards."""
        return tuple(_RANKS[rank] for rank in re.findall(self.rank, text))


SPELLINGS = (
    Spelling(SYMBOLS, _ANY),
    Spelling("SHDC", _ENGLISH),
    Spelling("PCQF", _ANY, close=False),
    Spelling("PCKT", _ANY, close=False),
    Spelling("PCQF", _ITALIAN, joined=True),
    Spelling("PCQF", _ENGLISH, joined=True),
    Spelling("PCKT", _FRENCH, joined=True),
    Spelling("", _ANY, close=False),
)
"""Suit symbols, the letters of English, Italian and French, and suits in their order without a mark."""


class Holding(msgspec.Struct, frozen=True):
    """The ranks of one hand in a suit, and where they stand: the line from 1, the first column, and the one behind.

    `suit` is None where it follows from the order; `marked` means that cards, or a sign for none, follow the suit.
    """

    suit: Suit | None
    ranks: tuple[int, ...]
    line: int
    column: int
    end: int
    marked: bool = True


def plain_lines(text: str) -> list[str]:
    """The lines of a text without markup and invisible characters, each suit symbol and dash in its usual form."""
    if "<" in text:
        text = _TAG.sub(lambda tag: "\n" if tag[1] and tag[1].lower() not in _ON_ONE_LINE else "  ", text)
    if "&" in text:
        text = unescape(text)
    text = text.translate(_INVISIBLE).translate(_AS_SYMBOLS).translate(_DASHES).replace("\xa0", " ")
    text = _SPELT_SYMBOL.sub(lambda match: SYMBOLS["SHDC".index(match[1].upper())], text)
    return [line.expandtabs(8).rstrip() for line in text.splitlines()]


def holdings_in(lines: Sequence[str], spelling: Spelling) -> list[Holding]:
    """The holdings in the order of reading; raises BoardTextError where a suit is followed by what are no cards."""
    read = _after_marks if spelling.marks else _without_marks
    return [holding for number, line in enumerate(lines, 1) for holding in read(line, number, spelling)]


def _after_marks(line: str, number: int, spelling: Spelling) -> Iterator[Holding]:
    at = end = 0
    while at < len(line):
        suit = spelling.marks.find(line[at])
        if suit >= 0 and _may_begin(line, at, end, spelling):
            found = _held(line, number, at, HIGHEST_FIRST[suit], spelling)
            if found is not None:
                yield found
                at = end = found.end
                continue
        at += 1


def _may_begin(line: str, at: int, end: int, spelling: Spelling) -> bool:
    """Whether a suit can begin here: not within a word, and not behind the level of a bid; `end` is the end."""
    before = line[:at]
    if at == 0 or (at == end and spelling.close):
        return True
    if spelling.marks == SYMBOLS:
        return not before[-1].isdigit()
    if before[-1] != " ":
        return before[-1] in ":;,|(["
    return spelling.close or before.endswith(("  ", ": ")) or _COLON.match(line, at + 1) is not None


def _held(line: str, number: int, at: int, suit: Suit, spelling: Spelling) -> Holding | None:
    """The holding of the suit whose mark stands here; None if the mark is but a letter. Raises BoardTextError."""
    gap = _GAP.match(line, at + 1)
    start = gap.end() if gap else at + 1
    if void := _VOID.match(line, start):
        return Holding(suit, (), number, at, void.end())
    cards = spelling.cards.match(line, start)
    end = cards.end() if cards else at + 1
    if cards and line[end : end + 1].isalnum() and line[end] not in spelling.marks:
        # The last letter belongs to the word behind: "♠ A 4 Dealer".
        end = line.rfind(" ", start, end)
    if cards and end > start:
        if unknown := _SMALL_CARDS.match(line, end):
            raise BoardTextError("pasted-no-cards", Spot.at(number, at + 1), text=line[at : unknown.end()])
        return Holding(suit, spelling.ranks(line[start:end]), number, at, end)
    follows = _WORD.match(line, start)
    is_mark = spelling.marks == SYMBOLS or start > at + 1
    if follows is None or follows[0][0] in spelling.marks:
        return Holding(suit, (), number, at, at + 1, marked=False)
    if is_mark and any(letter in "xX" or letter.isdigit() for letter in follows[0]):
        raise BoardTextError("pasted-no-cards", Spot.at(number, start + 1), text=line[at:start].strip() + follows[0])
    return Holding(suit, (), number, at, at + 1, marked=False) if spelling.marks == SYMBOLS else None


def _without_marks(line: str, number: int, spelling: Spelling) -> Iterator[Holding]:
    """The parts of a line, with two spaces or more between them, that are nothing but ranks or the sign of a void."""
    for part in _PART.finditer(line):
        if _VOID.fullmatch(part[0]) or spelling.cards.fullmatch(part[0]):
            yield Holding(None, spelling.ranks(part[0]), number, part.start(), part.end())


# -- Hands in a text suit by suit: a diagram as in bulletins and forums, or one hand after another ---------------------


_NEAR = 16
"""The most columns between the name of a player and his hand below it."""


class Block:
    """The suits of one hand, which stand one below the other or side by side."""

    def __init__(self, first: Holding, suit: Suit) -> None:
        self.holdings: dict[Suit, Holding] = {suit: first}
        self.last = first

    @property
    def line(self) -> int:
        """The first line of the hand."""
        return min(one.line for one in self.holdings.values())

    @property
    def column(self) -> int:
        """The first column of the hand."""
        return min(one.column for one in self.holdings.values())

    @property
    def lines(self) -> range:
        """The lines on which the hand stands."""
        return range(self.line, self.last.line + 1)

    @property
    def size(self) -> int:
        """How many cards the hand has."""
        return sum(len(one.ranks) for one in self.holdings.values())

    def takes(self, holding: Holding) -> bool:
        """Whether the holding can be the next of this hand."""
        if holding.suit is None:
            return len(self.holdings) < len(Suit) and holding.line > self.last.line
        return holding.suit not in self.holdings and holding.line - self.last.line <= 2

    def add(self, holding: Holding) -> None:
        """Adds a holding; one without a suit has the next one in order."""
        self.holdings[HIGHEST_FIRST[len(self.holdings)] if holding.suit is None else holding.suit] = holding
        self.last = holding


def blocks_of(holdings: Sequence[Holding]) -> list[Block]:
    """The hands that these holdings make, in the order of reading."""
    blocks: list[Block] = []
    for holding in holdings:
        block = _block_for(holding, blocks)
        if block is not None:
            block.add(holding)
        elif holding.marked or holding.suit is Suit.SPADES:
            blocks.append(Block(holding, Suit.SPADES if holding.suit is None else holding.suit))
    most = max((len(block.holdings) for block in blocks), default=0)
    # A card that is spoken of is no hand.
    return [block for block in blocks if len(block.holdings) > 1 and (len(block.holdings) == most or block.size)]


def _block_for(holding: Holding, blocks: Sequence[Block]) -> Block | None:
    """The hand to which a holding belongs: that on the same line before it, or else the nearest above it."""
    open_blocks = [block for block in blocks[-8:] if block.takes(holding)]
    if holding.suit is Suit.SPADES:
        return None
    beside = [block for block in open_blocks if block.last.line == holding.line]
    if beside:
        return beside[-1]
    return min(open_blocks, key=lambda block: (abs(block.column - holding.column), -block.line), default=None)


def seats_of(blocks: Sequence[Block], labels: Sequence[Label]) -> dict[Seat, Block]:
    """The hand of each player, by the names beside or above them, or else by where they stand.

    Raises BoardTextError where one is named twice, or it cannot be known whose a hand is.
    """
    named = [_named(block, blocks, labels) for block in blocks]
    placed = _by_place(blocks)
    if placed and len(set(named) - {None}) < len(blocks):
        return dict(zip(placed, blocks, strict=True))
    if all(seat is None for seat in named):
        raise BoardTextError("pasted-whose-hand", blocks[0].line)
    by_seat: dict[Seat, Block] = {}
    for seat, block in zip(named, blocks, strict=True):
        if seat is None:
            raise BoardTextError("pasted-whose-hand", block.line)
        if seat in by_seat:
            raise BoardTextError("pasted-hand-twice", block.line, seat=seat)
        by_seat[seat] = block
    return by_seat


def _named(block: Block, blocks: Sequence[Block], labels: Sequence[Label]) -> Seat | None:
    """The player named on the line of the hand before it, or else near above it on a line without cards."""
    taken = {line for other in blocks for line in other.lines}
    before = [one for one in labels if one.line == block.line and one.end <= block.column]
    behind = max(
        (other.last.end for other in blocks if other.line == block.line and other.column < block.column), default=-1
    )
    if before and before[-1].column >= behind and block.column - before[-1].end <= _NEAR:
        return before[-1].seat
    above = [
        one
        for one in labels
        if one.line not in taken and 0 < block.line - one.line <= 2 and abs(one.column - block.column) <= _NEAR
    ]
    nearest = min(above, key=lambda one: (block.line - one.line, abs(one.column - block.column)), default=None)
    return nearest.seat if nearest is not None else None


def _by_place(blocks: Sequence[Block]) -> tuple[Seat, ...]:
    """The players of hands as they stand in a diagram, in the order of reading; () if that cannot be known."""
    lines = Counter(block.line for block in blocks)
    rows = [count for _, count in sorted(lines.items())]
    match rows:
        case [1, 2, 1]:
            return (Seat.N, Seat.W, Seat.E, Seat.S)
        case [1, 2]:
            return (Seat.N, Seat.W, Seat.E)
        case [2, 1]:
            return (Seat.W, Seat.E, Seat.S)
        case [2]:
            return (Seat.W, Seat.E)
        case [1, 1]:
            return (Seat.N, Seat.S)
        case [1, 1, 1, 1]:
            return (Seat.N, Seat.E, Seat.S, Seat.W)
    return ()


# -- What a text says around the hands: number, dealer, vulnerability, contract ----------------------------------------


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


# -- An auction in a text: a row with the names of the players, and the calls below them -------------------------------


_CALL = re.compile(
    rf"(?P<bid>[1-7]\s?(?:NT|SA|N(?![^\W_])|[{SYMBOLS}]|[SHDCPQF](?![^\W_])))"
    r"|(?P<all>(?:all|tutti)\s+pass\w*|AP(?![^\W_]))|(?P<passed>pass\w*|P(?![^\W_]))"
    r"|(?P<redoubled>XX|rdbl|redouble|surcontre|surcontro)(?![^\W_])"
    r"|(?P<doubled>X|dbl|double|contre|contro)(?![^\W_])|(?P<none>-+|\.\.+)|(?P<rest>[!?*=()\d]+|\S+)",
    re.IGNORECASE,
)


def auction_in(lines: Sequence[str], marks: str, dealer: Seat | None) -> tuple[Called, ...]:
    """The calls below the first row of the players' names, as far as they can be read; () if there is none.

    The first call is in its column; where the columns do not show whose it is, it is the dealer's.
    """
    for number, line in enumerate(lines):
        if is_row_of_seats(line):
            columns = {label.seat: label.column for label in labels_in([line])}
            if auction := _below(lines[number + 1 :], columns, marks, dealer):
                return auction
    return ()


def _below(lines: Sequence[str], columns: dict[Seat, int], marks: str, dealer: Seat | None) -> tuple[Called, ...]:
    order = sorted(columns, key=columns.__getitem__)
    if any(seat.left is not after for seat, after in pairwise(order)):
        return ()
    auction: list[Called] = []
    seat: Seat | None = None
    for line in lines:
        if not line.strip():
            if auction:
                break
            continue
        for match in _CALL.finditer(line):
            if match["rest"]:
                if not auction or match["rest"][0].isalpha():
                    return tuple(auction)
                continue
            if seat is None:
                seat = _first(match.start(), columns, order, dealer, is_call=not match["none"])
            if match["none"]:
                seat = seat.left
                continue
            for call in _calls(match, marks, auction):
                auction.append(Called(seat, call))
                seat = seat.left
            if auction_over([called.call for called in auction]):
                return tuple(auction)
    return tuple(auction)


def _first(column: int, columns: dict[Seat, int], order: Sequence[Seat], dealer: Seat | None, *, is_call: bool) -> Seat:
    """The seat of the first entry of an auction."""
    nearest = min(order, key=lambda seat: abs(columns[seat] - column))
    return dealer if is_call and dealer is not None and nearest is order[0] else nearest


def _calls(match: re.Match[str], marks: str, before: Sequence[Called]) -> tuple[Call, ...]:
    if bid := match["bid"]:
        named = denomination_of(bid[1:].strip(), marks)
        return (Bid(int(bid[0]), named),) if named is not None else ()
    if match["all"]:
        calls = [called.call for called in before]
        missing: list[Call] = []
        while len(missing) < 4 and not auction_over([*calls, *missing]):
            missing.append(Pass())
        return tuple(missing)
    return (Pass() if match["passed"] else Redouble() if match["redoubled"] else Double(),)


# -- Hands in a text with their suits in order and points or spaces between them: "N: AKQ.JT9.-.8765432" ---------------


_SUIT = r"(?:(?:10|[AKQJTRDFV2-9])+|-{1,3})"
_POINTED = re.compile(rf"(?<![\w.])(?:{_SUIT})?(?:\.(?:{_SUIT})?){{3}}(?![\w.])", re.IGNORECASE)
_SPACED = re.compile(rf"{_SUIT}(?:(?:\s*,\s*|\s+){_SUIT}){{3}}", re.IGNORECASE)
_FIRST = re.compile(rf"(?<![^\W_])({SEAT})(?![^\W_])\s*(?:\([^)]*\))?\s*[:.=)]?\s*\Z", re.IGNORECASE)
_HAND_TAG = re.compile(r"\[/?hand\]", re.IGNORECASE)
_EMPTY = ("", "-", "--", "---")


Hand = tuple[Seat | None, Block]
"""A hand and its player; None where he is not named."""


def hands_with_points(lines: Sequence[str]) -> list[Hand]:
    """The hands with points between their suits, in the order of reading."""
    return [found for number, line in enumerate(lines, 1) for found in _with_points(line, number)]


def hands_with_spaces(lines: Sequence[str]) -> list[Hand]:
    """The hands with spaces or commas between their suits, in the order of reading."""
    spaced = [found for number, line in enumerate(lines, 1) for found in _with_spaces(line, number)]
    players = {seat for seat, _ in spaced}
    # "S" may be spades as well as South.
    clear = len(players) == len(spaced) > 1 and None not in players
    return [(seat, block) for seat, block in spaced if clear or block.size == 13]


def _with_points(line: str, number: int) -> Iterator[Hand]:
    """The hands on a line; after the first, whose player is named, they go clockwise."""
    seat: Seat | None = None
    end = 0
    for match in _POINTED.finditer(line):
        if not any(letter.isalnum() for letter in match[0]):
            continue
        named = _FIRST.search(line, end, match.start())
        seat = seat_called(named[1]) if named else seat.left if seat is not None else None
        yield seat, _block(match[0].split("."), number, match.start())
        end = match.end()


def _with_spaces(line: str, number: int) -> Iterator[Hand]:
    """The hand on a line, if it is nothing else: four suits with spaces or commas between them."""
    text = _HAND_TAG.sub("", line)
    named = re.match(rf"\s*({SEAT})(?![^\W_])\s*(?:\([^)]*\))?\s*[:.=)]?\s+", text, re.IGNORECASE)
    start = named.end() if named else len(text) - len(text.lstrip())
    if _SPACED.fullmatch(text, start, len(text.rstrip())):
        suits = re.split(r"\s*,\s*|\s+", text[start:].strip())
        yield (seat_called(named[1]) if named else None), _block(suits, number, start)


def _block(suits: Sequence[str], line: int, column: int) -> Block:
    spelling = SPELLINGS[0]
    held = [
        Holding(suit, () if cards in _EMPTY else spelling.ranks(cards.upper()), line, column, column)
        for suit, cards in zip(HIGHEST_FIRST, suits, strict=True)
    ]
    block = Block(held[0], HIGHEST_FIRST[0])
    for holding in held[1:]:
        block.add(holding)
    return block


LONGEST = 1024 * 1024
"""The longest text that is read, in characters."""
_LINES, _COLUMNS = 400, 400
"""The most lines in which hands are looked for, and the most characters of each."""
_FILE = re.compile(r'^[ \t]*\[\s*[A-Za-z]\w*\s*"|(?:^|\|)\s*(?:md|qx|vg|pn|st)\s*\|', re.MULTILINE)
_ON_A_SERVER = re.compile(r"[?&](?:myhand|linurl)=", re.IGNORECASE)


class PastedTextError(RefusedError):
    """No deal can be read from a text; the message says why, and on which line."""


class Pasted(msgspec.Struct, frozen=True):
    """A deal read from a text: the board as a record, and which of its facts the text itself gives, None for others.

    `boards` is how many boards the text has, the first of which was read.
    """

    record: Recorded
    number: int | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    boards: int = 1


def read_pasted(text: str) -> Pasted:
    """The deal in a text: PBN, LIN, a link to a viewer, a diagram, or hand by hand; raises PastedTextError.

    Hands that are not given are None, but for the fourth of three full ones.
    """
    if len(text) > LONGEST:
        raise PastedTextError(say("pasted-too-long"))
    if not text.strip():
        raise PastedTextError(say("pasted-empty"))
    if _FILE.search(text) or LINK.search(text.replace("&amp;", "&")):
        return _from_file(text)
    if _ON_A_SERVER.search(text):
        raise PastedTextError(say("pasted-on-a-server"))
    return _from_lines([line[:_COLUMNS] for line in plain_lines(text)[:_LINES]])


def _from_file(text: str) -> Pasted:
    """The first board of a text in PBN or LIN that can be read, else what is wrong with the first."""
    try:
        with BoardStream(io.BytesIO(text.encode("utf-8", errors="replace")), "") as stream:
            entries = list(stream.entries())
    except BoardFileError:
        raise PastedTextError(say("pasted-nothing")) from None
    first = next((entry for entry in entries if isinstance(entry, Recorded)), entries[0])
    if isinstance(first, UnreadableBoard):
        raise PastedTextError(first.message)
    board = first.board
    return Pasted(first, board.number, board.dealer, board.vulnerable, len(entries))


def _from_lines(lines: Sequence[str]) -> Pasted:
    """The deal in lines of text, whose suits are spelt in the first way in which hands are found."""
    try:
        spelling, deal = _deal(lines)
    except BoardTextError as wrong:
        raise PastedTextError(wrong.message) from None
    text = "\n".join(" ".join(line.split()) for line in lines if line)
    number, dealer, vulnerable = number_in(text), dealer_in(text), vulnerability_in(text)
    auction = auction_in(lines, spelling.marks, dealer)
    dealer = auction[0].seat if auction else dealer
    board = Board.numbered(number or 1)
    record = Recorded(
        Board(
            board.number,
            board.dealer if dealer is None else dealer,
            board.vulnerable if vulnerable is None else vulnerable,
        ),
        deal,
        auction,
        contract_in(text, spelling.marks) or contract_called(auction),
    )
    return Pasted(record, number, dealer, vulnerable)


def _deal(lines: Sequence[str]) -> tuple[Spelling, KnownHands]:
    """The hands and the spelling of their suits; raises BoardTextError."""
    if given := hands_with_points(lines):
        return SPELLINGS[0], _checked(_by_seat(given[: len(Seat)]))
    labels = list(labels_in([without_headings(line) for line in lines]))
    wrong: BoardTextError | None = None
    spaced = hands_with_spaces(lines)[: len(Seat)]
    found: list[tuple[int, Spelling, Callable[[], dict[Seat, Block]]]] = [
        (sum(block.size for _, block in spaced), SPELLINGS[0], partial(_by_seat, spaced))
    ]
    for spelling in SPELLINGS:
        try:
            # A page may have several diagrams: the first is read.
            blocks = blocks_of(holdings_in(lines, spelling))[: len(Seat)]
        except BoardTextError as unreadable:
            wrong = wrong or unreadable
        else:
            found.append((sum(block.size for block in blocks), spelling, partial(seats_of, blocks, labels)))
    # A letter may be a suit in one language and a card in another: the most cards are found where it is what it means.
    for size, spelling, hands in sorted(found, key=lambda each: -each[0]):
        try:
            if size and (wrong is None or size >= 13):
                return spelling, _checked(hands())
        except BoardTextError as unreadable:
            wrong = wrong or unreadable
    for spelling in SPELLINGS:
        if spelling.marks and (small := _in_small_letters(lines, spelling)) is not None:
            return spelling, small
    raise wrong or BoardTextError("pasted-no-hands", 1)


def _in_small_letters(lines: Sequence[str], spelling: Spelling) -> KnownHands | None:
    """The hands where suits and cards are small letters; None unless there are full ones: any text has such letters."""
    capitals = [line.upper() for line in lines]
    labels = list(labels_in([without_headings(line) for line in lines]))
    try:
        blocks = blocks_of(holdings_in(capitals, spelling))[: len(Seat)]
        deal = _checked(seats_of(blocks, labels)) if blocks else None
    except BoardTextError:
        return None
    return deal if deal is not None and all(hand is None or len(hand) == 13 for hand in deal) else None


def _by_seat(given: Sequence[Hand]) -> dict[Seat, Block]:
    """The hands of the players named; four without a name go clockwise from North. Raises BoardTextError."""
    if all(seat is None for seat, _ in given) and len(given) == len(Seat):
        return dict(zip(Seat, (block for _, block in given), strict=True))
    hands: dict[Seat, Block] = {}
    for seat, block in given:
        if seat is None:
            raise BoardTextError("pasted-whose-hand", block.line)
        if seat in hands:
            raise BoardTextError("pasted-hand-twice", block.line, seat=seat)
        hands[seat] = block
    return hands


def _checked(hands: Mapping[Seat, Block]) -> KnownHands:
    """The cards of the hands; raises BoardTextError where a card is given twice or their sizes differ."""
    seen: set[Card] = set()
    deal: dict[Seat, frozenset[Card]] = {}
    for seat, block in sorted(hands.items(), key=lambda item: item[1].line):
        cards: set[Card] = set()
        for suit, holding in block.holdings.items():
            for card in (Card(suit, rank) for rank in holding.ranks):
                if card in seen or card in cards:
                    raise BoardTextError("pasted-card-twice", holding.line, card=card)
                cards.add(card)
        seen |= cards
        deal[seat] = frozenset(cards)
    size = _usual_size(deal)
    for seat, cards_held in deal.items():
        if len(cards_held) != size:
            raise BoardTextError("pasted-hand-size", hands[seat].line, seat=seat, count=len(cards_held), others=size)
    known: KnownHands = BySeat.of(deal.get)
    return completed(known)


def _usual_size(deal: Mapping[Seat, frozenset[Card]]) -> int:
    """The number of cards most hands have: 13 if any has that many, or if they have more."""
    sizes = [len(cards) for cards in deal.values()]
    most = max(sizes)
    return 13 if most >= 13 or len(sizes) == 1 else max(sizes, key=lambda size: (sizes.count(size), size))
