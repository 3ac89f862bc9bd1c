"""What can go wrong: a list that is searched by player, Law and words, and that asks for what is missing itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QShowEvent
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
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.naming import named
from bridgetable.ui.wrong.content.everything import what_can_go_wrong
from bridgetable.ui.wrong.content.line import Family, Missing
from bridgetable.ui.wrong.content.rows import Row, Wanted, read_out, rows_of_choices, rows_of_lines
from bridgetable.ui.wrong.list import WrongList
from bridgetable.words.catalogue import Words

LETTERS = (54, 36)
"""Its size, in heights of a letter."""
_TO_THE_LIST = frozenset({
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
})
_SIDEWAYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class WhatGoesWrong(QDialog):
    """Emits the action chosen; it is there for no longer than the choice."""

    chosen = Signal(object)
    """An Action."""

    def __init__(self, words: Words, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines = read_out(what_can_go_wrong(table), words)
        self._asked: list[tuple[str, Missing]] = []
        self.setObjectName("going-wrong")
        self.setWindowTitle(words.text("going-wrong-title"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "going-wrong-search")
        self.players, self.families = ChoiceButtons(self), named(QListWidget(self), "going-wrong-families")
        self.heading = named(QLabel(self, wordWrap=True), "going-wrong-heading")
        self.nothing = named(QLabel(self, wordWrap=True), "going-wrong-nothing")
        self.list = named(WrongList(self), "going-wrong-list")
        self.keys, self.back = QLabel(self), named(QPushButton(self), "going-wrong-back")
        self.leave = named(QPushButton(self), "going-wrong-close")
        self._lay_out()
        self._word()
        self._connect()

    def _lay_out(self) -> None:
        body, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        body.addWidget(self.families)
        body.addWidget(self.list, 1)
        foot.addWidget(self.back)
        foot.addWidget(self.keys, 1)
        foot.addWidget(self.leave)
        for widget in (self.search, self.players, self.heading, self.nothing):
            column.addWidget(widget)
        column.addLayout(body, 1)
        column.addLayout(foot)
        self.families.setSpacing(2)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _word(self) -> None:
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
        self.nothing.setText(text("going-wrong-nothing"))
        self.back.setText(text("going-wrong-back"))
        self.leave.setText(text("going-wrong-close"))

    def _connect(self) -> None:
        for button in (self.back, self.leave):
            button.setAutoDefault(False)
        self.search.textChanged.connect(self._show)
        self.players.changed.connect(self._show)
        self.families.currentRowChanged.connect(self._show)
        self.list.clicked.connect(self.choose)
        self.list.selectionModel().currentChanged.connect(self._speak)
        self.back.clicked.connect(self.step_back)
        self.leave.clicked.connect(self.close)
        for widget in (self.search, self.list, self.families):
            widget.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        """In letters as large as those of the window under it, and no larger than that window."""
        under = self.parentWidget()
        if under is not None:
            self.setFont(under.font())
        em = self.fontMetrics().height()
        room = under.size() if under is not None else self.screen().availableSize()
        self.resize(min(LETTERS[0] * em, room.width() - em), min(LETTERS[1] * em, room.height() - em))
        widest = max(self.families.sizeHintForColumn(0) + 2 * em, 8 * em)
        self.families.setFixedWidth(widest)
        super().showEvent(event)
        self._show()
        self.search.setFocus()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def rows(self) -> list[Row]:
        """The rows that are shown."""
        return self.list.row_model.rows

    @property
    def asking(self) -> Missing | None:
        """What is still to be said, once a line is chosen of which something is missing."""
        return self._asked[-1][1] if self._asked else None

    def _show(self) -> None:
        asking, typed = self.asking, self.search.text()
        if asking is None:
            rows = rows_of_lines(self._lines, self._words, self._wanted(typed))
        else:
            rows = rows_of_choices(asking, self._words, typed)
            self.heading.setText(f"<b>{self._asked[0][0]}</b> — {self._words.text(f'wrong-{asking.asks}')}")
        self.heading.setVisible(asking is not None)
        self.back.setVisible(asking is not None)
        for widget in (self.players, self.families):
            widget.setVisible(asking is None)
        self.keys.setText(self._words.text("going-wrong-keys" if asking is None else "going-wrong-keys-further"))
        self.nothing.setVisible(not rows)
        self.list.tell(rows)
        self.list.setAccessibleName(self.heading.text() if asking is not None else self.windowTitle())

    def _wanted(self, typed: str) -> Wanted:
        item, seat = self.families.currentItem(), self.players.value
        family = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return Wanted(family if isinstance(family, Family) else None, seat if isinstance(seat, Seat) else None, typed)

    def _speak(self) -> None:
        row = self.list.current()
        if row is not None and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, row.spoken))

    # -- what is wanted ------------------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Does the current line, or asks for what is missing."""
        row = self.list.current()
        if row is None or row.then is None:
            return
        if callable(row.then):
            self._ask(row.title, row.then)
            return
        action = row.then
        self.close()
        self.chosen.emit(action)

    def _ask(self, title: str, then: Callable[[], Missing]) -> None:
        self._asked.append((title, then()))
        self._clear()

    def step_back(self) -> None:
        """One question back, or away."""
        if not self._asked:
            self.close()
            return
        self._asked.pop()
        self._clear()

    def _clear(self) -> None:
        """Nothing typed, everything shown."""
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._show()
        self.search.setFocus()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keyboard types and goes through the list at the same time."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.choose()
        elif watched is self.search and self._for_the_list(key):
            self.list.keyPressEvent(event)
        elif watched is self.list and event.text().isprintable() and event.text():
            self.search.setFocus()
            self.search.keyPressEvent(event)
        else:
            return super().eventFilter(watched, event)
        return True

    def _for_the_list(self, key: Qt.Key) -> bool:
        return key in _TO_THE_LIST or (key in _SIDEWAYS and self.list.of_cards and not self.search.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, and from the first list away."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
            self.step_back()
        elif key in _ENTER:
            button = self.focusWidget()
            if isinstance(button, QPushButton) and button in (self.back, self.leave):
                button.click()
            else:
                self.choose()
        else:
            super().keyPressEvent(event)
