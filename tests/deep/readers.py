"""Files changed at random: each is read or refused in words, and what is read can be written and read again."""

from __future__ import annotations

import contextlib
import io
import itertools
import os
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QSettings

from bridgetable.cards.seat import NAMELESS
from bridgetable.cases.case import Case
from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.library.cases import read_library_case
from bridgetable.cases.library.folders import CasesRead, Listed, first_cases, read_folders
from bridgetable.cases.reader import CaseError
from bridgetable.cases.tree import case_of, lines_of
from bridgetable.cli.program import main
from bridgetable.cli.replay import case_story
from bridgetable.document.autosave import Autosave, DamagedAutosaveError, read_kept
from bridgetable.document.document import DocumentError, Opened
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.files import boards_of
from bridgetable.files.pasted import PastedTextError, read_pasted
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import BoardFileError
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.shared_settings import saved_texts, saved_value
from bridgetable.ui.preferences import preferences
from bridgetable.words.catalogue import refused_line
from tests.deep.corpus import FOLDER, KINDS, corpus
from tests.deep.holding import WORDS
from tests.deep.mutations import changed
from tests.deep.outcome import Fault, Outcome, named, told
from tests.deep.shrinking import shrunk

T = TypeVar("T")
UNIT = "files"
MOST_SECONDS = 20.0
"""The processor time a file may take, on any machine; the slowest takes a tenth of it."""
LONGEST = 600
"""The letters that a refusal may have."""
COMMANDS = 12
"""One case in so many is given to the commands too."""
TRIES = 400
"""How often a reproduction is tried with a piece left out."""


def runs(seed: int) -> Iterator[Outcome]:
    """A file a seed."""
    return map(file, itertools.count(seed))


def file(seed: int) -> Outcome:
    """One file changed at random, and read by everything that reads files of its kind."""
    dice = random.Random(seed)
    kind = dice.choices(KINDS, (5, 4, 2, 0.2, 0.5))[0]
    name, data = dice.choice(corpus(kind))
    others = tuple(data for _, data in dice.sample(corpus(kind), min(3, len(corpus(kind)))))
    broken = changed(data, others, dice)
    read = READERS[kind]
    commands = kind == "case" and dice.randrange(COMMANDS) == 0
    try:
        _read_in_time(read, name, broken)
        if commands:
            _read_in_time(_by_commands, name, broken)
    except Exception as error:
        what = f"{kind}: {named(error)}"
        fails = _fails(_by_commands if commands else read, name, named(error))
        left = bytes(shrunk(broken, lambda part: fails(bytes(part)), TRIES)) if fails(broken) else broken
        details = f"changed from {name}\n{told(error)}"
        return Outcome(1, UNIT, (Fault(what, seed, details, ((f"smallest-{name}", left), (f"whole-{name}", broken))),))
    return Outcome(1, UNIT)


def _fails(read: Callable[[str, bytes], None], name: str, what: str) -> Callable[[bytes], bool]:
    def fails(data: bytes) -> bool:
        try:
            _read_in_time(read, name, data)
        except Exception as error:
            return named(error) == what
        return False

    return fails


def _read_in_time(read: Callable[[str, bytes], None], name: str, data: bytes) -> None:
    started = time.process_time()
    read(name, data)
    took = time.process_time() - started
    assert took < MOST_SECONDS, "a file that takes too long"


def in_words(refused: RefusedError) -> None:
    """A refusal is a sentence in both languages, of one line and no great length."""
    for words in WORDS:
        text = refused_line(words, refused)
        assert text.strip() and "\n" not in text, f"a refusal that is not one line: {refused.message.key}"
        assert len(text) < LONGEST, f"a long refusal: {refused.message.key}"


# -- cases -------------------------------------------------------------------------------------------------------------


def read_as_case(name: str, data: bytes) -> None:
    """Reads a case, writes it, checks it, and tells it in both languages."""
    _read_by_the_library(name, data)
    try:
        case = read_case(data)
    except CaseError as refused:
        in_words(refused)
        return
    assert read_case(write_case(case)) == case, "a case is read otherwise than it was written"
    for failure in check(case).failures:
        for words in WORDS:
            assert words.say(failure.sentence), "a failure without words"
            if failure.reason is not None:
                words.say(failure.reason)
    for words in WORDS:
        for line in case_story(case, words):
            assert isinstance(line, str)
    _opened_and_saved(case)


def _opened_and_saved(case: Case) -> None:
    lines = lines_of(case)
    for refused in lines.stopped:
        in_words(refused)
    again = case_of(lines.history, case)
    assert read_case(write_case(again)) == again, "a case that was opened and saved is read otherwise"


def _read_by_the_library(name: str, data: bytes) -> None:
    with _in_a_file(name, data) as path:
        entry = read_library_case(path)
        if entry.error is not None:
            in_words(entry.error)


def _by_commands(name: str, data: bytes) -> None:
    """`check` and `replay`, each in a language: their exit status says how it went, and nothing is unexpected."""
    with _in_a_file(name, data) as path, _debugging():
        for arguments in (
            ["check", str(path)],
            ["replay", str(path), "--language", "it"],
            ["replay", str(path), "--json", "--edition", "1997"],
        ):
            said = io.StringIO()
            with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                status = main(arguments)
            assert status in (0, 1, 2) and "Traceback" not in said.getvalue(), f"{arguments[0]}: {status}"


