"""The lines beside the figures: what they are, that they are being worked out, and how to stop that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.words.catalogue import Words

SMALLER = 0.8
"""Two lines have room where one of the usual size has."""


class _SmallPrint(QWidget):
    """A line in smaller letters, written again in another palette or size of letters."""

    label: QLabel
    _text: str

    def changeEvent(self, event: QEvent) -> None:
        """Writes the line again in another palette or size of letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._write()

    def _write(self) -> None:
        font = self.font()
        font.setPixelSize(max(12, round(self.fontInfo().pixelSize() * SMALLER)))
        self.label.setFont(font)
        height = self.label.fontMetrics().height()
        self.label.setText(rich(self._text, height, is_dark(self.palette()), self.devicePixelRatioF()))


class FiguresLine(_SmallPrint):
    """The legend of the figures on the table, and a button that stops the analysis while it lasts."""

    cancelled = Signal()
    changed = Signal()
    """It needs another width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self.label = named(QLabel(self, wordWrap=True), "figures-legend")
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.cancel = named(QToolButton(self), "figures-cancel")
        self.cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.cancel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.hide()

    def show_legend(self, text: str, words: Words, *, lasts: bool) -> None:
        """Shows this legend, with a button that stops the analysis while it lasts; an empty one takes no room."""
        self._text = text
        self.cancel.setText(words.text("figures-cancel"))
        self.cancel.setToolTip(words.text("figures-cancel-tip"))
        self.cancel.setAccessibleName(self.cancel.toolTip())
        self.cancel.setVisible(lasts)
        self._write()
        self.setVisible(bool(text))
        self.changed.emit()

    def _write(self) -> None:
        super()._write()
        self.cancel.setFont(self.label.font())
        self.setMinimumWidth(20 * self.label.font().pixelSize())
        self.label.setToolTip(plain_tip(self._text))
        self.label.setAccessibleName(self._text)


class FiguresSwitch(_SmallPrint):
    """Under the options: the switch of the figures, and what those on the buttons are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self.switch = named(QToolButton(self), "figures-switch")
        self.switch.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.switch.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.label = named(QLabel(self), "figures-of-options")
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 0)
        row.addWidget(self.switch)
        row.addWidget(self.label)
        row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_legend(self, text: str) -> None:
        """Says what the figures on the buttons are."""
        self._text = text
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Has the label where there is room for it: the legend under the table says the same."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - self.switch.sizeHint().width() - self._row.spacing()
        self.label.setVisible(bool(self._text) and self.label.sizeHint().width() <= room)

    def _write(self) -> None:
        super()._write()
        self.label.setAccessibleName(self._text)
        self._fit()
