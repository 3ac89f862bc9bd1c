"""The fast path finds lawful what the engine finds lawful, and doubts everything else."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bridgetable.audit.fast_path import lawful_contract, won_lawfully
from bridgetable.audit.replay import replayed_auction, replayed_play
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Pass, Redouble
from bridgetable.cards.seat import Seat, Side
from bridgetable.files.record import Called, Played, Recorded
from bridgetable.table.edition import Edition
from tests.each import for_each
from tests.files.made import lawful, made

CALLS: tuple[Call, ...] = (
    *[Pass()] * 9,
    Double(),
    Double(),
    Redouble(),
    *(Bid(level, suit) for level in (1, 2, 3) for suit in Denomination),
)


def auction_at_random(chance: random.Random) -> tuple[Called, ...]:
    """Calls of any kind, mostly in rotation: lawful auctions are among them, and every way to break one off."""
    seat, found = Seat.N, list[Called]()
    highest: Bid | None = None
    while len(found) < 4 or (chance.random() < 0.95 and any(not isinstance(one.call, Pass) for one in found[-3:])):
        if chance.random() < 0.02:
            seat = chance.choice(list(Seat))
        call = chance.choice(CALLS)
        if isinstance(call, Bid) and highest is not None and call <= highest and chance.random() < 0.9:
            call = Pass()
        highest = call if isinstance(call, Bid) else highest
        found.append(Called(seat, call))
        seat = seat.left
    return tuple(found)


def with_changes(record: Recorded, chance: random.Random) -> Recorded:
    """The record with some cards of its play exchanged, among them of one hand and of one trick, or stopped early."""
    plays = list(record.plays)
    for _ in range(chance.choice((0, 0, 1, 1, 2))):
        one, other = chance.sample(range(52), 2)
        if chance.random() < 0.8:
            same = [n for n, played in enumerate(plays) if played.seat is plays[one].seat]
            other = chance.choice(same)
            plays[one], plays[other] = (
                Played(plays[one].seat, plays[other].card),
                Played(plays[other].seat, plays[one].card),
            )
        else:
            plays[one], plays[other] = plays[other], plays[one]
    return replace(record, plays=tuple(plays[: chance.choice((52, 52, chance.randint(0, 52)))]))


@pytest.mark.parametrize("block", range(10))
def test_it_finds_an_auction_lawful_exactly_when_the_engine_does(block: int) -> None:
    lawful_ones = 0
    for seed in range(40 * block, 40 * block + 40):
        record = replace(lawful(seed + 1), auction=auction_at_random(random.Random(seed)))
        record = replace(record, board=replace(record.board, dealer=Seat.N))
        numbers = lawful_contract(record.auction, Seat.N)
        replay = replayed_auction(record, Edition.E2017)
        table = replay.table
        ended = not replay.found and replay.stopped is None and (table.contract is not None or table.passed_out)
        assert (numbers is not None) is ended, record.auction
        if numbers is not None:
            lawful_ones += 1
            assert numbers == numbers_of(table.contract)
    assert lawful_ones


def numbers_of(contract: Contract | None) -> tuple[int, int, int]:
    if contract is None:
        return (0, 0, 0)
    return 5 * contract.bid.level + contract.bid.denomination, contract.doubling, contract.declarer


@pytest.mark.parametrize("block", range(10))
def test_it_finds_a_play_lawful_exactly_when_the_engine_does(block: int) -> None:
    found = set()
    for seed in range(5 * block, 5 * block + 5):
        record = replace(with_changes(lawful(seed + 1), random.Random(seed)), auction=())
        assert record.contract is not None
        won = won_lawfully(record)
        replay = replayed_play(record, Edition.E2017, record.contract, record.plays)
        assert replay is not None
        assert (won is not None) is (not replay.found and replay.stopped is None)
        found.add(won is not None)
        if won is not None:
            assert won == (replay.table.tricks_taken(Side.NS), replay.table.tricks_taken(Side.EW))
    assert found == {True, False}


@for_each("seed", range(60))
def test_it_doubts_whatever_may_be_on_record(seed: int) -> None:
    """Endings, unknown hands, marks and swapped declarers: what it calls lawful the engine does too."""
    record = made(seed)
    if won_lawfully(record) is None:
        return
    if record.auction:
        assert not replayed_auction(record, Edition.E2017).found
    if record.plays and record.contract is not None:
        replay = replayed_play(record, Edition.E2017, record.contract, record.plays)
        assert replay is not None and not replay.found and replay.stopped is None