@contextlib.contextmanager
def _debugging() -> Iterator[None]:
    """Unexpected errors of the commands are raised, not told."""
    before = os.environ.get("BRIDGETABLE_DEBUG")
    os.environ["BRIDGETABLE_DEBUG"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["BRIDGETABLE_DEBUG"]
        else:
            os.environ["BRIDGETABLE_DEBUG"] = before


@contextlib.contextmanager
def _in_a_file(name: str, data: bytes) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(data)
        yield path


# -- boards, autosaves, settings ---------------------------------------------------------------------------------------


def read_as_boards(name: str, data: bytes) -> None:
    """Reads PBN, LIN or a link, writes what was read, and opens each board as a table."""
    try:
        boards = boards_of(data, name)
    except BoardFileError as refused:
        in_words(refused)
        return
    with contextlib.suppress(PastedTextError):
        read_pasted(data.decode("utf-8", errors="replace"))
    messages = [bad.message for bad in boards.unreadable]
    messages += [warning for record in boards.readable for warning in record.warnings]
    for message in messages:
        in_words(RefusedError(message))
    # LIN may have play without trumps, which no reader of PBN could follow.
    if whole := [record for record in boards.readable if record.trump_known or not record.plays]:
        written = write_pbn(whole)
        again = boards_of(written, "again.pbn")
        assert len(again.readable) == len(whole), "a board that was written cannot be read"
        assert write_pbn(again.readable) == written, "a board is read otherwise than it was written"
    for record in boards.readable[:4]:
        try:
            opened = opened_board(record, Edition.E2017)
        except DocumentError as refused:
            in_words(refused)
        else:
            _saved(opened)


def _saved(opened: Opened) -> None:
    for refused in opened.trouble:
        in_words(refused)
    case = as_case(opened.history, opened.document, WORDS[0])
    try:
        assert read_case(write_case(case)) == replace(case, names=NAMELESS), "a board that was saved is read otherwise"
    except CaseError as refused:
        raise AssertionError(f"a board that was saved cannot be read: {refused.message.key} {refused.place}") from None


def read_as_autosave(name: str, data: bytes) -> None:
    """An autosave is restored or set aside, whatever its bytes; as an earlier table it is read or refused."""
    with tempfile.TemporaryDirectory() as folder:
        autosave = Autosave(Path(folder))
        autosave.file.write_bytes(data)
        assert isinstance(autosave.is_unsaved, bool)
        try:
            kept = autosave.restore()
        except DamagedAutosaveError as damaged:
            assert damaged.aside.read_bytes() == data and not autosave.file.exists(), "a damaged autosave is lost"
        else:
            assert kept is not None
            opened, dirty = kept
            aside = [path.read_bytes() for path in autosave.damaged()]
            assert aside in ([], [data]), "what is damaged in part is lost"
            _saved(opened)
            autosave.write(opened.history, opened.document, WORDS[1], dirty=dirty)
            again = autosave.restore()
            assert again is not None and again[0].history.table == opened.history.table, "restored otherwise"
        path = Path(folder) / "earlier-1.autosave.json"
        path.write_bytes(data)
        assert autosave.earlier() == (path,)
        try:
            read_kept(path)
        except DocumentError as refused:
            in_words(refused)


def read_as_settings(name: str, data: bytes) -> None:
    """Settings of any bytes are read as some preferences, which are then written and read the same; others as any."""
    with _in_a_file(name, data) as path:
        settings = QSettings(str(path), QSettings.Format.IniFormat)
        found = preferences.read(settings)
        for key in filter(None, settings.allKeys()):
            saved_value(settings, key, "")
            saved_value(settings, key, True)
            saved_value(settings, key, 7)
            saved_value(settings, key, QByteArray())
            saved_texts(settings, key)
        preferences.write(settings, found)
        settings.sync()
        assert preferences.read(QSettings(str(path), QSettings.Format.IniFormat)) == found, "settings read otherwise"


def read_as_library(name: str, data: bytes) -> None:
    """Whatever the bytes of its cache, all cases of a folder are read."""
    with tempfile.TemporaryDirectory() as cache:
        for _ in read_folders((FOLDER,), {}, Path(cache)):
            pass
        (path,) = Path(cache).iterdir()
        path.write_bytes(data)
        first_cases(FOLDER, Path(cache))
        found = list(read_folders((FOLDER,), {}, Path(cache)))
    listed = [name for one in found if isinstance(one, Listed) for name in one.names]
    read = [case.path.name for one in found if isinstance(one, CasesRead) for case in one.cases]
    assert sorted(read) == sorted(listed) and listed, "cases that are not read"


READERS: dict[str, Callable[[str, bytes], None]] = {
    "case": read_as_case,
    "boards": read_as_boards,
    "autosave": read_as_autosave,
    "settings": read_as_settings,
    "library": read_as_library,
}
