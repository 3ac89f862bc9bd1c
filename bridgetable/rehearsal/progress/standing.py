"""Where a director stands: how good his latest answers were, by Law and by family."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

import msgspec

from bridgetable.rehearsal.asked import Answered, Outcome
from bridgetable.table.edition import Edition

LATEST = 20
"""How many answers to a Law or family count, the latest: what one once did not know says little about today."""
_Key = TypeVar("_Key", bound=Hashable)


class Tally(msgspec.Struct, frozen=True):
    """How many of the latest answers were right, right in part, and wrong; `given` counts the earlier ones too."""

    right: int
    partly: int
    wrong: int
    given: int

    @property
    def counted(self) -> int:
        """How many answers the tally is of."""
        return self.right + self.partly + self.wrong

    @property
    def share(self) -> float:
        """The share of what was right, from 0 to 1; right in part is half."""
        return (self.right + self.partly / 2) / self.counted


def by_law(answers: Iterable[Answered], edition: Edition | None = None) -> tuple[tuple[int, Tally], ...]:
    """The answers of an edition, or of all, by the number of the Law; an answer counts for each Law it names."""
    return tuple(sorted(_tallied(answers, edition, lambda answer: answer.laws).items()))


def by_family(answers: Iterable[Answered], edition: Edition | None = None) -> tuple[tuple[str, Tally], ...]:
    """The answers of an edition, or of all, by family, in the order of their names."""

    def families(answer: Answered) -> tuple[str, ...]:
        return (answer.family,) if answer.family else ()

    return tuple(sorted(_tallied(answers, edition, families).items()))


def _tallied(
    answers: Iterable[Answered], edition: Edition | None, keys: Callable[[Answered], Iterable[_Key]]
) -> dict[_Key, Tally]:
    latest: dict[_Key, deque[Outcome]] = {}
    counts: dict[_Key, int] = {}
    for answer in sorted(answers, key=lambda answer: answer.at):
        for key in keys(answer) if edition in (None, answer.edition) else ():
            latest.setdefault(key, deque(maxlen=LATEST)).append(answer.outcome)
            counts[key] = counts.get(key, 0) + 1
    return {key: _tally(outcomes, counts[key]) for key, outcomes in latest.items()}


def _tally(outcomes: deque[Outcome], given: int) -> Tally:
    right, partly, wrong = (outcomes.count(outcome) for outcome in (Outcome.RIGHT, Outcome.PARTLY, Outcome.WRONG))
    return Tally(right, partly, wrong, given)
