"""The Laws of a ruling, beside those of the other editions, of the other answers, and sister clauses."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from bridgetable.laws.book import clause_about
from bridgetable.laws.numbers import Parts, as_printed, lies_under, parts_of
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.happened import happening, taken_for
from bridgetable.rehearsal.situation import (
    KEYS,
    MOST_RIGHT,
    Situation,
    arranged,
    clauses_in,
    clauses_of,
    in_edition,
    point_of,
    printed,
    what_the_law_says,
)
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import kind_of
from bridgetable.table.question import DIRECTOR, Message, say

_SENTENCE = re.compile(r"law-(?:\d{4}-)?(\d+[A-Z]?\w*)(?![^-])")
_ON_PENALTY_CARDS = ("49", "50A", "50B", "50D1", "61A")
"""What is true of every penalty card, whatever the ruling says of it; not to play one that must be is a revoke."""
_INFORMATION = ("16", "50E", "50D1")
"""What is told beside a ruling: who may use what he has seen."""


def which_laws(ruling: Situation) -> tuple[Asked, ...]:
    """The Laws of the ruling and of the question that follows from it; nothing where it rests on none.

    Nor is it asked before anybody has called the Director: till then there is nothing for him to rule on.
    """
    edition = ruling.after.edition
    clauses = _of_the_ruling(ruling) if ruling.director_is_called else ()
    if not clauses:
        return ()
    # Under which Law the Director has still to judge, as whether damage is left, is asked with that.
    demanded = tuple(each for each in clauses if each not in _yet_to_be_judged(ruling)) or clauses
    shown, rest = demanded[:MOST_RIGHT], tuple(each for each in clauses if each not in demanded[:MOST_RIGHT])
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


def _yet_to_be_judged(ruling: Situation) -> tuple[str, ...]:
    """The clause of a question that the Director answers next, unless the ruling rests on it too."""
    opened = ruling.new_question
    if opened is None or DIRECTOR not in opened.question.to:
        return ()
    clause = printed(opened.question.clause)
    return () if clause in map(printed, clauses_of(ruling.step)) else (clause,)


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
    sources = (
        _beside_those(_sisters, ruling, right),
        _of_other_answers(ruling),
        _of_other_editions(ruling),
        _of_other_irregularities(ruling),
        _beside_those(_near, ruling, right),
    )
    then = {
        clause: step.table
        for step in ruling.others
        for clause in clauses_of(step)
        if point_of(clause, step.table.edition) == point_of(clause, edition)
    }
    for clause in itertools.chain.from_iterable(sources):
        if clause not in offered and _is_wrong(clause, right, ruling):
            offered.add(clause)
            said = what_the_law_says(clause, edition)
            why = in_edition(then[clause], said) if clause in then else said
            yield _choice(clause, edition, ruling, right=False, why=why)


def _is_wrong(clause: str, right: tuple[str, ...], ruling: Situation) -> bool:
    """Whether the ruling rests on this clause in no way, and neither does the line before or after, nor what may come.

    What is true beside every ruling of a kind is not wrong either: how penalty cards lie, that information from what
    was withdrawn is unauthorised (16), and how a score is adjusted (12).
    """
    near = [*right, *ruling.ruled_in_line, *ruling.coming]
    near += [clause_about(kind_of(each), ruling.after.edition) for each in ruling.matter]
    if ruling.before.penalty_cards or ruling.after.penalty_cards or _lies_in(right, "50", "51"):
        near += _ON_PENALTY_CARDS
    if ruling.after.information or ruling.after.call_information:
        near.append("16")
    if not _lies_in(right, "12"):
        near.append("12")
    return not any(lies_under(clause, each) or lies_under(each, clause) for each in near)


def _lies_in(clauses: Iterable[str], *laws: str) -> bool:
    return any(lies_under(clause, law) for clause in clauses for law in laws)


def _beside_those(
    look: Callable[[str, Edition], tuple[tuple[str, ...], ...]], ruling: Situation, right: tuple[str, ...]
) -> Iterator[str]:
    """What is found beside each clause of the ruling, the nearest of all of them first."""
    for rank in zip(*(look(clause, ruling.after.edition) for clause in right), strict=True):
        yield from itertools.chain.from_iterable(rank)


@cache
def _sisters(clause: str, edition: Edition) -> tuple[tuple[str, ...], ...]:
    """Clauses of the same rank under which the engine rules: under the same head, then under a higher one."""
    parts = parts_of(clause) or ()
    found = []
    for up in (1, 2, 3):
        head = parts[:-up]
        same = (each for each in _ruled(edition) if head and each[: len(head)] == head and len(each) == len(parts))
        found.append(tuple(as_printed(each) for each in same))
    return tuple(found)


@cache
def _near(clause: str, edition: Edition) -> tuple[tuple[str, ...], ...]:
    """Clauses of the other Laws of the same part of the Code, those next to this one first."""
    parts = parts_of(clause) or ("1",)
    part = next(part for part in _PARTS if int(parts[0]) in part)
    others = [each for each in _ruled(edition) if int(each[0]) in part and each[0] != parts[0]]
    others.sort(key=lambda each: (abs(int(each[0]) - int(parts[0])), len(each) != len(parts)))
    return (tuple(as_printed(each) for each in others),)


_PARTS = (range(17, 40), range(41, 68), range(68, 72), (*range(1, 17), *range(72, 94)))
"""The auction, the play, claims and concessions, and everything else, as the numbers of their Laws."""


@cache
def _ruled(edition: Edition) -> tuple[Parts, ...]:
    return tuple(parts for each in clauses_in(edition) if _is_ruled_under(each) and (parts := parts_of(each)))


def _of_other_irregularities(ruling: Situation) -> Iterator[str]:
    """The Laws on what the irregularity could be taken for."""
    for offence in ruling.matter:
        for each in taken_for(ruling.before, happening(ruling.after, offence)):
            yield clause_about(each.kind, ruling.after.edition)


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
    for option in ruling.other_answers:
        for event in option.then:
            if isinstance(event, e.RulingGiven):
                yield printed(event.clause)


def _of_other_editions(ruling: Situation) -> Iterator[str]:
    """Clauses of the same ruling in the other editions, where this one has such a clause too and it says otherwise."""
    book = clauses_in(ruling.after.edition)
    for step in ruling.others:
        for clause in clauses_of(step):
            if clause in book and _is_ruled_under(clause):
                yield clause
