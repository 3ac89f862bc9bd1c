"""The case as it is written: a dialog beside the table, which stays open while the table is played at."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QTabWidget, QWidget

from bridgetable.table.text import in_language
from bridgetable.ui.authoring.branches_page import BranchesPage
from bridgetable.ui.authoring.expectations_page import ExpectationsPage
from bridgetable.ui.authoring.laws_page import LawsPage
from bridgetable.ui.authoring.notes_page import NotesPage
from bridgetable.ui.authoring.page import Page
from bridgetable.ui.authoring.words_page import WordsPage
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.session.session import Session

PAGES = ("words", "laws", "notes", "branches", "expectations")
"""The names of the pages, in their order."""


class CaseDialog(FormDialog):
    """The pages of the case; every change counts at once, and is taken back like any other."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        words = session.words
        super().__init__("authoring", words, parent, only_close=True)
        self._session = session
        self.words_page, self.laws = WordsPage(session, words), LawsPage(session, words)
        self.notes, self.branches = NotesPage(session, words), BranchesPage(session, words)
        self.expectations = ExpectationsPage(session, words)
        self.pages: tuple[Page, ...] = (self.words_page, self.laws, self.notes, self.branches, self.expectations)
        self.tabs = QTabWidget(self)
        self.tabs.setUsesScrollButtons(True)
        for name, page in zip(PAGES, self.pages, strict=True):
            self.tabs.addTab(page, words.text(f"authoring-{name}"))
        self.missing = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.missing.setObjectName("authoring-missing")
        self.column.addWidget(self.tabs, 1)
        self.column.addWidget(self.missing)
        self.finish()
        self.size_in_letters, self.least_in_letters = (36, 36), (24, 24)
        self.tabs.currentChanged.connect(lambda _: self._turn_page())
        for keys, act in (
            (QKeySequence.StandardKey.Undo, session.undo), (QKeySequence.StandardKey.Redo, session.redo),
        ):
            QShortcut(QKeySequence(keys), self, act)
        self._tell_missing()

    def open_at(self, name: str) -> None:
        """Shows the page of this name, in front of everything."""
        self.tabs.setCurrentIndex(PAGES.index(name))
        self.show()
        self.activateWindow()

    def follow(self) -> None:
        """Shows the session as it is now; a page that is not seen is brought up to date when it is."""
        self.pages[self.tabs.currentIndex()].show_session()
        self._tell_missing()

    def commit(self) -> None:
        """Takes over what is typed in a field that has not been left yet."""
        for page in self.pages:
            page.commit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Takes over what is typed."""
        self.commit()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Takes over what is typed, and closes."""
        self.commit()
        super().done(result)

    def _turn_page(self) -> None:
        self.commit()
        self.follow()

    def _tell_missing(self) -> None:
        """Says what a whole case has and this one does not; it can be saved all the same."""
        text, missing = self.words.text, self._missing()
        if missing:
            self.missing.setText(text("authoring-half-done", what=", ".join(missing)))
        else:
            self.missing.setText(text("authoring-complete"))

    def _missing(self) -> list[str]:
        text, session = self.words.text, self._session
        case, history = session.document.case, session.history
        untitled = in_language(session.document.full_title, self.words.language) in ("", text("untitled"))
        self.expectations.show_session()
        stated = self.expectations.all
        failed = sum(one.found == "fails" for one in stated)
        found = {
            "title": untitled,
            "story": case is None or not case.story,
            "contract": history.table.contract is None and not history.table.passed_out,
            "actions": not history.nodes,
            "expectations": not stated,
            "undone": any(one.at is None for one in stated),
        }
        named = [text(f"authoring-missing-{name}") for name, is_so in found.items() if is_so]
        return [*named, *([text("authoring-missing-failing", count=failed)] if failed else [])]
