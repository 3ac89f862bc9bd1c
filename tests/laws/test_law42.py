"""Law 42: dummy's rights. What he may ask is tested with Laws 43 and 61."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at, before

FIRST_TRICK = "WCJ NCA EC2 SC3"


@pytest.mark.parametrize("edition", EDITIONS)
def test_42B2_dummy_may_warn_declarer_about_the_hand_to_lead_from(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, "warn N")
    assert (table.offences, table.asked, table.turn) == ([], None, "N")


@for_each("edition", EDITIONS)
@for_each("before", [[], ["breach N 43A2a"]])
def test_42B2_a_warning_when_the_lead_has_been_made_draws_attention_to_it(edition: str, before: list[str]) -> None:
    table = at(POZNAN, "4S S", edition).do(*before, FIRST_TRICK, "SSA", "warn N")
    assert [one for one in table.offences if not one.startswith("dummy-breach")] == [
        "lead-out-of-turn S 2 noticed",
        "dummy-attention N 2 unnoticed",
    ]
    ruled = table.do("director W")
    assert "43A1(b)" in ruled.ruled
    assert ruled.asked == ("WE", "55A", {"accept", "refuse"})


def test_42B2_only_dummy_warns() -> None:
    assert at(POZNAN, "4S S").do(FIRST_TRICK).refuses("warn E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_42B3_when_play_is_over_dummy_may_point_an_irregularity_out(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2 SH4", "claim S 9", "agree W", "attention N")
    assert table.offences == ["revoke E 1 established" if edition in before("2017") else "revoke E 1 noticed"]
