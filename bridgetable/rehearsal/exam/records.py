"""Exams as they are kept while they are taken, so that a crash loses no answer, and after they have ended.

Each exam has a journal: a record with its conditions, and one for each answer as soon as it is given. The questions are
not kept: the same conditions give them again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from bridgetable.disk.contents import contents_of, is_there
from bridgetable.disk.journal import Form, Journal, NewerVersionError, records_in
from bridgetable.disk.locking import HeldLock, take_lock
from bridgetable.disk.writing import write_whole
from bridgetable.rehearsal.asked import Moment
from bridgetable.rehearsal.exam.conditions import Conditions, ExamError
from bridgetable.rehearsal.exam.sitting import Exam, GivenAt, Sitting
from bridgetable.table.question import Message, say

FORM = Form("bridgetable-exam")
MOST_KEPT = 50
"""How many exams are kept; of more, those that ended first are removed."""
_LARGEST = 4 * 1024 * 1024
_NAME = re.compile(r"exam-([0-9]{1,9})\.jsonl")


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The first record: which exam it is; `digest` is that of its questions."""

    conditions: Conditions
    candidate: str
    begun: Moment
    digest: str


class Gave(msgspec.Struct, frozen=True, tag="gave"):
    """A record for an answer."""

    answer: GivenAt


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The last record: the exam has ended."""

    at: Moment


_Record: TypeAlias = Begun | Gave | Ended
_DECODER: msgspec.json.Decoder[_Record] = msgspec.json.Decoder(_Record)


class RecordedExam(msgspec.Struct, frozen=True):
    """An exam that is kept: its file, its conditions, and the answers that were given."""

    path: Path
    begun: Begun
    answers: tuple[GivenAt, ...] = ()
    ended: datetime | None = None

    def sitting(self, exam: Exam) -> Sitting:
        """The sitting of this exam, made again from its conditions; raises ExamError if it asks something else now."""
        if exam.digest != self.begun.digest:
            raise ExamError(say("exam-changed", file=self.path.name))
        begun = self.begun
        fresh = Sitting(begun.conditions, exam, begun.begun, begun.candidate)
        for each in self.answers:
            fresh = fresh.answered(each.question, each.given, each.at)
        return fresh.finished(self.ended) if self.ended is not None else fresh


class ExamFile:
    """The file of an exam that is being taken; nobody else takes it meanwhile."""

    def __init__(self, path: Path, lock: HeldLock) -> None:
        self.path, self._lock = path, lock

    def keep(self, answer: GivenAt) -> None:
        """Keeps an answer; raises ExamError if it cannot be written."""
        self._add(Gave(answer))

    def end(self, at: datetime) -> None:
        """Keeps that the exam has ended; raises ExamError if it cannot be written."""
        self._add(Ended(at))

    def release(self) -> None:
        """Leaves the exam as it is; it can be gone on with."""
        self._lock.release()

    def _add(self, record: _Record) -> None:
        try:
            _journal_of(self.path).add(msgspec.json.encode(record))
        except (OSError, ValueError):
            raise ExamError(say("exam-not-written", file=self.path.name)) from None


class KeptExams(NamedTuple):
    """The exams that can be opened, and what is to be said of the others."""

    exams: tuple[RecordedExam, ...]
    told: tuple[Message, ...]


NO_EXAMS = KeptExams((), ())


class ExamRecords:
    """The exams kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def begin(self, sitting: Sitting) -> ExamFile:
        """Begins the file of an exam; raises ExamError if it cannot be written."""
        self._remove_oldest()
        begun = Begun(sitting.conditions, sitting.candidate, sitting.begun, sitting.exam.digest)
        number = max((number for number, _ in self._files()), default=0)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            while True:
                number += 1
                path = self._folder / f"exam-{number}.jsonl"
                lock = take_lock(_lock_of(path))
                if lock is not None and not path.exists():
                    break
                if lock is not None:
                    lock.release()
            _journal_of(path).write([msgspec.json.encode(begun)])
        except OSError:
            raise ExamError(say("exam-not-written", file=f"exam-{number}.jsonl")) from None
        return ExamFile(path, lock)

    def look(self) -> KeptExams:
        """What is kept, and of what cannot be read what becomes of it; what is damaged is set aside.

        Those that nobody takes now come first, before those that have ended.
        """
        looked_at = [self._look(path) for _, path in sorted(self._files(), reverse=True)]
        exams = [exam for exam, _ in looked_at if exam is not None]
        interrupted = [each for each in exams if each.ended is None and _is_free(each.path)]
        ended = [each for each in exams if each.ended is not None]
        return KeptExams((*interrupted, *ended), tuple(told for _, told in looked_at if told is not None))

    def _look(self, path: Path) -> tuple[RecordedExam | None, Message | None]:
        """The exam in a file as far as it can be read, and what is to be said about it."""
        try:
            data = contents_of(path, _LARGEST)
            found = records_in(data, FORM, _DECODER.decode)
        except NewerVersionError:
            return None, say("exam-newer", file=path.name)
        except (OSError, ValueError):
            return None, say("exam-left", file=path.name)
        exam = _recorded(path, found.records)
        if found.sound:
            return exam, None
        try:
            return exam, self._set_aside(path, data, exam, found.data)
        except OSError:
            return exam, say("exam-left", file=path.name)

    def _set_aside(
        self, path: Path, data: bytes, exam: RecordedExam | None, sound: tuple[bytes, ...]
    ) -> Message | None:
        """Sets a damaged file aside, and writes anew what is sound; not while somebody takes the exam."""
        lock = take_lock(_lock_of(path))
        if lock is None:
            return None
        try:
            names = (path.with_stem(f"{path.stem}-damaged-{number}") for number in count(1))
            aside = next(each for each in names if not is_there(each))
            if exam is None:
                path.replace(aside)
                return say("exam-unreadable", file=aside.name)
            write_whole(aside, data)
            _journal_of(path).write(sound)
            return say("exam-damaged", file=aside.name, count=len(exam.answers))
        finally:
            lock.release()

    def finished(self) -> tuple[RecordedExam, ...]:
        """The exams that have ended, the latest first; one of a newer program is left as it is."""
        return tuple(each for each in self._readable() if each.ended is not None)

    def go_on(self, recorded: RecordedExam) -> ExamFile:
        """The file of an exam that was interrupted, to go on with; a torn line at its end is removed.

        Raises ExamError if another window goes on with it, or it cannot be written.
        """
        try:
            lock = take_lock(_lock_of(recorded.path))
            if lock is None:
                raise ExamError(say("exam-elsewhere", file=recorded.path.name))
            journal = _journal_of(recorded.path)
            journal.write(journal.read().data)
        except (OSError, ValueError):
            raise ExamError(say("exam-not-written", file=recorded.path.name)) from None
        return ExamFile(recorded.path, lock)

    def _readable(self) -> Iterator[RecordedExam]:
        for _, path in sorted(self._files(), reverse=True):
            with suppress(OSError, ValueError):
                yield recorded_in(path, contents_of(path, _LARGEST))

    def _files(self) -> list[tuple[int, Path]]:
        found = ((_NAME.fullmatch(path.name), path) for path in self._folder.glob("exam-*.jsonl"))
        return [(int(match[1]), path) for match, path in found if match is not None]

    def _remove_oldest(self) -> None:
        for each in self.finished()[MOST_KEPT - 1 :]:
            with suppress(OSError):
                each.path.unlink()
                _lock_of(each.path).unlink()


