"""The order in time: what was done after this, whatever trick and rotation it belongs to."""

from __future__ import annotations

import pytest

from bridgetable.cards.notation import card_of, card_text
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.chronology import (
    asked_about_calls,
    cards_played_after,
    cards_played_since,
    contract_in_abeyance,
    moment_of,
    moment_of_card,
    moment_of_irregularity,
    played_later,
    recorded_since_played,
    since,
    withdrawn_from_before,
)
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.question import Calls, Question
from bridgetable.table.state import Table
from tests.situations import POZNAN, at, bidding


def cards_since(table: Table, card: str) -> list[str]:
    """The cards that lie there and were played after this one, in the order they came."""
    return [card_text(event.card) for event in cards_played_since(table, moment_of_card(table, card_of(card)))]


def test_a_card_of_dummy_called_too_soon_came_before_the_player_in_front_of_it() -> None:
    """North's card is called before West has played: in rotation West is first, in time he is last."""
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "NCK EC4 SC5 WCT", "NCQ EC8 SC6").table
    early = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "NCK EC4", "WCT", "SC5").table
    assert cards_since(table, "CQ") == ["C8", "C6"]
    assert cards_since(early, "CT") == ["C5"]


def test_what_came_after_goes_on_into_the_next_trick() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4").table
    assert cards_since(table, "C2") == ["C3", "CK", "C4"]


def test_a_card_that_went_back_was_not_played_since() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK", "back N CK").table
    assert cards_since(table, "C2") == ["C3"]


def test_a_card_played_again_came_when_it_was_last_played() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK", "back N CK", "NCK").table
    assert cards_since(table, "C3") == ["CK"]
    assert cards_since(table, "CK") == []


def test_a_card_that_was_only_put_back_was_played_when_it_first_came() -> None:
    """South picks up his card after North has led: the Director has it go back where it was (47F)."""
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SC5", "back E C4", "director N").table
    assert cards_since(table, "C4") == ["C5"]
    assert [card_text(put.card) for put in cards_played_after(table, card_of("C2"), 1)] == ["C3", "CK", "C4", "C5"]
    assert played_later(table, card_of("C5"), card_of("C4"))


def test_what_was_changed_is_what_had_been_played_before_and_went_back_since() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director E").table
    assert [card_text(event.card) for event in withdrawn_from_before(table, card_of("H4"), 1)] == ["C2"]
    assert withdrawn_from_before(table, card_of("H3"), 1) == ()


def test_an_irregularity_happened_with_the_card_it_was() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA ED3 SC3").table
    moment = moment_of_irregularity(table, IrregularityId(0))
    assert moment == moment_of_card(table, card_of("D3")) + 1
    assert [event.card for event in since(table, moment) if isinstance(event, e.CardPlayed)] == [card_of("C3")]


def test_what_was_there_when_the_table_began_has_no_moment() -> None:
    table = at(POZNAN, "4S S").table
    with pytest.raises(ValueError, match="has not been played"):
        moment_of_card(table, card_of("CA"))
    with pytest.raises(ValueError, match="before the first table"):
        moment_of_irregularity(table, IrregularityId(0))
    with pytest.raises(ValueError, match="has not happened"):
        moment_of(table, e.Noted())


def test_an_event_is_known_by_when_it_last_happened() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "director S", "NCA", "director S").table
    summoned = e.DirectorSummoned(table.declarer) if table.declarer is not None else None
    assert summoned is not None
    assert not [event for event in since(table, moment_of(table, summoned)) if isinstance(event, e.CardPlayed)]


def test_a_call_that_takes_the_contract_away_leaves_it_in_abeyance_until_somebody_rules_on_it() -> None:
    ended = bidding(POZNAN).do("bids N 1S P 2H P P P")
    changed = ended.do("rebid E X")
    assert (contract_in_abeyance(ended.table), contract_in_abeyance(changed.table)) == (False, True)
    accepted = changed.do("director S", "choose director unintended")
    assert [contract_in_abeyance(accepted.do(calls).table) for calls in ("bid S P", "bids S P P P")] == [False, False]


def test_what_was_answered_before_the_auction_was_reopened_was_for_another_contract() -> None:
    asked = Question("26B", (Seat.S,), Calls(Seat.W, (CallId(1),)), ask="26B")
    chosen = evolve(bidding(POZNAN).do("bids N 1S P P P").table, e.Answered(asked, Seat.S, "free"))
    assert asked_about_calls(chosen) == {("26B", Seat.W): {CallId(1)}}
    assert not asked_about_calls(evolve(chosen, e.AuctionReopened()))


def test_what_was_recorded_of_a_card_before_it_was_played_again_is_left_out() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "EC2", "back E C2", "NCA", "cards E H2 C2").table
    kinds = [type(one).__name__ for one in table.irregularities]
    assert kinds == ["PrematurePlay", "TakenBack", "SeveralCards"]
    assert [number for number, _ in recorded_since_played(table, card_of("C2"))] == [2]
    assert [number for number, _ in recorded_since_played(table, card_of("CJ"))] == [0, 1, 2]
