"""Small pictures of the tables of cases, rendered as the window renders its table, and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.cases.library.preview import preview_of
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.ui.kit.long_work.background import Background, Task
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.picture import render_table
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import ENGLISH_INDICES

MOST_REQUESTED = 50
"""How many pictures are waited for at most."""
CACHE_BYTES = 64_000_000
"""How many bytes of pictures are cached at most."""


class PictureStyle(msgspec.Struct, frozen=True):
    """How pictures are drawn: size in pixels, pixel ratio of the screen, colours, and language."""

    size: tuple[int, int]
    ratio: float = 1.0
    dark: bool = False
    four_colours: bool = True
    language: str = DEFAULT_LANGUAGE
    contrast: bool = False
    indices: str = ENGLISH_INDICES


_Key: TypeAlias = tuple[Path, tuple[int, int], PictureStyle]


class CasePictures(QObject):
    """Draws the pictures that are requested and announces each one; the last requested come first.

    `may_change` says whether a case is the user's own: such a case is played to its end to find faults.
    """

    drawn = Signal(object)
    """The path of a case whose picture is available now."""
    fault_found = Signal(object, object)
    """The path of a case that cannot be played to its end, and the RefusedError."""

    def __init__(
        self, may_change: Callable[[LibraryCase], bool], background: Background, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._may_change, self._background = may_change, background
        self._style: PictureStyle | None = None
        self._cache: OrderedDict[_Key, QPixmap | None] = OrderedDict()
        self._requested: list[LibraryCase] = []
        self._task: Task | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._start_next)

    def set_style(self, style: PictureStyle) -> None:
        """Sets how pictures are drawn from now on."""
        self._style = style

    def picture(self, case: LibraryCase) -> QPixmap | None:
        """Returns the picture of a case and requests it if it is not cached; None while there is none."""
        if self._style is None or case.error is not None:
            return None
        key = (case.path, case.stamp, self._style)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if case.edition is not None and case not in self._requested:
            self._requested.append(case)
            self._timer.start()
        return None

    def stop(self) -> None:
        """Drops all requests."""
        self._requested = []
        self._timer.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _start_next(self) -> None:
        """Has the case requested last played in the background: the latest requests are the rows in view."""
        style = self._style
        if self._task is not None or style is None or not self._requested:
            return
        # Rows that were scrolled past long ago are asked for again when they come into view.
        self._requested = self._requested[-MOST_REQUESTED:]
        case = self._requested.pop()
        key = (case.path, case.stamp, style)
        if key in self._cache:
            self._timer.start()
            return
        self._task = task = self._background.start(preview_of, case.path, self._may_change(case))
        task.item.connect(lambda table: self._draw(key, table))
        task.finished.connect(lambda fault: self._end(key, fault))
        task.failed.connect(lambda _: self._end(key, None))

    def _draw(self, key: _Key, table: Table) -> None:
        self._store(key, _paint_picture(table, key[2]))
        self.drawn.emit(key[0])

    def _end(self, key: _Key, fault: RefusedError | None) -> None:
        self._task = None
        self._cache.setdefault(key, None)
        self._timer.start()
        if fault is not None:
            self.fault_found.emit(key[0], fault)

    def _store(self, key: _Key, picture: QPixmap | None) -> None:
        self._cache[key] = picture
        while sum(_size_in_bytes(each) for each in self._cache.values()) > CACHE_BYTES and len(self._cache) > 1:
            self._cache.popitem(last=False)


def _paint_picture(table: Table, style: PictureStyle) -> QPixmap:
    width, height = (round(side * style.ratio) for side in style.size)
    options = ViewOptions(
        marks=False, four_colours=style.four_colours, dark=style.dark, contrast=style.contrast, indices=style.indices
    )
    image = render_table(table, Words.of(style.language).with_indices(style.indices), (width, height), options)
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(style.ratio)
    return picture


def _size_in_bytes(picture: QPixmap | None) -> int:
    return 0 if picture is None else 4 * picture.width() * picture.height()
