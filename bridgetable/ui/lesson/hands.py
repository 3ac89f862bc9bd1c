"""Counting hands: by keys, on the wall or in the window, and in fields on the lectern."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpinBox, QWidget

from bridgetable.rehearsal.lessons.poll import MOST_HANDS
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom
from bridgetable.ui.lesson.course import LessonCourse
from bridgetable.ui.session.session import Session

FIELD_WIDTH = 2.8
"""The least width of a field, in heights of a letter."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def handle_hands(course: LessonCourse, event: QKeyEvent) -> bool:
    """Counts hands while a question is open: digits, Enter for the next choice, Backspace; returns whether it was."""
    now = course.asking
    if now is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    counted = _after_key(now, event)
    if counted is None:
        return False
    course.count(counted)
    return True


def _after_key(now: AskedOfRoom, event: QKeyEvent) -> AskedOfRoom | None:
    if event.text().isdecimal() and event.text().isascii():
        return now.with_digit(int(event.text()))
    if event.key() in _ENTER:
        return now.counting_next()
    return now.without_digit() if event.key() == Qt.Key.Key_Backspace else None


class HandsRow(QWidget):
    """A field for each choice of what is asked, with its number; it is hidden while nothing is asked."""

    def __init__(self, course: LessonCourse, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "lesson-hands")
        self._course, self._session = course, session
        self._fields: list[QSpinBox] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(3)
        self.label = QLabel(self)
        self._row.addWidget(self.label)
        self._row.addStretch()
        self._filling = False
        session.reworded.connect(self._name_fields)
        course.changed.connect(self._show)
        self._show()

    @property
    def fields(self) -> tuple[QSpinBox, ...]:
        """The fields, one for each choice."""
        return tuple(self._fields)

    def _name_fields(self) -> None:
        now, words = self._course.asking, self._session.words
        counted = sum(count or 0 for count in now.hands) if now is not None else 0
        self.label.setText(words.text("lesson-hands", counted=counted))
        for n, field in enumerate(self._fields):
            choice = words.say(now.asked.choices[n].message) if now is not None else ""
            field.setAccessibleName(words.text("lesson-hands-for", number=n + 1, choice=choice))

    def _show(self) -> None:
        now = self._course.asking
        self.setVisible(now is not None)
        if now is None:
            return
        self._filling = True
        self._fit_number(len(now.hands))
        for field, count in zip(self._fields, now.hands, strict=True):
            field.setValue(count if count is not None else -1)
        self._name_fields()
        self._filling = False

    def _fit_number(self, number: int) -> None:
        while len(self._fields) > number:
            field = self._fields.pop()
            self._row.removeWidget(field)
            field.hide()
            field.deleteLater()
        while len(self._fields) < number:
            field = QSpinBox(self)
            field.setFont(self.font())
            # A dash stands for nobody having counted.
            field.setRange(-1, MOST_HANDS)
            field.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
            # However many there are, the dock of the lectern grows no wider.
            field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            field.setMinimumWidth(round(FIELD_WIDTH * self.fontMetrics().height()))
            field.setSpecialValueText(f"{len(self._fields) + 1}:  –")
            field.setPrefix(f"{len(self._fields) + 1}:  ")
            field.valueChanged.connect(partial(self._count, len(self._fields)))
            self._row.insertWidget(1 + len(self._fields), field)
            self._fields.append(field)

    def _count(self, at: int, count: int) -> None:
        now = self._course.asking
        if not self._filling and now is not None:
            self._course.count(now.with_count(at, count if count >= 0 else None))
