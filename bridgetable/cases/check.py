"""Checking a case: every line is replayed and every expectation compared with its table."""

from __future__ import annotations

import msgspec

from bridgetable.cases.assertions import assertion_count, verdicts
from bridgetable.cases.case import Case, Expect
from bridgetable.cases.outline import flat
from bridgetable.cases.verdict import Appraise, no_appraisal
from bridgetable.cases.walk import ExpectReached, Stopped, walk
from bridgetable.table.question import Message, say


class Failure(msgspec.Struct, frozen=True):
    """A failed assertion or an action that cannot be done: its place in the file, what is wrong, and the reason."""

    place: str
    sentence: Message
    reason: Message | None = None


class Checked(msgspec.Struct, frozen=True):
    """The result of a check: the number of assertions, the failures, and how many assertions were skipped.

    An assertion is skipped if it needs a solver that is not installed.
    """

    expectations: int
    failures: tuple[Failure, ...]
    skipped: int = 0


def check(case: Case, appraise: Appraise = no_appraisal) -> Checked:
    """The result of replaying the case with all its branches and checking every expectation.

    `appraise` is used for the expectation `equity`.
    """
    failures: list[Failure] = []
    skipped = 0
    for visit in walk(case):
        match visit:
            case ExpectReached(place, expect, line):
                missed = [verdict for verdict in verdicts(expect, line, place, appraise) if not verdict.holds]
                skipped += sum(verdict.skipped for verdict in missed)
                failures += (Failure(v.place, v.sentence, v.reason) for v in missed if not v.skipped)
            case Stopped(place, reason=reason):
                failures.append(Failure(place, say("check-cannot-be-done"), reason.message))
    # Those after an action that cannot be done count too.
    expectations = sum(assertion_count(item) for item in flat(case.actions) if isinstance(item, Expect))
    return Checked(expectations, tuple(failures), skipped)
