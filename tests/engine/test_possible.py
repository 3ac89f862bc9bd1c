"""What is lawful now, and what a deed would be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import irregularities_of, is_possible, lawful_calls, lawful_cards, refusal
from bridgetable.laws.long_searches import SearchPostponedError, postponing, results
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.irregularity import kind_of
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, actions_of, at, bidding

LED = at(POZNAN, "4S S").do("WCJ")
OPENED = bidding(POZNAN).do("bids N 1S")


def would(situation: Situation, text: str) -> list[str]:
    (action,) = actions_of(text)
    return [kind_of(offence) for offence in irregularities_of(situation.table, action)]


# -- cards -----------------------------------------------------------------------------------------------------------


def test_a_hand_on_turn_follows_suit_and_the_others_play_nothing() -> None:
    assert [LED.lawful(seat) for seat in "NESW"] == ["CA CK CQ", "", "", ""]


def test_the_leader_may_lead_anything() -> None:
    assert len(at(POZNAN, "4S S").lawful("W").split()) == 13


def test_who_cannot_follow_may_play_anything() -> None:
    """Dummy has no spade."""
    void = at("N:.AK.. 3.3.. 4.4.. A.5..", "3NT S", lead="W").do("WSA")
    assert void.lawful("N") == "HA HK"


def test_nothing_is_lawful_while_a_ruling_is_awaited() -> None:
    revoked = LED.do("NCA EH2")
    assert revoked.lawful("S") == "C9 C7 C6 C5 C3"
    assert [revoked.do("attention S").lawful(seat) for seat in "NESW"] == [""] * 4


def test_nothing_is_lawful_for_others_while_declarer_chooses_about_a_lead() -> None:
    asked = at(POZNAN, "4S S").do("EC2", "director S")
    assert asked.lawful("W") == asked.lawful("E") == ""


def test_in_a_claim_and_after_the_play_no_card_is_lawful() -> None:
    claimed = LED.do("NCA EC2 SC3", "claim S 10")
    assert not any(claimed.lawful(seat) for seat in "NESW")
    assert not any(claimed.do("agree W").lawful(seat) for seat in "NESW")


def test_who_corrects_his_revoke_plays_the_suit_led() -> None:
    assert LED.do("NCA EH2", "director S").lawful("E") == "C8 C4 C2"


def test_who_adds_a_card_to_a_defective_trick_has_the_ones_he_may_choose_from() -> None:
    defective = LED.do("NCA", "omit E", "SC3 NCK EC4 SC5 WCT", "director N")
    assert defective.asked is not None and defective.asked[:2] == ("E", "67B1(a)")
    assert set(defective.lawful("E").split()) == defective.asked[2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_taken_back_is_not_the_one_to_put_in_its_place(edition: str) -> None:
    """South takes back what he played after East's revoke: he has other clubs, and one of them it must be."""
    changed = at(POZNAN, "4S S", edition).do("WCJ NCA EH2 SC3", "director W", "EC2", "choose S withdraw")
    assert changed.lawful("S") == "C9 C7 C6 C5"


# -- calls -----------------------------------------------------------------------------------------------------------


def test_only_who_is_on_turn_may_call() -> None:
    assert OPENED.may_call("E").split()[:4] == ["P", "X", "1NT", "2C"]
    assert [OPENED.may_call(seat) for seat in "NSW"] == [""] * 3


def test_a_double_is_for_opponents_and_a_redouble_for_who_was_doubled() -> None:
    doubled = OPENED.do("bid E X")
    assert "XX" in doubled.may_call("S").split()
    assert "X" not in doubled.may_call("S").split()
    assert "X" not in OPENED.do("bid E P").may_call("S").split()


def test_over_seven_no_trump_there_is_no_bid() -> None:
    assert bidding(POZNAN).do("bids N 7NT").may_call("E").split() == ["P", "X"]


