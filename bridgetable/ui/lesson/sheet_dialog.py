"""The sheet of a lesson in a dialog: to read, copy, print, and save as PDF, text or a page of the web."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from bridgetable.rehearsal.lessons.poll import LessonRun
from bridgetable.rehearsal.lessons.sheet import sheet
from bridgetable.reports.page_text import text_of
from bridgetable.table.text import Text
from bridgetable.ui.kit.announcing import announce
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.words.catalogue import Words


class SheetDialog(FormDialog):
    """Shows what was asked in a lesson, and how it went."""

    def __init__(self, run: LessonRun, title: Text, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("lesson-sheet", words, parent, only_close=True)
        date = QLocale(words.language).toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        self.document = sheet(run, title, words, date if run.polls else "")
        self.field = QPlainTextEdit(text_of(self.document), self)
        self.field.setReadOnly(True)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(self.document.title)
        self.column.addWidget(self.field)
        for name, do in (("copy", self.copy), ("save", self.save), ("print", self.print)):
            button = QPushButton(words.text(f"lesson-sheet-{name}"), self)
            button.setAutoDefault(False)
            button.clicked.connect(do)
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.finish()
        self.size_in_letters = (52, 40)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.field.setStyleSheet(f"font-family: '{fixed.family()}';")

    def copy(self) -> None:
        """Copies the sheet as text."""
        QGuiApplication.clipboard().setText(self.field.toPlainText())
        announce(self, self.words.text("lesson-sheet-copied"))

    def save(self) -> None:
        """Asks for a file and writes the sheet there, in the form that the end of its name says; PDF without one."""
        # What sets type is loaded for a sheet on paper only.
        from bridgetable.ui.papers.saving import save_document

        save_document(lambda: self.document, self.words.text("lesson-sheet-file"), self)

    def print(self) -> None:
        """Shows the sheet as it will be printed, from where it is."""
        from bridgetable.ui.papers.printing import show_preview_over

        show_preview_over(self, lambda: self.document)
