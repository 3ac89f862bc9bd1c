"""What was asked and how it was answered: what a rehearsal or an exam leaves behind for the progress."""

from __future__ import annotations

import enum
from datetime import datetime
from typing import TypeAlias

import msgspec

from bridgetable.table.edition import Edition


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
    ("revoke/revoke-06-a-nine-card-suit.case.json"); of any other the absolute path.
    """

    name: str


class GeneratedCase(msgspec.Struct, frozen=True, tag="generated"):
    """A case that the table made: the family asked for, and the seed, from which it is made again."""

    family: str
    seed: int


RehearsedCase: TypeAlias = CaseInFile | GeneratedCase


class Answered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer to one question: what was asked, where, under which edition, and how good the answer was.

    `stop` counts from 1 the points of the case at which something is asked, and `aspect` is what was asked there, by
    the name that rehearsal gives it. `clauses` are those under which the right answer is ruled, as the edition prints
    them; () where no Law is named. `family` is that of a generated case; of any other the kind of the irregularity
    that the question is about, as a case file names it ("revoke"); "" where there is none. `begun` is when this
    rehearsal of the case was begun, the same for all its answers, and `at` when the answer was given; both in UTC.
    """

    case: RehearsedCase
    edition: Edition
    stop: int
    aspect: str
    clauses: tuple[str, ...]
    family: str
    outcome: Outcome
    begun: datetime
    at: datetime
    occasion: Occasion = Occasion.REHEARSAL
