"""A button with an answer to a question: its digit key, its label, what follows from it, and its figure."""

from __future__ import annotations

import enum

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bridgetable.ui.director.content.consequences import Consequence
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named
from bridgetable.ui.kit.style_property import set_style_property
from bridgetable.ui.table.layout.elements import DescribedFigure


class Detail(enum.Enum):
    """How much the buttons say of what follows; the rest is in their tooltips, and read by screen readers."""

    WHOLE = "whole"
    WITHOUT_INFORMATION = "without-information"
    ONE_LINE = "one-line"
    NOTHING = "nothing"


class ConsequenceLabel(QLabel):
    """What follows from an answer, in several lines or cut to one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""

    def show_text(self, text: str, *, one_line: bool) -> None:
        """Shows the text; on one line as much of it as fits."""
        self._text = text
        self.setWordWrap(not one_line)
        self._update_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cuts the text for another width."""
        super().resizeEvent(event)
        if not self.wordWrap():
            self._update_text()

    def minimumSizeHint(self) -> QSize:
        """The least size: a line that is cut may be as narrow as it has to be."""
        hint = super().minimumSizeHint()
        return hint if self.wordWrap() else QSize(0, hint.height())

    def _update_text(self) -> None:
        metrics, text = self.fontMetrics(), self._text
        if not self.wordWrap():
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width() - metrics.averageCharWidth())
        self.setText(rich(text, metrics.height(), is_dark(self.palette()), self.devicePixelRatioF()))


class OptionButton(QPushButton):
    """A button with its key before a label that may take several lines, and a double-dummy figure."""

    def __init__(self, key: str, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._card = ""
        self._figure_below = False
        self._described: DescribedFigure | None = None
        self._consequence = ""
        self.key, self.label = QLabel(self), QLabel(self)
        self.label.setWordWrap(True)
        self._row = row = QHBoxLayout(self)
        self.figure = named(QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter), "option-figure")
        self.figure.hide()
        self.follows = named(ConsequenceLabel(self), "option-follows")
        self.follows.hide()
        self._middle = QVBoxLayout()
        self._middle.setSpacing(1)
        self._middle.addWidget(self.label)
        self._middle.addWidget(self.follows)
        row.addWidget(self.key)
        row.addLayout(self._middle, 1)
        row.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignVCenter)
        for each in (self.key, self.label, self.follows, self.figure):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show_label(key, label)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_label(self, key: str, label: str) -> None:
        """Shows a key and a label, and nothing of what was shown before."""
        self._card = self._consequence = ""
        self._row.setContentsMargins(7, 7, 3, 7)
        self._row.setSpacing(6)
        self.key.setText(key)
        self.key.setVisible(True)
        self.label.setTextFormat(Qt.TextFormat.AutoText)
        self.label.setText(label)
        self.follows.hide()
        self.show_figure(None, "")
        if self._figure_below:
            self._figure_below = False
            self._middle.removeWidget(self.figure)
            self._row.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(label)
        self.setAccessibleDescription("")

    def show_card(self, text: str) -> None:
        """Shows a card as label: its suit symbol and rank, as printed on it."""
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.key.setVisible(bool(self.key.text()))
        self._row.setContentsMargins(4, 5, 2, 5)
        self._row.setSpacing(4)
        self._card = text
        # A font of the style sheet is known when it has been applied.
        self.ensurePolished()
        self._update_card()

    def changeEvent(self, event: QEvent) -> None:
        """Draws the symbol of a card in the size of another font, and in the colours of another palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self._card:
            self._update_card()

    def _update_card(self) -> None:
        shown = rich(self._card, self.fontMetrics().height() * 0.82, is_dark(self.palette()), self.devicePixelRatioF())
        self.label.setText(f'<b style="white-space: nowrap">{shown}</b>')

    def show_consequence(self, follows: Consequence, detail: Detail) -> None:
        """Says what follows, under the label as far as `detail` allows."""
        self._consequence = follows.whole
        self._describe()
        edge = 7 if detail is Detail.WHOLE else 3
        if not self._card:
            self._row.setContentsMargins(7, edge, 3, edge)
        text = follows.whole if detail is Detail.WHOLE else follows.brief
        self.follows.show_text(text, one_line=detail is Detail.ONE_LINE)
        self.follows.setVisible(bool(text) and detail is not Detail.NOTHING)
        # Qt would do so only when it lays the window out.
        self._middle.invalidate()
        self.updateGeometry()

    def show_consequence_in_place(self, follows: Consequence) -> None:
        """Says what follows on one line, so that nothing moves."""
        self._consequence = follows.whole
        self._describe()
        self.follows.show_text(follows.whole, one_line=True)

    def put_figure_below(self) -> None:
        """Puts the figure under the label, because another button stands beside this one."""
        self._figure_below = True
        self._row.removeWidget(self.figure)
        self._middle.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignLeft)

    def show_figure(self, described: DescribedFigure | None, tip: str) -> None:
        """Shows the figure of the option, "–" where it has none; None hides it. `tip` is the rest of the tooltip."""
        if described == self._described:
            return
        self._described = described
        figure = described.figure if described is not None else None
        parts = (figure.short, figure.result if not self._card else "") if figure is not None else ("–",)
        self.figure.setText((" · " if self._figure_below else "\n").join(filter(None, parts)))
        best = figure is not None and figure.best
        set_style_property(self.figure, "best", best)
        self.figure.setVisible(described is not None)
        self.show_tip(tip)
        self._describe()
        self.figure.updateGeometry()

    def show_tip(self, tip: str) -> None:
        """Shows this tooltip, under the sentence of the figure if there is one."""
        sentence = self._described.sentence if self._described is not None else ""
        self.setToolTip("\n".join(filter(None, (sentence, tip))))
        self.updateGeometry()

    def _describe(self) -> None:
        figure = self._described.sentence if self._described is not None else ""
        self.setAccessibleDescription("\n".join(filter(None, (figure, self._consequence))))

    def sizeHint(self) -> QSize:
        """The size of the row of key, label and figure."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The least size of the row, limited by the longest word of the label."""
        return self._row.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """True: the label wraps, so that a narrow button is taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which the whole label is visible."""
        return self._row.totalHeightForWidth(width)
