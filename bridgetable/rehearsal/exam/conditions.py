"""What an exam is made from; the same conditions give the same exam to everybody."""

from __future__ import annotations

import enum
from difflib import get_close_matches
from functools import cache

import msgspec
from msgspec.structs import replace

from bridgetable.laws.numbers import clause_typed
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.irregularity import Kind
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

MOST_QUESTIONS = 100
MOST_MINUTES = 600
MOST_NEAR = 5
"""How many families are named whose names are like one that there is not."""
LARGEST_SEED = 2**53 - 1
"""The largest seed: any program that reads an exam reads such a number exactly."""


class ExamError(RefusedError):
    """There is no such exam, or it cannot be kept or opened again."""


class Source(enum.Enum):
    """Where the cases of an exam come from."""

    BOTH = "both"
    SHIPPED = "shipped"
    GENERATED = "generated"

    __hash__ = object.__hash__  # a member is equal to itself only; that of an Enum hashes the name, in Python


class Conditions(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of questions, the seed, the minutes there are (0 without a limit), and what it may ask about.

    `families` are kinds of irregularity or families of generated cases, `laws` clauses such as "64" or "62C2"; without
    any, all. With `changed_since` only what was right otherwise in that edition is asked. What somebody enters is
    `checked` first.
    """

    seed: int
    count: int = 10
    minutes: int = 0
    editions: tuple[Edition, ...] = (CURRENT,)
    families: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    source: Source = Source.BOTH
    changed_since: Edition | None = None


def checked(wanted: Conditions) -> Conditions:
    """These conditions in one order, however they were given; raises ExamError for what is not possible."""
    for value, least, most, key in (
        (wanted.seed, 0, LARGEST_SEED, "exam-no-seed"),
        (wanted.count, 1, MOST_QUESTIONS, "exam-no-count"),
        (wanted.minutes, 0, MOST_MINUTES, "exam-no-minutes"),
    ):
        if not least <= value <= most:
            raise ExamError(say(key, value=str(value), least=str(least), most=str(most)))
    editions = tuple(each for each in Edition if each in wanted.editions) or (CURRENT,)
    if wanted.changed_since in editions:
        raise ExamError(say("exam-changed-since-itself", edition=wanted.changed_since.value))
    return replace(
        wanted,
        editions=editions,
        families=tuple(sorted({_family(name) for name in wanted.families})),
        laws=tuple(sorted({_clause(law) for law in wanted.laws})),
    )


@cache
def family_names() -> tuple[str, ...]:
    """The names of all families that can be asked about: kinds of irregularity, and families of generated cases."""
    from bridgetable.generation.families.catalogue import FAMILIES

    return tuple(sorted({*Kind, *(family.name for family in FAMILIES)}))


def _family(name: str) -> str:
    if name not in family_names():
        near = get_close_matches(name, family_names(), MOST_NEAR, 0.5) or sorted(Kind)
        raise ExamError(say("exam-no-such-family", family=name, families=", ".join(near)))
    return name


def _clause(law: str) -> str:
    clause = clause_typed(law)
    if not clause:
        raise ExamError(say("exam-no-such-law", law=law))
    return clause
