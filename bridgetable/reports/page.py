"""A document as a value: what a page of paper, a page of the web and plain text are all made from.

Its texts are words already, in one language, and plain: `text_of`, `html_of` and `pdf_of` show every letter of them
literally and colour the signs of the suits; a line break in a text stays one.
"""

from __future__ import annotations

import enum
from itertools import pairwise
from typing import TypeAlias

import msgspec

from bridgetable.cards.seat import BySeat


class Marked(msgspec.Struct, frozen=True):
    """A text of which some parts stand in bold type: from a letter up to another, in order."""

    text: str
    bold: tuple[tuple[int, int], ...]

    @property
    def parts(self) -> tuple[tuple[str, bool], ...]:
        """The text in parts, each with whether it stands in bold type."""
        places = (0, *(place for part in self.bold for place in part), len(self.text))
        return tuple((self.text[start:end], bool(n % 2)) for n, (start, end) in enumerate(pairwise(places)))


Text: TypeAlias = str | Marked


def plain(text: Text) -> str:
    """The text without its marks."""
    return text if isinstance(text, str) else text.text


class Marker(enum.Enum):
    """What stands before the items of a list."""

    BULLET = "bullet"
    NUMBER = "number"
    BOX = "box"
    """An empty box to tick, on an examination paper."""


class Heading(msgspec.Struct, frozen=True):
    """A heading of level 1 (the document or a part of it), 2 (a case) or 3 (a section of a case).

    `name` is what an `Entry` of the contents refers to: letters, digits and hyphens, or "" for none.
    """

    level: int
    text: str
    name: str = ""


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph; a quiet one is set smaller, as a source is; one that is `kept` stands on one page with the next."""

    text: Text
    quiet: bool = False
    kept: bool = False


class Labelled(msgspec.Struct, frozen=True):
    """A paragraph after a label in bold type: the number of a Law and what was ruled under it.

    A `closing` one, such as the result of a board, stands on one page with what it closes.
    """

    label: str
    text: str
    closing: bool = False


class Items(msgspec.Struct, frozen=True):
    """A list; its numbers begin at `first`."""

    items: tuple[Text, ...]
    marker: Marker = Marker.BULLET
    first: int = 1


class Table(msgspec.Struct, frozen=True):
    """Rows of cells under a head, all of one length; without a head it is ()."""

    head: tuple[str, ...]
    rows: tuple[tuple[Text, ...], ...]


class Literal(msgspec.Struct, frozen=True):
    """Lines as they are typed, such as a command."""

    lines: tuple[str, ...]


class Picture(msgspec.Struct, frozen=True):
    """A picture, as the contents of a PNG or JPEG file, and what it shows in words."""

    data: bytes
    shows: str

    @property
    def media_type(self) -> str:
        """The type of the file, as the web names it."""
        return "image/jpeg" if self.data.startswith(b"\xff\xd8") else "image/png"


class Hand(msgspec.Struct, frozen=True):
    """A hand of a diagram: the player, and a line for each suit with its sign: "♠ A K 10"."""

    player: str
    suits: tuple[str, ...]


class Diagram(msgspec.Struct, frozen=True):
    """The four hands as bulletins print them: North above, West and East left and right of `middle`, South below.

    `board` are short lines for the corner beside North (board, dealer, vulnerability), `contract` those beside South.
    """

    hands: BySeat[Hand]
    board: tuple[str, ...] = ()
    contract: tuple[str, ...] = ()
    middle: str = ""


class Auction(msgspec.Struct, frozen=True):
    """An auction in four columns under the seats, a row for each round, and the notes that its calls refer to."""

    seats: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """A line of the contents, which refers to the heading of this name; `name` "" is a line above others.

    `detail` stands after the text, as the Law of a case does. With `main` the line is one of the highest level, as is
    every one without a name.
    """

    text: str
    name: str = ""
    detail: str = ""
    main: bool = False

    @property
    def is_main(self) -> bool:
        """Whether it stands above others, in bold type."""
        return self.main or not self.name


class Contents(msgspec.Struct, frozen=True):
    """A table of contents; on paper each entry has the number of its page."""

    entries: tuple[Entry, ...]


class AnswerLines(msgspec.Struct, frozen=True):
    """Empty lines to write on."""

    count: int


class Rule(msgspec.Struct, frozen=True):
    """A thin line across the page."""


class PageBreak(msgspec.Struct, frozen=True):
    """What follows begins on a new page of paper; with `right`, on a right-hand page, so that it can be torn out."""

    right: bool = False


class Beside(msgspec.Struct, frozen=True):
    """Blocks on the left and others on the right, as a diagram and its auction; one below the other without room."""

    left: tuple[Block, ...]
    right: tuple[Block, ...]


class Columns(msgspec.Struct, frozen=True):
    """Blocks in columns of one width, which stand on one page; an empty column leaves its place free."""

    columns: tuple[tuple[Block, ...], ...]


Block: TypeAlias = (
    Heading
    | Paragraph
    | Labelled
    | Items
    | Table
    | Diagram
    | Auction
    | Contents
    | AnswerLines
    | Rule
    | PageBreak
    | Beside
    | Columns
    | Literal
    | Picture
)


class Document(msgspec.Struct, frozen=True):
    """Blocks in the order they are read, with a title, in one language.

    `footer` stands beside the number of every page of paper.
    """

    title: str
    language: str
    blocks: tuple[Block, ...]
    footer: str = ""
