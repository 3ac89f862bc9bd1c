"""Law 69: agreement, and its withdrawal."""

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Agree
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, since

ONE_TRUMP_OUT = "N:..432. ...432 A.AK.. 2...T9"
SURE_TRUMP = "N:..432. ...432 K.AK.. A...T9"
"""West's ace of trumps wins a trick whatever anybody plays."""


def claimed(edition: str, deal: str = ONE_TRUMP_OUT) -> Situation:
    return at(deal, "4S S", edition, lead="S").do("claim S 3", "agree W")


@pytest.mark.parametrize("edition", EDITIONS)
def test_69A_the_board_is_scored_as_though_the_tricks_had_been_played(edition: str) -> None:
    table = claimed(edition)
    assert table.table.over
    assert table.tricks == (13, 0)


def test_69A_only_the_other_side_agrees() -> None:
    assert at(POZNAN, "4S S").do("claim S 10").refuses("agree N")
    assert at(POZNAN, "4S S").refuses("agree W")


@for_each("edition", EDITIONS)
@for_each("words", ["object E", "take-off E 1"])
@for_each("meanwhile", ["return", "next N"])
def test_69A_assent_is_taken_back_before_it_is_established(edition: str, words: str, meanwhile: str) -> None:
    table = claimed(edition).do(meanwhile, words)
    assert table.ruled[:5] == ["69A", "69A", "70A", "70A", "70C"]
    assert table.asked == ("director", "70A", {"claimer-2", "claimer-3"})
    done = table.do("choose director claimer-2")
    assert done.table.over
    assert done.tricks == (12, 1)


@for_each("edition", EDITIONS)
@for_each("meanwhile", ["round", "next W", "next E"])
def test_69A_established_at_the_end_of_the_round_or_by_a_call_of_the_side(edition: str, meanwhile: str) -> None:
    table = claimed(edition).do(meanwhile)
    assert table.refuses("object E")
    assert table.tricks == (13, 0)


def test_69A_an_assent_taken_back_does_not_establish_a_revoke_in_2017() -> None:
    deal = "N:K8.4..A32 QJ9.2..J7 543.5..Q9 A62.3..K8"
    table = at(deal, "3NT N", "2017", lead="E").do("ESQ SS3 WH3 NSK", "claim N 2", "agree E", "object W")
    assert table.do("round").offences == ["revoke W 8 unnoticed"]


# -- 69A: nobody answers -------------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("meanwhile", ["round", "return", "return W", "next W", "next E"])
def test_69A_who_says_nothing_and_goes_on_assents(edition: str, meanwhile: str) -> None:
    table = at(ONE_TRUMP_OUT, "4S S", edition, lead="S").do("claim S 3", meanwhile)
    assert table.table.over
    assert table.tricks == (13, 0)
    assert table.score is not None
    assert table.ruled == ([] if meanwhile.startswith("return") else ["69A"])


