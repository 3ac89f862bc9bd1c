"""The options of a question as buttons, each with its digit key."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bridgetable.cards.notation import card_of, is_card
from bridgetable.laws.book import AskedNow
from bridgetable.table.state import Table
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named
from bridgetable.ui.kit.style_property import set_style_property
from bridgetable.ui.table.layout.elements import DescribedFigure
from bridgetable.words.catalogue import Words
from bridgetable.words.story import option_label

KEYED_OPTIONS = 9
"""How many options can be chosen by a digit key."""
SHORT_LABEL = 20
"""The greatest length of a label, in letters, that fits in half the width of the panel."""


class OptionButton(QPushButton):
    """A button with its key before a label that may take several lines, and a double-dummy figure."""

    def __init__(self, key: str, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_card = self._figure_below = False
        self._described: DescribedFigure | None = None
        self.key, self.label = QLabel(key, self), QLabel(label, self)
        self.label.setWordWrap(True)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(7, 7, 3, 7)
        row.setSpacing(6)
        self.figure = named(QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter), "option-figure")
        self.figure.hide()
        self._middle = QVBoxLayout()
        self._middle.setSpacing(1)
        self._middle.addWidget(self.label)
        row.addWidget(self.key)
        row.addLayout(self._middle, 1)
        row.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignVCenter)
        for each in (self.key, self.label, self.figure):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(label)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_card(self, text: str) -> None:
        """Shows a card as label: its suit symbol and rank, as printed on it."""
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.key.setVisible(bool(self.key.text()))
        self._row.setContentsMargins(4, 5, 2, 5)
        self._row.setSpacing(4)
        self._is_card = True
        height = self.fontMetrics().height()
        shown = rich(text, height * 1.1, is_dark(self.palette()), self.devicePixelRatioF())
        self.label.setText(f'<b style="white-space: nowrap">{shown}</b>')

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
        parts = (figure.short, figure.result if not self._is_card else "") if figure is not None else ("–",)
        self.figure.setText((" · " if self._figure_below else "\n").join(filter(None, parts)))
        best = figure is not None and figure.best
        set_style_property(self.figure, "best", best)
        self.figure.setVisible(described is not None)
        self.setToolTip(f"{described.sentence}\n{tip}" if described is not None else tip)
        self.setAccessibleDescription(described.sentence if described is not None else "")
        self.figure.updateGeometry()
        self.updateGeometry()

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


class OptionButtons(QWidget):
    """One button for each option of a question."""

    chosen = Signal(str)
    """The name of the option whose button was pressed."""
    pointed_at = Signal(str)
    """The name of the option that has the mouse over it or the focus; "" when none has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self._shown: tuple[AskedNow | None, str, list[str]] = (None, "", [])
        self.buttons: list[OptionButton] = []
        self._tips: list[str] = []

    def show_options(self, asked: AskedNow | None, words: Words, table: Table | None = None) -> None:
        """Shows the options of a question asked at this table; None removes the buttons."""
        options = asked.options if asked is not None else ()
        labels = [option_label(words, asked.question, o.name, table) for o in options] if asked is not None else []
        if self._shown == (asked, words.language, labels):
            return
        self._shown = (asked, words.language, labels)
        self._clear()
        self.setVisible(asked is not None)
        cards = {option.name: card_of(option.name) for option in options if is_card(option.name)}
        columns = _columns(labels, all_cards=bool(cards) and len(cards) == len(options))
        for n, option in enumerate(options):
            button = self._button(n, labels[n], option.name)
            if option.name in cards:
                button.show_card(words.name(cards[option.name], "short"))
            if columns > 1:
                button.put_figure_below()
            button.setToolTip(_tip(words, n))
            self._tips.append(button.toolTip())
            self._grid.addWidget(button, n // columns, n % columns)

    def show_figures(self, figures: Mapping[str, DescribedFigure]) -> None:
        """Shows the figures of the options, by their names; an empty mapping hides them."""
        for button, tip in zip(self.buttons, self._tips, strict=True):
            button.show_figure(figures.get(str(button.property("option"))), tip)

    def press(self, number: int) -> bool:
        """Presses the button with this digit; returns whether there is one."""
        if 1 <= number <= min(KEYED_OPTIONS, len(self.buttons)):
            self.buttons[number - 1].click()
            return True
        return False

    def _button(self, n: int, label: str, name: str) -> OptionButton:
        button = OptionButton(str(n + 1) if n < KEYED_OPTIONS else "", label, self)
        button.setProperty("option", name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.installEventFilter(self)
        button.clicked.connect(lambda: self.chosen.emit(name))
        self.buttons.append(button)
        return button

    def _clear(self) -> None:
        pointing = any(button.underMouse() or button.hasFocus() for button in self.buttons)
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.removeEventFilter(self)
            button.hide()
            button.deleteLater()
        self.buttons, self._tips = [], []
        if pointing:
            self.pointed_at.emit("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emits `pointed_at` when the mouse or the focus comes to a button or leaves it."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed_at.emit(str(watched.property("option")))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed_at.emit("")
        return super().eventFilter(watched, event)


def _tip(words: Words, n: int) -> str:
    return words.text("option-tip", key=str(n + 1)) if n < KEYED_OPTIONS else words.text("option-tip-mouse")


def _columns(labels: list[str], *, all_cards: bool) -> int:
    """Returns the number of columns: up to four for cards, two for many short labels, else one."""
    if all_cards:
        return 4 if len(labels) > 4 else 2
    return 2 if len(labels) > 4 and max(map(len, labels)) <= SHORT_LABEL else 1
