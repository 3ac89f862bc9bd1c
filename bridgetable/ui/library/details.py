"""The details of the current case, with buttons for the same case under other editions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.table.text import as_html, in_language
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.library.rows import edition_text, laws_text, tag_name, teaching_text
from bridgetable.words.catalogue import Words, refused_line
from bridgetable.words.lawbook import source_line


class Details(QWidget):
    """Title, Laws, story and source of one case, and a button for each edition in which the case exists."""

    edition_wanted = Signal(LibraryCase)
    """The LibraryCase of the case in another edition that the user wants to open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = named(QTextBrowser(self), "library-story")
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.viewport().setAutoFillBackground(False)
        self.label = QLabel(self)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.addWidget(self.label)
        self._row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._row)
        column.addWidget(self.page, 1)

    def show_case(
        self,
        case: LibraryCase | None,
        editions: Sequence[LibraryCase],
        on_the_table: LibraryCase | None,
        words: Words,
        changed: Sequence[str] = (),
    ) -> None:
        """Shows this case, and a button for each of its editions; that of the case on the table is disabled.

        `changed` is what is ruled otherwise in it from one edition to the next, a line each.
        """
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        several = len(editions) > 1
        self.label.setVisible(several)
        self.label.setText(words.text("library-same-matter"))
        for number, other in enumerate(editions if several else ()):
            self.buttons.append(button := self._button(other, other == on_the_table, words))
            self._row.insertWidget(number + 1, button)
        self.page.setHtml(self._html(case, words, changed) if case is not None else "")
        self.page.setAccessibleName(words.text("library-story"))
        self.page.verticalScrollBar().setValue(0)

    def _button(self, case: LibraryCase, here: bool, words: Words) -> QPushButton:
        edition = edition_text(case, words) or case.name
        label = words.text("library-edition-here", edition=edition) if here else edition
        button = QPushButton(label, self)
        button.setAutoDefault(False)
        button.setEnabled(not here and case.edition is not None)
        button.setFont(self.font())
        button.setToolTip(words.text("library-open-edition", edition=edition))
        button.setAccessibleName(button.toolTip() if not here else label)
        button.clicked.connect(lambda: self.edition_wanted.emit(case))
        return button

    def _html(self, case: LibraryCase, words: Words, changed: Sequence[str]) -> str:
        on = ground_of(self.palette())
        quiet = self.palette().placeholderText().color().name()

        def html(text: str) -> str:
            return rich(text, on)

        title = in_language(case.title, words.language) or case.path.name
        tags = " · ".join(
            filter(None, (edition_text(case, words), laws_text(case), *(tag_name(tag, words) for tag in case.subjects)))
        )
        lines = [f"<p><b>{html(title)}</b></p>"]
        if teaches := teaching_text(case, words):
            lines.append(f"<p>{html(teaches)}</p>")
        lines += [f"<p>{html(line)}</p>" for line in changed]
        if case.error is not None:
            ink = self.palette().brightText().color().name()
            lines.append(f'<p style="color: {ink}"><b>{html(refused_line(words, case.error))}</b></p>')
        if story := in_language(case.story, words.language):
            lines.append(f"<p>{html(story)}</p>")
        if source := source_line(words, case.source):
            lines.append(f'<p style="color: {quiet}">{html(source)}</p>')
        lines.append(f'<p style="color: {quiet}">{html(tags)}</p>' if tags else "")
        lines.append(f'<p style="color: {quiet}">{as_html(case.path.name)}</p>')
        return "".join(lines)
