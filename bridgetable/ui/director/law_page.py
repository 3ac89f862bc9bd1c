"""The page of a clause of the Laws in our own words: the edition in force, and other editions where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.changes.phrases import in_other_editions
from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.phrases import LETTERS, case_title, reason_text, standing_text
from bridgetable.coverage.standing import LATEST_FIRST, Row, law_tables
from bridgetable.disk.resources import resources
from bridgetable.laws.numbers import in_the_book, lies_under
from bridgetable.laws.readings import readings_of, rests_on_memory
from bridgetable.table.edition import Edition
from bridgetable.table.text import as_html
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_text, reading_text

# -- What the page of a clause tells of the program: how the clause stands in each edition, and the cases that show it


CASES_SHOWN = 12
"""How many cases are listed on the page."""


class LawCoverage(msgspec.Struct, frozen=True):
    """The editions, the latest first, and rows with a cell for each; reasons; cases with path and title.

    `reasons` are the sentences that letters in the cells stand for, `more` is how many cases there are besides.
    """

    editions: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    reasons: tuple[str, ...]
    cases: tuple[tuple[str, str], ...]
    more: int


def coverage_of(clause: str, edition: Edition, words: Words) -> LawCoverage:
    """What the program does about a clause of this edition, or about its parts; without rows if it has no such clause.

    The cases are those that show it when they are played in this edition, those that turn on it first.
    """
    evidence = kept_evidence()
    found = (row for table in law_tables(evidence, clause) for row in table.rows if _is_about(row, clause, edition))
    rows = sorted(found, key=lambda row: in_the_book(row.cells[edition][0].clause))
    here = tuple(one for row in rows for one in row.cells[edition])
    cases = {case.path: case_title(case, words) for one in here for case in evidence.cases_of(one.clause, edition)}
    return LawCoverage(
        tuple(words.text("edition-name", edition=each.value) for each in LATEST_FIRST),
        tuple(dict.fromkeys(tuple(_cell(row, each, words) for each in LATEST_FIRST) for row in rows)),
        tuple(_reasons(rows, words)),
        tuple(cases.items())[:CASES_SHOWN],
        max(0, len(cases) - CASES_SHOWN),
    )


def _is_about(row: Row, clause: str, edition: Edition) -> bool:
    return any(lies_under(one.clause, clause) for one in row.cells[edition])


def _cell(row: Row, edition: Edition, words: Words) -> str:
    """Each number of the clause in this edition with how it stands there."""
    told = (f"{one.clause}: {standing_text(one, words)}" for one in row.cells[edition])
    return "; ".join(told) or words.text("coverage-absent")


def _reasons(rows: Iterable[Row], words: Words) -> Iterator[str]:
    why = {one.why for row in rows for cell in row.cells.values() for one in cell}
    return (f"({letter}) {reason_text(name, words)}" for name, letter in LETTERS.items() if name in why)


class LawPage(FormDialog):
    """A page on one clause that can be copied, with the readings on which its rulings rest, and what shows it.

    Where `opens_cases`, the cases are links: `case` is the file of the one that was chosen, None if none was.
    """

    def __init__(
        self, words: Words, clause: str, edition: Edition, parent: QWidget | None = None, *, opens_cases: bool = False
    ) -> None:
        super().__init__("law-page", words, parent, only_close=True)
        title = f"{words.text('law-number', law=clause)} — {words.text('edition-name', edition=edition.value)}"
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
        # The columns wrap, and Qt makes four of them a pixel wider than the page.
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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
    others = in_other_editions(clause, edition, words)
    if others:
        yield f"<h3>{as_html(words.text('law-page-others'))}</h3>"
    for other, pages in others:
        name = words.text("edition-name", edition=other.value)
        if any(rests_on_memory(page.number, other) for page in pages):
            name = words.text("law-page-from-memory", edition=name)
        told = [
            page.text if page.number == clause else f"{words.text('law-number', law=page.number)}: {page.text}"
            for page in pages
            if page.text
        ]
        texts = "<br>".join(map(as_html, told or [words.text("lawbook-absent", edition=other.value)]))
        yield f"<p><b>{as_html(name)}</b><br>{texts}</p>"


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
