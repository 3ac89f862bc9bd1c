"""Writing a file whole or not at all: whoever reads it meanwhile, or after a crash, finds the former one or the new."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from bridgetable.disk.contents import NotRegularFileError

_USUAL = 0o666


def write_whole(path: Path, data: bytes) -> None:
    """Puts these bytes in the place of whatever stood in the file.

    A link stays a link: the file it leads to is written, and keeps its permissions. Raises NotRegularFileError where
    something other than a file has that name, or another OSError; the former file is then untouched.
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
    """The permissions of the file there is, or those a new one is given."""
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
