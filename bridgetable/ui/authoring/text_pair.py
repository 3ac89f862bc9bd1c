"""A text in fields side by side, one for each language."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from bridgetable.table.text import Text
from bridgetable.ui.authoring.content.both_languages import shown_in, typed_over
from bridgetable.words.catalogue import Words, languages_with


class WordsField(QPlainTextEdit):
    """A field for some lines, which says when it is left; Tab leaves it."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setMinimumHeight(self.fontMetrics().height() * 3)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Says that the field is left."""
        super().focusOutEvent(event)
        self.left.emit()


class TextPair(QWidget):
    """The fields of a text; `left` is emitted when one of them is left with other words than it had."""

    left = Signal()

    def __init__(self, key: str, words: Words, *, lines: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text: Text = ()
        self.fields: dict[str, QLineEdit | WordsField] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        name = words.text(key)
        for column, language in enumerate(languages_with(words.language)):
            field = WordsField(self) if lines else QLineEdit(self)
            label = Words.of(language).text("language-name")
            field.setAccessibleName(words.text("authoring-field", field=name, language=label))
            field.setObjectName(f"{key}-{language}")
            (field.left if isinstance(field, WordsField) else field.editingFinished).connect(self._leave)
            heading = QLabel(f"{name} · {label}", self)
            heading.setBuddy(field)
            grid.addWidget(heading, 0, column)
            grid.addWidget(field, 1, column)
            grid.setColumnStretch(column, 1)
            self.fields[language] = field
        if not lines:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def text(self) -> Text:
        """The text as it is typed now."""
        return typed_over(self._text, {language: _typed(field) for language, field in self.fields.items()})

    @property
    def is_changed(self) -> bool:
        """Whether something else is typed than was shown."""
        return self.text != self._text

    def show_text(self, text: Text) -> None:
        """Shows this text; a field that has it already keeps its cursor."""
        self._text = text
        for language, words in shown_in(text, self.fields).items():
            field = self.fields[language]
            if _typed(field) != words:
                field.setPlainText(words) if isinstance(field, WordsField) else field.setText(words)

    def _leave(self) -> None:
        if self.is_changed:
            self.left.emit()


def _typed(field: QLineEdit | WordsField) -> str:
    return field.toPlainText() if isinstance(field, WordsField) else field.text()
