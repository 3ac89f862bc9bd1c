"""Progress: the answers that were given, in a file of their own; when each case comes back; and where one stands.

All windows share the file, and nothing in it leaves the machine. Windows that are open at once keep one another out
while they write. An answer is appended; the file is written anew where its end is torn, where part of it is damaged,
and where it has grown too long for more. A file of a newer program is left as it is: answers given meanwhile are kept
in one beside it, and added when it can be read again.

FSRS reckons from the answers how long a director will remember, and so when a case comes back. What comes back is a
case in a file under an edition, or a family of generated cases under an edition, of which it is another one each time.
One rehearsal of it, with all its answers, is one review: it is forgotten where an answer was wrong, hard where one was
right in part, and good where all were right. What was forgotten comes back in ten minutes. A case that was never saved
does not come back.
"""

from __future__ import annotations

import csv
import io
import re
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from bridgetable.disk.contents import FileTooLargeError, contents_of, is_there, stamp_of
from bridgetable.disk.journal import Form, Journal, NewerVersionError, Records, line_of, records_in
from bridgetable.disk.locking import locked
from bridgetable.disk.writing import write_whole
from bridgetable.rehearsal import ANSWERS_FILE
from bridgetable.rehearsal.asked import Answered, CaseInFile, Outcome
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import as_cell

if TYPE_CHECKING:
    from fsrs import Scheduler


FORM = Form("bridgetable-progress")
_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Answered)

FULL = 8 * 1024 * 1024
"""The size of the file, in bytes, from which on the oldest answers are left out: some 25,000 are kept."""
LARGEST = 4 * FULL
"""The size of the largest file of answers that is read, in bytes."""
_NAME, _SUFFIX = ANSWERS_FILE.removesuffix(".jsonl"), ".jsonl"


class ProgressError(RefusedError):
    """The answers cannot be read, kept, exported or imported."""


class Kept(msgspec.Struct, frozen=True):
    """The answers that are kept, in the order of time; `told` is what is to be said about the file they were in."""

    answers: tuple[Answered, ...]
    told: tuple[Message, ...] = ()


class ProgressStore:
    """The answers of a user in a folder; without one they are kept as long as this object is."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._unwritten: list[Answered] = []
        self._told: set[Message] = set()

    @property
    def file(self) -> Path | None:
        """Where the answers are kept; None without a folder."""
        return self._folder / (_NAME + _SUFFIX) if self._folder is not None else None

    def read(self) -> Kept:
        """The answers that are kept; raises ProgressError if the file cannot be read."""
        if self._folder is None:
            return Kept(in_order(self._unwritten))
        with self._alone(self._folder, "progress-not-read") as files:
            kept = files.read()
            return Kept(in_order([*kept.answers, *self._unwritten]), kept.told)

    def add(self, answers: Sequence[Answered]) -> tuple[Message, ...]:
        """Keeps more answers, and returns what is to be said about the file, once.

        Raises ProgressError if they cannot be written; they are then written with the next.
        """
        self._unwritten += answers
        if self._folder is None or not self._unwritten:
            return ()
        with self._alone(self._folder, "progress-not-written") as files:
            told = tuple(message for message in files.append(self._unwritten) if message not in self._told)
            self._unwritten = []
        self._told.update(told)
        return told

    def include(self, answers: Sequence[Answered]) -> int:
        """Keeps those of these answers that are not kept already, and returns how many; raises ProgressError."""
        kept = set(self.read().answers)
        new = [answer for answer in dict.fromkeys(answers) if answer not in kept]
        self.add(new)
        return len(new)

    def rename_cases(self, renamed: Mapping[str, str]) -> None:
        """Names the cases in files that were moved, from these paths to those, anew; raises ProgressError."""
        if self._folder is None or not is_there(_Files(self._folder).main):
            return
        with self._alone(self._folder, "progress-not-written") as files:
            files.rename_cases(renamed)

    def clear(self) -> int:
        """Removes all answers, which stay in a copy, and returns how many there were; raises ProgressError."""
        if self._folder is None:
            return 0
        with self._alone(self._folder, "progress-not-written") as files:
            answers = (*files.read().answers, *self._unwritten)
            files.clear(answers)
            self._unwritten = []
        return len(answers)

    @property
    def can_bring_back(self) -> bool:
        """Whether there is a copy of answers that were removed."""
        return self._folder is not None and is_there(_Files(self._folder).cleared)

    def bring_back(self) -> int:
        """Adds the answers that were removed, and returns how many; raises ProgressError."""
        if self._folder is None:
            return 0
        with self._alone(self._folder, "progress-not-written") as files:
            return files.bring_back()

    @contextmanager
    def _alone(self, folder: Path, refusal: str) -> Iterator[_Files]:
        """The files, while no other window changes them; raises ProgressError for whatever the system refuses."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with locked(folder / f"{_NAME}.lock"):
                yield _Files(folder)
        except OSError:
            raise ProgressError(say(refusal, file=f"{_NAME}{_SUFFIX}")) from None


