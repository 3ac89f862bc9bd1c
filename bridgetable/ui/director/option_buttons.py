"""The answers to a question as buttons, each with its digit key and what follows from it."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QEnterEvent, QFocusEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from bridgetable.ui.director.consequences import Answer, Consequence
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.theme import set_style_property
from bridgetable.ui.table.elements import DescribedFigure
from bridgetable.words.catalogue import Words

# -- A button with an answer to a question: its digit key, its label, what follows from it, and its figure -------------


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
        self.setText(rich(text, ground_of(self.palette())))


class OptionButton(QPushButton):
    """A button with its key before a label that may take several lines, and a double-dummy figure."""

    def __init__(self, key: str, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.answer = ""
        """The name of the answer that it gives."""
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
        shown = rich(self._card, ground_of(self.palette()))
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


KEYED_OPTIONS = 9
"""How many options can be chosen by a digit key."""
SHORT_LABEL = 20
"""The greatest length of a label, in letters, that fits in half the width of the panel."""


class OptionButtons(QWidget):
    """One button for each answer to a question.

    Nothing is pointed at by accident: where a button appears under a pointer at rest, only moving the pointer counts.
    """

    chosen = Signal(str)
    """The name of the answer whose button was pressed."""
    pointed_at = Signal(str)
    """The name of the answer that the mouse was moved to or that got the focus; "" when it has neither any more."""
    focus_lost = Signal()
    """The button that had the focus is no longer there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self._shown: tuple[Sequence[Answer], Sequence[Consequence]] = ((), ())
        self.buttons: list[OptionButton] = []
        # To make a button, and have the style sheet looked through for it, takes longer than all else about a question.
        self._unused: list[OptionButton] = []
        self._tips: list[str] = []
        self._pointed, self._detail = "", Detail.WHOLE
        self._at_rest: QPoint | None = None

    def show_answers(self, answers: Sequence[Answer], consequences: Sequence[Consequence], words: Words) -> None:
        """Shows a button for each of these answers, with what follows from it; none removes the buttons."""
        if self._shown == (answers, consequences):
            return
        self._shown = (answers, consequences)
        self._clear()
        # Qt lays all around it out again for each button that appears where everything is visible.
        self.hide()
        labels = [answer.label for answer in answers]
        columns = _columns(labels, all_cards=bool(answers) and all(answer.card is not None for answer in answers))
        for n, (answer, follows) in enumerate(zip(answers, consequences, strict=True)):
            button = self._button(n, answer.label, answer.name)
            if answer.card is not None:
                button.show_card(words.name(answer.card, "short"))
            if columns > 1:
                button.put_figure_below()
            button.show_consequence(follows, Detail.WHOLE if columns == 1 else Detail.NOTHING)
            self._tips.append(_tip(follows, words, n))
            button.show_tip(self._tips[n])
            self._grid.addWidget(button, n // columns, n % columns)
            # Before events are handled, so that its height is known.
            button.show()
            button.label.ensurePolished()
        self.setVisible(bool(answers))

    def show_consequences(self, consequences: Sequence[Consequence], words: Words) -> None:
        """Says of the answers that are shown what follows from each, now that it has been worked out.

        Until `set_detail` it is said in the line where it was pending: no answer moves under the pointer.
        """
        before = self._shown[1]
        self._shown = (self._shown[0], consequences)
        for n, (button, follows) in enumerate(zip(self.buttons, consequences, strict=True)):
            if follows != before[n]:
                self._tips[n] = _tip(follows, words, n)
                button.show_tip(self._tips[n])
                button.show_consequence_in_place(follows)

    def set_detail(self, detail: Detail) -> None:
        """Has the buttons say as much of what follows; those that stand side by side say nothing of it."""
        self._detail = detail
        self._grid.setSpacing(6 if detail is Detail.WHOLE else 3)
        beside = self._grid.itemAtPosition(0, 1) is not None
        for button, follows in zip(self.buttons, self._shown[1], strict=True):
            button.show_consequence(follows, Detail.NOTHING if beside else detail)
        self.updateGeometry()

    def show_figures(self, figures: Mapping[str, DescribedFigure]) -> None:
        """Shows the figures of the answers, by their names; an empty mapping hides them."""
        for button, tip in zip(self.buttons, self._tips, strict=True):
            button.show_figure(figures.get(button.answer), tip)

    def press(self, number: int) -> bool:
        """Presses the button with this digit; returns whether there is one."""
        if 1 <= number <= min(KEYED_OPTIONS, len(self.buttons)):
            self.buttons[number - 1].click()
            return True
        return False

    def _button(self, n: int, label: str, name: str) -> OptionButton:
        key = str(n + 1) if n < KEYED_OPTIONS else ""
        if self._unused:
            button = self._unused.pop(0)
            button.show_label(key, label)
        else:
            button = OptionButton(key, label, self)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setMouseTracking(True)
            # Outside dialogs Enter presses no button otherwise.
            button.setAutoDefault(True)
            button.clicked.connect(lambda: self.chosen.emit(button.answer))
        button.answer = name
        button.installEventFilter(self)
        self.buttons.append(button)
        return button

    def _clear(self) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons)
        for button in self.buttons:
            button.removeEventFilter(self)
        self._point_at("")
        if had_focus:
            # Qt would give it to whatever comes next, perhaps to an answer that nobody has chosen.
            self.focus_lost.emit()
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.hide()
        # In their order, which is that of the Tab key.
        self._unused = self.buttons + self._unused
        self.buttons, self._tips = [], []
        self._at_rest = QCursor.pos()

    def _point_at(self, name: str) -> None:
        if name != self._pointed:
            self._pointed = name
            self.pointed_at.emit(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emits `pointed_at` when the mouse is moved to a button, or the focus comes to it, or either leaves it."""
        if not isinstance(watched, OptionButton):
            return super().eventFilter(watched, event)
        name = watched.answer
        if isinstance(event, QEnterEvent | QMouseEvent) and event.type() in _MOVES:
            if event.globalPosition().toPoint() != self._at_rest:
                self._at_rest = None
                self._point_at(name)
        elif event.type() is QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
                self._point_at(name)
                self._tell_rest(watched)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut) and name == self._pointed:
            self._point_at("")
        return super().eventFilter(watched, event)

    def _tell_rest(self, button: OptionButton) -> None:
        """Shows the tooltip of a button that has got the focus, if it has no room for what follows."""
        if self._detail is not Detail.WHOLE:
            QToolTip.showText(button.mapToGlobal(button.rect().bottomLeft()), button.toolTip(), button)


_MOVES = (QEvent.Type.Enter, QEvent.Type.MouseMove)


def _tip(follows: Consequence, words: Words, n: int) -> str:
    how = words.text("option-tip", key=str(n + 1)) if n < KEYED_OPTIONS else words.text("option-tip-mouse")
    return "\n".join(filter(None, (follows.whole, how)))


def _columns(labels: list[str], *, all_cards: bool) -> int:
    """Returns the number of columns: up to four for cards, two for many short labels, else one."""
    if all_cards:
        return 4 if len(labels) > 4 else 2
    return 2 if len(labels) > 4 and max(map(len, labels)) <= SHORT_LABEL else 1
