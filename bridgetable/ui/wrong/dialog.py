"""The dialog of what can go wrong: a list filtered by player, Laws and words, with prompts for what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.drawing.card_faces import CardStyle
from bridgetable.ui.drawing.suit_symbols import is_high_contrast
from bridgetable.ui.kit.announcing import announce
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs.form_dialog import place_beside
from bridgetable.ui.kit.naming import named
from bridgetable.ui.wrong.content.everything import what_can_go_wrong
from bridgetable.ui.wrong.content.line import Family, Line, Prompt
from bridgetable.ui.wrong.content.rows import LineFilter, Row, lines_with_rows, rows_of_choices, rows_of_lines
from bridgetable.ui.wrong.list import WrongList
from bridgetable.words.catalogue import Words

SIZE_IN_LETTERS = (54, 36)
"""The width and height of the dialog, in font heights."""
NARROWEST = 20
"""The least width and height of the dialog without the list of families, in font heights."""
LEAST_BESIDE_FAMILIES = 22
"""The least width of the list beside the list of families, in font heights."""
_LIST_KEYS = frozenset({
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
})
_SIDEWAYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class WhatCanGoWrongDialog(QDialog):
    """Lets the user choose an irregularity, emits its action and closes; `lines` are those of the table if known."""

    chosen = Signal(object)
    """The Action was chosen."""

    def __init__(
        self, words: Words, table: Table, parent: QWidget | None = None, lines: Iterable[Line] | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._lines = lines_with_rows(what_can_go_wrong(table) if lines is None else lines, words)
        self._prompts: list[tuple[str, Prompt]] = []
        self._families_fit = True
        self.setObjectName("going-wrong")
        self.setWindowTitle(words.text("going-wrong-title"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "going-wrong-search")
        self.players, self.families = ChoiceButtons(self), named(QListWidget(self), "going-wrong-families")
        self.heading = named(QLabel(self, wordWrap=True), "going-wrong-heading")
        self.no_match = named(QLabel(self, wordWrap=True), "going-wrong-nothing")
        self.list = named(WrongList(self), "going-wrong-list")
        self.list.card_style = CardStyle(indices=words.indices, contrast=is_high_contrast(self.palette()))
        self.key_help, self.back_button = QLabel(self, wordWrap=True), named(QPushButton(self), "going-wrong-back")
        self.close_button = named(QPushButton(self), "going-wrong-close")
        self._add_widgets()
        self._set_texts()
        self._connect()

    def _add_widgets(self) -> None:
        middle, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        middle.addWidget(self.families)
        middle.addWidget(self.list, 1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.key_help, 1)
        foot.addWidget(self.close_button)
        for widget in (self.search, self.players, self.heading, self.no_match):
            column.addWidget(widget)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        self.families.setSpacing(2)
        self.no_match.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _set_texts(self) -> None:
        text = self._words.text
        self.search.setPlaceholderText(text("going-wrong-search"))
        self.search.setAccessibleName(text("going-wrong-search"))
        players: list[tuple[str, object]] = [(text("going-wrong-everybody"), None)]
        self.players.fill([*players, *((self._words.name(seat), seat) for seat in Seat)])
        self.players.choose(None)
        for family in (None, *Family):
            count = sum(1 for line, _ in self._lines if family in (None, line.family))
            if count:
                key = "every-family" if family is None else family.value
                item = QListWidgetItem(text(f"going-wrong-{key}"), self.families)
                item.setData(Qt.ItemDataRole.UserRole, family)
        self.families.setCurrentRow(0)
        self.families.setAccessibleName(text("going-wrong-every-family"))
        self.no_match.setText(text("going-wrong-nothing"))
        self.back_button.setText(text("going-wrong-back"))
        self.close_button.setText(text("going-wrong-close"))

    def _connect(self) -> None:
        for button in (self.back_button, self.close_button):
            button.setAutoDefault(False)
        self.search.textChanged.connect(self._update_rows)
        self.players.changed.connect(self._update_rows)
        self.families.currentRowChanged.connect(self._update_rows)
        self.list.clicked.connect(self.choose_current)
        self.list.selectionModel().currentChanged.connect(self._announce)
        self.back_button.clicked.connect(self.step_back)
        self.close_button.clicked.connect(self.close)
        for widget in (self.search, self.list, self.families):
            widget.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Takes over the font of the parent window and sets a size no larger than that window."""
        parent = self.parentWidget()
        if parent is not None:
            self.setFont(parent.font())
        em = self.fontMetrics().height()
        available = parent.size() if parent is not None else self.screen().availableSize()
        width, height = (em * size for size in SIZE_IN_LETTERS)
        self.resize(min(width, available.width() - em), min(height, available.height() - em))
        self.families.setFixedWidth(max(self.families.sizeHintForColumn(0) + 2 * em, 8 * em))
        # Without the list of Laws, which can be typed as well, there is room for it beside the table.
        self.families.hide()
        place_beside(self, QSize(NARROWEST * em, NARROWEST * em))
        self._families_fit = self.width() >= self.families.width() + LEAST_BESIDE_FAMILIES * em
        super().showEvent(event)
        self._update_rows()
        self.search.setFocus()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def rows(self) -> Sequence[Row]:
        """The rows shown."""
        return self.list.row_model.rows

    @property
    def prompt(self) -> Prompt | None:
        """The prompt shown instead of the list, or None."""
        return self._prompts[-1][1] if self._prompts else None

    def _update_rows(self) -> None:
        prompt, typed = self.prompt, self.search.text()
        if prompt is None:
            rows = rows_of_lines(self._lines, self._words, self._line_filter(typed))
        else:
            rows = rows_of_choices(prompt, self._words, typed)
            self.heading.setText(f"<b>{self._prompts[0][0]}</b> — {self._words.text(f'wrong-{prompt.key}')}")
        self.heading.setVisible(prompt is not None)
        self.back_button.setVisible(prompt is not None)
        for widget in (self.players, self.families):
            widget.setVisible(prompt is None and (widget is self.players or self._families_fit))
        self.key_help.setText(self._words.text("going-wrong-keys" if prompt is None else "going-wrong-keys-further"))
        self.no_match.setVisible(not rows)
        self.list.show_rows(rows)
        self.list.setAccessibleName(self.heading.text() if prompt is not None else self.windowTitle())

    def _line_filter(self, typed: str) -> LineFilter:
        item, seat = self.families.currentItem(), self.players.value
        family = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return LineFilter(
            family if isinstance(family, Family) else None, seat if isinstance(seat, Seat) else None, typed
        )

    def _announce(self) -> None:
        row = self.list.current_row()
        if row is not None and self.isVisible():
            announce(self, row.spoken)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def choose_current(self) -> None:
        """Emits the action of the current row and closes, or shows its prompt."""
        row = self.list.current_row()
        if row is None or row.then is None:
            return
        if callable(row.then):
            self._show_prompt(row.title, row.then)
            return
        action = row.then
        self.close()
        self.chosen.emit(action)

    def _show_prompt(self, title: str, then: Callable[[], Prompt]) -> None:
        self._prompts.append((title, then()))
        self._reset_search()

    def step_back(self) -> None:
        """Goes back to the previous prompt or to the list; from the list, closes the dialog."""
        if not self._prompts:
            self.close()
            return
        self._prompts.pop()
        self._reset_search()

    def _reset_search(self) -> None:
        """Clears the search field and shows all rows."""
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._update_rows()
        self.search.setFocus()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sends navigation keys to the list and typed characters to the search field, whichever has the focus."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.choose_current()
        elif watched is self.search and self._is_list_key(key):
            self.list.keyPressEvent(event)
        elif watched is self.list and event.text().isprintable() and event.text():
            self.search.setFocus()
            self.search.keyPressEvent(event)
        else:
            return super().eventFilter(watched, event)
        return True

    def _is_list_key(self, key: Qt.Key) -> bool:
        return key in _LIST_KEYS or (key in _SIDEWAYS and self.list.shows_cards and not self.search.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes back with Escape; Enter clicks the focused button or chooses the current row."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
            self.step_back()
        elif key in _ENTER:
            button = self.focusWidget()
            if isinstance(button, QPushButton) and button in (self.back_button, self.close_button):
                button.click()
            else:
                self.choose_current()
        else:
            super().keyPressEvent(event)
