"""The file in which the answers of a user are kept; all windows share it, and nothing in it leaves the machine.

Windows that are open at once keep one another out while they write. An answer is appended; the file is written anew
where its end is torn, where part of it is damaged, and where it has grown too long for more. A file of a newer program
is left as it is: answers given meanwhile are kept in one beside it, and added when it can be read again.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.disk.contents import FileTooLargeError, contents_of, decoded, is_there, part_of, stamp_of
from bridgetable.disk.locking import locked
from bridgetable.disk.writing import append_to, write_whole
from bridgetable.rehearsal.asked import Answered, CaseInFile
from bridgetable.rehearsal.checked_lines import data_in, line_of
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError

# -- The file of the answers as bytes: a line that says what it is, then a line for each answer, with its checksum -----


FORMAT = "bridgetable-progress"
VERSION = 1
HEADER = msgspec.json.encode({"format": FORMAT, "version": VERSION}) + b"\n"
_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Answered)


class Header(msgspec.Struct, frozen=True):
    """What the first line of the file says."""

    format: str
    version: int


class NewerVersionError(ValueError):
    """The file was written by a newer program, in a version of the format that is not known here."""


class Contents(msgspec.Struct, frozen=True):
    """The answers in a file, in the order in which they were added.

    `sound` says that nothing is missing but what a kill can have torn; `complete` also that a line can be appended.
    """

    answers: tuple[Answered, ...]
    sound: bool
    complete: bool


def contents_in(data: bytes) -> Contents:
    """The answers in a file of these bytes; raises NewerVersionError."""
    written = data.rstrip(b"\0")
    if HEADER.startswith(written):
        return Contents((), sound=True, complete=data == HEADER)
    first, _, rest = written.partition(b"\n")
    sound = _is_ours(first)
    *lines, last = (rest if sound else written).split(b"\n")
    read = [_answer_in(line) for line in lines]
    answers = [answer for answer in read if answer is not None]
    sound = sound and len(answers) == len(read)
    torn = _answer_in(last)
    return Contents(
        (*answers, *([torn] if torn is not None else [])), sound, complete=sound and not last and written == data
    )


def lines_of(answers: Iterable[Answered]) -> bytes:
    """These answers as lines of the file."""
    return b"".join(line_of(_ENCODER.encode(answer)) for answer in answers)


def _is_ours(line: bytes) -> bool:
    """Whether this is the first line of a file of answers; raises NewerVersionError."""
    try:
        header = decoded(msgspec.json.Decoder(Header).decode, line)
    except ValueError:
        return False
    if header.format == FORMAT and header.version > VERSION:
        raise NewerVersionError(header.version)
    return (header.format, header.version) == (FORMAT, VERSION)


def _answer_in(line: bytes) -> Answered | None:
    """The answer in this line; None if it is damaged."""
    data = data_in(line)
    try:
        return decoded(_DECODER.decode, data) if data is not None else None
    except ValueError:
        return None


FULL = 8 * 1024 * 1024
"""The size of the file, in bytes, from which on the oldest answers are left out: some 25,000 are kept."""
LARGEST = 4 * FULL
"""The size of the largest file of answers that is read, in bytes."""
_NAME, _SUFFIX = "progress", ".jsonl"


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
        lines, (_, size) = lines_of(answers), stamp_of(self.main)
        if size and size + len(lines) <= FULL and self._can_be_appended(size):
            append_to(self.main, lines, size)
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

    def _can_be_appended(self, size: int) -> bool:
        begins = part_of(self.main, 0, len(HEADER)) == HEADER and not is_there(self._beside)
        return begins and part_of(self.main, size - 1, 1) == b"\n"

    def _in_use(self) -> Path:
        """The file to write: the one beside, where the main one is of a newer program."""
        try:
            contents_in(self._bytes(self.main)[:1000])
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
        contents = contents_in(data)
        if contents.sound:
            return Kept(contents.answers)
        write_whole(aside := self._new_aside(), data)
        self._write(path, contents.answers)
        return Kept(contents.answers, (say("progress-damaged", file=aside.name, count=len(contents.answers)),))

    def _bytes(self, path: Path) -> bytes:
        try:
            return contents_of(path, LARGEST)
        except FileNotFoundError:
            return b""

    def _write(self, path: Path, answers: Sequence[Answered]) -> None:
        """Writes a file anew, without the oldest answers where they are too many."""
        lines = lines_of(answers)
        if len(lines) > FULL:
            lines = lines[-FULL * 3 // 4 :].partition(b"\n")[2]
        write_whole(path, HEADER + lines)

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
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class _Exported(msgspec.Struct, frozen=True):
    format: str
    version: int
    answers: tuple[Answered, ...]


def as_json(answers: Sequence[Answered]) -> bytes:
    """The answers as a JSON file."""
    data = msgspec.json.encode(_Exported(FORMAT, VERSION, tuple(answers)))
    return msgspec.json.format(data, indent=1) + b"\n"


def as_csv(answers: Sequence[Answered]) -> bytes:
    """The answers as a CSV file, in UTF-8 with the mark by which spreadsheets know it."""
    text = io.StringIO(newline="")
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    rows.writerows([_cell(value) for value in _row(answer)] for answer in answers)
    return text.getvalue().encode("utf-8-sig")


def answers_in(data: bytes, file: str) -> tuple[Answered, ...]:
    """The answers in an exported file, or in a copy of the file in which they are kept.

    Raises ProgressError, which names `file` and the place in it.
    """
    try:
        if (contents := _as_kept(data)) is not None:
            return contents.answers
        header = msgspec.json.decode(data, type=Header)
        if header.format != FORMAT:
            raise ProgressError(say("progress-not-ours", file=file))
        if header.version > VERSION:
            raise NewerVersionError(header.version)
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


def _as_kept(data: bytes) -> Contents | None:
    """The answers in a file as they are kept; None if it is no such file, or nothing in it can be read."""
    contents = contents_in(data)
    return contents if contents.answers or (contents.sound and data) else None


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


def _cell(value: object) -> object:
    """A text that a spreadsheet would take for a formula has an apostrophe before it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
