"""Documents for the tests of pages: one with every kind of block, and texts that strangers write."""

from __future__ import annotations

from bridgetable.cards.seat import BySeat
from bridgetable.reports import page

SUITS = ("♠ A K 10", "♥ –", "♦ Q J 9 8 7 6 5 4", "♣ 2")
DIAGRAM = page.Diagram(
    BySeat.of(lambda seat: page.Hand(f"Player {seat.name}", SUITS)), ("Board 7", "Dealer South"), ("4♠ by South",), "7"
)
AUCTION = page.Auction(("N", "E", "S", "W"), (("", "", "1♠", "(1♥) 2♥¹"), ("2♠", "Pass", "", "")), ("¹ weak",))

HOSTILE = {
    "image": '<img src="https://example.org/x.png" onerror="alert(1)">',
    "script": "</script><script>alert(1)</script>",
    "comment": "<!-- ]]> & &amp; \\u003c </title></style>",
    "right to left": "abc \u202etxt.exe\u202c \u2067def\u2069 \u05d0\u05d1\u05d2",
    "control": "a\x00b\x07c\x1b[31m",
    "long": "x" * 10_000,
    "words": "words " * 2_000,
    "beyond": "\U0001f0a1 \U0001f600 ♠\u2028♥",
}


def document(*blocks: page.Block, title: str = "Title", footer: str = "") -> page.Document:
    """A document of these blocks."""
    return page.Document(title, "en", blocks, footer)


def everything(text: str) -> page.Document:
    """A document in which this text stands in every place where a text can."""
    cells = (text, text, text, text)
    return document(
        page.Heading(1, text, "first"),
        page.Heading(3, text),
        page.Paragraph(text),
        page.Paragraph(text, quiet=True),
        page.Labelled(text, text),
        *(page.Items((text, text), marker) for marker in page.Marker),
        page.Table(cells, (cells,)),
        page.Beside(
            (page.Diagram(BySeat.of(lambda seat: page.Hand(text, SUITS)), (text,), (text,), text),),
            (page.Auction(cells, (cells,), (text,)),),
        ),
        page.Columns(((page.Paragraph(text),), (page.Paragraph(text),))),
        page.Contents((page.Entry(text), page.Entry(text, "first", text))),
        page.AnswerLines(2),
        page.Rule(),
        page.PageBreak(),
        page.Paragraph("end"),
        title=text,
        footer=text,
    )