def in_order(answers: Iterable[Answered]) -> tuple[Answered, ...]:
    """The answers in the order of time, each once."""
    return tuple(sorted(dict.fromkeys(answers), key=lambda answer: answer.at))


def _with_new_path(answer: Answered, renamed: Mapping[str, str]) -> Answered:
    case = answer.case
    if not isinstance(case, CaseInFile) or case.name not in renamed:
        return answer
    return replace(answer, case=CaseInFile(renamed[case.name]))


def answers_kept_in(data: bytes) -> Records[Answered]:
    """The answers in a file of these bytes; raises NewerVersionError."""
    return records_in(data, FORM, _DECODER.decode)


def _journal_of(path: Path) -> Journal[Answered]:
    return Journal(path, FORM, _DECODER.decode, LARGEST)


def _records_of(answers: Iterable[Answered]) -> list[bytes]:
    return [_ENCODER.encode(answer) for answer in answers]


def _length(records: Iterable[bytes]) -> int:
    """How many bytes of a file these records take."""
    return sum(len(line_of(record)) for record in records)


class _Files:
    """The files of a folder; whoever uses them holds its lock."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.main, self._beside = folder / f"{_NAME}{_SUFFIX}", folder / f"{_NAME}-beside-newer{_SUFFIX}"
        self.cleared = folder / f"{_NAME}-cleared{_SUFFIX}"

    def read(self) -> Kept:
        """What is kept; a file that is damaged is set aside, and what is sound in it stays."""
        try:
            kept = self._read(self.main)
        except NewerVersionError:
            kept = self._read_beside()
            newer = say("progress-newer", file=self.main.name, other=self._beside.name)
            return Kept(kept.answers, (newer, *kept.told))
        if not is_there(self._beside):
            return kept
        beside = self._read_beside()
        answers = in_order([*kept.answers, *beside.answers])
        self._write(self.main, answers)
        self._beside.unlink()
        return Kept(answers, (*kept.told, *beside.told))

    def append(self, answers: Sequence[Answered]) -> tuple[Message, ...]:
        """Adds answers at the end, and returns what is to be said about the file.

        It is written anew where that would be no file that can be read again.
        """
        records, (_, size) = _records_of(answers), stamp_of(self.main)
        journal = _journal_of(self.main)
        if size + _length(records) <= FULL and not is_there(self._beside) and journal.can_be_added_to:
            journal.add(*records)
            return ()
        kept = self.read()
        self._write(self._in_use(), (*kept.answers, *answers))
        return kept.told

    def rename_cases(self, renamed: Mapping[str, str]) -> None:
        """Names the cases in these files anew, in all answers."""
        kept = self.read().answers
        answers = tuple(_with_new_path(answer, renamed) for answer in kept)
        if answers != kept:
            self._write(self._in_use(), answers)

    def clear(self, answers: tuple[Answered, ...]) -> None:
        """Moves these answers, which are all that are kept, to the copy."""
        if answers:
            self._write(self.cleared, in_order([*self._in_copy(), *answers]))
            self._write(self._in_use(), ())

    def bring_back(self) -> int:
        """Moves what is in the copy back to the answers that are kept, and returns how many came back."""
        kept = self.read().answers
        together = in_order([*kept, *self._in_copy()])
        self._write(self._in_use(), together)
        self.cleared.unlink(missing_ok=True)
        return len(together) - len(kept)

    def _in_use(self) -> Path:
        """The file to write: the one beside, where the main one is of a newer program."""
        try:
            answers_kept_in(self._bytes(self.main)[:1000])
        except NewerVersionError:
            return self._beside
        return self.main

    def _in_copy(self) -> tuple[Answered, ...]:
        try:
            return self._read(self.cleared).answers
        except NewerVersionError:
            self._set_aside(self.cleared)
            return ()

    def _read_beside(self) -> Kept:
        try:
            return self._read(self._beside)
        except NewerVersionError:  # which no program writes there
            return Kept((), (say("progress-damaged", file=self._set_aside(self._beside).name, count=0),))

    def _read(self, path: Path) -> Kept:
        """The answers in one of the files; raises NewerVersionError."""
        try:
            data = self._bytes(path)
        except FileTooLargeError:
            return Kept((), (say("progress-damaged", file=self._set_aside(path).name, count=0),))
        found = answers_kept_in(data)
        if found.sound:
            return Kept(found.records)
        write_whole(aside := self._new_aside(), data)
        self._write(path, found.records)
        return Kept(found.records, (say("progress-damaged", file=aside.name, count=len(found.records)),))

    def _bytes(self, path: Path) -> bytes:
        try:
            return contents_of(path, LARGEST)
        except FileNotFoundError:
            return b""

    def _write(self, path: Path, answers: Sequence[Answered]) -> None:
        """Writes a file anew, without the oldest answers where they are too many."""
        records = _records_of(answers)
        most = FULL if _length(records) <= FULL else FULL * 3 // 4
        left = list(accumulate(map(len, map(line_of, reversed(records)))))
        _journal_of(path).write(records[len(records) - bisect_right(left, most) :])

    def _set_aside(self, path: Path) -> Path:
        """Renames a file that cannot be read; returns the new path."""
        path.replace(aside := self._new_aside())
        return aside

    def _new_aside(self) -> Path:
        number = 1
        while is_there(aside := self._folder / f"{_NAME}-damaged-{number}{_SUFFIX}"):
            number += 1
        return aside


# -- Answers as files for others: JSON, which can be imported again, and CSV, a row for each answer --------------------


COLUMNS = ("at", "occasion", "case", "seed", "family", "edition", "point", "aspect", "clauses", "outcome", "begun")
"""The first row of a CSV file."""
_PLACE = re.compile(r" - at `\$\.?(.*)`\Z")


class _Exported(msgspec.Struct, frozen=True):
    format: str
    version: int
    answers: tuple[Answered, ...]


def as_json(answers: Sequence[Answered]) -> bytes:
    """The answers as a JSON file."""
    data = msgspec.json.encode(_Exported(*FORM, tuple(answers)))
    return msgspec.json.format(data, indent=1) + b"\n"


def as_csv(answers: Sequence[Answered]) -> bytes:
    """The answers as a CSV file, in UTF-8 with the mark by which spreadsheets know it."""
    text = io.StringIO(newline="")
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    rows.writerows(map(as_cell, _row(answer)) for answer in answers)
    return text.getvalue().encode("utf-8-sig")


def answers_in(data: bytes, file: str) -> tuple[Answered, ...]:
    """The answers in an exported file, or in a copy of the file in which they are kept.

    Raises ProgressError, which names `file` and the place in it.
    """
    try:
        if (kept := _as_kept(data)) is not None:
            return kept.records
        if not FORM.is_begun_by(data):
            raise ProgressError(say("progress-not-ours", file=file))
        return msgspec.json.decode(data, type=_Exported).answers
    except NewerVersionError:
        raise ProgressError(say("progress-import-newer", file=file)) from None
    except msgspec.ValidationError as error:
        place = _PLACE.search(str(error))
        if place is None or not place[1]:
            raise ProgressError(say("progress-not-ours", file=file)) from None
        raise ProgressError(say("progress-no-answer", file=file), place[1]) from None
    except (ValueError, RecursionError):
        raise ProgressError(say("progress-not-ours", file=file)) from None


def _as_kept(data: bytes) -> Records[Answered] | None:
    """The answers in a file as they are kept; None if it is no such file, or nothing in it can be read."""
    kept = answers_kept_in(data)
    return kept if kept.records or (kept.sound and data) else None


def _row(answer: Answered) -> tuple[object, ...]:
    case, seed = (answer.case.name, "") if isinstance(answer.case, CaseInFile) else ("", answer.case.seed)
    return (
        answer.at.isoformat(),
        answer.occasion.value,
        case,
        seed,
        answer.family,
        answer.edition.value,
        answer.stop,
        answer.aspect,
        " ".join(answer.clauses),
        answer.outcome.value,
        answer.begun.isoformat(),
    )


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


# -- When each case comes back -----------------------------------------------------------------------------------------


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
