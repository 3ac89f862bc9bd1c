"""What Qt finds on this machine, told to the command `diagnose`: where files are kept, screens, letters and plugins.

It is told by a process of its own, which Qt may abort where it can use no display. Each line it writes is a list of
keys and values in JSON: first the places, for which no display is needed, then the window.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QSettings, QStandardPaths, qVersion

from bridgetable.disk.distributions import PROGRAM

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QApplication

FAILURE = "failure"
"""The key of the reason for which Qt opens no window."""
SUITS = "♠♥♦♣"


def tell() -> None:
    """Writes both lines to standard output; instead of the second the reason, where Qt can use no display."""
    QCoreApplication.setApplicationName(PROGRAM)
    QCoreApplication.setOrganizationName(PROGRAM)
    _write(places())
    from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
    from bridgetable.ui.shell.application import create_application

    with ending_on_fatal_messages(_end):
        application = create_application()
    _write(window(application))


def places() -> Iterator[tuple[str, str]]:
    """Where the window keeps its settings, its tables, what can be made again, and its errors."""
    location = QStandardPaths.StandardLocation
    data = QStandardPaths.writableLocation(location.AppDataLocation)
    yield "settings", QSettings().fileName()
    yield "data", data
    yield "cache", QStandardPaths.writableLocation(location.CacheLocation)
    yield "documents", QStandardPaths.writableLocation(location.DocumentsLocation)
    yield "log", str(Path(data, f"{PROGRAM}.log"))


def window(application: QApplication) -> Iterator[tuple[str, str]]:
    """What the window would be drawn with."""
    from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetrics

    from bridgetable.ui.drawing.lettering import text_font

    yield "qt", qVersion()
    yield "plugin", application.platformName()
    yield "plugins", " ".join(sorted(_plugins("platforms")))
    yield "style", f"{application.style().name()}, {application.styleHints().colorScheme().name}"
    for screen in application.screens():
        yield "screen", _described(screen)
    letters, table = application.font(), text_font(20)
    yield "letters", f"{QFontInfo(letters).family()} {letters.pointSizeF():g} pt; {QFontInfo(table).family()}"
    missing = "".join(suit for suit in SUITS if not QFontMetrics(letters).inFontUcs4(ord(suit)))
    yield ("suits-missing" if missing else "suits"), missing
    yield "families", str(len(QFontDatabase.families()))


def _described(screen: QScreen) -> str:
    """A screen in numbers: its name and its maker are nobody's business."""
    area, size = screen.geometry(), screen.physicalSize()
    return (
        f"{area.width()}×{area.height()} {area.x():+}{area.y():+}, {screen.devicePixelRatio():.0%}, "
        f"{screen.logicalDotsPerInch():g} dpi, {size.width():.0f}×{size.height():.0f} mm, "
        f"{screen.refreshRate():.0f} Hz"
    )


def _plugins(kind: str) -> Iterator[str]:
    """The files of the plugins of this kind that are there."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), kind)
    return (path.name.partition(".")[0] for path in folder.glob("*") if path.is_file())


def _end(reason: str) -> NoReturn:
    _write(((FAILURE, reason),))
    os._exit(0)


def _write(told: Iterable[tuple[str, str]]) -> None:
    """Writes a line; what in a path is no text is lost."""
    safe = [(key, value.encode("utf-8", "replace").decode()) for key, value in told]
    sys.stdout.buffer.write(msgspec.json.encode(safe) + b"\n")
    sys.stdout.buffer.flush()
