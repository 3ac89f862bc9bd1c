"""Law 45: when a card is played; slips of the tongue, dummy's wrong card, fifth cards, dummy's finger."""

import pytest

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, before, bidding, since

FIRST_TRICK = "WCJ NCA EC2 SC3"

ENDING = "N:AQ5.K7.. J92.84.. 864.Q6.. KT3.A9.."
"""Five cards each, spades and hearts only."""


def test_45A_a_card_faced_from_the_hand_is_played() -> None:
    table = at(POZNAN, "4S S").do("WCJ")
    assert table.on_table == "WCJ"
    assert table.turn == "N"


def test_45B_declarer_plays_dummys_card_by_naming_it() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call CA")
    assert table.on_table == "WCJ NCA"


def test_45B_dummy_then_moves_the_card_and_nothing_more_happens() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call CA")
    assert table.do("NCA").table == table.table


def test_45B_a_card_called_for_when_it_is_not_dummys_turn_is_for_the_next_trick() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2", "call CK")
    assert table.on_table == "WCJ NCA EC2"
    assert table.turn == "S"


# -- 45C1-45C3: played for how it was held or touched ----------------------------------------------------------------

COMPELLED = [
    ("shown W CJ", "W", "45C1"),
    ("WCJ|touch N CA", "N", "45C3"),
    ("WCJ NCA|shown E C2", "E", "45C1"),
    ("WCJ NCA EC2|near S C3", "S", "45C2(a)"),
]


@for_each(("done", "hand", "clause"), COMPELLED)
@for_each("edition", EDITIONS)
def test_45C_the_card_is_played_and_the_director_says_under_which_clause(
    edition: str, done: str, hand: str, clause: str
) -> None:
    table = at(POZNAN, "4S S", edition).do(*done.split("|"))
    plain = at(POZNAN, "4S S", edition).do(
        *(text.split()[-2] + text.split()[-1] if text.split()[0] in HELD else text for text in done.split("|"))
    )
    assert (table.on_table, table.turn, table.offences) == (plain.on_table, plain.turn, plain.offences)
    printed = "45C2" if (edition, clause) == ("1997", "45C2(a)") else clause
    assert table.do("director W").ruled == table.do("director S").ruled == [printed]
    assert table.do("director E").table.hands == table.table.hands


HELD = ("shown", "near", "touch")


