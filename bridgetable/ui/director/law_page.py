"""The page of a clause of the Laws in our own words: the edition in force, and other editions where they differ."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.laws.from_memory import rests_on_memory
from bridgetable.laws.readings import readings_of
from bridgetable.table.edition import Edition
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_text, other_wordings
from bridgetable.words.readings import reading_text


class LawPage(FormDialog):
    """A page on one clause that can be copied, with the readings on which its rulings rest."""

    def __init__(self, words: Words, clause: str, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__("law-page", words, parent, only_close=True)
        title = f"{words.text('law-number', law=clause)} — {words.text(f'edition-{edition.value}')}"
        self.setWindowTitle(title)
        parts = [
            f"<h2>{escape(title)}</h2><p>{escape(law_text(words, clause, edition))}</p>",
            _from_memory(words, clause, edition),
            *_readings(words, clause, edition),
            *_in_other_editions(words, clause, edition),
            f"<p><i>{escape(words.text('law-page-ours'))}</i></p>",
        ]
        self.page = QTextBrowser(self)
        self.page.setHtml("".join(parts))
        self.page.setAccessibleName(title)
        self.column.addWidget(self.page)
        self.finish()
        self.size_in_letters = (36, 28)
        self.least_in_letters = (20, 16)


def _from_memory(words: Words, clause: str, edition: Edition) -> str:
    if not rests_on_memory(clause, edition):
        return ""
    return f"<p><i>{words.text('law-memory-mark')} {escape(words.text('law-page-memory'))}</i></p>"


def _readings(words: Words, clause: str, edition: Edition) -> Iterator[str]:
    """Yields the readings of the clause: what the program does, what else it could do, why, and the source."""
    readings = [reading_text(words, each) for each in readings_of(clause, edition)]
    if readings:
        yield f"<h3>{words.text('law-reading-mark')} {escape(words.text('law-page-readings'))}</h3>"
    for reading in readings:
        about = "<br>".join(escape(sentence) for sentence in reading.about)
        yield f"<p><b>{escape(reading.done)}</b><br>{about}<br><small>{escape(reading.numbers)}</small></p>"


def _in_other_editions(words: Words, clause: str, edition: Edition) -> Iterator[str]:
    others = other_wordings(words, clause, edition)
    if others:
        yield f"<h3>{escape(words.text('law-page-others'))}</h3>"
    for other, text in others:
        name = words.text(f"edition-{other.value}")
        if rests_on_memory(clause, other):
            name = words.text("law-page-from-memory", edition=name)
        yield f"<p><b>{escape(name)}</b><br>{escape(text)}</p>"
