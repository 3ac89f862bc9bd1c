"""Reading a deal from any text in which people give one, with what the text says besides."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

import msgspec

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.pasted.holdings import (
    HIGHEST_FIRST,
    SEAT,
    SPELLINGS,
    SYMBOLS,
    Block,
    Holding,
    Spelling,
    blocks_of,
    holdings_in,
    is_row_of_seats,
    labels_in,
    plain_lines,
    seat_called,
    seats_of,
)
from bridgetable.files.pbn_moves import auction_over, contract_of
from bridgetable.files.record import BoardFileError, BoardTextError, Called, KnownHands, Recorded, UnreadableBoard
from bridgetable.files.spelling import completed
from bridgetable.files.stream import BoardStream
from bridgetable.files.viewer_links import LINK
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

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
        contract_in(text, spelling.marks) or contract_of(auction),
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
