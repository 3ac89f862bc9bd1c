"""What is told after a stop, and at the end: right, missed and wrong, with the reasons; and the sums. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bridgetable.rehearsal.about import clauses_of
from bridgetable.rehearsal.answered import Outcome
from bridgetable.rehearsal.asked import Asked, Choice
from bridgetable.rehearsal.marking import Marked
from bridgetable.ui.rehearsal.content.moment import Moment, Result
from bridgetable.words.catalogue import Words

SIGNS = {Outcome.RIGHT: "✓", Outcome.PARTLY: "◐", Outcome.WRONG: "✗"}
"""The sign of an outcome, which is told without colours too."""
LOOKS = {Outcome.RIGHT: "right", Outcome.PARTLY: "missed", Outcome.WRONG: "wrong"}
"""The look of a paragraph that tells an outcome."""


class Line(NamedTuple):
    """A paragraph: its look, its text, and the clause whose number follows, or ""."""

    kind: str
    text: str
    clause: str = ""


def results_told(results: Iterable[Result], words: Words) -> Iterator[Line]:
    """Yields what was right, missed and wrong in each answer, and why."""
    for result in results:
        yield Line("then", words.say(result.asked.question))
        if result.given.shown or result.given.aloud:
            yield from _answers(result.asked, words)
        else:
            yield from _marked(result.marked, words)
        if result.given.aloud and result.outcome is not None:
            yield Line(LOOKS[result.outcome], words.text(f"rehearsing-said-{result.outcome.value}"))


def _answers(asked: Asked, words: Words) -> Iterator[Line]:
    for choice in asked.choices:
        if choice.right:
            yield from _told("right", "rehearsing-answer", choice, words)


def _marked(marked: Marked, words: Words) -> Iterator[Line]:
    inexact = {choice.key for choice in marked.inexact}
    for choice in marked.right:
        key = "rehearsing-right-inexact" if choice.key in inexact else "rehearsing-right"
        yield from _told("right", key, choice, words)
    for clause in marked.more:
        yield Line("right", words.text("rehearsing-right-too"), clause)
    for choice in marked.other:
        yield from _told("right", "rehearsing-lawful", choice, words)
    for choice in marked.wrong:
        yield from _told("wrong", "rehearsing-wrong", choice, words)
    for number in marked.unknown:
        yield Line("wrong", words.text("rehearsing-wrong-law", law=number))
    for choice in marked.missed:
        yield from _told("missed", "rehearsing-instead" if marked.other else "rehearsing-missed", choice, words)


def _told(kind: str, key: str, choice: Choice, words: Words) -> Iterator[Line]:
    yield Line(kind, words.text(key, choice=words.say(choice.message)))
    if choice.why is not None:
        yield Line("quiet", words.say(choice.why), choice.clause)


# -- the sums --------------------------------------------------------------------------------------------------------


def summary(moment: Moment, words: Words) -> Iterator[Line]:
    """Yields how many answers were right: of all, by aspect, by Law; and every question with its outcome."""
    done = [result for result in (*moment.past, *moment.results) if result.outcome is not None]
    if not done:
        yield Line("now", words.text("rehearsing-nothing-asked"))
        return
    yield Line("now", words.text("rehearsing-sum", **_counts(done)))
    yield Line("head", words.text("rehearsing-by-aspect"))
    for name, results in _grouped(done, lambda result: (result.asked.aspect.value,)):
        yield Line(_look(results), _sum(words.text(f"rehearsing-aspect-{name}"), results, words))
    yield Line("head", words.text("rehearsing-by-law"))
    for law, results in _grouped(done, lambda result: laws_of(result.asked)):
        yield Line(_look(results), _sum(words.text("law-number", law=law), results, words), law)
    yield Line("head", words.text("rehearsing-all-asked"))
    for result in done:
        if result.outcome is not None:
            yield Line(LOOKS[result.outcome], f"{SIGNS[result.outcome]} {words.say(result.asked.question)}")


def laws_of(asked: Asked) -> tuple[str, ...]:
    """The numbers of the Laws under which the right answer is ruled, without their clauses."""
    numbers = ("".join(letter for letter in clause[:2] if letter.isdigit()) for clause in clauses_of((asked,)))
    return tuple(dict.fromkeys(numbers))


def _grouped(
    results: Iterable[Result], names_of: Callable[[Result], tuple[str, ...]]
) -> list[tuple[str, list[Result]]]:
    groups: dict[str, list[Result]] = {}
    for result in results:
        for name in names_of(result):
            groups.setdefault(name, []).append(result)
    return list(groups.items())


def _counts(results: list[Result]) -> dict[str, int]:
    counted = {each.value: sum(result.outcome is each for result in results) for each in Outcome}
    return {"of": len(results), **counted}


def _sum(name: str, results: list[Result], words: Words) -> str:
    return f"{SIGNS[_worst(results)]} " + words.text("rehearsing-sum-of", name=name, **_counts(results))


def _look(results: list[Result]) -> str:
    return LOOKS[_worst(results)]


def _worst(results: list[Result]) -> Outcome:
    """Right where all are, wrong where none is even partly right, else partly right."""
    outcomes = {result.outcome for result in results}
    return next(iter(outcomes)) or Outcome.WRONG if len(outcomes) == 1 else Outcome.PARTLY
