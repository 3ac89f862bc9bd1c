"""Changing one thing in settings that several windows and programs have open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b

from PySide6.QtCore import QDir, QLockFile, QSettings

_PATIENCE = 1000
"""Milliseconds to wait for another program that is changing the same settings."""


@contextmanager
def changing(settings: QSettings) -> Iterator[None]:
    """While this lasts no other program changes the settings, and what others have changed before is read.

    Qt itself merges settings by key; a list under one key has to be read, changed and written in one go.
    """
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
