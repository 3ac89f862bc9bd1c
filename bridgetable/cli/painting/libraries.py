"""The libraries of a Linux system that Qt needs, and the packages of Debian that have them."""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Callable, Iterable, Sequence

import msgspec


class Library(msgspec.Struct, frozen=True):
    """The file of a library, and its package; `brought_by` is a package that needs this one, so that it comes along."""

    file: str
    package: str
    brought_by: str = ""


PAINTING = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libgthread-2.0.so.0", "libglib2.0-0"),
    Library("libGL.so.1", "libgl1"),
    Library("libEGL.so.1", "libegl1"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libfreetype.so.6", "libfreetype6", "libfontconfig1"),
    Library("libX11.so.6", "libx11-6", "libgl1"),
    Library("libstdc++.so.6", "libstdc++6"),
)
"""What everything needs that is painted, with or without a display."""
X11 = (
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libgl1"),
    Library("libxcb.so.1", "libxcb1", "libxcb-cursor0"),
    Library("libxcb-image.so.0", "libxcb-image0", "libxcb-cursor0"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libgl1"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb-cursor0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "libxcb-cursor0"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libgl1"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libgl1"),
    Library("libxcb-util.so.1", "libxcb-util1", "libxcb-cursor0"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libgl1"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxkbcommon-x11-0"),
)
"""What a window on an X display needs besides."""
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
)
"""What a window under Wayland needs besides."""
_NOT_FOUND = re.compile(r"(\S+): cannot open shared object file")


def file_not_found(reason: str) -> str:
    """The file of the library that was not found, from what the loader says of it; "" if it says something else."""
    found = _NOT_FOUND.search(reason)
    return found[1] if found else ""


def missing(libraries: Iterable[Library], load: Callable[[str], object] = ctypes.CDLL) -> tuple[Library, ...]:
    """Those of these libraries that the system does not have; none where the system is not Linux."""
    libraries = tuple(libraries)
    if not sys.platform.startswith("linux"):
        return ()
    files = set()
    for each in libraries:
        try:
            load(each.file)
        except OSError as reason:
            files.add(file_not_found(str(reason)))
    return tuple(each for each in libraries if each.file in files)


def to_install(libraries: Sequence[Library]) -> tuple[Library, ...]:
    """Those of the missing libraries whose packages are to be named: the others come along with these."""
    packages = {each.package for each in libraries}
    return tuple(each for each in libraries if each.brought_by not in packages)
