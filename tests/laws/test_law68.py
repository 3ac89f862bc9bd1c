"""Laws 68 to 70 as far as revokes need them."""

from tests.situations import POZNAN, SLAM, at

ONE_TRICK = "WCJ NCA EC2 SC3"


def test_68A_claimed_tricks_count_once_agreed() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "claim S 10")
    assert table.turn is None
    assert table.tricks == (1, 0)
    assert table.do("agree E").tricks == (11, 2)


def test_68B_a_concession_gives_the_rest_to_the_conceding_side() -> None:
    assert at(POZNAN, "4S S").do(ONE_TRICK, "concede W 11", "agree S").tricks == (12, 1)


def test_68D_play_is_suspended_and_what_is_faced_is_not_played() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "claim S 10", "NCK EC4")
    assert table.on_table == ""
    assert table.faults == []


def test_68A_no_more_than_are_left() -> None:
    assert at(POZNAN, "4S S").do(ONE_TRICK).refuses("claim S 13")


def test_69A_only_the_other_side_agrees() -> None:
    assert at(POZNAN, "4S S").do(ONE_TRICK, "claim S 10").refuses("agree N")
    assert at(POZNAN, "4S S").refuses("agree W")


def test_70A_the_director_gives_any_number_of_the_tricks_left() -> None:
    table = at(SLAM, "6C N").do("ESK SS3 WH6 NS7", "claim N 11", "agree E", "director N")
    assert table.asked == ("director", "70A", {f"claimer-{n}" for n in range(14)})
    assert table.do("choose director claimer-12").tricks == (12, 1)


def test_70A_tricks_move_only_after_the_claim_is_settled() -> None:
    start = at(SLAM, "6C N").do("ESK SS3 WH6 NS7", "ESQ SS4 WH3 NS8", "ESJ SS5 WH7 NC8", "claim N 10", "agree E")
    table = start.do("attention N revoke W 1", "attention N revoke W 3", "director N")
    assert table.asked is not None
    assert table.asked[1] == "70A"
    assert table.moved == []
    assert table.do("choose director claimer-10").moved == [("64A2", 1, "NS")]
