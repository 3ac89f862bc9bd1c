"""Writing files atomically: even after a crash a reader finds either the old contents or the new; and appending.

The data are written to a file of our own beside the target, which then takes its place. If the program is killed
meanwhile that file stays; whoever writes the same target next removes it, unless its writer is still at work. On POSIX
systems a writer holds a lock on its file as long as it lives; on Windows a file that is open cannot be removed.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
import unicodedata
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from bridgetable.disk.contents import NotRegularFileError

# -- Names of files made of titles, which every system takes: Windows refuses signs, and some words, that others allow


LONGEST = 60
"""The most letters of a name; four bytes each, they leave room for a suffix in the 255 bytes of a file system."""
_DEVICES = re.compile(r"(con|prn|aux|nul|conin|conout|clock|(com|lpt)[0-9¹²³]?)", re.IGNORECASE)
"""What Windows takes for a device, whatever suffix follows."""


def file_name_of(title: str, otherwise: str) -> str:
    """A name without a suffix, made of the letters and digits of a title; `otherwise` where it has none."""
    # As most file systems write it: macOS would find another spelling of the same letters again, Linux would not.
    written = unicodedata.normalize("NFC", title)
    kept = "".join(letter if letter.isalnum() or letter in " -_" or _combines(letter) else " " for letter in written)
    name = "-".join(kept.lower().split())[:LONGEST].strip("-")
    return f"{name}-" if _DEVICES.fullmatch(name) else name or otherwise


_PUNCTUATION = frozenset(" -_,;()[]'’«»!&+=%#@")
"""What a name may have beside letters and digits, on every system."""


def readable_file_name_of(title: str, otherwise: str) -> str:
    """A name without a suffix in which a title can be read, with its capitals and spaces; `otherwise` without any."""
    written = unicodedata.normalize("NFC", title.replace(": ", " - "))
    kept = (letter if _is_plain(letter) else " " for letter in re.sub(r"[/\\|:]+", "-", written))
    name = " ".join("".join(kept).split())[:LONGEST].strip(" -")
    return f"{name}-" if _DEVICES.fullmatch(name) else name or otherwise


def _is_plain(letter: str) -> bool:
    return letter.isalnum() or letter in _PUNCTUATION or _combines(letter)


def _combines(letter: str) -> bool:
    """Whether this is a part of the letter before, as vowels are in many scripts."""
    return unicodedata.category(letter).startswith("M")


if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock

_USUAL = 0o666
_CREATE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_APPEND = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
_AGE = 60
"""Seconds after which a file that is not open on Windows was left by a writer that was killed."""
_PAUSES = (0.01, 0.03, 0.1)
"""Seconds to wait before trying again on Windows, where a file cannot be replaced while another program reads it."""


class FileChangedError(OSError):
    """Another program has changed the file."""


def write_whole(path: Path, data: bytes) -> None:
    """Replaces the contents of a file by these bytes, or creates it.

    A symbolic link is followed, and an existing file keeps its permissions. Raises NotRegularFileError if the path is
    not a regular file, or another OSError; the old file is then unchanged.
    """
    with writing_whole(path) as write:
        write(data)


@contextmanager
def writing_whole(path: Path) -> Iterator[Callable[[bytes], None]]:
    """A function that adds bytes to what replaces the contents of a file at the end, as `write_whole` does.

    If an exception ends it before, the old file is unchanged.
    """
    target = Path(os.path.realpath(path))
    mode = _mode_of(target)
    _remove_unfinished(target)
    with _unfinished(target) as (handle, unfinished):
        yield partial(_write, handle)
        os.fsync(handle)
        unfinished.chmod(mode)
        if sys.platform == "win32":
            os.close(handle)
        _replace(unfinished, target)


def append_to(path: Path, data: bytes, size: int) -> None:
    """Writes these bytes at the end of a regular file that has this size.

    Raises NotRegularFileError, FileChangedError where it has another size, or another OSError; then the file may end
    with a part of the bytes.
    """
    handle = os.open(path, _APPEND)
    try:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise NotRegularFileError(path)
        if found.st_size != size:
            raise FileChangedError(path)
        _write(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)


def _write(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]


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
    """The beginning of the names of unfinished files: short, because that of the target may be as long as any."""
    return f".bridgetable-{zlib.crc32(os.fsencode(target.name)):08x}-"


@contextmanager
def _unfinished(target: Path) -> Iterator[tuple[int, Path]]:
    """A new file beside the target, open and locked; afterwards it is gone, or has taken the target's place."""
    while True:
        path = target.with_name(f"{_prefix(target)}{os.urandom(4).hex()}.part")
        handle = os.open(path, _CREATE, 0o600)
        try:
            # Another program may have removed it before it was locked.
            if not _locked(handle) or path.exists():
                yield handle, path
                return
        finally:
            with suppress(OSError):
                os.close(handle)
            with suppress(OSError):
                path.unlink()


def _remove_unfinished(target: Path) -> None:
    """Removes what killed writers of the same target have left."""
    with suppress(OSError):
        for path in target.parent.glob(f"{_prefix(target)}*.part"):
            with suppress(OSError):
                _remove_unless_used(path)


def _remove_unless_used(path: Path) -> None:
    if sys.platform == "win32":
        # A file that is open cannot be removed; one that has been closed takes the place of its target at once.
        if time.time() - path.stat().st_mtime > _AGE:
            path.unlink()
        return
    handle = os.open(path, os.O_WRONLY)
    try:
        if _locked(handle):
            path.unlink()
    finally:
        os.close(handle)


def _locked(handle: int) -> bool:
    """Whether the open file could be locked; never on Windows."""
    if sys.platform != "win32":
        with suppress(OSError):
            flock(handle, LOCK_EX | LOCK_NB)
            return True
    return False


def _replace(unfinished: Path, target: Path) -> None:
    for pause in _PAUSES if os.name == "nt" else ():
        with suppress(PermissionError):
            unfinished.replace(target)
            return
        time.sleep(pause)
    unfinished.replace(target)
