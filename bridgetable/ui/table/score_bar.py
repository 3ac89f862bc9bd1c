"""The score line under the table: contract, tricks as played and after rectification, and score."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.ui.table.score_line import Parts, score_parts

DROPPED_FIRST = ("board", "tricks")
"""The parts hidden first, in this order, when the line is too short: they are shown elsewhere too."""


class ScoreBar(QWidget):
    """One line of labels with the widget `centre` in the space left between them."""

    def __init__(self, centre: QWidget, parent: QWidget | None = None) -> None:
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
                row.addWidget(centre, 1)
                row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows contract, tricks and score of the table when the table or the language has changed."""
        if not changed(before, after, "table", "words"):
            return
        self._parts = score_parts(after.table, after.words)
        self._update_labels()
        self.setAccessibleName(after.words.text("panel-score"))
        self.setAccessibleDescription(self.text())

    def text(self) -> str:
        """The whole line as plain text."""
        return " · ".join(text for _, text in self._parts if text)

    def changeEvent(self, event: QEvent) -> None:
        """Updates the labels when the palette or the font changes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._update_labels()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hides parts that no longer fit."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Shows every part with a text, then hides those of DROPPED_FIRST until the line fits."""
        for name, text in self._parts:
            self._labels[name].setVisible(bool(text))
        for name in DROPPED_FIRST:
            if self._row.minimumSize().width() <= self.width():
                break
            self._labels[name].hide()

    def _update_labels(self) -> None:
        on = ground_of(self.palette())
        for name, text in self._parts:
            html = rich(text, on)
            bold = name in ("contract", "laws", "score", "penalty")
            self._labels[name].setText(f"<b>{html}</b>" if bold else html)
            self._labels[name].setAccessibleName(text)
        self.fit()
