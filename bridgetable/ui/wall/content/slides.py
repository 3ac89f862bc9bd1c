"""The pages of words that take the whole wall: in large letters, a few rows each. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bridgetable.ui.wall.content.pages import Page, Row
from bridgetable.ui.wall.content.statements import Statement

SLIDE_ROWS = 7
"""The most rows of a slide."""

Wrap = Callable[[str, bool], list[str]]
"""Divides a text into rows as wide as a slide; the second argument is whether it is bold."""


def slides_of(said: Iterable[Statement], wrap: Wrap) -> tuple[Page, ...]:
    """The slides for these statements, each with its lead in bold above its text; line breaks of a text are kept."""
    divided = [(one, rows) for one in said for rows in _slides_rows(one, wrap)]
    return tuple(Page(one.kind, rows, number=number, of=len(divided)) for number, (one, rows) in enumerate(divided, 1))


def _slides_rows(one: Statement, wrap: Wrap) -> Iterator[tuple[Row, ...]]:
    rows = [Row(text, bold=True) for text in wrap(one.lead, True)] if one.lead else []
    if rows and one.text:
        rows.append(Row())
    for paragraph in one.text.split("\n"):
        rows += [Row(text) for text in wrap(paragraph, False)] if paragraph.strip() else [Row()]
    while rows and not rows[-1].text:
        rows.pop()
    for first in range(0, max(1, len(rows)), SLIDE_ROWS):
        yield tuple(rows[first : first + SLIDE_ROWS])
