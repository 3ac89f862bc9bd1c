"""What the pages of a case have in common, and what is written around the play of a table that is made into a case."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from bridgetable.cases.case import Case
from bridgetable.cases.growth import UNTITLED
from bridgetable.cases.laid_out import LaidOut, laid_out
from bridgetable.document.document import Document
from bridgetable.document.saving import titles_in
from bridgetable.engine.history import START, History
from bridgetable.table.text import Text
from bridgetable.ui.session.session import Session
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words


def case_to_be_saved(history: History, document: Document, words: Words) -> LaidOut:
    """The case of a table as it would be saved now, entry by entry."""
    return laid_out(history, document.case, replace(titles_in(words), case=document.title))


def with_case(document: Document, case: Case) -> Document:
    """The document with another case of the same table."""
    return replace(document, case=case, title=case.title)


def with_words(case: Case, title: Text, story: Text, source: Text, tags: tuple[str, ...]) -> Case:
    """The case with other words around it."""
    return replace(case, title=title or UNTITLED, story=story, source=source, tags=tags)


ROW = int(Qt.ItemDataRole.UserRole)
"""The role of what a row of a list stands for."""
ROW_SPACING = 2
"""The pixels around each row."""


class Page(QWidget):
    """A page that shows the session and changes it."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self.session, self.words = session, words
        self.column = QVBoxLayout(self)

    def show_session(self) -> None:
        """Shows the session as it is now."""
        raise NotImplementedError

    def commit(self) -> None:
        """Takes over what is typed; nothing by itself."""

    def laid_out(self) -> LaidOut:
        """The case as it would be saved now."""
        return case_to_be_saved(self.session.history, self.session.document, self.session.words)

    def where(self, at: int) -> str:
        """The place of a step in words: "after step 7: South plays the jack of diamonds"."""
        history = self.session.history
        if at == START:
            return self.words.text("authoring-at-start")
        number, step = len(history.line_to(at)), action_line(self.words, history.nodes[at].step)
        return self.words.text("authoring-after", number=number, step=step)

    def button(self, key: str, press: Callable[[], object]) -> QPushButton:
        """A button with the text of this message; Enter in a field does not press it."""
        button = QPushButton(self.words.text(key), self)
        button.setObjectName(key)
        button.setAutoDefault(False)
        button.clicked.connect(lambda *_: press())
        return button

    def list(self, key: str) -> QListWidget:
        """A list of rows that break where they are longer than it is wide."""
        rows = QListWidget(self)
        rows.setObjectName(key)
        rows.setAccessibleName(self.words.text(key))
        rows.setWordWrap(True)
        # Where a row takes two lines one sees where the next begins.
        rows.setSpacing(ROW_SPACING)
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return rows


def fill(rows: QListWidget, lines: list[tuple[str, object]], chosen: object = None) -> None:
    """Fills a list with rows and what they stand for; the row of `chosen` is the current one, else that of before."""
    row = rows.currentRow()
    rows.blockSignals(True)
    rows.clear()
    for text, stands_for in lines:
        item = QListWidgetItem(text, rows)
        item.setData(ROW, stands_for)
        if stands_for == chosen and chosen is not None:
            row = rows.count() - 1
    rows.setCurrentRow(min(max(row, 0), rows.count() - 1))
    rows.blockSignals(False)
