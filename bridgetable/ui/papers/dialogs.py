"""The dialogs in which papers are made and saved: a booklet of cases, hand records of the boards of a file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QListWidget, QPushButton, QWidget

from bridgetable.cases.codec import read_case
from bridgetable.cases.library.cases import LibraryCase, name_of
from bridgetable.cases.library.subject import subject_of
from bridgetable.cases.reader import CaseError
from bridgetable.disk.contents import contents_of
from bridgetable.document.document import DocumentError
from bridgetable.document.opening import boards_in
from bridgetable.files import EXTENSIONS
from bridgetable.files.record import Recorded
from bridgetable.rehearsal.lessons.booklet import part_of, printed
from bridgetable.rehearsal.lessons.lesson import LessonEntry
from bridgetable.reports import page
from bridgetable.reports.boards import A_PAGE, hand_records
from bridgetable.reports.booklet import Answers, document_of
from bridgetable.reports.told import Told, told_case
from bridgetable.table.question import say
from bridgetable.table.text import in_language
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.row_list import add_tick, tick_all, ticks_in
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.papers.printing import documents_folder, save_made_document
from bridgetable.words.catalogue import Words

TICKED = 40
"""The most cases that are all ticked at first; of more, the one that was chosen is."""


Source = str | LessonEntry
"""What becomes a part of a booklet: a case in the file at this path, or an entry of a lesson."""


class Offered(msgspec.Struct, frozen=True):
    """What can be in the booklet, the line that says so, and whether it is ticked at first."""

    source: Source
    line: str
    ticked: bool = True


def cases_offered(cases: Sequence[LibraryCase], chosen: LibraryCase | None, words: Words) -> tuple[Offered, ...]:
    """These cases, all ticked or, where they are many, `chosen`."""
    few = len(cases) <= TICKED
    return tuple(Offered(str(case.path), case_line(case, words), few or case == chosen) for case in cases)


class BookletDialog(FormDialog):
    """Asks what of this is wanted, and under which title; `saved` is the file once there is one."""

    def __init__(
        self, words: Words, offered: Sequence[Offered], waiting: Waiting, parent: QWidget | None = None, title: str = ""
    ) -> None:
        super().__init__("booklet", words, parent)
        self._waiting, self._offered = waiting, tuple(offered)
        self.saved = ""
        self.explain("booklet-explain")
        self.list = named(QListWidget(self), "booklet-cases")
        self.list.setAccessibleName(words.text("library-cases"))
        for each in offered:
            add_tick(self.list, each.line, ticked=each.ticked)
        self.column.addWidget(self.list, 1)
        self._add_ticking()
        self.heading = named(QLineEdit(title, self, maxLength=100), "booklet-heading")
        self.heading.setPlaceholderText(words.text("paper-booklet"))
        self.add_row("booklet-heading", self.heading)
        self.answers = ChoiceButtons(self)
        places = (Answers.END, Answers.NONE, Answers.INLINE)
        self.answers.fill([(words.text(f"paper-answers-{each.value}"), each) for each in places])
        self.answers.choose(Answers.END)
        self.add_row("paper-answers-where", self.answers)
        self.finish()
        self.size_in_letters = (46, 34)
        self.list.itemChanged.connect(lambda _: self._check())
        self._check()
        self.list.setFocus()

    def _add_ticking(self) -> None:
        """Adds the buttons that tick all of the list, or nothing."""
        row = QHBoxLayout()
        for name, ticked in (("all", True), ("none", False)):
            button = named(QPushButton(self.words.text(f"booklet-{name}"), self), f"booklet-{name}")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _, ticked=ticked: tick_all(self.list, ticked))
            row.addWidget(button)
        row.addStretch(1)
        self.column.addLayout(row)

    @property
    def ticked(self) -> tuple[Source, ...]:
        """What is wanted, in the order of the list."""
        pairs = zip(self._offered, ticks_in(self.list), strict=True)
        return tuple(each.source for each, ticked in pairs if ticked)

    def _check(self) -> None:
        self.show_fault("" if self.ticked else self.words.text("booklet-nothing"))

    def accept(self) -> None:
        """Makes the booklet and saves it; the dialog stays where that is not done."""
        sources = self.ticked
        if not sources:
            return
        words, title = self.words, self.heading.text().strip()
        given = (sources, words.language, words.indices, Answers(self.answers.value), title)
        proposed = title or words.text("paper-booklet")
        self.saved = save_made_document(self, self._waiting, "waiting-pages", proposed, booklet_of, *given)
        if self.saved:
            super().accept()


def case_line(case: LibraryCase, words: Words) -> str:
    """What a case is called in the list: its title, and the Law it turns on."""
    title = " ".join(in_language(case.title, words.language).split()) or case.name
    law = words.text("law-number", law=case.subject.turns_on) if case.subject.turns_on else ""
    return " · ".join(filter(None, (title, law)))


def booklet_of(sources: Sequence[Source], language: str, indices: str, answers: Answers, title: str) -> page.Document:
    """The booklet of all this; raises RefusedError where a case cannot be read.

    It is called where the window does not wait for it.
    """
    words = Words.of(language).with_indices(indices)
    parts = [_told(Path(source)) if isinstance(source, str) else part_of(source) for source in sources]
    return document_of([parts[at] for at in printed(parts)], words, answers, title)


def _told(path: Path) -> Told:
    try:
        case = read_case(contents_of(path))
    except (CaseError, OSError, ValueError):
        raise DocumentError(say("booklet-unreadable", file=path.name)) from None
    return told_case(case, subject_of(case, name_of(path), play=True).turns_on)


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
        row.setFocusProxy(self.file)
        self.add_row("hand-records-file", row)
        self.file.setAccessibleName(self.words.text("hand-records-file"))
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
            self.show_fault(self.words.text("hand-records-no-file"), missing=True)
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
        given = (self.file.text().strip(), numbers, words.language, words.indices, title, self.a_page.value)
        proposed = title or words.text("hand-records")
        self.saved = save_made_document(self, self._waiting, "waiting-pages", proposed, records_in, *given)
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
