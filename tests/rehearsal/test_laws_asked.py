"""The Laws of a ruling, and those it does not rest on."""

from __future__ import annotations

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.rehearsal.asked import Aspect, Stop
from bridgetable.rehearsal.stops import stops
from tests.rehearsal.rehearsed import WORDS, asked, last_stop, revoke, too_low
from tests.situations import POZNAN, SLAM, at

LAW = Aspect.LAW


def clauses(stop: Stop, right: bool) -> set[str]:
    return {choice.clause for choice in asked(stop, LAW).choices if choice.right is right}


def test_the_clauses_of_the_ruling_are_right() -> None:
    stop = last_stop(revoke(), "director S")
    assert clauses(stop, right=True) == {"62A", "62B1", "50B"}
    assert asked(stop, LAW).several


def test_the_sister_clause_is_wrong() -> None:
    assert "62B2" in clauses(last_stop(revoke(), "director S"), right=False)


def test_the_clause_of_an_open_question_is_one_of_them() -> None:
    assert "27A1" in clauses(last_stop(too_low(), "director S"), right=True)


def test_the_clause_of_the_other_answer_is_wrong() -> None:
    """Declarer's two ways under 50D2: the card goes back (a), or it stays (b)."""
    exposed = at(POZNAN, "4S S")
    line = ("WH9 NH3 EHA SH4", "expose W CT", "director S", "choose S free")
    stop = last_stop(exposed, *line)
    assert clauses(stop, right=True) == {"50D2(b)"}
    assert "50D2(a)" in clauses(stop, right=False)


def test_what_is_true_of_every_penalty_card_is_not_wrong() -> None:
    line = ("WH9 NH3 EHA SH4", "expose W CT", "director S", "choose S free")
    for stop in (last_stop(at(POZNAN, "4S S"), *line), last_stop(revoke(), "director S")):
        assert clauses(stop, right=False).isdisjoint({"49", "50A", "50B", "50D1"})


def test_numbers_are_those_of_the_edition() -> None:
    assert "27A" in clauses(last_stop(too_low("1997"), "director S"), right=True)
    assert "27A1" not in clauses(last_stop(too_low("1997"), "director S"), right=True)


def test_each_is_told_with_what_the_law_says() -> None:
    for choice in asked(last_stop(revoke(), "director S"), LAW).choices:
        assert choice.why is not None
        assert choice.clause in WORDS.say(choice.why)


def test_what_will_be_asked_next_is_not_wrong() -> None:
    """North has played after West's revoke: once West has replaced his card, 62C1 lets North change his."""
    too_late = last_stop(at(SLAM, "6C N"), "ESK SS3 WC3 NS8", "director N")
    assert not any(clause.startswith("62C") for clause in clauses(too_late, right=False))
    in_time = last_stop(at(SLAM, "6C N"), "ESK SS3 WC3", "director N")
    assert any(clause.startswith("62C") for clause in clauses(in_time, right=False))


def test_what_would_follow_from_an_open_question_is_not_wrong() -> None:
    assert not any(clause.startswith("27B") for clause in clauses(last_stop(too_low(), "director S"), right=False))


def test_the_law_of_what_the_director_has_yet_to_judge_is_accepted_and_not_demanded() -> None:
    """Tricks move under 64A2, and whether damage is left (64C1) is asked next."""
    path = resources() / "cases" / "withdrawn-information" / "wrong-card-45d-the-six-of-hearts-2017.case.json"
    found = stops(opened_case(str(path)).history)
    stop = next(stop for stop in found for each in stop.asked if each.aspect is LAW and "64A2" in each.right)
    assert "64C1" not in clauses(stop, right=True) and "64C1" in asked(stop, LAW).also
