"""The result of an exam, to read, copy and save."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from bridgetable.disk.writing import file_name_of
from bridgetable.rehearsal.exam.paper import result_document
from bridgetable.rehearsal.exam.result import Result, points_text
from bridgetable.reports.page_text import text_of
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words


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
        # What sets type is loaded for a result on paper only.
        from bridgetable.ui.papers.printing import save_document

        save_document(lambda: self.document, file_name_of(self.document.title, "bridgetable"), self)
