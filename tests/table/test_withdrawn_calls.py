"""Tests for the withdrawn calls that restrain a lead, against a look at each of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cards.call import Bid, Call, Denomination, Pass
from bridgetable.cards.seat import Seat
from bridgetable.table.auction import Auction, MadeCall
from bridgetable.table.identity import CallId
from bridgetable.table.obligation_record import NO_CALLS, WithdrawnCalls, final_call, lowest_of

CALLS: tuple[Call, ...] = (Pass(), Bid(1, Denomination.C), Bid(1, Denomination.NT))
SEAT = Seat.E


def made_one_after_the_other(calls: list[tuple[int, bool, bool]]) -> Auction:
    """An auction of one player: which call, whether it is late, and whether it is put for his last one."""
    auction = Auction(Seat.N)
    for which, late, changes in calls:
        last = auction.last_call_id(SEAT) if changes else None
        slot = auction.made[last].slot if last is not None else len(auction.made)
        if last is not None and not late:
            auction = auction.without(last)
        auction = auction.adding(MadeCall(SEAT, CALLS[which], slot, changes=last, late=late))
    return auction


def all_of(auction: Auction, order: list[int]) -> WithdrawnCalls:
    known = NO_CALLS
    for call_id in order:
        known = known.with_call(CallId(call_id), auction.made[call_id], changed=False)
    return known


ONE = st.tuples(st.integers(0, 2), st.booleans(), st.booleans())


@given(st.lists(ONE, min_size=1, max_size=12), st.data())
def test_they_are_found_as_by_a_look_at_each(calls: list[tuple[int, bool, bool]], data: st.DataObject) -> None:
    auction = made_one_after_the_other(calls)
    order = data.draw(st.permutations(range(len(calls))))
    chosen = data.draw(st.sets(st.sampled_from(order)))
    auction = auction.without(*data.draw(st.sets(st.sampled_from(order))))
    known, bits = all_of(auction, order), sum(1 << one for one in chosen)

    by_turn: dict[CallId | None, set[int]] = {}
    for call_id in chosen:
        by_turn.setdefault(final_call(auction, CallId(call_id)), set()).add(call_id)
    assert known.by_final_call(auction, bits) == {final: sum(1 << n for n in some) for final, some in by_turn.items()}

    def passes(call_id: int) -> bool:
        return final_call(auction, CallId(call_id)) not in by_turn and auction.made[call_id].call != Pass()

    rest = known.every & ~bits
    first = next((one for one in order if one not in chosen and passes(one)), None)
    assert known.first_of(auction, rest, passes) == first


def test_those_made_alike_are_tested_once() -> None:
    auction = made_one_after_the_other([(1, True, False)] * 300)
    tested: list[int] = []
    known = all_of(auction, list(range(300)))

    def fails(call_id: CallId) -> bool:
        tested.append(call_id)
        return False

    assert known.first_of(auction, known.every, fails) is None
    assert tested == [0] and len(known.alike) == 1


def test_the_lowest_of_a_set_is_the_first_made() -> None:
    assert lowest_of(0b10100) == 2
