"""Small pictures of the tables of cases, rendered in short slices as the window renders its table, and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from bridgetable.cases.codec import read_case
from bridgetable.cases.library import LibraryCase
from bridgetable.cases.preview import Preview, previews
from bridgetable.cases.refusal import CaseError
from bridgetable.disk.contents import contents_of
from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.picture import render_table
from bridgetable.words.catalogue import Words

SLICE_SECONDS = 0.008
"""How many seconds of going through a case may pass before other events are processed."""
CACHE_BYTES = 64_000_000
"""How many bytes of pictures are cached at most."""


class PictureStyle(msgspec.Struct, frozen=True):
    """How pictures are drawn: size in pixels, pixel ratio of the screen, colours, and language."""

    size: tuple[int, int]
    ratio: float = 1.0
    dark: bool = False
    four_colours: bool = True
    language: str = "en"


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
        self, may_change: Callable[[LibraryCase], bool], parent: QObject | None = None, *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._may_change = may_change
        self._style: PictureStyle | None = None
        self._cache: OrderedDict[_Key, QPixmap | None] = OrderedDict()
        self._requested: list[LibraryCase] = []
        self._queue: list[LibraryCase] = []
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work_one_slice)

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
        if case not in self._requested:
            self._requested.append(case)
            self._timer.start(0)
        return None

    def stop(self) -> None:
        """Drops all requests."""
        self._requested, self._queue = [], []
        self._timer.stop()

    def _work_one_slice(self) -> None:
        """Draws for one slice, and one action at least. The latest requests are the rows in view: they come first."""
        self._queue = [*self._requested, *(case for case in self._queue if case not in self._requested)]
        self._requested = []
        until = self._clock() + SLICE_SECONDS
        while True:
            if self._work is None:
                if not self._queue:
                    self._timer.stop()
                    return
                self._work = self._draw_steps(self._queue.pop(0))
            drawn = len(self._cache)
            if next(self._work, True):
                self._work = None
            # A picture is painted before the next one is drawn.
            if len(self._cache) != drawn or self._clock() >= until:
                return

    def _draw_steps(self, case: LibraryCase) -> Iterator[None]:
        """Plays the case action by action up to the table for its picture, and one of the user's own to its end."""
        style = self._style
        if style is None or (case.path, case.stamp, style) in self._cache:
            return
        try:
            steps = previews(read_case(contents_of(case.path)))
        except (CaseError, OSError):
            self._store((case.path, case.stamp, style), None)
            return
        candidate: Preview | None = None
        for candidate in steps:
            if candidate.certain:
                break
            yield
        if candidate is not None:
            self._store((case.path, case.stamp, style), _paint_picture(candidate.table, style))
            self.drawn.emit(case.path)
            yield
        while candidate is not None and candidate.error is None and self._may_change(case):
            candidate = next(steps, None)
            yield
        if candidate is not None and candidate.error is not None:
            self.fault_found.emit(case.path, candidate.error)

    def _store(self, key: _Key, picture: QPixmap | None) -> None:
        self._cache[key] = picture
        while sum(_size_in_bytes(each) for each in self._cache.values()) > CACHE_BYTES and len(self._cache) > 1:
            self._cache.popitem(last=False)


def _paint_picture(table: Table, style: PictureStyle) -> QPixmap:
    width, height = (round(side * style.ratio) for side in style.size)
    options = ViewOptions(marks=False, four_colours=style.four_colours, dark=style.dark)
    image = render_table(table, Words.of(style.language), (width, height), options)
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(style.ratio)
    return picture


def _size_in_bytes(picture: QPixmap | None) -> int:
    return 0 if picture is None else 4 * picture.width() * picture.height()
