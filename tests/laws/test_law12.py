"""Law 12C: a score the Director assigns."""

from fractions import Fraction

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.deal import checked_deal
from bridgetable.cards.notation import contract_of, deal_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.actual import score_now, tricks_now, worth_now
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.laws.law12 import adjustment_due, how_assigned, imps_of, percentage_of, score_parts
from bridgetable.laws.law77 import expected_score
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.scores import Artificial, AssignedResult
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at

TEN = AssignedResult(contract_of("4S", Seat.S), 10, 1.0)
ADJUSTED = a.Adjust((TEN,), (TEN,), "16B")


@pytest.mark.parametrize("edition", EDITIONS)
def test_12C1_the_director_may_assign_a_score_while_the_play_goes_on(edition: str) -> None:
    heard = at(POZNAN, "4S S", edition).do("WCJ NCA", "director S unauthorised-information W", "choose director adjust")
    table = Situation(apply(heard.table, ADJUSTED).table)
    assert table.score == 420
    assert table.ruled[-1] == "16B"
    assert table.turn == "E"
    assert table.do("EC2 SC3", "round").score == 420


def test_12C1_the_score_assigned_names_its_own_contract() -> None:
    """What unauthorised information led to in the auction may be settled before the auction has come to an end."""
    table = first_table(Edition.E2017, Board.numbered(1), checked_deal(deal_of(POZNAN)), None)
    assert Situation(apply(table, ADJUSTED).table).score == 420


@pytest.mark.parametrize(("edition", "number"), [("1997", "12C2"), ("2007", "12C1(c)"), ("2017", "12C1(c)")])
def test_12C1_each_edition_says_how_a_score_is_assigned(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).table
    assert how_assigned.number(table) == number
    assert {how_assigned(at(POZNAN, "4S S", each).table).key for each in EDITIONS} == {
        "assigned-12C2",
        "assigned-12C1c",
        "assigned-12C1c-lawful",
    }


def test_12C1_a_third_is_a_third() -> None:
    third = [AssignedResult(contract_of("4S", Seat.S), tricks, 1 / 3) for tricks in (10, 9, 8)]
    table = at(POZNAN, "4S S").table
    parts = score_parts(table, tuple(third), Side.NS)
    assert [(part.points, part.weight) for part in parts] == [
        (420, Fraction(1, 3)),
        (-50, Fraction(1, 3)),
        (-100, Fraction(1, 3)),
    ]
    assert sum(part.product for part in parts) == 90
    assert expected_score(table, tuple(third), Side.NS) == 90
    assert expected_score(table, tuple(third), Side.EW) == -90


@pytest.mark.parametrize(("weight", "score"), [(0.7875, 44), (0.7625, 42), (0.7876, 45)])
def test_12C1_a_weighted_score_is_rounded_to_a_whole_point_a_half_to_the_even_one(weight: float, score: int) -> None:
    """One club made is 70, two clubs down one -50: 44.5, 41.5, 44.512."""
    one, two = (contract_of(text, Seat.S) for text in ("1C", "2C"))
    results = (AssignedResult(one, 7, weight), AssignedResult(two, 7, 1 - weight))
    assert expected_score(at(POZNAN, "4S S").table, results, Side.NS) == score
    assert expected_score(at(POZNAN, "4S S").table, results, Side.EW) == -score


def test_12C1_an_adjustment_is_due_from_the_finding_until_a_score_is_assigned() -> None:
    revoked = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ WCT", "claim S 11", "agree W", "director W")
    found = revoked.do("choose director adjust")
    assert (adjustment_due(revoked.table), adjustment_due(found.table)) == ("", "64C1")
    assert adjustment_due(apply(found.table, a.Adjust((TEN,), (TEN,), "64C1")).table) == ""


# -- 12C1(e) of 2007: in place of weighing ---------------------------------------------------------------------------


def test_12C1e_of_2007_the_authority_may_choose_one_result_for_each_side() -> None:
    hands = checked_deal(deal_of(POZNAN))
    chosen = first_table(Edition.E2007, Board.numbered(1), hands, None, elections=(("12C1e", True),))
    assert how_assigned(chosen).key == "assigned-12C1e"
    assert Situation(apply(chosen, a.Adjust((TEN,), (TEN,))).table).ruled == ["12C1(e)"]


@pytest.mark.parametrize("edition", ["1997", "2017"])
def test_12C1e_is_no_choice_in_another_edition(edition: str) -> None:
    hands, chosen = checked_deal(deal_of(POZNAN)), (("12C1e", True),)
    elected = first_table(Edition(edition), Board.numbered(1), hands, None, elections=chosen)
    assert how_assigned(elected) == how_assigned(at(POZNAN, "4S S", edition).table)


@pytest.mark.parametrize(("edition", "clause"), [("1997", "12C2"), ("2007", "12C1"), ("2017", "12C1")])
def test_12C1_results_are_assigned_under_the_number_of_the_edition(edition: str, clause: str) -> None:
    assert Situation(apply(at(POZNAN, "4S S", edition).table, a.Adjust((TEN,), (TEN,))).table).ruled == [clause]


