"""The lectern over the whole window: what the room sees and what comes next in large pictures, answers, time, notes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.lectern.clock import Clock
from bridgetable.ui.lectern.notes import NotesEdit
from bridgetable.ui.lectern.panel import SHAPE, WallPicture
from bridgetable.words.catalogue import Words

PAUSE = 150
"""Milliseconds after a change until the picture of what comes next is made: no key waits for it."""
OVER, OVER_DARK = "#b3261e", "#ff8a80"
"""The colour of the time once more has passed than is planned, on a light and on a dark background."""
MOST_MINUTES = 600
"""The most minutes that can be planned."""
LARGE = 1.25
"""The size of the answers relative to the other letters."""
TIME = 2.2
"""The size of the time relative to the other letters."""


class NextPicture(QWidget):
    """Shows what the next press shows on the wall; `make` paints it in a size, or returns None."""

    def __init__(self, make: Callable[[QSize], QImage | None], parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "next-picture")
        self._make = make
        self._picture: QImage | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.refresh)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """As large as there is room."""
        return QSize(320, 180)

    @property
    def picture(self) -> QImage | None:
        """The picture as it was made last; None where nothing is known to come."""
        return self._picture

    def refresh_soon(self) -> None:
        """Makes the picture anew in a moment."""
        if self.isVisible():
            self._pause.start(PAUSE)

    def refresh(self) -> None:
        """Makes the picture anew."""
        self._pause.stop()
        width = min(self.width(), round(self.height() * SHAPE))
        size = QSize(width, round(width / SHAPE))
        self._picture = self._make(size) if size.width() > 1 and size.height() > 1 else None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the picture at the top, or an empty frame."""
        with QPainter(self) as painter:
            if self._picture is not None:
                painter.drawImage(0, 0, self._picture)
            else:
                painter.setPen(self.palette().mid().color())
                painter.drawRect(QRect(0, 0, self.width() - 1, self.height() - 1))


class PresenterScreen(QWidget):
    """Covers the window while the wall is on another screen: nothing of the lectern is behind a tab or cut short."""

    def __init__(self, clock: Clock, make_next: Callable[[QSize], QImage | None], window: QWidget) -> None:
        super().__init__(window)
        named(self, "presenter-screen")
        self._clock, self._window = clock, window
        self.setAutoFillBackground(True)
        self.now, self.next = WallPicture(self), NextPicture(make_next, self)
        self.now.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.labels = {name: self._label(name) for name in ("page", "next")}
        self.answers = named(QTextBrowser(self), "presenter-answers")
        self.answers.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.notes = NotesEdit(self)
        self.time = named(QLabel(self), "presenter-time")
        self.planned = named(QSpinBox(self), "presenter-planned")
        self.planned.setRange(0, MOST_MINUTES)
        self.planned.setSpecialValueText("–")
        self.leave = named(QToolButton(self), "presenter-leave")
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._answers = ""
        self._left = QVBoxLayout()
        self._lay_out()
        window.installEventFilter(self)
        clock.ticked.connect(self.show_time)
        self.hide()

    def _label(self, name: str) -> QLabel:
        label = named(QLabel(self, wordWrap=True), f"presenter-{name}")
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        return label

    def _lay_out(self) -> None:
        grid, head = QGridLayout(self), QHBoxLayout()
        grid.setContentsMargins(10, 6, 10, 8)
        head.addWidget(self.labels["page"], 1)
        head.addWidget(self.time)
        head.addWidget(self.planned)
        head.addWidget(self.leave)
        grid.addLayout(head, 0, 0, 1, 2)
        grid.addWidget(self.now, 1, 0)
        right = QVBoxLayout()
        right.addWidget(self.next, 1)
        right.addWidget(self.labels["next"])
        grid.addLayout(right, 1, 1)
        self._left.addWidget(self.answers, 1)
        grid.addLayout(self._left, 2, 0)
        grid.addWidget(self.notes, 2, 1)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        grid.setRowStretch(1, 3)
        grid.setRowStretch(2, 2)

    def add_below_answers(self, part: QWidget) -> None:
        """Adds a part below the answers, as for counting hands."""
        self._left.addWidget(part)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def set_on(self, on: bool) -> None:
        """Covers the window, or uncovers it."""
        if on:
            self.setGeometry(self._window.rect())
            self.raise_()
        self.setVisible(on)
        self.show_time()
        self.next.refresh_soon()

    def show_texts(self, page: str, coming: str, answers: str) -> None:
        """Shows which page the room sees, what comes next, and all that only the lecturer is to know."""
        dark, ratio = is_dark(self.palette()), self.devicePixelRatioF()
        height = self.fontMetrics().height()
        for name, text in (("page", page), ("next", coming)):
            self.labels[name].setText(rich(text, height, dark, ratio))
            self.labels[name].setAccessibleName(text)
        if answers != self._answers:
            self._answers = answers
            self.answers.setHtml("".join(f"<p>{rich(part, height, dark, ratio)}</p>" for part in answers.split("\n")))
            self.answers.setAccessibleDescription(answers)
        self.next.refresh_soon()

    def show_time(self) -> None:
        """Shows the time and what is planned; in the colour of what is wrong once that has passed."""
        self.time.setText(self._clock.text_of_plan)
        palette = self.palette()
        if self._clock.is_over:
            palette.setColor(QPalette.ColorRole.WindowText, QColor(OVER_DARK if is_dark(palette) else OVER))
        self.time.setPalette(palette)

    def name_parts(self, words: Words) -> None:
        """Names everything in this language."""
        self.leave.setText(words.text("lectern-small"))
        self.leave.setToolTip(words.text("command-presenter-tip"))
        self.answers.setAccessibleName(words.text("lectern-answers"))
        self.answers.setPlaceholderText(words.text("lectern-answers"))
        self.next.setAccessibleName(words.text("lectern-next-picture"))
        self.now.setAccessibleName(words.text("lectern-picture"))
        self.notes.setPlaceholderText(words.text("lectern-notes"))
        self.notes.setAccessibleName(words.text("lectern-notes"))
        self.time.setAccessibleName(words.text("lectern-time"))
        self.planned.setAccessibleName(words.text("lectern-planned"))
        self.planned.setToolTip(words.text("lectern-planned"))
        self.planned.setSuffix(f" {words.text('lectern-minutes')}")

    def changeEvent(self, event: QEvent) -> None:
        """Takes over another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "leave"):
            for part, scale in ((self.answers, LARGE), (self.time, TIME)):
                font = QFont(self.font())
                font.setPixelSize(round(scale * self.fontInfo().pixelSize()))
                font.setBold(part is self.time)
                part.setFont(font)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays as large as the window."""
        if watched is self._window and event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)
