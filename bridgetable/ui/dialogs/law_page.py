"""What a clause of the Laws says, in our words: in the edition in force, and where the others differ."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.table.edition import Edition
from bridgetable.ui.dialogs.frame import Frame
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_text, other_wordings


class LawPage(Frame):
    """One clause on a page that can be copied."""

    def __init__(self, words: Words, clause: str, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__("law-page", words, parent, only_close=True)
        title = f"{words.text('law-number', law=clause)} — {words.text(f'edition-{edition.value}')}"
        self.setWindowTitle(title)
        parts = [f"<h2>{escape(title)}</h2><p>{escape(law_text(words, clause, edition))}</p>"]
        others = other_wordings(words, clause, edition)
        if others:
            parts.append(f"<h3>{escape(words.text('law-page-others'))}</h3>")
        for other, text in others:
            parts.append(f"<p><b>{escape(words.text(f'edition-{other.value}'))}</b><br>{escape(text)}</p>")
        parts.append(f"<p><i>{escape(words.text('law-page-ours'))}</i></p>")
        self.page = QTextBrowser(self)
        self.page.setHtml("".join(parts))
        self.page.setAccessibleName(title)
        self.column.addWidget(self.page)
        self.finish()
        self.letters = (32, 22)