def recorded_in(path: Path, data: bytes) -> RecordedExam:
    """The exam in a file of these bytes, as far as they are sound; raises ValueError if it is no exam known here."""
    found = _recorded(path, records_in(data, FORM, _DECODER.decode).records)
    if found is None:
        raise ValueError(path)
    return found


def write_exam(path: Path, sitting: Sitting) -> None:
    """Writes an exam to a file of its own, for the class sheet on another computer; raises ExamError."""
    begun = Begun(sitting.conditions, sitting.candidate, sitting.begun, sitting.exam.digest)
    records: list[_Record] = [begun, *map(Gave, sitting.answers)]
    if sitting.ended is not None:
        records.append(Ended(sitting.ended))
    try:
        _journal_of(path).write(map(msgspec.json.encode, records))
    except OSError:
        raise ExamError(say("exam-not-saved", file=path.name)) from None


def taken_elsewhere(path: Path, exam: Exam) -> Sitting:
    """This exam as somebody took it on another computer; raises ExamError where the file has it not, or not to its end.

    The file stays as it is, also if it is damaged.
    """
    try:
        found = recorded_in(path, contents_of(path, _LARGEST))
    except NewerVersionError:
        raise ExamError(say("exam-newer", file=path.name)) from None
    except (OSError, ValueError):
        raise ExamError(say("exam-left", file=path.name)) from None
    if found.begun.digest != exam.digest:
        raise ExamError(say("exam-another", file=path.name))
    if found.ended is None:
        raise ExamError(say("exam-not-ended", file=path.name))
    return found.sitting(exam)


def _recorded(path: Path, read: Sequence[_Record]) -> RecordedExam | None:
    """The exam of these records; None where that of its conditions is missing."""
    begun = next((each for each in read if isinstance(each, Begun)), None)
    if begun is None:
        return None
    answers = tuple(each.answer for each in read if isinstance(each, Gave))
    ended = next((each.at for each in read if isinstance(each, Ended)), None)
    return RecordedExam(path, begun, answers, ended)


def _journal_of(path: Path) -> Journal[_Record]:
    return Journal(path, FORM, _DECODER.decode, _LARGEST)


def _lock_of(path: Path) -> Path:
    return path.with_suffix(".lock")


def _is_free(path: Path) -> bool:
    """Whether nobody takes the exam of this file now."""
    try:
        lock = take_lock(_lock_of(path))
    except OSError:
        return False
    if lock is None:
        return False
    lock.release()
    return True
