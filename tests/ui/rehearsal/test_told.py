"""What is told of an answer: right, missed, wrong, lawful too, and the sums by aspect and Law."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Outcome
from bridgetable.table.question import say
from bridgetable.ui.rehearsal.told import (
    SIGNS,
    Given,
    Moment,
    Phase,
    Result,
    other_finding,
    result_of,
    results_told,
    summary,
)
from bridgetable.words.catalogue import Words

WORDS = Words.of("en", strict=True)


def choice(clause: str, *, right: bool = False, lawful: bool = False) -> Choice:
    """A choice that is a Law."""
    return Choice(clause, say("rehearsal-law", law=clause), right, None, clause, lawful, "option" if lawful else "")


LAW = Asked(
    Aspect.LAW,
    say("rehearsal-asks-law"),
    (choice("62B1", right=True), choice("50B", right=True), choice("63")),
    several=True,
    also=("16B",),
)
FINDING = Asked(
    Aspect.FINDING, say("rehearsal-asks-score"), (choice("1", right=True), choice("2", lawful=True), choice("3"))
)


def result(asked: Asked, *keys: str, typed: tuple[str, ...] = ()) -> Result:
    """The answer of these keys."""
    return result_of(asked, Given(frozenset(keys), typed))


def test_an_answer_is_right_partly_right_or_wrong() -> None:
    assert result(LAW, "62B1", "50B").outcome is Outcome.RIGHT
    assert result(LAW, "62B1").outcome is Outcome.PARTLY
    assert result(LAW, "62B1", "50B", "63").outcome is Outcome.PARTLY
    assert result(LAW, "63").outcome is Outcome.WRONG
    assert result(LAW, "62B1", typed=("50",)).outcome is Outcome.RIGHT
    assert result(LAW, "62B1", "50B", typed=("99",)).outcome is Outcome.PARTLY
    assert result(FINDING, "2").outcome is Outcome.RIGHT and result(FINDING, "3").outcome is Outcome.WRONG
    assert result_of(LAW, Given(aloud=True)).outcome is None
    assert result_of(LAW, Given(shown=True)).outcome is Outcome.WRONG


def test_another_lawful_answer_leads_to_another_line() -> None:
    other = other_finding(result(FINDING, "2"))
    assert other is not None and other.key == "2"
    assert other_finding(result(FINDING, "1")) is None and other_finding(result(FINDING, "3")) is None


def told(*results: Result) -> list[tuple[str, str]]:
    """The looks and texts of what is told."""
    return [(line.kind, line.text) for line in results_told(results, WORDS)]


def test_right_missed_and_wrong_are_told_by_sign_and_word() -> None:
    assert told(result(LAW, "62B1", "63", typed=("16B",)))[1:] == [
        ("right", "✓ Right: Law 62B1"),
        ("right", "✓ That is part of the ruling too:"),
        ("wrong", "✗ Wrong: Law 63"),
        ("missed", "○ Missed: Law 50B"),
    ]
    assert ("right", "✓ Right, more exactly: Law 50B") in told(result(LAW, typed=("50",)))
    assert ("wrong", "✗ Not in this ruling: 99") in told(result(LAW, typed=("99",)))
    assert told(result(FINDING, "2"))[1:] == [
        ("right", "✓ Lawful as well: Law 2"),
        ("missed", "○ The case goes on with: Law 1"),
    ]
    assert told(result_of(LAW, Given(shown=True)))[1:] == [
        ("right", "○ The answer: Law 62B1"),
        ("right", "○ The answer: Law 50B"),
    ]


def test_the_sums_are_by_aspect_and_by_law() -> None:
    results = (result(LAW, "62B1", "50B"), result(LAW, "63"), result(FINDING, "1"))
    lines = [line.text for line in summary(Moment(Phase.ENDED, 2, past=results), WORDS)]
    assert lines[0] == "Right: 2 of 3 · partly: 0 · wrong: 1"
    for line in ("◐ Laws: 1 of 2", "✓ Findings: 1 of 1", "◐ Law 62: 1 of 2", "◐ Law 50: 1 of 2", "◐ Law 16: 1 of 2"):
        assert line in lines
    assert lines[-3:] == [f"{SIGNS[Outcome.RIGHT]} Under which Law?", "✗ Under which Law?", "✓ What is the score?"]
    assert [line.text for line in summary(Moment(Phase.ENDED), WORDS)] == ["In this line nobody needs a director."]
