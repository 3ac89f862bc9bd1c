"""The result of an exam: each answer marked, and the points.

A part is worth two half points: both where everything right was named and nothing else, one where more of what was
named is right than not, or a Law was named by less than its full number, none otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.rehearsal.asked import (
    Answered,
    Asked,
    Aspect,
    Choice,
    Marked,
    Occasion,
    Outcome,
    clauses_of,
    family_name,
    mark,
    mark_typed_laws,
)
from bridgetable.rehearsal.exam.conditions import Conditions
from bridgetable.rehearsal.exam.sitting import ExamQuestion, Finding, Given, GivenAt, Sitting
from bridgetable.words.catalogue import Words

# -- An exam in words: its conditions, the questions, answers and points -----------------------------------------------


HALF = "½"


def facts_of(conditions: Conditions, words: Words) -> tuple[tuple[str, str], ...]:
    """The conditions of an exam, each as its name and its value."""
    names = [family_name(words, name) for name in conditions.families]
    laws = [words.text("law-number", law=law) for law in conditions.laws]
    facts = {
        "seed": str(conditions.seed),
        "count": str(conditions.count),
        "minutes": words.text("exam-time", minutes=conditions.minutes),
        "editions": ", ".join(words.text("edition-name", edition=each.value) for each in conditions.editions),
        "families": ", ".join((*names, *laws)) or words.text("exam-all-families"),
        "source": words.text(f"exam-source-{conditions.source.value}"),
    }
    if conditions.changed_since is not None:
        facts["changed-since"] = words.text("edition-name", edition=conditions.changed_since.value)
    return tuple((words.text(f"exam-{name}"), value) for name, value in facts.items())


def asked_line(asked: Asked, words: Words) -> str:
    """What a part asks, and whether several answers may be right."""
    several = words.text("exam-several" if asked.several else "exam-one")
    return f"{words.say(asked.question)} {several}"


def finding_line(finding: Finding, words: Words) -> str:
    """What the Director has found, as it is told."""
    question, found = words.say(finding.asked.question), words.say(finding.found.message)
    return words.text("exam-finding", question=question, found=found)


def right_line(asked: Asked, words: Words) -> str:
    """The right answers to a part."""
    return listed([words.say(choice.message) for choice in asked.choices if choice.right])


def given_line(asked: Asked, given: Given | None, words: Words) -> str:
    """What was answered to a part; that nothing was, where nothing was."""
    if given is None or given == Given():
        return words.text("exam-not-answered")
    chosen = [words.say(choice.message) for choice in asked.choices if choice.key in given.keys]
    return listed([*chosen, *(words.text("law-number", law=law) for law in given.typed)])


def why_lines(asked: Asked, given: Given | None, words: Words) -> tuple[str, ...]:
    """Why the right answers are right, and what there is to say of wrong ones that were given; each once."""
    keys = given.keys if given is not None else ()
    told = (choice for choice in asked.choices if choice.right or choice.key in keys)
    return tuple(dict.fromkeys(_why(choice, words) for choice in told if choice.why is not None))


def _why(choice: Choice, words: Words) -> str:
    why = words.say(choice.why) if choice.why is not None else ""
    return why if choice.right else words.text("exam-why-wrong", choice=words.say(choice.message), why=why)


def points_text(halves: int) -> str:
    """So many half points: "7½"."""
    return f"{halves // 2 or ''}{HALF}" if halves % 2 else str(halves // 2)


def listed(texts: list[str]) -> str:
    """Several answers in one line."""
    return "; ".join(texts)


_HALVES = {Outcome.RIGHT: 2, Outcome.PARTLY: 1, Outcome.WRONG: 0}


class MarkedPart(msgspec.Struct, frozen=True):
    """A part of a question with the answer to it, marked; `given` is None where it was not answered."""

    asked: Asked
    given: GivenAt | None
    marked: Marked

    @property
    def outcome(self) -> Outcome:
        """How good the answer is."""
        return outcome_of(self.marked)

    @property
    def halves(self) -> int:
        """The half points for the answer, of two."""
        return _HALVES[self.outcome]


class MarkedQuestion(msgspec.Struct, frozen=True):
    """A question with all its parts marked."""

    question: ExamQuestion
    parts: tuple[MarkedPart, ...]

    @property
    def halves(self) -> int:
        """The half points for all parts."""
        return sum(part.halves for part in self.parts)

    @property
    def most(self) -> int:
        """The half points there are."""
        return 2 * len(self.parts)


class Result(msgspec.Struct, frozen=True):
    """An exam, marked."""

    sitting: Sitting
    questions: tuple[MarkedQuestion, ...]

    @property
    def halves(self) -> int:
        """The half points for all questions."""
        return sum(question.halves for question in self.questions)

    @property
    def most(self) -> int:
        """The half points there are."""
        return sum(question.most for question in self.questions)


def result_of(sitting: Sitting) -> Result:
    """The result as it stands; what was not answered earns nothing."""
    return Result(
        sitting,
        tuple(
            MarkedQuestion(question, tuple(_marked(question, sitting.given_to(at))))
            for at, question in enumerate(sitting.exam.questions)
        ),
    )


def _marked(question: ExamQuestion, given: tuple[GivenAt, ...]) -> Iterator[MarkedPart]:
    for number, asked in enumerate(question.parts):
        answer = given[number] if number < len(given) else None
        yield MarkedPart(asked, answer, marked_part(asked, answer.given if answer is not None else Given()))


def marked_part(asked: Asked, given: Given) -> Marked:
    """The answer to a part, marked; a Law that was typed counts as if it had been chosen."""
    if asked.aspect is not Aspect.LAW:
        return mark(asked, frozenset(given.keys))
    chosen = (choice.clause for choice in asked.choices if choice.key in given.keys)
    return mark_typed_laws(asked, (*chosen, *given.typed))


def outcome_of(marked: Marked) -> Outcome:
    """How good an answer is, by the rule for the points."""
    if marked.complete and not marked.inexact:
        return Outcome.RIGHT
    right, wrong = len(marked.right) + len(marked.more), len(marked.wrong) + len(marked.unknown)
    return Outcome.PARTLY if right > wrong else Outcome.WRONG


def answers_of(result: Result) -> Iterator[Answered]:
    """What the exam leaves behind for the progress: its answers; what was not answered leaves nothing."""
    begun = result.sitting.begun
    for question in result.questions:
        of = question.question
        for part in question.parts:
            if part.given is not None:
                yield Answered(
                    of.case,
                    of.edition,
                    of.number,
                    part.asked.aspect.value,
                    clauses_of((part.asked,)),
                    of.kind,
                    part.outcome,
                    begun,
                    part.given.at,
                    Occasion.EXAM,
                )
