"""The sheet of a lesson in a dialog: to read, copy, print, and save as PDF, text or a page of the web."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QWidget

from bridgetable.rehearsal.lessons.poll import LessonRun, sheet
from bridgetable.table.text import Text
from bridgetable.ui.kit.accessibility import announce
from bridgetable.ui.papers.document_dialog import DocumentDialog
from bridgetable.words.catalogue import Words


class SheetDialog(DocumentDialog):
    """Shows what was asked in a lesson, and how it went.

    `put_on_record` puts the polls of peers of the case on the table into it; None where there are none to be put.
    """

    def __init__(
        self,
        run: LessonRun,
        title: Text,
        words: Words,
        parent: QWidget | None = None,
        put_on_record: Callable[[], object] | None = None,
    ) -> None:
        date = QLocale(words.language).toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        super().__init__("lesson-sheet", sheet(run, title, words, date if run.polls else ""), words, parent)
        self.add_button("lesson-sheet-copy", self.copy)
        self.add_button("lesson-sheet-save", partial(self.save, words.text("lesson-sheet-file")))
        self.add_button("lesson-sheet-print", self.print)
        if put_on_record is not None:
            self.record = self.add_button("lesson-sheet-record", partial(self._record_peers, put_on_record))
        self.size_in_letters = (52, 40)

    def _record_peers(self, put_on_record: Callable[[], object]) -> None:
        """Puts the polls of peers into the case on the table, once."""
        put_on_record()
        self.record.setEnabled(False)
        announce(self, self.words.text("lesson-sheet-recorded"))

    def copy(self) -> None:
        """Copies the sheet as text, and has screen readers say so."""
        super().copy()
        announce(self, self.words.text("lesson-sheet-copied"))
