"""Small pictures of the tables, painted by the window's own painting: a little at a time, and kept."""

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
from bridgetable.cases.library import Filed
from bridgetable.cases.refusal import CaseError
from bridgetable.cases.telling import Told, telling
from bridgetable.disk.contents import contents_of
from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.picture import render_table
from bridgetable.words.catalogue import Words

AT_ONCE = 0.008
"""Seconds of going through a case between two looks at what the people at the window do."""
KEPT = 64_000_000
"""So many bytes of pictures are kept."""


class PictureStyle(msgspec.Struct, frozen=True):
    """How pictures are drawn: their size, for which screen, in which colours and words."""

    size: tuple[int, int]
    ratio: float = 1.0
    dark: bool = False
    four_colours: bool = True
    language: str = "en"


_Key: TypeAlias = tuple[Path, tuple[int, int], PictureStyle]


class Pictures(QObject):
    """Whoever paints asks for a picture, goes on without it, and hears when it is there."""

    drawn = Signal(object)
    """The path of a case whose picture is there now."""
    blamed = Signal(object, object)
    """The path of a case that cannot be played to its end, and the RefusedError."""

    def __init__(self, may_change: Callable[[Filed], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._may_change = may_change
        self._style: PictureStyle | None = None
        self._kept: OrderedDict[_Key, QPixmap | None] = OrderedDict()
        self._asked: list[Filed] = []
        self._queue: list[Filed] = []
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def set_style(self, style: PictureStyle) -> None:
        """From now on pictures are drawn like this."""
        self._style = style

    def of(self, case: Filed) -> QPixmap | None:
        """The picture of a case; nothing while it is still to be drawn, or where none can be."""
        if self._style is None or case.fault is not None:
            return None
        key = (case.path, case.stamp, self._style)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if case not in self._asked:
            self._asked.append(case)
            self._timer.start(0)
        return None

    def rest(self) -> None:
        """Nobody looks: nothing is drawn."""
        self._asked, self._queue = [], []
        self._timer.stop()

    def _go_on(self) -> None:
        """Works for a moment. What was asked for last is what can be seen: it comes first, from the top."""
        self._queue = [*self._asked, *(case for case in self._queue if case not in self._asked)]
        self._asked = []
        until = perf_counter() + AT_ONCE
        while perf_counter() < until:
            if self._work is None:
                if not self._queue:
                    self._timer.stop()
                    return
                self._work = self._drawing(self._queue.pop(0))
            drawn = len(self._kept)
            if next(self._work, True):
                self._work = None
            if len(self._kept) != drawn:
                return  # what was drawn is to be seen before more is done

    def _drawing(self, case: Filed) -> Iterator[None]:
        """Through the case to its most telling table, action by action; then, one's own, on to its end."""
        style = self._style
        if style is None or (case.path, case.stamp, style) in self._kept:
            return
        try:
            steps = telling(read_case(contents_of(case.path)))
        except (CaseError, OSError):
            self._keep((case.path, case.stamp, style), None)
            return
        told: Told | None = None
        for told in steps:
            if told.certain:
                break
            yield
        if told is not None:
            self._keep((case.path, case.stamp, style), _picture(told.table, style))
            self.drawn.emit(case.path)
            yield
        while told is not None and told.fault is None and self._may_change(case):
            told = next(steps, None)
            yield
        if told is not None and told.fault is not None:
            self.blamed.emit(case.path, told.fault)

    def _keep(self, key: _Key, picture: QPixmap | None) -> None:
        self._kept[key] = picture
        while sum(_bytes(each) for each in self._kept.values()) > KEPT and len(self._kept) > 1:
            self._kept.popitem(last=False)


def _picture(table: Table, style: PictureStyle) -> QPixmap:
    width, height = (round(side * style.ratio) for side in style.size)
    options = ViewOptions(marks=False, four_colours=style.four_colours, dark=style.dark)
    image = render_table(table, Words.of(style.language), (width, height), options)
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(style.ratio)
    return picture


def _bytes(picture: QPixmap | None) -> int:
    return 0 if picture is None else 4 * picture.width() * picture.height()
