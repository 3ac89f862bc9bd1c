"""Checking a case: every line is replayed, every expectation held against the table where it stands."""

from __future__ import annotations

import msgspec

from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.holds import Appraise, claims_in, unappraised, verdicts
from bridgetable.cases.walk import Claimed, Stopped, walk
from bridgetable.table.question import Message, say


class Failure(msgspec.Struct, frozen=True):
    """Something in a case that is not so: its place, what was expected, and why it is not so."""

    place: str
    sentence: Message
    reason: Message | None = None


class Checked(msgspec.Struct, frozen=True):
    """How many claims a case makes, and which of them failed; an action that cannot be done has failed too.

    `skipped` of them need the solver, and there is none here.
    """

    expectations: int
    failures: tuple[Failure, ...]
    skipped: int = 0


def check(case: Case, appraise: Appraise = unappraised) -> Checked:
    """Replays the case with all its branches and holds every expectation against it.

    `appraise` tells what the engine proposes to the Director at the end of a line (`equity`).
    """
    failures: list[Failure] = []
    skipped = 0
    for moment in walk(case):
        match moment:
            case Claimed(place, expect, line):
                missed = [verdict for verdict in verdicts(expect, line, place, appraise) if not verdict.holds]
                skipped += sum(verdict.skipped for verdict in missed)
                failures += (Failure(v.place, v.sentence, v.reason) for v in missed if not v.skipped)
            case Stopped(place, reason=reason):
                failures.append(Failure(place, say("check-cannot-be-done"), reason.message))
    return Checked(_claims(case.actions), tuple(failures), skipped)


def _claims(entries: tuple[Entry, ...]) -> int:
    """All claims of a line and its branches, those after an impossible action included."""
    return sum(
        claims_in(entry) if isinstance(entry, Expect) else _claims(entry.actions)
        for entry in entries
        if isinstance(entry, Expect | Branch)
    )
