"""Making the first table of a board, before any card is played."""

from __future__ import annotations

from bridgetable.cards.board import Board
from bridgetable.cards.call import Call, Contract
from bridgetable.cards.deal import FULL_HAND, Hands
from bridgetable.cards.seat import NAMELESS, BySeat, Seat, Side
from bridgetable.table.auction import Auction, auction_in_rotation
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.state import Table


def first_table(
    edition: Edition,
    board: Board,
    hands: Hands,
    contract: Contract | None,
    *,
    calls: tuple[Call, ...] = (),
    auction: Auction | None = None,
    elections: Elections = (),
    leader: Seat | None = None,
    won: tuple[int, int] = (0, 0),
    names: BySeat[str] = NAMELESS,
) -> Table:
    """The table of a board before its first card.

    `calls` were made in rotation from the dealer; an auction that was not in rotation is given as `auction`, which
    then takes precedence. `leader` and `won`, the tricks of North-South and East-West, are for an ending.
    """
    made = auction if auction is not None else auction_in_rotation(board.dealer, calls)
    return Table(
        edition=edition,
        board=board,
        deal=hands,
        hands=hands,
        auction=made,
        elections=elections,
        contract=contract,
        leader=leader,
        won_before=won,
        names=names,
    )


def tricks_before(hands: Hands, contract: Contract, won: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """The tricks of North-South and East-West before an ending; those that nobody is known to have won are declarer's.

    `won` is what is known. On a full board there are none.
    """
    ns, ew = won
    missing = FULL_HAND - len(hands.north) - ns - ew
    return (ns + missing, ew) if contract.declarer.side is Side.NS else (ns, ew + missing)


def is_first(table: Table) -> bool:
    """Whether nothing has happened at this table yet, whatever calls and contract were given with the board."""
    return not table.happened


def just_dealt(table: Table) -> bool:
    """Whether nothing has happened at this table yet, and no call or contract was given with the board."""
    return table.contract is None and not table.auction.made and is_first(table)
