"""Documents on a printer, seen on the screen before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtGui import QPageSize, QPaintEngine, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QWidget

from bridgetable.disk.steps import Steps
from bridgetable.disk.writing import file_name_of
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.laws.long_searches import CancelledError
from bridgetable.reports import page
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.dialogs import FormDialog, asked_path
from bridgetable.ui.kit.waiting import Waiting, in_slices
from bridgetable.ui.papers.formats import PAGES, ending_of, making_document
from bridgetable.ui.papers.pdf import UNITS, LaidOut, Paper, laying_out
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words, refused_line

# -- Documents saved from a dialog: as pages to print, as a page of the web, or as text --------------------------------


def asked_file(
    parent: QWidget, words: Words, title: str, name: Path, endings: Sequence[str], prefix: str
) -> Path | None:
    """Asks for a file with one of these endings, `name` proposed with the first of them; None where there is none.

    The message of each ending has this prefix.
    """
    kinds = {words.text(f"{prefix}-{ending[1:]}"): ending for ending in endings}
    return asked_path(parent, words, title, str(name.with_name(name.name + endings[0])), kinds)


def write_and_tell(session: Session, out: Path, write: Callable[[], Message]) -> None:
    """Writes a file and tells what `write` says of it, or why it was not written; nothing where the user cancels."""
    try:
        done = write()
    except CancelledError:
        return
    except RefusedError as refused:
        session.refuse(refused)
    except (OSError, ValueError):
        session.refuse(say("file-not-written", file=out.name))
    else:
        session.tell(done)


def save_document(make: Callable[[], page.Document], name: str, dialog: FormDialog) -> str:
    """Asks over a dialog where to save, `name` proposed, and writes the document; the dialog says what went wrong.

    Returns the path of the file; "" where nothing is written, as where the user cancels meanwhile.
    """
    words = dialog.words
    path = asked_file(dialog, words, "save-document-title", documents_folder() / name, PAGES, "save-document")
    if path is None:
        return ""
    try:
        write_file(str(path), in_slices(making_document(make(), ending_of(path)), words, dialog))
    except CancelledError:
        return ""
    except RefusedError as refused:
        dialog.show_fault(refused_line(words, refused))
        return ""
    dialog.show_fault("")
    return str(path)


def save_made_document(
    dialog: FormDialog, waiting: Waiting, key: str, title: str, make: Callable[..., page.Document], *given: object
) -> str:
    """Saves what `make` makes of what is given, as `save_document` does; the file is proposed under this title.

    The user waits for it while the message of this key is shown.
    """
    text = dialog.words.text(key)
    made = partial(waiting.call, text, make, *given, quick=False)
    return save_document(made, file_name_of(title, "bridgetable"), dialog)


def documents_folder() -> Path:
    """The folder in which the user looks for what is written: that of his documents, or his own."""
    places = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)
    folders = (QStandardPaths.writableLocation(place) for place in places)
    return next((Path(folder) for folder in folders if folder and Path(folder).is_dir()), Path())


def show_preview(make: Callable[[], page.Document], words: Words, window: QWidget) -> None:
    """Shows the pages of a document as they will be printed; nothing where the user cancels while they are made.

    Raises DocumentError if the printer fails.
    """
    try:
        document = make()
    except CancelledError:
        return
    preview = PrintPreview(document, words, window)
    try:
        preview.lay_out()
    except CancelledError:
        preview.deleteLater()
    else:
        preview.exec()
        if preview.fault is not None:
            raise preview.fault


def show_preview_over(dialog: FormDialog, make: Callable[[], page.Document]) -> None:
    """Shows the pages of a document over a dialog, which says if the printer fails."""
    try:
        show_preview(make, dialog.words, dialog)
    except DocumentError as fault:
        dialog.show_fault(refused_line(dialog.words, fault))
    else:
        dialog.show_fault("")


class PrintPreview(QPrintPreviewDialog):
    """The pages on A4 paper as they will be printed, with a button that leads to the dialog of the system."""

    def __init__(self, document: page.Document, words: Words, parent: QWidget | None = None) -> None:
        # The dialog does not own its printer, and would paint on one that is gone.
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self._printer.setFullPage(True)
        self._printer.setDocName(" ".join(document.title.split())[:80])
        super().__init__(self._printer, parent)
        self._document, self._words = document, words
        self._laid: LaidOut | None = None
        self.fault: DocumentError | None = None
        # Its window may be closed meanwhile, and is gone with it when the dialog has been closed.
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("print-preview")
        self.setWindowTitle(words.text("print-title"))
        self.paintRequested.connect(self._paint)

    def lay_out(self) -> LaidOut:
        """The document on the paper that is chosen now; raises CancelledError if the user cancels."""
        paper = paper_of(self._printer)
        if self._laid is None or self._laid.paper != paper:
            self._laid = in_slices(laying_out(self._document, paper), self._words, self._in_front)
        return self._laid

    @property
    def _in_front(self) -> QWidget | None:
        """The window that is in front: pages are asked for before the dialog is shown."""
        return self if self.isVisible() else self.parentWidget()

    def _paint(self, printer: QPrinter) -> None:
        """Paints the pages, for the screen or on paper."""
        # The pages shown before are gone as soon as painting has begun; what shows them must not be painted then.
        shown = self.findChildren(QPrintPreviewWidget)
        for pages in shown:
            pages.setUpdatesEnabled(False)
        on_screen = printer.paintEngine().type() == QPaintEngine.Type.Picture
        try:
            # What is printed already comes out of the printer.
            in_slices(printing(printer, self.lay_out()), self._words, self._in_front, cancellable=on_screen)
        except DocumentError as fault:
            self.fault = fault
        except CancelledError:
            # The dialog cannot be closed while it asks for pages.
            QTimer.singleShot(0, self, self.reject)
        finally:
            for pages in shown:
                pages.setUpdatesEnabled(True)


def paper_of(printer: QPrinter) -> Paper:
    """The paper that was chosen for a printer."""
    sheet = printer.pageLayout().fullRectPoints()
    return Paper(10.0 * sheet.width(), 10.0 * sheet.height())


def printing(printer: QPrinter, laid: LaidOut) -> Steps[None]:
    """Paints the pages that were asked for; raises DocumentError if the printer takes no pages."""
    count = len(laid.sheets)
    first, last = max(1, printer.fromPage()), min(count, printer.toPage() or count)
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        raise DocumentError(say("print-failed"))
    with painter:
        scale = printer.resolution() / UNITS
        painter.scale(scale, scale)
        for number in range(first, last + 1):
            if number > first and not printer.newPage():
                raise DocumentError(say("print-failed"))
            yield from laid.painting(painter, number)
    if printer.printerState() is QPrinter.PrinterState.Error:
        raise DocumentError(say("print-failed"))
