"""Writing files atomically: even after a crash a reader finds either the old contents or the new."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from bridgetable.disk.contents import NotRegularFileError

if sys.platform != "win32":
    import fcntl

_USUAL = 0o666
_SUFFIX = ".part"


def write_whole(path: Path, data: bytes) -> None:
    """Replaces the contents of a file by these bytes, or creates it.

    A symbolic link is followed, and an existing file keeps its permissions. What processes that were killed while they
    wrote the same file have left beside it is removed. Raises NotRegularFileError if the path is
    not a regular file, or another OSError; the old file is then unchanged.
    """
    target = Path(os.path.realpath(path))
    mode = _mode_of(target)
    _remove_leftovers(target)
    handle, name = tempfile.mkstemp(prefix=_prefix(target), suffix=_SUFFIX, dir=target.parent)
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            _lock(handle)
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.chmod(mode)
        unfinished.replace(target)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise


def _mode_of(target: Path) -> int:
    """The permissions of an existing file, or those of a new one; raises OSError if it cannot be replaced."""
    try:
        found = target.stat()
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return _USUAL & ~mask
    if not stat.S_ISREG(found.st_mode):
        raise NotRegularFileError(target)
    if not os.access(target, os.W_OK):
        raise PermissionError(target)
    return stat.S_IMODE(found.st_mode)


def _prefix(target: Path) -> str:
    return f".{target.name}."


def _remove_leftovers(target: Path) -> None:
    """Removes unfinished contents of this file that no process is writing."""
    prefix = _prefix(target)
    with suppress(OSError):
        for path in target.parent.iterdir():
            if path.name.startswith(prefix) and path.suffix == _SUFFIX:
                _remove_unless_written(path)


def _remove_unless_written(unfinished: Path) -> None:
    with suppress(OSError):
        handle = os.open(unfinished, os.O_RDWR)
        try:
            abandoned = _lock(handle)
        finally:
            os.close(handle)
        if abandoned:
            unfinished.unlink()


def _lock(handle: int) -> bool:
    """Locks the file for this process until it is closed or the process ends; False if another has locked it.

    Windows needs no lock: a file that is being written cannot be removed there.
    """
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True
