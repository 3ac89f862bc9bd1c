"""How statements are divided between pages that the place for words has room for. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

import msgspec
from msgspec.structs import replace

from bridgetable.ui.kit.box import Box
from bridgetable.ui.wall.statements import Option, Statement, StatementKind

# -- The fixed places of the wall: a strip of facts above, the table, and a place for words below ----------------------


STRIP, WORDS = 0.068, 0.187
"""The heights of the strip and of the place for words, as shares of the height of the wall."""
LETTERS = 0.0475
"""The height of the letters of the words, as a share of the height of the wall."""
ROWS = 3
"""The rows of words that the place for words has room for."""
CHIPS = 5.4
"""The width of the column for Laws and persons beside the words, in heights of letters."""
CELLS = (("board", 0.29), ("contract", 0.18), ("tricks", 0.215), ("score", 0.23), ("edition", 0.085))
"""The parts of the strip with their shares of its width."""


class Composition(msgspec.Struct, frozen=True):
    """The places on a wall of one size, in pixels; they depend on nothing else.

    `letters` is the height of the letters of the words, `chips` the place of Laws and persons, `rows` that of the
    words.
    """

    strip: Box
    cells: dict[str, Box]
    table: Box
    words: Box
    chips: Box
    rows: Box
    letters: float


def composition(width: float, height: float) -> Composition:
    """The places on a wall of this width and height in pixels."""
    strip, words, letters = round(STRIP * height), round(WORDS * height), LETTERS * height
    place = Box(0, height - words, width, words)
    edge = 0.35 * letters
    chips = Box(edge, place.y + edge / 2, CHIPS * letters, words - edge)
    rows = Box(chips.right + edge, chips.y, width - chips.right - 2 * edge, chips.height)
    cells, x = {}, edge
    for name, share in CELLS:
        cells[name] = Box(x, 0, share * (width - 2 * edge), strip)
        x = cells[name].right
    return Composition(
        Box(0, 0, width, strip), cells, Box(0, strip, width, height - strip - words), place, chips, rows, letters
    )


Wrap = Callable[[str, bool], list[str]]
"""Divides a text into rows as wide as the place for words; the second argument is whether it is bold."""
WrapChoice = Callable[[str, bool], list[str]]
"""Divides the label of a choice into rows; the second argument is whether two choices stand side by side."""
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
        if not any(each.continued for each in options):
            options.sort(key=lambda each: int(each.number))
        listed = "".join(f"{' ' if each.continued else '. '}{each.spoken}" for each in options).removeprefix(". ")
        return " ".join(filter(None, (self.law, self.who, *said, listed)))


def pages_of(
    said: Iterable[Statement],
    wrap: Wrap,
    fits_half: Callable[[str], bool],
    wrap_option: Callable[[str], list[str]],
    wrap_choice: WrapChoice,
) -> tuple[Page, ...]:
    """The pages for these statements.

    `fits_half` tells whether two options like this one fit side by side, `wrap_option` divides one that is too long.
    `wrap_choice` does so for a choice of the room, which leaves a place for the number of hands.
    """
    divided = [
        (one, rows)
        for one in said
        for rows in (
            _polls_rows(one, wrap, wrap_choice)
            if one.kind is StatementKind.POLL
            else _pages_rows(one, wrap, fits_half, wrap_option)
        )
    ]
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


def _polls_rows(one: Statement, wrap: Wrap, wrap_choice: WrapChoice) -> Sequence[Sequence[Row]]:
    """The rows of each page of what the room is asked: the choices on pages of their own, unless that takes more."""
    head = [[Row(row, bold=True)] for part in (one.lead, one.text) if part for row in wrap(part, True)]
    choices = _choice_rows(one.options, wrap_choice)
    together, apart = _filled([*head, *choices]), [*_filled(head), *_filled(choices)]
    return together if len(together) < len(apart) else apart


def _filled(parts: Sequence[Sequence[Row]]) -> list[Sequence[Row]]:
    """The rows of these parts on pages; a part is divided between pages only if it is longer than one."""
    pages: list[Sequence[Row]] = []
    held: list[Row] = []
    for rows in parts:
        if held and len(held) + len(rows) > ROWS:
            pages.append(held)
            held = []
        *whole, held = list(_chunks([*held, *rows]))
        pages += whole
    return [*pages, held] if held else pages


def _choice_rows(options: Sequence[Option], wrap_choice: WrapChoice) -> list[list[Row]]:
    """The rows of the choices: two side by side where all are short enough, else each in as many as it needs."""
    if len(options) > 1 and all(len(wrap_choice(option.label, True)) <= 1 for option in options):
        return [[row] for row in _option_rows(options, lambda _: True, lambda label: [label])]
    divided = []
    for option in options:
        label, *others = wrap_choice(option.label, False) or [""]
        rest = (replace(option, number="", label=other, share=0.0, counting=False) for other in others)
        divided.append([Row(options=(each,)) for each in (replace(option, label=label), *rest)])
    return divided


def _by_sentences(text: str, bold: bool, wrap: Wrap) -> Iterator[list[str]]:
    """The rows of a text on pages that end with a sentence, or with a part of one that is too long for a page."""
    held = ""
    sentences = _SENTENCES.split(text)
    parts = (
        part
        for sentence in sentences
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


# -- The pages of words that take the whole wall: in large letters, a few rows each ------------------------------------


SLIDE_ROWS = 7
"""The most rows of a slide."""


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
