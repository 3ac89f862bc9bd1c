"""Law 9: attention, the Director, and what nobody does before he has ruled."""

import pytest

from bridgetable.table.events import AttentionDrawn
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding, since


def test_9A_attention_alone_rules_nothing() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "attention S")
    assert table.offences == ["revoke E 1 noticed"]
    assert table.ruled == []
    assert table.lawful("S") == ""


def test_9B1_whoever_calls_the_director_draws_attention_too() -> None:
    assert at(POZNAN, "4S S").do("WH9 NH3 EC2", "director W").offences == ["revoke E 1 corrected"]


def test_9B1_the_director_rules_on_everything_pointed_out_in_the_order_it_happened() -> None:
    table = at(POZNAN, "4S S").do("expose W D7", "WH9 NH3 EC2", "attention S revoke", "attention S exposed-card")
    assert table.do("director S").ruled == ["49", "50B", "62A", "62B1", "50B"]


def test_9A_the_latest_is_meant_when_nothing_is_said() -> None:
    table = at(POZNAN, "4S S").do("expose W D7", "WH9 NH3 EC2", "attention S")
    assert table.offences == ["exposed-card W 1 unnoticed", "revoke E 1 noticed"]


def test_9B2_playing_before_the_ruling_is_noted() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "attention S", "SH4", "director S")
    assert "9B2" in table.ruled


def test_84A_called_for_nothing_the_director_finds_nothing() -> None:
    assert at(POZNAN, "4S S").do("WH9", "director N").ruled == ["84A"]


def test_66C_a_revoke_alleged_that_was_none() -> None:
    assert at(POZNAN, "4S S").do("WH9 NH3 EHK", "director S revoke E").ruled == ["61C", "66C"]


def test_66C_a_player_turns_up_a_trick_himself() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "NCK EC4", "inspect W 1")
    assert table.offences == ["trick-inspected W 1 unnoticed"]
    assert at(POZNAN, "4S S").refuses("inspect W 1")


def test_84A_a_revoke_already_ruled_on_is_not_denied() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director S", "EHK", "director S revoke E")
    assert "66C" not in table.ruled
    assert table.ruled[-1] == "84A"


def over_an_insufficient_bid(edition: str, *texts: str) -> Situation:
    """East bids 1 heart over 1 spade, and before South has said anything West raises him."""
    return bidding(POZNAN, "N", edition).do("bids N 1S 1H", "bid W 2H", *texts)


@for_each("edition", EDITIONS)
@for_each(
    "summons",
    [
        ("director S insufficient-bid",),
        ("attention S insufficient-bid", "director S"),
        ("attention S insufficient-bid", "attention S call-out-of-rotation", "director S"),
    ],
)
def test_10A_what_was_called_irregularly_over_the_call_pointed_out_is_ruled_on_after_it(
    edition: str, summons: tuple[str, ...]
) -> None:
    table = over_an_insufficient_bid(edition, *summons)
    assert table.offences == ["insufficient-bid E 0 noticed", "call-out-of-rotation W 0 noticed"]
    assert table.asked is not None and table.asked[0] == "S" and table.asked[1].startswith("27A")
    refused = table.do("choose S refuse")
    assert refused.asked == ("N", "29A", {"accept", "refuse"})
    assert refused.turn == "E"
    both = refused.do("choose N refuse")
    assert (both.stands, both.turn, both.asked) == ("N1S", "E", None)
    # West has called at his partner's turn: before 2017 East then passes throughout.
    assert both.bound("E") == ([] if edition in since("2017") else ["pass-throughout"])
    corrected = both.do("bid E 2H" if edition in since("2017") else "bid E P")
    assert corrected.offences == ["insufficient-bid E 0 corrected", "call-out-of-rotation W 0 corrected"]
    assert ("27B1(a)" if edition in since("2017") else "27B2") in corrected.ruled
    accepted = refused.do("choose N accept")
    assert (accepted.stands, accepted.turn) == ("N1S W2H", "N")


@pytest.mark.parametrize("edition", EDITIONS)
def test_10A_who_owes_a_substitute_may_make_it_while_another_is_asked(edition: str) -> None:
    table = over_an_insufficient_bid(edition, "director S insufficient-bid", "choose S refuse", "bid E 2H")
    assert table.asked == ("N", "29A", {"accept", "refuse"})
    ruled = table.do("choose N refuse")
    assert (ruled.stands, ruled.turn, ruled.asked) == ("N1S E2H", "S", None)
    assert "27B1(a)" in ruled.ruled


def test_10A_a_call_that_was_regularly_called_over_is_not_ruled_on_with_it() -> None:
    table = over_an_insufficient_bid("2017", "bid N 2S", "bid N 3S", "director S insufficient-bid E")
    assert table.offences[-1] == "call-out-of-rotation N 0 unnoticed"


@pytest.mark.parametrize("edition", EDITIONS)
def test_81C3_the_director_rules_on_all_that_he_sees(edition: str) -> None:
    """West drops a card, and declarer leads from the wrong hand: whoever calls the Director, both are ruled on."""
    dropped = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "SH4", "expose W H9", "director E")
    assert dropped.offences == ["lead-out-of-turn S 2 noticed", "exposed-card W 2 corrected"]
    assert dropped.penalty == {"WH9": "minor"}
    assert dropped.asked == ("WE", "55A", {"accept", "refuse"})


@for_each("edition", EDITIONS)
@for_each("order", [("expose S SA", "bid E 1H"), ("bid E 1H", "expose S SA")])
def test_81C3_a_call_and_a_card_shown_in_the_auction(edition: str, order: tuple[str, str]) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1S", *order, "director S")
    assert {one.rsplit(" ", 1)[1] for one in table.offences} == {"corrected", "noticed"}
    assert {"24", "24B"} <= set(table.ruled)
    assert table.asked is not None and table.asked[0] == "S"


@pytest.mark.parametrize("edition", EDITIONS)
def test_81C3_a_revoke_is_not_seen_before_it_is_pointed_out(edition: str) -> None:
    """East plays a spade to a heart, holding hearts, and West drops a card: only that card shows by itself."""
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 ES2", "expose W H7", "director S")
    assert table.offences == ["revoke E 1 unnoticed", "fifth-card W 1 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_81C3_the_director_also_sees_what_was_not_pointed_out(edition: str) -> None:
    """South pointed at the ace that he saw, and nobody at East's bid, which was too low."""
    table = bidding(POZNAN, "N", edition).do("bid N 1S", "expose S SA", "attention W", "bid E 1H", "director W")
    assert table.asked is not None and table.asked[:1] == ("S",)
    assert [one.rsplit(" ", 1)[1] for one in table.offences] == ["corrected", "noticed"]
    drawn = [event for event in table.table.happened if isinstance(event, AttentionDrawn)]
    assert [event.by_director for event in drawn] == [False, True]


@pytest.mark.parametrize("edition", EDITIONS)
def test_81C3_a_late_call_is_seen_until_a_lead_is_faced(edition: str) -> None:
    ended = bidding(POZNAN, "N", edition).do("bids N 1S P P P", "bid W 2H")
    assert ended.do("expose E HA", "director S").offences[0] == "call-after-the-auction W 0 corrected"
    assert ended.do("EH2", "WS6", "director S").offences[0] == "call-after-the-auction W 0 unnoticed"
