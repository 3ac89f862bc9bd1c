"""Which autosave a window uses: each window that is open has its own, and one whose program has ended is taken over.

The lock is Qt's, which is loaded already. By the number of the process in its file alone a lock could seem to be held
for ever, where the number was given to another program; so Qt is asked to remove the file, which it does only if the
operating system knows of no program that holds it. That is so on network drives too, where they support locks at all.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from bridgetable.document.autosave import Autosave, autosave_numbers
from bridgetable.document.document import DocumentError

_PATIENCE = 2000
"""Milliseconds to wait for another program that is choosing its autosave at the same moment."""


def claim_autosave(folder: Path) -> tuple[Autosave, int]:
    """The autosave of a new window, and how many tables of programs that have ended were put away.

    Of several autosaves that no program holds it is the latest that has unsaved changes, or else the latest; the others
    are put among the earlier tables.
    """
    with suppress(OSError):  # where there is no folder writing says so
        folder.mkdir(parents=True, exist_ok=True)
    choosing = QLockFile(str(folder / "choosing.lock"))
    choosing.setStaleLockTime(2 * _PATIENCE)
    choosing.tryLock(_PATIENCE)
    try:
        numbers = autosave_numbers(folder)
        left = [held for number in numbers if (held := _hold(folder, number)) is not None]
        if not left:
            return _new(folder, numbers), 0
        if len(left) == 1:
            # What is in it need not be known: to read it the Laws are loaded.
            return left[0], 0
        mine = max(left, key=lambda autosave: (autosave.is_unsaved, autosave.written))
        return mine, sum(_put_away(other) for other in left if other is not mine)
    finally:
        choosing.unlock()


def _new(folder: Path, taken: tuple[int, ...]) -> Autosave:
    """An autosave with the first number that no program holds."""
    number = 1
    while number in taken or (held := _hold(folder, number)) is None:
        number += 1
    return held


def _hold(folder: Path, number: int) -> Autosave | None:
    """The autosave with this number, None if another program holds it."""
    lock = QLockFile(str(folder / f"table-{number}.lock"))
    lock.setStaleLockTime(0)
    if lock.tryLock(0) or (lock.removeStaleLockFile() and lock.tryLock(0)):
        return Autosave(folder, number, lock)
    # In a folder in which nothing can be written there are no locks, and nothing to protect.
    return None if lock.error() is QLockFile.LockError.LockFailedError else Autosave(folder, number)


def _put_away(autosave: Autosave) -> bool:
    try:
        return autosave.put_away()
    except DocumentError:
        return False
