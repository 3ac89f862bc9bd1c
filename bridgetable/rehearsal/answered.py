"""What was asked and how it was answered: what a rehearsal or an exam leaves behind for the progress."""

from __future__ import annotations

import enum
from datetime import datetime
from typing import Annotated, TypeAlias

import msgspec

from bridgetable.laws.numbers import parts_of
from bridgetable.table.edition import Edition

Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_.-]*\Z", max_length=80)]
"""A name of the program's own, not for people."""
Moment: TypeAlias = Annotated[datetime, msgspec.Meta(tz=True)]
_YEARS = range(2000, 2200)
"""The years in which an answer can have been given; a schedule can be reckoned from any moment of them."""


class Outcome(enum.Enum):
    """How good an answer was, best first."""

    RIGHT = "right"
    PARTLY = "partly"
    WRONG = "wrong"

    __hash__ = object.__hash__  # a member is equal to itself only; that of an Enum hashes the name, in Python


class Occasion(enum.Enum):
    """Where a question was asked."""

    REHEARSAL = "rehearsal"
    EXAM = "exam"

    __hash__ = object.__hash__  # as above


class CaseInFile(msgspec.Struct, frozen=True, tag="file"):
    """A case that is in a file.

    `name` is its path: of a shipped case within the folder of the shipped cases, with slashes
    ("revoke/revoke-06-a-nine-card-suit.case.json"); of any other the absolute path; "" of one that was never saved.
    """

    name: Annotated[str, msgspec.Meta(max_length=4096)]


class GeneratedCase(msgspec.Struct, frozen=True, tag="generated"):
    """A case that the table made: its family, and the seed from which it is made again; 0 where that is not known."""

    family: Name
    seed: int


RehearsedCase: TypeAlias = CaseInFile | GeneratedCase


class Answered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer to one question: what was asked, where, under which edition, and how good the answer was.

    `stop` counts from 1 the points of the case at which something is asked, and `aspect` is what was asked there, by
    the name that rehearsal gives it. `clauses` are those under which the right answer is ruled, as the edition prints
    them; () where no Law is named. `family` is the kind of the irregularity that the question is about, as a case file
    names it ("revoke"); "" where there is none. `begun` is when this
    rehearsal of the case was begun, the same for all its answers, and `at` when the answer was given: moments with
    their time zone. Raises ValueError where they are in no year in which an answer can have been given.
    """

    case: RehearsedCase
    edition: Edition
    stop: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    aspect: Name
    clauses: tuple[Annotated[str, msgspec.Meta(max_length=20)], ...]
    family: Name
    outcome: Outcome
    begun: Moment
    at: Moment
    occasion: Occasion = Occasion.REHEARSAL

    def __post_init__(self) -> None:
        if self.at.year not in _YEARS or self.begun.year not in _YEARS:
            raise ValueError(self.at)

    @property
    def laws(self) -> tuple[int, ...]:
        """The numbers of the Laws of its clauses, each once."""
        numbered = (parts_of(clause) for clause in self.clauses)
        return tuple(dict.fromkeys(int(parts[0]) for parts in numbered if parts is not None))
