"""The head of a column in a comparison: its name, tricks and score in big figures, and a mark on the current one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bridgetable.table.text import as_html
from bridgetable.ui.compare.content.texts import HeadText
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.style_property import set_style_property

_STYLE = """
ColumnHead { border: 1px solid palette(mid); border-radius: 6px; background: palette(base); }
ColumnHead[chosen="true"] { border: 4px solid palette(highlight); }
ColumnHead:focus { border: 3px dashed palette(text); }
ColumnHead[chosen="true"]:focus { border: 4px dashed palette(highlight); }
ColumnHead:hover { background: palette(alternate-base); }
"""


class ColumnHead(QPushButton):
    """A button above a column; pressing it shows the edition or the line of the column on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[str, str, HeadText | None, bool, bool] | None = None
        self.setAutoDefault(True)
        self.setStyleSheet(_STYLE)
        self.label = QLabel(self, wordWrap=True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 10, 8)
        self._column.addWidget(self.label)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_column(
        self, name: str, badge: str, head: HeadText | None, *, tricks_differ: bool, score_differs: bool
    ) -> None:
        """Shows the name of the column, its badge ("" unless it is the current one), and its texts once known.

        `tricks_differ` and `score_differs` say whether the columns differ in that.
        """
        self._shown = name, badge, head, tricks_differ, score_differs
        set_style_property(self, "chosen", bool(badge))
        self._update_text()

    def _update_text(self) -> None:
        if self._shown is None:
            return
        name, badge, head, tricks_differ, score_differs = self._shown
        px = max(11, self.fontInfo().pixelSize())
        mark = f" &nbsp;<b>● {as_html(badge)}</b>" if badge else ""
        lines = [f"<div style='font-size: {round(px * 1.15)}px'><b>{self._rich(name)}</b>{mark}</div>"]
        if head is not None:
            sign, other = ("≠ " if differs else "" for differs in (tricks_differ, score_differs))
            lines += [
                f"<div style='font-size: {round(px * 1.6)}px'><b>{sign}{self._rich(head.tricks)}</b></div>",
                f"<div style='font-size: {round(px * 1.25)}px'><b>{other}{self._rich(head.score)}</b></div>",
            ]
            lines += [f"<div>{self._rich(text)}</div>" for text in (head.played, *(one.text for one in head.ending))
                      if text]
        self.label.setText("".join(lines))
        figures = (head.tricks, head.played, head.score, *(one.text for one in head.ending)) if head is not None else ()
        self.setAccessibleName(". ".join(text.rstrip(".") for text in (name, badge, *figures) if text))
        self.updateGeometry()

    def _rich(self, text: str) -> str:
        return rich(text, self.fontMetrics().height(), is_dark(self.palette()), self.devicePixelRatioF())

    def changeEvent(self, event: QEvent) -> None:
        """Updates the text for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._update_text()

    def sizeHint(self) -> QSize:
        """The size of the text."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The least size, limited by the longest word."""
        return self._column.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """True: the text wraps, so that a narrow head is taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which the whole text is visible."""
        return self._column.totalHeightForWidth(width)
