"""Changing one thing in settings that several windows and programs have open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QDir, QLockFile, QSettings

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
