"""Documents on a printer, seen on the screen before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from bridgetable.reports import page
from bridgetable.ui.papers.pdf import UNITS, Paper, laid_out
from bridgetable.words.catalogue import Words


class PrintPreview(QPrintPreviewDialog):
    """The pages on A4 paper as they will be printed, with a button that leads to the dialog of the system."""

    def __init__(self, document: page.Document, words: Words, parent: QWidget | None = None) -> None:
        # The dialog does not own its printer, and would paint on one that is gone.
        self._paper = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._paper.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self._paper.setFullPage(True)
        self._paper.setDocName(" ".join(document.title.split())[:80])
        super().__init__(self._paper, parent)
        # Its window may be closed meanwhile, and is gone with it when the dialog has been closed.
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("print-preview")
        self.setWindowTitle(words.text("print-title"))
        self.paintRequested.connect(lambda printer: print_on(printer, document))


def print_on(printer: QPrinter, document: page.Document) -> None:
    """Paints the pages that were asked for, on the paper that was chosen."""
    sheet = printer.pageLayout().fullRectPoints()
    laid = laid_out(document, Paper(10.0 * sheet.width(), 10.0 * sheet.height()))
    count = len(laid.sheets)
    first, last = max(1, printer.fromPage()), min(count, printer.toPage() or count)
    printer.setFullPage(True)
    with QPainter(printer) as painter:
        scale = printer.resolution() / UNITS
        painter.scale(scale, scale)
        for number in range(first, last + 1):
            if number > first:
                printer.newPage()
            laid.paint(painter, number)
