"""From a table to a recorded board."""

from __future__ import annotations

from itertools import takewhile

from bridgetable.cards.call import Bid, Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.faults import is_played_out
from bridgetable.files.pbn_auction import auction_over
from bridgetable.files.pbn_play import trick_winner
from bridgetable.files.record import Called, Played, Recorded
from bridgetable.table.irregularity import Revoke
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.table.text import DEFAULT_LANGUAGE, written_in

_HIGHEST = 7


def record_of(table: Table, event: str = "", language: str = DEFAULT_LANGUAGE) -> Recorded:
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
        if auction_over([called.call for called in found]):
            break
    return tuple(found)


def _over_seven(call: Call) -> bool:
    return isinstance(call, Bid) and call.level > _HIGHEST


def _plays(table: Table) -> tuple[Played, ...]:
    """The cards in rotation as far as each trick has one of each player, because PBN cannot express other tricks.

    A lead is out of turn where the trick before was won by another; a revoke is a card of another suit than that led.
    """
    plays: list[Played] = []
    due = table.due_to_lead(table.first_number)
    if table.contract is not None and len(table.deal.north) == 13:
        due = table.contract.opening_leader
    for number, trick in table.numbered_tricks():
        if len(trick.plays) != len(trick.players):
            break
        cards = {play.seat: play.card for play in trick.plays}
        found: list[Played] = []
        for seat in takewhile(cards.__contains__, trick.leader.round()):
            card = cards[seat]
            led = card if not found else found[0].card
            revoke = card.suit is not led.suit and _is_revoke(table, number, seat, card)
            found.append(Played(seat, card, revoke, not found and due is not None and seat is not due))
        plays += found
        if len(found) < len(Seat):
            break
        due = trick_winner(found, table.trump)
    return tuple(plays)


def _is_revoke(table: Table, trick: int, seat: Seat, card: Card) -> bool:
    """Whether this seat revoked in this trick with a card that still lies there."""
    return any(
        isinstance(offence, Revoke) and (offence.seat, offence.trick, offence.card) == (seat, trick, card)
        for offence in table.irregularities
    )
