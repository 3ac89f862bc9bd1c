"""A document as one HTML file that refers to nothing outside itself: for the screen, a phone, and paper."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from html import escape

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.reports import page
from bridgetable.table.text import harmless

_SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_AS_TEXT = "\ufe0e"
"""The sign after a suit that keeps a phone from drawing it as an emoji."""
_PICTURE = '<img src="data:image/'
_TAGS = {page.Marker.BULLET: "ul", page.Marker.NUMBER: "ol", page.Marker.BOX: "ul"}


def html_of(document: page.Document) -> str:
    """The document as a page of the web, in light and dark, with a style of its own for printing."""
    body = f"<main>\n{blocks_html(document.blocks)}\n</main>"
    return framed(document.title, document.language, body, page_resource("page.css"))


def framed(title: str, language: str, body: str, css: str, script: str = "", *, talks: bool = False) -> str:
    """A page of the web with this body, written as HTML, which can load nothing and run this script alone.

    A page that `talks` may ask the server that it has come from.
    """
    allowed = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", f"style-src {_digest(css)}"]
    allowed += ["img-src data:"] if _PICTURE in body else []
    allowed += [f"script-src {_digest(script)}"] if script else []
    allowed += ["connect-src 'self'"] if talks else []
    head = (
        f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{"; ".join(allowed)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n<meta name="referrer" content="no-referrer">\n'
        f"<title>{escape(_in_one_line(title))}</title>\n<style>{css}</style>"
    )
    end = f"\n<script>{script}</script>" if script else ""
    whole = f'<html lang="{language}">\n<head>\n{head}\n</head>\n<body>\n{body}{end}\n</body>\n</html>'
    return f"<!DOCTYPE html>\n{whole}\n"


def policy_of(html: str) -> str:
    """The content security policy of such a page, for the server that hands it out: nobody may frame it either."""
    found = re.search(r'Content-Security-Policy" content="([^"]+)"', html)
    assert found is not None
    return f"{found[1]}; frame-ancestors 'none'"


def encoded(data: object) -> str:
    """Data as JSON that can stand inside a script element: no sign in it opens or ends an element."""
    text = msgspec.json.encode(data).decode()
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def data_element(data: object, attribute: str) -> str:
    """Data for the script of a page, in an element with this attribute."""
    return f'<script type="application/json" {attribute}>{encoded(data)}</script>'


def _digest(text: str) -> str:
    """What a content security policy names an inline style or script by."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@cache
def page_resource(name: str) -> str:
    """A style sheet or script of the pages, by the name of its file."""
    return (resources() / "pages" / name).read_text("utf-8")


def _in_one_line(text: str) -> str:
    return " ".join(harmless(text).split())


def inline(text: page.Text) -> str:
    """A text as HTML: every letter literally, the suits in their colours."""
    if isinstance(text, page.Marked):
        return "".join(f"<b>{inline(part)}</b>" if bold else inline(part) for part, bold in text.parts)
    escaped = escape(harmless(text)).replace("\n", "<br>\n")
    return re.sub("[♠♥♦♣]", lambda sign: f'<span class="{_SUITS[sign[0]]}">{sign[0]}{_AS_TEXT}</span>', escaped)


def blocks_html(blocks: Iterable[page.Block]) -> str:
    """Blocks as HTML, one after the other."""
    return "\n".join(_block(block) for block in blocks)


def _block(block: page.Block) -> str:
    match block:
        case page.Heading(level, text, name):
            mark = f' id="{escape(name)}"' if name else ""
            return f'<h{level}{mark} dir="auto">{inline(text)}</h{level}>'
        case page.Paragraph(text, quiet):
            return f'<p{_class("quiet" if quiet else "")} dir="auto">{inline(text)}</p>'
        case page.Labelled(label, text):
            return f'<p class="labelled"><strong>{inline(label)}</strong> <span dir="auto">{inline(text)}</span></p>'
        case page.Items(items, marker, first):
            return _items(items, marker, first)
        case page.Table(head, rows):
            above = f"<thead>{_row(head, 'th')}</thead>\n" if head else ""
            return f'<div class="wide"><table>\n{above}<tbody>{_rows(rows)}</tbody>\n</table></div>'
        case page.Diagram():
            return _diagram(block)
        case page.Auction(seats, rows, notes):
            said = "".join(f'<p class="quiet" dir="auto">{inline(note)}</p>' for note in notes)
            table = f"<thead>{_row(seats, 'th')}</thead>\n<tbody>{_rows(rows)}</tbody>"
            return f'<table class="auction">\n{table}\n</table>{said}'
        case page.Contents(entries):
            return f'<nav><ul class="contents">{"".join(map(_entry, entries))}</ul></nav>'
        case page.AnswerLines(count):
            return '<div class="answer" aria-hidden="true">' + "<div></div>" * count + "</div>"
        case page.Rule():
            return "<hr>"
        case page.Literal() | page.Picture():
            return _as_it_is(block)
        case page.PageBreak(right):
            return f'<div class="{"break right" if right else "break"}"></div>'
        case page.Beside() | page.Columns():
            return _side_by_side(block)


