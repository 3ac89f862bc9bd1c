"""Which questions of a case a lesson asks: all, none, or those that are ticked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QListWidgetItem, QPushButton, QWidget

from bridgetable.rehearsal.asked import Stop
from bridgetable.rehearsal.lessons.lesson import names_of
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words


class QuestionsList(QListWidget):
    """Questions with a tick each; Enter confirms the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves Enter to the dialog; the space bar ticks."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class QuestionsDialog(FormDialog):
    """Lists the questions of a case, ruling by ruling, with a tick for each that is asked."""

    def __init__(
        self, stops: Sequence[Stop], chosen: tuple[str, ...] | None, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__("lesson-questions", words, parent)
        self.explain("lesson-questions-which")
        self.list = named(QuestionsList(self), "lesson-questions-list")
        self.list.setAccessibleName(words.text("lesson-questions-title"))
        self.list.setWordWrap(True)
        self._names: list[str] = []
        for number, (stop, names) in enumerate(zip(stops, names_of(stops), strict=True), 1):
            for asked, name in zip(stop.asked, names, strict=True):
                text = words.text("lesson-questions-one", number=number, question=words.say(asked.question))
                item = QListWidgetItem(text, self.list)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(_check(chosen is None or name in chosen))
                self._names.append(name)
        self.list.setCurrentRow(0)
        self.column.addWidget(self.list)
        for name, on in (("all", True), ("none", False)):
            button = QPushButton(words.text(f"lesson-questions-{name}"), self)
            button.setAutoDefault(False)
            button.clicked.connect(self.tick_all if on else self.untick_all)
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.finish()
        self.size_in_letters = (44, 26)
        self.list.setFocus()

    def tick_all(self) -> None:
        """Has every question asked."""
        self._tick(on=True)

    def untick_all(self) -> None:
        """Has no question asked."""
        self._tick(on=False)

    def _tick(self, *, on: bool) -> None:
        for row in range(self.list.count()):
            self.list.item(row).setCheckState(_check(on))

    @property
    def chosen(self) -> tuple[str, ...] | None:
        """The names of the questions that are ticked; None where all are."""
        ticked = [self.list.item(row).checkState() is Qt.CheckState.Checked for row in range(self.list.count())]
        return None if all(ticked) else tuple(name for name, on in zip(self._names, ticked, strict=True) if on)


def _check(on: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
