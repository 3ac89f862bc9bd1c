"""Why Qt cannot be loaded or opens no window, in a sentence that says what to install or to change."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NoReturn

import msgspec

from bridgetable.cli.output import CannotPaintError, end_process
from bridgetable.words.catalogue import Words

# -- The libraries of a Linux system that Qt needs, and the packages of Debian that have them --------------------------


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


_NO_ANSWER = re.compile(r"could not connect to display|wl_display", re.IGNORECASE)
_XCB, _WAYLAND = "xcb", "wayland"


@contextmanager
def painting(words: Words, sentence: str) -> Iterator[None]:
    """For what is painted without a display, and for the imports of Qt that it needs.

    Where Qt cannot be loaded it raises CannotPaintError with this sentence and the reason in it; where Qt would abort
    the process it ends that with the same sentence.
    """

    def end(reason: str) -> NoReturn:
        end_process(words.text(sentence, what=_lacking(words) or reason))

    try:
        from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages

        with ending_on_fatal_messages(end):
            yield
    except ImportError as reason:
        raise CannotPaintError(words.text(sentence, what=import_failure(reason, words))) from None


def import_failure(error: ImportError, words: Words, plugin: str | None = None) -> str:
    """Why Qt cannot be loaded: it is not installed, or the system lacks libraries; for `plugin` see `_lacking`."""
    if (error.name or "").partition(".")[0] in ("PySide6", "shiboken6") and isinstance(error, ModuleNotFoundError):
        return words.text("qt-not-installed")
    if lacking := _lacking(words, plugin):
        return lacking
    if file := file_not_found(str(error)):
        return words.text("library-missing", files=file)
    return " ".join(str(error).split())


def plugin_chosen() -> str:
    """What the user asks Qt to draw the window with; "" for what Qt chooses itself."""
    return os.environ.get("QT_QPA_PLATFORM", "")


def window_failure(reason: str, words: Words) -> str:
    """The sentence about a window that Qt, for this reason, cannot open."""
    plugin = plugin_chosen()
    if lacking := _lacking(words, plugin):
        return words.text("window-cannot-open", what=lacking)
    if _NO_ANSWER.search(reason) or plugin.startswith(_WAYLAND):
        displays = " ".join(filter(None, map(os.environ.get, ("WAYLAND_DISPLAY", "DISPLAY"))))
        return words.text("window-no-answer", display=displays) if displays else words.text("window-no-screen")
    if plugin:
        return words.text("window-bad-platform", plugin=plugin, what=reason)
    return words.text("window-cannot-open", what=reason)


def _lacking(words: Words, plugin: str | None = None) -> str:
    """What the system lacks for painting, and for a window where it may be shown; "" if it lacks nothing.

    `plugin` is the one chosen for a window, None without a window.
    """
    if plugin is None:
        display: tuple[Library, ...] = ()
    elif _XCB in plugin or (not plugin and os.environ.get("DISPLAY")):
        display = X11
    else:
        display = WAYLAND if _WAYLAND in plugin or not plugin else ()
    lacking = to_install(missing((*PAINTING, *display)))
    if not lacking:
        return ""
    return words.text(
        "libraries-missing",
        files=", ".join(dict.fromkeys(each.file for each in lacking)),
        packages=" ".join(dict.fromkeys(each.package for each in lacking)),
    )
