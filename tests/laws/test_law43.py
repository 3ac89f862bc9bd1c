"""Law 43: dummy's limits, and what follows when he has lost his rights; with 42B1 and 12B1."""

from typing import Any

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at, since

BREACHES = ("43A2a", "43A2b", "43A2c")


@for_each("breach", BREACHES)
@for_each("edition", EDITIONS)
def test_43B2b_dummy_without_rights_asks_declarer_corrected_and_counted(edition: str, breach: str) -> None:
    table = at(POZNAN, "4S S", edition).do(f"breach N {breach}", "WCJ NCA EC2 SDJ", "ask N S", "director N")
    assert {"62A", "43B2(b)"} <= set(table.ruled)
    assert table.lawful("S") == "C9 C7 C6 C5 C3"
    assert table.penalty == {}
    done = table.do("SC3", "claim S 10", "agree W")
    assert done.moved == [("64A2", 1, "EW")]
    assert done.tricks == (10, 3)


KING_OF_CLUBS = "N:JT54.K3.A852.AQ5 92.QT87.JT9.9743 AKQ76.A5.KQ3.K82 83.J9642.764.JT6"
"""7S by South, where West leads a trump and South puts a club on it."""


@for_each("edition", EDITIONS)
@for_each(
    ("deal", "contract", "play", "claimed", "elections", "moved"),
    [
        # His ruff would have won the trick; with the club he substitutes dummy has won it.
        (POZNAN, "4S S", ("WCJ NCA EC2 SS3", "SC3"), 9, {}, ("64A2", 1)),
        (POZNAN, "4S S", ("WCJ NCA EC2 SS3", "SC3"), 9, {"43B2b": "completed"}, ("64A2", 1)),
        (POZNAN, "4S S", ("WCJ NCA EC2 SS3", "SC3"), 9, {"43B2b": "revoked"}, ("64A1", 2)),
        # His club could win nothing; with the trump he substitutes he has won the trick himself.
        (KING_OF_CLUBS, "7S S", ("WS3 NS4 ES9 SCK", "SSQ"), 12, {}, ("64A1", 2)),
        (KING_OF_CLUBS, "7S S", ("WS3 NS4 ES9 SCK", "SSQ"), 12, {"43B2b": "revoked"}, ("64A2", 1)),
    ],
)
def test_43B2b_who_won_the_revoke_trick_is_told_by_the_substituted_card_unless_the_other_reading_was_elected(
    edition: str,
    deal: str,
    contract: str,
    play: tuple[str, str],
    claimed: int,
    elections: dict[str, Any],
    moved: tuple[str, int],
) -> None:
    """WBF Laws Committee, 12 January 2000, item 2; the school's reading is an election."""
    asked = at(deal, contract, edition, **elections).do("breach N 43A2c", play[0], "ask N S", "director N", play[1])
    done = asked.do(f"claim S {claimed}", "agree W")
    assert done.moved == [(*moved, "EW")]
    reading = elections.get("43B2b", "completed")
    last = done.table.rulings[-1]
    assert (last.clause, last.message.key) == ("43B2(b)", f"law-43B2b-{reading}")
    assert dict(last.message.blanks) == {"tricks": moved[1], "other": 3 - moved[1]}


def test_43B2b_where_both_readings_move_the_same_nothing_is_said_of_them() -> None:
    table = at(POZNAN, "4S S").do("breach N 43A2a", "WCJ NCA EC2 SDJ", "ask N S", "director N", "SC3", "claim S 10")
    assert not any("completed" in ruling.message.key for ruling in table.do("agree W").table.rulings)


def test_43B2b_not_when_a_defender_was_the_first_to_ask() -> None:
    table = at(POZNAN, "4S S").do("breach N 43A2a", "WCJ NCA EC2 SDJ", "ask W S", "ask N S", "director N")
    assert "43B2(b)" not in table.ruled
    assert table.table.established == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_43B2b_not_when_dummy_asks_about_a_card_played_from_dummy(edition: str) -> None:
    """WBF Laws Committee, 30 October 2001, 1(b): he may, though he has lost his rights."""
    table = at(POZNAN, "4S S", edition).do("breach N 43A2c", "WCJ NHJ", "ask N S N", "director N")
    assert "62A" in table.ruled and "43B2(b)" not in table.ruled
    assert table.table.established == ()
    done = table.do("NCA EC2 SC3", "claim S 10", "agree W")
    assert (done.moved, done.asked) == ([], None)


@pytest.mark.parametrize("asks", ["ask N S E", "ask N S W", "ask W E N", "ask N E N"])
def test_61B_nobody_is_asked_about_cards_he_does_not_play(asks: str) -> None:
    assert at(POZNAN, "4S S").do("WCJ NHJ").refuses(asks)


