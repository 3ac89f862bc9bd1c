"""Law 64: how many tricks move, every exemption, several revokes on one board."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, SLAM, Situation, at, since

TWO_LOSERS = "ESK SS3 WC3 NS7"
"""West ruffs with two spades in his hand and wins."""


def two_tricks(edition: str) -> Situation:
    return at(SLAM, "6C N", edition).do(TWO_LOSERS, "WS6 NS8 ESQ SS4", "ESJ SS5 WSA NC8", "claim N 10", "agree E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_64A1_the_offender_won_the_trick_and_his_side_a_later_one(edition: str) -> None:
    table = two_tricks(edition)
    assert table.tricks == (11, 2)
    ruled = table.do("director N")
    assert ruled.moved == [("64A1", 2, "NS")]
    assert ruled.tricks == (13, 0)
    assert ruled.score == 940
    assert ruled.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_64A_no_trick_moves_while_a_claim_is_open_again(edition: str) -> None:
    """Declarer takes back his agreement: how many tricks there are to move is not known yet."""
    ruled = two_tricks(edition).do("director N")
    again = ruled.do("object E")
    assert (again.moved, again.asked is None) == ([], False)
    settled = again.do("choose director claimer-10")
    assert settled.moved == [("64A1", 2, "NS")] and settled.tricks == (13, 0)


def test_64A1_only_the_revoke_trick_when_nothing_later_was_won() -> None:
    deal = "N:8.A4.AKQJ.AKQT98 KQJT92.852.T94.2 7543.QT9.765.765 A6.KJ763.832.J43"
    table = at(deal, "6C N").do("ESK SS3 WC3 NS8", "WH3 NHA EH2 SH9", "claim N 11", "agree E", "director N")
    assert table.moved == [("64A1", 1, "NS")]
    assert table.tricks == (13, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_64A2_partner_won_the_trick_one(edition: str) -> None:
    table = at(SLAM, "6C N", edition).do("ESK SS3 WH6 NS7", "ESQ SS4 WSA NS8")
    done = table.do("WD2 NDA ED4 SD5", "claim N 10", "agree E", "director N")
    expected = 2 if edition == "1997" else 1
    assert done.moved == [("64A2", expected, "NS")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_64A2_a_trick_won_in_dummy_was_not_won_by_declarer(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SDJ", "NCK EC4 SC3 WCT", "claim S 10", "agree W", "director W")
    assert table.moved == [("64A2", 1, "EW")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_64A2_a_later_trick_only(edition: str) -> None:
    deal = "N:K8.4..A32 QJ9.2..J7 543.5..Q9 A62.3..K8"
    table = at(deal, "3NT N", edition, lead="E").do("ESQ SS3 WH3 NSK NCA EC7 SC9 WC8", "claim N 3", "agree E")
    assert table.do("director N").moved == [("64A2", 1, "NS")]


def test_64A2_of_1997_a_second_trick_won_with_a_card_he_could_have_played() -> None:
    play = ("ESK SS3 WH6 NS7", "ESQ SS4 WSA NS8", "WD2 NDA ED4 SD5", "claim N 10", "agree E", "director N")
    assert at(SLAM, "6C N", "1997").do(*play).moved == [("64A2", 2, "NS")]
    assert at(SLAM, "6C N", "2007").do(*play).moved == [("64A2", 1, "NS")]


def test_64A2_of_1997_not_when_that_trick_is_the_only_one() -> None:
    deal = "N:K8.4..A32 QJ9.2..J7 543.5..Q9 A62.3..K8"
    play = ("ESQ SS3 WH3 NSK NCA EC7 SC9 WC8 NS8 ESJ SS4 WSA", "concede W 3", "agree N", "director N")
    table = at(deal, "3NT N", "1997", lead="E").do(*play)
    assert table.moved == [("64A2", 1, "NS")]


# -- 64B -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B1_the_offending_side_won_nothing_since(edition: str) -> None:
    deal = "N:8.A4.AKQJ.AKQT98 KQJT92.852.T94.2 7543.QT9.765.765 A6.KJ763.832.J43"
    play = ("ESK SS3 WS6 NS8", "ESQ SS4 WC3 NC8", "claim N 11", "agree E", "next E", "director N")
    table = at(deal, "6C N", edition).do(*play)
    assert "64B1" in table.ruled
    assert table.moved == []
    assert table.tricks == (12, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B2_a_later_revoke_in_the_same_suit(edition: str) -> None:
    table = at(SLAM, "6C N", edition).do("ESK SS3 WH6 NS7", "ESQ SS4 WH3 NS8", "ESJ SS5 WH7 NC8")
    done = table.do(
        "claim N 10",
        "agree E",
        "next W",
        "attention N revoke W 1",
        "attention N revoke W 2",
        "attention N revoke W 3",
        "director N",
    )
    assert done.moved == [("64A2", 1, "NS")]
    assert done.ruled.count("64B2") == 2
    assert done.tricks == (12, 1)
    assert done.asked is not None
    assert done.asked[0] == "director"
    assert done.asked[1].startswith("64C")


def test_64B2_in_2017_only_when_the_first_had_become_established() -> None:
    play = ("ESK SS3 WH6 NS7", "director N", "WS6", "choose N keep", "choose N free")
    for edition, clause in (("2007", "64B2"), ("2017", "64A2")):
        start = at(SLAM, "6C N", edition).do(*play)
        ended = start.do("ESQ SS4 WH3 NS8", "choose N free", "ESJ SS5 WSA NC8", "claim N 10", "agree E", "next E")
        table = ended.do("director N")
        assert clause in table.ruled, edition


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B3_the_card_not_played_lay_face_up(edition: str) -> None:
    deal = "N:K52.4.. .Q73.2. A48.6.. J96.5.."
    start = at(deal, "3NT S", edition, lead="S").do("face E HQ", "director S", "SH6 WH5 NH4 ED2")
    ended = start.do("SSA WS6 NS2 EHQ", "claim S 2", "agree E", "director N revoke")
    assert "64B3" in ended.ruled
    assert ended.moved == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B3_the_card_lay_there_exposed_and_the_director_had_not_come(edition: str) -> None:
    """It is a penalty card by Law 49 whether anybody has called him or not; one only named lies nowhere."""
    deal = "N:K52.4.. .Q73.2. A48.6.. J96.5.."
    start = at(deal, "3NT S", edition, lead="S")
    play = ("SH6 WH5 NH4 ED2", "SSA WS6 NS2 EH7", "claim S 2", "agree E", "director N revoke")
    assert "64B3" in start.do("expose E HQ", *play).ruled
    assert "64B3" not in start.do(*play).ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B3_dummys_revoke(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NH3 EC2 SC3", "WCT NCA EC4 SC5", "claim S 10", "agree W", "director W")
    assert table.offences == ["revoke N 1 established"]
    assert "64B3" in table.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B4_after_the_innocent_side_called_on_the_next_board(edition: str) -> None:
    assert "64B4" in two_tricks(edition).do("next W", "next N", "director N").ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B4_a_call_of_the_offending_side_alone_changes_nothing(edition: str) -> None:
    assert two_tricks(edition).do("next W", "director N").moved == [("64A1", 2, "NS")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B4_attention_drawn_before_that_call_is_in_time(edition: str) -> None:
    table = two_tricks(edition).do("attention N", "next N", "director N")
    assert table.moved == [("64A1", 2, "NS")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B5_after_the_round(edition: str) -> None:
    assert "64B5" in two_tricks(edition).do("round", "director N").ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_64B6_on_the_twelfth_trick_with_the_cards_back(edition: str) -> None:
    table = at("N:32... J...A ...KQ Q...2", "4S N", edition, lead="N").do("NS2 ESJ SCQ WC2 ECA SCK WSQ NS3")
    done = table.do("return", "director S")
    assert "64B6" in done.ruled
    assert done.asked is not None
    assert done.asked[1].startswith("64C")


def test_64B7_did_not_exist_in_1997() -> None:
    table = at(SLAM, "6C N", "1997").do("ESK SS3 WC3 NC8", "claim N 12", "agree E")
    done = table.do("attention S revoke W", "attention S revoke N", "director S")
    assert "64B7" not in done.ruled
    assert done.moved == [("64A1", 2, "EW")]


@pytest.mark.parametrize("edition", since("2007"))
def test_64B7_both_sides_have_revoked(edition: str) -> None:
    done = at(SLAM, "6C N", edition).do("ESK SS3 WC3 NC8", "claim N 12", "agree E", "next E")
    done = done.do("attention S revoke W", "attention S revoke N", "director S")
    assert done.moved == []
    assert "64B7" in done.ruled
    assert done.asked is not None
    assert done.asked[1] == ("64C" if edition == "2007" else "64C2(b)")


def test_64B7_in_2007_even_when_one_revoke_was_corrected_in_time() -> None:
    play = ("ESK SS3 WH6 NS7", "director N", "WS6", "choose N keep", "choose N free", "ESQ SS4 WSA NC8")
    for edition, moved in (("2007", []), ("2017", [("64A1", 2, "EW")])):
        table = at(SLAM, "6C N", edition).do(*play)
        done = table.do("NDA ED4 SD5 WD2", "claim N 10", "agree E", "director W")
        assert done.moved == moved, edition


# -- several revokes, and 64C -----------------------------------------------------------------------------------------


def test_64A_no_trick_moves_twice() -> None:
    deal = "N:K2.43.32.A A3.A2.A4.2 54.65.65.3 Q6.K7.K7.4"
    table = at(deal, "3NT S", lead="N").do("NSK EC2 SS4 WS6", "NH3 EDA SH5 WH7", "NS2 ESA SS5 WSQ")
    done = table.do("claim E 4", "agree N", "attention S revoke E 7", "attention S revoke E 8", "director S")
    moved = [t.from_tricks for t in done.table.transfers]
    assert len({number for tricks in moved for number in tricks if number < 14}) == len(
        [number for tricks in moved for number in tricks if number < 14]
    )
    assert sum(t.tricks for t in done.table.transfers) == 2


def test_64A_no_trick_from_before_the_revoke() -> None:
    deal = "N:8.A4.AKQJ.AKQT98 KQJT92.852.T94.2 7543.QT9.765.765 A6.KJ763.832.J43"
    table = at(deal, "6C N").do("ESK SS3 WS6 NS8", "ESQ SS4 WC3 NC8", "claim N 11", "agree E", "next E", "director N")
    assert table.tricks == (12, 1)


def test_64A_unnoticed_nothing_moves() -> None:
    assert two_tricks("2017").moved == []


def test_64A_a_second_summons_moves_nothing_again() -> None:
    table = two_tricks("2017").do("director N", "director S")
    assert table.tricks == (13, 0)


@pytest.mark.parametrize(("edition", "number"), [("1997", "64C"), ("2007", "64C"), ("2017", "64C2(a)")])
def test_64C_the_poznan_deal(edition: str, number: str) -> None:
    table = poznan(edition)
    assert table.tricks == (12, 1)
    ruled = table.do("attention W revoke S 2", "attention W revoke S 3", "director W")
    assert ruled.tricks == (11, 2)
    assert ruled.asked == ("director", number, {"stand", "adjust"})
    assert ruled.do("choose director stand").asked is None


def poznan(edition: str) -> Situation:
    """Both revokes made, a diamond ruffed, the rest claimed and agreed."""
    play = "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8 SH4 WS6 WDA ND2 ED3 SS3"
    return at(POZNAN, "4S S", edition).do(play, "claim S 9", "agree W")


def test_64C_nobody_is_asked_when_the_innocent_side_has_every_trick() -> None:
    assert two_tricks("2017").do("director N").asked is None


@pytest.mark.parametrize("edition", since("2007"))
def test_64A_one_revoke_does_not_take_the_trick_that_another_moves_by_itself(edition: str) -> None:
    """West did not win the trick of his first revoke (one trick), and won that of his second with the card (two)."""
    table = at("N:73.AKT.A743.AQJ5 JT82.Q864.K6.984 AKQ4.J7.J95.T732 965.9532.QT82.K6", "1D W", edition).do(
        "NHA EH6 SHJ WH3 NCA EC4 SC2 WH9 NDA ED6 SD5 WDQ NHK EH4 SH7 WD8 WD2 ND3 EDK SD9 EHQ SSA WH2 NHT",
        "ESJ SS4 WS5 NS3 ES2 SSQ WS9 NS7 SC7 WCK NC5 EC9 WDT ND7 EST SDJ SC3 WC6 NCJ EC8 ND4 ES8 SSK WH5",
        "NCQ EH8 SCT WS6",
        "attention N revoke W 2",
        "attention N revoke W 4",
        "director N",
    )
    assert [(one.clause, one.tricks) for one in table.table.transfers] == [("64A2", 1), ("64A1", 2)]
    assert table.tricks == (11, 2)


def test_64A_both_partners_on_one_trick_and_one_of_them_won_it() -> None:
    """East's single trick is a later one: the revoke trick itself goes over for West, who won it by ruffing."""
    table = at("N:KJ.7.A3.6 .A.Q.AQJ2 .T6.874.3 64.983.2.", "1C S", "2007", lead="S").do(
        "SHT WD2 NH7 ECJ EC2 SC3 WH3 NC6 ND3 EDQ SD4 WS4 ECA SH6 WS6 NSJ EHA SD7 WH8 NDA ECQ SD8 WH9 NSK",
        "attention S revoke W 8",
        "attention S revoke E 8",
        "director S",
    )
    assert sorted((one.clause, one.tricks) for one in table.table.transfers) == [("64A1", 2), ("64A2", 1)]


