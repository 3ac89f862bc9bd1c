"""One question of a stop with its choices, answered with the mouse, digits, arrow keys, the space bar and Enter."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from bridgetable.laws.numbers import clause_typed
from bridgetable.rehearsal.asked import Asked, Aspect
from bridgetable.rehearsal.situation import laws_completion, point_of
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.question import say
from bridgetable.ui.director.option_buttons import OptionButton
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.entry.caption import SHORTCUT_MODIFIERS
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.rehearsal.told import Given
from bridgetable.words.catalogue import Words

# -- A choice of a question: a button that stays pressed, with its digit before a label of any length ------------------


CHOSEN = "✓"
_ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ChoiceButton(OptionButton):
    """Chosen by the mouse or the space bar; a chosen one has a tick in place of its digit."""

    moved_on = Signal(int)
    """An arrow key was pressed: the next choice is wanted (1), or the one before (-1)."""
    confirmed = Signal()
    """Enter was pressed."""
    focused = Signal()
    """It has got the keyboard focus."""

    def __init__(self, digit: str, key: str, label: str, parent: QWidget) -> None:
        super().__init__(digit, label, parent)
        self.digit, self.choice, self.text_of_label = digit, key, label
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.toggled.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        """Shows its label, and a tick if it is chosen."""
        self.key.setText(CHOSEN if self.isChecked() else self.digit)
        self.key.setMinimumWidth(self.fontMetrics().horizontalAdvance(CHOSEN))
        self.label.setText(rich(self.text_of_label, ground_of(self.palette())))

    def changeEvent(self, event: QEvent) -> None:
        """Draws the symbols in the label in the size of another font, and in the colours of another palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.show_state()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves on with the arrow keys and confirms with Enter; the space bar chooses."""
        if event.key() in _ACROSS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.moved_on.emit(_ACROSS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A key that is held down answers nothing that was asked meanwhile.
            if not event.isAutoRepeat():
                self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tells that it has the focus."""
        super().focusInEvent(event)
        self.focused.emit()


# -- The field in which the number of a Law is typed, with the Laws that it may become ---------------------------------


LONGEST = 20
"""The most letters of the number of a clause."""


