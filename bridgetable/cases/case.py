"""The case: a first table and the actions, branches and expectations that follow."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Redouble, auction_over
from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import NAMELESS, BySeat, Seat, Side
from bridgetable.cases.reader import CaseError, nth
from bridgetable.engine.actions import Action, Pointer
from bridgetable.table.auction import auction_in_rotation
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.first import first_table
from bridgetable.table.question import Person
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table
from bridgetable.table.text import Text

# -- Checking that an auction is regular, and finding its contract -----------------------------------------------------


class IrregularAuctionError(CaseError):
    """The call at this index of the list, its `number`, cannot occur in a regular auction."""

    def __init__(self, number: int, key: str) -> None:
        super().__init__(nth("auction", number), key)
        self.number = number


def contract_after(dealer: Seat, calls: tuple[Call, ...]) -> Contract | None:
    """The contract of a regular auction, of these calls in rotation; None while it is open, or if it was passed out.

    Raises IrregularAuctionError if it is not regular.
    """
    caller = dealer
    highest: tuple[Bid, Seat] | None = None
    doubling = Doubling.UNDOUBLED
    for number, call in enumerate(calls):
        if auction_over(calls[:number]):
            raise IrregularAuctionError(number, "case-auction-is-over")
        match call:
            case Bid():
                if highest is not None and call <= highest[0]:
                    raise IrregularAuctionError(number, "case-insufficient-bid")
                highest, doubling = (call, caller), Doubling.UNDOUBLED
            case Double() | Redouble():
                doubling = _doubled(number, call, caller, highest, doubling)
        caller = caller.left
    return auction_in_rotation(dealer, calls).contract


def _doubled(number: int, call: Call, caller: Seat, highest: tuple[Bid, Seat] | None, doubling: Doubling) -> Doubling:
    """The doubling after a double or redouble; raises IrregularAuctionError if Law 19 does not permit it."""
    theirs = highest is not None and highest[1].side is not caller.side
    if isinstance(call, Double):
        if not theirs or doubling is not Doubling.UNDOUBLED:
            raise IrregularAuctionError(number, "case-inadmissible-double")
        return Doubling.DOUBLED
    if theirs or highest is None or doubling is not Doubling.DOUBLED:
        raise IrregularAuctionError(number, "case-inadmissible-redouble")
    return Doubling.REDOUBLED


class Branch(msgspec.Struct, frozen=True):
    """Another line of play from the table at this point."""

    title: Text
    actions: tuple[Entry, ...]


# -- expectations ----------------------------------------------------------------------------------------------------


class Asking(msgspec.Struct, frozen=True):
    """An expected question: a person who is asked, and optionally the clause and all options."""

    by: Person
    law: str | None = None
    options: tuple[str, ...] | None = None


class Known(msgspec.Struct, frozen=True):
    """The seats for which information from a card or call is expected to be unauthorised."""

    what: Card | Call
    unauthorised: tuple[Seat, ...]


class Moved(msgspec.Struct, frozen=True):
    """An expected trick transfer: its clause, the number of tricks, and the side that gets them."""

    law: str
    tricks: int
    to: Side


BySeats: TypeAlias = tuple[tuple[Seat, tuple[Card, ...]], ...]
BySides: TypeAlias = tuple[tuple[Side, int], ...]


class Expect(msgspec.Struct, frozen=True):
    """The assertions about the table at this point; a field that is UNSET asserts nothing."""

    turn: Seat | UnsetType | None = UNSET
    asked: Asking | UnsetType | None = UNSET
    legal: BySeats | UnsetType = UNSET
    lawful_calls: tuple[tuple[Seat, tuple[Call, ...]], ...] | UnsetType = UNSET
    table: BySeats | UnsetType = UNSET
    penalty: tuple[tuple[Seat, tuple[tuple[Card, str], ...]], ...] | UnsetType = UNSET
    restricted: tuple[tuple[Seat, tuple[str, ...]], ...] | UnsetType = UNSET
    irregularities: tuple[Pointer, ...] | UnsetType = UNSET
    rulings: tuple[str, ...] | UnsetType = UNSET
    no_rulings: tuple[str, ...] | UnsetType = UNSET
    information: tuple[Known, ...] | UnsetType = UNSET
    declarer: Seat | UnsetType = UNSET
    contract: str | UnsetType = UNSET
    won: BySides | UnsetType = UNSET
    transfers: tuple[Moved, ...] | UnsetType = UNSET
    tricks: BySides | UnsetType = UNSET
    score: tuple[tuple[Side, float | Artificial], ...] | UnsetType = UNSET
    worth: tuple[tuple[Side, float], ...] | UnsetType = UNSET
    equity: BySides | UnsetType | None = UNSET
    impossible: Action | UnsetType = UNSET


Entry: TypeAlias = Action | Branch | Expect
"""An entry in the list of actions of a case."""


# -- the document ----------------------------------------------------------------------------------------------------


class Ending(msgspec.Struct, frozen=True):
    """The start of an ending: the tricks North-South and East-West have won, and the leader."""

    won: tuple[int, int]
    leader: Seat


class Case(msgspec.Struct, frozen=True):
    """The contents of a case file; with neither an auction nor a contract, its actions begin with the first call.

    `names` are those of the players of a recorded board, for which a case file has no place.
    """

    title: Text
    edition: Edition
    board: Board
    deal: Hands
    story: Text = ()
    source: Text = ()
    tags: tuple[str, ...] = ()
    elections: Elections = ()
    auction: tuple[Call, ...] = ()
    contract: Contract | None = None
    ending: Ending | None = None
    names: BySeat[str] = NAMELESS
    actions: tuple[Entry, ...] = ()

    @property
    def first(self) -> Table:
        """The table before the first action."""
        bid = contract_after(self.board.dealer, self.auction)
        return first_table(
            self.edition,
            self.board,
            self.deal,
            self.contract or bid,
            calls=self.auction,
            elections=self.elections,
            leader=self.ending.leader if self.ending else None,
            won=self.ending.won if self.ending else (0, 0),
            names=self.names,
        )
