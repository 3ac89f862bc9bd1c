"""The primary instance: of the programs of one user the one whose window takes the files that later starts are given.

It holds a lock as long as it lives, which the operating system gives free however it ends, and listens at an address of
this machine. There is one for each place where settings are kept and each display, so that a window takes no file to a
screen where nobody sees it. Nothing here is loaded at the start of the window but what that has loaded anyway.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from zlib import adler32, crc32

from bridgetable.disk.locking import HeldLock, take_lock

_LONGEST = 100
"""The bytes that an address of a socket may have; some systems take 103, some more."""
_PLACES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA")
"""Where settings and tables are kept, as far as it is not below the home of the user."""


class PrimaryInstance:
    """Where the primary instance is found, whether there is one or not."""

    def __init__(self, folder: Path, key: str) -> None:
        self._lock_file = folder / f"{key}.lock"
        self.address = rf"\\.\pipe\{key}" if sys.platform == "win32" else str(folder / f"{key}.socket")

    def claim(self) -> Claim | None:
        """Makes this process the primary instance; None if another is, or where nothing can be locked."""
        try:
            lock = take_lock(self._lock_file)
        except OSError:
            return None
        if lock is None:
            return None
        self.remove_socket()
        return Claim(self, lock)

    def remove_socket(self) -> None:
        """Removes the socket, which a program that was killed leaves behind."""
        if sys.platform != "win32":
            with suppress(OSError):
                Path(self.address).unlink()


class Claim:
    """Held by the primary instance."""

    def __init__(self, instance: PrimaryInstance, lock: HeldLock) -> None:
        self.address = instance.address
        self._instance = instance
        self._lock: HeldLock | None = lock

    def release(self) -> None:
        """Lets another process become the primary instance, unless that has been done."""
        lock, self._lock = self._lock, None
        if lock is not None:
            self._instance.remove_socket()
            lock.release()


def primary_instance() -> PrimaryInstance | None:
    """The primary instance for this user, these settings and this display; None without a folder of the user's own."""
    key = f"bridgetable-{_key()}"
    for folder in _folders():
        if len(os.fsencode(folder / f"{key}.socket")) <= _LONGEST and _is_private(folder):
            return PrimaryInstance(folder, key)
    return None


def _key() -> str:
    """A short text that differs where the settings, the tables that were left, or the display are others."""
    environment = os.environ
    display = environment.get("WAYLAND_DISPLAY") or environment.get("DISPLAY", "").removesuffix(".0")
    parts = [
        str(Path("~").expanduser()),
        *(environment.get(name, "") for name in (*_PLACES, "USERNAME", "SESSIONNAME")),
        display,
        environment.get("QT_QPA_PLATFORM", ""),
    ]
    data = os.fsencode("\n".join(parts))
    return f"{crc32(data):08x}{adler32(data):08x}"


def _folders() -> tuple[Path, ...]:
    """Where the lock and the socket may be: on this machine, and gone when the user's session is."""
    if sys.platform == "win32":
        return (Path(os.environ.get("TEMP") or Path("~").expanduser()),)
    own, temporary = f"bridgetable-{os.getuid()}", os.environ.get("TMPDIR", "/tmp")
    return tuple(
        filter(Path.is_absolute, (Path(os.environ.get("XDG_RUNTIME_DIR", "")), Path(temporary, own), Path("/tmp", own)))
    )


def _is_private(folder: Path) -> bool:
    """Whether this is a folder in which nobody else can put anything; it is made where it is missing."""
    with suppress(OSError):
        folder.mkdir(mode=0o700)
    if sys.platform == "win32":
        return folder.is_dir()
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
