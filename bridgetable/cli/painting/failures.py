"""Why Qt cannot be loaded or opens no window, in a sentence that says what to install or to change."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from bridgetable.cli.output import CannotPaintError, end_process
from bridgetable.cli.painting.libraries import PAINTING, WAYLAND, X11, Library, file_not_found, missing, to_install
from bridgetable.words.catalogue import Words

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
        "libraries-missing", files=", ".join(dict.fromkeys(each.file for each in lacking)),
        packages=" ".join(dict.fromkeys(each.package for each in lacking)),
    )
