"""Where one stands: how good the latest answers were, by Law and by family."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Outcome
from bridgetable.rehearsal.progress import LATEST, Tally, by_family, by_law
from bridgetable.table.edition import Edition
from tests.rehearsal.answers import answer

RIGHT, PARTLY, WRONG = Outcome


def test_an_answer_counts_for_each_law_it_names_in_the_order_of_the_laws() -> None:
    found = by_law([answer(clauses=("64A1", "9B1")), answer(WRONG, clauses=("64C",)), answer(clauses=())])
    assert found == ((9, Tally(1, 0, 0, 1)), (64, Tally(1, 0, 1, 2)))


def test_families_stand_by_name_and_what_has_none_is_left_out() -> None:
    found = by_family([answer(), answer(PARTLY, family="lead-out-of-turn"), answer(family="")])
    assert found == (("lead-out-of-turn", Tally(0, 1, 0, 1)), ("revoke", Tally(1, 0, 0, 1)))


def test_an_edition_leaves_out_the_others() -> None:
    answers = [answer(), answer(WRONG, edition=Edition.E1997)]
    assert by_law(answers, Edition.E1997) == ((64, Tally(0, 0, 1, 1)),)
    assert by_family(answers, Edition.E2007) == ()


def test_the_latest_answers_count() -> None:
    answers = [answer(WRONG, minute=minute) for minute in range(LATEST)]
    answers += [answer(minute=minute) for minute in range(LATEST, 2 * LATEST - 2)]
    ((_, tally),) = by_law(reversed(answers))
    assert tally == Tally(LATEST - 2, 0, 2, 2 * LATEST - 2)
    assert (tally.counted, tally.share) == (LATEST, 0.9)


def test_right_in_part_is_half() -> None:
    assert Tally(1, 1, 0, 2).share == 0.75
