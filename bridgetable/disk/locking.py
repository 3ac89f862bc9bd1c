"""Locks between programs that change the same file: only one of them at a time holds a lock.

The operating system gives the lock of a program free when that ends, however it ends.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PAUSE = 0.01
_TRIES = 300
"""Another program holds a lock for as long as it writes a file; one that holds it for seconds has been stopped."""
_HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class HeldLock:
    """A lock that this program holds until it is released."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def release(self) -> None:
        """Gives the lock free."""
        os.close(self._handle)


def take_lock(path: Path) -> HeldLock | None:
    """Takes the lock of this name, a file that is created if it is not there; None if another holds it.

    Raises OSError if the file cannot be opened. Where the file system has no locks everybody gets it.
    """
    with suppress(FileExistsError):
        path.touch(exist_ok=False)
    handle = os.open(path, os.O_RDWR)
    if _taken(handle):
        return HeldLock(handle)
    os.close(handle)
    return None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Holds the lock of this name, and waits for it if another holds it.

    Raises TimeoutError if it is held for seconds, or another OSError if its file cannot be opened.
    """
    for _ in range(_TRIES):
        if (lock := take_lock(path)) is not None:
            break
        time.sleep(_PAUSE)
    else:
        raise TimeoutError(path)
    try:
        yield
    finally:
        lock.release()


def _taken(handle: int) -> bool:
    """Whether the lock of the open file is now this program's, or there are no locks; False if another holds it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _HELD
    return True
