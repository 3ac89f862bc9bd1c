"""Law 47: which cards come back: after an opponent's wrong word (E1), a wrong explanation (E2), or not at all (F)."""

import pytest

from bridgetable.cards.notation import card_of
from bridgetable.laws import law47
from tests.situations import EDITIONS, POZNAN, Situation, at, since

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""

# -- 47E1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E1_an_opening_lead_an_opponent_asked_for_goes_back_freely(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell S E your-lead", "EH2", "director S")
    assert table.ruled == ["47E1"]
    assert table.asked is None
    assert table.penalty == {}
    assert table.turn == "W"
    assert len(table.lawful("W").split()) == 13
    assert table.offences == ["lead-out-of-turn E 1 corrected"]
    assert table.unauthorised("H2") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E1_face_down_as_well(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell N E your-lead", "down E H2", "director S")
    assert table.ruled == ["47E1"]
    assert table.table.face_down == ()
    assert table.turn == "W"
    assert table.unauthorised("H2") is None


@pytest.mark.parametrize(("edition", "status"), [("1997", "accepted"), ("2007", "unnoticed"), ("2017", "unnoticed")])
def test_47E1_the_next_hand_cannot_accept_it(edition: str, status: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell S E your-lead", "EH2 SH4")
    assert table.offences == [f"lead-out-of-turn E 1 {status}"]


@pytest.mark.parametrize("edition", since("2007"))
def test_47E1_a_card_played_to_it_comes_back_too(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell S E your-lead", "EH2 SH4 WH7", "director W")
    assert table.on_table == ""
    assert table.turn == "W"
    assert table.penalty == {}
    assert [len(hand) for hand in (table.table.hands.east, table.table.hands.south, table.table.hands.west)] == [13] * 3


def test_47E1_when_all_four_have_played_it_stands() -> None:
    table = at(POZNAN, "4S S").do("tell S E your-lead", "EH2 SH4 WH7 NHQ", "director W")
    assert table.ruled == ["47E1"]
    assert table.offences == ["lead-out-of-turn E 1 accepted"]
    assert table.turn == "N"


@pytest.mark.parametrize(("edition", "key"), [("1997", "law-1997-47E1"), ("2007", "law-47E1"), ("2017", "law-47E1")])
def test_47E1_only_from_2007_it_says_that_nobody_may_accept_it(edition: str, key: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "tell E S your-lead", "SSA", "director W")
    assert [ruling.message.key for ruling in table.table.rulings] == [key]


def test_47E1_partners_word_is_no_excuse() -> None:
    table = at(POZNAN, "4S S").do("tell W E your-lead", "EH2", "director S")
    assert (table.ruled, table.asked and table.asked[:2]) == (["54"], ("S", "54"))
    assert at(POZNAN, "4S S").refuses("tell E E your-lead")


# -- 47E1: a card played before its turn -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", since("2007"))
def test_47E1_a_play_an_opponent_asked_for_comes_back_freely(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9", "tell S E your-lead", "EH2")
    assert table.offences == ["premature-play E 1 unnoticed"]
    come = table.do("director S")
    assert (come.ruled, come.offences) == (["47E1"], ["premature-play E 1 corrected"])
    assert (come.on_table, come.turn, come.penalty, come.asked) == ("WH9", "N", {}, None)
    assert come.unauthorised("H2") == "NS"
    assert come.do("NH3").lawful("E") == "HA HK HT H2"


@pytest.mark.parametrize("edition", since("2007"))
def test_47E1_a_play_before_partner_restricts_nobody(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "NDK", "tell S W your-lead", "WD7", "director S")
    assert (table.ruled, table.penalty, table.asked) == (["47E1"], {}, None)
    assert (table.on_table, table.turn) == ("NDK", "E")
    assert table.lawful("E") == "DQ D4 D3"


def test_47E1_of_1997_speaks_of_leads_only() -> None:
    table = at(POZNAN, "4S S", "1997").do(ONE_TRICK, "NDK", "tell S W your-lead", "WD7", "director S")
    assert "57A" in table.ruled
    assert "47E1" not in table.ruled


def test_47E1_partners_word_is_no_excuse_for_a_play_either() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "NDK", "tell E W your-lead", "WD7", "director S")
    assert "57A" in table.ruled
    assert (table.penalty, table.asked and table.asked[1]) == ({"WD7": "major"}, "57A")


def test_47E1_a_revoke_goes_back_with_the_card() -> None:
    table = at(POZNAN, "4S S").do("WH9", "tell S E your-lead", "EC2", "director S")
    assert table.ruled == ["47E1"]
    assert table.offences == ["premature-play E 1 corrected", "revoke E 1 corrected"]
    assert (table.penalty, table.asked) == ({}, None)


@pytest.mark.parametrize(("edition", "status"), [("1997", "accepted"), ("2007", "unnoticed"), ("2017", "unnoticed")])
def test_47E1_the_next_hand_cannot_accept_a_play(edition: str, status: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9", "tell S E your-lead", "EH2 NH3 SH4")
    assert table.offences[0] == f"premature-play E 1 {status}"


def test_47E1_who_played_behind_it_may_change_his_own() -> None:
    early = at(POZNAN, "4C N").do("EH2", "tell N W your-lead", "WH7 NH3")
    assert early.do("director N").asked is None
    table = early.do("SH4", "director N")
    assert (table.on_table, table.turn, table.asked) == ("EH2 SH4 NH3", "W", None)
    told = table.do("WH8")
    assert told.asked == ("N", "47D", {"keep", "withdraw"})
    assert told.do("choose N keep").on_table == ""
    assert told.do("choose N withdraw").turn == "N"


def test_47E1_who_played_after_it_in_time_may_change_his_own_and_his_side_may_not_use_what_it_tells() -> None:
    """Dummy, South, sits in front of West, whom North had told to play, and played after him."""
    deal = "N:..32.AJ4 ..AK.T98 ..Q4.Q76 ..J9.K52"
    table = at(deal, "3NT N", lead="E").do("EC8", "tell N W your-lead", "WC2 SC6", "director N", "WC5")
    assert table.asked == ("N", "47D", {"keep", "withdraw"})
    back = table.do("choose N withdraw")
    assert (back.turn, back.unauthorised("C6")) == ("S", "NS")


def test_47E1_a_play_stands_once_the_next_trick_has_begun() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "tell S E your-lead", "EC2 NCA SC3 NCK", "director W premature-play E")
    assert table.ruled == ["47E1"]
    assert table.offences == ["premature-play E 1 accepted"]


def test_47E1_declarers_play_comes_back_as_well() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA", "tell W S your-lead", "SC3", "director W")
    assert (table.ruled, table.turn) == (["47E1"], "E")
    assert card_of("C3") in table.table.hands.south


def test_47E1_later_in_the_play() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "tell S W your-lead", "WDA", "director S")
    assert "47E1" in table.ruled
    assert table.asked is None
    assert table.penalty == {}


@pytest.mark.parametrize(("edition", "established"), [("1997", True), ("2007", True), ("2017", False)])
def test_47E1_such_a_lead_does_not_establish_a_revoke_in_2017(edition: str, established: bool) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EH2 SC3", "tell S W your-lead", "WDA")
    assert ("revoke E 1 established" in table.offences) is established


# -- 47E2 --------------------------------------------------------------------------------------------------------------


def taken_back(edition: str, *between: str) -> Situation:
    """West, wrongly informed, led the jack of clubs; after what lies between he takes it back."""
    return at(POZNAN, "4S S", edition).do("tell N W explanation", "WCJ", *between, "back W CJ")


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2a_a_card_played_on_a_wrong_explanation_comes_back_freely(edition: str) -> None:
    table = taken_back(edition)
    assert table.offences == ["taken-back W 1 unnoticed"]
    ruled = table.do("director W")
    assert ruled.ruled == ["47E2(a)"]
    assert ruled.offences == ["taken-back W 1 corrected"]
    assert ruled.turn == "W"
    assert len(ruled.lawful("W").split()) == 13
    assert ruled.penalty == {}
    assert ruled.unauthorised("CJ") == "NS"
    assert ruled.do("WH9").on_table == "WH9"


def test_47E2a_also_when_he_has_played_again_and_play_has_gone_on() -> None:
    table = taken_back("2017").do("WH9 NH3", "director S")
    assert table.ruled == ["47E2(a)"]
    assert table.on_table == "WH9 NH3"
    assert table.penalty == {}


def test_47E2a_a_face_down_lead() -> None:
    table = at(POZNAN, "4S S").do("tell N W explanation", "down W CJ", "back W CJ", "director W")
    assert table.ruled == ["47E2(a)"]
    assert table.turn == "W"
    assert table.table.face_down == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2a_not_after_somebody_has_played(edition: str) -> None:
    table = taken_back(edition, "NCA").do("director S")
    assert table.ruled == ["47F"]
    assert table.on_table == "WCJ NCA"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2a_an_opening_lead_not_after_dummy_has_faced_a_card(edition: str) -> None:
    table = taken_back(edition, "expose N CA").do("director S")
    assert table.ruled == ["47F"]
    assert table.on_table == "WCJ"


@pytest.mark.parametrize(("edition", "number"), [("1997", "47E2(a)"), ("2007", "47E2(a)"), ("2017", "47F")])
def test_47E2a_the_lead_to_the_next_trick_counts_in_2017(edition: str, number: str) -> None:
    played = at(POZNAN, "4S S", edition).do("tell W S explanation", ONE_TRICK)
    late = played.do("NDK", "back S C3", "director W")
    assert late.ruled[0] == number


def test_47E2a_partners_explanation_is_no_excuse() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "back W CJ", "director S")
    assert table.ruled == ["47F"]
    assert table.on_table == "WCJ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2b_too_late_the_director_judges_when_play_has_ended(edition: str) -> None:
    table = taken_back(edition, "NCA").do("director S")
    assert table.asked is None
    ended = table.do("EC2 SC3", "claim S 9", "agree W")
    assert ended.asked == ("director", "47E2(b)", {"stand", "adjust"})
    assert ended.do("choose director stand").asked is None
    assert ended.do("choose director adjust").ruled[-1] == "47E2(b)"


def test_47E2b_nothing_is_judged_where_the_card_came_back() -> None:
    table = taken_back("2017").do("director W", "WCJ NCA EC2 SC3", "claim S 9", "agree W")
    assert table.asked is None


# -- 47E2: the Director is called before anybody takes a card back ----------------------------------------------------


def misinformed(edition: str, *after: str) -> Situation:
    """West, wrongly informed, has led the jack of clubs."""
    return at(POZNAN, "4S S", edition).do("tell N W explanation", "WCJ", *after)


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2a_the_player_is_asked_whether_he_keeps_his_card(edition: str) -> None:
    table = misinformed(edition).do("director W")
    assert table.ruled == ["47E2(a)"]
    assert table.asked == ("W", "47E2(a)", {"keep", "withdraw"})
    kept = table.do("choose W keep")
    assert (kept.on_table, kept.turn, kept.asked) == ("WCJ", "N", None)
    assert kept.do("director W").ruled == ["47E2(a)", "84A"]
    back = table.do("choose W withdraw")
    assert (back.on_table, back.turn, back.penalty, back.asked) == ("", "W", {}, None)
    assert back.unauthorised("CJ") == "NS"
    assert len(back.lawful("W").split()) == 13
    again = back.do("WH9", "director N")
    assert again.ruled[-1] == "84A"
    assert again.do("NH3 EHA SH4", "claim S 9", "agree W", "round").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2b_called_too_late_the_director_comes_back_to_it_at_the_end(edition: str) -> None:
    table = misinformed(edition, "NCA").do("director W")
    assert (table.ruled, table.asked, table.on_table) == (["47E2(b)"], None, "WCJ NCA")
    assert table.do("director W").ruled == ["47E2(b)", "84A"]
    ended = table.do("EC2 SC3", "claim S 9", "agree W")
    assert ended.asked == ("director", "47E2(b)", {"stand", "adjust"})
    assert ended.do("choose director stand").asked is None
    assert ended.do("choose director adjust").ruled[-1] == "47E2(b)"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2b_the_opening_lead_once_dummy_has_faced_a_card(edition: str) -> None:
    assert misinformed(edition, "expose N CA").do("director W").ruled == ["47E2(b)"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2_a_card_played_when_the_explanation_was_put_right_did_not_come_of_it(edition: str) -> None:
    """West passes over the first chance; what he plays later he plays on the right explanation."""
    table = misinformed(edition).do("director W", "choose W keep", "NCA EC2 SC3", "NDK ED3 SDJ WD7")
    assert table.do("director W").ruled == ["47E2(a)", "84A"]
    early = at(POZNAN, "4S S", edition).do("tell N W explanation", "director W", "WCJ")
    assert early.do("director W").ruled == ["84A"]
    assert early.do("back W CJ", "director W").ruled[-1] == "47F"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2_a_card_taken_back_before_it_was_put_right_came_of_it(edition: str) -> None:
    table = misinformed(edition).do("back W CJ", "WH9", "director W")
    assert "47E2(a)" in table.ruled and table.penalty == {}


@pytest.mark.parametrize(("edition", "number"), [("1997", "47E2(a)"), ("2007", "47E2(a)"), ("2017", "47E2(b)")])
def test_47E2_called_after_the_lead_to_the_next_trick(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "tell S W explanation", "NDK ED3 SDJ WD7 NCK", "director W")
    assert table.ruled[0] == number


def test_47E2_a_card_played_before_the_explanation_did_not_come_of_it() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "tell N W explanation", "director W")
    assert table.ruled == []
    assert table.do("director W").ruled == ["84A"]
    assert at(POZNAN, "4S S").do("WCJ", "tell N W explanation", "back W CJ", "director S").ruled == ["47F"]


def test_47E2_partners_explanation_gives_no_right_to_change() -> None:
    table = at(POZNAN, "4S S").do("tell E W explanation", "WCJ", "director W")
    assert table.ruled == ["84A"]


def test_47E2a_declarer_takes_dummys_card_back() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "tell E S explanation", "NCQ", "director S")
    assert table.asked == ("S", "47E2(a)", {"keep", "withdraw"})
    assert table.do("choose S withdraw").lawful("N") == "CA CK CQ"


