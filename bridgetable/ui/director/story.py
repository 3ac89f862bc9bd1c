"""The page in the Director's panel that says what happened and what was ruled, with links to the Laws."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.table.text import as_html
from bridgetable.ui.director.account import Account, DescribedStep
from bridgetable.ui.drawing.suit_symbols import ground_of, is_dark, is_high_contrast, rich
from bridgetable.ui.entry.proposed import calls_are_made
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.scroll_bar import ScrollBar
from bridgetable.ui.kit.theme import clear_background
from bridgetable.ui.kit.waiting import is_waiting
from bridgetable.ui.session.shown import Introduction
from bridgetable.words.call_lines import LineKind, StoryLine
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import footnotes, law_number, marks_of

# -- The number of a Law as a link to its page -------------------------------------------------------------------------


def law_link(clause: str, edition: Edition, words: Words) -> str:
    """Returns the number of the clause as HTML link "law:…"; its tooltip explains the marks on the number."""
    tip = as_html("\n".join(words.text(f"{mark}-tip") for mark in marks_of(clause, edition)))
    label = law_number(clause, edition, words).replace(" ", "&nbsp;")
    return f'<a href="law:{clause}" title="{tip}">{label}</a>'


MIN_HEIGHT = 44
"""The least height of the page in pixels: two lines, where many options with figures leave no more."""
MORE = 20
"""How many paragraphs follow those that the page has room for, each time."""
NARROW = 0.8
"""The width of the letters of a narrow text, in those of an average one."""
LONG_HEADLINE = 70
"""The length of a headline, in letters, from which the caption may have no room for all of it."""
PAUSE = 50
"""Milliseconds before the first of them follow, so that whoever steps on quickly does not wait for them."""
_TAG = re.compile("<[^>]*>")


class Paragraph(NamedTuple):
    """A paragraph of a page: the kind that decides its look, its text, and the clause whose number follows, or ""."""

    kind: str
    text: str
    clause: str = ""


class StoryPage(QTextBrowser):
    """A page of rulings; its links are "law:62A" for a clause and "place:7" for a step of the history."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "story")
        self.setVerticalScrollBar(ScrollBar(self))
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumHeight(MIN_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shown: tuple[Account, Introduction, Table, Words] | None = None
        self._before: tuple[Paragraph, ...] = ()
        clear_background(self)
        self._ground = ground_of(self.palette())
        self._rest: Iterator[str] = iter(())
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._add_more)

    def show_account(
        self, account: Account, introduction: Introduction, table: Table, words: Words, before: Sequence[Paragraph] = ()
    ) -> None:
        """Shows the account of this table after some paragraphs; before the first step, how its case is introduced."""
        self._shown, self._before = (account, introduction, table, words), tuple(before)
        self.setAccessibleName(words.text("panel-director"))
        self._update_html()

    @property
    def is_whole(self) -> bool:
        """Whether no more paragraphs follow."""
        return not self._timer.isActive()

    def changeEvent(self, event: QEvent) -> None:
        """Updates the page for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._update_html()

    def _update_html(self) -> None:
        if self._shown is None:
            return
        # Not for each of hundreds of lines: to look it up takes as long as to word one.
        self._ground = ground_of(self.palette())
        self._rest = self._paragraphs(*self._shown)
        self.setHtml(self._style() + "".join(self._more_than_fits()))
        self._timer.start(PAUSE)

    def _more_than_fits(self) -> Iterator[str]:
        """Yields the next paragraphs until the page is more than full, guessing no more lines than there are."""
        letters = self.width() / (NARROW * self.fontMetrics().averageCharWidth())
        room = self.height() // self.fontMetrics().lineSpacing()
        for paragraph in self._rest:
            yield paragraph
            room -= 1 + int(len(_TAG.sub("", paragraph)) / letters)
            if room < 0:
                break

    def _add_more(self) -> None:
        """Adds the next paragraphs at the end, until none are left; not while something else is waited for."""
        if is_waiting():
            self._timer.start(PAUSE)
            return
        html = "".join(itertools.islice(self._rest, MORE))
        if not html:
            return
        from PySide6.QtGui import QTextCursor, QTextDocument, QTextDocumentFragment

        more, cursor = QTextDocument(), QTextCursor(self.document())
        more.setHtml(self._style() + html)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        # The first paragraph would otherwise be made like the one before it.
        cursor.insertBlock(more.begin().blockFormat(), more.begin().charFormat())
        cursor.insertFragment(QTextDocumentFragment(more))
        self._timer.start(0)

    def _paragraphs(self, account: Account, introduction: Introduction, table: Table, words: Words) -> Iterator[str]:
        """Yields the paragraphs of the page; each is worded when it comes."""
        told = self._told(account, introduction, table, words)
        nothing_yet = words.text("nothing-yet-auction" if calls_are_made(table) else "nothing-yet")
        yield next(told, "" if account.latest is not None else f'<p class="quiet">{self._rich(nothing_yet)}</p>')
        yield from told

    def _told(self, account: Account, introduction: Introduction, table: Table, words: Words) -> Iterator[str]:
        clauses: list[str] = []
        for kind, text, clause in self._before:
            clauses += [clause] if clause else []
            yield f'<p class="{kind}">{self._with_link(text, clause, table, words)}</p>'
        if account.latest is not None:
            # What nobody has noticed is listed once, below.
            lines = tuple(line for line in account.latest.lines if not (line.hidden and account.lists(line.text)))
            yield from self._step_html(replace(account.latest, lines=lines), table, words, clauses, latest=True)
        elif any(introduction):
            for name, text in zip(("now", "story", "quiet"), introduction, strict=True):
                if text:
                    yield f'<p class="{name}">{self._rich(text)}</p>'
        for number, text in enumerate(account.unnoticed()):
            if number == 0:
                yield f'<p class="head">{words.text("unnoticed-heading")}</p>'
            yield f'<p class="hidden">◆ {self._rich(text)}</p>'
        for number, step in enumerate(account.earlier()):
            if number == 0:
                yield f'<p class="head">{words.text("earlier-heading")}</p>'
            yield from self._step_html(step, table, words, clauses, latest=False)
        for text in footnotes(clauses, table.edition, words):
            yield f'<p class="foot">{text}</p>'

    def _step_html(
        self, step: DescribedStep, table: Table, words: Words, clauses: list[str], *, latest: bool
    ) -> Iterator[str]:
        """Yields the paragraphs of a step, and adds the clauses that it names."""
        name = "then" if not latest else "prose" if step.in_prose else "now"
        headline = self._rich(step.headline)
        if not latest:
            headline = f'<a class="quiet" href="place:{step.place}">{headline}</a>'
        # What has just been done is told above the table; only what may be too long there is told here again.
        if not latest or step.in_prose or len(step.headline) > LONG_HEADLINE:
            yield f'<p class="{name}">{headline}</p>'
        for line in step.lines:
            clauses += [line.clause] if line.clause else []
            if line.kind is not LineKind.ASKED:
                yield self._line_html(line, table, words)

    def _line_html(self, line: StoryLine, table: Table, words: Words) -> str:
        law = f" {law_link(line.clause, table.edition, words)}" if line.clause else ""
        mark = "◆ " if line.hidden else ""
        name = "hidden" if line.hidden else line.kind.value
        return f'<p class="{name}">{mark}{self._rich(line.text)}{law}</p>'

    def _with_link(self, text: str, clause: str, table: Table, words: Words) -> str:
        """The text with a link where it names the clause, else after it."""
        if not clause:
            return self._rich(text)
        named, link = words.text("law-number", law=clause), law_link(clause, table.edition, words)
        before, found, after = text.partition(named)
        # "62C" is not the beginning of "62C2".
        if not found or after[:1].isalnum() or after[:1] == "(":
            return f"{self._rich(text)} {link}"
        return f"{self._rich(before)}{link}{self._rich(after)}"

    def _rich(self, text: str) -> str:
        return rich(text, self._ground)

    def _style(self) -> str:
        dark = is_dark(self.palette())
        px = max(11, self.fontInfo().pixelSize())
        quiet = "#9fb0a7" if dark else "#55645c"
        ruling = "#22352d" if dark else "#e4f0e9"
        mark = "#ffc928" if dark else "#8a5a00"
        right, wrong = ("#7fd1a8", "#ff8a80") if dark else ("#1f6e50", "#b3261e")
        if is_high_contrast(self.palette()):
            quiet, ruling, right, wrong = "#dcdcdc", "#000000", "#ffffff", "#ffffff"
        return (
            f"<style>p {{ margin: {px // 4}px 2px; font-size: {px}px; }}"
            f" .now {{ font-size: {round(px * 1.15)}px; font-weight: 700; margin-top: 0; }}"
            f" .prose {{ font-size: {round(px * 1.15)}px; margin-top: 0; }}"
            f" .then {{ margin-top: {px}px; font-weight: 600; }}"
            f" .head {{ color: {quiet}; font-weight: 700; margin-top: {px}px; }}"
            f" .ruling {{ background: {ruling}; }} .information {{ color: {quiet}; }}"
            f" .irregularity {{ font-weight: 600; }} .hidden {{ color: {mark}; }} .quiet {{ color: {quiet}; }}"
            f" .right {{ color: {right}; font-weight: 600; }} .wrong {{ color: {wrong}; font-weight: 600; }}"
            f" .missed {{ color: {mark}; font-weight: 600; }}"
            f" .foot {{ color: {quiet}; font-size: {round(px * 0.85)}px; margin-top: {px}px; }}"
            " a { text-decoration: none; font-weight: 600; }</style>"
        )
