"""The commands that give the table away: printed, as a file, or on the clipboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path, PurePath
from typing import TypeVar
from xml.sax.saxutils import unescape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QObject, QRect, QRectF, QSize
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from bridgetable.cases.library.cases import LibraryCase, name_of
from bridgetable.disk.writing import write_whole
from bridgetable.document.document import Document, DocumentError
from bridgetable.engine.history import History
from bridgetable.laws.long_searches import CancelledError
from bridgetable.reports import page
from bridgetable.reports.booklet import Answers, document_of
from bridgetable.reports.page_text import text_of
from bridgetable.reports.told import Told
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.waiting import Waiting, in_slices
from bridgetable.ui.papers import formats
from bridgetable.ui.papers.formats import OF_A_CASE, PAGES, WEB, ending_of
from bridgetable.ui.papers.pdf import making_pdf
from bridgetable.ui.papers.printing import asked_file, show_preview, write_and_tell
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.picture import encoded_picture, paint_table, render_table
from bridgetable.words.catalogue import Words

# -- The table as a picture to give away: as pixels and as shapes of any size ------------------------------------------


_TEXT = re.compile(r"<text ([^>]*)>(.*?)</text>", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
SIZE = (1600, 1120)
"""The width and height of a picture, in pixels."""


def png_of(table: Table, words: Words, options: ViewOptions) -> bytes:
    """The table as the contents of a PNG file."""
    return encoded_picture(render_table(table, words, SIZE, options), ".png")


def svg_of(table: Table, words: Words, options: ViewOptions) -> bytes:
    """The table as the contents of an SVG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(*SIZE))
    generator.setViewBox(QRect(0, 0, *SIZE))
    generator.setTitle("bridgetable")
    with QPainter(generator) as painter:
        paint_table(painter, QRectF(0, 0, *SIZE), table, words, options)
    buffer.close()
    return _TEXT.sub(_outlined, bytes(data.data()).decode()).encode()


def _outlined(element: re.Match[str]) -> str:
    """A text as its outlines: whoever opens the file may not have the font."""
    given = dict(_ATTRIBUTE.findall(element[1]))
    font = QFont(given["font-family"].strip("'"))
    font.setPixelSize(round(float(given["font-size"])))
    font.setWeight(QFont.Weight(int(given["font-weight"])))
    outline = QPainterPath()
    outline.addText(float(given["x"]), float(given["y"]), font, unescape(element[2], {"&quot;": '"', "&apos;": "'"}))
    return f'<path fill="{given["fill"]}" stroke="none" d="{_path_data(outline)}"/>'


def _path_data(path: QPainterPath) -> str:
    """A path as the data of an SVG path."""
    letters = {
        QPainterPath.ElementType.MoveToElement: "M",
        QPainterPath.ElementType.LineToElement: "L",
        QPainterPath.ElementType.CurveToElement: "C",
    }
    elements = (path.elementAt(place) for place in range(path.elementCount()))
    return " ".join(f"{letters.get(each.type, '')}{each.x:.2f} {each.y:.2f}" for each in elements)


def picture_data(table: Table, words: Words, options: ViewOptions) -> QMimeData:
    """The table for the clipboard: a picture, and the same as SVG for programs that take it."""
    data = QMimeData()
    data.setImageData(render_table(table, words, SIZE, options))
    data.setData("image/svg+xml", QByteArray(svg_of(table, words, options)))
    return data


# -- A table as pages of one language, made where the window does not wait for them ------------------------------------


def told_table(history: History, document: Document) -> Told:
    """What a report tells of the table in a window."""
    case = document.case
    story, source = (case.story, case.source) if case is not None else ((), ())
    return Told(history, document.full_title, story, source)


def pages_of(told: Told, language: str, indices: str, answers: Answers) -> page.Document:
    """The table on pages, with its rulings there."""
    return document_of([told], Words.of(language).with_indices(indices), answers)


