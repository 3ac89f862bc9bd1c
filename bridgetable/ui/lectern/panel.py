"""The panel of the lectern: the wall in small, what comes next, the time, private notes, what nobody has noticed."""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named
from bridgetable.ui.lectern.clock import Clock
from bridgetable.ui.lectern.notes import NotesEdit
from bridgetable.ui.lectern.picture import WallPicture
from bridgetable.words.catalogue import Words

MOST = 0.4
"""The share of the width that the picture takes at most."""
SPACING = 2
"""The room between the parts of a column, in pixels."""
LINES = 2
"""The most lines of a text; what comes next has the rest of the height."""
TIME_SCALE = 1.4
"""The size of the time relative to the other letters."""


class LecternPanel(QWidget):
    """Side by side: the wall in small, what it shows and what comes next, and what is the lecturer's own.

    The commands `wall_buttons` have a button each.
    """

    def __init__(self, clock: Clock, wall_buttons: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._clock, self._wall_buttons = clock, wall_buttons
        self._words: Words | None = None
        self.picture = WallPicture(self)
        self._texts = dict.fromkeys(("page", "next", "unnoticed", "answers"), "")
        self.labels = {name: self._label(name) for name in self._texts}
        self.buttons = {name: self._button(name) for name in (*wall_buttons, "clock-pause", "clock-reset")}
        self.time = named(QLabel(self), "clock")
        self.notes = NotesEdit(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 2, 6, 4)
        self._row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self._wall_column(), 4)
        self._row.addLayout(self._own_column(), 3)
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.timeout.connect(self._update_labels)
        clock.ticked.connect(self.show_time)
        clock.changed.connect(self._name_pause)
        self.buttons["clock-pause"].clicked.connect(lambda: clock.set_running(not clock.runs))
        self.buttons["clock-reset"].clicked.connect(clock.reset)

    def _label(self, name: str) -> QLabel:
        label = named(QLabel(self, wordWrap=True), f"lectern-{name}")
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        # A long text never makes the dock higher: the table would move.
        label.setMinimumHeight(1)
        return label

    def _button(self, name: str) -> QToolButton:
        button = named(QToolButton(self), f"lectern-{name}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        button.setCheckable(name in ("black", "freeze"))
        return button

    def _wall_column(self) -> QVBoxLayout:
        """What the wall shows now and next, and the buttons for it."""
        column, line = QVBoxLayout(), QHBoxLayout()
        self._wall_part = column
        column.setSpacing(SPACING)
        line.setSpacing(3)
        column.addWidget(self.labels["page"])
        column.addWidget(self.labels["next"], 1)
        for name in self._wall_buttons:
            line.addWidget(self.buttons[name])
        line.addStretch()
        column.addLayout(line)
        return column

    def _own_column(self) -> QVBoxLayout:
        """What is the lecturer's own: the time, what nobody has noticed, his notes."""
        column, line = QVBoxLayout(), QHBoxLayout()
        column.setSpacing(SPACING)
        line.addWidget(self.time)
        line.addWidget(self.buttons["clock-pause"])
        line.addWidget(self.buttons["clock-reset"])
        line.addStretch()
        column.addLayout(line)
        column.addWidget(self.labels["unnoticed"])
        column.addWidget(self.labels["answers"], 3)
        column.addWidget(self.notes, 1)
        return column

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_texts(self, page: str, coming: str, unnoticed: str, answers: str = "") -> None:
        """Shows which page is shown, what comes next, and what nobody has noticed ("" hides it).

        Answers take the place of that: it is what they are about.
        """
        self._texts = {"page": page, "next": coming, "unnoticed": "" if answers else unnoticed, "answers": answers}
        self._update_labels()

    def add_below_next(self, part: QWidget) -> None:
        """Adds a part between what comes next and the buttons, as for counting hands."""
        self._wall_part.insertWidget(2, part)

    def show_time(self) -> None:
        """Shows the time."""
        self.time.setText(self._clock.text)
        self.time.setAccessibleDescription(self._clock.text)

    def name_parts(self, words: Words) -> None:
        """Names everything in this language."""
        self._words = words
        for name, button in self.buttons.items():
            button.setText(words.text(f"lectern-{name}"))
            button.setAccessibleName(button.text())
        self.notes.setPlaceholderText(words.text("lectern-notes"))
        self.notes.setAccessibleName(words.text("lectern-notes"))
        self.picture.setAccessibleName(words.text("lectern-picture"))
        self.time.setAccessibleName(words.text("lectern-time"))
        self._name_pause()
        self.show_time()

    def _name_pause(self) -> None:
        pause, name = self.buttons["clock-pause"], "clock-pause" if self._clock.runs else "clock-go"
        pause.setText(self._words.text(f"lectern-{name}") if self._words is not None else "")
        pause.setAccessibleName(pause.text())

    def _update_labels(self) -> None:
        dark, ratio = is_dark(self.palette()), self.devicePixelRatioF()
        for name, label in self.labels.items():
            label.setVisible(bool(self._texts[name]) or name == "next")
        # One that was hidden gets its width.
        self._row.activate()
        for name, label in self.labels.items():
            text, bold = self._texts[name], name == "page"
            part = self._shortened(text, label, self._lines(name), bold)
            shown = rich(part, label.fontMetrics().height(), dark, ratio)
            label.setText(f"<b>{shown}</b>" if bold else shown)
            label.setAccessibleName(text)

    def _lines(self, name: str) -> int:
        """How many lines of this text there is room for."""
        if name == "answers":
            head = max(self.time.sizeHint().height(), self.buttons["clock-pause"].sizeHint().height())
            others = head + self.notes.minimumSizeHint().height() + 2 * SPACING
            return self._lines_in(self._row.contentsRect().height() - others, name)
        if name != "next":
            return LINES
        room = self._row.contentsRect().height() - self.buttons["black"].height() - 2 * SPACING
        return max(1, self._lines_in(room, name) - LINES)

    def _lines_in(self, height: int, name: str) -> int:
        """How many lines of this label there is room for in so many pixels."""
        return max(1, height // (self.labels[name].fontMetrics().lineSpacing() + 1))

    def _shortened(self, text: str, label: QLabel, lines: int, bold: bool) -> str:
        """As many whole words as fit into so many lines of a label."""
        font = QFont(label.font())
        font.setBold(bold)
        metrics = QFontMetrics(font)
        height, width = lines * (metrics.lineSpacing() + 1), label.width() - metrics.averageCharWidth()

        def fits(part: str) -> bool:
            return metrics.boundingRect(0, 0, width, 9999, Qt.TextFlag.TextWordWrap, part).height() <= height

        if fits(text):
            return text
        words = text.split(" ")
        fitting = bisect_left(range(len(words)), True, key=lambda n: not fits(" ".join(words[: n + 1]) + " …"))
        return " ".join(words[: max(1, fitting)]) + " …"

    def changeEvent(self, event: QEvent) -> None:
        """Updates the labels for another font or palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # A part that was polished again keeps its old font unless it is set here.
            for part in (*self.labels.values(), *self.buttons.values(), self.notes, self.picture):
                part.setFont(self.font())
            time = QFont(self.font())
            time.setPixelSize(round(TIME_SCALE * self.fontInfo().pixelSize()))
            time.setBold(True)
            self.time.setFont(time)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._update_labels()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the picture its room."""
        super().resizeEvent(event)
        self.picture.fit_into(QSize(round(MOST * self.width()), self._row.contentsRect().height()))
        # The labels have their widths when the layout has been done.
        self._fitting.start(0)
