"""Documents saved from a dialog: as pages to print, as a page of the web, or as text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from bridgetable.disk.contents import is_there
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.reports import page
from bridgetable.reports.page_html import html_of
from bridgetable.reports.page_text import text_of
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.kit.dialogs.question_dialog import QuestionDialog
from bridgetable.ui.papers.pdf import pdf_of
from bridgetable.words.refusals import refused_line

WRITERS: dict[str, Callable[[page.Document], bytes]] = {
    ".pdf": pdf_of, ".html": lambda document: html_of(document).encode("utf-8", "replace"),
    ".txt": lambda document: text_of(document).encode("utf-8", "replace"),
}
"""What makes the contents of a file, by the end of its name."""


def save_document(make: Callable[[], page.Document], name: str, dialog: FormDialog) -> None:
    """Asks over a dialog where to save, `name` proposed, and writes the document; the dialog says what went wrong."""
    words = dialog.words
    filters = (f"{words.text(f'save-document-{ending[1:]}')} (*{ending})" for ending in WRITERS)
    path, _ = QFileDialog.getSaveFileName(dialog, words.text("save-document-title"), f"{name}.pdf", ";;".join(filters))
    if not path:
        return
    if Path(path).suffix.lower() not in WRITERS:
        path += ".pdf"
        question = words.text("replace-question", file=Path(path).name)
        # The file dialog has asked about the name as it was typed only.
        if is_there(Path(path)) and not QuestionDialog("replace", words, question, dialog).exec():
            return
    try:
        write_file(path, WRITERS[Path(path).suffix.lower()](make()))
    except DocumentError as refused:
        dialog.show_fault(refused_line(words, refused))
    else:
        dialog.show_fault("")
