"""What is told of a case that is rehearsed. No Qt.

After a stop, and at the end: right, missed and wrong, with the reasons, and the sums. Of the case itself one line may
be seen, as far as it was played, under a neutral title.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from bridgetable.document.document import Document
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.laws.numbers import parts_of
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Marked, Outcome, Stop, clauses_of, mark, mark_typed_laws
from bridgetable.ui.wall.statements import Option, Statement, StatementKind
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import OFFERED

# -- The moment of a rehearsal: what is asked, what was answered, and how good the answers were ------------------------


class Phase(enum.Enum):
    """What a rehearsal is doing."""

    PLAYING = "playing"
    """The play runs to the next point where a director is needed."""
    ASKING = "asking"
    """The questions of a stop are asked, one after the other."""
    MARKING = "marking"
    """The answers are shown, and the user who said his own aloud marks them."""
    TOLD = "told"
    """The ruling is told, with what was right, missed and wrong."""
    ENDED = "ended"
    """The line has ended; what was asked is summed up."""


class RehearsalAction(enum.Enum):
    """What the user can do at a moment of a rehearsal, besides answering and marking."""

    GO_ON = "go-on"
    CONFIRM = "confirm"
    ALOUD = "aloud"
    SHOW = "show"
    WHY = "why"
    ASK_AGAIN = "ask-again"
    AGAIN = "again"
    NEXT_CASE = "next-case"
    ANOTHER = "another"
    LEAVE = "leave"


class Given(msgspec.Struct, frozen=True):
    """What was answered: the keys of the choices, and the numbers of Laws that were typed.

    `aloud` says that it was said aloud, and `shown` that the answer was shown without one.
    """

    keys: frozenset[str] = frozenset()
    typed: tuple[str, ...] = ()
    aloud: bool = False
    shown: bool = False


class Result(msgspec.Struct, frozen=True):
    """A question with its answer, marked; `outcome` is None until what was said aloud has been marked."""

    asked: Asked
    given: Given
    marked: Marked
    outcome: Outcome | None


class Moment(msgspec.Struct, frozen=True):
    """What a rehearsal shows now: the `number`th stop, the question that is asked of it, and the results so far.

    `at` is the index of the question that is asked or marked. `stop` is None while the play runs after the last one.
    `other` is the lawful answer of the user that the play goes on from, where the recorded line has another.
    `past` are the results of the stops before.
    """

    phase: Phase
    number: int = 0
    stop: Stop | None = None
    at: int = 0
    results: tuple[Result, ...] = ()
    other: Choice | None = None
    past: tuple[Result, ...] = ()

    @property
    def asked(self) -> Asked | None:
        """The question that is asked now; None while none is."""
        return self.stop.asked[self.at] if self.stop is not None and self.phase is Phase.ASKING else None


def result_of(asked: Asked, given: Given) -> Result:
    """The answer to a question, marked; what was shown counts as not known."""
    marked = _marked_at(asked, given)
    if given.aloud:
        return Result(asked, given, marked, None)
    return Result(asked, given, marked, Outcome.WRONG if given.shown else outcome_of(marked))


def _marked_at(asked: Asked, given: Given) -> Marked:
    if asked.aspect is not Aspect.LAW:
        return mark(asked, given.keys)
    chosen = (choice.clause for choice in asked.choices if choice.key in given.keys)
    return mark_typed_laws(asked, (*chosen, *given.typed))


def outcome_of(marked: Marked) -> Outcome:
    """How good an answer is: partly right where something right was named, or another lawful answer given."""
    if marked.complete or (marked.other and not marked.wrong):
        return Outcome.RIGHT
    return Outcome.PARTLY if marked.right or marked.more else Outcome.WRONG


def other_finding(result: Result) -> Choice | None:
    """The lawful answer that leads to another line than the recorded one; None where none was given."""
    return next((choice for choice in result.marked.other if choice.option), None)


SIGNS = {Outcome.RIGHT: "✓", Outcome.PARTLY: "◐", Outcome.WRONG: "✗"}
"""The sign of an outcome, which is told without colours too."""
LOOKS = {Outcome.RIGHT: "right", Outcome.PARTLY: "missed", Outcome.WRONG: "wrong"}
"""The look of a paragraph that tells an outcome."""


class Line(NamedTuple):
    """A paragraph: its look, its text, and the clause whose number follows, or ""."""

    kind: str
    text: str
    clause: str = ""


def sum_told(results: Sequence[Result], words: Words) -> Iterator[Line]:
    """Yields in one line how many answers were right; nothing before all of them have been marked."""
    done = [result for result in results if result.outcome is not None]
    if done and len(done) == len(results):
        yield Line(_look(done), words.text("rehearsing-told-sum", sign=SIGNS[_worst(done)], **_counts(done)))


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
    found = filter(None, map(parts_of, clauses_of((asked,))))
    return tuple(dict.fromkeys(parts[0] for parts in found))


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


# -- What the wall says while a case is rehearsed: the question with its choices, none of them marked ------------------


def said_on_wall(moment: Moment, words: Words) -> tuple[Statement, ...]:
    """The question that is asked; () where the wall says what it says of every step."""
    asked = moment.asked
    if asked is not None:
        options = tuple(Option(str(n), words.say(choice.message)) for n, choice in enumerate(asked.choices, 1))
        return (Statement(StatementKind.QUESTION, words.say(asked.question), options=options),)
    if moment.phase is Phase.ENDED:
        return (Statement(StatementKind.COURSE, words.text("rehearsing-ended")),)
    return ()


def steps_between(history: History, here: int, there: int) -> tuple[int, ...]:
    """The places after one place, to another on the same line, at which something is done at the table."""
    line = _line_to(history, there)[len(_line_to(history, here)) :]
    return tuple(each for each in line if not isinstance(history.nodes[each].step.action, Note))


def unnamed(document: Document) -> Document:
    """The document without story and source, under the number of its case in the folder: "Case 12"."""
    from bridgetable.cases.library.cases import beside

    place = beside(Path(document.path), 0) if document.path else None
    title = tuple(
        (
            each,
            Words.of(each).text("rehearsal-case", number=place[1])
            if place is not None
            else Words.of(each).text("rehearsing-one-case"),
        )
        for each in OFFERED
    )
    return Document(document.path, title=title, digest=document.digest, board=document.board)


def _line_to(history: History, place: int) -> tuple[int, ...]:
    return history.line_to(place) if place != START else ()
