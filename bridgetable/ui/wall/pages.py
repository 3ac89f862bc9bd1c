"""How statements are divided between pages that the place for words has room for. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, zip_longest
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bridgetable.ui.kit.box import Box
from bridgetable.ui.wall.statements import Option, Statement, StatementKind

# -- The fixed places of the wall: a strip of facts above, the table, and a place for words below ----------------------


STRIP, WORDS = 0.064, 0.174
"""The heights of the strip and of the place for words, as shares of the height of the wall."""
LETTERS = 0.0475
"""The height of the letters of the words, as a share of the height of the wall."""
ROWS, MORE_ROWS, MOST_ROWS = 3, 6, 7
"""The rows of words that the place for words has room for: usually, where more is said, and where something is asked.

It grows by the height of a row for each row more, and the table becomes smaller.
"""
SCALES = (1.0, 0.86, 0.74, 0.64, 0.55)
"""The sizes of the letters of a question: smaller where it does not fit on one page with all its answers."""
WEIGHED = 2
"""How many of these sizes are weighed against the size of the table, which becomes smaller above many rows."""
LEAST_WHOLE = 0.85
"""How much smaller the letters of a question may be so that every choice stands in one row."""
INDICES = 0.065
"""The height of the indices of the cards, as a share of the height of the table."""
CHIPS = 5.4
"""The width of the column for Laws and persons beside the words, in heights of letters."""
COUNT = 1.2
"""The width of the count of pages, at the foot at the right, in heights of letters; what is told leaves it free."""
CELLS = (("board", 0.265), ("contract", 0.185), ("tricks", 0.205), ("score", 0.265), ("edition", 0.08))
"""The parts of the strip with their shares of its width."""


class Composition(msgspec.Struct, frozen=True):
    """The places on a wall of one size, in pixels; they depend on nothing else.

    `letters` is the height of the letters of the words, `chips` the place of Laws and persons, `rows` that of the
    words, `count` that of the count of pages.
    """

    strip: Box
    cells: dict[str, Box]
    table: Box
    words: Box
    chips: Box
    rows: Box
    count: Box
    letters: float


def composition(width: float, height: float, count: float = ROWS) -> Composition:
    """The places on a wall of this width and height in pixels, with room for this count of rows of words."""
    strip, words, letters = round(STRIP * height), round(WORDS * height * count / ROWS), LETTERS * height
    place = Box(0, height - words, width, words)
    edge = 0.35 * letters
    chips = Box(edge, place.y + edge / 2, CHIPS * letters, words - edge)
    rows = Box(chips.right + edge, chips.y, width - chips.right - 2 * edge, chips.height)
    paged = Box(rows.right - COUNT * letters, rows.bottom - letters, COUNT * letters, letters)
    cells, x = {}, edge
    for name, share in CELLS:
        cells[name] = Box(x, 0, share * (width - 2 * edge), strip)
        x = cells[name].right
    return Composition(
        Box(0, 0, width, strip), cells, Box(0, strip, width, height - strip - words), place, chips, rows, paged, letters
    )


Wrap = Callable[[str, bool], list[str]]
"""Divides a text into rows as wide as the place for words; the second argument is whether it is bold."""
WrapChoice = Callable[[str, int], list[str]]
"""Divides the label of a choice into rows; the second argument is how many choices stand side by side."""


class Wrapping(NamedTuple):
    """How texts and the labels of choices are divided into rows, in letters of one size."""

    text: Wrap
    choice: WrapChoice
    """With a place for the number of hands."""
    option: WrapChoice
    """Without one."""


WrappingAt = Callable[[float], Wrapping]
"""The wrapping in letters of this scale."""
_SENTENCES, _CLAUSES = re.compile(r"(?<=[.?!…])\s+"), re.compile(r"(?<=[,:;])\s+")


class Row(msgspec.Struct, frozen=True):
    """A row of words, or of options side by side; `law` and `who` stand beside the first row of what they are of.

    A row of a point is `indented`; the first one has its `mark` before it.
    """

    text: str = ""
    bold: bool = False
    options: tuple[Option, ...] = ()
    law: str = ""
    who: str = ""
    mark: str = ""
    indented: bool = False


class Page(msgspec.Struct, frozen=True):
    """What the place for words shows at once: the `number`th of `of` pages after this step.

    `scale` is the size of its letters; those of a long question are smaller. `picture` is the contents of the file of
    the picture on it.
    """

    kind: StatementKind
    rows: tuple[Row, ...]
    number: int = 1
    of: int = 1
    scale: float = 1.0
    picture: bytes = b""

    @property
    def law(self) -> str:
        """The first Law that it names."""
        return next((row.law for row in self.rows if row.law), "")

    @property
    def height(self) -> float:
        """How many rows of letters of the usual size its place has room for."""
        return max(ROWS, min(MOST_ROWS, self.scale * len(self.rows)))

    @property
    def text(self) -> str:
        """All that the page says, for screen readers."""
        said = [part for row in self.rows for part in (row.law, row.who, row.text) if part]
        return " ".join((*said, self._listed)).rstrip()

    @property
    def _listed(self) -> str:
        """The options one after the other by their numbers, each read down its column."""
        columns: dict[int, list[list[Option]]] = {}
        for row in self.rows:
            for column, option in enumerate(row.options):
                if not option.continued:
                    columns.setdefault(column, []).append([option])
                elif option.label:
                    columns[column][-1].append(option)
        read = sorted((each for some in columns.values() for each in some), key=lambda parts: int(parts[0].number))
        return ". ".join(" ".join(part.spoken for part in parts) for parts in read)


def pages_of(said: Iterable[Statement], wrapping: WrappingAt) -> tuple[Page, ...]:
    """The pages for these statements: a question on one page with all its answers, what is told on as few as it takes.

    What was done and what was ruled stands together, each ruling beside its Law.
    """
    pages: list[Page] = []
    for one in said:
        if one.options:
            pages.append(_question_page(one, wrapping))
            continue
        for rows in _pages_rows(one, wrapping(1.0).text):
            last = pages[-1] if pages else None
            if last is not None and _go_together(last, one) and len(last.rows) + len(rows) <= MORE_ROWS:
                kind = StatementKind.RULING if StatementKind.RULING in (one.kind, last.kind) else one.kind
                pages[-1] = replace(last, kind=kind, rows=(*last.rows, *rows))
            else:
                pages.append(Page(one.kind, tuple(rows)))
    return tuple(replace(page, number=number, of=len(pages)) for number, page in enumerate(pages, 1))


def _go_together(page: Page, one: Statement) -> bool:
    told = (StatementKind.COURSE, StatementKind.RULING)
    return page.kind in told and one.kind in told and not any(row.options for row in page.rows)


def _beside(rows: Sequence[Row], one: Statement) -> list[Row]:
    """The rows, the first of them with the Law and the persons of the statement."""
    return [replace(rows[0], law=one.law, who=one.who), *rows[1:]] if rows else []


# -- a question with its answers -------------------------------------------------------------------------------------


def _question_page(one: Statement, wrapping: WrappingAt) -> Page:
    """The question with all its answers on one page, where both its letters and those of the cards are largest."""
    pages = []
    for scale in SCALES:
        wrap = wrapping(scale)
        head = [Row(row, bold=True) for part in (one.lead, one.text) if part for row in wrap.text(part, True)]
        label = wrap.choice if one.kind is StatementKind.POLL else wrap.option
        rows = _beside([*head, *_choice_rows(one.options, label)], one)
        pages.append(Page(one.kind, tuple(rows), scale=scale))
        if len(rows) * scale <= MOST_ROWS and len(pages) >= WEIGHED:
            break
    fitting = [page for page in pages if len(page.rows) * page.scale <= MOST_ROWS]
    if not fitting:
        return pages[-1]
    best = max(fitting, key=_smallest_letters)
    whole = max((page for page in fitting if not _divides(page)), key=_smallest_letters, default=best)
    return whole if _smallest_letters(whole) >= LEAST_WHOLE * _smallest_letters(best) else best


def _divides(page: Page) -> bool:
    """Whether a choice on this page has more than one row."""
    return any(option.continued and option.label for row in page.rows for option in row.options)


def _smallest_letters(page: Page) -> float:
    """The height of the letters of this page, or of the indices of the cards above it where those are smaller."""
    return min(page.scale * LETTERS, INDICES * (1 - STRIP - WORDS * page.height / ROWS))


def _choice_rows(options: Sequence[Option], wrap_choice: WrapChoice) -> list[Row]:
    """The rows of the choices, each in as many as it needs, in as many columns as make the fewest rows."""
    counts = range(1, min(MOST_COLUMNS, len(options)) + 1)
    return min((_in_columns(options, wrap_choice, columns) for columns in counts), key=len, default=[])


def _in_columns(options: Sequence[Option], wrap_choice: WrapChoice, columns: int) -> list[Row]:
    """The rows of the choices in so many columns, which are read downwards."""
    divided = [_parts(option, wrap_choice, columns) for option in options]
    high = -(-len(options) // columns)
    beside = [[*divided[n::high], *[[NOTHING]] * (columns - len(divided[n::high]))] for n in range(high)]
    return [Row(options=parts) for some in beside for parts in zip_longest(*some, fillvalue=NOTHING)]


MOST_COLUMNS = 4
"""The most choices side by side."""
NOTHING = Option("", "")
"""The place beside an option that has more rows than the other."""


def _parts(option: Option, wrap_choice: WrapChoice, columns: int) -> list[Option]:
    """The rows of one choice; only the first has its number."""
    label, *others = wrap_choice(option.label, columns) or [""]
    rest = (replace(option, number="", label=other, share=0.0, counting=False) for other in others)
    return [replace(option, label=label), *rest]


# -- what is told ----------------------------------------------------------------------------------------------------


def _pages_rows(one: Statement, wrap: Wrap) -> Iterator[Sequence[Row]]:
    """The rows of each page of a statement without answers."""
    # What stands beside its Law looks as a ruling does.
    done = one.kind is StatementKind.COURSE and not one.law
    bold = done or one.kind in (StatementKind.QUESTION, StatementKind.POLL, StatementKind.ENTRY)
    lead = [Row(text, bold=True) for text in wrap(one.lead, True)] if one.lead else []
    text = [Row(row, bold=bold) for row in wrap(one.text, bold)]
    if len(lead) + len(text) <= MORE_ROWS:
        yield _beside([*lead, *text], one)
        return
    if lead:
        yield from _chunks(lead)
    for part in _by_sentences(one.text, bold, wrap):
        yield _beside([Row(row, bold=bold) for row in part], one)


T = TypeVar("T")


def _by_sentences(text: str, bold: bool, wrap: Wrap) -> Iterator[list[str]]:
    """The rows of a text on pages that end with a sentence, or with a part of one that is too long for a page."""
    held = ""
    sentences = _SENTENCES.split(text)
    parts = (
        part
        for sentence in sentences
        for part in ([sentence] if len(wrap(sentence, bold)) <= MORE_ROWS else _CLAUSES.split(sentence))
    )
    for sentence in parts:
        longer = f"{held} {sentence}".strip()
        if held and len(wrap(longer, bold)) > MORE_ROWS:
            yield from _chunks(wrap(held, bold))
            longer = sentence
        held = longer
    yield from _chunks(wrap(held, bold))


def _chunks(rows: Sequence[T]) -> Iterator[list[T]]:
    left = iter(rows)
    while chunk := list(islice(left, MORE_ROWS)):
        yield chunk


# -- The pages of words that take the whole wall: in large letters, a few rows each ------------------------------------


SLIDE_ROWS = 7
"""The most rows of a slide, in letters of the usual size."""
SLIDE_SCALES = (*SCALES, 0.47, 0.4, 0.34)
"""The sizes of the letters of a slide with points or answers: smaller where they do not fit on one."""
BESIDE_PICTURE = 0.5
"""The share of the width that the points have beside a picture."""
MARK = "•"
WrapSlide = Callable[[float, float], Wrapping]
"""How texts are divided into rows on a slide, in letters of this scale and over this share of its width."""


def slides_of(said: Iterable[Statement], wrap: WrapSlide) -> tuple[Page, ...]:
    """The slides for these statements, each with its lead in bold above the rest; line breaks of a text are kept.

    A heading with points, or a question with its answers, is on one.
    """
    pages: list[Page] = []
    for one in said:
        if one.options or one.bullets or one.picture:
            pages.append(_whole_slide(one, wrap))
        else:
            pages += [Page(one.kind, rows) for rows in _slides_rows(one, wrap(1.0, 1.0).text)]
    return tuple(replace(page, number=number, of=len(pages)) for number, page in enumerate(pages, 1))


def _whole_slide(one: Statement, wrap: WrapSlide) -> Page:
    """The slide with all of its points or answers, in the largest letters in which there is room for them."""
    rows: list[Row] = []
    scale = 1.0
    for scale in SLIDE_SCALES:
        wide = wrap(scale, 1.0)
        beside = wrap(scale, BESIDE_PICTURE if one.picture else 1.0)
        rows = [Row(text, bold=True) for text in wide.text(one.lead, True)] if one.lead else []
        rows += [row for bullet in one.bullets for row in _point_rows(bullet, beside.text)]
        # Without a count of hands the answers have its place too, and none moves when it comes.
        rows += _choice_rows(one.options, wide.choice)
        # A picture below a heading alone has most of the slide.
        most = SLIDE_ROWS if one.bullets or one.options else SLIDE_ROWS / 2
        if len(rows) * scale <= most:
            break
    return Page(one.kind, tuple(rows), scale=scale, picture=one.picture)


def _point_rows(text: str, wrap: Wrap) -> list[Row]:
    first, *others = wrap(text, False) or [""]
    return [Row(first, mark=MARK, indented=True), *(Row(other, indented=True) for other in others)]


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
