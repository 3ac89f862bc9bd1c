"""What stands over a column: its name, whether it is the one in force, tricks and score in big figures."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bridgetable.ui.compare.content.told import ToldHead
from bridgetable.ui.drawing.suit_symbols import is_dark, rich

_SHEET = """
ColumnHead { border: 1px solid palette(mid); border-radius: 6px; background: palette(base); }
ColumnHead[chosen="true"] { border: 4px solid palette(highlight); }
ColumnHead:focus { border: 3px dashed palette(text); }
ColumnHead[chosen="true"]:focus { border: 4px dashed palette(highlight); }
ColumnHead:hover { background: palette(alternate-base); }
"""


class ColumnHead(QPushButton):
    """A button over a column; pressing it takes up what the column stands for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[str, str, ToldHead | None, bool, bool] | None = None
        self.setAutoDefault(True)
        self.setStyleSheet(_SHEET)
        self.label = QLabel(self, wordWrap=True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(12, 8, 10, 8)
        self._room.addWidget(self.label)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, name: str, badge: str, head: ToldHead | None, *, tricks_differ: bool, score_differs: bool) -> None:
        """Shows the column's name, the badge of the one in force, and its figures once they are known."""
        self._shown = name, badge, head, tricks_differ, score_differs
        self.setProperty("chosen", bool(badge))
        self.style().unpolish(self)
        self.style().polish(self)
        self._write()

    def _write(self) -> None:
        if self._shown is None:
            return
        name, badge, head, tricks_differ, score_differs = self._shown
        px = max(11, self.fontInfo().pixelSize())
        mark = f" &nbsp;<b>● {escape(badge)}</b>" if badge else ""
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
        """Writes it again in another palette or size of letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._write()

    def sizeHint(self) -> QSize:
        """As large as its words."""
        return self._room.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the longest word allows."""
        return self._room.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """A narrow head is a tall one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """So tall that everything is seen."""
        return self._room.totalHeightForWidth(width)
