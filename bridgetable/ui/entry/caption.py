"""The caption: what just happened and whose turn it is; here too a card is offered that would break a Law."""

from __future__ import annotations

import enum
from bisect import bisect_left

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named


class Tone(enum.Enum):
    """What the caption is: the course of play, a warning before a deliberate act, a refusal, a word of the program."""

    CALM = "calm"
    OFFER = "offer"
    REFUSAL = "refusal"
    NOTICE = "notice"


class Caption(QFrame):
    """One line over the table. Its bar keeps its height whatever it says, so that nothing moves under it."""

    accepted = Signal()
    """"Play it anyway", or whatever the button says."""
    dismissed = Signal()
    spoken_up = Signal(str)
    """Something other than the course of play is said: an offer, a refusal, a word of the program."""
    echoed = Signal(str)
    """Something else is typed now; empty when nothing is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("caption")
        self.tone = Tone.CALM
        self._text = ("", "")
        self._typed = ""
        self.text = named(QLabel(self, wordWrap=True), "caption-text")
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.turn = named(QLabel(self), "caption-turn")
        self.turn.setTextFormat(Qt.TextFormat.RichText)
        self.echo = named(QLabel(self), "caption-echo")
        self.echo.setTextFormat(Qt.TextFormat.RichText)
        self.accept = named(QPushButton(self), "accept")
        self.accept.clicked.connect(self.accepted)
        self.dismiss = named(QPushButton(self), "dismiss")
        self.dismiss.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 10, 3)
        row.setSpacing(10)
        row.addWidget(self.text, 1)
        for widget in (self.echo, self.accept, self.dismiss, self.turn):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.say("", "")

    def say(self, text: str, turn: str, tone: Tone = Tone.CALM) -> None:
        """Tells something, and on the right whose turn it is."""
        self._write(text, turn, tone)
        self.accept.hide()
        self.dismiss.hide()
        self.turn.show()

    def offer(self, text: str, button: str, dismiss: str) -> None:
        """Tells what an act would be, with a button that does it all the same."""
        self._write(text, "", Tone.OFFER)
        self.turn.hide()
        for widget, label in ((self.accept, button), (self.dismiss, dismiss)):
            widget.setVisible(bool(label))
            widget.setText(label)
        self.accept.setAccessibleDescription(text)

    def show_typed(self, text: str) -> None:
        """Echoes what has been typed of a card or a call; nothing when it is empty."""
        if text == self._typed == "":
            self.echo.hide()
            return
        new, self._typed = text != self._typed, text
        self.echo.setVisible(bool(text))
        height = round(self.fontMetrics().height() * 1.2)
        self.echo.setText(f"<b>{rich(text, height, is_dark(self.palette()), self.devicePixelRatioF())}</b>")
        if new:
            self.echoed.emit(text)
            if text and self.isVisible():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows as much of the text as there is room for now."""
        super().resizeEvent(event)
        self._paint_text()

    def _fitting(self, text: str, bold: bool) -> str:
        """As many whole words as the caption has room for; the Director's panel has the rest."""
        font = QFont(self.text.font())
        font.setBold(bold)
        metrics = QFontMetrics(font)
        width, height = self.text.width(), self.height() - 6
        if width < metrics.averageCharWidth() * 20:
            return text

        def fits(part: str) -> bool:
            return metrics.boundingRect(0, 0, width, 9999, Qt.TextFlag.TextWordWrap, part).height() <= height

        if fits(text):
            return text
        words = text.split(" ")
        most = bisect_left(range(len(words)), True, key=lambda count: not fits(" ".join(words[: count + 1]) + " …"))
        return " ".join(words[: max(1, most)]) + " …"

    @property
    def plain(self) -> str:
        """What it says, in plain words."""
        return self._text[0]

    def changeEvent(self, event: QEvent) -> None:
        """Follows the size of letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # What was polished again keeps the letters it had unless it is given others.
            for widget in (self.text, self.turn):
                widget.setFont(self.font())
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._paint_text()

    def _write(self, text: str, turn: str, tone: Tone) -> None:
        new = text and text != self._text[0]
        self._text, self.tone = (text, turn), tone
        self.setProperty("tone", tone.value)
        for widget in (self, self.text, self.turn):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        self.show_typed("")
        self._paint_text()
        self.setAccessibleName(text)
        if tone is not Tone.CALM:
            self.spoken_up.emit(text)
        if new and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _paint_text(self) -> None:
        text, turn = self._text
        bold = self.tone is not Tone.CALM
        dark = self.tone is not Tone.OFFER and (self.tone is not Tone.CALM or is_dark(self.palette()))
        shown = rich(self._fitting(text, bold), self.fontMetrics().height(), dark, self.devicePixelRatioF())
        self.text.setText(f"<b>{shown}</b>" if bold else shown)
        self.turn.setText(rich(turn, self.fontMetrics().height(), is_dark(self.palette()), self.devicePixelRatioF()))
