"""Reading a deal from any text in which people give one, with what the text says besides."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.card import Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.pasted.auctions import auction_in
from bridgetable.files.pasted.diagram import Block, blocks_of, seats_of
from bridgetable.files.pasted.hands import Hand, hands_with_points, hands_with_spaces
from bridgetable.files.pasted.headings import contract_in, dealer_in, number_in, vulnerability_in, without_headings
from bridgetable.files.pasted.holdings import SPELLINGS, Spelling, holdings_in, plain_lines
from bridgetable.files.pasted.seats import Label, labels_in
from bridgetable.files.pbn_auction import contract_of
from bridgetable.files.record import BoardFileError, BoardTextError, KnownHands, Recorded, UnreadableBoard
from bridgetable.files.spelling import completed
from bridgetable.files.stream import BoardStream
from bridgetable.files.viewer_links import LINK
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

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
            board.number, board.dealer if dealer is None else dealer,
            board.vulnerable if vulnerable is None else vulnerable,
        ),
        deal, auction, contract_in(text, spelling.marks) or contract_of(auction),
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
    if (small := _in_small_letters(lines, labels)) is not None:
        return SPELLINGS[1], small
    raise wrong or BoardTextError("pasted-no-hands", 1)


def _in_small_letters(lines: Sequence[str], labels: Sequence[Label]) -> KnownHands | None:
    """The hands where suits and cards are small letters; None unless there are full ones: any text has such letters."""
    try:
        blocks = blocks_of(holdings_in([line.upper() for line in lines], SPELLINGS[1]))[: len(Seat)]
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
            raise BoardTextError(
                "pasted-hand-size", hands[seat].line, seat=seat, count=len(cards_held), others=size
            )
    known: KnownHands = BySeat.of(deal.get)
    return completed(known)


def _usual_size(deal: Mapping[Seat, frozenset[Card]]) -> int:
    """The number of cards most hands have: 13 if any has that many, or if they have more."""
    sizes = [len(cards) for cards in deal.values()]
    most = max(sizes)
    return 13 if most >= 13 or len(sizes) == 1 else max(sizes, key=lambda size: (sizes.count(size), size))
