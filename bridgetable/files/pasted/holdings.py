"""The cards of a suit as they stand in a text, with their line and column."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from html import unescape
from typing import NamedTuple

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.files.record import BoardTextError, Spot

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
