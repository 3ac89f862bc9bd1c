"""The answers that were given, in a file of their own.

All windows share the file, and nothing in it leaves the machine. Windows that are open at once keep one another out
while they write. An answer is appended; the file is written anew where its end is torn, where part of it is damaged,
and where it has grown too long for more. A file of a newer program is left as it is: answers given meanwhile are kept
in one beside it, and added when it can be read again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.disk.contents import FileTooLargeError, contents_of, is_there, stamp_of
from bridgetable.disk.journal import Form, Journal, NewerVersionError, Records, line_of, records_in
from bridgetable.disk.locking import locked
from bridgetable.disk.writing import write_whole
from bridgetable.rehearsal import ANSWERS_FILE
from bridgetable.rehearsal.asked import Answered, CaseInFile
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError

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
