"""From a recorded board to the first table and the plays, and from a table to a recorded board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Pass, Redouble, auction_over
from bridgetable.cards.card import Card
from bridgetable.cards.deal import FULL_HAND
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.engine.actions import Action, Agree, Concede, MakeClaim, Play
from bridgetable.files.faults import auction_faults, is_played_out, play_faults, result_fault
from bridgetable.files.record import Called, Played, Recorded, contract_called, trick_winner
from bridgetable.table.auction import Auction, MadeCall, auction_in_rotation
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table, tricks_before
from bridgetable.table.irregularity import Revoke
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Phase, Table
from bridgetable.table.text import DEFAULT_LANGUAGE, written_in
from bridgetable.table.values import log_of


class NoTableError(RefusedError):
    """The record lacks what a table needs."""


def first_table_of(record: Recorded, edition: Edition) -> Table:
    """The table of the record before the first card, with its auction, finished or not.

    The calls are kept as they were made, even out of rotation or insufficient; the passes after the last of them may be
    left out where there is a contract. The tricks before an ending, of which a record says nothing, are declarer's
    side's, as a case file tells them. Raises NoTableError if any of the four hands is unknown, or if they are those of
    an ending and the contract is not known.
    """
    hands, place = record.hands, record.place
    if hands is None:
        raise NoTableError(say("files-hands-unknown", game=place.game, line=int(place.line), at=place.column))
    auction = _with_last_passes(auction_of(record), record.contract)
    contract = auction.contract if record.contract is None else record.contract
    leader, won = None, (0, 0)
    if len(hands.north) < FULL_HAND:
        if contract is None:
            raise NoTableError(
                say("files-ending-without-contract", game=place.game, line=int(place.line), at=place.column)
            )
        leader = contract.opening_leader if record.leader is None else record.leader
        won = tricks_before(hands, contract)
    names = record.names.map(lambda name: " ".join(name.split()))
    return first_table(edition, record.board, hands, contract, auction=auction, leader=leader, won=won, names=names)


def auction_of(record: Recorded) -> Auction:
    """The auction of the record with its explanations; four passes if it says only that the board was passed out."""
    dealer = record.board.dealer
    auction = Auction(dealer, log_of(_made(called, slot) for slot, called in enumerate(record.auction)))
    return auction_in_rotation(dealer, (Pass(),) * 4) if record.passed_out and not auction.passed_out else auction


def _with_last_passes(auction: Auction, contract: Contract | None) -> Auction:
    """The auction closed by as many passes as it lacks, if they lead to this contract; else the same auction."""
    closed = auction
    while contract is not None and closed.made and not closed.closed:
        closed = closed.adding(MadeCall(closed.made[-1].seat.left, Pass(), len(closed.made)))
    return closed if closed.contract == contract else auction


def _made(called: Called, slot: int) -> MadeCall:
    explained = (("", called.note),) if called.note or called.alerted else ()
    return MadeCall(called.seat, called.call, slot, alert=explained)


def plays_of(record: Recorded) -> tuple[Play, ...]:
    """The cards played as actions, in the order they were played."""
    return tuple(Play(played.seat, played.card) for played in record.plays)


def claim_of(record: Recorded, table: Table) -> tuple[Action, ...]:
    """The claim in which the play ended at this table, and the agreement to it: declarer has the tricks recorded.

    A record does not say who claimed: declarer does, or concedes if no more trick is his. There is no claim where
    the result leaves one side fewer tricks than it has won, nor in an ending, of which the tricks before are not known.
    """
    declarer = table.declarer
    if not record.claimed or not record.is_whole or declarer is None or record.result is None:
        return ()
    more = record.result - table.tricks_taken(declarer.side)
    left = 13 - sum(table.tricks_taken(side) for side in Side)
    if not 0 <= more <= left:
        return ()
    return (MakeClaim(declarer, more) if more else Concede(declarer, left), Agree(declarer.left))


# -- A board as programs expect it that know no irregularities: what they would refuse is left out ---------------------


def as_lawful(record: Recorded) -> Recorded:
    """The board with neither marks nor comments nor a case, its auction and play as far as they are lawful.

    Whoever was skipped passes; an auction that even so is not lawful, or does not lead to the contract, is left out.
    The play ends before the first trick that is not lawful, or that the result would contradict.
    """
    auction = lawful_calls(record)
    plain = replace(
        record,
        auction=tuple(replace(called, comments=(), nags=()) for called in auction or ()),
        plays=_lawful_plays(record),
        declarer_swapped=False,
        result_ruled=False,
        commentary=(),
        embedded="",
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
    leads_there = contract_called(calls) == record.contract if over else record.contract is None
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
    return tuple(Called(dealer.after(index), call) for index, call in enumerate(calls))


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


# -- From a table to a recorded board ----------------------------------------------------------------------------------


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
    if table.contract is not None and len(table.deal.north) == FULL_HAND:
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
