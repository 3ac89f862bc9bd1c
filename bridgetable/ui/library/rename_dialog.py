"""The dialog for the title and the file name of a case; the list shows titles and is sorted by file names."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.table.text import written_in
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.library.case_files import is_possible_name
from bridgetable.words.catalogue import Words


class RenameDialog(FormDialog):
    """Asks for a title and a file name; the title of a malformed case cannot be changed."""

    def __init__(self, words: Words, case: LibraryCase, parent: QWidget | None = None) -> None:
        super().__init__("library-naming", words, parent)
        self.explain("library-naming-explain")
        self.title = QLineEdit(written_in(case.title, words.language), self)
        self.file = QLineEdit(case.name, self)
        self.title.setEnabled(case.edition is not None)
        for line in (self.title, self.file):
            line.setMinimumWidth(self.fontMetrics().averageCharWidth() * 56)
            line.textChanged.connect(self._check)
        self.add_row("library-naming-heading", self.title)
        self.add_row("library-naming-file", self.file)
        self.finish()
        (self.title if self.title.isEnabled() else self.file).selectAll()

    def _check(self) -> None:
        name = self.file.text().strip()
        if not is_possible_name(name):
            self.show_fault(self.words.text("library-no-name", file=name))
        elif self.title.isEnabled() and not self.title.text().strip():
            self.show_fault(self.words.text("library-no-title"))
        else:
            self.show_fault("")
