"""From a table to a recorded board."""

from __future__ import annotations

from itertools import takewhile

from bridgetable.cards.call import Bid, Call
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.faults import is_played_out
from bridgetable.files.record import Called, Played, Recorded
from bridgetable.table.irregularity import LeadOutOfTurn, Revoke
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.table.text import written_in

_HIGHEST = 7


def record_of(table: Table, event: str = "", language: str = "en") -> Recorded:
    """The record of a table, with explanations of calls in this language if they have several.

    Withdrawn calls and cards are left out; a skipped player, an insufficient bid, a lead out of turn and a revoke that
    stand are marked, and so is a result that the Laws have made another than that of the tricks won (Law 64).
    """
    over = table.phase is Phase.OVER
    declarer, plays = table.declarer, _plays(table)
    result = table.tricks_after_transfers(declarer.side) if over and declarer is not None else None
    ruled = result is not None and declarer is not None and result != table.tricks_won(declarer.side)
    return Recorded(
        table.board,
        BySeat(*table.deal),
        auction=_auction(table, language),
        contract=table.contract,
        passed_out=table.passed_out,
        declarer_swapped=table.auction.contract is not None and _swapped(table),
        leader=table.due_to_lead(table.first_number) if table.contract is not None else None,
        plays=plays,
        result=result,
        result_ruled=ruled,
        claimed=result is not None and not ruled and bool(plays) and not is_played_out(BySeat(*table.deal), plays),
        names=table.names,
        event=event,
    )


def _swapped(table: Table) -> bool:
    """Whether the presumed dummy became declarer (Law 54A)."""
    called = table.auction.contract
    return called is not None and table.declarer is called.declarer.partner


def _auction(table: Table, language: str) -> tuple[Called, ...]:
    highest: Bid | None = None
    found: list[Called] = []
    # PBN cannot express a bid of more than seven, after which no call can stand (Law 38).
    for made in takewhile(lambda one: not _over_seven(one.call), table.auction.calls):
        low = isinstance(made.call, Bid) and highest is not None and made.call <= highest
        highest = made.call if isinstance(made.call, Bid) else highest
        words = written_in(made.alert, language)
        found.append(Called(made.seat, made.call, low, words, alerted=bool(made.alert) and not words))
    return tuple(found)


def _over_seven(call: Call) -> bool:
    return isinstance(call, Bid) and call.level > _HIGHEST


def _plays(table: Table) -> tuple[Played, ...]:
    """The cards as far as each trick has one of each player, because PBN cannot express other tricks."""
    plays: list[Played] = []
    for number, trick in table.numbered_tricks():
        if len(trick.plays) != len(trick.players):
            break
        for play in trick.plays:
            led = play is trick.plays[0] and _is(table, LeadOutOfTurn, number, play.seat)
            plays.append(Played(play.seat, play.card, _is(table, Revoke, number, play.seat), led))
        if len(trick.plays) < len(Seat):
            break
    return tuple(plays)


def _is(table: Table, kind: type[Revoke | LeadOutOfTurn], trick: int, seat: Seat) -> bool:
    """Whether this seat committed an irregularity of this kind with a card that still lies in this trick."""
    return any(
        isinstance(offence, kind) and (offence.seat, offence.trick) == (seat, trick) and _lies_there(table, offence)
        for offence in table.irregularities
    )


def _lies_there(table: Table, offence: Revoke | LeadOutOfTurn) -> bool:
    trick = table.trick(offence.trick)
    return trick is not None and offence.card in trick.cards_of(offence.seat)
