"""The figures of the boards audited, as bars and as tables of words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from bridgetable.audit.figures import Bars, Figures, FigureTable, charts_of, figure_tables, summary
from bridgetable.table.text import as_html
from bridgetable.ui.kit.accessibility import named
from bridgetable.words.catalogue import Words

CHART_LINES = 9
"""The height of a chart, in heights of a letter."""
WIDEST_BAR = 3.0
"""The greatest width of a bar, in heights of a letter."""


class Charts(QWidget):
    """Charts of bars, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "audit-charts")
        self.charts: tuple[Bars, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_charts(self, charts: tuple[Bars, ...]) -> None:
        """Shows these charts; a screen reader is told their numbers."""
        self.charts = charts
        told = (f"{chart.title}: {', '.join(f'{name} {count}' for name, count in chart.bars)}" for chart in charts)
        self.setAccessibleName(". ".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as all charts are."""
        letter = self.fontMetrics().height()
        return QSize(30 * letter, len(self.charts) * CHART_LINES * letter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints all charts."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, chart in enumerate(self.charts):
                self._paint(painter, chart, number * CHART_LINES * self.fontMetrics().height())

    def _paint(self, painter: QPainter, chart: Bars, top: float) -> None:
        letter, palette = self.fontMetrics().height(), self.palette()
        painter.setPen(palette.windowText().color())
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QRectF(0, top, self.width(), 1.4 * letter), Qt.AlignmentFlag.AlignVCenter, chart.title)
        font.setBold(False)
        painter.setFont(font)
        base, room = top + 7 * letter, 4 * letter
        painter.drawLine(0, round(base), self.width(), round(base))
        each = self.width() / max(1, len(chart.bars))
        highest = max(1, *(count for _, count in chart.bars), 1)
        for number, (name, count) in enumerate(chart.bars):
            width, tall = min(WIDEST_BAR * letter, 0.7 * each), room * count / highest
            left = number * each
            bar = QRectF(left + (each - width) / 2, base - tall, width, tall)
            painter.fillRect(bar, palette.highlight())
            middle = Qt.AlignmentFlag.AlignHCenter
            above = QRectF(left, base - tall - 1.2 * letter, each, 1.2 * letter)
            painter.drawText(above, middle | Qt.AlignmentFlag.AlignBottom, str(count))
            below = QRectF(left, base + 0.1 * letter, each, 1.3 * letter)
            painter.drawText(
                below,
                middle | Qt.AlignmentFlag.AlignTop,
                self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(each)),
            )


class FiguresPage(QScrollArea):
    """The charts, and the tables under them, scrolled together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.charts, self.tables = Charts(self), named(QTextBrowser(self), "audit-tables")
        self.tables.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.tables.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.addWidget(self.charts)
        column.addWidget(self.tables)
        self.setWidget(inside)
        self.setWidgetResizable(True)

    def show_figures(self, figures: Figures, words: Words) -> None:
        """Shows these figures in this language."""
        self.charts.show_charts(tuple(charts_of(figures, words)))
        self.tables.setAccessibleName(words.text("audit-figures"))
        self.tables.setHtml(
            f"<p>{as_html(summary(figures, words))}</p>"
            + "".join(_html(table) for table in figure_tables(figures, words))
        )
        height = round(self.tables.document().size().height())
        self.tables.setMinimumHeight(height + 2 * self.tables.fontMetrics().height())


def _html(table: FigureTable) -> str:
    head = "".join(f"<th align='left'>{as_html(cell)}&nbsp;&nbsp;</th>" for cell in table.headings)
    rows = "".join(f"<tr>{''.join(f'<td>{as_html(cell)}&nbsp;&nbsp;</td>' for cell in row)}</tr>" for row in table.rows)
    return f"<h4>{as_html(table.title)}</h4><table><tr>{head}</tr>{rows}</table>"
