"""A board as a file records it: frozen, and the same whatever notation it came from."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Call, Contract, Denomination
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError

KnownHands: TypeAlias = BySeat[frozenset[Card] | None]

NO_HANDS: KnownHands = BySeat(None, None, None, None)
NO_NAMES: BySeat[str] = BySeat("", "", "", "")


class Place(msgspec.Struct, frozen=True):
    """Where a board stands: the file's name, which game of it, and the line on which it begins (or goes wrong)."""

    file: str = ""
    game: int = 0
    line: int = 0


class Called(msgspec.Struct, frozen=True):
    """A call that stood; a seat left out between two calls was skipped (`^S`), `insufficient` is `^I`.

    `note` is what it was explained to mean, `alerted` says that it was alerted without a word.
    """

    seat: Seat
    call: Call
    insufficient: bool = False
    note: str = ""
    comments: tuple[str, ...] = ()
    nags: tuple[int, ...] = ()
    alerted: bool = False


class Played(msgspec.Struct, frozen=True):
    """A card that stood; `revoke` is `^R`, `out_of_turn` a lead that was another's (`^L`)."""

    seat: Seat
    card: Card
    revoke: bool = False
    out_of_turn: bool = False
    note: str = ""
    comments: tuple[str, ...] = ()
    nags: tuple[int, ...] = ()


class Recorded(msgspec.Struct, frozen=True):
    """A recorded board: `plays` is in the order it happened, `result` counts declarer's tricks.

    `trumps` stands where a file tells only the denomination; `leader` is who is said to lead first; `doubts` are
    the places at which the file is wrong and could be read nevertheless.
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
    names: BySeat[str] = NO_NAMES
    event: str = ""
    site: str = ""
    date: str = ""
    scoring: str = ""
    room: str = ""
    teams: tuple[str, str] = ("", "")
    hidden: tuple[Seat, ...] = ()
    commentary: tuple[str, ...] = ()
    doubts: tuple[Message, ...] = ()
    place: Place = Place()

    @property
    def hands(self) -> Hands | None:
        """The four hands, when all are known."""
        known = [hand for hand in self.deal if hand is not None]
        return BySeat(*known) if len(known) == 4 else None

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls, without who made them."""
        return tuple(called.call for called in self.auction)

    @property
    def play(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in the order it happened."""
        return tuple((played.seat, played.card) for played in self.plays)

    @property
    def trump_known(self) -> bool:
        """Whether the file tells what is trumps, no trump included."""
        return self.contract is not None or self.trumps is not None

    @property
    def trump(self) -> Suit | None:
        """The trump suit; nothing at no trump, or where the file does not tell."""
        if self.contract is not None:
            return self.contract.trump
        return self.trumps.suit if self.trumps is not None else None


class UnreadableBoard(msgspec.Struct, frozen=True):
    """A board that cannot be read: why, where, and as much of it as could be read before."""

    place: Place
    message: Message
    so_far: Recorded | None = None


Entry: TypeAlias = Recorded | UnreadableBoard


class BoardFile(msgspec.Struct, frozen=True):
    """All boards of a file, in its order."""

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
    """Nothing of the file can be read."""

    def __init__(self, key: str, file: str) -> None:
        super().__init__(say(key, file=file))