def test_47E2a_whoever_has_no_other_card_to_play_is_not_asked() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHA", "tell W S explanation", "SH4", "director S")
    assert (table.asked, table.ruled) == (None, [])


# -- 47F ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_47F_a_card_played_stays_played(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "back W CJ", "WH9", "director S")
    assert table.on_table == "WCJ"
    assert table.penalty == {"WH9": "major"}
    assert table.ruled == ["47F", "50B"]


def test_47E2_what_has_been_dealt_with_is_told_from_its_own_questions() -> None:
    assert (law47.MAY_TAKE_BACK.key, law47.DAMAGE.key) == (law47.RETRACTION_CLAUSE, law47.DAMAGE_CLAUSE)


# -- 47F, 47D: another card was played in place of the one picked up, and play went on ---------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_47D_who_played_after_the_substituted_card_may_change_his_own(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EHT", "back E HT", "EHA SH4", "director S")
    assert (table.ruled, table.penalty) == (["47F", "50B"], {"EHA": "major"})
    assert (table.asked, table.on_table) == (None, "")  # South has no other heart
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2", "back E C2", "EC8 SC3", "director S")
    assert table.asked == ("S", "47D", {"keep", "withdraw"})
    back = table.do("choose S withdraw")
    assert (back.on_table, back.turn) == ("WCJ NCA EC2", "S")
    assert back.unauthorised("C3") == "EW"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47D_what_no_longer_follows_the_lead_that_is_put_back_goes_back_too(edition: str) -> None:
    """West leads a heart, picks it up and leads a diamond, to which the others play."""
    table = at(POZNAN, "4S S", edition).do("WH9", "back W H9", "WDT", "ND2 ED3 SDJ", "director S")
    assert (table.turn, table.lawful("N")) == ("N", "HQ HJ H6 H5 H3")
    assert table.penalty == {"WDT": "major"}
    done = table.do("NH3 EHT", "SH4")
    assert table.unauthorised("D2") == "EW"
    assert (done.penalty, done.turn) == ({"WDT": "major"}, "E")
    assert not [one for one in done.offences if one.startswith("revoke")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_47D_nobody_has_revoked_to_a_lead_that_is_no_longer_there(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9", "back W H9", "WDT", "ND2 EC2", "director S taken-back W")
    done = table.do("NH3")
    assert done.offences == ["taken-back W 1 corrected", "revoke E 1 corrected"]
    assert done.lawful("E") == "HA HK HT H2"
