"""What is killed while it writes: a process of its own, which forks one for each write, or opens the window and acts.

`python -m tests.deep.killed writers` reads a job a line, as JSON, and answers a line for each. `… window FOLDER MOMENT
ACTS` opens the program's window, acts in it, and is killed at the moment; without one it tells the step it stands at.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TextIO

COUNTED = ("open", "fdopen", "fsync", "chmod", "replace", "rename", "unlink", "link", "mkdir", "close")
"""The calls of the operating system before and after each of which a process may be killed."""
NEVER = -1


class Moments:
    """Counts the moments at which a process can be killed while it writes, and kills it at one of them."""

    def __init__(self, last: int = NEVER) -> None:
        self.count = 0
        self._last = last
        for name in COUNTED:
            setattr(os, name, self._counted(getattr(os, name)))
        fdopen, write = os.fdopen, os.write

        def written(handle: int, data: bytes | memoryview) -> int:
            half = len(data) // 2
            done = write(handle, data[:half]) if half else 0
            self.one_more()
            return done + write(handle, data[half:])

        def opened(*args: Any, **keywords: Any) -> Any:
            stream = fdopen(*args, **keywords)
            mode = str(args[1] if len(args) > 1 else keywords.get("mode", "r"))
            return _Halving(stream, self) if "w" in mode else stream

        os.fdopen, os.write = opened, written  # type: ignore[assignment]

    def one_more(self) -> None:
        """A moment; the process ends here if it is the last."""
        if self.count == self._last:
            os.kill(os.getpid(), signal.SIGKILL)
        self.count += 1

    def _counted(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def called(*args: Any, **keywords: Any) -> Any:
            self.one_more()
            result = call(*args, **keywords)
            self.one_more()
            return result

        return called


class _Halving:
    """A stream that writes in two halves, with a moment between them."""

    def __init__(self, stream: Any, moments: Moments) -> None:
        self._stream, self._moments = stream, moments

    def write(self, data: bytes) -> int:
        half = len(data) // 2
        self._stream.write(data[:half])
        self._stream.flush()
        self._moments.one_more()
        self._stream.write(data[half:])
        return len(data)

    def __enter__(self) -> _Halving:
        self._stream.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._stream.__exit__(*error)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


# -- the writers -------------------------------------------------------------------------------------------------------


@cache
def _history(number: int) -> Any:
    from bridgetable.cases.codec import read_case
    from bridgetable.cases.tree import history_of

    case = read_case(_shipped()[number * 40].read_bytes())
    history = history_of(case)
    return history.jump(history.line()[-1]), case


@cache
def _shipped() -> tuple[Path, ...]:
    from bridgetable.disk.resources import resources

    return tuple(sorted((resources() / "cases").rglob("*.case.json")))


def write_case_file(folder: Path, number: int) -> None:
    """Saves a case."""
    from bridgetable.document.document import Document
    from bridgetable.document.saving import save
    from bridgetable.words.catalogue import Words

    history, case = _history(number)
    save(history, Document(str(folder / "table.case.json"), case), Words.of("en"))


def write_autosave(folder: Path, number: int) -> None:
    """Writes the autosave."""
    from bridgetable.document.autosave import Autosave
    from bridgetable.document.document import Document
    from bridgetable.words.catalogue import Words

    history, case = _history(number)
    Autosave(folder).write(history, Document(case=case), Words.of("en"), dirty=True)


def leave_autosave(folder: Path, number: int) -> None:
    """Writes the autosave, the first time; then it is moved among the earlier tables."""
    from bridgetable.document.autosave import Autosave

    if number:
        Autosave(folder).leave()
    else:
        write_autosave(folder, number)


def append_to_autosave(folder: Path, number: int) -> None:
    """Writes the autosave, and after it what was done then."""
    from bridgetable.document.autosave import Autosave
    from bridgetable.document.document import Document
    from bridgetable.engine.actions import Note
    from bridgetable.words.catalogue import Words

    history, case = _history(0)
    autosave = Autosave(folder)
    for done in (history, history.act(Note((("", "at the end"),))))[: 1 + number]:
        autosave.write(done, Document(case=case), Words.of("en"), dirty=True)


def shorten_autosave(folder: Path, number: int) -> None:
    """The same, where what has been appended is too long, so that all of it is written again."""
    from bridgetable.document import journal

    usual = journal.LONG, journal.LONGEST
    journal.LONG = journal.LONGEST = 0
    append_to_autosave(folder, number)
    journal.LONG, journal.LONGEST = usual


def export_board(folder: Path, number: int) -> None:
    """Writes a board as PBN."""
    from bridgetable.document.document import Document
    from bridgetable.document.exporting import export
    from bridgetable.words.catalogue import Words

    history, case = _history(number)
    export(history, Document(case=case), Words.of("en"), str(folder / "board.pbn"))


def write_picture(folder: Path, number: int) -> None:
    """Draws a table into a picture file by the command."""
    from bridgetable.cli.program import main

    main(["picture", str(_shipped()[number * 40]), "-o", str(folder / "table.png"), "--size", "200x150"])


def write_settings(folder: Path, number: int) -> None:
    """Writes preferences."""
    from PySide6.QtCore import QSettings

    from bridgetable.ui.kit.shared_settings import remove_unfinished
    from bridgetable.ui.preferences import preferences

    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    preferences.write(settings, preferences.Preferences(language=("en", "it")[number]))
    os.close(os.dup(0))  # a moment before it is synchronised
    settings.sync()
    remove_unfinished(settings)


def write_first_settings(folder: Path, number: int) -> None:
    """Writes preferences where there were none."""
    if number:
        write_settings(folder, number)


def retitle_case(folder: Path, number: int) -> None:
    """Gives the file of a case another title, as the library does."""
    from bridgetable.ui.library.case_files import set_title

    write_case_file(folder, 0) if not number else set_title(folder / "table.case.json", "another title", "en")


def copy_case(folder: Path, number: int) -> None:
    """Copies the file of a case, as the library does."""
    from bridgetable.ui.library.case_files import duplicate

    write_case_file(folder, 0) if not number else duplicate(folder / "table.case.json", folder)


def write_library(folder: Path, number: int) -> None:
    """Reads a folder of one case, then of two, and writes what was read into the cache of the library."""
    from bridgetable.cases.library.folders import read_folders

    cases = folder / "cases"
    cases.mkdir(exist_ok=True)
    for path in _shipped()[: number + 1]:
        if not (cases / path.name).exists():
            (cases / path.name).write_bytes(path.read_bytes())
    for _ in read_folders((cases,), {}, folder):
        pass


WRITERS: dict[str, Callable[[Path, int], None]] = {
    "case": write_case_file,
    "autosave": write_autosave,
    "append": append_to_autosave,
    "shorten": shorten_autosave,
    "leave": leave_autosave,
    "pbn": export_board,
    "picture": write_picture,
    "settings": write_settings,
    "first-settings": write_first_settings,
    "retitle": retitle_case,
    "copy": copy_case,
    "library": write_library,
}
"""What writes files: each is done with 0 for the old contents, and with 1 for the new."""


# -- one process a write -----------------------------------------------------------------------------------------------


def serve(jobs: TextIO, answers: TextIO) -> None:
    """Does each job in a process forked for it, and tells how many moments it came to; None where it was killed."""
    with tempfile.TemporaryDirectory() as folder:
        # What is loaded here need not be loaded by each process.
        for name in ("case", "autosave", "append", "shorten", "pbn", "copy", "library"):
            WRITERS[name](Path(folder), 0)
            WRITERS[name](Path(folder), 1)
    importlib.import_module("bridgetable.ui.table.picture")
    for line in jobs:
        job = json.loads(line)
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            _do(job, writing)
        os.close(writing)
        with os.fdopen(reading) as told:
            said = told.read()
        os.waitpid(child, 0)
        answers.write(json.dumps(json.loads(said) if said else None) + "\n")
        answers.flush()


def _do(job: dict[str, Any], writing: int) -> None:
    """Writes, and tells the number of moments, or what went wrong, unless it is killed before."""
    tempfile._name_sequence = None  # type: ignore[attr-defined]  # or every process draws the same names
    try:
        if job.get("after"):
            # What the alarm does by itself is to end the process at once.
            signal.setitimer(signal.ITIMER_REAL, job["after"])
        moments = Moments(job.get("moment", NEVER))
        WRITERS[job["writer"]](Path(job["folder"]), job["number"])
        signal.setitimer(signal.ITIMER_REAL, 0)
        told: object = moments.count
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
    os.write(writing, json.dumps(told).encode())
    os._exit(0)


# -- the window --------------------------------------------------------------------------------------------------------


def act_in_a_window(told: Path, moment: int, acts: int) -> None:
    """Opens the program's window and acts in it, until it is killed; `told` has a letter for each act that was done."""
    from PySide6.QtCore import QSocketNotifier
    from PySide6.QtWidgets import QApplication

    from bridgetable.engine.actions import Note
    from bridgetable.ui.shell.application import create_application, run
    from bridgetable.ui.shell.window import Window

    create_application()
    log = os.open(told, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    left = [acts]

    def act() -> None:
        windows = [found for top in QApplication.topLevelWidgets() for found in top.findChildren(Window)]
        if not windows or windows[0]._parts is None:
            return
        session = windows[0].session
        if left[0] == acts:
            Moments(moment)
        if not left[0]:
            QApplication.exit(len(session.history.line_to(session.history.cursor)))
            return
        left[0] -= 1
        session.act(Note((("", str(left[0])),)))
        os.write(log, b"x")

    # What a user does comes to the loop from outside, as what can be read here always does.
    reading, writing = os.pipe()
    os.write(writing, b"x")
    user = QSocketNotifier(reading, QSocketNotifier.Type.Read)
    user.activated.connect(act)
    os._exit(run((), "en", lambda reason: os._exit(99)))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.argv[1] == "writers":
        serve(sys.stdin, sys.stdout)
    else:
        act_in_a_window(Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
