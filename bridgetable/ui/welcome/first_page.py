"""The first page: what can be begun with, shown over the table while there is nothing to continue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QCheckBox, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from bridgetable.ui.kit.accessibility import announce, move_focus, named
from bridgetable.ui.library.recent_files import RecentFiles
from bridgetable.ui.session.session import Session

OFFERED = ("new", "open", "library", "tour")
"""The commands on the page, in order."""
MOST_RECENT = 5
"""How many files that were opened last are on the page."""
ANNOUNCED_AFTER = 1_000
"""Milliseconds after which the heading is said: screen readers first say what window is there, and what has the focus.
"""


class FirstPage(QFrame):
    """The page over a table; it goes as soon as another table is opened or something is done at this one."""

    left = Signal()
    """The page is gone."""
    shown_at_start = Signal(bool)
    """The user wants the page at the next start, or no more."""

    def __init__(
        self,
        table: QWidget,
        session: Session,
        commands: Mapping[str, QAction],
        recent: RecentFiles,
        wanted: bool,
        due_now: Callable[[], int],
    ) -> None:
        super().__init__(table)
        self._table, self._session, self._commands = table, session, commands
        self._number_due = 0
        self.setObjectName("first-page")
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.Box)
        self.heading = named(QLabel(self, wordWrap=True), "first-page-heading")
        self.buttons = {name: named(QPushButton(self), f"first-page-{name}") for name in OFFERED}
        self.due = named(QPushButton(self), "first-page-due")
        self.due.hide()
        self.recent_heading = QLabel(self)
        self.recent = [self._recent_button(path, recent) for path in recent.paths[:MOST_RECENT]]
        self.switch = named(QCheckBox(self), "first-page-switch")
        self.switch.setChecked(wanted)
        self.away = named(QPushButton(self), "first-page-close")
        column = QVBoxLayout(self)
        for part in (self.heading, *self._offered, self.recent_heading, *self.recent, self.switch, self.away):
            column.addWidget(part)
        self._connect()
        # What finds it is imported when the page is seen.
        QTimer.singleShot(0, self, lambda: self._tell_due(due_now()))
        self.reword()
        self.show()
        self.buttons["new"].setFocus()
        self.announcing = QTimer(self, singleShot=True, interval=ANNOUNCED_AFTER)
        self.announcing.timeout.connect(self._announce)
        self.announcing.start()

    def _announce(self) -> None:
        if self.isVisible():
            announce(self, self.heading.text())

    def _connect(self) -> None:
        for name, button in self.buttons.items():
            button.clicked.connect(self._commands[name].trigger)
        self.due.clicked.connect(self._commands["progress"].trigger)
        self.switch.toggled.connect(self.shown_at_start)
        self.away.clicked.connect(self.leave)
        self._session.moved.connect(self.leave)
        self._session.opened.connect(self.leave)
        self._session.reworded.connect(self.reword)
        self._table.installEventFilter(self)

    @property
    def _offered(self) -> tuple[QPushButton, ...]:
        """The buttons of what can be begun with, and of what comes back today."""
        return (*self.buttons.values(), self.due)

    def _tell_due(self, number: int) -> None:
        """Offers what comes back today to be rehearsed again, if anything does."""
        self._number_due = number
        if number and not self.isHidden():
            self.due.show()
            self.reword()

    def _recent_button(self, path: Path, recent: RecentFiles) -> QPushButton:
        button = QPushButton(path.name.replace("&", "&&"), self)
        button.setToolTip(str(path))
        button.clicked.connect(lambda: recent.open(path))
        return button

    def leave(self, *_: object) -> None:
        """Takes the page away; the table has the focus again."""
        if self.isHidden():
            return
        self._table.removeEventFilter(self)
        self._session.moved.disconnect(self.leave)
        self._session.opened.disconnect(self.leave)
        self._session.reworded.disconnect(self.reword)
        had_focus = self.isAncestorOf(QApplication.focusWidget() or self)
        self.hide()
        self.deleteLater()
        if had_focus:
            self._table.setFocus()
        self.left.emit()

    # -- texts and place -----------------------------------------------------------------------------------------------

    def reword(self) -> None:
        """Shows all texts in the language in use."""
        words = self._session.words
        self.heading.setText(words.text("first-page-heading"))
        self.setAccessibleName(words.text("command-first-page"))
        for name, button in self.buttons.items():
            keys = self._commands[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            text = words.text(f"first-page-{name}")
            button.setText(f"{text}   {keys}" if keys else text)
            button.setAccessibleName(text)
            button.setAccessibleDescription(keys)
        self.due.setText(words.text("first-page-due", number=self._number_due))
        self.recent_heading.setText(words.text("first-page-recent"))
        self.recent_heading.setVisible(bool(self.recent))
        self.switch.setText(words.text("first-page-switch"))
        self.away.setText(words.text("first-page-close"))
        self._lay_out()

    def _lay_out(self) -> None:
        """Centres the page on the table, in letters of the window."""
        font = self._table.window().font()
        self.setFont(font)
        # Under a style sheet a child keeps the font it was made with.
        for child in self.findChildren(QWidget):
            child.setFont(font)
        large = self.heading.font()
        large.setPixelSize(round(1.35 * self.fontInfo().pixelSize()))
        large.setBold(True)
        self.heading.setFont(large)
        width = min(self._table.width() - 8, max(self.sizeHint().width(), 26 * self.fontInfo().pixelSize()))
        height = min(self._table.height() - 8, max(self.sizeHint().height(), self.heightForWidth(width)))
        self.setGeometry((self._table.width() - width) // 2, (self._table.height() - height) // 2, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays in the middle of a table that changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._lay_out()
        return super().eventFilter(watched, event)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Moves the focus to the next widget of the page, or the one before; the arrow keys come here too."""
        parts: list[QWidget] = [*self._offered, *self.recent, self.switch, self.away]
        move_focus([part for part in parts if not part.isHidden()], forwards)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Closes with Escape; what is typed goes to the table, which then is in view."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.text() and event.text().isprintable():
            self.leave()
            QApplication.sendEvent(self._table, event)
        else:
            super().keyPressEvent(event)
