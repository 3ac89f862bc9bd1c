"""A board as programs expect it that know no irregularities: what they would refuse is left out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bridgetable.cards.call import Call, Contract, Double, Doubling, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.files.faults import auction_faults, play_faults, result_fault
from bridgetable.files.pbn_auction import auction_over, contract_of
from bridgetable.files.pbn_play import trick_winner
from bridgetable.files.record import Called, Played, Recorded


def as_lawful(record: Recorded) -> Recorded:
    """The board with neither marks nor comments nor a case, its auction and play as far as they are lawful.

    Whoever was skipped passes; an auction that even so is not lawful, or does not lead to the contract, is left out.
    The play ends before the first trick that is not lawful, or that the result would contradict.
    """
    auction = lawful_calls(record)
    plain = replace(
        record, auction=tuple(replace(called, comments=(), nags=()) for called in auction or ()),
        plays=_lawful_plays(record), declarer_swapped=False, result_ruled=False, commentary=(), embedded="",
    )
    while result_fault(plain, 0) is not None:
        plain = replace(plain, plays=plain.plays[: (len(plain.plays) - 1) // 4 * 4])
    whole = len(plain.plays) == 4 * len(next((hand for hand in record.deal if hand is not None), ()))
    return replace(plain, claimed=plain.result is not None and bool(plain.plays) and not whole)


def lawful_calls(record: Recorded) -> tuple[Called, ...] | None:
    """The calls of the board, with a pass of each player skipped; None if no lawful auction to its contract results."""
    if not record.auction:
        return ()
    calls: list[Called] = []
    seat = record.board.dealer
    for called in record.auction:
        calls += [Called(passing, Pass()) for passing in seat.round()[: seat.steps_to(called.seat)]]
        calls.append(replace(called, insufficient=False))
        seat = called.seat.left
    if any(auction_over([made.call for made in calls[:end]]) for end in range(4, len(calls))):
        return None
    over = auction_over([made.call for made in calls])
    leads_there = contract_of(calls) == record.contract if over else record.contract is None
    return tuple(calls) if leads_there and not any(auction_faults(calls, [0] * len(calls))) else None


def shortest_auction(dealer: Seat, contract: Contract) -> tuple[Called, ...]:
    """The shortest auction to a contract: declarer makes the only bid."""
    declarer = contract.declarer
    calls: list[Call] = [*[Pass()] * dealer.steps_to(declarer), contract.bid]
    if contract.doubling is not Doubling.UNDOUBLED:
        calls.append(Double())
    if contract.doubling is Doubling.REDOUBLED:
        calls.append(Redouble())
    calls += [Pass()] * 3
    return tuple(Called(Seat((dealer + index) % 4), call) for index, call in enumerate(calls))


def _lawful_plays(record: Recorded) -> tuple[Played, ...]:
    """The cards of the tricks before the first in which a card is a revoke or out of turn, without comments."""
    found: list[Played] = []
    contract = record.contract
    due = record.leader if contract is None or not record.is_whole else contract.opening_leader
    for start in range(0, len(record.plays), 4):
        trick = record.plays[start : start + 4]
        if due is not None and not _is_lawful(trick, due):
            break
        found += (Played(played.seat, played.card, note=played.note) for played in trick)
        due = trick_winner(trick, record.trump) if len(trick) == 4 and record.trump_known else None
    faults = list(play_faults(record.deal, found, range(len(found))))
    first = min((fault.line for fault in faults), default=len(found))
    return tuple(found if not faults else found[: first // 4 * 4])


def _is_lawful(trick: Sequence[Played], due: Seat) -> bool:
    in_turn = all(played.seat is seat for played, seat in zip(trick, due.round(), strict=False))
    return in_turn and not any(played.revoke or played.out_of_turn for played in trick)
