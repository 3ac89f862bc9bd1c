"""When each case comes back.

FSRS reckons from the answers how long a director will remember, and so when a case comes back. What comes back is a
case in a file under an edition, or a family of generated cases under an edition, of which it is another one each time.
One rehearsal of it, with all its answers, is one review: it is forgotten where an answer was wrong, hard where one was
right in part, and good where all were right. What was forgotten comes back in ten minutes. A case that was never saved
does not come back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from bridgetable.rehearsal.asked import Answered, CaseInFile, Outcome
from bridgetable.table.edition import Edition

if TYPE_CHECKING:
    from fsrs import Scheduler


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
