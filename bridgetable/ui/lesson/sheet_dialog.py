"""The sheet of a lesson in a dialog: to read, copy, print, and save as PDF, text or a page of the web."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from bridgetable.rehearsal.lessons.poll import LessonRun, sheet
from bridgetable.reports.page_text import text_of
from bridgetable.table.text import Text
from bridgetable.ui.exam.result_dialog import DocumentPage
from bridgetable.ui.kit.accessibility import announce
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words


class SheetDialog(FormDialog):
    """Shows what was asked in a lesson, and how it went.

    `put_on_record` puts the polls of peers of the case on the table into it; None where there are none to be put.
    """

    def __init__(
        self,
        run: LessonRun,
        title: Text,
        words: Words,
        parent: QWidget | None = None,
        put_on_record: Callable[[], object] | None = None,
    ) -> None:
        super().__init__("lesson-sheet", words, parent, only_close=True)
        date = QLocale(words.language).toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        self.document = sheet(run, title, words, date if run.polls else "")
        self.field = DocumentPage(self.document, self)
        self.field.setAccessibleName(self.document.title)
        self.column.addWidget(self.field)
        for name, do in (("copy", self.copy), ("save", self.save), ("print", self.print)):
            self._add_button(name, do)
        if put_on_record is not None:
            self.record = self._add_button("record", partial(self._record_peers, put_on_record))
        self.finish()
        self.size_in_letters = (52, 40)

    def _add_button(self, name: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(self.words.text(f"lesson-sheet-{name}"), self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: do())
        self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        return button

    def _record_peers(self, put_on_record: Callable[[], object]) -> None:
        """Puts the polls of peers into the case on the table, once."""
        put_on_record()
        self.record.setEnabled(False)
        announce(self, self.words.text("lesson-sheet-recorded"))

    def copy(self) -> None:
        """Copies the sheet as text."""
        QGuiApplication.clipboard().setText(text_of(self.document))
        announce(self, self.words.text("lesson-sheet-copied"))

    def save(self) -> None:
        """Asks for a file and writes the sheet there, in the form that the end of its name says; PDF without one."""
        # What sets type is loaded for a sheet on paper only.
        from bridgetable.ui.papers.printing import save_document

        save_document(lambda: self.document, self.words.text("lesson-sheet-file"), self)

    def print(self) -> None:
        """Shows the sheet as it will be printed, from where it is."""
        from bridgetable.ui.papers.printing import show_preview_over

        show_preview_over(self, lambda: self.document)
