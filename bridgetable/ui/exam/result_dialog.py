"""The result of an exam, to read, copy and save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPlainTextEdit, QPushButton, QWidget

from bridgetable.disk.file_names import file_name_of
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.rehearsal.exam.paper import result_document
from bridgetable.rehearsal.exam.result import Result
from bridgetable.rehearsal.exam.told import points_text
from bridgetable.reports.page_html import html_of
from bridgetable.reports.page_text import text_of
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words
from bridgetable.words.refusals import refused_line

ENDINGS = (".pdf", ".html", ".txt")


class ExamResultDialog(FormDialog):
    """Shows the points, and each question with what was answered and what is right."""

    def __init__(self, words: Words, result: Result, parent: QWidget | None = None) -> None:
        super().__init__("exam-result", words, parent, only_close=True)
        self.document = result_document(result, words)
        points = words.text("exam-points-of", points=points_text(result.halves), most=points_text(result.most))
        self.points = self.explain("exam-result-explain")
        self.points.setText(words.text("exam-result-points", points=points))
        self.page = QPlainTextEdit(text_of(self.document).replace("\f", ""), self, readOnly=True)
        self.page.setTabChangesFocus(True)
        self.page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.page.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.page.setAccessibleName(words.text("exam-result-title"))
        self.column.addWidget(self.page, 1)
        self.finish()
        for name, do in (("save", self._save), ("copy", self._copy)):
            button = named(QPushButton(words.text(f"exam-result-{name}"), self), f"exam-result-{name}")
            button.setAutoDefault(False)
            button.clicked.connect(do)
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.size_in_letters = (56, 44)
        self.page.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(text_of(self.document))

    def _save(self) -> None:
        words = self.words
        path, _ = QFileDialog.getSaveFileName(
            self, words.text("exam-result-save-title"), f"{file_name_of(self.document.title, 'bridgetable')}.pdf",
            ";;".join(f"{words.text(f'exam-result-{ending[1:]}')} (*{ending})" for ending in ENDINGS),
        )
        if not path:
            return
        file = path if Path(path).suffix.lower() in ENDINGS else f"{path}.pdf"
        try:
            write_file(file, self._contents(Path(file).suffix.lower()))
        except DocumentError as fault:
            self.show_fault(refused_line(words, fault))
        else:
            self.show_fault("")

    def _contents(self, ending: str) -> bytes:
        if ending == ".pdf":
            from bridgetable.ui.papers.pdf import pdf_of

            return pdf_of(self.document)
        text = html_of(self.document) if ending == ".html" else text_of(self.document)
        return text.encode("utf-8", "replace")
