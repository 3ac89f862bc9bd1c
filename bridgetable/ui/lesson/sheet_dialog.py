"""The sheet of a lesson in a dialog: to read, copy, print, and save as PDF, text or a page of the web."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPlainTextEdit, QPushButton, QWidget

from bridgetable.disk.contents import is_there
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.rehearsal.lessons.poll import LessonRun
from bridgetable.rehearsal.lessons.sheet import sheet
from bridgetable.reports.page_html import html_of
from bridgetable.reports.page_text import text_of
from bridgetable.table.text import Text
from bridgetable.ui.kit.announcing import announce
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.kit.dialogs.question_dialog import QuestionDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.refusals import refused_line

PDF, TEXT, HTML = ".pdf", ".txt", ".html"


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
        words = self.words
        path, _ = QFileDialog.getSaveFileName(
            self, words.text("lesson-sheet-save-title"), words.text("lesson-sheet-file") + PDF,
            f"PDF (*{PDF});;{words.text('lesson-sheet-as-text')} (*{TEXT});;HTML (*{HTML})",
        )
        if path:
            self.save_at(path)

    def save_at(self, path: str) -> None:
        """Writes the sheet into this file; says why it cannot be written."""
        ending = Path(path).suffix.lower()
        if ending not in (PDF, TEXT, HTML):
            path, ending = path + PDF, PDF
            # The dialog has asked about the name as it was typed only.
            if is_there(Path(path)) and not self._may_replace(path):
                return
        try:
            if ending == PDF:
                self._write_pdf(path)
            else:
                write_file(path, (html_of if ending == HTML else text_of)(self.document).encode())
        except DocumentError as refused:
            self.show_fault(refused_line(self.words, refused))
        else:
            self.show_fault("")

    def print(self) -> None:
        """Shows the sheet as it will be printed, from where it is."""
        # What sets type is loaded for a sheet on paper only.
        from bridgetable.ui.papers.printing import PrintPreview

        PrintPreview(self.document, self.words, self).exec()

    def _write_pdf(self, path: str) -> None:
        from bridgetable.ui.papers.pdf import pdf_of

        write_file(path, pdf_of(self.document))

    def _may_replace(self, path: str) -> bool:
        question = self.words.text("replace-question", file=Path(path).name)
        return bool(QuestionDialog("replace", self.words, question, self).exec())
