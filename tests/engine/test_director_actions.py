"""Attention, the Director and the answers: what is pointed at, who may answer, and what nobody asked."""

import pytest

from tests.each import for_each
from tests.engine.refused import why_not
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding

REVOKE = at(POZNAN, "4S S").do("WCJ NCA EH2 SC3")
"""East, who has clubs, played a heart to the first trick."""

TWICE = REVOKE.do("NCK EHT")
"""Which he repeats on the next."""

LEAD = at(POZNAN, "4S S").do("EC2")
"""East led, and it was West's turn."""


# -- attention -------------------------------------------------------------------------------------------------------


def test_attention_without_a_word_more_is_to_what_happened_last() -> None:
    assert REVOKE.do("attention S").offences == ["revoke E 1 noticed"]


@for_each(
    ("pointer", "noticed"),
    [
        ("revoke", True),
        ("revoke E", True),
        ("revoke E 1", True),
        ("revoke W", False),
        ("revoke E 2", False),
        ("exposed-card E", False),
    ],
)
def test_only_what_is_as_he_describes_it_is_pointed_out(pointer: str, noticed: bool) -> None:
    assert REVOKE.do(f"attention S {pointer}").offences == [f"revoke E 1 {'noticed' if noticed else 'unnoticed'}"]


def test_of_two_that_are_as_described_he_means_the_later() -> None:
    assert TWICE.offences == ["revoke E 1 established", "revoke E 2 unnoticed"]
    assert TWICE.do("attention S revoke E").offences == ["revoke E 1 established", "revoke E 2 noticed"]


def test_dummy_who_speaks_first_commits_an_offence_of_his_own() -> None:
    assert "dummy-attention N 2 unnoticed" in REVOKE.do("attention N").offences


def test_saying_that_a_player_used_what_he_may_not_know_is_itself_pointed_out() -> None:
    assert at(POZNAN, "4S S").do("WCJ", "attention S unauthorised-information W").offences == [
        "unauthorised-information W 1 noticed"
    ]


# -- the Director ----------------------------------------------------------------------------------------------------


def test_the_director_rules_on_what_was_pointed_out() -> None:
    situation = at(POZNAN, "4S S").do("WCJ NCA EH2", "attention S revoke", "director W")
    assert situation.offences == ["revoke E 1 corrected"]
    assert "62A" in situation.ruled


def test_called_for_nothing_he_lets_play_go_on() -> None:
    situation = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "director S")
    assert situation.ruled == ["84A"]
    assert situation.asked is None
    assert situation.turn == "N"


@pytest.mark.parametrize(("edition", "clause"), [("1997", "61B"), ("2007", "62C3"), ("2017", "61C")])
def test_called_for_a_revoke_nobody_made_he_has_looked(edition: str, clause: str) -> None:
    situation = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "director S revoke E")
    assert situation.ruled == [clause, "66C"]
    assert situation.offences == []


@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize("edition", EDITIONS)
def test_called_to_a_claim_nobody_agreed_to_he_rules_on_the_claim(edition: str) -> None:
    situation = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "claim S 10", "director W")
    assert situation.asked is not None
    assert situation.asked[0] == "director"


# -- answers ---------------------------------------------------------------------------------------------------------


def test_nobody_answers_what_nobody_asked() -> None:
    assert why_not(LEAD, "choose S accept") == "nobody-asked"


@pytest.mark.parametrize("who", ["E", "W", "director"])
def test_nobody_answers_for_another(who: str) -> None:
    assert why_not(LEAD.do("director S"), f"choose {who} accept") == "another-asked"


def test_an_answer_is_one_of_those_offered() -> None:
    situation = LEAD.do("director S")
    assert situation.asked is not None and "require-C" in situation.asked[2]
    assert why_not(situation, "choose S require-D") == "no-such-option"
    assert why_not(situation, "choose S require-C") is None


def test_an_answer_given_is_not_asked_for_again() -> None:
    situation = LEAD.do("director S", "choose S accept")
    assert situation.asked is None
    assert why_not(situation, "choose S accept") == "nobody-asked"
    assert situation.offences == ["lead-out-of-turn E 1 accepted"]


def test_the_director_answers_what_he_is_asked_and_nobody_else() -> None:
    situation = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "call HQ", "change HJ")
    assert situation.asked == ("director", "45C4(b)", {"unintended", "intended"})
    assert why_not(situation, "choose S unintended") == "another-asked"
    assert situation.do("choose director unintended").on_table == "NHJ"
    assert situation.do("choose director intended").on_table == "NHQ"


def test_the_left_hand_opponent_is_asked_about_a_bid_too_low() -> None:
    situation = bidding(POZNAN).do("bids N 1S 1H", "director S")
    assert situation.asked is not None and situation.asked[0] == "S"
    assert why_not(situation, "choose N accept") == "another-asked"
    assert situation.do("choose S accept").stands == "N1S E1H"


def test_whoever_is_asked_first_answers_first() -> None:
    """South may keep or change the card he played after the revoke before anybody goes on."""
    situation: Situation = REVOKE.do("director W", "EC2")
    assert situation.asked == ("S", "62C1", {"keep", "withdraw"})
    assert situation.do("choose S withdraw").turn == "S"
    assert situation.do("choose S keep").turn == "N"
