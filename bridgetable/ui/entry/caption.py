"""The caption bar: what just happened, whose turn it is, and the confirmation of an act that would break a Law."""

from __future__ import annotations

import enum
from bisect import bisect_left

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.theme import set_style_property


class Tone(enum.Enum):
    """What the caption shows: the course of play, an act to be confirmed, a refusal, or a notice of the program."""

    NORMAL = "normal"
    OFFER = "offer"
    REFUSAL = "refusal"
    NOTICE = "notice"


class Caption(QFrame):
    """The text above the table, with buttons to confirm or dismiss; its height does not depend on the text."""

    accepted = Signal()
    """The button that confirms the act was pressed ("Play it anyway")."""
    dismissed = Signal()
    """The button that drops the act was pressed."""
    message_shown = Signal(str)
    """A text other than the course of play was shown: an act to be confirmed, a refusal or a notice."""
    typed_changed = Signal(str)
    """The typed text has changed; it is empty when nothing is typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("caption")
        self.tone = Tone.NORMAL
        self.setProperty("tone", self.tone.value)
        self._text = ("", "")
        self._typed = ""
        self._restyling = False
        self._has_size = False
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
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 10, 3)
        row.setSpacing(10)
        row.addWidget(self.text, 1)
        for widget in (self.echo, self.accept, self.dismiss, self.turn):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_message("", "")

    def show_message(self, text: str, turn: str, tone: Tone = Tone.NORMAL) -> None:
        """Shows a text, and on the right whose turn it is; the buttons are hidden."""
        self._set_message(text, turn, tone)
        self.accept.hide()
        self.dismiss.hide()
        self.turn.show()

    def show_offer(self, text: str, button: str, dismiss: str) -> None:
        """Shows what an act would be, with a button that confirms it and one that drops it; "" hides a button."""
        self._set_message(text, "", Tone.OFFER)
        self.turn.hide()
        for widget, label in ((self.accept, button), (self.dismiss, dismiss)):
            widget.setVisible(bool(label))
            widget.setText(label)
        self.accept.setAccessibleDescription(text)

    def show_typed(self, text: str) -> None:
        """Shows what has been typed of a card or a call; "" hides it."""
        if text == self._typed == "":
            self.echo.hide()
            return
        different, self._typed = text != self._typed, text
        self.echo.setVisible(bool(text))
        height = round(self.fontMetrics().height() * 1.2)
        self.echo.setText(f"<b>{rich(text, height, is_dark(self.palette()), self.devicePixelRatioF())}</b>")
        if different:
            self.typed_changed.emit(text)
            if text and self.isVisible():
                announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows as much of the text as fits the new size."""
        super().resizeEvent(event)
        self._has_size = True
        self._update_labels()

    def _shortened(self, text: str, bold: bool) -> str:
        """Returns as many whole words as fit in the caption; the Director's panel has the whole text."""
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
        fitting = bisect_left(range(len(words)), True, key=lambda n: not fits(" ".join(words[: n + 1]) + " …"))
        return " ".join(words[: max(1, fitting)]) + " …"

    @property
    def plain(self) -> str:
        """The text shown, without markup."""
        return self._text[0]

    def changeEvent(self, event: QEvent) -> None:
        """Updates the labels for another font or palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # A label that was polished again keeps its old font unless it is set here, with its weight.
            self.text.setFont(self.font())
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            self.turn.setFont(font)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and not self._restyling:
            self._update_labels()

    def _set_message(self, text: str, turn: str, tone: Tone) -> None:
        different = text and (text, turn) != self._text
        self._text, self.tone = (text, turn), tone
        # To be styled for another tone gives the caption its font and its colours anew, one after the other.
        self._restyling = True
        set_style_property(self, "tone", tone.value, self.text, self.turn)
        self._restyling = False
        self.show_typed("")
        self._update_labels()
        said = " ".join(f"{part}." if part[-1].isalnum() else part for part in (text, turn) if part)
        self.setAccessibleName(said)
        if tone is not Tone.NORMAL:
            self.message_shown.emit(text)
        if different and self.isVisible():
            announce(self, said)

    def _update_labels(self) -> None:
        if not self._has_size:
            # How much of the text fits is not known yet, and to be laid out labels would be styled first.
            return
        text, turn = self._text
        bold = self.tone is not Tone.NORMAL
        dark = self.tone is not Tone.OFFER and (self.tone is not Tone.NORMAL or is_dark(self.palette()))
        height, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        self.turn.setText(rich(turn, height, is_dark(self.palette()), ratio))
        # The text has the room that the turn leaves.
        self._row.activate()
        shown = rich(self._shortened(text, bold), height, dark, ratio)
        self.text.setText(f"<b>{shown}</b>" if bold else shown)