@for_each("edition", EDITIONS)
@for_each("summons", ["director E", "attention E revoke S 2", "attention E revoke S 3"])
def test_64B2_whoever_finds_one_of_them_has_found_all_in_the_suit(edition: str, summons: str) -> None:
    """One summons, one revoke pointed at: the first of the same player in the suit counts, and moves its trick."""
    ruled = poznan(edition).do(summons, "director E")
    assert [(one.clause, one.tricks) for one in ruled.table.transfers] == [("64A2", 1), ("64B2", 0)]
    assert ruled.tricks == (11, 2)


@for_each("edition", EDITIONS)
@for_each("found", ["W", "E"])
def test_81C3_partners_revoke_on_the_same_trick_is_found_with_it(edition: str, found: str) -> None:
    """Both defenders discard on South's spade and play to the next trick: one is pointed out, both are counted."""
    deal = "N:A32.A3.. K54.K5.. 876.87.. QJT.QT.."
    table = at(deal, "3NT S", edition, lead="S").do("SS8 WHT NSA EH5", "NS2 ES4 SS6 WST", f"director S revoke {found}")
    assert [ruling for ruling in table.ruled if ruling in ("63B", "63C")] == ["63C" if edition == "1997" else "63B"] * 2
    assert {drawn.irregularity for drawn in table.table.attention} == {0, 1}
    done = table.do("claim W 3", "agree S", "round")
    assert [(clause, to) for clause, _, to in done.moved] == [("64A2", "NS"), ("64A2", "NS")]


@pytest.mark.parametrize(("edition", "clauses"), [("2007", {"64B7"}), ("2017", {"64B7"})])
def test_64B7_both_revokes_on_one_trick_are_found_together(edition: str, clauses: set[str]) -> None:
    ruled = at(POZNAN, "4S S", edition).do(
        "WH9 NH3 EC2 SS3 SSA WS6 NST ES2", "claim S 8", "agree E", "round", "director E"
    )
    assert {one.clause for one in ruled.table.transfers if not one.tricks} and ruled.tricks == (10, 3)
    assert clauses <= {ruling.clause for ruling in ruled.table.rulings}
