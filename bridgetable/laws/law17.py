"""Law 17, with 34: the auction period; three passes with one out of rotation do not end the auction."""

from __future__ import annotations

from itertools import islice, pairwise

from bridgetable.cards.seat import Seat
from bridgetable.laws import irregular_calls, law16
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import CallWithdrawn, Event, RotationRestored, RulingGiven, Settled
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def reverts_to_the_player_skipped(table: Table) -> tuple[Event, ...]:
    """Three passes have followed a call, one of them out of rotation, so that a player lost his turn (17D3, 34).

    Nobody needs to draw attention, since the auction has not ended. An auction ruled to have ended is left alone.
    """
    if table.contract is not None or not table.auction.closed:
        return ()
    last = tuple(islice(table.auction.earlier(len(table.auction.made)), 4))[::-1]
    for one, other in pairwise(last):
        due = table.auction.made[one].seat.left
        if table.auction.made[other].seat is not due:
            return auction_reverts(table, other, due)
    return ()


@clause("17D3", E2017, printed={E2007: "17E2"})
def auction_reverts(table: Table, call_id: CallId, skipped: Seat) -> tuple[Event, ...]:
    """The passes from the one out of rotation on are cancelled, and the player who missed his turn calls.

    The players who passed out of rotation are offenders (16C).
    """
    passes = irregular_calls.this_and_later_calls(table, call_id)
    offenders = _players_who_passed_out_of_rotation(table, passes)
    sides = {seat.side for seat in offenders}
    seats = tuple(seat for seat in Seat if seat.side in sides)
    reverts_to = RulingGiven("34", say("law-34", offender=offenders[0], seat=skipped))
    cancelled = RulingGiven(auction_reverts.number(table), say("law-17D3", seat=skipped, offenders=offenders))
    return (
        reverts_to,
        RotationRestored(reverts_to, offenders[:1], by_correct_player=False),
        *(CallWithdrawn(one) for one in passes),
        cancelled,
        RotationRestored(cancelled, offenders, by_correct_player=False),
        *(law16.call_unauthorised_for(table, one, seats) for one in passes),
        *_settled(table, passes),
    )


@auction_reverts.wording("34", E1997)
def _(table: Table, call_id: CallId, skipped: Seat) -> tuple[Event, ...]:
    """The auction proceeds as though there had been no irregularity, and no player counts as an offender."""
    passes = irregular_calls.this_and_later_calls(table, call_id)
    offender = table.auction.made[call_id].seat
    told = RulingGiven("34", say("law-34-reverts", offender=offender, seat=skipped))
    restored = RotationRestored(told, (offender,), by_correct_player=False)
    return (told, restored, *(CallWithdrawn(one) for one in passes), *_settled(table, passes))


def _players_who_passed_out_of_rotation(table: Table, passes: tuple[CallId, ...]) -> tuple[Seat, ...]:
    auction, made = table.auction, table.auction.made
    called = ((made[next(auction.earlier(made[one].slot))].seat, made[one].seat) for one in passes)
    return tuple(dict.fromkeys(seat for before, seat in called if before.left is not seat))


def _settled(table: Table, passes: tuple[CallId, ...]) -> tuple[Event, ...]:
    return tuple(Settled(n, Status.CORRECTED) for n in table.irregularities_of(passes))


LAW = Law(17)
