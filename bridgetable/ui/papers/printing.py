"""Documents on a printer, seen on the screen before."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPageSize, QPaintEngine, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QWidget

from bridgetable.disk.steps import Steps
from bridgetable.document.document import DocumentError
from bridgetable.laws.long_searches import CancelledError
from bridgetable.reports import page
from bridgetable.table.question import say
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.kit.long_work.slices import in_slices
from bridgetable.ui.papers.pdf import UNITS, LaidOut, Paper, laying_out
from bridgetable.words.catalogue import Words
from bridgetable.words.refusals import refused_line


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
