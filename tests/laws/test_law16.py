"""Law 16: what a withdrawn card tells, and for whom."""

import pytest

from tests.situations import EDITIONS, POZNAN, at


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
    assert table.faults == ["extraneous-information W 1 noticed"]
    used = table.do("EC2", "attention S unauthorised-information E", "director S")
    assert used.asked == ("director", number, {"stand", "adjust"})


def test_16B_declarer_has_no_partner_who_plays() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA", "extra S remark").faults == []