class LawField(QLineEdit):
    """A field for one number at a time; Enter takes it over."""

    taken = Signal(str)
    """This was typed, and Enter pressed; "" where nothing was typed."""
    down = Signal()
    """The list below is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "rehearsal-law")
        self.setMaxLength(LONGEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes the number over with Enter, and goes to the list below with Down; other keys type."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.taken.emit(self.text().strip())
        elif event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)


# -- The Laws that a typed number may become ---------------------------------------------------------------------------


MOST = 6
"""The most Laws that are listed."""


def laws_beginning(typed: str, edition: Edition) -> tuple[str, ...]:
    """The first clauses of this edition whose number begins like what was typed; none where nothing was."""
    return laws_completion(edition, typed)[:MOST] if typed.strip() else ()


def named_law(clause: str, edition: Edition, words: Words) -> str:
    """The number of a clause with what it turns on, where that is known."""
    point = point_of(clause, edition)
    return words.say(
        say("rehearsal-law", law=clause) if point is None else say("rehearsal-law-point", law=clause, point=point)
    )


CHIPS = 4
"""How many chosen Laws stand in a row."""
KEYED = 9
"""How many choices can be chosen by a digit."""


class QuestionView(QFrame):
    """The question, a field for a Law where one is asked for, and a button for each choice."""

    given = Signal(Given)
    """A Given: this has been answered."""
    answering = Signal(str)
    """What is chosen or typed so far; "" for nothing."""
    seen = Signal(QWidget)
    """This widget has got the focus and is to be seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "asking")
        self._asked: Asked | None = None
        self._words: Words | None = None
        self._edition = CURRENT
        self._chosen: frozenset[str] = frozenset()
        self._typed: tuple[str, ...] = ()
        self._pointed = False
        self.question = named(QLabel(self, wordWrap=True), "rehearsal-question")
        self.hint = named(QLabel(self, wordWrap=True), "rehearsing-hint")
        self.field = LawField(self)
        self.field.textChanged.connect(self._show_rows)
        self.field.taken.connect(self._take)
        self.field.down.connect(self._go_down)
        self.buttons: list[ChoiceButton] = []
        self.chips: dict[str, QToolButton] = {}
        self._doubted = ""
        self._chip_rows = named(QWidget(self), "rehearsal-chips")
        self._chip_grid = QGridLayout(self._chip_rows)
        self._chip_grid.setContentsMargins(0, 0, 0, 0)
        self._chip_grid.setSpacing(4)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        for part in (self.question, self.hint, self.field, self._chip_rows):
            column.addWidget(part)

    # -- what is asked -------------------------------------------------------------------------------------------------

    def ask(self, asked: Asked, words: Words, edition: Edition, *, anew: bool = True) -> None:
        """Asks this question; unless it is asked anew, what was chosen so far is kept: in another language, say."""
        if anew:
            self._doubted = ""
            self._asked, self._chosen, self._typed, self._pointed = asked, frozenset(), (), False
            self.field.clear()
        self._words, self._edition = words, edition
        self.question.setText(self._rich(words.say(asked.question)))
        self.setAccessibleName(words.say(asked.question))
        self._show_hint()
        self.field.setVisible(self._of_law)
        self.field.setPlaceholderText(words.text("rehearsing-law-field-short"))
        self.field.setAccessibleName(words.text("rehearsing-law-field"))
        self._show_rows()

    def _show_hint(self) -> None:
        """Says how to answer, or asks whether a number that may be that of a row is meant as that of a Law."""
        asked, words = self._asked, self._words
        if asked is None or words is None:
            return
        if self._doubted:
            law = named_law(self._doubted, self._edition, words)
            self.hint.setText(words.text("rehearsing-law-meant", law=law))
            announce(self, self.hint.text())
            return
        kind = "law" if self._of_law else "several" if asked.several else "one"
        self.hint.setText(words.text(f"rehearsing-hint-{kind}"))

    @property
    def asks_law(self) -> bool:
        """Whether the number of a Law is asked for, and not answered yet."""
        return self._of_law and self.isVisible()

    @property
    def _of_law(self) -> bool:
        return self._asked is not None and self._asked.aspect is Aspect.LAW

    @property
    def _completing(self) -> bool:
        """Whether the rows are the Laws that the typed number may become."""
        return self._of_law and bool(self.field.text().strip())

    def take_focus(self) -> None:
        """Moves the keyboard focus to where an answer begins."""
        if self._of_law:
            self.field.setFocus()
        else:
            self._focus(0)

    def _rows(self) -> list[tuple[str, str]]:
        """The keys and texts of the choices, or of the Laws that the typed number may become."""
        asked, words = self._asked, self._words
        if asked is None or words is None:
            return []
        if self._completing:
            return [
                (each, named_law(each, self._edition, words))
                for each in laws_beginning(self.field.text().strip(), self._edition)
            ]
        typed = [(each, named_law(each, self._edition, words)) for each in self._typed]
        return [*((choice.key, words.say(choice.message)) for choice in asked.choices), *typed]

    def _show_chips(self) -> None:
        """Shows each Law that is chosen, to be taken away again."""
        for chip in self.chips.values():
            self._chip_grid.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = {}
        asked, words = self._asked, self._words
        if asked is None or words is None or not self._of_law:
            self._chip_rows.hide()
            return
        named_by = {choice.key: choice.clause for choice in asked.choices}
        for n, key in enumerate(key for key in (*named_by, *self._typed) if key in self._chosen):
            law = named_by.get(key, key)
            chip = self.chips[law] = QToolButton(self._chip_rows)
            chip.setObjectName("law-chip")
            chip.setText(f"{law} ×")
            chip.setFont(self.font())
            chip.setAccessibleName(words.text("rehearsing-law-remove", law=law))
            chip.setToolTip(chip.accessibleName())
            chip.clicked.connect(partial(self._take_away, key))
            self._chip_grid.addWidget(chip, n // CHIPS, n % CHIPS, Qt.AlignmentFlag.AlignLeft)
            chip.show()
        self._chip_grid.setColumnStretch(CHIPS, 1)
        self._chip_rows.setVisible(bool(self.chips))

    def _take_away(self, key: str) -> None:
        """Chooses a Law no longer."""
        self._chosen -= {key}
        self._typed = tuple(each for each in self._typed if each != key)
        self._show_rows()
        self._tell_answer()
        self.field.setFocus()

    def _show_rows(self) -> None:
        self._show_chips()
        for button in self.buttons:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for n, (key, label) in enumerate(self._rows()):
            # In the field digits are those of the number.
            button = ChoiceButton(str(n + 1) if not self._of_law and n < KEYED else "", key, label, self)
            button.setFont(self.font())
            button.setCheckable(not self._completing)
            button.setChecked(key in self._chosen)
            button.clicked.connect(partial(self._choose, key))
            button.moved_on.connect(partial(self._move_from, n))
            button.confirmed.connect(self.confirm)
            button.focused.connect(partial(self.seen.emit, button))
            self._column.addWidget(button)
            # Tab goes from the field to the first of them, and on to what can be done with the answer.
            self.setTabOrder(self.buttons[-1] if self.buttons else self.field, button)
            self.buttons.append(button)
            button.show()

    def _move_from(self, row: int, by: int) -> None:
        self._pointed = True
        self._focus(row + by)

    def _go_down(self) -> None:
        self._pointed = True
        self._focus(0)

    def _focus(self, row: int) -> None:
        """Moves the focus to a row; from the first one up to the field, where there is one."""
        if row < 0 and self._of_law:
            self.field.setFocus()
        elif self.buttons:
            self.buttons[row % len(self.buttons)].setFocus()

    # -- answering -----------------------------------------------------------------------------------------------------

    def _choose(self, key: str) -> None:
        """Chooses this choice, or no longer; of the Laws that a number may become, takes this one."""
        if self._completing:
            self._take(key)
            return
        several = self._asked is not None and self._asked.several
        others = self._chosen if several else frozenset[str]()
        self._chosen = others - {key} if key in self._chosen else others | {key}
        for button in self.buttons:
            button.setChecked(button.choice in self._chosen)
        self._show_chips()
        self._tell_answer()

    def _doubt(self, clause: str) -> bool:
        """Whether a number is rather that of a row, which is asked about once: "1" for the first of them."""
        asked = self._asked
        doubted = self._doubted == clause
        self._doubted = ""
        if not doubted and asked is not None and clause.isdecimal() and 1 <= int(clause) <= len(asked.choices):
            self._doubted = clause
        self._show_hint()
        return bool(self._doubted)

    def _take(self, text: str) -> None:
        """Takes over a Law that was typed, as one of the choices if it is among them; with no text, confirms."""
        clause, asked = clause_typed(text), self._asked
        if not text or asked is None:
            self.confirm()
            return
        if not clause:
            # It stays in the field, to be put right.
            self.field.selectAll()
            return
        known = next((choice.key for choice in asked.choices if choice.clause == clause), None)
        if known is None and self._doubt(clause):
            self.field.setText(text)
            self.field.selectAll()
            return
        others = self._chosen if asked.several else frozenset[str]()
        self._chosen = others | {known or clause}
        if known is None and clause not in self._typed:
            self._typed = (*self._typed, clause)
        self.field.clear()
        self._show_rows()
        self._tell_answer()
        self.field.setFocus()

    def _tell_answer(self) -> None:
        chosen = (f"✓ {label}" for key, label in self._rows() if key in self._chosen)
        self.answering.emit(" ".join(chosen))

    def press(self, number: int) -> bool:
        """Chooses the choice of this digit, or no longer; returns whether there is one."""
        if self._of_law or not 1 <= number <= min(KEYED, len(self.buttons)):
            return False
        self.buttons[number - 1].click()
        self.buttons[number - 1].setFocus()
        return True

    def confirm(self) -> None:
        """Gives what was chosen as the answer; where nothing was, the choice that an arrow key went to."""
        # The wall may be the active window.
        focused = next((button for button in self.buttons if button is self.window().focusWidget()), None)
        if focused is not None and self._pointed and (self._completing or not self._chosen):
            completing = self._completing
            focused.click()
            if completing:
                return
        if self._completing:
            self._take(self.field.text().strip())
        elif self._chosen:
            typed = tuple(each for each in self._typed if each in self._chosen)
            self.given.emit(Given(self._chosen - frozenset(typed), typed))

    def handle_key(self, event: QKeyEvent) -> None:
        """Chooses by digit, types the number of a Law, or confirms with Enter, wherever the focus is."""
        if event.isAutoRepeat() and not self._of_law:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif self._of_law:
            if event.key() == Qt.Key.Key_Backspace:
                self.field.backspace()
            elif event.text().isprintable():
                self.field.insert(event.text())
            self.answering.emit(self.field.text())
        elif event.text().isdecimal():
            self.press(int(event.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles what the field and the choices leave; Escape and shortcuts are for the window."""
        if event.key() == Qt.Key.Key_Escape or event.modifiers() & SHORTCUT_MODIFIERS:
            super().keyPressEvent(event)
        else:
            self.handle_key(event)

    # -- looks ---------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Draws the symbols in the texts anew for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._asked and self._words:
            self.question.setText(self._rich(self._words.say(self._asked.question)))
            for button in self.buttons:
                button.setFont(self.font())

    def _rich(self, text: str) -> str:
        return f"<b>{rich(text, ground_of(self.palette()))}</b>"
