"""Documents saved from a dialog: as pages to print, as a page of the web, or as text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from bridgetable.disk.contents import is_there
from bridgetable.disk.steps import Steps
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.laws.long_searches import CancelledError
from bridgetable.reports import page
from bridgetable.reports.page_html import html_of
from bridgetable.reports.page_text import making_text
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.kit.dialogs.question_dialog import QuestionDialog
from bridgetable.ui.kit.long_work.slices import in_slices
from bridgetable.ui.papers.pdf import making_pdf
from bridgetable.words.refusals import refused_line

ENDINGS = (".pdf", ".html", ".txt")
"""The endings of the files that can be written."""


def save_document(make: Callable[[], page.Document], name: str, dialog: FormDialog) -> None:
    """Asks over a dialog where to save, `name` proposed, and writes the document; the dialog says what went wrong.

    Nothing is written where the user cancels meanwhile.
    """
    words = dialog.words
    filters = (f"{words.text(f'save-document-{ending[1:]}')} (*{ending})" for ending in ENDINGS)
    path, _ = QFileDialog.getSaveFileName(dialog, words.text("save-document-title"), f"{name}.pdf", ";;".join(filters))
    if not path:
        return
    if Path(path).suffix.lower() not in ENDINGS:
        path += ".pdf"
        question = words.text("replace-question", file=Path(path).name)
        # The file dialog has asked about the name as it was typed only.
        if is_there(Path(path)) and not QuestionDialog("replace", words, question, dialog).exec():
            return
    try:
        write_file(path, in_slices(_making_file(make(), Path(path).suffix.lower()), words, dialog))
    except CancelledError:
        return
    except DocumentError as refused:
        dialog.show_fault(refused_line(words, refused))
    else:
        dialog.show_fault("")


def _making_file(document: page.Document, ending: str) -> Steps[bytes]:
    """The contents of a file with this ending."""
    if ending == ".pdf":
        return (yield from making_pdf(document))
    text = (yield from making_text(document)) if ending == ".txt" else html_of(document)
    return text.encode("utf-8", "replace")
