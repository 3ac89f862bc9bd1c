"""Takes over what earlier versions kept in a folder within the folder of today, and the user's own cases with it.

The folder bore the name of the program twice ("bridgetable/bridgetable"), and the cases lay in it, where nobody looks.
Everything is moved, nothing copied: afterwards there is nothing to take over, and nothing is looked for.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QLockFile, QSettings

from bridgetable.disk.contents import is_folder, is_there
from bridgetable.document.autosave import Autosave, autosave_numbers
from bridgetable.document.document import DocumentError
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.ui.kit.shared_settings import changing, saved_value
from bridgetable.ui.session.autosave_slot import hold
from bridgetable.words.catalogue import Words

_CASES = "cases"
"""The folder of the user's own cases within the one that is taken over."""
_NUMBERED = re.compile(r"(?P<name>[a-z-]*[a-z])(-(?P<number>[0-9]{1,9}))?(?P<suffix>\.[a-z.]+)")
"""The names of what is kept: "table.autosave.json", "earlier-3.autosave.json"."""


def take_over(before: Path, folder: Path, own_cases: Path, cache: Path, settings: QSettings) -> None:
    """Moves what is in the folder `before` into `folder`, the cases into `own_cases`, and names them anew in settings.

    As long as a program of an earlier version is running nothing is moved; what cannot be moved stays. What was read of
    cases, in the cache, is read anew.
    """
    if not is_folder(before):
        return
    with ExitStack() as held:
        numbers = autosave_numbers(before)
        locks = [hold(before, number) for number in {1, *numbers}]
        if None in locks:
            return
        held.callback(_release, locks)
        renamed = _move_cases(before / _CASES, own_cases)
        for path in _files_of(before):
            _move(path, folder)
    if renamed:
        _name_anew(settings, before / _CASES, own_cases, renamed)
        _name_anew_in_tables(folder, renamed)
        _name_anew_in_answers(folder, renamed)
    for lock in before.glob("*.lock"):
        with suppress(OSError):
            lock.unlink()
    with suppress(OSError):  # it is not empty where something stayed
        before.rmdir()
    # On Windows the cache is a folder of its own in that of the program.
    shutil.rmtree((cache.parent if cache.name == "cache" else cache) / before.name, ignore_errors=True)


def _release(locks: list[Autosave | None]) -> None:
    for autosave in locks:
        if autosave is not None and isinstance(autosave.lock, QLockFile):
            autosave.lock.unlock()


def _files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix != ".lock" and not is_folder(path))


def _move(path: Path, folder: Path) -> None:
    """Moves a file; under the next number that is free where there is one of its name."""
    if path.name == "progress.jsonl" and is_there(folder / path.name):
        _include_answers(path.parent, folder)
        return
    with suppress(OSError):
        path.rename(_free(folder, path.name))


def _free(folder: Path, name: str) -> Path:
    wanted, match = folder / name, _NUMBERED.fullmatch(name)
    number = int(match["number"] or 1) if match is not None else 1
    while is_there(wanted):
        number += 1
        head, suffix = (match["name"], match["suffix"]) if match is not None else (name, "")
        wanted = folder / f"{head}-{number}{suffix}"
    return wanted


def _include_answers(before: Path, folder: Path) -> None:
    from bridgetable.rehearsal.progress import ProgressError, ProgressStore

    with suppress(ProgressError, OSError):
        earlier = ProgressStore(before)
        ProgressStore(folder).include(earlier.read().answers)
        if earlier.file is not None:
            earlier.file.unlink()


# -- The cases, and where their paths are written ----------------------------------------------------------------------


def _move_cases(before: Path, own_cases: Path) -> dict[str, str]:
    """Moves the cases with all that lies beside them; the path of each file that was moved, with the new one."""
    renamed: dict[str, str] = {}
    if not is_folder(before):
        return renamed
    with suppress(OSError):
        own_cases.mkdir(parents=True, exist_ok=True)
        for path in sorted(before.iterdir()):
            target = _beside(own_cases, path.name)
            shutil.move(path, target)
            renamed[str(path)] = str(target)
        before.rmdir()
    return renamed


def _beside(folder: Path, name: str) -> Path:
    wanted, number = folder / name, 2
    head, dot, suffix = name.partition(".")
    while is_there(wanted):
        wanted, number = folder / f"{head} ({number}){dot}{suffix}", number + 1
    return wanted


def _name_anew(settings: QSettings, before: Path, own_cases: Path, renamed: Mapping[str, str]) -> None:
    """Replaces the paths in the settings, as they are and as they stand in lists, which are JSON."""
    # The longest first: one path may begin another.
    pairs = sorted({**renamed, str(before): str(own_cases)}.items(), key=lambda pair: -len(pair[0]))
    with changing(settings):
        for key in settings.allKeys():
            text = value = saved_value(settings, key, "")
            for old, new in pairs:
                text = text.replace(old, new).replace(json.dumps(old)[1:-1], json.dumps(new)[1:-1])
            if text != value:
                settings.setValue(key, text)


def _name_anew_in_tables(folder: Path, renamed: Mapping[str, str]) -> None:
    """Replaces the paths of the documents of the tables that are kept."""
    files = sorted(folder.glob("*.autosave.json"))
    for file in files:
        with suppress(OSError, DocumentError):
            data = file.read_bytes()
            if any(json.dumps(old, ensure_ascii=False)[1:-1].encode(errors="replace") in data for old in renamed):
                _name_anew_in_table(file, renamed)


def _name_anew_in_table(file: Path, renamed: Mapping[str, str]) -> None:
    from bridgetable.document.autosave import read_contents
    from bridgetable.document.journal import Snapshot, TableJournal

    try:
        contents = read_contents(file)
        opened, whole = contents.opened()
    except Exception:  # as at the start of a window: damage is told when the table is opened
        return
    path = renamed.get(opened.document.path)
    if path is None or not whole:
        return
    document = replace(opened.document, path=path)
    journal = TableJournal(file)
    journal.begin(Snapshot(opened.history, document, Words.of(DEFAULT_LANGUAGE), contents.dirty))
    journal.finish()


def _name_anew_in_answers(folder: Path, renamed: Mapping[str, str]) -> None:
    """Replaces the paths of the cases in the answers of rehearsals."""
    from bridgetable.rehearsal.progress import ProgressError, ProgressStore

    with suppress(ProgressError):
        ProgressStore(folder).rename_cases(renamed)
