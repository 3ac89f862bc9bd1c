"""The result of an exam, to read, copy and save."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPushButton, QTextBrowser, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.disk.writing import file_name_of
from bridgetable.rehearsal.exam.paper import class_sheet, result_document
from bridgetable.rehearsal.exam.records import taken_elsewhere, write_exam
from bridgetable.rehearsal.exam.result import Result, points_text, result_of
from bridgetable.reports import page
from bridgetable.reports.page_html import blocks_html, inline
from bridgetable.reports.page_text import text_of
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.drawing.suit_symbols import is_dark
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words, refused_line

# -- A document laid out in a window: tables with lines, hands in their places, what stands side by side --------------


SUIT_INKS = {False: ("#1f7a3a", "#b85c00", "#b3261e"), True: ("#7fd69a", "#ffb866", "#ff8a80")}
"""The colours of clubs, diamonds and hearts, on a light and on a dark background."""
_TABLE = '<table border="1" cellspacing="0" cellpadding="4" style="border-collapse: collapse">'


def document_style(palette: QPalette) -> str:
    """How documents look in a window of this palette: suits in their colours, cells apart."""
    inks = zip(("clubs", "diamonds", "hearts"), SUIT_INKS[is_dark(palette)], strict=True)
    style = " ".join(f".{suit} {{ color: {ink}; }}" for suit, ink in inks)
    return f"{style} td, th {{ padding: 3px; }} th {{ text-align: left; }}"


class DocumentPage(QTextBrowser):
    """Shows a document; the Tab key leaves it."""

    def __init__(self, document: page.Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setOpenLinks(False)
        self.document().setDefaultStyleSheet(document_style(self.palette()))
        self.show_document(document)

    def show_document(self, document: page.Document) -> None:
        """Shows this document instead."""
        self.setHtml(_laid_out(document.blocks))


def _laid_out(blocks: Iterable[page.Block]) -> str:
    return "\n".join(map(_block, blocks))


def _block(block: page.Block) -> str:
    """A block as HTML that a window lays out, which knows no grids."""
    match block:
        case page.Beside(left, right):
            return _columns((left, right))
        case page.Columns(columns):
            return _columns(columns)
        case page.Diagram():
            return _diagram(block)
        case page.PageBreak():
            return "<hr>"
    return blocks_html((block,)).replace("<table>", _TABLE).replace('<table class="auction">', _TABLE)


def _columns(columns: Iterable[Iterable[page.Block]]) -> str:
    return f'<table width="100%"><tr>{"".join(f"<td>{_laid_out(column)}</td>" for column in columns)}</tr></table>'


def _diagram(block: page.Diagram) -> str:
    def hand(seat: Seat) -> str:
        held = block.hands[seat]
        return "<br>".join((f"<b>{inline(held.player)}</b>", *map(inline, held.suits)))

    rows = (
        ("<br>".join(map(inline, block.board)), hand(Seat.N), ""),
        (hand(Seat.W), "", hand(Seat.E)),
        ("<br>".join(map(inline, block.contract)), hand(Seat.S), ""),
    )
    return "<table>" + "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows) + "</table>"


class DocumentDialog(FormDialog):
    """Shows a document, which can be copied as text and saved."""

    def __init__(self, name: str, document: page.Document, words: Words, parent: QWidget | None) -> None:
        super().__init__(name, words, parent, only_close=True)
        self.document = document
        self.told = self.explain(f"{name}-explain")
        self.page = DocumentPage(document, self)
        self.page.setAccessibleName(words.text(f"{name}-title"))
        self.column.addWidget(self.page, 1)
        self.finish()
        self.add_button("save", self._save)
        self.add_button("copy", self._copy)
        self.size_in_letters = (56, 44)
        self.page.setFocus()

    def add_button(self, name: str, do: Callable[[], object]) -> QPushButton:
        """Adds a button that does this."""
        button = named(QPushButton(self.words.text(f"exam-result-{name}"), self), f"exam-result-{name}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda: do())
        self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        return button

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(text_of(self.document))

    def _save(self) -> None:
        # What sets type is loaded for a result on paper only.
        from bridgetable.ui.papers.printing import save_document

        save_document(lambda: self.document, file_name_of(self.document.title, "bridgetable"), self)


class ExamResultDialog(DocumentDialog):
    """Shows the points, and each question with what was answered and what is right.

    `results` are those of all who have taken the exam here, this one among them; a button shows their class, and
    another saves the answers for the class sheet on another computer.
    """

    def __init__(
        self, words: Words, result: Result, parent: QWidget | None = None, results: Sequence[Result] = ()
    ) -> None:
        super().__init__("exam-result", result_document(result, words), words, parent)
        points = words.text("exam-points-of", points=points_text(result.halves), most=points_text(result.most))
        self.told.setText(words.text("exam-result-points", points=points))
        self._result, self._results = result, tuple(results) or (result,)
        self.add_button("class", self.show_class)
        self.add_button("give", self.save_answers).setToolTip(words.text("exam-result-give-tip"))

    def show_class(self) -> None:
        """Shows who of the class answered what."""
        ClassSheetDialog(self._results, self.words, self).exec()

    def save_answers(self) -> None:
        """Asks where to save the answers, and writes the file; the dialog says what went wrong."""
        # What sets type comes with it, which a result on the screen does not need.
        from bridgetable.ui.papers.printing import asked_file, documents_folder

        words, sitting = self.words, self._result.sitting
        title = " ".join(
            filter(None, (words.text("exam-of-seed", seed=str(sitting.conditions.seed)), sitting.candidate))
        )
        name = documents_folder() / file_name_of(title, "bridgetable")
        path = asked_file(self, words, "exam-result-give", name, (ENDING,), "exam-files")
        if path is None:
            return
        try:
            write_exam(path, sitting)
        except RefusedError as refused:
            self.show_fault(refused_line(words, refused))
        else:
            self.show_fault("")


ENDING = ".jsonl"
"""The ending of the file of an exam that is taken to another computer."""


class ClassSheetDialog(DocumentDialog):
    """Shows the points of all who took an exam, and who gave which answer; those of other computers can be added."""

    def __init__(self, results: Sequence[Result], words: Words, parent: QWidget | None = None) -> None:
        super().__init__("exam-class", class_sheet(results, words), words, parent)
        self._results = list(results)
        self.add_button("add", self.choose_files)

    def choose_files(self) -> None:
        """Asks for the files of other computers, and adds them."""
        from bridgetable.ui.papers.printing import documents_folder

        words = self.words
        kinds = f"{words.text('exam-files-jsonl')} (*{ENDING})"
        chosen, _ = QFileDialog.getOpenFileNames(self, words.text("exam-result-add"), str(documents_folder()), kinds)
        self.add_files(map(Path, chosen))

    def add_files(self, paths: Iterable[Path]) -> None:
        """Adds the exams in these files, each once; says of which file that cannot be, and why."""
        refused: list[str] = []
        known = [each.sitting for each in self._results]
        for path in paths:
            try:
                sitting = taken_elsewhere(path, known[0].exam)
            except RefusedError as fault:
                refused.append(refused_line(self.words, fault))
                continue
            if sitting not in known:
                known.append(sitting)
                self._results.append(result_of(sitting))
        self.document = class_sheet(self._results, self.words)
        self.page.show_document(self.document)
        self.show_fault("\n".join(refused))
