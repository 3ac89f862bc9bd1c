"""Law 16: what a withdrawn card tells, and for whom."""

import pytest

from bridgetable.table.events import RulingGiven
from tests.situations import EDITIONS, POZNAN, at, bidding


@pytest.mark.parametrize(("edition", "number"), [("1997", "16C2"), ("2007", "16D2"), ("2017", "16C2")])
def test_16C_a_card_the_offending_side_withdrew(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SDJ", "director W")
    assert [(i.clause, [s.name for s in i.unauthorised]) for i in table.table.information] == [(number, ["N", "S"])]


@pytest.mark.parametrize("edition", EDITIONS)
def test_16C_a_card_the_innocent_side_withdrew_is_theirs_to_use(edition: str) -> None:
    deal = "N:..32.AJ43 ..AK.KT98 ..Q4.Q765 ..J9876.2"
    table = at(deal, "3NT S", edition, lead="S").do("SC5 WD7 NCJ ECK", "director W", "WC2", "choose S withdraw")
    assert table.unauthorised("CJ") == "EW"


@pytest.mark.parametrize(("edition", "clause"), [("1997", "16A"), ("2007", "16B"), ("2017", "16B")])
def test_16_a_complaint_goes_to_the_director(edition: str, clause: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EHK SH4", "attention S unauthorised-information E", "director S")
    assert table.asked == ("director", clause, {"stand", "adjust"})
    assert table.do("choose director stand").asked is None


@pytest.mark.parametrize(("edition", "number"), [("1997", "16A"), ("2007", "16B"), ("2017", "16B")])
def test_16B_what_a_defender_lets_slip_is_unauthorised_for_his_partner(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA", "extra W hesitation", "director S")
    assert table.ruled == [number]
    assert table.offences == ["extraneous-information W 1 noticed"]
    used = table.do("EC2", "attention S unauthorised-information E", "director S")
    assert used.asked == ("director", number, {"stand", "adjust"})


def test_16B_declarer_has_no_partner_who_plays() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA", "extra S remark").offences == []


def test_16B3_auction_and_play_go_on_while_the_director_judges_what_was_used() -> None:
    used = "attention W unauthorised-information N"
    told = bidding(POZNAN, "N").do("bids N 1H P", "extra S hesitation", "bids S 1S P", used, "director W")
    assert told.asked == ("director", "16B", {"stand", "adjust"})
    assert told.may_call("N").startswith("P 1NT")
    too_low = told.do("bid N 1H", "director E")
    assert too_low.asked == ("E", "27A1", {"accept", "refuse"})
    assert too_low.do("choose E accept").asked == ("director", "16B", {"stand", "adjust"})


@pytest.mark.parametrize(("edition", "number"), [("1997", "16A"), ("2007", "16B"), ("2017", "16B")])
def test_16B_information_from_the_later_dummy_in_the_auction_is_not_ruled_on_under_law_43(
    edition: str, number: str
) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P", "extra S hesitation", "bids S 2S P 4S P P P", "WCJ")
    ruled = table.do("director W extraneous-information S").ruled
    assert number in ruled and "43A1(c)" not in ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_16B_players_are_not_told_to_go_on_where_somebody_says_it_was_used(edition: str) -> None:
    """Called when the pause was made he says go on; called to what partner did after it, he does not."""
    table = at(POZNAN, "4S S", edition).do("WH9", "extra E hesitation", "NH3 EHK SH4")
    later = table.do("EC2", "attention S unauthorised-information W", "director S")
    keys = [
        {event.message.key for event in one.table.happened if isinstance(event, RulingGiven)}
        for one in (table.do("director S"), later)
    ]
    assert "law-16B-shown" in keys[0] and "law-16B-shown-before" not in keys[0]
    assert "law-16B-shown-before" in keys[1] and "law-16B-shown" not in keys[1]
