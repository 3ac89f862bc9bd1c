"""The two calls that the Director is to compare, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from bridgetable.table.text import as_html
from bridgetable.ui.auction.content.two_calls import ComparedCall
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named


class TwoCalls(QLabel):
    """Two calls, each with its known meaning under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        named(self, "two-calls")
        self.setTextFormat(Qt.TextFormat.RichText)

    def show_calls(self, calls: tuple[ComparedCall, ...]) -> None:
        """Shows these calls; where there are none, the label is hidden."""
        self.setVisible(bool(calls))
        rows = (
            [f"<small>{as_html(call.heading)}</small>" for call in calls],
            [f"<big><b>{self._rich(call.call)}</b></big>" for call in calls],
            ["<br>".join(self._rich(line) for line in call.meanings) for call in calls],
        )
        html = "".join("<tr>" + "".join(f'<td width="50%">{cell}</td>' for cell in row) + "</tr>" for row in rows)
        self.setText(f'<table width="100%" cellpadding="2">{html}</table>' if calls else "")
        self.setAccessibleName(" ".join(call.spoken for call in calls))

    def _rich(self, text: str) -> str:
        return rich(text, self.fontMetrics().height(), is_dark(self.palette()), self.devicePixelRatioF())
