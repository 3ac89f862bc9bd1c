"""The panel of the lectern: the wall in small, what comes next, the time, private notes, what nobody has noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from bridgetable.ui.drawing.lettering import shortened
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.lectern.clock import Clock
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.ui.wall.wall import Wall


# -- The field for private notes ---------------------------------------------------------------------------------------


PAGE_KEYS = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class NotesEdit(QPlainTextEdit):
    """The field for private notes; the page keys are left to the wall, Escape leaves the field.

    Where a page has no notes, those on the whole table are shown in grey.
    """

    left = Signal()
    """Escape was pressed."""
    edited = Signal(str)
    """The user has changed the notes to this text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "private-notes")
        self.setTabChangesFocus(True)
        self._shown = self._instead = self._name = ""
        self.textChanged.connect(self._tell)

    def sizeHint(self) -> QSize:
        """Four lines; more where there is room."""
        return QSize(super().sizeHint().width(), 4 * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """Two lines."""
        return QSize(8 * self.fontInfo().pixelSize(), 2 * self.fontMetrics().lineSpacing())

    def show_text(self, text: str, instead: str = "") -> None:
        """Shows these notes; those that are shown already stay as they are, with the cursor.

        Without any it shows `instead` in grey, or what the field is for.
        """
        self._shown = text
        self._instead = instead
        self.setPlaceholderText(instead or self._name)
        if text != self.toPlainText():
            self.setPlainText(text)

    def set_name(self, name: str) -> None:
        """Names the field."""
        self._name = name
        self.setAccessibleName(name)
        self.setPlaceholderText(self._instead or name)

    def _tell(self) -> None:
        text = self.toPlainText()
        if text != self._shown:
            self._shown = text
            self.edited.emit(text)

    def event(self, event: QEvent) -> bool:
        """Leaves the page keys to the commands, so that a clicker works while notes are written."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in PAGE_KEYS:
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves the field with Escape; other keys write."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


# -- A small live picture of the wall ----------------------------------------------------------------------------------


PAUSE = 80
"""Milliseconds between two pictures while something moves on the wall."""
SHAPE = 16 / 9
"""The width of the picture in heights, while there is no wall."""


class WallPicture(QWidget):
    """Shows what the room sees, small, with a caption over it where the room does not see the table as it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "wall-picture")
        self._wall: Wall | None = None
        self._picture = QPixmap()
        self._caption = ""
        self._wanted: QSize | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.refresh)
        # It gives way to the buttons beside it.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    @property
    def picture(self) -> QPixmap:
        """The picture as it was taken last; null while there is no wall."""
        return self._picture

    @property
    def caption(self) -> str:
        """What is written over the picture."""
        return self._caption

    def watch(self, wall: Wall | None) -> None:
        """Shows this wall from now on; None shows none."""
        if wall is not self._wall:
            self._wall = wall
            if wall is not None:
                wall.installEventFilter(self)
            self._take_soon()
            self.updateGeometry()

    def set_caption(self, caption: str) -> None:
        """Writes this over the picture, "" for nothing."""
        if caption != self._caption:
            self._caption = caption
            self.setAccessibleDescription(caption)
            self._take_soon()
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notices whatever is painted on the wall."""
        if watched is self._wall and event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.Resize):
            self._take_soon()
        return super().eventFilter(watched, event)

    def _take_soon(self) -> None:
        if not self._pause.isActive():
            self._pause.start(PAUSE)

    def fit_into(self, room: QSize) -> None:
        """Takes as much of this room as the shape of the wall allows."""
        size = QSizeF(self._shape, 1.0).scaled(QSizeF(room), Qt.AspectRatioMode.KeepAspectRatio).toSize()
        if size != self._wanted:
            self._wanted = size
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As large as there is room; at first eight lines high."""
        height = 8 * self.fontInfo().pixelSize()
        return self._wanted or QSize(round(height * self._shape), height)

    def minimumSizeHint(self) -> QSize:
        """Six lines high, in the shape of the wall."""
        height = 6 * self.fontInfo().pixelSize()
        return QSize(round(height * self._shape), height)

    @property
    def _shape(self) -> float:
        return self._wall.width() / self._wall.height() if self._wall is not None else SHAPE

    def refresh(self) -> None:
        """Takes the picture anew."""
        self._pause.stop()
        wall = self._wall
        if wall is None or self.width() < 1 or self.height() < 1:
            self._picture = QPixmap()
        elif self.isVisible():
            scale = min(self.width() / wall.width(), self.height() / wall.height())
            ratio = self.devicePixelRatioF()
            size = QSize(max(1, round(wall.width() * scale * ratio)), max(1, round(wall.height() * scale * ratio)))
            picture = QPixmap(size)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.black)
            with QPainter(picture) as painter:
                painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                painter.scale(scale, scale)
                wall.render(painter, QPoint())
            self._picture = picture
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Takes the picture: none has been taken while it was hidden."""
        super().showEvent(event)
        self._take_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Takes the picture in the new size."""
        super().resizeEvent(event)
        self._take_soon()

    def point_on_table(self, point: QPointF) -> QPointF:
        """The point of the wall's table that is seen at this point of the picture."""
        wall, place = self._wall, self._place
        if wall is None or place.isEmpty():
            return QPointF(-1, -1)
        scale = wall.width() / place.width()
        return (point - place.topLeft()) * scale - QPointF(wall.table.pos())

    @property
    def _place(self) -> QRectF:
        """Where the picture is painted."""
        size = self._picture.deviceIndependentSize()
        return QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the picture with its caption, or an empty frame."""
        place = self._place
        with QPainter(self) as painter:
            if self._picture.isNull():
                place = QRectF(0, 0, min(self.width(), self.height() * SHAPE), self.height())
                painter.setPen(self.palette().mid().color())
                painter.drawRect(place.adjusted(0, 0, -1, -1))
            else:
                painter.drawPixmap(place.topLeft(), self._picture)
            if self._caption:
                # With large letters it has several lines.
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                needed = self.fontMetrics().boundingRect(place.toRect(), int(flags), self._caption)
                height = needed.height() + 0.5 * self.fontMetrics().height()
                band = QRectF(place.x(), place.center().y() - height / 2, place.width(), height)
                painter.fillRect(band, self.palette().highlight())
                painter.setPen(self.palette().highlightedText().color())
                painter.drawText(band, int(flags), self._caption)


MOST = 0.4
"""The share of the width that the picture takes at most."""
MOST_IN_A_LINE = 4
"""The most buttons for the wall in a line."""
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
        return button

    def _wall_column(self) -> QVBoxLayout:
        """What the wall shows now and next, and the buttons for it."""
        column = QVBoxLayout()
        self._wall_part = column
        column.setSpacing(SPACING)
        column.addWidget(self.labels["page"])
        column.addWidget(self.labels["next"], 1)
        # In one line they would leave the Director's panel no room in the smallest window.
        for names in (self._wall_buttons[:MOST_IN_A_LINE], self._wall_buttons[MOST_IN_A_LINE:]):
            line = QHBoxLayout()
            line.setSpacing(3)
            for name in names:
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
        told = answers.replace("\n", " · ")
        self._texts = {"page": page, "next": coming, "unnoticed": "" if told else unnoticed, "answers": told}
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
        self.notes.set_name(words.text("lectern-notes"))
        self.picture.setAccessibleName(words.text("lectern-picture"))
        self.time.setAccessibleName(words.text("lectern-time"))
        self._name_pause()
        self.show_time()

    def _name_pause(self) -> None:
        pause, name = self.buttons["clock-pause"], "clock-pause" if self._clock.runs else "clock-go"
        pause.setText(self._words.text(f"lectern-{name}") if self._words is not None else "")
        pause.setAccessibleName(pause.text())

    def _update_labels(self) -> None:
        on = ground_of(self.palette())
        for name, label in self.labels.items():
            label.setVisible(bool(self._texts[name]) or name == "next")
        # One that was hidden gets its width.
        self._row.activate()
        for name, label in self.labels.items():
            text, bold = self._texts[name], name == "page"
            part = self._shortened(text, label, self._lines(name), bold)
            shown = rich(part, on)
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
        lines = -(-len(self._wall_buttons) // MOST_IN_A_LINE)
        room = self._row.contentsRect().height() - lines * (self.buttons["black"].height() + SPACING) - SPACING
        return max(1, self._lines_in(room, name) - LINES)

    def _lines_in(self, height: int, name: str) -> int:
        """How many lines of this label there is room for in so many pixels."""
        return max(1, height // (self.labels[name].fontMetrics().lineSpacing() + 1))

    def _shortened(self, text: str, label: QLabel, lines: int, bold: bool) -> str:
        """As many whole words as fit into so many lines of a label."""
        font = QFont(label.font())
        font.setBold(bold)
        metrics = QFontMetrics(font)
        return shortened(text, font, label.width() - metrics.averageCharWidth(), lines * (metrics.lineSpacing() + 1))

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
