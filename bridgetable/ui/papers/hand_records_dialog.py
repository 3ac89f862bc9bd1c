"""The dialog that makes hand records of the boards of a file, several on a page, and saves them."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from bridgetable.disk.writing import file_name_of
from bridgetable.document.document import DocumentError
from bridgetable.document.opening import boards_in
from bridgetable.files import EXTENSIONS
from bridgetable.files.record import Recorded
from bridgetable.reports import page
from bridgetable.reports.hand_records import A_PAGE, hand_records
from bridgetable.table.question import say
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.papers.printing import documents_folder, save_document
from bridgetable.words.catalogue import Words

USUAL = 6
"""How many boards stand on a page unless the user wants otherwise."""


class HandRecordsDialog(FormDialog):
    """Asks for a file of boards, which of them, a title, and how many on a page; `saved` is the file once there is one.

    `path` is the file of boards that is open, "" where none is.
    """

    def __init__(self, words: Words, path: str, waiting: Waiting, parent: QWidget | None = None) -> None:
        super().__init__("hand-records", words, parent)
        self._waiting = waiting
        self.saved = ""
        self.explain("hand-records-explain")
        self.file = named(QLineEdit(path, self), "hand-records-file")
        self.choose = named(QPushButton(words.text("hand-records-choose"), self), "hand-records-choose")
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self._choose)
        self._add_file()
        self.boards = named(QLineEdit(self), "hand-records-boards")
        self.boards.setPlaceholderText(words.text("hand-records-boards-hint"))
        self.add_row("hand-records-boards", self.boards)
        self.heading = named(QLineEdit(self, maxLength=100), "hand-records-heading")
        self.heading.setPlaceholderText(words.text("hand-records"))
        self.add_row("hand-records-heading", self.heading)
        self.a_page = ChoiceButtons(self)
        self.a_page.fill([(str(each), each) for each in A_PAGE])
        self.a_page.choose(USUAL)
        self.add_row("hand-records-a-page", self.a_page)
        self.finish()
        self.size_in_letters = (38, 16)
        for field in (self.file, self.boards):
            field.textChanged.connect(self._check)
        self._check()
        (self.heading if path else self.choose).setFocus()

    def _add_file(self) -> None:
        row = QWidget(self)
        parts = QHBoxLayout(row)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.addWidget(self.file, 1)
        parts.addWidget(self.choose)
        self.add_row("hand-records-file", row)
        self.file.setAccessibleName(self.words.text("hand-records-file").rstrip(":"))
        self.choose.setAccessibleName(self.words.text("hand-records-choose"))

    def _choose(self) -> None:
        words = self.words
        endings = " ".join(f"*{ending}" for ending in EXTENSIONS)
        folder = str(Path(self.file.text()).parent) if self.file.text() else str(documents_folder())
        path, _ = QFileDialog.getOpenFileName(
            self, words.text("hand-records-choose"), folder, f"{words.text('hand-records-files')} ({endings})"
        )
        if path:
            self.file.setText(path)

    def _check(self) -> None:
        if not self.file.text().strip():
            self.show_fault(self.words.text("hand-records-no-file"))
        elif numbers_in(self.boards.text()) is None:
            self.show_fault(self.words.text("hand-records-no-numbers"))
        else:
            self.show_fault("")

    def accept(self) -> None:
        """Makes the pages and saves them; the dialog stays where that is not done."""
        numbers = numbers_in(self.boards.text())
        if numbers is None or not self.file.text().strip():
            return
        words, title = self.words, self.heading.text().strip()
        make = partial(
            self._waiting.call,
            words.text("waiting-pages"),
            records_in,
            self.file.text().strip(),
            numbers,
            words.language,
            words.indices,
            title,
            int(str(self.a_page.value)),
            quick=False,
        )
        self.saved = save_document(make, file_name_of(title or words.text("hand-records"), "bridgetable"), self)
        if self.saved:
            super().accept()


def numbers_in(text: str) -> frozenset[int] | None:
    """The numbers of boards in a text such as "1-16, 20"; none at all stand for all, and None for what is no number."""
    numbers: set[int] = set()
    for part in re.split(r"[,;\s]+", re.sub(r"\s*[-–]\s*", "-", text.strip())):
        if not part:
            continue
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", part)
        if found is None or (found[2] and int(found[2]) < int(found[1])):
            return None
        numbers.update(range(int(found[1]), int(found[2] or found[1]) + 1))
    return frozenset(numbers)


def records_in(
    path: str, numbers: frozenset[int], language: str, indices: str, title: str, a_page: int
) -> page.Document:
    """The hand records of the boards of these numbers in a file, or of all; raises DocumentError where there are none.

    It is called where the window does not wait for it.
    """
    boards = [entry for entry in boards_in(path).records if isinstance(entry, Recorded) and entry.hands is not None]
    chosen = [board for board in boards if not numbers or board.board.number in numbers]
    if not chosen:
        raise DocumentError(say("hand-records-none", file=Path(path).name))
    return hand_records(chosen, Words.of(language).with_indices(indices), title, a_page)
