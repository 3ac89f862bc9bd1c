"""Makes an exam from its conditions: looks for questions in an order that follows from the seed alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

from bridgetable.cases.codec import read_case
from bridgetable.cases.library.cases import name_without_edition
from bridgetable.cases.reader import CaseError
from bridgetable.cases.tree import history_of
from bridgetable.disk.contents import contents_of
from bridgetable.disk.resources import resources
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.generation import conditions as wanted
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.generate import Made, cases_made, comes_to
from bridgetable.laws.numbers import lies_under
from bridgetable.rehearsal.asked import Asked, Aspect, CaseInFile, GeneratedCase, RehearsedCase, Stop
from bridgetable.rehearsal.exam.conditions import Conditions, ExamError, Source
from bridgetable.rehearsal.exam.sitting import Exam, ExamQuestion, question_at
from bridgetable.rehearsal.stops import answered_otherwise, stops
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.text import Text

MOST_LOOKED_AT = 20
"""For each question wanted, how many generated cases are looked at before the search is given up."""
MOST_MISSES = 2
"""After so many cases of a family without a question that is wanted, no more of it are looked at."""
ENOUGH = 3
"""From how many times as many questions as are wanted those of an exam are chosen at most."""
_SHARE = 4
"""The share of a kind of irregularity: one in so many questions, and one more."""
_Item = TypeVar("_Item")


def exam_of(conditions: Conditions) -> Exam:
    """The exam under these conditions: the same on every machine; raises ExamError if there are too few questions."""
    *_, questions = questions_found(conditions)
    return Exam(questions)


def questions_found(conditions: Conditions) -> Iterator[tuple[ExamQuestion, ...]]:
    """Yields the questions found so far, after each one, and at last those of the exam; raises ExamError."""
    sources = [
        _Spread(found(conditions))
        for source, found in ((Source.SHIPPED, _shipped), (Source.GENERATED, _generated))
        if conditions.source in (source, Source.BOTH)
    ]
    chosen: list[ExamQuestion] = []
    for number, source in enumerate(sources):
        # As many of each; an odd one is of a shipped case.
        for question in source.take((conditions.count + len(sources) - 1 - number) // len(sources)):
            chosen.append(question)
            yield tuple(chosen)
    for source in sources:
        for question in source.take(conditions.count - len(chosen)):
            chosen.append(question)
            yield tuple(chosen)
    if len(chosen) < conditions.count:
        raise ExamError(say("exam-too-few", seed=str(conditions.seed), count=conditions.count, found=len(chosen)))
    yield tuple(shuffled(conditions.seed, chosen))


class _Spread:
    """Questions of one source; no kind of irregularity has more than its share as long as there are others."""

    def __init__(self, questions: Iterator[ExamQuestion]) -> None:
        self._questions = questions
        self._left_over: list[ExamQuestion] = []

    def take(self, count: int) -> Iterator[ExamQuestion]:
        """Yields so many more questions, as far as there are so many."""
        counts, taken, most = dict[str, int](), 0, 1 + count // _SHARE
        while taken < count and taken + len(self._left_over) < ENOUGH * count:
            question = next(self._questions, None)
            if question is None:
                break
            counts[question.kind] = counts.get(question.kind, 0) + 1
            if counts[question.kind] > most:
                self._left_over.append(question)
            else:
                taken += 1
                yield question
        more, self._left_over = self._left_over[: count - taken], self._left_over[count - taken :]
        yield from more


# -- shipped cases ---------------------------------------------------------------------------------------------------


def _shipped(conditions: Conditions) -> Iterator[ExamQuestion]:
    """A question of each shipped case that has one; a case that is there for several editions is one case."""
    folder = resources() / "cases"
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.case.json"))
    cases: dict[str, list[str]] = {}
    for name in names:
        cases.setdefault(name_without_edition(name.removesuffix(".case.json")), []).append(name)
    for name in shuffled(conditions.seed, sorted(cases)):
        edition = picked(conditions.seed, f"edition {name}", conditions.editions)
        with suppress(OSError, CaseError):
            file, title, history = _under(folder, cases[name], edition)
            question = _question(conditions, CaseInFile(file), title, history)
            if question is not None:
                yield question


def _under(folder: Path, names: Sequence[str], edition: Edition) -> tuple[str, Text, History]:
    """The case of this edition among those of one name, or the first of them ruled under it."""
    read = [(name, read_case(contents_of(folder / name))) for name in names]
    name, case = next(((name, case) for name, case in read if case.edition is edition), read[0])
    history = history_of(case)
    return name, case.title, history if case.edition is edition else ruled_under(history, edition).history


# -- generated cases -------------------------------------------------------------------------------------------------


def _generated(conditions: Conditions) -> Iterator[ExamQuestion]:
    """Questions of generated cases: of each family that comes into question in turn, each time another case."""
    open_ones = [
        (family.name, edition)
        for edition in conditions.editions
        for family in FAMILIES
        if _may_ask(conditions, family.name)
        and (not conditions.laws or any(comes_to(family, law, edition) for law in conditions.laws))
    ]
    left, turn, hits = conditions.count * MOST_LOOKED_AT, 0, set[tuple[str, Edition]]()
    while open_ones and left > 0:
        turn += 1
        for family, edition in shuffled(f"{conditions.seed} {turn}", open_ones):
            left -= 1
            seed = _number(f"{conditions.seed} {turn} {family} {edition.value}") % 2**31
            made = _made(family, edition, seed)
            if made is None:
                open_ones.remove((family, edition))
                continue
            case = GeneratedCase(family, seed)
            question = _question(conditions, case, made.case.title, history_of(made.case), family)
            if question is not None:
                hits.add((family, edition))
                yield question
            elif turn >= MOST_MISSES and (family, edition) not in hits:
                open_ones.remove((family, edition))


def _made(family: str, edition: Edition, seed: int) -> Made | None:
    try:
        return next(cases_made(wanted.Conditions(family=family, edition=edition), seed))
    except wanted.NothingMadeError:
        return None


def _may_ask(conditions: Conditions, family: str) -> bool:
    """Whether cases of a family may come into question: named families leave out the others, but kinds none."""
    names = {each.name for each in FAMILIES}
    return (
        not conditions.families
        or family in conditions.families
        or any(each not in names for each in conditions.families)
    )


def stops_wanted(conditions: Conditions, history: History) -> list[tuple[int, Stop]]:
    """The stops of a case with their numbers; where only what changed is asked, those with such a question.

    Under which Law it is ruled is asked beside it: the reason of the right answer.
    """
    found = stops(history)
    if conditions.changed_since is None:
        return list(enumerate(found, 1))
    changed = {stop.ruling_place: stop.asked for stop in answered_otherwise(history, found, conditions.changed_since)}
    return [
        (number, msgspec.structs.replace(stop, asked=_with_laws(stop, changed[stop.ruling_place])))
        for number, stop in enumerate(found, 1)
        if stop.ruling_place in changed
    ]


def _with_laws(stop: Stop, changed: tuple[Asked, ...]) -> tuple[Asked, ...]:
    return tuple(one for one in stop.asked if one in changed or one.aspect is Aspect.LAW)


# -- one question of a case ------------------------------------------------------------------------------------------


def _question(
    conditions: Conditions, case: RehearsedCase, title: Text, history: History, family: str = ""
) -> ExamQuestion | None:
    """One of the questions of a case that may be asked, rather one of several parts; None if it has none."""
    found = [
        question
        for number, stop in stops_wanted(conditions, history)
        if (question := question_at(case, title, history, stop, number, family)) is not None
        and _is_wanted(conditions, question)
    ]
    several = [question for question in found if len(question.parts) > 1]
    name = msgspec.json.encode(case).decode()
    return picked(conditions.seed, f"stop {name}", several or found) if found else None


def _is_wanted(conditions: Conditions, question: ExamQuestion) -> bool:
    """Whether it is of a Law that is asked for; whose answer rests on no clause cannot be marked with its reason."""
    if not question.clauses:
        return False
    families, laws = conditions.families, conditions.laws
    of_family = not families or question.family in families or question.kind in families
    return of_family and (not laws or any(lies_under(clause, law) for clause in question.clauses for law in laws))


# -- chance that is the same everywhere ------------------------------------------------------------------------------


def _number(text: str) -> int:
    """A number that follows from a text, as if by chance."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def shuffled(seed: int | str, items: Sequence[_Item]) -> list[_Item]:
    """The items in an order that follows from the seed."""
    order = sorted(range(len(items)), key=lambda at: _number(f"{seed} order {at}"))
    return [items[at] for at in order]


def picked(seed: int, about: str, items: Sequence[_Item]) -> _Item:
    """One of the items, which follows from the seed and what it is about."""
    return items[_number(f"{seed} {about}") % len(items)]
