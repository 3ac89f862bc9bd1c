"""Small pictures of what each entry of a lesson shows on the wall first, made one by one while nothing else is done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from bridgetable.rehearsal.lessons.lesson import LessonEntry, LessonNote, LessonPage
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.lesson.entries import first_on_wall
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.words.catalogue import Words

SHAPE = 16 / 9
"""The width of a picture in heights."""


class Thumbnails(QObject):
    """Makes the pictures that are asked for, one when there is time.

    `look` tells how the wall looks, and `picture` the contents of the picture of a page. An entry is known by what it
    is: an edited one is another.
    """

    made = Signal()
    """There is one more picture."""

    def __init__(
        self,
        look: Callable[[], tuple[Words, ViewOptions]],
        picture: Callable[[LessonNote | LessonPage], bytes],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look, self._picture = look, picture
        self._height, self._ratio = 60, 1.0
        self._made: dict[int, tuple[LessonEntry, QPixmap]] = {}
        self._wanted: list[LessonEntry] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._make_next)

    def forget(self, height: int, ratio: float) -> None:
        """Has all pictures made anew, of this height in pixels of this ratio."""
        self._height, self._ratio = height, ratio
        self._made.clear()
        self._wanted.clear()

    def of(self, entry: LessonEntry) -> QPixmap | None:
        """The picture of an entry; None until it is made, which is asked for."""
        known = self._made.get(id(entry))
        if known is not None and known[0] is entry:
            return known[1]
        if all(entry is not each for each in self._wanted):
            self._wanted.append(entry)
            self._timer.start()
        return None

    def keep(self, entries: tuple[LessonEntry, ...]) -> None:
        """Forgets the pictures of all other entries."""
        wanted = {id(entry) for entry in entries}
        self._made = {known: made for known, made in self._made.items() if known in wanted}
        self._wanted = [entry for entry in self._wanted if id(entry) in wanted]

    def _make_next(self) -> None:
        if not self._wanted:
            return
        entry = self._wanted.pop(0)
        self._made[id(entry)] = (entry, self._render(entry))
        self.made.emit()
        if self._wanted:
            self._timer.start()

    def _render(self, entry: LessonEntry) -> QPixmap:
        from bridgetable.ui.wall.painting import render_page, said_page

        words, options = self._look()
        try:
            history, said = first_on_wall(entry, words, self._picture)
        except RefusedError:
            return QPixmap()
        height = round(self._height * self._ratio)
        size = (round(height * SHAPE), height)
        page = said_page(said, size)
        table = history.table if history is not None else None
        picture = QPixmap.fromImage(render_page(table, page, words, size, options))
        picture.setDevicePixelRatio(self._ratio)
        return picture