# -- 12C2: artificial scores -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "clause"), [("1997", "12C1"), ("2007", "12C2(a)"), ("2017", "12C2(a)")])
def test_12C2_an_artificial_score_goes_by_the_fault_of_each_side(edition: str, clause: str) -> None:
    table = at(POZNAN, "4S S", edition).do("give average-plus average-minus")
    assert table.ruled == [clause, clause]
    assert table.score is Artificial.AVERAGE_PLUS
    assert score_now(table.table) == {"NS": "average-plus", "EW": "average-minus"}
    assert tricks_now(table.table, Side.NS) is None
    assert table.table.assigned is not None and table.table.assigned.law == clause


@for_each("edition", EDITIONS)
@for_each(("score", "percent", "imps"), [("average-plus", 60, 3), ("average", 50, 0), ("average-minus", 40, -3)])
def test_12C2_what_it_is_worth(edition: str, score: str, percent: int, imps: int) -> None:
    table = at(POZNAN, "4S S", edition).table
    assert (percentage_of(table, Artificial(score)), imps_of(table, Artificial(score))) == (percent, imps)


def test_12C2_the_clause_for_which_it_is_given_is_told_first() -> None:
    assert at(POZNAN, "4S S").do("give average average-plus 16C3").ruled == ["16C3", "12C2(a)", "12C2(a)"]


def test_12C2_one_side_may_keep_results() -> None:
    table = Situation(apply(at(POZNAN, "4S S").table, a.Adjust((TEN,), Artificial.AVERAGE_PLUS)).table)
    assert table.ruled == ["12C1", "12C2(a)"]
    assert score_now(table.table) == {"NS": 420, "EW": "average-plus"}


def test_12C2_an_artificial_score_settles_the_finding_of_damage() -> None:
    revoked = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ WCT", "claim S 11", "agree W", "director W")
    found = revoked.do("choose director adjust", "give average-minus average-plus 64C1")
    assert adjustment_due(found.table) == "" and found.asked is None


# -- 12C1(c), 12C2(c): each result is compared first, and then weighted -----------------------------------------------

NINE = AssignedResult(contract_of("4S", Seat.S), 9, 0.4)
WEIGHED = (AssignedResult(contract_of("4S", Seat.S), 10, 0.6), NINE)


def assigned(edition: str, action: a.Adjust) -> Situation:
    return Situation(apply(at(POZNAN, "4S S", edition).table, action).table)


@pytest.mark.parametrize("edition", EDITIONS)
def test_12C1c_matchpoints_and_imps_are_reckoned_of_each_result_and_then_weighted(edition: str) -> None:
    """+420 is 60 % in this field and −50 is 20 %; the average of the points, +232, would be 40 %."""
    table = assigned(edition, a.Adjust(WEIGHED, WEIGHED, field=(420, 450, -50, -50, 420), datum=200)).table
    assert [worth_now(table, side) for side in Side] == [(44.0, 1.2), (56.0, -1.2)]
    assert {ruling.clause for ruling in table.rulings[1:]} == {"12C2" if edition == "1997" else "12C1(c)"}
    assert expected_score(table, WEIGHED, Side.NS) == 232


def test_12C1c_each_side_is_compared_by_its_own_results() -> None:
    table = assigned("2017", a.Adjust((TEN,), (NINE, TEN), datum=0)).table
    assert worth_now(table, Side.NS) == (9.0,)
    assert [told.message.key for told in table.rulings][:2] == ["law-12C1-side", "law-12C1-side"]


@pytest.mark.parametrize(("edition", "shares"), [("1997", (60, 40)), ("2007", (63.4, 38)), ("2017", (63.4, 38))])
def test_12C2c_a_side_keeps_its_own_percentage_of_the_session(edition: str, shares: tuple[float, float]) -> None:
    own = ((Side.NS, 63.4), (Side.EW, 38.0))
    table = assigned(edition, a.Adjust(Artificial.AVERAGE_PLUS, Artificial.AVERAGE_MINUS, session=own)).table
    assert (worth_now(table, Side.NS), worth_now(table, Side.EW)) == ((shares[0],), (shares[1],))
    assert ("12C2(c)" in [told.clause for told in table.rulings]) is (edition != "1997")


@for_each("edition", EDITIONS)
@for_each("own", [59.0, 60.0])
def test_12C2c_not_where_it_is_no_more_than_average_plus(edition: str, own: float) -> None:
    table = assigned(edition, a.Adjust(Artificial.AVERAGE_PLUS, Artificial.AVERAGE, session=((Side.NS, own),))).table
    assert worth_now(table, Side.NS) == (60.0,)


def test_12C1_the_results_and_weights_are_told() -> None:
    english = Words.of("en")
    told = assigned("2017", a.Adjust(WEIGHED, WEIGHED)).table.rulings[0].message
    assert english.say(told).replace("\u00a0", " ") == (
        "The score the Director assigns takes the place of the result at the table: 60 % of 4♠ by South, ten tricks "
        "(N-S +420); 40 % of 4♠ by South, nine tricks (N-S −50)."
    )
