"""The lectern over the whole window: what the room sees and what comes next in large pictures, answers, time, notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import move_focus, named
from bridgetable.ui.lectern.clock import Clock
from bridgetable.ui.lectern.panel import SHAPE, NotesEdit, WallPicture
from bridgetable.words.catalogue import Words

PAUSE = 150
"""Milliseconds after a change until the picture of what comes next is made: no key waits for it."""
MOST_MINUTES = 600
"""The most minutes that can be planned."""
LARGEST, SMALLEST, STEPS = 1.7, 0.62, 18
"""The sizes of the answers relative to the other letters: the largest in which all of them are seen at once."""
TIME = 1.9
"""The size of the time relative to the other letters."""
NOTES, NOTE_STEP, NOTE_SIZES = 1.25, 1.15, range(-4, 9)
"""The size of the notes relative to the other letters, by how much a key changes it, and how often."""
NOTE_KEYS = {1: "Alt++", -1: "Alt+-"}
"""The keys that make the notes larger and smaller."""
LEFT = 0.58
"""The share of the width that the picture of the wall and the answers have."""
TALLEST = 0.6
"""The share of the height that the picture of the wall has at most."""
EDGE, GAP = 10, 8
"""The margins, and the room between the parts, in pixels."""


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


class FittingText(QTextBrowser):
    """Lines of text in the largest letters in which all of them are seen at once; what is right stands out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[str, ...] = ()
        self._fitted_to = QSize()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # On the colour of the window: nothing to tell is no white box.
        self.viewport().setAutoFillBackground(False)

    def show_lines(self, text: str) -> None:
        """Shows these lines; a right answer is bold up to its reason."""
        self._lines = tuple(text.split("\n")) if text else ()
        self.setAccessibleDescription(text)
        self.fit()

    def fit(self) -> None:
        """Chooses the size of the letters for the room there is."""
        self._fitted_to = self.size()
        base = self.fontInfo().pixelSize()
        bar = self.verticalScrollBarPolicy()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for step in range(STEPS + 1):
            pixels = round(base * (LARGEST - (LARGEST - SMALLEST) * step / STEPS))
            font = QFont(self.font())
            font.setPixelSize(pixels)
            self.document().setDefaultFont(font)
            self.setHtml(self._html(pixels))
            self.document().setTextWidth(self.viewport().width())
            if self.document().size().height() <= self.viewport().height():
                return
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded if self._lines else bar)

    def _html(self, pixels: int) -> str:
        on = ground_of(self.palette())

        def line(text: str) -> str:
            head, dash, why = text.partition(" — ")
            shown = rich(head, on)
            if text.startswith("✓"):
                shown = f"<b>{shown}</b>"
            return shown + (dash + rich(why, on) if dash else "")

        between = round(0.35 * pixels)
        return "".join(f'<p style="margin: 0 0 {between}px 0">{line(each)}</p>' for each in self._lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the letters to the new size; a scroll bar that comes or goes makes no other."""
        super().resizeEvent(event)
        if self.size() != self._fitted_to:
            self.fit()


class PresenterScreen(QWidget):
    """Covers the window while the wall is on another screen: nothing of the lectern is behind a tab or cut short.

    At the left what the room sees, and below it the answers, hands and phones; at the right what comes next, and the
    notes on the page that is shown; above both where the lesson is, and its time. The commands `wall_buttons` have a
    button each.
    """

    def __init__(
        self, clock: Clock, wall_buttons: tuple[str, ...], make_next: Callable[[QSize], QImage | None], window: QWidget
    ) -> None:
        super().__init__(window)
        named(self, "presenter-screen")
        self._clock, self._window = clock, window
        self._words: Words | None = None
        self._note_size = 0
        self._texts = {"page": "", "next": ""}
        self.setAutoFillBackground(True)
        self.now, self.next = WallPicture(self), NextPicture(make_next, self)
        self.labels = {name: self._label(name) for name in self._texts}
        self.labels["next"].setWordWrap(True)
        self.answers = named(FittingText(self), "presenter-answers")
        self.notes = NotesEdit(self)
        self.time = named(QLabel(self), "presenter-time")
        self.planned = named(QSpinBox(self), "presenter-planned")
        self.planned.setRange(0, MOST_MINUTES)
        self.planned.setSingleStep(5)
        self.planned.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        names = (*wall_buttons, "clock-pause", "clock-reset", "notes-smaller", "notes-larger", "leave")
        self.buttons = {name: self._button(name) for name in names}
        self.leave = self.buttons["leave"]
        self._head, self._below, self._own = QWidget(self), QWidget(self), QWidget(self)
        self._left = QVBoxLayout(self._below)
        self._lay_out(wall_buttons)
        for by, keys in NOTE_KEYS.items():
            button = self.buttons["notes-larger" if by > 0 else "notes-smaller"]
            button.clicked.connect(lambda _=False, by=by: self.resize_notes(by))
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)
        self.buttons["clock-pause"].clicked.connect(lambda: clock.set_running(not clock.runs))
        self.buttons["clock-reset"].clicked.connect(clock.reset)
        window.installEventFilter(self)
        clock.ticked.connect(self.show_time)
        clock.changed.connect(self._name_pause)
        self.hide()

    def _label(self, name: str) -> QLabel:
        label = named(QLabel(self), f"presenter-{name}")
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label

    def _button(self, name: str) -> QToolButton:
        button = named(QToolButton(self), f"presenter-{name}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self, wall_buttons: tuple[str, ...]) -> None:
        head, own, notes = QHBoxLayout(self._head), QVBoxLayout(self._own), QHBoxLayout()
        for layout in (head, own, self._left):
            layout.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.labels["page"], 1)
        for name in wall_buttons:
            head.addWidget(self.buttons[name])
        head.addSpacing(GAP)
        head.addWidget(self.time)
        for part in (self.planned, self.buttons["clock-pause"], self.buttons["clock-reset"], self.leave):
            head.addWidget(part)
        self._left.addWidget(self.answers, 1)
        notes.addWidget(self.labels["next"], 1)
        notes.addWidget(self.buttons["notes-smaller"])
        notes.addWidget(self.buttons["notes-larger"])
        own.addLayout(notes)
        own.addWidget(self.notes, 1)

    def _place_parts(self) -> None:
        """Gives the picture of the wall and the next one all the room that answers and notes leave them."""
        width, height = self.width() - 2 * EDGE, self.height() - 2 * EDGE
        head = self._head.sizeHint().height()
        self._head.setGeometry(EDGE, EDGE, width, head)
        top, foot = EDGE + head + GAP, EDGE + height
        left = round(LEFT * width)
        tall = min(round(left / SHAPE), round(TALLEST * height))
        self.now.setGeometry(EDGE, top, left, tall)
        self._below.setGeometry(EDGE, top + tall + GAP, left, foot - top - tall - GAP)
        x = EDGE + left + GAP
        right = EDGE + width - x
        tall = min(round(right / SHAPE), round(TALLEST * height))
        self.next.setGeometry(x, top, right, tall)
        self._own.setGeometry(x, top + tall + GAP, right, foot - top - tall - GAP)
        self._fit_page()

    def _fit_page(self) -> None:
        """Makes the letters that say where the room is smaller where the buttons beside them leave too little room."""
        layout, label, font = self._head.layout(), self.labels["page"], QFont(self.font())
        if layout is not None:
            layout.activate()
        font.setBold(True)
        needed = QFontMetrics(font).horizontalAdvance(self._texts["page"])
        if needed > label.width() > 0:
            font.setPixelSize(max(1, int(self.fontInfo().pixelSize() * label.width() / needed)))
        label.setFont(font)

    def add_below_answers(self, part: QWidget) -> None:
        """Adds a part below the answers, as for counting hands."""
        self._left.addWidget(part)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def set_on(self, on: bool) -> None:
        """Covers the window, or uncovers it."""
        if on:
            self.setGeometry(self._window.rect())
            self._place_parts()
            self.raise_()
        self.setVisible(on)
        # Parts that are styled when they are first shown have lost theirs.
        self._set_fonts()
        self.show_time()
        self.next.refresh_soon()

    def show_texts(self, page: str, coming: str, answers: str) -> None:
        """Shows where the room is, what comes next, and all that only the lecturer is to know, a line each."""
        self._show_text("page", page)
        self._fit_page()
        self._show_text("next", coming)
        if answers != self.answers.accessibleDescription():
            self.answers.show_lines(answers)
        self.next.refresh_soon()

    def _show_text(self, name: str, text: str) -> None:
        self._texts[name] = text
        label = self.labels[name]
        shown = rich(text, ground_of(self.palette()))
        label.setText(shown if name == "next" else f"<b>{shown}</b>")
        label.setAccessibleName(text)

    def show_time(self) -> None:
        """Shows the time and what is planned; in the colour of what is wrong once that has passed."""
        self.time.setText(self._clock.text_of_plan)
        palette = self.palette()
        if self._clock.is_over:
            palette.setColor(QPalette.ColorRole.WindowText, palette.brightText().color())
        self.time.setPalette(palette)

    def resize_notes(self, by: int) -> None:
        """Makes the letters of the notes larger (1) or smaller (-1)."""
        self._note_size = min(max(self._note_size + by, NOTE_SIZES[0]), NOTE_SIZES[-1])
        self._set_fonts()

    def name_parts(self, words: Words) -> None:
        """Names everything in this language."""
        self._words = words
        for name, button in self.buttons.items():
            known = {"leave": "lectern-small", "notes-larger": "", "notes-smaller": ""}.get(name, f"lectern-{name}")
            button.setText(words.text(known) if known else ("A+" if name == "notes-larger" else "A−"))
            button.setAccessibleName(words.text(f"lectern-{name}") if not known else button.text())
        for by, keys in NOTE_KEYS.items():
            button = self.buttons["notes-larger" if by > 0 else "notes-smaller"]
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{button.accessibleName()} ({shown})")
        self.leave.setToolTip(words.text("command-presenter-tip"))
        self.answers.setAccessibleName(words.text("lectern-answers"))
        self.next.setAccessibleName(words.text("lectern-next-picture"))
        self.now.setAccessibleName(words.text("lectern-picture"))
        self.notes.set_name(words.text("lectern-notes"))
        self.time.setAccessibleName(words.text("lectern-time"))
        self.planned.setAccessibleName(words.text("lectern-planned"))
        self.planned.setToolTip(words.text("lectern-planned"))
        self.planned.setSuffix(f" {words.text('lectern-minutes')}")
        self.planned.setSpecialValueText(words.text("lectern-no-plan"))
        self._name_pause()
        self._place_parts()

    def _name_pause(self) -> None:
        if self._words is not None:
            pause = self.buttons["clock-pause"]
            pause.setText(self._words.text("lectern-clock-pause" if self._clock.runs else "lectern-clock-go"))
            pause.setAccessibleName(pause.text())

    def _set_fonts(self) -> None:
        base = self.fontInfo().pixelSize()
        notes = NOTES * NOTE_STEP**self._note_size
        for part, scale, bold in ((self.answers, 1.0, False), (self.time, TIME, True), (self.notes, notes, False)):
            font = QFont(self.font())
            font.setPixelSize(round(scale * base))
            font.setBold(bold)
            part.setFont(font)
        self.answers.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Takes over another font or palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_fonts()
            self._place_parts()
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            for name, text in self._texts.items():
                self._show_text(name, text)
            self.answers.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives each part its place."""
        super().resizeEvent(event)
        self._place_parts()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Moves the focus to the next part of the lectern, or the one before: what it covers is not seen."""
        chain = [part for part in self._in_tab_order() if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if not chain:
            # It is being hidden, with what has the focus.
            return super().focusNextPrevChild(forwards)
        move_focus(chain, forwards)
        return True

    def _in_tab_order(self) -> Iterator[QWidget]:
        part = self.nextInFocusChain()
        while part is not None and part is not self:
            if self.isAncestorOf(part) and part.isVisible() and part.isEnabled() and part.focusProxy() is None:
                yield part
            part = part.nextInFocusChain()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays as large as the window."""
        if watched is self._window and event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)
