"""The history that begins with a draft: its first table, and the cards of the trick in progress."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.call import Contract
from bridgetable.cards.seat import Seat
from bridgetable.cases.auction import IrregularAuctionError, outcome
from bridgetable.cases.first_table import ending_of, is_regular
from bridgetable.dealing.draft import FULL, Draft
from bridgetable.engine.actions import Play
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.first import first_table
from bridgetable.table.question import Message, say


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
    history = History(first_table(
        edition, draft.board, draft.hands, contract_of(draft), calls=draft.calls, elections=elections,
        leader=draft.leader if ending else None, won=draft.won if ending else (0, 0),
    ))
    leader = leader_of(draft)
    for card, seat in zip(draft.led, leader.round() if leader is not None else (), strict=False):
        history = history.act(Play(seat, card))
    return history


def draft_of(history: History) -> Draft:
    """The draft that a history began with, to be changed, with the auction as it stands if it was regular."""
    start, table = history.start, history.table
    calls = tuple(one.call for one in table.auction.calls) if is_regular(table) else ()
    ending = ending_of(start)
    return Draft(
        start.board, start.deal, len(start.deal.north), start.contract or table.contract, calls,
        *((ending.leader, ending.won) if ending is not None else (None, (0, 0))),
    )
