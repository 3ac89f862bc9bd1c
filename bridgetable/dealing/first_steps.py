"""The history that begins with a draft: its first table, and the cards of the trick in progress."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract
from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.cases.case import IrregularAuctionError, outcome
from bridgetable.cases.first_table import ending_of, is_regular
from bridgetable.dealing.conditions import Conditions
from bridgetable.dealing.draft import FULL, Draft
from bridgetable.disk.contents import opened
from bridgetable.engine.actions import Play
from bridgetable.engine.history import History
from bridgetable.files.encoding import encoding_of, text_in
from bridgetable.files.pasted.reading import read_pasted
from bridgetable.files.record import BoardFileError, Recorded
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.first import first_table
from bridgetable.table.question import Message, say

LONGEST = 1024 * 1024
"""The largest file that a deal is taken from, in bytes."""


def faults(draft: Draft) -> tuple[Message, ...]:
    """What must be mended before the draft can be played, the first thing first; none if it can."""
    return tuple(_faults(draft))


def contract_of(draft: Draft) -> Contract | None:
    """The contract: the one that its calls end in, or the one chosen; None while the auction is open."""
    if not draft.calls:
        return draft.contract
    try:
        return outcome(draft.board.dealer, draft.calls).contract
    except IrregularAuctionError:
        return None


def leader_of(draft: Draft) -> Seat | None:
    """Who leads next: the hand on declarer's left, or in an ending the one that is said to; None where it is open."""
    if draft.is_ending:
        return draft.leader
    contract = contract_of(draft)
    return contract.declarer.left if contract is not None else None


def _faults(draft: Draft) -> Iterator[Message]:
    for seat, hand in draft.hands.items():
        if len(hand) > draft.size:
            yield say("draft-too-many", seat=seat, number=len(hand) - draft.size)
        elif len(hand) < draft.size:
            yield say("draft-too-few", seat=seat, number=draft.size - len(hand))
    try:
        outcome(draft.board.dealer, draft.calls)
    except IrregularAuctionError as error:
        yield say("draft-auction", number=error.number + 1)
    if draft.is_ending:
        yield from _ending_faults(draft)
    yield from _trick_faults(draft)


def _ending_faults(draft: Draft) -> Iterator[Message]:
    if contract_of(draft) is None:
        yield say("draft-ending-contract")
    if draft.leader is None:
        yield say("draft-ending-leader")
    if sum(draft.won) + draft.size != FULL:
        yield say("draft-ending-won", number=FULL - draft.size, won=sum(draft.won))


def _trick_faults(draft: Draft) -> Iterator[Message]:
    leader = leader_of(draft)
    if draft.led and leader is None:
        yield say("draft-trick-leader")
    for card, seat in zip(draft.led, leader.round() if leader is not None else (), strict=False):
        if draft.owner(card) is not seat:
            yield say("draft-trick-order", card=card, seat=seat)
            return


def first_history(draft: Draft, edition: Edition, elections: Elections = ()) -> History:
    """The history that begins with the draft, its trick in progress played; the draft must have no faults."""
    ending = draft.is_ending
    history = History(
        first_table(
            edition,
            draft.board,
            draft.hands,
            contract_of(draft),
            calls=draft.calls,
            elections=elections,
            leader=draft.leader if ending else None,
            won=draft.won if ending else (0, 0),
        )
    )
    leader = leader_of(draft)
    for card, seat in zip(draft.led, leader.round() if leader is not None else (), strict=False):
        history = history.act(Play(seat, card))
    return history


def recorded_deals(conditions: Conditions, first: int, deals: Sequence[Hands]) -> tuple[Recorded, ...]:
    """The deals as boards that can be written into a file, from the first number on."""
    boards = (conditions.board(Board.numbered(first + number)) for number in range(len(deals)))
    return tuple(Recorded(board, BySeat(*hands)) for board, hands in zip(boards, deals, strict=False))


def draft_of(history: History) -> Draft:
    """The draft that a history began with, to be changed, with the auction as it stands if it was regular."""
    start, table = history.start, history.table
    calls = tuple(one.call for one in table.auction.calls) if is_regular(table) else ()
    ending = ending_of(start)
    return Draft(
        start.board,
        start.deal,
        len(start.deal.north),
        start.contract or table.contract,
        calls,
        *((ending.leader, ending.won) if ending is not None else (None, (0, 0))),
    )


def draft_pasted(text: str, board: Board) -> Draft:
    """The draft of a deal given in a text, with the board's own facts where the text gives none.

    Raises RefusedError if there is no deal in the text. Hands it does not give are empty.
    """
    pasted = read_pasted(text)
    record = pasted.record
    hands = record.deal.map(lambda hand: frozenset[Card]() if hand is None else hand)
    number = board.number if pasted.number is None else pasted.number
    usual = board if number == board.number else Board.numbered(number)
    told = Board(
        number, usual.dealer if pasted.dealer is None else pasted.dealer, pasted.vulnerable or usual.vulnerable
    )
    calls = tuple(called.call for called in record.auction)
    return Draft(told, hands, max(1, *map(len, hands)), None if calls else record.contract, calls, leader=record.leader)


def text_of_file(path: Path) -> str:
    """The text of a file with a deal, in whatever encoding; raises OSError if it cannot be read or is too large."""
    with opened(path, LONGEST) as stream:
        try:
            encoding = encoding_of(stream, path.name)
        except BoardFileError as error:
            raise OSError(str(error)) from error
        with text_in(stream, encoding) as text:
            return text.read()