def test_nobody_may_call_while_the_next_player_is_asked_about_a_bid_too_low() -> None:
    asked = OPENED.do("bid E 1H", "director S")
    assert asked.may_call("E") == asked.may_call("N") == asked.may_call("W") == ""


def test_nobody_may_call_while_the_director_is_asked_what_a_player_meant() -> None:
    asked = OPENED.do("rebid N 1NT", "director E")
    assert asked.turn == "E"
    assert asked.asked is not None and asked.asked[0] == "director"
    assert asked.may_call("E") == ""


def test_nobody_may_call_when_the_auction_is_over_or_a_ruling_awaited() -> None:
    assert not any(LED.may_call(seat) for seat in "NESW")
    noticed = OPENED.do("bid E 1H", "attention S")
    assert not any(noticed.may_call(seat) for seat in "NESW")


# -- what it would be ------------------------------------------------------------------------------------------------


@for_each(
    ("text", "kinds"),
    [
        ("NCA", []),
        ("NH3", ["revoke"]),
        ("EC2", ["premature-play"]),
        ("WCT", ["premature-lead"]),
        ("extra E remark", ["extraneous-information"]),
        ("ECA", []),
    ],
)
def test_a_deed_in_the_play_is_told_beforehand(text: str, kinds: list[str]) -> None:
    assert would(LED, text) == kinds
    assert LED.offences == []


@for_each(
    ("text", "kinds"),
    [
        ("bid E P", []),
        ("bid E 1H", ["insufficient-bid"]),
        ("bid S P", ["call-out-of-rotation"]),
        ("bid E XX", ["inadmissible-call"]),
        ("bid E 8C", ["bid-over-seven"]),
        ("rebid N 1NT", ["changed-call"]),
    ],
)
def test_a_call_is_told_beforehand(text: str, kinds: list[str]) -> None:
    assert would(OPENED, text) == kinds


@given(st.integers(0, 300), st.sampled_from(Edition), st.sampled_from(["1NT", "4H"]), st.data())
def test_what_is_lawful_is_no_irregularity_and_what_is_not_is_one(
    seed: int, edition: Edition, contract: str, data: st.DataObject
) -> None:
    """For whoever is on turn, after any lawful cards."""
    table = first_table(edition, Board.numbered(1), random_deal(seed), contract_of(contract, Seat.S))
    for _ in range(data.draw(st.integers(0, 9))):
        assert table.turn is not None
        card = data.draw(st.sampled_from(sorted(lawful_cards(table, table.turn))))
        table = apply(table, a.Play(table.turn, card)).table
    assert table.turn is not None
    lawful = lawful_cards(table, table.turn)
    tried = data.draw(st.sampled_from(sorted(table.hands[table.turn])))
    assert (tried in lawful) == (irregularities_of(table, a.Play(table.turn, tried)) == ())


@given(st.sampled_from(Edition), st.data())
def test_a_lawful_call_is_no_irregularity(edition: Edition, data: st.DataObject) -> None:
    table = first_table(edition, Board.numbered(1), random_deal(7), None)
    for _ in range(8):
        seat = table.to_call
        if seat is None:
            break
        calls = sorted(lawful_calls(table, seat), key=repr)
        call = data.draw(st.sampled_from(calls))
        assert irregularities_of(table, a.MakeCall(seat, call)) == ()
        table = apply(table, a.MakeCall(seat, call)).table


def test_whether_something_can_be_said_to_a_claim_is_told_without_a_search() -> None:
    table = at(POZNAN, "4S S").table
    with postponing(0):
        claimed = apply(table, a.MakeClaim(Seat.S, 12)).table
        with pytest.raises(SearchPostponedError):
            apply(claimed, a.Summon(Seat.W))
    known = results()
    for action in (a.Agree(Seat.W), a.Object(Seat.W), a.Summon(Seat.W)):
        assert is_possible(claimed, action)
    assert refusal(claimed, a.Agree(Seat.N)) is not None and results() == known
