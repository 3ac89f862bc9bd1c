"""Verdicts on the assertions of a case: whether each holds, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from bridgetable.cases.writer import json_text
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table


class Verdict(msgspec.Struct, frozen=True):
    """Whether the assertion at `place` in the file holds; `sentence` says why not, `reason` what the engine said.

    An assertion that needs a solver that is not installed is `skipped`: it neither holds nor fails.
    """

    place: str
    holds: bool
    sentence: Message
    reason: Message | None = None
    skipped: bool = False


Verdicts = Iterator[Verdict]


class Appraisal(msgspec.Struct, frozen=True):
    """The tricks of North-South and East-West after the proposed adjustment; None without one, and then the reason.

    `looked` means that the table was analysed, so that None is a finding. `available` means that the solver here can
    analyse such a table.
    """

    tricks: tuple[int, int] | None = None
    reason: Message | None = None
    looked: bool = True
    available: bool = True


Appraise = Callable[[tuple[Table, ...]], Appraisal]
"""A function from the tables of a line, in order, to what is proposed to the Director at its end."""


def no_appraisal(line: tuple[Table, ...]) -> Appraisal:
    """The appraisal where there is no solver."""
    return Appraisal(None, say("check-no-equity"), looked=False)


def compare(place: str, holds: bool, expected: object, actual: object) -> Verdict:
    """A verdict whose sentence shows the expected and the actual value, both as JSON."""
    return Verdict(place, holds, say("check-differs", expected=json_text(expected), found=json_text(actual)))