def test_69A_what_the_claimers_side_does_is_no_assent() -> None:
    table = at(ONE_TRUMP_OUT, "4S S", lead="S").do("claim S 3")
    assert table.refuses("next N")
    assert table.refuses("return S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_69A_the_hands_back_in_the_board_establish_nothing_yet(edition: str) -> None:
    table = at(ONE_TRUMP_OUT, "4S S", edition, lead="S").do("claim S 3", "return")
    assert table.do("object E").ruled[:2] == ["69A", "70A"]
    assert table.do("next W").refuses("object E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_69A_silence_until_the_end_of_the_round_establishes_the_agreement(edition: str) -> None:
    table = at(ONE_TRUMP_OUT, "4S S", edition, lead="S").do("claim S 3", "round")
    assert table.refuses("object E")
    assert not table.refuses("take-off W 1")


def test_69A_a_claim_somebody_objected_to_is_not_agreed_by_the_end_of_the_round() -> None:
    table = at(ONE_TRUMP_OUT, "4S S", lead="S").do("claim S 3", "object W", "round")
    assert not table.table.over
    assert table.asked is not None
    assert table.do("choose E rule", "choose director claimer-2").tricks == (12, 1)


@pytest.mark.parametrize("edition", since("2007"))
def test_69B2_a_trick_the_side_would_likely_have_won_is_the_directors_to_find(edition: str) -> None:
    table = claimed(edition).do("round", "take-off W 1")
    assert table.asked == ("director", "69B2", {"claimer-2", "claimer-3"})
    assert table.do("choose director claimer-2").tricks == (12, 1)
    stands = table.do("choose director claimer-3")
    assert stands.tricks == (13, 0)
    assert stands.ruled == ["69A", "69A", "69B2"]


@pytest.mark.parametrize("edition", since("2007"))
def test_69B2_no_more_than_the_side_could_have_won_at_all(edition: str) -> None:
    table = claimed(edition).do("round", "take-off E 3")
    assert table.asked == ("director", "69B2", {"claimer-2", "claimer-3"})


def test_69B_in_1997_only_what_no_normal_play_could_have_lost() -> None:
    table = claimed("1997").do("round", "take-off W 1")
    assert table.asked is None
    assert table.ruled == ["69A", "69A", "69B"]
    assert table.tricks == (13, 0)


@pytest.mark.parametrize(
    ("edition", "key"), [("1997", "law-1997-69B-stands"), ("2007", "law-69B2-stands"), ("2017", "law-69B2-stands")]
)
def test_69B_why_an_agreement_stands(edition: str, key: str) -> None:
    """In 1997 because a normal play could have lost the trick, since 2007 because it was not likely to be won."""
    table = claimed(edition).do("round", "take-off W 1", "choose director claimer-3")
    assert [told.message.key for told in table.table.rulings][-1] == key


@pytest.mark.parametrize("edition", EDITIONS)
def test_69A_is_named_when_a_side_assents_and_when_that_is_established(edition: str) -> None:
    table = claimed(edition)
    assert table.ruled == ["69A"]
    assert table.do("next N").ruled == ["69A"]
    assert table.do("next E", "round").ruled == ["69A", "69A"]


@pytest.mark.parametrize(("edition", "number"), [("1997", "69B"), ("2007", "69B2"), ("2017", "69B2")])
def test_69B_a_trick_that_was_won_whatever_was_played_is_given_back_at_once(edition: str, number: str) -> None:
    table = claimed(edition, SURE_TRUMP).do("round", "take-off W 1")
    assert table.asked is None
    assert table.ruled == ["69A", "69A", number]
    assert table.tricks == (12, 1)


def test_69B_it_can_be_asked_again_for_other_tricks() -> None:
    """South, who had forgotten the ace, might have led the king into it, and West has two clubs to cash."""
    table = claimed("2017", SURE_TRUMP).do("round", "take-off W 1", "take-off W 1")
    assert table.asked == ("director", "69B2", {"claimer-1", "claimer-2"})
    again = table.do("choose director claimer-2")
    assert again.ruled == ["69A", "69A", "69B2", "69B2"]
    assert again.tricks == (12, 1)


@for_each(("edition", "number"), [("1997", "69B"), ("2007", "69B2"), ("2017", "69B2")])
@for_each("tricks", range(4))
def test_69B_the_director_may_find_any_number(edition: str, number: str, tricks: int) -> None:
    """In 1997 the cards have said that the agreement stands: he may find otherwise all the same."""
    table = claimed(edition).do("round", "take-off W 1", f"choose director claimer-{tricks}")
    assert table.ruled[-1] == number
    assert table.tricks == (10 + tricks, 3 - tricks)


@pytest.mark.parametrize("words", ["take-off W 0", "take-off W 4", "take-off N 1"])
def test_69B_only_tricks_the_side_gave_away(words: str) -> None:
    assert claimed("2017").do("round").refuses(words)


def test_69B_what_nobody_agreed_to_cannot_be_withdrawn() -> None:
    assert at(ONE_TRUMP_OUT, "4S S", lead="S").do("claim S 3").refuses("take-off W 1")


def test_69A_who_takes_his_assent_back_asks_for_tricks_that_were_claimed() -> None:
    table = claimed("2017")
    assert table.refuses("take-off W 0") and table.refuses("take-off W 4")
    told = table.do("take-off W 2").table.rulings[1].message
    assert dict(told.blanks) == {"seat": Seat.W, "tricks": 2}
    assert dict(table.do("object W").table.rulings[1].message.blanks) == {"seat": Seat.W}


def test_69B_who_agrees_to_what_was_ruled_is_told_that_it_was() -> None:
    table = claimed("2007").do("object W", "choose director claimer-2").table
    with pytest.raises(ImpossibleError) as refused:
        apply(table, Agree(Seat.W))
    assert refused.value.message.key == "impossible-claim-ruled"


@pytest.mark.parametrize("words", ["agree W", "object W", "take-off W 1"])
def test_69B_what_the_director_has_ruled_stands(words: str) -> None:
    table = claimed("2007").do("object W", "choose director claimer-2")
    assert table.refuses(words)


def test_69A_the_other_opponent_may_say_that_he_agrees_too() -> None:
    agreed = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "claim S 10", "agree W")
    assert agreed.do("agree E").table == agreed.table and agreed.refuses("agree N")
