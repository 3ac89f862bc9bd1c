"""The score line: contract, tricks as played and after the Laws, and what the board scores."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.table.content.score_line import Parts, score_parts

GIVE_WAY = ("board", "tricks")


class ScoreBar(QWidget):
    """One line under the table; `beside` stands in its middle, in the room that is left."""

    def __init__(self, beside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: Parts = ()
        self._labels: dict[str, QLabel] = {}
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(10, 1, 10, 1)
        row.setSpacing(18)
        for name in ("contract", "board", "tricks", "laws", "score", "penalty"):
            label = named(QLabel(self), f"score-{name}")
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._labels[name] = label
            row.addWidget(label)
            if name == "tricks":
                row.addWidget(beside, 1)
                row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows contract, tricks and score of the table."""
        if not changed(before, after, "table", "words"):
            return
        self._parts = score_parts(after.table, after.words)
        self._write()
        self.setAccessibleName(after.words.text("panel-score"))
        self.setAccessibleDescription(self.text())

    def text(self) -> str:
        """The whole line in plain words."""
        return " · ".join(text for _, text in self._parts if text)

    def changeEvent(self, event: QEvent) -> None:
        """Writes the line again in another palette or size of letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands elsewhere too gives way where the line is too short for everything."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Shares out the width: what is shown elsewhere too gives way."""
        for name, text in self._parts:
            self._labels[name].setVisible(bool(text))
        for name in GIVE_WAY:
            if self._row.minimumSize().width() > self.width():
                self._labels[name].hide()

    def _write(self) -> None:
        dark, height = is_dark(self.palette()), self.fontMetrics().height()
        for name, text in self._parts:
            shown = rich(text, height, dark, self.devicePixelRatioF())
            strong = name in ("contract", "laws", "score", "penalty")
            self._labels[name].setText(f"<b>{shown}</b>" if strong else shown)
            self._labels[name].setAccessibleName(text)
        self.fit()
