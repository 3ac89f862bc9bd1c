"""The options of a question as buttons, each with its key."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bridgetable.cards.notation import card_of, is_card
from bridgetable.laws.book import AskedNow
from bridgetable.table.state import Table
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named
from bridgetable.ui.table.layout.elements import DescribedFigure
from bridgetable.words.catalogue import Words
from bridgetable.words.story import option_label

KEYS = 9
"""So many options have a key of their own."""
SHORT = 20
"""A label of so many letters has room on half the width of the panel."""


class OptionButton(QPushButton):
    """A button whose label may take several lines, its key before it."""

    def __init__(self, key: str, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._short = self._below = False
        self._told: DescribedFigure | None = None
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

    def show_short(self, text: str) -> None:
        """Shows a card by its index, as it stands on the card."""
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.key.setVisible(bool(self.key.text()))
        self._row.setContentsMargins(4, 5, 2, 5)
        self._row.setSpacing(4)
        self._short = True
        height = self.fontMetrics().height()
        shown = rich(text, height * 1.1, is_dark(self.palette()), self.devicePixelRatioF())
        self.label.setText(f'<b style="white-space: nowrap">{shown}</b>')

    def keep_narrow(self) -> None:
        """Another button stands beside it: what the option leads to goes under its label."""
        self._below = True
        self._row.removeWidget(self.figure)
        self._middle.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignLeft)

    def show_figure(self, told: DescribedFigure | None, tip: str) -> None:
        """Shows what the option leads to, "–" where that cannot be said; nothing when nobody wants to know."""
        if told == self._told:
            return
        self._told = told
        figure = told.figure if told is not None else None
        parts = (figure.short, figure.result if not self._short else "") if figure is not None else ("–",)
        self.figure.setText((" · " if self._below else "\n").join(filter(None, parts)))
        best = figure is not None and figure.best
        if self.figure.property("best") is not best:
            self.figure.setProperty("best", best)
            self.figure.style().unpolish(self.figure)
            self.figure.style().polish(self.figure)
        self.figure.setVisible(told is not None)
        self.setToolTip(f"{told.sentence}\n{tip}" if told is not None else tip)
        self.setAccessibleDescription(told.sentence if told is not None else "")
        self.figure.updateGeometry()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As large as key and label."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the longest word allows."""
        return self._row.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """A narrow button is a tall one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """So tall that the whole label is seen."""
        return self._row.totalHeightForWidth(width)


class OptionButtons(QWidget):
    """One button for each option; pointing at one, with the mouse or the focus, says so."""

    chosen = Signal(str)
    pointed_at = Signal(str)
    """The name of the option pointed at; empty when none is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self._offered: tuple[AskedNow | None, str, list[str]] = (None, "", [])
        self.buttons: list[OptionButton] = []
        self._tips: list[str] = []

    def offer(self, asked: AskedNow | None, words: Words, table: Table | None = None) -> None:
        """Shows the options of this question, which is asked at this table; none when nobody is asked."""
        options = asked.options if asked is not None else ()
        labels = [option_label(words, asked.question, o.name, table) for o in options] if asked is not None else []
        if self._offered == (asked, words.language, labels):
            return
        self._offered = (asked, words.language, labels)
        self._clear()
        self.setVisible(asked is not None)
        cards = {option.name: card_of(option.name) for option in options if is_card(option.name)}
        columns = _columns(labels, all_cards=bool(cards) and len(cards) == len(options))
        for n, option in enumerate(options):
            button = self._button(n, labels[n], option.name)
            if option.name in cards:
                button.show_short(words.name(cards[option.name], "short"))
            if columns > 1:
                button.keep_narrow()
            button.setToolTip(_tip(words, n))
            self._tips.append(button.toolTip())
            self._grid.addWidget(button, n // columns, n % columns)

    def show_figures(self, told: Mapping[str, DescribedFigure]) -> None:
        """Shows what each option leads to, by its name; nothing when nobody wants to know."""
        for button, tip in zip(self.buttons, self._tips, strict=True):
            button.show_figure(told.get(str(button.property("option"))), tip)

    def press(self, number: int) -> bool:
        """Takes the option with this key; whether there is one."""
        if 1 <= number <= min(KEYS, len(self.buttons)):
            self.buttons[number - 1].click()
            return True
        return False

    def _button(self, n: int, label: str, name: str) -> OptionButton:
        button = OptionButton(str(n + 1) if n < KEYS else "", label, self)
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
        """Hears which button is pointed at."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed_at.emit(str(watched.property("option")))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed_at.emit("")
        return super().eventFilter(watched, event)


def _tip(words: Words, n: int) -> str:
    return words.text("option-tip", key=str(n + 1)) if n < KEYS else words.text("option-tip-mouse")


def _columns(labels: list[str], *, all_cards: bool) -> int:
    """Side by side where there are many: cards four in a row, short labels two, long ones never."""
    if all_cards:
        return 4 if len(labels) > 4 else 2
    return 2 if len(labels) > 4 and max(map(len, labels)) <= SHORT else 1
