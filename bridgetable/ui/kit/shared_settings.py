"""Changing one thing in settings that several windows and programs have open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from PySide6.QtCore import QDir, QLockFile, QSettings

from bridgetable.disk.writing import write_whole

_TEXT = frozenset({".conf", ".ini"})
"""The endings of settings that are text; other systems keep them in a form of their own."""
_PATIENCE = 1000
"""Milliseconds to wait for another program that is changing the same settings."""


@contextmanager
def changing(settings: QSettings) -> Iterator[None]:
    """While this lasts no other program changes the settings, and what others have changed before is read.

    Qt itself merges settings by key; a list under one key has to be read, changed and written in one go.
    """
    # Imported when a list in the settings is first changed: the window is shown before.
    from hashlib import blake2b

    name = blake2b(settings.fileName().encode(errors="replace"), digest_size=8).hexdigest()
    lock = QLockFile(QDir.temp().filePath(f"bridgetable-settings-{name}.lock"))
    lock.setStaleLockTime(2 * _PATIENCE)
    lock.tryLock(_PATIENCE)
    try:
        settings.sync()
        yield
        settings.sync()
    finally:
        lock.unlock()


def copy_if_damaged(settings: QSettings) -> Path | None:
    """Copies a damaged file of settings beside it; the copy, or None if the file is whole or cannot be copied.

    Qt goes on with what it can read, and writes that over the file when something changes. It writes no zero byte:
    such are what a disk has that lost its power.
    """
    file = Path(settings.fileName())
    if file.suffix not in _TEXT:
        return None
    with suppress(OSError):
        data = file.read_bytes() if file.is_file() else b""
        if b"\0" in data:
            names = (f"{file.stem}-damaged-{number}{file.suffix}" for number in count(1))
            copy = next(
                path for name in names if not (path := file.with_name(name)).exists() or path.read_bytes() == data
            )
            write_whole(copy, data)
            return copy
    return None


def remove_unfinished(settings: QSettings) -> None:
    """Removes the files that programs left which were killed while Qt wrote these settings for them.

    Qt writes a file of another name beside that of the settings, which it then replaces. A lock that a killed program
    has left is removed under a second lock, which Qt leaves to nobody if it is killed just then.
    """
    file = Path(settings.fileName())
    lock = QLockFile(f"{file}.lock")  # the one Qt holds while it writes
    if not file.is_file() or not lock.tryLock(0):
        return
    try:
        with suppress(OSError):
            for path in file.parent.iterdir():
                if is_unfinished(path.name, file.name):
                    path.unlink()
                elif re.fullmatch(r"\.lock(\.rmlock)+", path.name.removeprefix(file.name)):
                    QLockFile(str(path)).removeStaleLockFile()  # not if a program that is running holds it
    finally:
        lock.unlock()


def is_unfinished(name: str, settings: str) -> bool:
    """Whether Qt gave this name to an unfinished file of the settings in the file named `settings`: six random letters.

    One that a person may have given, such as "backup", is none: it has capitals inside it, and small letters.
    """
    ending = name.removeprefix(f"{settings}.")
    mixed = ending not in (ending.lower(), ending.upper(), ending.capitalize())
    return ending != name and mixed and re.fullmatch("[A-Za-z]{6}", ending) is not None
