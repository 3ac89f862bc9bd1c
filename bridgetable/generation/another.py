"""Another case like one that is open: of the family that is most like it, under the same Laws."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bridgetable.cases.case import Case
from bridgetable.cases.library.subject import subject_of
from bridgetable.generation.conditions import Conditions, NothingMadeError
from bridgetable.generation.families.family import Family
from bridgetable.generation.generate import comes_to, families_for, generate
from bridgetable.table.edition import Edition
from bridgetable.table.question import say

OF_THE_SUBJECT, OF_THE_FIRST, OF_ANOTHER, OF_ITS_OWN = 3.0, 3.0, 1.0, -0.25
"""What a family gains where it comes to the clause that a case turns on, to the first one ruled, or to another, and
loses for each of its own clauses that is not ruled there."""

MOST_LAWS = 2
"""For so many clauses a case is looked for, before any case of the family will do."""


def another_like(case: Case | None, name: str, ruled: Sequence[str], edition: Edition, seed: int) -> Case:
    """A case under this edition that is like the one in a file of this name: what is ruled in it, and what it turns on.

    `ruled` are the clauses ruled at the table, the last of which it turns on where there is no case that expects any.
    Raises NothingMadeError where nothing like it can be made.
    """
    subject = subject_of(case, name, play=False) if case is not None else None
    clauses = tuple(dict.fromkeys(subject.ruled if subject is not None and subject.ruled else ruled))
    turns_on = subject.turns_on if subject is not None and subject.turns_on else "".join(ruled[-1:])
    families = families_for(Conditions(edition=edition))
    likeness = {family.name: _likeness(family, turns_on, clauses, edition) for family in families}
    most = max(likeness.values())
    if most <= 0:
        raise NothingMadeError(say("generated-nothing-like-this"))
    dice = random.Random(seed)
    family = dice.choice([family for family in families if likeness[family.name] == most])
    shared = [clause for clause in (turns_on, *reversed(clauses)) if clause and comes_to(family, clause, edition)]
    if case is not None and case.edition is not edition:
        shared = []  # the numbers are those of the other edition
    for law in (*shared[:MOST_LAWS], ""):
        try:
            return generate(Conditions(law, family.name, edition), seed)
        except NothingMadeError:
            continue
    raise NothingMadeError(say("generated-nothing-like-this"))


def _likeness(family: Family, turns_on: str, clauses: Sequence[str], edition: Edition) -> float:
    """How much the cases of a family are like one that turns on this clause, and in which these were ruled."""
    common = [clause for clause in clauses if comes_to(family, clause, edition)]
    subject = bool(turns_on) and comes_to(family, turns_on, edition)
    if not common and not subject:
        return 0.0
    alone = sum(1 for law in family.laws if not any(clause.startswith(law) for clause in (*clauses, turns_on)))
    first = clauses[:1] == tuple(common[:1])
    return OF_THE_SUBJECT * subject + OF_THE_FIRST * first + OF_ANOTHER * len(common) + OF_ITS_OWN * alone + 1
