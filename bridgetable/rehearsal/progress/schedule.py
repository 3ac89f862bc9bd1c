"""When each case comes back: FSRS reckons from the answers how long a director will remember.

What comes back is a case in a file under an edition, or a family of generated cases under an edition, of which it is
another one each time. One rehearsal of it, with all its answers, is one review: it is forgotten where an answer was
wrong, hard where one was right in part, and good where all were right. What was forgotten comes back in ten minutes. A
case that was never saved does not come back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec

from bridgetable.rehearsal.asked import Answered, CaseInFile, Outcome
from bridgetable.table.edition import Edition

if TYPE_CHECKING:
    from fsrs import Scheduler


# -- Where a director stands: how good his latest answers were, by Law and by family -----------------------------------


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


AGAIN_AFTER = timedelta(minutes=10)
"""When a case comes back in which an answer was wrong."""
LONGEST = 365
"""The days after which a case comes back at the latest."""


class Family(msgspec.Struct, frozen=True):
    """A family of generated cases."""

    name: str


Subject: TypeAlias = CaseInFile | Family


class Scheduled(msgspec.Struct, frozen=True):
    """When a case or family comes back: what, under which edition, how often it was done, the last time and how."""

    subject: Subject
    edition: Edition
    times: int
    last: datetime
    outcome: Outcome
    due: datetime


def schedule(answers: Iterable[Answered]) -> tuple[Scheduled, ...]:
    """When each case and family of these answers comes back, the first first."""
    from fsrs import Scheduler

    # Without chance: who looks twice is to find the same day.
    scheduler = Scheduler(
        learning_steps=(AGAIN_AFTER,), relearning_steps=(AGAIN_AFTER,), maximum_interval=LONGEST, enable_fuzzing=False
    )
    reviews: dict[tuple[Subject, Edition], dict[datetime, list[Answered]]] = {}
    for answer in answers:
        if answer.case != CaseInFile(""):
            runs = reviews.setdefault((_subject_of(answer), answer.edition), {})
            runs.setdefault(answer.begun, []).append(answer)
    found = [_scheduled(scheduler, *key, list(runs.values())) for key, runs in reviews.items()]
    return tuple(sorted(found, key=lambda each: (each.due, each.last)))


def due_at(scheduled: Sequence[Scheduled], now: datetime) -> tuple[Scheduled, ...]:
    """What is due at this time, what has waited longest first."""
    return tuple(each for each in scheduled if each.due <= now)


def _subject_of(answer: Answered) -> Subject:
    return answer.case if isinstance(answer.case, CaseInFile) else Family(answer.case.family)


def _scheduled(scheduler: Scheduler, subject: Subject, edition: Edition, runs: list[list[Answered]]) -> Scheduled:
    from fsrs import Card, Rating

    ratings = {Outcome.WRONG: Rating.Again, Outcome.PARTLY: Rating.Hard, Outcome.RIGHT: Rating.Good}
    done = [(max(answer.at for answer in run).astimezone(UTC), _outcome_of(run)) for run in runs]
    reviews = sorted(done, key=lambda review: review[0])
    # A card without a number of its own would wait for the clock to give it one.
    card = Card(card_id=0, due=reviews[0][0])
    for at, outcome in reviews:
        card, _ = scheduler.review_card(card, ratings[outcome], at)
    last, outcome = reviews[-1]
    return Scheduled(subject, edition, len(reviews), last, outcome, card.due)


_WORST = tuple(reversed(Outcome))


def _outcome_of(run: Iterable[Answered]) -> Outcome:
    """The worst of the answers; of a question that was answered twice, after a step back, the first answer counts."""
    first: dict[tuple[int, str], Outcome] = {}
    for answer in sorted(run, key=lambda answer: answer.at):
        first.setdefault((answer.stop, answer.aspect), answer.outcome)
    return min(first.values(), key=_WORST.index)
