"""Settings that several windows and programs have open: one value is read, one thing is changed."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QLockFile, QSettings

from bridgetable.disk.writing import write_whole

T = TypeVar("T", str, bool, int, QByteArray)
_TRUTHS = {"true": True, "1": True, "false": False, "0": False}
_LONGEST_NUMBER = 9
"""The digits of the largest whole number that is read from text."""


def saved_value(settings: QSettings, key: str, default: T) -> T:
    """Returns the value under a key; the default where there is none, or none that is of the type of the default.

    Qt converts what it finds to a type that it is given, with an error for bytes that are no text and for numbers that
    are too large, and without a word where it finds a list: so it is asked for what is there.
    """
    value: object = settings.value(key)
    if isinstance(value, str) and not isinstance(default, str):
        # What another process has saved is read as text.
        value = _TRUTHS.get(value) if isinstance(default, bool) else _number(value)
    return value if type(value) is type(default) else default


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER else None


def saved_texts(settings: QSettings, key: str) -> list[str]:
    """Returns the texts of a JSON list under a key; none where there is no such list, and only what of it is text."""
    text = saved_value(settings, key, "")
    if not text:
        return []
    # Imported when there is a list in the settings to be read: the window is shown before.
    import json

    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return []
    return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []


_TEXT = frozenset({".conf", ".ini"})
"""The endings of settings that are text; other systems keep them in a form of their own."""
_PATIENCE = 1000
"""Milliseconds to wait for another program that is changing the same settings."""
_NEVER_WRITTEN = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f]")
"""The characters that Qt writes as escapes: where one stands in the text itself, something else has written it."""
_SETTING = re.compile(r"\s*(|[;#].*|\[[^\]]*\]\s*|[^=\[][^=]*=.*)")
"""A line of the text: blank, a comment, the name of a section, or a value under its key."""


@contextmanager
def changing(settings: QSettings) -> Iterator[None]:
    """While this lasts no other program changes the settings, and what others have changed before is read.

    Qt itself merges settings by key; a list under one key has to be read, changed and written in one go.
    """
    # Imported when a list in the settings is first changed: the window is shown before.
    from hashlib import blake2b
    from tempfile import gettempdir

    name = blake2b(settings.fileName().encode(errors="replace"), digest_size=8).hexdigest()
    lock = QLockFile(str(Path(gettempdir()) / f"bridgetable-settings-{name}.lock"))
    lock.setStaleLockTime(2 * _PATIENCE)
    lock.tryLock(_PATIENCE)
    try:
        settings.sync()
        yield
        settings.sync()
    finally:
        lock.unlock()


def put_aside(file: Path) -> Path | None:
    """Renames what stands in place of a file of settings and is no file, such as a pipe; its new name, None if nothing.

    Qt would wait for ever for the end of a pipe or of a device. Call this before Qt opens the settings.
    """
    if file.is_file() or not os.path.lexists(file):
        return None
    aside = next(path for path in _names_for_damaged(file) if not os.path.lexists(path))
    with suppress(OSError):
        return file.rename(aside)
    return None


def copy_if_damaged(settings: QSettings) -> Path | None:
    """Copies a damaged file of settings beside it; the copy, or None if the file is whole or cannot be copied.

    Qt goes on with what it can read, and writes that over the file when something changes.
    """
    file = Path(settings.fileName())
    if file.suffix not in _TEXT:
        return None
    with suppress(OSError):
        data = file.read_bytes() if file.is_file() else b""
        if is_damaged(data):
            names = _names_for_damaged(file)
            copy = next(path for path in names if not path.exists() or path.read_bytes() == data)
            write_whole(copy, data)
            return copy
    return None


def is_damaged(data: bytes) -> bool:
    """Whether these bytes are not the text of any settings, as after a disk lost its power or was written over."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return True
    return _NEVER_WRITTEN.search(text) is not None or not all(map(_SETTING.fullmatch, text.split("\n")))


def _names_for_damaged(file: Path) -> Iterator[Path]:
    return (file.with_name(f"{file.stem}-damaged-{number}{file.suffix}") for number in count(1))


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
