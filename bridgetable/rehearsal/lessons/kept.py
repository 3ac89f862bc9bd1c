"""A lesson kept against a crash: its unsaved edits, where one is in it, and the hands that were counted."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from bridgetable.cases.reader import CaseError
from bridgetable.disk.contents import contents_of, decoded, digest_of, is_there
from bridgetable.disk.journal import Form, Journal, NewerVersionError, records_in
from bridgetable.rehearsal.lessons.codec import LESSON, read_lesson, write_lesson
from bridgetable.rehearsal.lessons.filing import EditedLesson, named_from, opened_lesson
from bridgetable.rehearsal.lessons.lesson import Lesson
from bridgetable.rehearsal.lessons.poll import LessonRun
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

FORM = Form("bridgetable-lesson-in-use", 2)
_LARGEST = 2 * LESSON


class KeptRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the phones of a lesson find its room: the address that is listened on, its port, and the code."""

    host: str
    port: int
    code: str


class KeptLesson(msgspec.Struct, frozen=True):
    """A lesson as a window had it: its edits, the number of the entry that was reached, and what was asked.

    `room` is the room that was open to phones; None where none was.
    """

    edited: EditedLesson = EditedLesson()
    here: int | None = None
    run: LessonRun = LessonRun()
    room: KeptRoom | None = None


class _File(msgspec.Struct, frozen=True):
    """The one record of the journal; the text of the lesson as a file here would have it, if changed or without one."""

    path: str
    digest: str
    lesson: str
    here: int | None
    run: LessonRun
    room: KeptRoom | None = None


_DECODER = msgspec.json.Decoder(_File)


class _BeforeVersion2(msgspec.Struct, frozen=True):
    """What earlier versions wrote: the record alone, with its version in it."""

    version: int


def keep(path: Path, kept: KeptLesson) -> None:
    """Writes a lesson into the file at this path, whole or not at all; raises RefusedError."""
    edited = kept.edited
    try:
        lesson = ""
        if edited.path is None or edited.unsaved:
            lesson = write_lesson(named_from(edited.lesson, path.parent), path.parent).decode()
        file = _File(str(edited.path or ""), edited.digest, lesson, kept.here, kept.run, kept.room)
        path.parent.mkdir(parents=True, exist_ok=True)
        Journal(path, FORM, _DECODER.decode, _LARGEST).write([msgspec.json.encode(file)])
    except (OSError, ValueError):
        raise RefusedError(say("file-not-written", file=path.name)) from None


def restored(path: Path) -> KeptLesson | None:
    """The lesson in the file at this path; None where nothing was kept.

    A file that cannot be read, or that a newer program has written, is set aside under another name, which the
    RefusedError that is raised names.
    """
    if not is_there(path):
        return None
    try:
        file = _file_in(contents_of(path, _LARGEST))
        edited = _edited(file, path.parent)
    except NewerVersionError:
        raise RefusedError(say("lesson-kept-newer", file=_set_aside(path))) from None
    except (OSError, ValueError, CaseError):
        raise RefusedError(say("lesson-kept-unreadable", file=_set_aside(path))) from None
    here = file.here if file.here is not None and 0 <= file.here < len(edited.lesson.entries) else None
    return KeptLesson(edited, here, file.run, file.room)


def _file_in(data: bytes) -> _File:
    """What is in a file of these bytes; raises NewerVersionError, or another ValueError."""
    kept = records_in(data, FORM, _DECODER.decode)
    if kept.records and kept.sound:
        return kept.records[-1]
    earlier = decoded(msgspec.json.Decoder(_BeforeVersion2).decode, data)
    if earlier.version != 1:
        raise NewerVersionError(earlier.version)
    return decoded(_DECODER.decode, data)


def _edited(file: _File, folder: Path) -> EditedLesson:
    """The lesson of the file, unsaved if its words are in it; else as its own file has it now."""
    path = Path(file.path) if file.path else None
    if file.lesson:
        lesson = read_lesson(file.lesson.encode(), folder)
        return EditedLesson(lesson, path, file.digest, saved=_saved(path, file.digest))
    if path is None:
        return EditedLesson()
    with suppress(RefusedError):
        return EditedLesson.of(opened_lesson(path))
    return EditedLesson()


def _saved(path: Path | None, digest: str) -> Lesson:
    """The lesson as it was saved, where its file still has that; else an empty one."""
    if path is not None:
        with suppress(RefusedError):
            file = opened_lesson(path)
            if file.digest == digest:
                return file.lesson
    return Lesson()


def _set_aside(path: Path) -> str:
    """Gives a file another name, by its contents, and returns it."""
    with suppress(OSError):
        aside = path.with_name(f"{path.stem}-{digest_of(contents_of(path, 4 * _LARGEST))[:8]}-damaged.json")
        path.replace(aside)
        return aside.name
    return path.name
