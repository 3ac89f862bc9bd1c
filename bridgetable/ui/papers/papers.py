"""The commands that give the table away: printed, as a file, or on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path, PurePath
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetable.disk.contents import is_there
from bridgetable.disk.writing import write_whole
from bridgetable.document.document import DocumentError
from bridgetable.laws.long_searches import CancelledError
from bridgetable.reports.booklet import Answers
from bridgetable.reports.page_text import text_of
from bridgetable.reports.told import Told
from bridgetable.table.question import say
from bridgetable.ui.kit.dialogs.question_dialog import QuestionDialog
from bridgetable.ui.kit.long_work.slices import in_slices
from bridgetable.ui.kit.long_work.waiting import Waiting
from bridgetable.ui.papers.answers_dialog import AnswersDialog
from bridgetable.ui.papers.content.exports import pages_of, plain_pages, played_page, told_table
from bridgetable.ui.papers.pdf import making_pdf
from bridgetable.ui.papers.pictures import picture_data, png_of, svg_of
from bridgetable.ui.papers.printing import show_preview
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.session.session import Session

T = TypeVar("T")
ENDINGS = (".pdf", ".html", ".txt", ".png", ".svg")
"""The endings of the files that can be written."""


class Papers(QObject):
    """Prints, exports and copies the table of a session; `options` gives how it is shown now."""

    def __init__(
        self, session: Session, options: Callable[[], ViewOptions], waiting: Waiting, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session, self._options, self._waiting, self._window = session, options, waiting, window

    # -- paper ---------------------------------------------------------------------------------------------------------

    def print(self) -> None:
        """Asks where the rulings stand, and shows the pages before they are printed."""
        words = self._session.words
        answers = self._asked("print")
        if answers is None:
            return
        try:
            show_preview(lambda: self._made(pages_of, answers), words, self._window)
        except DocumentError as fault:
            self._session.refuse(fault)

    def _asked(self, name: str, proposed: Answers = Answers.INLINE) -> Answers | None:
        """Where the user wants the rulings; None if he does not go on."""
        dialog = AnswersDialog(name, self._session.words, self._window, proposed)
        return dialog.chosen if dialog.exec() else None

    def _made(self, make: Callable[..., T], answers: Answers) -> T:
        """What this function makes of the table, in the background if it takes long; raises CancelledError."""
        words = self._session.words
        return self._waiting.call(
            words.text("waiting-pages"), make, self._told, words.language, words.indices, answers
        )

    @property
    def _told(self) -> Told:
        return told_table(self._session.history, self._session.document)

    # -- files ---------------------------------------------------------------------------------------------------------

    def export(self) -> None:
        """Asks for a file and writes it: pages to print, a page on which the case is played, text, or a picture."""
        words, document = self._session.words, self._session.document
        name = PurePath(document.name.removesuffix(".json").removesuffix(".case") or words.text("untitled"))
        filters = [f"{words.text('export-' + ending[1:])} (*{ending})" for ending in ENDINGS]
        path, chosen = QFileDialog.getSaveFileName(
            self._window, words.text("export-title"), str(name.with_name(name.name + ENDINGS[0])), ";;".join(filters)
        )
        if not path:
            return
        ending = PurePath(path).suffix.lower()
        if ending not in ENDINGS:
            ending = ENDINGS[filters.index(chosen)] if chosen in filters else ENDINGS[0]
            path += ending
            # The dialog has asked about the name as it was typed only.
            if is_there(Path(path)) and not self._may_replace(PurePath(path).name):
                return
        self._export(Path(path), ending)

    def _may_replace(self, file: str) -> bool:
        words = self._session.words
        return bool(QuestionDialog("replace", words, words.text("replace-question", file=file), self._window).exec())

    def _export(self, path: Path, ending: str) -> None:
        # On a page that is played, rulings are to come at a press.
        proposed = Answers.END if ending == ".html" else Answers.INLINE
        answers = self._asked("export", proposed) if ending in (".pdf", ".html", ".txt") else proposed
        if answers is None:
            return
        try:
            write_whole(path, self._contents(ending, answers))
        except CancelledError:
            return
        except (OSError, ValueError):
            self._session.refuse(say("file-not-written", file=path.name))
        else:
            self._session.tell(say("export-done", file=path.name))

    def _contents(self, ending: str, answers: Answers) -> bytes:
        session = self._session
        match ending:
            case ".pdf":
                return in_slices(making_pdf(self._made(pages_of, answers)), session.words, self._window)
            case ".html":
                return self._made(played_page, answers)
            case ".txt":
                return self._made(plain_pages, answers)
            case ".png":
                return png_of(session.table, session.words, self._options())
        return svg_of(session.table, session.words, self._options())

    # -- the clipboard -------------------------------------------------------------------------------------------------

    def copy_picture(self) -> None:
        """Copies the table as a picture."""
        session = self._session
        QGuiApplication.clipboard().setMimeData(picture_data(session.table, session.words, self._options()))
        session.tell(say("copied-picture"))

    def copy_story(self) -> None:
        """Copies the whole story, with its rulings, as text."""
        try:
            document = self._made(pages_of, Answers.INLINE)
        except CancelledError:
            return
        QGuiApplication.clipboard().setText(text_of(document))
        self._session.tell(say("copied-story"))
