"""How the play ends: who may claim, agree, object, ask tricks back and put the cards away, and when not."""

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from tests.each import for_each
from tests.engine.refused import why_not
from tests.situations import POZNAN, Situation, at, bidding

PLAY = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3")
"""Twelve tricks are left, and dummy is on lead."""

CLAIMED = PLAY.do("claim S 10")
AGREED = CLAIMED.do("agree W")
CONCEDED = PLAY.do("concede W 11")
CONTESTED = CLAIMED.do("director W")
RULED = CONTESTED.do("choose director claimer-9")
ESTABLISHED = AGREED.do("next E")


@for_each(
    ("situation", "text", "reason"),
    [
        (PLAY, "claim N 1", "dummy-claims"),
        (PLAY, "concede N 1", "dummy-claims"),
        (PLAY, "claim S 13", "claim"),
        (PLAY, "concede W 13", "claim"),
        (CLAIMED, "claim W 1", "claim-stands"),
        (AGREED, "claim W 1", "play-over"),
        (bidding(POZNAN), "claim S 1", "no-contract"),
        (PLAY, "agree W", "no-claim"),
        (CLAIMED, "agree N", "own-claim"),
        (CONTESTED, "agree W", "contested"),
        (PLAY, "object W", "nothing-claimed"),
        (CONTESTED, "object E", "contested"),
        (RULED, "object W", "claim-ruled"),
        (ESTABLISHED, "object W", "agreement-established"),
        (PLAY, "take-off W 1", "nothing-claimed"),
        (CLAIMED, "take-off E 1", "not-agreed"),
        (RULED, "take-off E 1", "claim-ruled"),
        (ESTABLISHED, "take-off E 11", "to-ask-back"),
        (ESTABLISHED, "take-off E 0", "to-ask-back"),
        (ESTABLISHED, "take-off S 3", "to-ask-back"),
        (PLAY, "return", "play-goes-on"),
        (PLAY, "return W", "play-goes-on"),
        (PLAY, "next W", "play-goes-on"),
        (CLAIMED, "next N", "play-goes-on"),
        (CLAIMED, "return N", "play-goes-on"),
    ],
)
def test_what_cannot_be_done(situation: Situation, text: str, reason: str) -> None:
    assert why_not(situation, text) == reason


@pytest.mark.parametrize(
    ("situation", "text"),
    [
        (PLAY, "claim S 12"),
        (PLAY, "claim S 0"),
        (PLAY, "concede W 12"),
        (CLAIMED, "agree E"),
        (AGREED, "agree E"),
        (ESTABLISHED, "take-off E 10"),
        (ESTABLISHED, "take-off S 2"),
        (CONCEDED, "take-off E 11"),
        (AGREED, "next W"),
    ],
)
def test_what_can_just_be_done(situation: Situation, text: str) -> None:
    assert why_not(situation, text) is None


def test_a_concession_leaves_its_side_the_other_tricks() -> None:
    claim = CONCEDED.table.claim
    assert claim is not None
    assert (claim.tricks, claim.concession) == (1, True)
    assert CONCEDED.do("agree S").tricks == (12, 1)


def test_his_partner_agreeing_too_changes_nothing() -> None:
    again = AGREED.do("agree E")
    assert again.tricks == AGREED.tricks == (11, 2)
    claim = again.table.claim
    assert claim is not None and claim.agreed_by is Seat.W


@pytest.mark.parametrize("text", ["return", "return E", "next W", "round"])
def test_an_opponent_who_goes_on_as_if_the_board_were_over_has_agreed(text: str) -> None:
    situation = CLAIMED.do(text)
    assert situation.table.over
    assert situation.tricks == (11, 2)


def test_a_contested_claim_is_not_agreed_to_by_the_end_of_the_round() -> None:
    claim = CONTESTED.do("round").table.claim
    assert claim is not None and not claim.closed
    assert CONTESTED.refuses("next W")


def test_who_agreed_may_object_until_that_is_established() -> None:
    objected = AGREED.do("object W")
    assert not objected.table.over
    assert "69A" in objected.ruled


@pytest.mark.parametrize("text", ["next E", "round"])
def test_after_that_he_may_ask_for_tricks_and_the_director_decides(text: str) -> None:
    asked = AGREED.do(text, "take-off E 1").asked
    assert asked is not None
    assert asked[0] == "director"


def test_the_other_side_calling_on_the_next_board_does_not_bind_him() -> None:
    assert why_not(AGREED.do("next S"), "object W") is None


def test_one_hand_or_all_four_go_back_into_the_board() -> None:
    assert AGREED.do("return W").table.returned == (Seat.W,)
    assert AGREED.do("return").table.returned == tuple(Seat)


def test_the_round_may_end_with_the_board_unfinished() -> None:
    situation = PLAY.do("round")
    assert situation.table.round_over
    assert not situation.table.over


@pytest.mark.parametrize(("law", "clause"), [("", "12C1"), ("12A1", "12A1")])
def test_the_director_assigns_a_score_under_the_law_he_names(law: str, clause: str) -> None:
    table = apply(PLAY.table, a.Adjust((), (), law)).table
    assert table.assigned is not None and table.assigned.law == clause
    assert [ruling.clause for ruling in table.rulings] == [clause]


def test_a_word_of_the_lecturer_changes_nothing_at_the_table() -> None:
    step = apply(PLAY.table, a.Note((("en", "what now?"),)))
    assert (step.table.turn, step.table.tricks, step.table.agenda) == (PLAY.table.turn, PLAY.table.tricks, ())
