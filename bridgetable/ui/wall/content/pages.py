"""How statements are divided between pages that the place for words has room for. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

import msgspec

from bridgetable.ui.wall.content.statements import Option, Statement, StatementKind
from bridgetable.ui.wall.layout.composition import ROWS

Wrap = Callable[[str, bool], list[str]]
"""Divides a text into rows as wide as the place for words; the second argument is whether it is bold."""
_SENTENCES, _CLAUSES = re.compile(r"(?<=[.?!…])\s+"), re.compile(r"(?<=[,:;])\s+")


class Row(msgspec.Struct, frozen=True):
    """A row of words, or of options side by side."""

    text: str = ""
    bold: bool = False
    options: tuple[Option, ...] = ()


class Page(msgspec.Struct, frozen=True):
    """What the place for words shows at once: the `number`th of `of` pages after this step."""

    kind: StatementKind
    rows: tuple[Row, ...]
    law: str = ""
    who: str = ""
    number: int = 1
    of: int = 1

    @property
    def text(self) -> str:
        """All that the page says, for screen readers."""
        said = [row.text for row in self.rows]
        # Side by side the options are read in their columns.
        options = [each for row in self.rows for each in row.options]
        if all(each.number for each in options):
            options.sort(key=lambda each: int(each.number))
        listed = "".join(f"{'. ' if n and each.number else ' ' if n else ''}{each.number} {each.label}".rstrip()
                         for n, each in enumerate(options))
        return " ".join(filter(None, (self.law, self.who, *said, listed)))


def pages_of(
    said: Iterable[Statement], wrap: Wrap, fits_half: Callable[[str], bool],
    wrap_option: Callable[[str], list[str]] = lambda label: [label],
) -> tuple[Page, ...]:
    """The pages for these statements.

    `fits_half` tells whether two options like this one fit side by side, `wrap_option` divides one that is too long.
    """
    divided = [(one, rows) for one in said for rows in _pages_rows(one, wrap, fits_half, wrap_option)]
    return tuple(
        Page(one.kind, tuple(rows), one.law, one.who, number, len(divided))
        for number, (one, rows) in enumerate(divided, 1)
    )


def _pages_rows(
    one: Statement, wrap: Wrap, fits_half: Callable[[str], bool], wrap_option: Callable[[str], list[str]]
) -> Iterator[Sequence[Row]]:
    """The rows of each page of a statement."""
    bold = one.kind in (StatementKind.QUESTION, StatementKind.COURSE, StatementKind.ENTRY)
    lead = [Row(text, bold=True) for text in wrap(one.lead, True)] if one.lead else []
    text = [Row(row, bold=bold) for row in wrap(one.text, bold)]
    options = list(_option_rows(one.options, fits_half, wrap_option))
    if len(lead) + len(text) + len(options) <= ROWS:
        yield [*lead, *text, *options]
        return
    if any(option.chosen for option in one.options):
        # The question has been read when it was asked.
        yield from (page for page in _chunks(options) if any(each.chosen for row in page for each in row.options))
        return
    if lead and len(lead) + len(text) > ROWS:
        yield from _chunks(lead)
        lead = []
    parts = [*lead, *text]
    if len(parts) <= ROWS:
        yield parts
    else:
        yield from ([Row(row, bold=bold) for row in part] for part in _by_sentences(one.text, bold, wrap))
    if options:
        yield from _chunks(options)


def _by_sentences(text: str, bold: bool, wrap: Wrap) -> Iterator[list[str]]:
    """The rows of a text on pages that end with a sentence, or with a part of one that is too long for a page."""
    held = ""
    sentences = _SENTENCES.split(text)
    parts = (
        part for sentence in sentences
        for part in ([sentence] if len(wrap(sentence, bold)) <= ROWS else _CLAUSES.split(sentence))
    )
    for sentence in parts:
        longer = f"{held} {sentence}".strip()
        if held and len(wrap(longer, bold)) > ROWS:
            yield from _chunks(wrap(held, bold))
            longer = sentence
        held = longer
    yield from _chunks(wrap(held, bold))


def _option_rows(
    options: Sequence[Option], fits_half: Callable[[str], bool], wrap_option: Callable[[str], list[str]]
) -> Iterator[Row]:
    """One option in a row, or two where all of them are short enough, the first half of them at the left.

    One that is too long for a row goes on in the next ones, without its number.
    """
    if len(options) > 1 and all(fits_half(option.label) for option in options):
        half = -(-len(options) // 2)
        for n in range(half):
            yield Row(options=tuple(options[n::half]))
    else:
        for option in options:
            first, *others = wrap_option(option.label) or [""]
            yield Row(options=(Option(option.number, first, option.chosen),))
            yield from (Row(options=(Option("", other, option.chosen),)) for other in others)


def _chunks(rows: Sequence[object]) -> Iterator[list]:  # type: ignore[type-arg]
    left = iter(rows)
    while chunk := list(islice(left, ROWS)):
        yield chunk
