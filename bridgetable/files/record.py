"""Recorded boards, independent of the format of their file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Call, Contract, Denomination
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import NAMELESS, BySeat, Seat
from bridgetable.table.auction import auction_by_seat
from bridgetable.table.question import Blank, Message, say
from bridgetable.table.refusal import RefusedError

T = TypeVar("T")
KnownHands: TypeAlias = BySeat[frozenset[Card] | None]

_LONGEST = 60
"""The most letters of a file that a message quotes."""
NO_HANDS: KnownHands = BySeat(None, None, None, None)


class Spot(int):
    """The number of a line that also says where on it: `column` counts characters from 1, and is 0 if not known."""

    column: int = 0

    @classmethod
    def at(cls, line: int, column: int) -> Spot:
        """This column of a line."""
        spot = cls(line)
        spot.column = column
        return spot

    def after(self, characters: int) -> Spot:
        """The place so many characters further on the line."""
        return Spot.at(self, self.column + characters)


class Stated(msgspec.Struct, frozen=True):
    """A tag as the game itself gives it, and the line on which it stands."""

    name: str
    text: str
    line: int


class Place(msgspec.Struct, frozen=True):
    """The position of a board in a file: file name, number of the game, and the line on which it begins or is wrong.

    `calls` and `cards` are the lines of each call and card; `stated` are the tags that tell the outcome and which board
    it was. `misplaced` are the tricks, numbered from 1, whose cards stand in no order that their players could have.
    `rows` counts the rows of the play, `moved` those whose cards do not stand in the columns of their players.
    `skipped` are the calls, numbered from 1, before which a skipped player is marked. `goes_on` means that it is marked
    that the auction is to be continued, `is_broadcast` that it is LIN.
    """

    file: str = ""
    game: int = 0
    line: int = 0
    calls: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    stated: tuple[Stated, ...] = ()
    misplaced: tuple[int, ...] = ()
    rows: int = 0
    moved: int = 0
    skipped: tuple[int, ...] = ()
    goes_on: bool = False
    is_broadcast: bool = False

    def has(self, name: str) -> bool:
        """Whether the game itself gives the tag of this name."""
        return any(tag.name == name for tag in self.stated)

    def tag(self, name: str) -> Stated:
        """The tag of this name as stated; an empty text on the first line of the game if it is not given."""
        return next((tag for tag in self.stated if tag.name == name), Stated(name, "", self.line))

    @property
    def column(self) -> int:
        """The column of the line, from 1; 0 if only the line is known."""
        return self.line.column if isinstance(self.line, Spot) else 0


class Called(msgspec.Struct, frozen=True):
    """A call that stood; `insufficient` is `^I` in PBN, and a seat skipped between two calls is `^S`.

    `note` is its explanation; `alerted` means that it was alerted without one.
    """

    seat: Seat
    call: Call
    insufficient: bool = False
    note: str = ""
    comments: tuple[str, ...] = ()
    nags: tuple[int, ...] = ()
    alerted: bool = False


class Played(msgspec.Struct, frozen=True):
    """A card that stood; in PBN `revoke` is `^R`, and `out_of_turn`, for a lead out of turn, is `^L`."""

    seat: Seat
    card: Card
    revoke: bool = False
    out_of_turn: bool = False
    note: str = ""
    comments: tuple[str, ...] = ()
    nags: tuple[int, ...] = ()


def contract_called(auction: Sequence[Called]) -> Contract | None:
    """The contract of an auction (Law 22); None if it has not ended or was passed out."""
    return auction_by_seat(auction[0].seat, ((one.seat, one.call) for one in auction)).contract if auction else None


def trick_winner(plays: Sequence[Played], trump: Suit | None) -> Seat:
    """The seat that wins a complete trick, given its cards in the order played (Law 44E, 44F)."""
    best = plays[0]
    for played in plays[1:]:
        card = played.card
        if card.rank > best.card.rank if card.suit is best.card.suit else card.suit is trump:
            best = played
    return best.seat


class Recorded(msgspec.Struct, frozen=True):
    """A recorded board; `plays` is in the order played, and `result` is the number of declarer's tricks.

    `claimed` means that the play ended before the last card, in a claim that was agreed to.
    `trumps` is set if the file gives only the denomination of the contract; `leader` is the seat of the first column
    of the play, and in an ending the first leader; `warnings` are about errors in spite of which it could be read.
    `embedded` are the lines of a case of this program that are with the board.
    """

    board: Board
    deal: KnownHands = NO_HANDS
    auction: tuple[Called, ...] = ()
    contract: Contract | None = None
    passed_out: bool = False
    trumps: Denomination | None = None
    declarer_swapped: bool = False
    leader: Seat | None = None
    plays: tuple[Played, ...] = ()
    result: int | None = None
    result_ruled: bool = False
    claimed: bool = False
    names: BySeat[str] = NAMELESS
    event: str = ""
    site: str = ""
    date: str = ""
    scoring: str = ""
    room: str = ""
    teams: tuple[str, str] = ("", "")
    hidden: tuple[Seat, ...] = ()
    commentary: tuple[str, ...] = ()
    embedded: str = ""
    warnings: tuple[Message, ...] = ()
    place: Place = Place()

    @property
    def hands(self) -> Hands | None:
        """The four hands; None if any is unknown."""
        known = [hand for hand in self.deal if hand is not None]
        return BySeat(*known) if len(known) == 4 else None

    @property
    def is_whole(self) -> bool:
        """Whether no hand that is known has fewer than 13 cards, as in an ending."""
        return all(hand is None or len(hand) == 13 for hand in self.deal)

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls without their seats."""
        return tuple(called.call for called in self.auction)

    @property
    def play(self) -> tuple[tuple[Seat, Card], ...]:
        """The seat and card of each play, in the order played."""
        return tuple((played.seat, played.card) for played in self.plays)

    @property
    def trump_known(self) -> bool:
        """Whether the file says what is trumps, including no trump."""
        return self.contract is not None or self.trumps is not None

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None at no trump or if the file does not say."""
        if self.contract is not None:
            return self.contract.trump
        return self.trumps.suit if self.trumps is not None else None


class UnreadableBoard(msgspec.Struct, frozen=True):
    """A board that cannot be read: where, why, and what could be read before."""

    place: Place
    message: Message
    so_far: Recorded | None = None


Entry: TypeAlias = Recorded | UnreadableBoard


class ListedBoard(msgspec.Struct, frozen=True):
    """A board as a list of boards shows it: `head` may lack its auction and play, which are read when asked for."""

    head: Entry
    rest: Callable[[], Entry] | None = None

    def read(self) -> Entry:
        """The whole board; only now is it found whether anything is wrong with its auction and play."""
        return self.head if self.rest is None else self.rest()


class BoardFile(msgspec.Struct, frozen=True):
    """All boards of a file, in order."""

    records: tuple[Entry, ...]

    @property
    def readable(self) -> tuple[Recorded, ...]:
        """The boards that could be read."""
        return tuple(record for record in self.records if isinstance(record, Recorded))

    @property
    def unreadable(self) -> tuple[UnreadableBoard, ...]:
        """The boards that could not be read."""
        return tuple(record for record in self.records if isinstance(record, UnreadableBoard))


class BoardFileError(RefusedError):
    """Nothing in the file can be read."""

    def __init__(self, key: str, file: str) -> None:
        super().__init__(say(key, file=file))


class BoardTextError(RefusedError):
    """Something on line `line` of a file that cannot be read, or is wrong; what is quoted is shortened to one line.

    Where the line is a `Spot` the message has its column too, as `at`; otherwise that is 0.
    """

    def __init__(self, key: str, line: int, **blanks: Blank) -> None:
        quoted = {name: _shortened(value) if isinstance(value, str) else value for name, value in blanks.items()}
        super().__init__(say(key, line=int(line), at=line.column if isinstance(line, Spot) else 0, **quoted))
        self.line = line

    def in_game(self, game: int) -> Message:
        """The message with the number of the game in the file."""
        return self.message.and_with(game=game)


def _shortened(text: str) -> str:
    one_line = " ".join(text[: 2 * _LONGEST].split())
    return one_line if len(one_line) <= _LONGEST and len(text) <= 2 * _LONGEST else one_line[:_LONGEST] + "…"


class Parsed(msgspec.Struct, Generic[T], frozen=True):
    """The items parsed with the line of each, the warnings, and the error at which parsing stopped, if any."""

    items: tuple[T, ...]
    warnings: tuple[BoardTextError, ...] = ()
    error: BoardTextError | None = None
    lines: tuple[int, ...] = ()
