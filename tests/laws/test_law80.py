"""Law 80: play with screens, as the organisers regulate it: North and East on one side, South and West on the other.

Cases A to C are those of the book on withdrawn calls, case D the one on withdrawn cards.
"""

from __future__ import annotations

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding, by_year

NUMBERS = by_year({"1997": "80E", "2007": "80B2(e)"})
INSUFFICIENT = ("bids N 1H P 1C 1H",)
"""North opens, South's one club is not sufficient, and West calls over it on the same side of the screen."""


def screens(edition: str = "2017", dealer: str = "N") -> Situation:
    return bidding(POZNAN, dealer, edition, screens=True)


def test_80_without_screens_west_accepts_by_calling() -> None:
    assert bidding(POZNAN).do(*INSUFFICIENT).offences == ["insufficient-bid S 0 accepted"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_80_case_a_what_has_not_crossed_cannot_be_accepted(edition: str) -> None:
    """West had to draw attention to it: both sides are at fault, and both calls are made again."""
    called = screens(edition).do(*INSUFFICIENT)
    assert called.offences == ["insufficient-bid S 0 unnoticed"]
    ruled = called.do("director W")
    assert ruled.offences == ["insufficient-bid S 0 corrected"]
    assert (ruled.stands, ruled.turn, ruled.asked) == ("N1H EP", "S", None)
    assert ruled.ruled == [NUMBERS[edition]]
    assert ruled.unauthorised_call("1C") == "NESW"
    assert ruled.bound("N") == ruled.bound("S") == []
    assert "1S" in ruled.may_call("S")
    assert "X" in ruled.do("bid S 1S").may_call("W")


@pytest.mark.parametrize("edition", EDITIONS)
def test_80_case_b_the_tray_comes_back_when_both_let_it_cross(edition: str) -> None:
    ruled = screens(edition).do(*INSUFFICIENT, "tray S", "director N")
    assert (ruled.stands, ruled.turn, ruled.ruled) == ("N1H EP", "S", [NUMBERS[edition]])
    assert [item.unauthorised for item in ruled.table.call_information] == [(0, 1, 2, 3)] * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_80_case_c_four_calls_go_where_the_tray_has_not_come_back(edition: str) -> None:
    ruled = screens(edition).do(*INSUFFICIENT, "tray S", "bids N 1NT P", "director N")
    assert (ruled.stands, ruled.turn) == ("N1H EP", "S")
    assert [item.unauthorised for item in ruled.table.call_information] == [(0, 1, 2, 3)] * 4
    assert ruled.offences == ["insufficient-bid S 0 corrected"]


def test_80_a_call_from_across_tells_that_the_tray_was_passed() -> None:
    assert screens().do(*INSUFFICIENT, "bids N 1NT P", "director N").stands == "N1H EP"
    gone_round = screens().do(*INSUFFICIENT, "bids N 1NT P 2S", "director W")
    assert gone_round.offences == ["insufficient-bid S 0 accepted"]
    assert gone_round.stands == "N1H EP S1C W1H N1NT EP S2S"


def test_80_once_the_tray_is_back_the_auction_goes_on() -> None:
    back = screens().do(*INSUFFICIENT, "tray S", "bids N 1NT P", "tray N")
    assert back.offences == ["insufficient-bid S 0 accepted"]
    ruled = back.do("director S")
    assert (ruled.stands, ruled.ruled) == ("N1H EP S1C W1H N1NT EP", ["80B2(e)"])


def test_80_pointed_out_across_and_ruled_on_when_the_tray_is_back() -> None:
    back = screens().do(*INSUFFICIENT, "tray S", "attention N", "bids N 1NT P", "tray N", "director S")
    assert back.offences == ["insufficient-bid S 0 accepted"]
    assert back.ruled == ["80B2(e)"]


def test_80_a_double_that_law_19_does_not_know_never_stands() -> None:
    """Law 36 is applied when the tray has come back, as at any other table."""
    gone_round = screens().do("bids N 1H P X P", "tray S", "bids N P P", "tray N")
    assert gone_round.offences == ["inadmissible-call S 0 unnoticed"]
    assert "80B2(e)" not in gone_round.do("director S").ruled


def test_80_noticed_before_anybody_else_has_called() -> None:
    """Only South is at fault; his partner may not use it, the others may."""
    ruled = screens().do("bids N 1H P 1C", "director W")
    assert (ruled.stands, ruled.turn, ruled.ruled) == ("N1H EP", "S", ["80B2(e)"])
    assert ruled.unauthorised_call("1C") == "NS"


def test_80_who_sends_his_own_call_across_is_alone_at_fault() -> None:
    """Nobody beside him has called or passed the tray since: the Laws apply as always."""
    sent = screens().do("bids N 1H P 1C", "tray S", "director N")
    assert "80B2(e)" not in sent.ruled
    assert sent.stands == "N1H EP S1C"


def test_80_the_player_beside_him_who_passes_the_tray_is_at_fault() -> None:
    """West's bid is insufficient, and it is South who pushes the tray, as he should."""
    ruled = screens().do("bids N 1H P 1S 1D", "tray S", "director N")
    assert (ruled.stands, ruled.turn) == ("N1H EP S1S", "W")
    assert ruled.unauthorised_call("1D") == "NESW"


@for_each(
    ("calls", "offence", "stands", "turn"),
    [
        ("bids N P P P 8C", "bid-over-seven", "NP EP SP", "W"),
        ("bids N 1H P XX", "inadmissible-call", "N1H EP", "S"),
        ("bid S 1C", "call-out-of-rotation", "", "N"),
        ("bid E P", "call-out-of-rotation", "", "N"),
        ("bids N 1C P P P X", "call-after-the-auction", "N1C EP SP WP", "E"),
    ],
)
def test_80_every_irregular_call_is_put_right_freely(calls: str, offence: str, stands: str, turn: str) -> None:
    ruled = screens().do(calls, "director W")
    assert ruled.offences == [f"{offence} {ruled.offences[0].split()[1]} 0 corrected"]
    assert (ruled.stands, ruled.turn, ruled.ruled, ruled.asked) == (stands, turn, ["80B2(e)"], None)
    assert all(ruled.bound(seat) == [] for seat in "NESW")


def test_80_two_offences_of_one_call_are_put_right_together() -> None:
    ruled = screens().do("bids N 1H", "bid S 1C", "director W")
    assert ruled.offences == ["insufficient-bid S 0 corrected", "call-out-of-rotation S 0 corrected"]
    assert (ruled.stands, ruled.turn) == ("N1H", "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_80_a_change_of_call_is_put_back_freely(edition: str) -> None:
    """What was intended is asked all the same; a change on purpose nobody may accept."""
    changed = screens(edition).do("bids N 1D", "rebid N 1NT", "director E")
    assert changed.asked == ("director", changed.asked[1] if changed.asked else "", {"unintended", "intended"})
    assert changed.do("choose director unintended").stands == "N1NT"
    back = changed.do("choose director intended")
    assert (back.stands, back.turn, back.asked) == ("N1D", "E", None)
    assert back.ruled[-1] == NUMBERS[edition]
    assert back.unauthorised_call("1NT") == "NS"
    assert all(back.bound(seat) == [] for seat in "NESW")
    assert back.do("bids E P P P").contract == "1D N"


def test_80_a_change_called_over_beside_the_screen_is_put_back_too() -> None:
    back = screens().do("bids N 1D", "rebid N 1NT", "attention E", "bid E 2C", "director E")
    assert "N1NT" not in back.do("choose director intended").stands


def test_80_without_the_election_there_is_no_tray_and_no_screen() -> None:
    assert bidding(POZNAN).refuses("tray S")
    assert bidding(POZNAN).refuses("screen W")
    assert bidding(POZNAN, screens=False).refuses("tray S")
    assert screens().do("screen W").refuses("screen E")


# -- the opening lead: East plays 3NT, South is to lead ---------------------------------------------------------------

LEADS = ("SS3 NHQ", "NHQ SS3")
"""Both defenders face a card, one after the other; behind the screen neither sees the other's."""


def table_of_east(edition: str = "2017") -> Situation:
    return at(POZNAN, "3NT E", edition, screens=True)


@for_each("edition", EDITIONS)
@for_each("leads", LEADS)
def test_80_case_d_dummy_opened_the_screen_over_two_leads(edition: str, leads: str) -> None:
    ruled = table_of_east(edition).do(leads, "screen W", "director E")
    assert (ruled.on_table, ruled.turn, ruled.penalty) == ("SS3", "W", {})
    assert ruled.ruled == [NUMBERS[edition]]
    assert ruled.unauthorised("HQ") == "SE"
    assert {offence.split()[-1] for offence in ruled.offences} == {"corrected"}
    assert ruled.asked is None
    assert ruled.do("WS6").lawful("N") == "ST"


@pytest.mark.parametrize("leads", LEADS)
def test_80_a_defender_opened_the_screen_over_two_leads(leads: str) -> None:
    ruled = table_of_east().do(leads, "screen S", "director E")
    assert (ruled.on_table, ruled.penalty) == ("SS3", {"NHQ": "major"})
    assert ruled.turn == "W"


@pytest.mark.parametrize("leads", LEADS)
def test_80_behind_a_closed_screen_the_irregular_lead_goes_back(leads: str) -> None:
    ruled = table_of_east().do(leads, "director E")
    assert (ruled.on_table, ruled.penalty, ruled.turn) == ("SS3", {}, "W")
    assert ruled.unauthorised("HQ") == "NS"
    alone = table_of_east().do("NHQ", "director E")
    assert (alone.on_table, alone.penalty, alone.turn) == ("", {}, "S")
    assert alone.ruled == ["80B2(e)"]


def test_80_one_lead_out_of_turn_and_who_opened_the_screen() -> None:
    accepted = table_of_east().do("NHQ", "screen W", "director E")
    assert (accepted.offences, accepted.on_table) == (["lead-out-of-turn N 1 accepted"], "NHQ")
    usual = table_of_east().do("NHQ", "screen N", "director E")
    assert usual.asked == ("E", "54", {"spread", "accept", "require-H", "forbid-H", "free"})


def test_80_a_card_played_too_soon_with_the_screen_open_is_law_57s() -> None:
    late = table_of_east().do("SS3", "screen S", "NHQ", "director E")
    assert "80B2(e)" not in late.ruled
    assert at(POZNAN, "3NT E").do("SS3", "NHQ", "director E").ruled == late.ruled


def test_80_a_lead_in_the_middle_of_the_play_is_no_opening_lead() -> None:
    later = table_of_east().do("SS3 WS6 NST ES2", "SS8", "director E")
    assert "80B2(e)" not in later.ruled
