"""The legends of the double-dummy figures, with the button that stops the analysis and the switch of the figures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.words.catalogue import Words

SCALE = 0.8
"""Size of the letters relative to those of the panel: two small lines fit where one of the usual size does."""


class _SmallLine(QWidget):
    """A line in smaller letters."""

    label: QLabel
    _text: str

    def changeEvent(self, event: QEvent) -> None:
        """Updates the line for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._update_text()

    def _update_text(self) -> None:
        font = self.font()
        font.setPixelSize(max(12, round(self.fontInfo().pixelSize() * SCALE)))
        self.label.setFont(font)
        self.label.setText(rich(self._text, ground_of(self.palette())))


class FiguresLine(_SmallLine):
    """The legend of the figures on the table, and a button that stops an analysis that takes long."""

    cancelled = Signal()
    """The button that stops the analysis was pressed."""
    changed = Signal()
    """The legend has changed and may need another width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._shown: tuple[str, Words, bool] | None = None
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

    def show_legend(self, text: str, words: Words, *, can_cancel: bool) -> None:
        """Shows this legend, and the button if `can_cancel`; "" hides the whole line."""
        if (text, words, can_cancel) == self._shown:
            return
        self._shown, self._text = (text, words, can_cancel), text
        self.cancel.setText(words.text("figures-cancel"))
        self.cancel.setToolTip(words.text("figures-cancel-tip"))
        self.cancel.setAccessibleName(self.cancel.toolTip())
        self.cancel.setVisible(can_cancel)
        self._update_text()
        self.setVisible(bool(text))
        self.changed.emit()

    def _update_text(self) -> None:
        super()._update_text()
        self.cancel.setFont(self.label.font())
        self.setMinimumWidth(20 * self.label.font().pixelSize())
        self.label.setAccessibleName(self._text)
        self._update_tip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tells in a tooltip what there is no longer room for."""
        super().resizeEvent(event)
        self._update_tip()

    def _update_tip(self) -> None:
        cut = self.label.heightForWidth(self.label.width()) > self.label.height()
        self.label.setToolTip(plain_tip(self._text) if cut else "")


class FiguresSwitch(_SmallLine):
    """The switch of the figures, and the legend of those on the option buttons; it stands under the options."""

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
        """Shows this legend of the figures on the buttons; "" hides it."""
        if text != self._text:
            self._text = text
            self._update_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows the legend only where there is room for it; the one under the table says the same."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - self.switch.sizeHint().width() - self._row.spacing()
        self.label.setVisible(bool(self._text) and self.label.sizeHint().width() <= room)

    def _update_text(self) -> None:
        super()._update_text()
        self.label.setAccessibleName(self._text)
        self._fit()