def _side_by_side(block: page.Beside | page.Columns) -> str:
    """Columns, one below the other on a narrow screen."""
    name, columns = (
        ("columns", block.columns) if isinstance(block, page.Columns) else ("beside", (block.left, block.right))
    )
    inside = "\n".join(f"<div>{blocks_html(column)}</div>" for column in columns)
    return f'<div class="{name}">{inside}</div>'


def _as_it_is(block: page.Literal | page.Picture) -> str:
    if isinstance(block, page.Picture):
        contents = f"{block.media_type.removeprefix('image/')};base64,{b64encode(block.data).decode()}"
        return f'<p>{_PICTURE}{contents}" alt="{escape(harmless(block.shows))}"></p>'
    lines = "\n".join(escape(harmless(line)) for line in block.lines)
    return f'<pre dir="auto">{lines}</pre>'


def _class(name: str) -> str:
    return f' class="{name}"' if name else ""


def _items(items: Iterable[page.Text], marker: page.Marker, first: int) -> str:
    tag = _TAGS[marker]
    if marker is page.Marker.BOX:
        boxes = (f'<label><input type="checkbox"> <span dir="auto">{inline(item)}</span></label>' for item in items)
        return '<ul class="boxes">' + "".join(f"<li>{box}</li>" for box in boxes) + "</ul>"
    start = f' start="{first}"' if marker is page.Marker.NUMBER and first != 1 else ""
    return f"<{tag}{start}>" + "".join(f'<li dir="auto">{inline(item)}</li>' for item in items) + f"</{tag}>"


def _rows(rows: Iterable[tuple[page.Text, ...]]) -> str:
    return "\n".join(_row(row, "td") for row in rows)


def _row(cells: tuple[page.Text, ...], tag: str) -> str:
    scope = ' scope="col"' if tag == "th" else ""
    return "<tr>" + "".join(f'<{tag}{scope} dir="auto">{inline(cell)}</{tag}>' for cell in cells) + "</tr>"


def _entry(entry: page.Entry) -> str:
    text = f'<span dir="auto">{inline(entry.text)}</span>'
    text = f"<strong>{text}</strong>" if entry.is_main else text
    shown = f'<a href="#{escape(entry.name)}">{text}</a>' if entry.name else text
    detail = f' <span class="quiet" dir="auto">{inline(entry.detail)}</span>' if entry.detail else ""
    return f"<li{_class('part' if entry.is_main else '')}>{shown}{detail}</li>"


_PLACES = {Seat.N: "north", Seat.E: "east", Seat.S: "south", Seat.W: "west"}


def _diagram(block: page.Diagram) -> str:
    """The diagram as a grid; its parts come in the order they are read on paper."""

    def hand(seat: Seat) -> str:
        player = f'<span class="player">{inline(block.hands[seat].player)}</span>'
        suits = "".join(f'<span class="held">{inline(suit)}</span>' for suit in block.hands[seat].suits)
        return f'<div class="{_PLACES[seat]}">{player}{suits}</div>'

    parts = (
        f'<div class="board">{_lines(block.board)}</div>',
        hand(Seat.N),
        hand(Seat.W),
        f'<div class="middle" aria-hidden="true">{inline(block.middle)}</div>',
        hand(Seat.E),
        f'<div class="contract">{_lines(block.contract)}</div>',
        hand(Seat.S),
    )
    return f'<div class="diagram">{"".join(parts)}</div>'


def _lines(texts: Iterable[str]) -> str:
    return "<br>".join(map(inline, texts))
