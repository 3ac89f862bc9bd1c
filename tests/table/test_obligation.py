"""Obligations: who must pass, may not double or owes a call, and for how long."""

from bridgetable.cards.notation import call_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.obligation import (
    CallOwed,
    LeadMayBeRestrained,
    MayNotDouble,
    Obligation,
    PassOnce,
    PassThroughout,
)
from tests.situations import POZNAN, Situation, bidding


def offence(number: int) -> IrregularityId:
    """The place of an irregularity in the list."""
    return IrregularityId(number)


def call(number: int) -> CallId:
    """The place of a call in the auction."""
    return CallId(number)


def laid_on(obligation: Obligation) -> Situation:
    """North has passed, East opened one heart; now somebody is obliged."""
    situation = bidding(POZNAN).do("bids N P 1H")
    return Situation(evolve(situation.table, e.Obliged(obligation)))


def test_who_must_pass_once_is_free_when_he_has_called() -> None:
    situation = laid_on(PassOnce(Seat.W, "30A", 2))
    assert situation.table.must_pass(Seat.W)
    assert situation.do("bids S P").table.must_pass(Seat.W)
    assert not situation.do("bids S P P").table.must_pass(Seat.W)


def test_a_call_made_before_does_not_free_him() -> None:
    assert laid_on(PassOnce(Seat.E, "30A", 2)).table.must_pass(Seat.E)
    assert not laid_on(PassOnce(Seat.E, "30A", 1)).table.must_pass(Seat.E)


def test_who_must_pass_throughout_is_not_free_until_the_auction_ends() -> None:
    situation = laid_on(PassThroughout(Seat.W, "30B", 2)).do("bids S P P")
    assert situation.table.must_pass(Seat.W)
    ended = situation.do("bids N P")
    assert ended.contract == "1H E"
    assert not ended.table.must_pass(Seat.W)


def test_only_the_player_named_is_bound() -> None:
    table = laid_on(PassOnce(Seat.W, "30A", 2)).table
    assert not any(table.must_pass(seat) for seat in (Seat.N, Seat.E, Seat.S))
    assert table.obliged(Seat.E) == ()


def test_who_may_not_double_need_not_pass() -> None:
    situation = laid_on(MayNotDouble(Seat.S, "30B2(b)", 2))
    assert not situation.table.must_pass(Seat.S)
    assert "X" not in situation.may_call("S").split()
    assert "1S" in situation.may_call("S").split()
    assert situation.do("bids S P").table.obliged(Seat.S) == ()


def test_a_call_owed_is_paid_by_any_call() -> None:
    table = laid_on(CallOwed(Seat.S, offence(0), 2)).table
    assert len(table.obliged(Seat.S)) == 1
    assert evolve(table, e.CallMade(Seat.S, call_of("P"))).obliged(Seat.S) == ()
    assert len(evolve(table, e.CallMade(Seat.W, call_of("P"))).obliged(Seat.S)) == 1


def test_a_lead_may_be_restrained_until_that_player_has_led() -> None:
    """East opened, so South leads; North leads to the second trick."""
    situation = laid_on(LeadMayBeRestrained(Seat.N, Seat.S, call(0))).do("bids S P P P")
    assert situation.contract == "1H E"
    assert len(situation.table.obliged(Seat.N)) == 1
    on_lead = situation.do("SC3 WCT NCQ EC2")
    assert len(on_lead.table.obliged(Seat.N)) == 1
    assert on_lead.do("ND2").table.obliged(Seat.N) == ()


def test_his_lead_ends_it() -> None:
    situation = laid_on(LeadMayBeRestrained(Seat.S, Seat.N, call(0))).do("bids S P P P")
    assert len(situation.table.obliged(Seat.S)) == 1
    assert situation.do("SSA").table.obliged(Seat.S) == ()