@for_each(
    ("done", "text"),
    [
        ("", "near W CJ"),
        ("", "touch W CJ"),
        ("WCJ NCA EC2", "shown S C3"),
        ("WCJ NCA EC2", "touch S C3"),
        ("WCJ", "shown N CA"),
        ("WCJ", "near N CA"),
        ("", "touch N CA"),
        ("", "shown W CA"),
    ],
)
def test_45C_not_from_another_hand(done: str, text: str) -> None:
    table = at(POZNAN, "4S S")
    assert (table.do(done) if done else table).refuses(text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C1_a_card_shown_and_taken_back_stays_played(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("shown W CJ", "back W CJ", "director S")
    assert table.ruled[0] == "45C1"
    assert table.on_table == "WCJ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C1_a_card_shown_that_revokes_is_played_and_then_a_revoke(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3", "shown E C2", "director S")
    assert table.ruled[:2] == ["45C1", "62A"]
    assert table.penalty == {"EC2": "major"}


def test_45C1_told_once_where_the_director_comes_again_for_another_matter() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3", "shown E C2", "director S", "EHK", "SH4", "director S")
    assert table.ruled.count("45C1") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C1_of_one_who_has_played_to_the_trick_it_is_a_fifth_card(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2", "shown E H2", "director S")
    assert "45E1" in table.ruled and "45C1" not in table.ruled
    assert table.penalty == {"EH2": "minor"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C3_a_card_that_was_touched_was_not_named_so_no_slip_is_put_right(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "touch N CQ", "change CA")
    assert table.asked is None
    assert (table.ruled, table.on_table) == (["45C3"], "WCJ NCQ")


# -- 45C4(b): a change of designation --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_the_director_judges_whether_it_was_a_slip(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call CQ", "change CA")
    assert table.asked == ("director", "45C4(b)", {"unintended", "intended"})
    assert table.on_table == "WCJ NCQ"
    stands = table.do("choose director intended")
    assert (stands.on_table, stands.turn, stands.ruled) == ("WCJ NCQ", "E", ["45C4(b)"])
    changed = table.do("choose director unintended")
    assert (changed.on_table, changed.turn, changed.ruled) == ("WCJ NCA", "E", ["45C4(b)", "47C"])
    assert changed.offences == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_a_card_played_from_dummy_was_named_by_declarer(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCQ", "change CA")
    assert table.asked == ("director", "45C4(b)", {"unintended", "intended"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_an_opponent_who_has_played_in_turn_may_change(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call CQ", "EC2", "change CA", "choose director unintended")
    assert table.asked == ("E", "45C4(b)", {"keep", "withdraw"})
    kept = table.do("choose E keep")
    assert (kept.on_table, kept.turn, kept.asked) == ("WCJ NCA EC2", "S", None)
    back = table.do("choose E withdraw")
    assert (back.turn, back.lawful("E"), back.penalty) == ("E", "C8 C4", {})
    assert back.ruled[-1] == "47D"
    assert back.unauthorised("C2") == "NS"
    assert back.do("EC8").on_table == "WCJ NCA EC8"


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_a_card_that_no_longer_follows_goes_back_unasked(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, "call H3", "EHA", "change CK", "choose director unintended")
    assert (table.on_table, table.turn, table.asked) == ("NCK", "E", None)
    assert table.lawful("E") == "C8 C4"
    assert table.penalty == {}


def test_45C4b_in_1997_declarer_is_only_not_to_stop_and_think() -> None:
    """Whether he did is the Director's to say, even when his own hand has played."""
    table = at(POZNAN, "4S S", "1997").do("WCJ", "call CQ", "EC2 SC3", "change CA")
    assert table.asked == ("director", "45C4(b)", {"unintended", "intended"})
    assert table.do("choose director intended").on_table == ""
    changed = table.do("choose director unintended")
    assert changed.asked == ("E", "45C4(b)", {"keep", "withdraw"})
    assert changed.do("choose E keep").tricks == (1, 0)
    assert changed.do("choose E withdraw", "EC8").asked == ("S", "45C4(b)", {"keep", "withdraw"})


@pytest.mark.parametrize("edition", since("2007"))
def test_45C4b_too_late_once_declarer_has_played_from_his_hand(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call CQ", "EC2 SC3", "change CA")
    assert (table.asked, table.ruled) == (None, ["45C4(b)"])
    assert table.turn == "N"


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_in_time_on_the_next_trick_while_declarer_has_not_played(edition: str) -> None:
    """Dummy was last; West has won and led. The trick is North's after the change, and so is the lead."""
    table = at(ENDING, "3NT S", edition, lead="E").do("ES9 SS4 WST", "call S5", "WHA", "change SQ")
    assert table.asked == ("director", "45C4(b)", {"unintended", "intended"})
    changed = table.do("choose director unintended")
    assert (changed.on_table, changed.turn, changed.asked) == ("", "N", None)
    assert changed.penalty == {}
    assert "47D" in changed.ruled
    assert changed.unauthorised("HA") == "NS"


def test_45C4b_the_leader_to_the_next_trick_may_change_where_the_lead_is_still_his() -> None:
    table = at(ENDING, "3NT S", lead="E").do("ES9 SS4 WSK", "call S5", "WHA", "change SQ", "choose director unintended")
    assert table.asked == ("W", "45C4(b)", {"keep", "withdraw"})
    assert table.do("choose W keep").on_table == "WHA"
    back = table.do("choose W withdraw")
    assert (back.turn, back.lawful("W")) == ("W", "ST S3 H9")


def test_45C4b_a_card_only_named_for_later_is_changed_freely() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2", "call CK", "change CQ")
    assert (table.asked, table.on_table) == (None, "WCJ NCA EC2")
    assert table.table.designation is not None and table.table.designation.what == "CQ"


def test_45C4b_when_nothing_has_been_called_there_is_nothing_to_change() -> None:
    assert at(POZNAN, "4S S").refuses("change CA")
    assert at(POZNAN, "4S S").do("WCJ").refuses("change CA")


def test_45C4b_a_card_that_is_not_in_dummy_changes_nothing() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call CQ", "change C2")
    assert (table.asked, table.ruled, table.on_table) == (None, ["46B4"], "WCJ NCQ")
    assert table.do("change CQ").ruled == ["46B4", "45C4(b)"]


def test_45C4b_dummys_revoke_goes_with_the_card() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call DK", "change CK", "choose director unintended")
    assert table.offences == ["revoke N 1 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_a_card_called_to_a_trick_that_is_no_longer_begun_is_not_changed(edition: str) -> None:
    """The lead of the trick before was refused and withdrawn: nobody judges what declarer meant for the next one."""
    deal = "N:J74.82.A3.KQJ974 AKT3.K9.JT6.AT82 Q82.AQJ73.K52.63 965.T654.Q9874.5"
    table = at(deal, "1D N", edition).do("ES3 SS2 WS5 NSJ", "call HJ", "director N", "SD2", "change HQ")
    refused = table.do("choose E refuse")
    assert refused.asked is None and refused.turn == "N"


# -- 45D: dummy puts another card ------------------------------------------------------------------------------------


def wrong_card(edition: str = "2017") -> Situation:
    """Declarer called for the queen of clubs, dummy put the ace, and all have played."""
    return at(POZNAN, "4S S", edition).do("WCJ", "misplace CQ CA", "EC2 SC3")


def put_right(edition: str) -> str:
    return "45D1" if edition in since("2017") else "45D"


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D1_the_wrong_card_goes_back_and_the_card_named_is_played(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "misplace CQ CA")
    assert table.offences == ["wrong-card-from-dummy N 1 unnoticed"]
    done = table.do("director W")
    assert (done.on_table, done.turn, done.asked) == ("WCJ NCQ", "E", None)
    assert done.ruled == [put_right(edition)]
    assert done.offences == ["wrong-card-from-dummy N 1 corrected"]


def test_45D1_no_card_is_put_into_a_trick_that_no_longer_exists() -> None:
    """The lead before it was refused, so that dummy's wrong card had begun a trick whose time has not come."""
    deal = "N:642.643.KQ654.A6 T3.KQT98.J82.K98 AK7.72.AT97.J732 QJ985.AJ5.3.QT54"
    table = bidding(deal, "W").do(
        "bids W 2H P P P",
        "cards N C6 DK",
        "choose N DK",
        "EDJ SD7 WD3",
        "ED2",
        "misplace C9 H8",
        "director W wrong-card-from-dummy",
        "director N premature-lead",
        "misplace HK D8",
        "choose N refuse",
        "SDA",
        "director N wrong-card-from-dummy",
    )
    assert "45D1" in table.ruled and table.offences[-1].startswith("wrong-card-from-dummy")
    assert {card_of("HK"), card_of("D8")} <= table.table.hands[Seat.E]


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D1_a_defender_who_played_after_may_change_then_declarer(edition: str) -> None:
    table = wrong_card(edition).do("director E")
    assert table.asked == ("E", put_right(edition), {"keep", "withdraw"})
    kept = table.do("choose E keep")
    assert (kept.asked, kept.turn) == (None, "N")
    changed = table.do("choose E withdraw", "EC8")
    assert changed.asked == ("S", put_right(edition), {"keep", "withdraw"})
    assert changed.unauthorised("C2") == "NS"
    done = changed.do("choose S withdraw", "SC9")
    assert (done.asked, done.turn) == (None, "N")
    assert done.ruled.count("47D") == 2


def test_45D1_what_was_played_after_attention_was_drawn_stays() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "misplace CQ CA", "attention W", "EC2", "director W")
    assert (table.on_table, table.asked) == ("WCJ NCQ EC2", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D1_still_in_time_when_one_side_has_played_to_the_next_trick(edition: str) -> None:
    table = wrong_card(edition).do("NCK", "director E")
    assert table.asked == ("E", put_right(edition), {"keep", "withdraw"})
    assert table.do("choose E keep").on_table == "NCK"


def test_45D1_a_lead_that_has_become_wrong_goes_back() -> None:
    """With the five instead of the ace the trick is West's: dummy's lead goes back, and West leads."""
    table = at(ENDING, "3NT S", lead="E").do("ES9 SS4 WST", "misplace S5 SA", "NHK", "director E")
    assert (table.on_table, table.turn, table.asked) == ("", "W", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D1_a_lead_that_was_right_by_the_card_named_stands(edition: str) -> None:
    """The queen named wins the trick, so dummy led in turn, though the diamond that dummy put had lost it."""
    table = at(POZNAN, "4S S", edition).do("WCJ", "misplace CQ D6", "EC2 SC3", "NH3")
    assert table.offences[-1] == "lead-out-of-turn N 2 unnoticed"
    called = table.do("director W")
    assert called.ruled == [put_right(edition)] * 2
    assert called.asked == ("E", put_right(edition), {"keep", "withdraw"})
    done = called.do("choose E keep")
    assert (done.asked, done.turn, done.on_table) == (None, "E", "NH3")
    assert done.offences[-1] == "lead-out-of-turn N 2 corrected"


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D1_a_defender_led_in_turn_when_the_card_named_had_lost(edition: str) -> None:
    """Dummy put the ace for the five: West's ten had won, and his lead was in turn."""
    table = at(ENDING, "3NT S", edition, lead="E").do("ES9 SS4 WST", "misplace S5 SA", "WHA", "director S")
    assert table.asked == ("W", put_right(edition), {"keep", "withdraw"})
    kept = table.do("choose W keep")
    assert (kept.on_table, kept.turn, kept.asked, kept.penalty) == ("WHA", "N", None, {})


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D1_all_who_followed_to_the_wrong_suit_change(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, "misplace CK H3", "EHA SH4 WH7", "ED3", "director S")
    assert (table.turn, table.lawful("E")) == ("E", "C8 C4")
    table = table.do("EC4")
    assert (table.turn, table.lawful("S")) == ("S", "C9 C7 C6 C5")
    table = table.do("SC5")
    assert (table.turn, table.lawful("W")) == ("W", "CT")
    done = table.do("WCT")
    assert (done.turn, done.on_table, done.asked, done.penalty) == ("N", "", None, {})


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D1_revokes_to_the_wrong_card_are_voided(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, "misplace CK H3", "EC4 SC5 WCT")
    assert len(table.offences) == 4
    done = table.do("director S wrong-card-from-dummy", "choose E keep")
    assert {offence.split()[-1] for offence in done.offences} == {"corrected"}
    assert (done.turn, done.moved) == ("N", [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D2_too_late_when_both_sides_have_played_to_the_next_trick(edition: str) -> None:
    table = wrong_card(edition).do("NCK EC4", "director E")
    assert table.ruled == ["45D2" if edition in since("2017") else "45D"]
    assert (table.on_table, table.asked) == ("NCK EC4", None)
    assert table.offences == ["wrong-card-from-dummy N 1 accepted"]


def test_45D2_who_did_not_follow_to_the_card_as_it_lay_has_revoked() -> None:
    table = at(POZNAN, "4S S").do(FIRST_TRICK, "misplace CK H3", "EC4 SC5 WCT", "NCQ EC8")
    done = table.do("director S wrong-card-from-dummy")
    assert done.ruled == ["45D2", "63B", "63B", "63B"]
    assert [f for f in done.offences if f.startswith("revoke")] == [f"revoke {s} 2 established" for s in "ESW"]
    over = done.do("SC6 WD7", "claim S 9", "agree W", "round")
    assert (over.moved, "64B7" in over.ruled) == ([], True)


def test_45D2_dummys_own_revoke_moves_no_trick() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "misplace CQ DK", "EC2 SC9", "WCT NCK EC4", "director E wrong-card-from-dummy")
    assert table.ruled == ["45D2", "63B"]
    over = table.do("SC5", "claim S 9", "agree W", "round")
    assert (over.moved, "64B3" in over.ruled) == ([], True)


@pytest.mark.parametrize("edition", before("2017"))
def test_45D_before_2017_the_edition_says_no_more_than_that_it_stands(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "misplace CQ DK", "EC2 SC9", "WCT NCK EC4")
    assert table.do("director E wrong-card-from-dummy").ruled == ["45D"]


def test_45D_dummy_cannot_misplace_what_he_does_not_hold() -> None:
    assert at(POZNAN, "4S S").do("WCJ").refuses("misplace CQ C2")
    assert at(POZNAN, "4S S").do("WCJ").refuses("misplace CQ CQ")


# -- 45E: a card too many --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_45E1_a_fifth_card_becomes_a_penalty_card(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, "expose E D3")
    assert table.offences == ["fifth-card E 1 unnoticed"]
    ruled = table.do("director S")
    assert ruled.penalty == {"ED3": "minor"}
    assert ruled.ruled == ["45E1", "49", "50B"]
    assert ruled.asked == ("director", "45E1", {"led", "not-led"})
    assert ruled.do("choose director not-led").penalty == {"ED3": "minor"}
    assert at(POZNAN, "4S S", edition).do(FIRST_TRICK, "expose E HK", "director S").penalty == {"EHK": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_45E1_if_it_was_led_it_is_a_lead_out_of_turn(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, "expose E D3", "director S", "choose director led")
    assert table.asked == ("S", "56", {"accept", "refuse"})
    assert "lead-out-of-turn E 2 noticed" in table.offences
    assert (table.on_table, table.penalty) == ("ED3", {})
    accepted = table.do("choose S accept")
    assert (accepted.turn, accepted.offences[-1]) == ("S", "lead-out-of-turn E 2 accepted")
    refused = table.do("choose S refuse")
    assert (refused.turn, refused.penalty) == ("N", {"ED3": "major"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_45E1_led_at_his_own_turn_it_is_simply_his_lead(edition: str) -> None:
    """The card fell before the trick was complete; when the Director finds that it was led, East has won the trick."""
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EHA", "expose E D3", "SH4", "director S", "choose director led")
    assert (table.on_table, table.turn, table.penalty, table.asked) == ("ED3", "S", {}, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_45E1_led_before_partner_has_played_it_is_a_premature_lead(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "expose W D7", "director S", "choose director led")
    assert "57A" in table.ruled
    assert table.asked is not None and table.asked[:2] == ("S", "57A")
    assert table.penalty == {"WD7": "major"}


def test_45E1_who_plays_on_takes_it_as_not_led() -> None:
    table = at(POZNAN, "4S S").do(FIRST_TRICK, "expose E D3", "director S")
    assert table.lawful("N") != ""
    assert table.do("NCK").asked is None


def test_45E1_when_play_has_gone_on_nobody_asks_whether_it_was_led() -> None:
    table = at(POZNAN, "4S S").do(FIRST_TRICK, "expose E D3", "NCK", "director S")
    assert (table.asked, table.penalty) == (None, {"ED3": "minor"})


def test_45E1_before_he_has_played_to_the_trick_it_is_an_exposed_card() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA", "expose E D3").offences == ["exposed-card E 1 unnoticed"]


@pytest.mark.parametrize("dropped", ["W D7", "E D3"])
def test_45E1_when_his_side_has_won_the_trick_it_is_an_exposed_card(dropped: str) -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHA SH4", f"expose {dropped}")
    assert table.offences == [f"exposed-card {dropped[0]} 2 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_45E1_of_such_a_card_the_director_may_find_unasked_that_it_was_led(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EHA SH4", "expose W DA", "director S fifth-card W")
    assert table.asked == ("S", "50D2", {"require-D", "forbid-D", "free"})
    led = table.do("choose director led")
    assert led.on_table == "WDA"
    assert led.asked == ("S", "56", {"accept", "refuse"})
    dropped = table.do("choose director not-led")
    assert dropped.penalty == {"WDA": "major"}
    assert dropped.asked == ("S", "50D2", {"require-D", "forbid-D", "free"})
    assert table.do("choose S free", "ES2").refuses("choose director led")


@pytest.mark.parametrize("edition", EDITIONS)
def test_45E1_a_card_beside_one_that_is_taken_back_cannot_have_been_led_to_the_next_trick(edition: str) -> None:
    asked = at(POZNAN, "4S S", edition).do("WCJ", "expose W D7", "director S")
    assert asked.asked == ("director", "45E1", {"led", "not-led"})
    assert asked.do("back W CJ").asked is None


def test_45E1_a_fifth_card_is_an_exposed_card_to_whoever_points_at_it() -> None:
    table = at(POZNAN, "4S S").do(FIRST_TRICK, "expose E D3", "director S exposed-card E")
    assert table.offences == ["fifth-card E 1 corrected"]


def test_45E1_several_cards_or_one_shown_on_purpose_are_exposed_cards() -> None:
    assert at(POZNAN, "4S S").do(FIRST_TRICK, "face E D3").offences == ["exposed-card E 2 unnoticed"]
    two = at(POZNAN, "4S S").do(FIRST_TRICK, "expose E D3 D4")
    assert two.offences == ["exposed-card E 2 unnoticed"] * 2


def test_45E1_played_before_the_director_came_nothing_is_left_of_it() -> None:
    table = at(POZNAN, "4S S").do(FIRST_TRICK, "expose E D3", "ND2 ED3", "director S")
    assert (table.offences, table.penalty) == (["fifth-card E 1 accepted"], {})


@pytest.mark.parametrize("edition", EDITIONS)
def test_45E2_declarers_fifth_card_goes_back_without_rectification(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, "expose S SA", "director W")
    assert (table.offences, table.penalty, table.turn) == ([], {}, "N")


# -- 45F: dummy shows a card -----------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("deed", ["expose N HQ", "extra N gesture"])
def test_45F_play_goes_on_and_the_director_looks_at_the_end(edition: str, deed: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA", deed)
    assert table.offences == ["dummy-touches N 1 unnoticed"]
    ruled = table.do("director W")
    assert (ruled.ruled, ruled.asked, ruled.turn) == (["45F"], None, "E")
    over = ruled.do("EC2 SC3", "claim S 10", "agree W", "round")
    assert over.asked == ("director", "45F", {"stand", "adjust"})
    assert over.do("choose director stand").asked is None


def test_45F_unless_the_director_was_called_nobody_asks() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA", "expose N HQ", "EC2 SC3", "claim S 10", "agree W", "round").asked is None


# -- 45C4(a): a card named, and another put down ---------------------------------------------------------------------

HEARTS_LED = "WH9 NH3 EHA SH4"
"""East has won the trick and is to lead."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4a_declarer_plays_the_card_he_named_and_takes_the_other_back(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2", "name S C5", "SC9")
    assert (table.offences, table.asked, table.penalty, table.ruled) == ([], None, {}, ["45C4(a)"])
    assert table.turn == "N"
    assert [play.card for play in table.table.tricks[0].plays if play.seat.name == "S"] == [card_of("C5")]
    assert card_of("C9") in table.table.hands.south
    come = table.do("director W")
    assert (come.ruled, come.offences, come.asked) == (["45C4(a)", "45C4(a)"], [], None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4a_a_defenders_other_card_is_exposed_on_purpose(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA", "name E C4", "EC2")
    assert (table.on_table, table.turn, table.asked) == ("WCJ NCA EC4", "S", None)
    assert table.offences == ["exposed-card E 1 unnoticed"]
    come = table.do("director S")
    assert (come.penalty, come.ruled) == ({"EC2": "major"}, ["45C4(a)", "49", "50B"])
    assert (come.on_table, come.turn, come.asked) == ("WCJ NCA EC4", "S", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4a_no_failure_to_follow_suit_is_a_revoke_where_the_card_named_followed(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA", "name E C4", "ED3", "director S")
    assert table.offences == ["exposed-card E 1 corrected"]
    assert (table.on_table, table.penalty) == ("WCJ NCA EC4", {"ED3": "major"})


def test_45C4a_a_lead_that_was_named_is_led() -> None:
    table = at(POZNAN, "4S S").do(HEARTS_LED, "name E HK", "ED3")
    assert (table.on_table, table.offences) == ("EHK", ["exposed-card E 2 unnoticed"])


def test_45C4a_two_others_shown_at_once_are_not_played_either() -> None:
    table = at(POZNAN, "4S S").do(HEARTS_LED, "name E HK", "cards E D3 D4")
    assert (table.on_table, table.offences, table.asked) == ("EHK", ["exposed-card E 2 unnoticed"] * 2, None)
    assert table.do("director S").penalty == {"ED3": "major", "ED4": "major"}
    one = at(POZNAN, "4S S").do(HEARTS_LED, "name E HK", "cards E HK D4", "director S")
    assert (one.on_table, one.penalty) == ("EHK", {"ED4": "minor"})


def test_45C4a_the_first_card_named_is_the_one_played() -> None:
    table = at(POZNAN, "4S S").do(HEARTS_LED, "name E HK", "name E HT", "EHT")
    assert table.on_table == "EHK"


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4a_a_card_that_may_not_be_played_binds_nobody(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA", "name E D3", "EC2")
    assert (table.on_table, table.offences, table.ruled) == ("WCJ NCA EC2", ["exposed-card E 1 unnoticed"], [])
    revoke = at(POZNAN, "4S S", edition).do("WCJ NCA", "name E D3", "EH2")
    assert revoke.offences == ["exposed-card E 1 unnoticed", "revoke E 1 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_49_a_defender_names_a_card_that_does_not_follow_suit(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA", "name E D3", "director S")
    assert (table.ruled[:2], table.penalty, table.turn) == (["49", "50B"], {"ED3": "major"}, "E")
    played = at(POZNAN, "4S S", edition).do("WCJ NCA", "name E D3", "ED3", "director S")
    assert played.penalty == {"ED3": "major"}
    assert "revoke E 1 corrected" in played.offences


def test_45C4a_declarer_may_name_what_he_may_not_play() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2", "name S DJ", "SC3")
    assert (table.offences, table.penalty) == ([], {})


def test_45C4a_a_penalty_card_comes_before_a_card_named() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA", "face E C4", "director S", "name E C8", "EC8")
    assert table.offences == ["exposed-card E 1 corrected", "penalty-card-not-played E 1 unnoticed"]


def test_45C4a_a_card_lawfully_withdrawn_no_longer_counts_as_named() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "call CQ", "name E C4", "EC4", "change CA", "choose director unintended")
    again = table.do("choose E withdraw", "EC8")
    assert (again.on_table, again.offences) == ("WCJ NCA EC8", [])


def test_45C4a_dummy_has_no_card_to_name() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "name N CQ", "NCA")
    assert (table.on_table, table.offences, table.ruled) == ("WCJ NCA", [], [])


def test_45C4a_over_an_opening_lead_out_of_turn_declarer_accepts_it_with_the_card_named() -> None:
    table = at(POZNAN, "4S S").do("EH2", "name S H4", "SSA")
    assert (table.on_table, table.turn) == ("EH2 SH4", "W")
    assert table.table.declarer is Seat.S


def test_45D_what_the_director_puts_back_is_no_play_before_his_ruling() -> None:
    """South has failed to follow to the wrong card too: his revoke still waits when the card called is put there."""
    table = at("N:64..Q96. Q3..K.T9 T9..AJ.5 85..75.J", "3NT S", lead="N").do(
        "misplace D6 S6", "ESQ SDJ", "attention W wrong-card-from-dummy N 9", "attention W revoke S 9", "director W"
    )
    assert not [offence for offence in table.offences if offence.startswith("play-before-ruling")]


# -- after, in time ---------------------------------------------------------------------------------------------------

FIVE = "N:..32.AJ4 ..AK.T98 ..Q4.Q76 ..J9.K52"


@pytest.mark.parametrize(("edition", "number"), [("1997", "45D"), ("2007", "45D"), ("2017", "45D1")])
def test_45D_who_played_after_the_wrong_card_in_time_may_change(edition: str, number: str) -> None:
    """Dummy moves the wrong card before West, in front of it, has played."""
    table = at(FIVE, "3NT S", edition, lead="S").do("SCQ", "misplace CA C4", "WC2", "attention W", "director W")
    assert table.asked == ("W", number, {"keep", "withdraw"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_45D_declarer_not_where_his_own_card_came_before_the_opponents(edition: str) -> None:
    """East changes a card he played after South's, in time: nothing that South did came of it (47D)."""
    table = at(FIVE, "3NT S", edition, lead="W").do("WC5 SC6", "misplace CA C4", "EC8", "attention E", "director E")
    asked = table.asked
    assert asked is not None and asked[0] == "E"
    assert table.do("choose E withdraw", "EC9").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_an_earlier_card_of_declarers_does_not_end_the_right_to_change(edition: str) -> None:
    table = at(FIVE, "3NT S", edition, lead="W").do("WC5 SC6 NC4", "change CA")
    assert table.asked == ("director", "45C4(b)", {"unintended", "intended"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_who_played_after_the_changed_card_in_time_may_change(edition: str) -> None:
    table = at(FIVE, "3NT S", edition, lead="S").do("SCQ NC4 WC2", "change CA", "choose director unintended")
    assert table.asked == ("W", "45C4(b)", {"keep", "withdraw"})


# -- 45D: dummy puts his own mistake right -----------------------------------------------------------------------------


@for_each(("edition", "number"), [("1997", "45D"), ("2007", "45D"), ("2017", "45D1")])
@for_each("replaced", [[], ["ND2"]])
def test_45D1_the_card_dummy_puts_right_himself_stands(edition: str, number: str, replaced: list[str]) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "misplace D2 H3", "back N H3", *replaced, "director E")
    assert (table.ruled, table.on_table, table.turn) == ([number], "ND2", "E")
    assert table.offences == ["wrong-card-from-dummy N 2 corrected"]


@for_each(("edition", "number"), [("1997", "45D"), ("2007", "45D"), ("2017", "45D1")])
@for_each("replaced", [[], ["ND2"]])
def test_45D1_who_played_to_the_wrong_card_takes_his_back(edition: str, number: str, replaced: list[str]) -> None:
    start = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "misplace D2 H3", "EHT")
    table = start.do("back N H3", *replaced, "director E")
    assert (table.ruled, table.on_table, table.turn) == ([number, "47D"], "ND2", "E")
    assert table.unauthorised("HT") == "NS"


@for_each(("edition", "number"), [("1997", "45D"), ("2007", "45D"), ("2017", "45D1")])
@for_each("replaced", [[], ["NDK"]])
def test_45D1_the_card_that_was_named_is_not_changed_when_the_opponents_change_theirs(
    edition: str, number: str, replaced: list[str]
) -> None:
    """Dummy put it down after they had played, but declarer had named it before."""
    start = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "misplace DK D2", "ED3 SDJ WD7", "back N D2", *replaced)
    east = start.do("director W")
    assert east.asked == ("E", number, {"keep", "withdraw"})
    west = east.do("choose E withdraw", "EDQ")
    assert west.asked == ("W", number, {"keep", "withdraw"})
    changed = west.do("choose W withdraw", "WDA")
    assert (changed.asked, sorted(changed.on_table.split()), changed.turn) == (None, [], "W")


# -- the first trick of an ending is not the opening lead --------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_45F_dummy_touches_a_card_on_the_first_trick_of_an_ending(edition: str) -> None:
    table = at(ENDING, "3NT S", edition, lead="W").do("WS3", "expose N SQ")
    assert table.offences == ["dummy-touches N 9 unnoticed"]
    early = table.do("ES9", "director S")
    assert "45F" in early.ruled and early.penalty == {}
    assert early.offences[-1] == "premature-play E 9 accepted"
