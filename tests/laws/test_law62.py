"""Law 62: correction of a revoke."""

import pytest

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.events import RulingGiven
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, SLAM, Situation, at, before, by_year, since


def trick_in_clubs(edition: str = "2017") -> Situation:
    """South leads a club to dummy's AJ43; West, who has the 2, discards; dummy's jack, East's king."""
    deal = "N:..32.AJ43 ..AK.KT98 ..Q4.Q765 ..J9876.2"
    return at(deal, "3NT S", edition, lead="S").do("SC5 WD7 NCJ ECK")


@pytest.mark.parametrize("edition", EDITIONS)
def test_62A_an_unestablished_revoke_is_corrected(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2 SH4", "director E")
    assert {"62A", "62B1"} <= set(table.ruled)
    assert table.turn == "E"
    assert table.lawful("E") == "HA HK HT H2"
    assert table.penalty == {"EC2": "major"}
    assert table.do("EHK").asked is None


def test_62B2_declarers_card_goes_back_without_further_rectification() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SDJ", "director W")
    assert table.penalty == {}
    assert table.unauthorised("DJ") == "NS"


def test_62B2_dummys_card_goes_back() -> None:
    table = at(POZNAN, "4S S").do("WCJ ND2", "director W")
    assert table.lawful("N") == "CA CK CQ"
    assert "62B2" in table.ruled


def test_62B2_a_defenders_faced_card_is_again_the_penalty_card_it_was() -> None:
    deal = "N:K52.4.. .Q73.2. A48.6.. J96.5.."
    table = at(deal, "3NT S", lead="S").do("face E D2", "director S", "SH6 WH5 NH4 ED2", "director S")
    assert table.penalty == {"ED2": "major"}
    assert table.lawful("E") == "HQ H7 H3"
    assert "62B2" in table.ruled


# -- 62C1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C1_the_offender_substitutes_first_then_the_innocent_is_asked(edition: str) -> None:
    table = trick_in_clubs(edition).do("director W")
    assert table.turn == "W"
    assert table.asked is None
    assert table.lawful("W") == "C2"
    mended = table.do("WC2")
    assert mended.asked == ("S", "62C1", {"keep", "withdraw"})


def test_62C1_kept_the_card_stays_and_partner_of_the_offender_may_not_change() -> None:
    table = trick_in_clubs().do("director W", "WC2", "choose S keep")
    assert table.asked is not None
    assert table.asked[1] == "50D2"
    assert table.turn == "E"
    assert table.on_table == ""


def test_62C1_withdrawn_it_is_authorised_for_the_innocent_side_only() -> None:
    table = trick_in_clubs().do("director W", "WC2", "choose S withdraw")
    assert table.turn == "N"
    assert table.lawful("N") == "CA C4 C3"
    assert table.unauthorised("CJ") == "EW"


def test_62C1_a_card_played_after_attention_stays() -> None:
    deal = "N:..32.AJ43 ..AK.KT98 ..Q4.Q765 ..J9876.2"
    table = at(deal, "3NT S", lead="S").do("SC5 WD7", "attention W", "NCJ", "director W", "WC2")
    assert "play-before-ruling N 8 noticed" in table.offences
    assert table.asked is None
    assert table.turn == "E"


def test_62C1_with_nothing_to_change_to_nobody_is_asked() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director E", "EHK")
    assert table.asked is None
    assert table.turn == "E"


def to_the_next_trick(edition: str = "2017") -> Situation:
    """East leads a spade, West discards, North wins and leads to the next trick; then West speaks."""
    deal = "N:K8.4..A32 QJ9.2..J7 543.5..Q9 A62.3..K8"
    return at(deal, "3NT N", edition, lead="E").do("ESQ SS3 WH3 NSK NCA", "director W")


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C1_a_card_led_to_the_next_trick_may_come_back_too(edition: str) -> None:
    table = to_the_next_trick(edition).do("WS2")
    assert table.asked == ("N", "62C1", {"keep", "withdraw"})
    kept = table.do("choose N keep")
    assert kept.asked == ("N", "62C1", {"keep", "withdraw"})
    back = kept.do("choose N withdraw")
    assert back.turn == "N"
    assert back.lawful("N") == "S8 H4 C3 C2"
    assert kept.do("choose N keep").turn == "E"


def test_62C1_when_the_trick_changes_hands_the_next_trick_comes_back_by_itself() -> None:
    table = to_the_next_trick().do("WSA")
    assert table.asked == ("N", "62C1", {"keep", "withdraw"})
    kept = table.do("choose N keep")
    assert kept.asked is None or kept.asked[1] != "62C1"
    assert kept.on_table == ""
    assert kept.turn == "W"
    changed = table.do("choose N withdraw", "NS8")
    assert changed.turn == "W"
    assert changed.unauthorised("CA") == "EW"


EARLY = "N:..32.AJ4 ..AK.T98 ..Q4.Q76 ..J9.K52"
"""Five cards each, clubs all round."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C1_after_the_revoke_is_later_in_time_whatever_the_rotation(edition: str) -> None:
    """Declarer has dummy discard before West has played: West's card came after it though he sits in front of dummy."""
    table = at(EARLY, "3NT S", edition, lead="S").do("SCQ ND3 WC2", "director W")
    assert (table.turn, table.asked, table.lawful("N")) == ("N", None, "CA CJ C4")
    mended = table.do("NCA")
    assert mended.asked == ("W", "62C1", {"keep", "withdraw"})
    assert mended.do("choose W keep").turn == "E"
    back = mended.do("choose W withdraw")
    assert (back.turn, back.lawful("W"), back.unauthorised("C2")) == ("W", "CK C5", "NS")
    assert back.do("WCK").turn == "E"


def test_62C1_a_card_that_came_before_the_revoke_stays_though_it_lies_behind_it() -> None:
    table = at(EARLY, "3NT S", lead="S").do("SCQ WC2 EC8 ND3", "director W", "NC4")
    assert (table.asked, table.on_table) == (None, "")
    assert table.table.withdrawn[-1].card == card_of("D3")


# -- 62C2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C2_partner_of_the_offender_may_change_after_the_innocent_has(edition: str) -> None:
    table = trick_in_clubs(edition).do("director W", "WC2", "choose S withdraw", "NC4")
    assert table.asked == ("E", "62C2", {"keep", "withdraw"})
    changed = table.do("choose E withdraw")
    assert changed.penalty == {"WD7": "major", "ECK": "major"}
    assert changed.turn == "E"
    assert changed.do("EC8").table.winner(8) is not None


def test_62C2_the_card_withdrawn_is_not_forced_back_on_the_trick_but_falls_on_the_next() -> None:
    table = trick_in_clubs().do("director W", "WC2", "choose S withdraw", "NC4", "choose E withdraw")
    assert table.lawful("E") == "CT C9 C8"
    on = table.do("EC8").do("choose S free") if table.do("EC8").asked else table.do("EC8")
    assert on.lawful("E") == "CK"


def test_62C2_declarer_of_the_offending_side_pays_nothing_for_it() -> None:
    deal = "N:8653.A.. 742.52.. AQT.63.. K9.874.."
    table = at(deal, "3H S", lead="N").do("NS3 ES2 SH3 WSK", "director S")
    assert table.lawful("S") == "SA SQ ST"
    assert table.do("SSA").asked == ("W", "62C1", {"keep", "withdraw"})


def test_62C2_not_for_a_card_that_partner_had_played_before_the_one_that_was_changed() -> None:
    """East played before dummy: what is changed there came after his card."""
    deal = "N:..32.AJ43 ..AK.KT98 ..Q4.Q765 ..J9876.2"
    table = at(deal, "3NT S", lead="S").do("SC5 WD7 ECK NCJ", "director W revoke W", "WC2")
    assert table.asked == ("S", "62C1", {"keep", "withdraw"})
    assert table.do("choose S withdraw", "NC4").asked == ("S", "50D2", {"require-D", "forbid-D", "free"})


@for_each("edition", EDITIONS)
@for_each(
    ("deal", "lead", "play", "offender", "substitute", "keys"),
    [
        # The ace that West substitutes wins the trick: North's lead to the next one is no lead of his any more.
        ("N:K8.4..A32 QJ9.2..J7 543.5..Q9 A62.3..K8", "E", "ESQ SS3 WH3 NSK NCA", "W", "WSA", ("law-47A-lead",)),
        # So is a lead of the offending side's own.
        ("N:K8.4..A32 QJ9.2..J7 543.5..Q9 A62.3..K8", "S", "SS3 WS2 NH4 ESQ ECJ", "N", "NSK", ("law-47A-lead",)),
    ],
)
def test_47A_a_lead_that_must_go_back_is_not_told_as_a_choice(
    edition: str, deal: str, lead: str, play: str, offender: str, substitute: str, keys: tuple[str, ...]
) -> None:
    table = at(deal, "3NT N", edition, lead=lead).do(play, f"director {offender}", substitute)
    while table.asked is not None and table.asked[1] == "62C1":
        table = table.do(f"choose {table.asked[0]} keep")
    told = [ruling for ruling in table.table.rulings if ruling.clause in ("47A", "62C1", "62C2")]
    assert tuple(ruling.message.key for ruling in told) == keys


def test_47A_a_card_of_the_offending_side_that_no_longer_follows_is_not_told_as_a_choice() -> None:
    deal = "N:52.3.. 43.8.. 98.4.. AK.J.."
    start = at(deal, "3NT S", lead="W").do("face E H8", "director S", "choose S require-H", "WSA NS2 ES3")
    after = start.do("director S", "WHJ", "NH3")
    assert [r.message.key for r in after.table.rulings if r.clause == "47A"] == ["law-47A-follow", "law-47A-follow"]
    assert "62C2" not in after.ruled and "62C1" not in after.ruled


# -- 62C3, 2017 ------------------------------------------------------------------------------------------------------

BOTH = "N:A2.4..3 K3.5..4 54.6..5 Q6.7..6"


def both_revoke(edition: str) -> Situation:
    """Both sides discard hearts on West's queen of spades; West has led to the next trick."""
    return at(BOTH, "3NT S", edition, lead="W").do("WSQ NH4 EH5 SS4 WC6")


def test_62C3_both_revoked_and_one_side_has_gone_on_both_are_corrected() -> None:
    table = both_revoke("2017")
    assert table.offences == ["revoke N 10 unnoticed", "revoke E 10 established"]
    ruled = table.do("director S")
    assert "62C3" in ruled.ruled
    assert ruled.offences == ["revoke N 10 corrected", "revoke E 10 corrected"]
    assert ruled.penalty == {"EH5": "major"}
    assert ruled.lawful("N") == "SA S2"
    assert ruled.do("NSA").lawful("E") == "SK S3"


def test_62C3_every_card_the_defenders_withdraw_is_a_penalty_card() -> None:
    table = both_revoke("2017").do("director S", "NSA", "ES3", "choose S keep")
    assert table.turn == "N"
    assert table.penalty == {"EH5": "major", "WC6": "major"}


@for_each(
    ("play", "asked"),
    [
        ("WSQ NH4 EH5 SS4 WC6", "S"),  # in rotation: South played after East's revoke
        ("WSQ EH5 NH4 SS4 WC6", "S"),  # East's came first in time
        ("WSQ EH5 SS4 NH4 WC6", "S"),  # South played between the two
        ("WSQ SS4 NH4 EH5 WC6", None),  # and before both
        ("WSQ NH4 SS4 EH5 WC6", None),  # after his partner's only
    ],
)
def test_62C3_takes_from_nobody_what_62C1_gives_him(play: str, asked: str | None) -> None:
    """Who did not revoke may change a card he played, in time, after an opponent's revoke."""
    table = at(BOTH, "3NT S", lead="W").do(play, "attention S revoke N", "director S revoke E", "NS2", "ES3")
    assert "62C3" in table.ruled
    assert table.asked == ((asked or "W"), "62C1", {"keep", "withdraw"})
    kept = table.do("choose S keep") if asked is not None else table
    assert kept.asked == ("W", "62C1", {"keep", "withdraw"})
    back = kept.do("choose W withdraw")
    assert back.penalty == {"EH5": "major", "WC6": "major"}


def test_62C3_what_came_back_is_unauthorised_for_both_sides() -> None:
    """Both sides are offending sides: 62C3 points to 16C2."""
    table = both_revoke("2017").do("director S", "NS2", "ES3", "choose S withdraw")
    assert (table.unauthorised("H4"), table.unauthorised("S4")) == ("NESW", "NESW")


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C1_where_both_revoked_and_neither_has_gone_on_a_defender_pays_nothing_for_changing(edition: str) -> None:
    """Each revoke is corrected by itself: to dummy's, which came after his partner's, East is innocent."""
    table = at(EARLY, "3NT S", edition, lead="S").do(
        "SCQ WD9 ND3 EC8", "attention E revoke W", "attention E revoke N", "director E", "WC2", "NCA"
    )
    assert table.asked == ("E", "62C1", {"keep", "withdraw"})
    back = table.do("choose E withdraw")
    assert (back.penalty, back.unauthorised("C8")) == ({"WD9": "major"}, "NS")


@pytest.mark.parametrize("edition", before("2017"))
def test_62C3_before_2017_the_established_revoke_stands(edition: str) -> None:
    table = both_revoke(edition).do("attention S revoke E", "attention S revoke N", "director S")
    assert table.offences == ["revoke N 10 corrected", "revoke E 10 established"]


def both_revoke_on_trick_twelve(edition: str) -> Situation:
    """East and South discard on dummy's spade, West follows, and everybody has played to the last trick."""
    return at("N:32... J...A 4...K Q9...", "4S N", edition, lead="N").do("NS2 ECA SCK WS9 WSQ NS3 ESJ SS4")


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C1_where_both_revokes_on_trick_twelve_are_corrected_the_substitute_of_the_later_one_stays(
    edition: str,
) -> None:
    first = both_revoke_on_trick_twelve(edition).do("attention W revoke S", "director W revoke S", "SS4")
    done = first.do("choose W keep", "director N revoke E", "ESJ")
    assert done.offences == ["revoke E 12 corrected", "revoke S 12 corrected"]
    assert (done.asked, done.turn) == (None, "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C3_where_both_sides_have_gone_on_a_defender_pays_nothing_for_changing(edition: str) -> None:
    first = both_revoke_on_trick_twelve(edition).do("attention W revoke E", "director W revoke E", "ESJ")
    back = first.do("director W revoke S", "SS4", "choose W withdraw")
    assert (back.penalty, back.unauthorised("S9")) == ({"ECA": "major"}, "NS")


# -- 62D -------------------------------------------------------------------------------------------------------------

TWELFTH = "N:32... J...A ...KQ Q...2"
"""North plays 4S and has nine tricks; two cards each."""


def twelfth(edition: str = "2017") -> Situation:
    return at(TWELFTH, "4S N", edition, lead="N").do("NS2 ESJ SCQ WC2")


@pytest.mark.parametrize("edition", EDITIONS)
def test_62D1_corrected_even_after_agreement_until_the_hands_are_back(edition: str) -> None:
    table = twelfth(edition).do("claim N 0", "agree E", "director S")
    assert "62D1" in table.ruled
    assert table.turn == "W"
    assert table.lawful("W") == "SQ"
    done = table.do("WSQ", "WC2 NS3 ECA SCK")
    assert done.tricks == (12, 1)


def test_62D1_the_cards_of_the_thirteenth_trick_are_taken_up_again() -> None:
    table = twelfth().do("ECA SCK WSQ NS3")
    assert table.offences == ["revoke W 12 established"]
    again = table.do("director S")
    assert again.lawful("W") == "SQ"
    assert again.do("WSQ").turn == "W"


def test_62D1_too_late_when_all_four_hands_are_back() -> None:
    table = twelfth().do("ECA SCK WSQ NS3", "return", "director S")
    assert table.offences == ["revoke W 12 established"]
    assert "64B6" in table.ruled
    assert table.asked is not None
    assert table.asked[0] == "director"


def test_62D1_three_hands_back_are_not_four() -> None:
    table = twelfth().do("ECA SCK WSQ NS3", "return N", "return E", "return S", "director S")
    assert table.offences == ["revoke W 12 corrected"]


@for_each("edition", EDITIONS)
@for_each("claimed", [("claim N 1", "agree E", "return"), ("claim N 1", "return")])
def test_62D1_too_late_after_a_claim_even_where_agreement_is_not_yet_established(
    edition: str, claimed: tuple[str, ...]
) -> None:
    table = twelfth(edition).do(*claimed, "director S")
    assert table.offences == ["revoke W 12 established"]
    assert not {"62A", "62D1"} & set(table.ruled)
    assert {"64B6", "63C" if edition == "1997" else "63B"} <= set(table.ruled)
    assert table.asked == ("director", "64C1" if edition in since("2017") else "64C", {"stand", "adjust"})


def test_62D1_what_was_pointed_out_before_the_hands_were_back_is_corrected() -> None:
    table = twelfth().do("claim N 1", "agree E", "attention S revoke W", "return", "director S")
    assert table.offences == ["revoke W 12 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_62D2_partner_still_to_play_may_not_be_guided_by_the_card_seen(edition: str) -> None:
    deal = "N:A.5.. J...9 ..2.3 .6..T"
    table = at(deal, "6NT N", edition, lead="N").do("NSA EC9", "director E")
    assert "62D2" in table.ruled
    assert table.lawful("E") == "SJ"


# -- 47 ----------------------------------------------------------------------------------------------------------------


def test_47F_a_card_played_may_not_be_taken_back() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHK", "back E HK", "director S")
    assert table.on_table == "WH9 NH3 EHK"
    assert table.turn == "S"


def test_47F_what_was_played_instead_is_a_penalty_card() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHK", "back E HK", "EHA", "director S")
    assert table.on_table == "WH9 NH3 EHK"
    assert table.penalty == {"EHA": "major"}


def test_47B_taking_back_a_revoke_is_drawing_attention_to_it() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "back E C2", "director S")
    assert table.offences == ["revoke E 1 corrected"]
    assert table.penalty == {"EC2": "major"}


def test_47F_the_card_put_back_is_nobodys_play() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3", "back N H3", "director E")
    assert table.offences == ["taken-back N 1 corrected"]


def test_64B8_what_62C3_corrected_moves_no_trick() -> None:
    table = both_revoke("2017").do("director S", "NSA", "ES3", "claim S 3", "agree W")
    assert "64B8" in table.ruled
    assert table.moved == []


def test_62C1_what_an_innocent_defender_takes_back_is_no_penalty_card() -> None:
    play = "WCJ NCA EC2 SC3 NCK EC4 SC5 WCT NCQ EC8 SH4 WS6"
    table = at(POZNAN, "4S S").do(play, "director E", "SC6")
    assert table.asked == ("W", "62C1", {"keep", "withdraw"})
    back = table.do("choose W withdraw")
    assert back.penalty == {}
    assert back.unauthorised("S6") == "NS"
    assert "S6" not in back.lawful("W")


def test_62C_a_substitute_lead_of_another_suit_brings_back_every_card_that_no_longer_follows() -> None:
    deal = "N:52.3.. 43.8.. 98.4.. AK.J.."
    start = at(deal, "3NT S", lead="W").do("face E H8", "director S", "choose S require-H", "WSA NS2 ES3")
    table = start.do("director S", "WHJ")
    assert table.asked is None
    assert (table.turn, table.lawful("N")) == ("N", "H3")
    assert table.penalty == {"WSA": "major"}
    after = table.do("NH3")
    assert (after.turn, after.lawful("E")) == ("E", "H8")
    assert after.penalty == {"WSA": "major", "ES3": "major"}


def test_62D2_says_nothing_when_partner_has_played() -> None:
    assert "62D2" not in twelfth().do("director S").ruled


def test_62D2_says_nothing_on_an_earlier_trick() -> None:
    assert "62D2" not in at(POZNAN, "4S S").do("WH9 NH3 EC2", "director S").ruled


@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize("edition", EDITIONS)
def test_62C1_is_asked_though_a_claim_lies_before_the_table(edition: str) -> None:
    """West's revoke is found before his side has agreed: the card that North played after it may still be changed."""
    found = at(SLAM, "6C N", edition).do("ESK SS3 WH6 NS8", "claim N 11", "attention N revoke W 1", "director N")
    assert found.lawful("W") == "SA S6"
    assert found.do("WS6").asked == ("N", "62C1", {"keep", "withdraw"})
    kept = found.do("WS6", "choose N keep")
    assert kept.asked is not None and kept.asked[0] == "director"


def test_62D1_an_established_revoke_is_not_told_as_one_that_is_not() -> None:
    """On trick twelve the card goes back though the revoke stood: the sentence does not say otherwise."""
    last = at("N:32... J..A. ..KQ. Q..2.", "4S N", lead="N").do("NS2 ESJ SDK WD2", "EDA SDQ WSQ NS3", "director S")
    told = [ruling.message.key for ruling in last.table.rulings if ruling.clause == "62A"]
    assert told == ["law-62A-established"]


TWO_REVOKES = "N:8.A.AK4.AKQT9872 KQJT92.8542.T96. 7543.QT9.QJ75.65 A6.KJ763.832.J43"
"""6C by North, one spade loser: West ruffs the first spade with the ace in his hand, North overruffs with the eight."""


def both_and_a_claim(edition: str) -> Situation:
    """North's claim establishes his own revoke and not West's."""
    return at(TWO_REVOKES, "6C N", edition).do(
        "ESK SS3 WC3 NC7", "claim N 12", "attention E revoke W 1", "attention E revoke N 1", "director E"
    )


@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize(("edition", "number"), [("1997", "63C"), ("2007", "63B"), ("2017", "63B")])
def test_63B_the_card_of_the_established_revoke_stays(edition: str, number: str) -> None:
    """62C3 of 2017 speaks of a side that has played to the next trick: a claim is no play."""
    ruled = both_and_a_claim(edition)
    assert number in ruled.ruled and "62C3" not in ruled.ruled
    after = ruled.do("WS6")
    assert after.table.hands.north.isdisjoint({card_of("C7")})
    assert after.offences == ["revoke W 1 corrected", "revoke N 1 established"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_62D2_what_partner_has_seen_is_unauthorised_for_him(edition: str) -> None:
    """The special rule of the twelfth trick comes before what 50E says of a penalty card on the table."""
    ruled = at("N:A.5.. J...9 ..32. .6..T", "6NT N", edition, lead="N").do("NSA EC9", "attention E", "director E")
    assert "62D2" in ruled.ruled and ruled.penalty == {"EC9": "major"}
    told = [set(one.unauthorised) for one in ruled.table.information if one.card == card_of("C9")]
    assert told and all(Seat.W in seats for seats in told)
    over = ruled.do("ESJ SD2 WCT", "NH5 WH6 EC9 SD3")
    assert over.table.over and (over.asked is None or over.asked[1] != "50E4")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_penalty_card_with_which_he_revoked_lies_there_again_and_is_told_so(edition: str) -> None:
    """62B2: no further rectification, but it is a penalty card as before (50D1); 2017: authorised again (50E1)."""
    shown = at(POZNAN, "4S S", edition).do("WCJ NCA", "expose E D3", "director S", "ED3", "director S")
    assert list(shown.penalty) == ["ED3"]
    keys = [event.message.key for event in shown.table.happened if isinstance(event, RulingGiven)]
    assert "law-62B2-penalty-card" in keys and "law-62B2" not in keys
    assert shown.unauthorised("D3") == by_year({"1997": "W", "2017": ""})[edition]


@for_each("edition", EDITIONS)
@for_each("played", ["WCJ NCA ED3", "WCJ NCA ED3 SC3"])
def test_a_card_that_he_has_replaced_already_is_not_still_to_be_replaced(edition: str, played: str) -> None:
    """62A: East has taken the card back and followed before the Director comes."""
    table = at(POZNAN, "4S S", edition).do(played, "back E D3", "EC2", "director S").table
    keys = [event.message.key for event in table.happened if isinstance(event, RulingGiven)]
    assert "law-62A-replaced" in keys and "law-62A-later" not in keys


# -- on a trick that was led out of turn and accepted ------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("accepted", [["director S", "choose S accept", "SH4"], ["SH4"]])
def test_62C1_after_a_lead_that_was_accepted_the_next_hand_may_change(edition: str, accepted: list[str]) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", *accepted, "WCJ NH3", "director S", "WH7")
    assert table.asked == ("S", "62C1", {"keep", "withdraw"})
    assert (table.on_table, table.turn) == ("", "W")
    assert "47A" not in table.ruled
    assert table.do("choose S keep").tricks == (0, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_62C1_a_defender_who_played_after_the_revoke_is_asked_on_an_accepted_trick(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2 SC3 WH7", "director W", "SH4")
    assert table.asked == ("W", "62C1", {"keep", "withdraw"})
    assert (table.on_table, table.turn) == ("EH2 SH4 WH7", "N")
    both = at(POZNAN, "4S S", edition).do("EH2 SC3 WH7 NHQ", "director W", "SH4")
    assert both.asked == ("W", "62C1", {"keep", "withdraw"})
    assert both.do("choose W withdraw", "WH9").asked == ("S", "62C2", {"keep", "withdraw"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_62B1_on_a_later_trick_that_was_accepted_what_was_played_lies(edition: str) -> None:
    start = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3")
    corrected = start.do("SDJ WH9 NDK ED3", "director S", "WD7")
    assert (corrected.on_table, corrected.penalty) == ("", {"WH9": "major"})
    assert corrected.asked == ("S", "62C1", {"keep", "withdraw"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_62B_dummys_second_card_to_an_opening_lead_out_of_turn_is_replaced_at_once(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "NCA", "director E")
    assert table.ruled == ["54B2", "62A", "62B2"]
    assert table.turn == "N"
    replaced = table.do("NH3")
    assert (replaced.turn, replaced.on_table) == ("S", "EH2 NH3")
    assert [one for one in replaced.offences if one.endswith("unnoticed")] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_81C3_a_repeated_revoke_on_the_twelfth_trick_is_found_too(edition: str) -> None:
    """East discards three times on the spades he holds."""
    deal = "N:AKQJ... 2..432. T987... 6543..."
    played = ("NSA ED2 SS7 WS3", "NSK ED3 SS8 WS4", "NSQ ED4 SS9 WS5", "NSJ ES2 SST WS6")
    table = at(deal, "3NT S", edition, lead="N").do(*played, "director S revoke E 10")
    assert "revoke E 12 corrected" in table.offences
    assert "62D1" in table.ruled and table.turn == "E"
    late = at(deal, "3NT S", edition, lead="N").do(*played, "return", "director S revoke E 10")
    assert "revoke E 12 established" in late.offences


@pytest.mark.parametrize("edition", before("2017"))
def test_62D2_partner_may_not_choose_the_play_the_card_suggests(edition: str) -> None:
    start = at("N:A.5.. J...9 ..32. .6..T", "6NT N", edition, lead="N").do("NSA EC9", "director E", "ESJ SD2")
    assert start.asked == ("director", "62D2", {"H6", "CT", "none"})
    assert start.lawful("W") == "H6 CT"
    assert start.do("choose director CT").lawful("W") == "H6"
    assert start.do("choose director H6").lawful("W") == "CT"
    assert start.do("choose director none").lawful("W") == "H6 CT"
    disobeyed = start.do("choose director CT", "WCT")
    assert "revoke W 12 unnoticed" in disobeyed.offences
    assert start.do("WCT").offences == ["revoke E 12 corrected"]


def test_62D2_of_2017_asks_nothing_beforehand() -> None:
    table = at("N:A.5.. J...9 ..32. .6..T", "6NT N", lead="N").do("NSA EC9", "director E", "ESJ SD2")
    assert (table.asked, table.lawful("W")) == (None, "H6 CT")


# -- dummy has revoked in the same trick: everybody sees that ----------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_62_the_director_sees_dummys_revoke_in_the_trick_he_rules_on(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NCA EH2 SC3", "director W")
    assert table.offences == ["revoke N 1 corrected", "revoke S 1 corrected"]
    assert (table.on_table, table.turn) == ("WH9 EH2", "N")


@pytest.mark.parametrize(("edition", "both"), [("1997", False), ("2007", False), ("2017", True)])
def test_62C3_dummys_revoke_and_an_established_one_of_a_defender(edition: str, both: bool) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NCA EC2 SH4", "WCJ", "director S")
    assert table.offences == ["revoke N 1 corrected", f"revoke E 1 {'corrected' if both else 'established'}"]
    assert ("62C3" in table.ruled) is both
