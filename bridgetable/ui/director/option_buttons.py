"""The answers to a question as buttons, each with its digit key and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QEnterEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QToolTip, QWidget

from bridgetable.ui.director.content.answers import Answer
from bridgetable.ui.director.content.consequences import Consequence
from bridgetable.ui.director.option_button import Detail, OptionButton
from bridgetable.ui.table.layout.elements import DescribedFigure
from bridgetable.words.catalogue import Words

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
            button.show_figure(figures.get(str(button.property("option"))), tip)

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
            button.clicked.connect(lambda: self.chosen.emit(str(button.property("option"))))
        button.setProperty("option", name)
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
        name = str(watched.property("option"))
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

    def _tell_rest(self, button: QObject) -> None:
        """Shows the tooltip of a button that has got the focus, if it has no room for what follows."""
        if isinstance(button, OptionButton) and self._detail is not Detail.WHOLE:
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