def played_page(told: Told, language: str, indices: str, answers: Answers) -> bytes:
    """The page of the web on which the table is played, as a file."""
    from bridgetable.ui.papers.play_page import play_page

    return play_page([told], Words.of(language).with_indices(indices), answers).encode("utf-8", "replace")


def plain_pages(told: Told, language: str, indices: str, answers: Answers) -> bytes:
    """The table as plain text, as a file."""
    return text_of(pages_of(told, language, indices, answers)).encode("utf-8", "replace")


# -- The question where the rulings stand on paper and in files --------------------------------------------------------


class AnswersDialog(FormDialog):
    """Asks where the rulings stand, first `proposed`; `name` says what for: "print" or "export"."""

    def __init__(
        self, name: str, words: Words, parent: QWidget | None = None, proposed: Answers = Answers.INLINE
    ) -> None:
        super().__init__(name, words, parent)
        self.answers = ChoiceButtons(self)
        places = (Answers.INLINE, Answers.END, Answers.NONE)
        self.answers.fill([(words.text(f"paper-answers-{each.value}"), each) for each in places])
        self.answers.choose(proposed)
        self.explain(f"{name}-explain")
        self.add_row("paper-answers-where", self.answers)
        self.finish()

    @property
    def chosen(self) -> Answers:
        """Where the rulings stand."""
        return Answers(self.answers.value)


T = TypeVar("T")


class Papers(QObject):
    """Prints, exports and copies the table of a session; `options` gives how it is shown now."""

    def __init__(self, session: Session, options: Callable[[], ViewOptions], waiting: Waiting, window: QWidget) -> None:
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
        return self._waiting.call(words.text("waiting-pages"), make, self._told, words.language, words.indices, answers)

    @property
    def _told(self) -> Told:
        return told_table(self._session.history, self._session.document)

    # -- files ---------------------------------------------------------------------------------------------------------

    def export(self) -> None:
        """Asks for a file and writes it: pages to print, a page on which the case is played, text, or a picture."""
        words, document = self._session.words, self._session.document
        name = PurePath(name_of(Path(document.name)) or words.text("untitled"))
        path = asked_file(self._window, words, "export-title", Path(name), OF_A_CASE, "export")
        if path is not None:
            self._export(path, ending_of(path))

    def _export(self, path: Path, ending: str) -> None:
        # On a page that is played, rulings are to come at a press.
        proposed = Answers.END if ending == WEB else Answers.INLINE
        answers = self._asked("export", proposed) if ending in PAGES else proposed
        if answers is None:
            return

        def write() -> Message:
            write_whole(path, self._contents(ending, answers))
            return say("export-done", file=path.name)

        write_and_tell(self._session, path, write)

    def _contents(self, ending: str, answers: Answers) -> bytes:
        session = self._session
        match ending:
            case formats.PDF:
                return in_slices(making_pdf(self._made(pages_of, answers)), session.words, self._window)
            case formats.WEB:
                return self._made(played_page, answers)
            case formats.TEXT:
                return self._made(plain_pages, answers)
            case formats.PICTURE:
                return png_of(session.table, session.words, self._options())
        return svg_of(session.table, session.words, self._options())

    def make_booklet(self, cases: Sequence[LibraryCase], chosen: LibraryCase | None, over: QWidget) -> str:
        """Asks which of these cases are wanted, and saves their booklet; returns its path, "" where there is none."""
        from bridgetable.ui.papers.dialogs import BookletDialog, cases_offered

        words = self._session.words
        dialog = BookletDialog(words, cases_offered(cases, chosen, words), self._waiting, over)
        return dialog.saved if dialog.exec() else ""

    def make_hand_records(self) -> None:
        """Asks for a file of boards, and saves their hand records."""
        from bridgetable.ui.papers.dialogs import HandRecordsDialog

        session = self._session
        place = session.document.board
        dialog = HandRecordsDialog(session.words, place.file if place is not None else "", self._waiting, self._window)
        if dialog.exec():
            session.tell(say("export-done", file=PurePath(dialog.saved).name))

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
