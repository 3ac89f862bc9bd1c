"""Law 41: the opening lead, face down until it is turned up."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, SLAM, Situation, at, bidding


def test_41A_a_lead_face_down_is_still_to_be_made() -> None:
    table = at(POZNAN, "4S S").do("down W CJ")
    assert table.turn == "W"
    assert table.on_table == ""
    assert table.offences == []
    assert not table.table.spread


def test_41C_turned_up_it_is_the_lead_and_dummy_is_spread() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "up W")
    assert table.on_table == "WCJ"
    assert table.turn == "N"
    assert table.offences == []
    assert table.table.spread
    assert table.table.face_down == ()


def test_41C_playing_the_card_that_lies_there_turns_it_up() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "WCJ")
    assert table.on_table == "WCJ"
    assert table.offences == []
    assert table.table.face_down == ()


@for_each("edition", EDITIONS)
@for_each("seat", ["E H2", "S C3", "N CA"])
def test_41A_from_the_wrong_hand_it_goes_back_unseen(edition: str, seat: str) -> None:
    table = at(POZNAN, "4S S", edition).do(f"down {seat}")
    assert table.offences == [f"lead-out-of-turn {seat[0]} 1 unnoticed"]
    assert table.turn == "W"
    ruled = table.do("director W")
    assert ruled.ruled == ["41A"]
    assert ruled.offences == [f"lead-out-of-turn {seat[0]} 1 corrected"]
    assert ruled.asked is None
    assert ruled.penalty == {}
    assert ruled.turn == "W"
    assert ruled.table.face_down == ()
    assert len(ruled.table.hands.east) == 13


def test_41A_turned_up_from_the_wrong_hand_it_is_the_same_irregularity() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "up E")
    assert table.offences == ["lead-out-of-turn E 1 unnoticed"]
    assert table.on_table == "EH2"
    asked = table.do("director S").asked
    assert asked is not None
    assert asked[1] == "54"


def test_41A_after_it_went_back_the_same_card_led_again_is_another_irregularity() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "director W", "EH2")
    assert table.offences == ["lead-out-of-turn E 1 corrected", "lead-out-of-turn E 1 unnoticed"]


def test_41A_both_defenders_led_face_down_only_the_wrong_one_goes_back() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "down E H2", "director S")
    assert [lead.seat.name for lead in table.table.face_down] == ["W"]
    assert table.do("up W").on_table == "WCJ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_41A_another_card_played_by_the_right_leader_takes_his_lead_back(edition: str) -> None:
    """The lead that lay face down stands, though it was never played (so not under 47F)."""
    table = at(POZNAN, "4S S", edition).do("down W CJ", "WSJ")
    assert table.offences == ["taken-back W 1 unnoticed"]
    assert table.on_table == "WSJ"
    ruled = table.do("director S")
    assert ruled.ruled == ["41A", "50B"]
    assert ruled.on_table == "WCJ"
    assert ruled.penalty == {"WSJ": "major"}


def test_41A_another_card_played_by_the_wrong_leader_is_the_lead_out_of_turn() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "EC2")
    assert table.offences == ["lead-out-of-turn E 1 corrected", "lead-out-of-turn E 1 unnoticed"]
    assert table.table.face_down == ()
    assert len(table.table.hands.east) == 12


def test_41A_the_trick_began_without_the_wrong_lead() -> None:
    begun = at(POZNAN, "4S S").do("down E C2", "WCJ NCA")
    assert begun.do("EC2").offences == ["lead-out-of-turn E 1 corrected"]
    other = begun.do("EC4")
    assert other.offences == ["lead-out-of-turn E 1 corrected"]
    assert other.table.face_down == ()


def test_41A_picked_up_by_the_leader_himself_it_lies_there_again() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "back W CJ")
    assert table.offences == ["taken-back W 1 unnoticed"]
    assert table.table.face_down == ()
    ruled = table.do("director E")
    assert ruled.ruled == ["41A"]
    assert [lead.seat.name for lead in ruled.table.face_down] == ["W"]
    assert ruled.do("up W").on_table == "WCJ"


def test_41A_picked_up_by_the_wrong_leader_nothing_is_left_of_it() -> None:
    table = at(POZNAN, "4S S").do("down E H2", "back E H2", "director S")
    assert table.offences == ["lead-out-of-turn E 1 corrected"]
    assert table.asked is None


def test_41A_what_hands_cannot_do() -> None:
    assert at(POZNAN, "4S S").refuses("up W")
    assert at(POZNAN, "4S S").do("down W CJ").refuses("down W CT")
    assert at(POZNAN, "4S S").do("WCJ").refuses("down E H2")
    assert at(POZNAN, "4S S").do("EH2").refuses("down E C2")
    assert at(POZNAN, "4S S").refuses("down W SA")
    assert at("N:A2... 43... 65... 87...", "3NT S", lead="W").refuses("down W S8")


def test_41D_dummy_is_not_spread_over_a_lead_that_is_not_settled() -> None:
    table = at(SLAM, "6C N").do("WSA")
    assert not table.table.spread
    assert not table.do("director N").table.spread
    assert table.do("director N", "choose N accept").table.spread


# -- an auction that goes on has no opening lead ---------------------------------------------------------------------


def led(edition: str, *before: str, calls: str = "bids N 1S P 2H P P P") -> Situation:
    """South declares 2H, and West has led a club face down."""
    return bidding(POZNAN, "N", edition).do(*before, calls, "down W CJ")


WAYS_TO_REOPEN = {
    "25A": ((), ("rebid E X", "director S", "choose director unintended")),
    "25B1, accepted": ((), ("rebid E X", "director S", "choose director intended", "choose S accept")),
    "25B1, called over": ((), ("rebid E X", "bid S P")),
    "21B1": (("tell S E explanation",), ("director E", "rebid E X")),
    "21B1, unasked": (("tell S E explanation",), ("rebid E X", "director E")),
}


@for_each("edition", EDITIONS)
@for_each("way", WAYS_TO_REOPEN)
def test_41A_an_auction_that_goes_on_has_no_opening_lead(edition: str, way: str) -> None:
    """The same West leads in the end, and whatever he likes."""
    before, then = WAYS_TO_REOPEN[way]
    table = led(edition, *before).do(*then)
    assert (table.contract, table.table.face_down, table.penalty) == (None, (), {})
    assert "41A" in table.ruled
    again = table.do("bid S P" if table.turn == "S" else "bid W P", "bids W P P" if table.turn == "S" else "bids N P P")
    assert (again.contract, again.turn) == ("2HX S", "W")
    again = again.do("choose S free") if again.asked is not None else again
    other = again.do("down W H9", "up W")
    assert (other.on_table, other.penalty) == ("WH9", {})
    assert not any(offence.startswith("taken-back") for offence in other.offences)


def test_41A_another_legal_call_of_1997_opens_the_auction_too() -> None:
    table = led("1997").do("rebid E X", "director S", "choose director intended", "choose S refuse")
    assert len(table.table.face_down) == 1
    assert table.do("rebid E 2S").table.face_down == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_41A_an_inadmissible_double_found_before_the_lead_is_faced(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P 2H P P", "bid E P")
    assert table.contract == "2H S"
    doubled = bidding(POZNAN, "N", edition).do("bids N P P 2H P X P P P", "down W CJ", "director W")
    assert (doubled.contract, doubled.table.face_down, doubled.turn) == (None, (), "N")


@pytest.mark.parametrize("edition", EDITIONS)
def test_41A_a_change_that_is_refused_leaves_the_lead_where_it_lies(edition: str) -> None:
    attempted = led(edition).do("rebid E X")
    assert (attempted.contract, len(attempted.table.face_down)) == (None, 1)
    refused = attempted.do("director S", "choose director intended", "choose S refuse")
    assert (refused.contract, len(refused.table.face_down)) == ("2H S", 1)
    refused = refused.do("choose S free") if refused.asked is not None else refused
    assert refused.do("up W").on_table == "WCJ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_41A_a_lead_from_the_wrong_hand_is_no_lead_out_of_turn_once_the_auction_goes_on(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H P P P", "down N CA")
    table = table.do("rebid E X", "director S", "choose director unintended")
    assert table.table.face_down == ()
    assert table.offences[0] == "lead-out-of-turn N 1 corrected"


@pytest.mark.parametrize("edition", EDITIONS)
def test_41A_a_card_put_down_too_soon_goes_back_when_somebody_bids_on(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H P P", "down W CJ")
    assert len(table.do("bid E P").table.face_down) == 1
    on = table.do("bid E X")
    assert (on.table.face_down, on.ruled) == ((), ["41A"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D_a_faced_lead_that_came_back_has_ended_the_auction_period(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H P P P", "EC2", "director S", "choose S free")
    assert table.on_table == ""
    changed = table.do("rebid E X")
    assert changed.contract == "2H S"


# -- the leader comes to owe another lead ----------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("before", [("down W CJ", "expose E HK", "director S"), ("expose E HK", "director S", "down W CJ")])
def test_50D2_a_lead_unseen_before_declarer_chose_goes_back(edition: str, before: tuple[str, ...]) -> None:
    table = at(POZNAN, "4S S", edition).do(*before)
    assert table.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})
    required = table.do("choose S require-H")
    assert (required.table.face_down, required.ruled[-1]) == ((), "41A")
    assert required.lawful("W") == "H9 H8 H7"
    obeyed = required.do("down W H9", "up W")
    assert obeyed.on_table == "WH9"
    assert not any(o.split()[0] in ("taken-back", "lead-before-choice", "revoke") for o in obeyed.offences)
    assert required.do("WH9").on_table == "WH9"
    for other in ("forbid-H", "free"):
        kept = table.do(f"choose S {other}")
        assert len(kept.table.face_down) == 1
        assert kept.do("up W").on_table == "WCJ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_51B_the_same_with_several_penalty_cards(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("down W CJ", "expose E HK S2", "director S")
    assert table.asked is not None and table.asked[1] == "51B2"
    assert table.do("choose S require-S").table.face_down == ()
    assert len(table.do("choose S forbid-S-H").table.face_down) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_50D1_the_leaders_own_penalty_card_is_led(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("down W CJ", "expose W DA", "director S")
    assert (table.table.face_down, table.lawful("W")) == ((), "DA")
    led_it = table.do("WDA")
    assert not any(o.split()[0] in ("taken-back", "penalty-card-not-played") for o in led_it.offences)


@pytest.mark.parametrize("edition", EDITIONS)
def test_51A_the_card_that_declarer_chose_is_led(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("expose W DA", "director S", "down W DA", "expose W SJ", "director S")
    assert table.asked is not None and table.asked[1] == "51A"
    assert table.do("choose S SJ").table.face_down == ()
    assert len(table.do("choose S DA").table.face_down) == 1


def test_41A_a_lead_that_was_unlawful_when_it_was_laid_is_nobodys_to_see() -> None:
    table = at(POZNAN, "4S S").do("expose E HK", "director S", "choose S require-H", "down W CJ")
    assert len(table.table.face_down) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4a_a_lead_named_before_another_was_put_face_down_is_the_lead(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("name W DA", "down W H9", "up W")
    assert table.on_table == "WDA"
    ruled = table.do("director S")
    assert (ruled.on_table, ruled.penalty) == ("WDA", {"WH9": "major"})
    assert [each.split()[0] for each in ruled.offences] == ["exposed-card"]
