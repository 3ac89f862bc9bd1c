"""The Laws of a ruling, beside those of the other editions, of the other answers, and sister clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from bridgetable.engine import actions as a
from bridgetable.laws.book import asked_now
from bridgetable.laws.numbers import as_printed, lies_under, parts_of
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.arranged import MOST_RIGHT, arranged
from bridgetable.rehearsal.choices.book import clauses_in, point_of, what_the_law_says
from bridgetable.rehearsal.choices.situation import KEYS, Situation, clauses_of, printed
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say

_SENTENCE = re.compile(r"law-(?:\d{4}-)?(\d+[A-Z]?\w*)(?![^-])")
_INFORMATION = ("16", "50E", "50D1")
"""What is told beside a ruling: who may use what he has seen."""


def which_laws(ruling: Situation) -> tuple[Asked, ...]:
    """The Laws of the ruling and of the question that follows from it, nothing where it rests on none."""
    edition = ruling.after.edition
    clauses = _of_the_ruling(ruling)
    if not clauses:
        return ()
    shown, rest = clauses[:MOST_RIGHT], clauses[MOST_RIGHT:]
    right = [_choice(clause, edition, ruling, right=True) for clause in shown]
    choices = arranged(right, _others(ruling, clauses), f"law {ruling.place}")
    if not choices:
        return ()
    return (Asked(Aspect.LAW, say("rehearsal-asks-law"), choices, len(right) > 1, also=rest),)


def _of_the_ruling(ruling: Situation) -> tuple[str, ...]:
    """Its clauses, with those on information last."""
    found = list(clauses_of(ruling.step))
    if ruling.new_question is not None:
        found.append(printed(ruling.new_question.question.clause))
    known = [clause for clause in dict.fromkeys(found) if parts_of(clause) is not None]
    return tuple(sorted(known, key=_is_information))


def _is_information(clause: str) -> bool:
    return any(lies_under(clause, head) for head in _INFORMATION)


def _choice(clause: str, edition: Edition, ruling: Situation, *, right: bool, why: Message | None = None) -> Choice:
    point = point_of(clause, edition)
    message = say("rehearsal-law-point", law=clause, point=point) if point else say("rehearsal-law", law=clause)
    said = next((ruling.saying(each) for each in ruling.rulings if printed(each.clause) == clause), None)
    if right and said is not None:
        why = say("rehearsal-why-ruled", law=clause, text=said)
    return Choice(clause, message, right, why or what_the_law_says(clause, edition), clause)


def _others(ruling: Situation, right: tuple[str, ...]) -> Iterator[Choice]:
    """Clauses that the ruling does not rest on, the likeliest to be confused first."""
    edition, offered = ruling.after.edition, set[str]()
    for clause in (*_sisters(ruling, right), *_of_other_answers(ruling), *_of_other_editions(ruling)):
        if clause not in offered and _is_wrong(clause, right, ruling):
            offered.add(clause)
            yield _choice(clause, edition, ruling, right=False)


def _is_wrong(clause: str, right: tuple[str, ...], ruling: Situation) -> bool:
    """Whether the ruling rests on this clause in no way, and the line neither before nor after."""
    near = (*right, *ruling.ruled_in_line)
    return not any(lies_under(clause, each) or lies_under(each, clause) for each in near)


def _sisters(ruling: Situation, right: tuple[str, ...]) -> Iterator[str]:
    """Clauses beside those of the ruling under which the engine rules where they apply; the nearest come first."""
    lists = [_beside(clause, ruling.after.edition) for clause in right]
    for depth in range(max(map(len, lists), default=0)):
        for each in lists:
            yield from each[depth] if depth < len(each) else ()


@cache
def _beside(clause: str, edition: Edition) -> tuple[tuple[str, ...], ...]:
    """Clauses of the same rank under the same head, then under a higher one, and last those of the Laws next to it."""
    book = tuple(parts for each in clauses_in(edition) if _is_ruled_under(each) and (parts := parts_of(each)))
    parts = parts_of(clause) or ()
    found = []
    for up in (1, 2, 3):
        head = parts[:-up]
        same = (each for each in book if head and each[: len(head)] == head and len(each) == len(parts))
        found.append(tuple(as_printed(each) for each in same))
    near = sorted(book, key=lambda each: abs(int(each[0]) - int(parts[0])))
    found.append(tuple(as_printed(each) for each in near if each[0] != parts[0] and len(each) <= len(parts)))
    return tuple(found)


@cache
def _is_ruled_under(clause: str) -> bool:
    """Whether the Director has something to say under this clause: so he would have said it if it applied."""
    return clause.replace("(", "").replace(")", "") in _clauses_of_sentences()


@cache
def _clauses_of_sentences() -> frozenset[str]:
    """The clauses that a ruling is worded for: "62B1" of law-62B1, "43B2b" of law-43B2b-deemed."""
    return frozenset(found[1] for key in KEYS.keys if (found := _SENTENCE.match(key)))


def _of_other_answers(ruling: Situation) -> Iterator[str]:
    """Clauses of what would have followed from the other options of the question that was answered."""
    now = asked_now(ruling.before)
    if now is None or not isinstance(ruling.step.action, a.Choose):
        return
    for option in now.options:
        for event in option.then:
            if isinstance(event, e.RulingGiven):
                yield printed(event.clause)


def _of_other_editions(ruling: Situation) -> Iterator[str]:
    """Clauses of the same ruling in the other editions, where this one has such a clause too and it says otherwise."""
    book = clauses_in(ruling.after.edition)
    for _, step in ruling.others:
        for clause in clauses_of(step):
            if clause in book and _is_ruled_under(clause):
                yield clause
