"""Declarer calls from dummy: played at once, named for later, called again, or put wrongly by dummy."""

from bridgetable.cards.notation import card_of
from bridgetable.engine import actions as a
from tests.each import for_each
from tests.engine.refused import refused, why_not
from tests.situations import POZNAN, Situation, at, bidding

WON = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3")
"""Dummy has won the first trick with the ace of clubs and is on lead."""

TWO_KINGS = "N:K2.K2.. 43.43.. 65.65.. 87.87.."


def named(situation: Situation) -> tuple[str, str | None, int] | None:
    """Declarer's words, the card they stand for and its trick."""
    call = situation.table.designation
    if call is None:
        return None
    return call.what, "none" if call.card is None else f"{call.card.suit.name} {call.card.rank}", call.trick


def test_at_dummys_turn_a_card_called_is_a_card_played() -> None:
    assert WON.do("call HQ").on_table == "NHQ"
    assert WON.do("call HQ").turn == "E"


def test_dummy_moving_the_card_that_was_called_plays_no_second_card() -> None:
    situation = at(POZNAN, "4S S").do("WCJ", "call CA", "NCA")
    assert situation.on_table == "WCJ NCA"
    assert situation.offences == []


def test_a_card_called_when_dummy_has_played_waits_for_the_next_trick() -> None:
    situation = at(POZNAN, "4S S").do("WCJ NCA", "call CK")
    assert situation.on_table == "WCJ NCA"
    assert named(situation) == ("CK", "CLUBS 13", 2)


def test_half_a_card_called_too_soon_says_nothing_yet() -> None:
    situation = at(POZNAN, "4S S").do("WCJ NCA", "call K")
    assert named(situation) == ("K", "none", 2)
    assert situation.asked is None


def test_a_card_dummy_has_not_is_not_played() -> None:
    situation = WON.do("call S2")
    assert situation.on_table == ""
    assert situation.ruled == ["46B4"]
    assert situation.turn == "N"


def test_running_a_suit_plays_the_highest_and_is_refused_where_dummy_has_none() -> None:
    assert WON.do("call run-H").on_table == "NHQ"
    no_spade = WON.do("call ST", "ES2 SS3 WS6")
    assert why_not(no_spade, "call run-S") == "suit-not-in-dummy"


def test_a_rank_of_which_dummy_has_two_is_asked_about_and_named_by_calling_it() -> None:
    situation = at(TWO_KINGS, "3NT S", lead="N").do("call K")
    assert situation.asked == ("S", "46B3(b)", {"SK", "HK"})
    assert situation.on_table == ""
    assert situation.do("call SK").on_table == "NSK"
    assert situation.do("choose S HK").on_table == "NHK"


def test_any_card_is_for_either_defender_to_say() -> None:
    situation = WON.do("call any")
    assert situation.asked is not None and situation.asked[0] in ("WE", "EW")
    assert situation.do("choose W D2").on_table == "ND2"
    assert situation.do("choose E HQ").on_table == "NHQ"


def test_declarer_who_meant_another_card_has_the_director_asked() -> None:
    situation = WON.do("call HQ", "change HJ")
    assert situation.asked is not None and situation.asked[:2] == ("director", "45C4(b)")


def test_who_called_nothing_has_nothing_to_change() -> None:
    assert why_not(at(POZNAN, "4S S"), "change HQ") == "no-designation"
    assert why_not(WON.do("claim S 10"), "change HQ") == "no-designation"


@for_each("what", ["", "XX", "run-", "run-Z", "run-HQ", "SH", "23", "hq", "HQ ", "lowest"])
def test_words_that_name_no_card_in_any_way_are_no_call_from_dummy(what: str) -> None:
    for situation in (WON, WON.do("call HQ"), at(TWO_KINGS, "3NT S", lead="N").do("call K")):
        assert refused(situation, a.Designate(what)) == "designation"
        assert refused(situation, a.ChangeDesignation(what)) == "designation"


@for_each("what", ["H", "Q", "10", "T", "HQ", "H10", "high", "low", "win", "any", "run-H"])
def test_every_way_to_name_a_card_is_a_call_from_dummy(what: str) -> None:
    assert refused(WON, a.Designate(what)) is None


def test_a_call_for_later_is_changed_by_calling_again() -> None:
    situation = at(POZNAN, "4S S").do("WCJ NCA", "call CK", "change CQ")
    assert situation.asked is None
    assert named(situation) == ("CQ", "CLUBS 12", 2)


def test_the_same_card_again_is_no_change() -> None:
    situation = WON.do("call HQ", "change HQ")
    assert situation.on_table == "NHQ"
    assert situation.asked is None


def test_dummy_who_puts_another_card_has_put_a_wrong_one() -> None:
    situation = at(POZNAN, "4S S").do("WCJ", "misplace CA CK")
    assert situation.on_table == "WCJ NCK"
    assert situation.offences == ["wrong-card-from-dummy N 1 unnoticed"]
    assert situation.table.designation is not None
    assert situation.table.designation.card == card_of("CA")


def test_dummy_cannot_put_what_he_has_not_nor_the_right_card_wrongly() -> None:
    led = at(POZNAN, "4S S").do("WCJ")
    assert why_not(led, "misplace CA CA") == "to-misplace"
    assert why_not(led, "misplace CA SA") == "not-held"
    assert why_not(led, "misplace SA CA") == "not-held"
    assert why_not(led.do("claim S 10"), "misplace CA CK") == "to-misplace"


def test_there_is_no_dummy_in_the_auction_nor_after_the_play() -> None:
    over = WON.do("claim S 10", "agree W")
    for text in ("call HQ", "change HQ", "misplace HQ HJ"):
        assert why_not(bidding(POZNAN), text) == "no-contract"
        assert why_not(over, text) == "play-over"
