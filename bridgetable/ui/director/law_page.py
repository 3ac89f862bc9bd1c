"""The page of a clause of the Laws in our own words: the edition in force, and other editions where they differ."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.disk.resources import resources
from bridgetable.laws.from_memory import rests_on_memory
from bridgetable.laws.readings import readings_of
from bridgetable.table.edition import Edition
from bridgetable.table.text import as_html
from bridgetable.ui.director.content.law_coverage import coverage_of
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.laws.lawbook import law_text, other_wordings
from bridgetable.words.laws.readings import reading_text


class LawPage(FormDialog):
    """A page on one clause that can be copied, with the readings on which its rulings rest, and what shows it.

    Where `opens_cases`, the cases are links: `case` is the file of the one that was chosen, None if none was.
    """

    def __init__(
        self, words: Words, clause: str, edition: Edition, parent: QWidget | None = None, *, opens_cases: bool = False,
    ) -> None:
        super().__init__("law-page", words, parent, only_close=True)
        title = f"{words.text('law-number', law=clause)} — {words.text(f'edition-{edition.value}')}"
        self.setWindowTitle(title)
        parts = [
            f"<h2>{as_html(title)}</h2><p>{as_html(law_text(words, clause, edition))}</p>",
            _from_memory(words, clause, edition),
            *_readings(words, clause, edition),
            *_in_other_editions(words, clause, edition),
            *_in_the_program(words, clause, edition, opens_cases=opens_cases),
            f"<p><i>{as_html(words.text('law-page-ours'))}</i></p>",
        ]
        self.case: Path | None = None
        self.page = QTextBrowser(self)
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._choose_case)
        self.page.setHtml("".join(parts))
        self.page.setAccessibleName(title)
        self.column.addWidget(self.page)
        self.finish()
        self.size_in_letters = (36, 28)
        self.least_in_letters = (20, 16)

    def _choose_case(self, link: QUrl) -> None:
        self.case = resources() / "cases" / link.path()
        self.accept()


def _from_memory(words: Words, clause: str, edition: Edition) -> str:
    if not rests_on_memory(clause, edition):
        return ""
    return f"<p><i>{words.text('law-memory-mark')} {as_html(words.text('law-page-memory'))}</i></p>"


def _readings(words: Words, clause: str, edition: Edition) -> Iterator[str]:
    """Yields the readings of the clause: what the program does, what else it could do, why, and the source."""
    readings = [reading_text(words, each) for each in readings_of(clause, edition)]
    if readings:
        yield f"<h3>{words.text('law-reading-mark')} {as_html(words.text('law-page-readings'))}</h3>"
    for reading in readings:
        about = "<br>".join(as_html(sentence) for sentence in reading.about)
        yield f"<p><b>{as_html(reading.done)}</b><br>{about}<br><small>{as_html(reading.numbers)}</small></p>"


def _in_other_editions(words: Words, clause: str, edition: Edition) -> Iterator[str]:
    others = other_wordings(words, clause, edition)
    if others:
        yield f"<h3>{as_html(words.text('law-page-others'))}</h3>"
    for other, text in others:
        name = words.text(f"edition-{other.value}")
        if rests_on_memory(clause, other):
            name = words.text("law-page-from-memory", edition=name)
        yield f"<p><b>{as_html(name)}</b><br>{as_html(text)}</p>"


def _in_the_program(words: Words, clause: str, edition: Edition, *, opens_cases: bool) -> Iterator[str]:
    """How the clause stands in each edition, and the cases that show it."""
    coverage = coverage_of(clause, edition, words)
    if not coverage.rows:
        return
    yield f"<h3>{as_html(words.text('coverage-here'))}</h3><table cellspacing='0' cellpadding='3'>"
    yield f"<tr>{''.join(f'<th align=left>{as_html(name)}</th>' for name in coverage.editions)}</tr>"
    for row in coverage.rows:
        yield f"<tr>{''.join(f'<td>{as_html(cell)}</td>' for cell in row)}</tr>"
    yield "</table>"
    yield from (f"<p><small>{as_html(reason)}</small></p>" for reason in coverage.reasons)
    yield f"<h3>{as_html(words.text('coverage-shown-by'))}</h3>"
    titles = [_case_link(path, title) if opens_cases else as_html(title) for path, title in coverage.cases]
    if coverage.more:
        titles.append(as_html(words.text("coverage-more-cases", count=str(coverage.more))))
    yield f"<p>{'<br>'.join(titles) or as_html(words.text('coverage-no-cases'))}</p>"


def _case_link(path: str, title: str) -> str:
    return f'<a href="case:{as_html(path)}">{as_html(title)}</a>'
