"""What a case that the table makes has to be, and what it is."""

from __future__ import annotations

import msgspec

from bridgetable.cases.clauses import asks_under, stands_for
from bridgetable.laws.numbers import lies_under, parts_of
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.refusal import RefusedError

EASY, MEDIUM, HARD = 1, 2, 3
DIFFICULTIES = (EASY, MEDIUM, HARD)
FROM_POINTS = {MEDIUM: 5, HARD: 8}
"""From how many points on a case is of this difficulty; one with fewer is easy."""
EXEMPTIONS = ("57C", "60A", "62C3", "63A4", "64B", "64C2", "53B", "53C", "70E", "31A1", "32A1", "24D")
"""Clauses that except a case from what the Law says first, which makes it harder."""


class NothingMadeError(RefusedError):
    """No case can be made under these conditions."""


class Conditions(msgspec.Struct, frozen=True):
    """What is wanted of a case; None and "" leave it open.

    `law` is a clause, in the numbering of the edition, under which something is ruled, asked or moved; `family` the
    name of a family. `depth` is the least number of steps in which the Laws decide something; `finding` whether the
    Director is asked; `tricks` whether tricks move; `difficulty` one of DIFFICULTIES.
    """

    law: str = ""
    family: str = ""
    edition: Edition = CURRENT
    depth: int = 1
    finding: bool | None = None
    tricks: bool | None = None
    difficulty: int | None = None


class Traits(msgspec.Struct, frozen=True):
    """What a case has turned out to be, by the names of the conditions; `asks` tells cases of a family apart.

    `clauses` are those ruled, asked or moved under in its main line; `options` the options of each question asked.
    """

    clauses: tuple[str, ...]
    questions: tuple[str, ...]
    options: tuple[tuple[str, ...], ...]
    position: tuple[object, ...]
    depth: int
    finding: bool
    tricks: bool

    @property
    def asks(self) -> tuple[object, ...]:
        """What tells apart the cases of a family in what they ask: clauses, options and positions."""
        return self.clauses, self.questions, self.options, self.position

    @property
    def points(self) -> int:
        """The measure of difficulty: a point for each Law and each step that decides, two for each exemption."""
        laws = {parts[0] for clause in self.clauses if (parts := parts_of(clause))}
        exempt = sum(1 for clause in self.clauses if any(lies_under(clause, one) for one in EXEMPTIONS))
        return len(laws) + self.depth + 2 * exempt

    @property
    def difficulty(self) -> int:
        """EASY, MEDIUM or HARD, by the points."""
        return max((level for level, least in FROM_POINTS.items() if self.points >= least), default=EASY)

    def meet(self, conditions: Conditions) -> bool:
        """Whether the case is what was wanted."""
        return (
            self.depth >= max(1, conditions.depth)
            and conditions.finding in (None, self.finding)
            and conditions.tricks in (None, self.tricks)
            and conditions.difficulty in (None, self.difficulty)
            and (not conditions.law or self.decides(conditions.law, conditions.edition))
        )

    def decides(self, law: str, edition: Edition) -> bool:
        """Whether something is ruled, asked or moved under this clause, or one that lies under it."""
        ruled = any(stands_for(law, clause, edition) for clause in self.clauses)
        return ruled or any(asks_under(law, clause, edition) for clause in self.questions)
