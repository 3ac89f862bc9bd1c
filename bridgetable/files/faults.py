"""What a record tells of calls, cards and tricks that cannot be so, or that it should have marked as irregular."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgetable.cards.call import Bid, Call, Contract, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.files.record import BoardTextError, Called, KnownHands, Played, Recorded, trick_winner
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import CURRENT


def auction_faults(auction: Sequence[Called], lines: Sequence[int]) -> Iterator[BoardTextError]:
    """The first insufficient bid that is not marked, the first marked that is sufficient, and so on."""
    last_bid: Bid | None = None
    last: tuple[Call, Seat] | None = None
    told: set[str] = set()
    for called, line in zip(auction, lines, strict=True):
        call = called.call
        if isinstance(call, Pass) and not called.insufficient:
            continue
        key = _call_fault(called, last_bid, last)
        if key and key not in told:
            told.add(key)
            yield BoardTextError(key, line, call=call)
        if isinstance(call, Bid):
            last_bid = call
        last = (call, called.seat)


def _call_fault(called: Called, last_bid: Bid | None, last: tuple[Call, Seat] | None) -> str:
    call = called.call
    if called.insufficient:
        is_low = isinstance(call, Bid) and last_bid is not None and call <= last_bid
        return "" if is_low else "files-sufficient"
    if isinstance(call, Bid):
        return "files-insufficient" if last_bid is not None and call <= last_bid else ""
    answered = Double if isinstance(call, Redouble) else Bid
    if last is None or not isinstance(last[0], answered) or last[1].side is called.seat.side:
        return "files-inadmissible"
    return ""


def play_faults(deal: KnownHands, plays: Sequence[Played], lines: Sequence[int]) -> Iterator[BoardTextError]:
    """The first revoke that is not marked, and the first marked card that is none; only where the hand is known."""
    left = [None if hand is None else _lengths(hand) for hand in deal]
    told: set[str] = set()
    led = Suit.CLUBS
    for index, (played, line) in enumerate(zip(plays, lines, strict=True)):
        suit = played.card.suit
        led = suit if index % 4 == 0 else led
        counts = left[played.seat]
        if counts is None:
            continue
        is_revoke = suit is not led and counts[led] > 0
        if is_revoke is not played.revoke:
            key = "files-revoke-unmarked" if is_revoke else "files-no-revoke"
            if key not in told:
                told.add(key)
                yield BoardTextError(key, line, card=played.card, seat=played.seat)
        counts[suit] -= 1


def _lengths(hand: frozenset[Card]) -> list[int]:
    """How many cards of each suit are in the hand."""
    lengths = [0, 0, 0, 0]
    for card in hand:
        lengths[card.suit] += 1
    return lengths


def result_fault(record: Recorded, line: int) -> BoardTextError | None:
    """Whether one side has won more tricks than the result leaves it, where no ruling has changed that."""
    contract, result = record.contract, record.result
    if contract is None or result is None or record.result_ruled or not record.is_whole:
        return None
    won, lost = tricks_won(record.plays, contract)
    if won <= result <= 13 - lost:
        return None
    return BoardTextError("files-result-differs", line, stated=result, won=won if won > result else 13 - lost)


def claim_fault(record: Recorded, line: int) -> BoardTextError | None:
    """Whether one side has won more tricks than the claim leaves it."""
    if not record.claimed or result_fault(record, line) is None or record.contract is None or record.result is None:
        return None
    won, lost = tricks_won(record.plays, record.contract)
    if record.result < won:
        return BoardTextError("files-claim-too-low", line, claimed=record.result, won=won)
    return BoardTextError("files-claim-too-high", line, claimed=record.result, won=lost)


def is_played_out(deal: KnownHands, plays: Sequence[Played]) -> bool:
    """Whether all cards have been played; hands that are not known have as many as the others, or thirteen."""
    return len(plays) >= 4 * max((len(hand) for hand in deal if hand is not None), default=13)


def tricks_won(plays: Sequence[Played], contract: Contract) -> tuple[int, int]:
    """How many complete tricks declarer's side has won, and how many it has lost."""
    complete = len(plays) // 4
    side, trump = contract.declarer.side, contract.trump
    won = sum(trick_winner(plays[start : start + 4], trump).side is side for start in range(0, 4 * complete, 4))
    return won, complete - won


def computed_score(record: Recorded) -> int | None:
    """The score of declarer's side by Law 77 as it is in force; None if the record does not say enough."""
    if record.passed_out:
        return 0
    if record.contract is None or record.result is None:
        return None
    return declarer_score(CURRENT, record.contract, record.board, record.result)
