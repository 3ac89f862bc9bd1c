"""Documents as pages of the web."""

import re
from html.parser import HTMLParser

import pytest

from bridgetable.reports import page
from bridgetable.reports.page_html import html_of
from bridgetable.table.text import harmless
from tests.reports.documents import AUCTION, DIAGRAM, HOSTILE, document, everything


class Read(HTMLParser):
    """What a browser would find in a page: elements with their attributes, and texts outside the head."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.said = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keeps the element."""
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Keeps the text."""
        self.said += data


PLAIN_ELEMENTS = {
    "html",
    "head",
    "meta",
    "title",
    "style",
    "body",
    "main",
    "h1",
    "h3",
    "p",
    "strong",
    "span",
    "ul",
    "ol",
    "li",
    "div",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "nav",
    "a",
    "input",
    "label",
    "hr",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_a_stranger_wrote_is_text(text: str) -> None:
    read = Read(html_of(everything(text)))
    assert {tag for tag, _ in read.elements} == PLAIN_ELEMENTS
    assert not any(name.startswith("on") or name == "src" for _, attributes in read.elements for name in attributes)
    shown = " ".join(harmless(text).split())
    assert " ".join(read.said.replace("\ufe0e", "").split()).count(shown) > 20


def test_a_page_refers_to_nothing_outside_itself() -> None:
    html = html_of(document(DIAGRAM, AUCTION, page.Contents((page.Entry("a", "b"),))))
    assert not re.search(r"https?:|//|url\(|@import|src=", html.replace("<!DOCTYPE html>", ""))
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)
    assert policy and policy[1].startswith("default-src 'none'") and "unsafe" not in policy[1]


def test_headings_and_lists_are_what_they_are_called() -> None:
    html = html_of(document(page.Heading(2, "Case", "case-1"), page.Items(("a",), page.Marker.NUMBER, 3)))
    assert '<h2 id="case-1" dir="auto">Case</h2>' in html and '<ol start="3"><li dir="auto">a</li></ol>' in html


def test_boxes_can_be_ticked() -> None:
    html = html_of(document(page.Items(("a", "b"), page.Marker.BOX)))
    assert html.count('<label><input type="checkbox">') == 2 and "checked" not in html.partition("<body>")[2]


def test_a_suit_of_a_diagram_is_an_element_of_its_own() -> None:
    html = html_of(document(DIAGRAM))
    assert html.count('<span class="held">') == sum(len(hand.suits) for hand in DIAGRAM.hands)


def test_suits_have_their_colours_and_stay_text() -> None:
    assert '<span class="hearts">♥\ufe0e</span> A' in html_of(document(page.Paragraph("♥ A")))


def test_a_line_break_stays_one() -> None:
    assert "one<br>\ntwo" in html_of(document(page.Paragraph("one\ntwo")))


def test_the_language_is_named() -> None:
    assert '<html lang="it">' in html_of(page.Document("Titolo", "it", ()))
