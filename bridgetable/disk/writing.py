"""Writing files atomically: even after a crash a reader finds either the old contents or the new."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from bridgetable.disk.contents import NotRegularFileError

_USUAL = 0o666


def write_whole(path: Path, data: bytes) -> None:
    """Replaces the contents of a file by these bytes, or creates it.

    A symbolic link is followed, and an existing file keeps its permissions. Raises NotRegularFileError if the path is
    not a regular file, or another OSError; the old file is then unchanged.
    """
    target = Path(os.path.realpath(path))
    mode = _mode_of(target)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
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