@pytest.mark.parametrize("edition", EDITIONS)
def test_61B_a_defender_may_ask_declarer_about_dummys_card(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NHJ", "ask E S N", "director E")
    assert table.offences == ["revoke N 1 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_42B1_with_rights_intact_dummy_may_ask_and_nothing_more_follows(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SDJ", "ask N S", "director N", "SC3", "claim S 10", "agree W")
    assert table.moved == []
    assert "43B2(b)" not in table.ruled


@pytest.mark.parametrize("edition", since("2007"))
def test_43B3_dummy_without_rights_points_out_a_defenders_revoke_play_goes_on(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("breach N 43A2c", "WH9 NH3 EC2 SH4", "director N")
    assert "43B3" in table.ruled
    assert table.penalty == {}
    assert table.on_table == ""
    assert table.turn == "W"


@pytest.mark.parametrize(("edition", "clause"), [("1997", None), ("2007", "12B1"), ("2017", "43B3")])
def test_43B3_what_is_asked_when_play_has_ended(edition: str, clause: str | None) -> None:
    table = at(POZNAN, "4S S", edition).do("breach N 43A2c", "WH9 NH3 EC2 SH4", "director N")
    if edition == "1997":
        table = table.do("EHK")
    done = table.do("claim S 9", "agree W", "round")
    assert done.moved == []
    assert done.asked == (None if clause is None else ("director", clause, {"stand", "adjust"}))


def test_43B3_of_1997_corrected_but_declarer_may_enforce_nothing() -> None:
    table = at(POZNAN, "4S S", "1997").do("breach N 43A2c", "WH9 NH3 EC2 SH4", "director N")
    assert table.penalty == {}
    assert table.lawful("E") == "HA HK HT H2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_43A1_with_rights_intact_the_defenders_revoke_is_put_right_all_the_same(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2 SH4", "director N")
    assert table.penalty == {"EC2": "major"}
    assert "dummy-attention N 2 noticed" in table.offences


def test_43A1_when_play_has_ended_dummy_may_speak() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "claim S 9", "agree W", "next W", "director N")
    assert [offence for offence in table.offences if offence.startswith("dummy")] == []


def test_43A2_is_only_for_dummy() -> None:
    assert at(POZNAN, "4S S").refuses("breach W 43A2a")
    assert at(POZNAN, "4S S").refuses("breach N 43A9")


# -- 43B2(a): a warning that dummy may not give any more -------------------------------------------------------------

FIRST_TRICK = "WCJ NCA EC2 SC3"


@for_each("breach", BREACHES)
@for_each("edition", EDITIONS)
def test_43B2a_either_defender_chooses_the_hand(edition: str, breach: str) -> None:
    table = at(POZNAN, "4S S", edition).do(f"breach N {breach}", FIRST_TRICK, "warn N")
    assert table.asked == ("WE", "43B2(a)", {"hand", "dummy"})
    assert "dummy-warns N 2 unnoticed" in table.offences
    assert table.lawful("N") == ""
    from_hand = table.do("choose E hand")
    assert (from_hand.turn, from_hand.asked, from_hand.ruled) == ("S", None, ["43B2(a)"])
    assert [f for f in from_hand.do("SC5").offences if f.startswith("lead")] == []
    assert "lead-out-of-turn N 2 unnoticed" in from_hand.do("NCK").offences
    assert table.do("choose W dummy").turn == "N"


def test_43B2a_a_warning_during_a_trick_is_about_the_next_lead() -> None:
    table = at(POZNAN, "4S S").do("breach N 43A2c", "WCJ NCA EC2", "warn N")
    assert table.asked is None
    assert table.do("SC3").asked == ("WE", "43B2(a)", {"hand", "dummy"})


def test_43B2a_nobody_chooses_when_a_defender_is_on_lead() -> None:
    table = at(POZNAN, "4S S").do("breach N 43A2c", "WH9 NH3", "warn N", "EHA SH4")
    assert (table.turn, table.asked) == ("E", None)
    assert table.do("EHK SS3 WH8 NH5").asked is None


def test_43B2a_the_choice_is_for_that_lead_only() -> None:
    table = at(POZNAN, "4S S").do("breach N 43A2a", FIRST_TRICK, "warn N", "choose E dummy", "NCK EC4 SC5 WCT")
    assert (table.turn, table.asked) == ("N", None)


def test_43B2a_the_director_is_told_when_he_comes() -> None:
    table = at(POZNAN, "4S S").do("breach N 43A2a", FIRST_TRICK, "warn N", "director W")
    assert table.ruled == ["43B2(a)"]
    assert table.asked == ("WE", "43B2(a)", {"hand", "dummy"})


# -- 43A1(c): dummy takes part in the play ---------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_43A1c_dummy_may_tell_declarer_nothing(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "extra N remark", "director W")
    assert table.offences == ["extraneous-information N 1 noticed"]
    assert table.ruled == ["43A1(c)"]


def test_43A1c_costs_no_right() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "extra N remark", "director W", "NCA EC2 SC3", "warn N")
    assert table.asked is None


# -- 43B3: what is said of dummy who spoke without rights -----------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_43B3_the_remark_to_dummy_promises_no_rectification(edition: str) -> None:
    spoke = at(POZNAN, "4S S", edition).do("breach N 43A2c", "WH9 NH3 EC2 SH4", "director N")
    keys = [ruling.message.key for ruling in spoke.table.rulings if ruling.clause == "43A1(b)"]
    assert keys == ["law-43A1b-no-rights"]
    later = at(POZNAN, "4S S", edition).do("breach N 43A2c", "WH9 NH3 EC2 SH4", "attention N", "director S")
    assert "law-43A1b-no-rights" in [ruling.message.key for ruling in later.table.rulings]


def test_43A1b_with_rights_intact_or_about_his_own_side_it_is_put_right_all_the_same() -> None:
    intact = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director N")
    own = at(POZNAN, "4S S").do("breach N 43A2c", FIRST_TRICK, "SS3", "director N")
    for table in (intact, own):
        assert [r.message.key for r in table.table.rulings if r.clause == "43A1(b)"] == ["law-43A1b"]
