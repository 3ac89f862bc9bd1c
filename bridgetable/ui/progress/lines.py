"""What comes back and where the user stands, as lines of tables and as text. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from bridgetable.cases.library.cases import name_of, read_library_case
from bridgetable.disk.resources import resources
from bridgetable.rehearsal.asked import Answered, CaseInFile, Outcome, family_name
from bridgetable.rehearsal.progress import LATEST, Scheduled, Tally, by_family, by_law
from bridgetable.table.edition import Edition
from bridgetable.table.text import harmless, in_language
from bridgetable.words.catalogue import Words

# -- The names of what is rehearsed: cases by their titles, families in words ------------------------------------------


def path_of(case: CaseInFile) -> Path:
    """The path of the file of a case: of a shipped one below the shipped cases."""
    return resources() / "cases" / case.name


def scheduled_name(words: Words, scheduled: Scheduled) -> str:
    """The title of a case, or the name of its file where it has none that can be read; of a family its name."""
    subject = scheduled.subject
    if not isinstance(subject, CaseInFile):
        return words.text("progress-another", family=family_name(words, subject.name))
    path = path_of(subject)
    title = in_language(read_library_case(path, play=False).title, words.language)
    return harmless(title or name_of(path))


_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class ComingLine(msgspec.Struct, frozen=True):
    """A case or family that comes back: its name, its edition, how it was the last time, and when it comes back."""

    scheduled: Scheduled
    name: str
    edition: str
    last: str
    when: str
    due: bool

    @property
    def texts(self) -> tuple[str, ...]:
        """The cells of its line."""
        return self.name, self.edition, self.last, self.when


class StandingLine(msgspec.Struct, frozen=True):
    """How good the answers to a Law or a family were; `spoken` is the whole line as a sentence."""

    name: str
    tally: Tally
    spoken: str


def coming_lines(
    words: Words, scheduled: Sequence[Scheduled], edition: Edition | None, now: datetime
) -> tuple[ComingLine, ...]:
    """What comes back under an edition, or under any, the first first."""
    return tuple(_coming(words, each, now) for each in scheduled if edition in (None, each.edition))


def _coming(words: Words, scheduled: Scheduled, now: datetime) -> ComingLine:
    return ComingLine(
        scheduled,
        scheduled_name(words, scheduled),
        words.year(scheduled.edition),
        words.text(f"progress-last-{scheduled.outcome.value}"),
        when(words, scheduled.due, now),
        scheduled.due <= now,
    )


def when(words: Words, due: datetime, now: datetime) -> str:
    """When something comes back: now, in so many minutes, hours or days."""
    seconds = round((due - now).total_seconds())
    if seconds <= 0:
        return words.text("progress-now")
    if seconds < _HOUR:
        return words.text("progress-in-minutes", count=-(-seconds // _MINUTE))
    if seconds < _DAY:
        return words.text("progress-in-hours", count=-(-seconds // _HOUR))
    return words.text("progress-in-days", count=-(-seconds // _DAY))


def law_lines(
    words: Words, answers: Sequence[Answered], edition: Edition | None, *, weakest_first: bool = False
) -> tuple[StandingLine, ...]:
    """Where the user stands by Law, in the order of the Laws or the weakest first."""
    named = ((words.text("law-number", law=str(law)), tally) for law, tally in by_law(answers, edition))
    return _standing(words, named, weakest_first)


def family_lines(
    words: Words, answers: Sequence[Answered], edition: Edition | None, *, weakest_first: bool = False
) -> tuple[StandingLine, ...]:
    """Where the user stands by family, in the order of their names or the weakest first."""
    named = sorted((family_name(words, name), name, tally) for name, tally in by_family(answers, edition))
    return _standing(words, ((name, tally) for name, _, tally in named), weakest_first)


def _standing(words: Words, named: Iterable[tuple[str, Tally]], weakest_first: bool) -> tuple[StandingLine, ...]:
    lines = [StandingLine(name, tally, _spoken(words, name, tally)) for name, tally in named]
    return tuple(sorted(lines, key=lambda line: line.tally.share) if weakest_first else lines)


def _spoken(words: Words, name: str, tally: Tally) -> str:
    counts = {"right": tally.right, "partly": tally.partly, "wrong": tally.wrong}
    return words.text("progress-spoken", name=name, share=percent(tally), **counts)


def percent(tally: Tally) -> int:
    """The share of what was right, in percent; 100 only where everything was, and 0 only where nothing was."""
    share = round(100 * tally.share)
    return min(share, 99) if tally.share < 1 else share


def report(
    words: Words, answers: Sequence[Answered], scheduled: Sequence[Scheduled], edition: Edition | None, now: datetime
) -> str:
    """Everything the page shows, as text."""
    return "\n".join(_report(words, answers, scheduled, edition, now)) + "\n"


def _report(
    words: Words, answers: Sequence[Answered], scheduled: Sequence[Scheduled], edition: Edition | None, now: datetime
) -> Iterator[str]:
    yield words.text("progress-title")
    yield words.text("progress-all-editions") if edition is None else words.text("edition-name", edition=edition.value)
    yield summary(words, answers)
    coming = coming_lines(words, scheduled, edition, now)
    for title, lines in (
        ("progress-coming", [" · ".join(line.texts) for line in coming]),
        ("progress-by-law", [line.spoken for line in law_lines(words, answers, edition)]),
        ("progress-by-family", [line.spoken for line in family_lines(words, answers, edition)]),
    ):
        yield from ("", words.text(title), *(lines or [words.text("progress-none")]))
    yield from ("", words.text("progress-latest", count=LATEST))


def summary(words: Words, answers: Sequence[Answered]) -> str:
    """How many answers there are, to how many rehearsals, and how many of them were right."""
    if not answers:
        return words.text("progress-none")
    return words.text(
        "progress-summary",
        answers=len(answers),
        rehearsals=len({(answer.case, answer.begun) for answer in answers}),
        right=sum(1 for answer in answers if answer.outcome is Outcome.RIGHT),
    )
