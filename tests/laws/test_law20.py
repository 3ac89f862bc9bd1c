"""Law 20F: who corrects a wrong explanation, and when (1997: Law 75D)."""

import pytest

from tests.situations import EDITIONS, POZNAN, Situation, bidding


def explained(edition: str, by: str, *calls: str) -> Situation:
    to = {"S": "E", "W": "N"}[by]
    return bidding(POZNAN, "N", edition).do("bids N 1S", f"tell {by} {to} explanation", *calls)


PARTNER = [("1997", "75D", "75D"), ("2007", "20F5(a)", "20F5(b)"), ("2017", "20F5(a)", "20F5(b)")]


@pytest.mark.parametrize(("edition", "early", "due"), PARTNER)
def test_20F5a_not_during_the_auction(edition: str, early: str, due: str) -> None:
    table = explained(edition, "S", "bid E 2D", "correct N")
    assert table.offences == ["corrected-too-soon N 0 unnoticed"]
    assert [number[:3] for number in table.do("director W").ruled] == [early[:3], "21B"]


@pytest.mark.parametrize(("edition", "early", "due"), PARTNER)
def test_20F5b_a_defender_only_after_play(edition: str, early: str, due: str) -> None:
    table = explained(edition, "W", "bids E P P P", "correct E")
    assert table.offences == ["corrected-too-soon E 1 unnoticed"]
    assert table.do("director S").ruled[0] == due
    after = explained(edition, "W", "bids E P P P", "ED3", "claim N 8", "agree E", "correct E")
    assert after.offences == [] and due in after.do("director S").ruled


@pytest.mark.parametrize(("edition", "early", "due"), PARTNER)
def test_20F5b_declarer_and_dummy_before_the_lead(edition: str, early: str, due: str) -> None:
    table = explained(edition, "S", "bids E P P P", "correct N", "director W")
    assert (table.offences, table.ruled[0]) == ([], due)


@pytest.mark.parametrize(("edition", "number"), [("1997", "75D"), ("2007", "20F4"), ("2017", "20F4")])
def test_20F4_ones_own_explanation_at_any_time(edition: str, number: str) -> None:
    for calls in (("bid E 2D",), ("bids E P P P",)):
        table = explained(edition, "S", *calls, "correct S own", "director W")
        assert (table.offences, table.ruled[0]) == ([], number)
        assert number not in table.do("director W").ruled[len(table.ruled) :]


@pytest.mark.parametrize("edition", EDITIONS)
def test_20F_nothing_to_correct(edition: str) -> None:
    assert bidding(POZNAN, "N", edition).refuses("correct N")
    assert explained(edition, "S").refuses("correct N own")
