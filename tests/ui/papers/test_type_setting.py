"""Texts as lines of type."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, Qt

from bridgetable.reports import page
from bridgetable.ui.papers import pdf
from bridgetable.ui.papers.pdf import Setting, Style

pytestmark = pytest.mark.usefixtures("qtbot")


def colours(setting: Setting) -> set[str]:
    """The colours that a text is set in, as far as they are pure."""
    image = QImage(1200, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        setting.draw(painter, 0, 0)
    return {QColor(image.pixel(x, y)).name() for x in range(0, 1200, 2) for y in range(0, 200, 2)}


def test_a_text_is_wrapped_to_its_width() -> None:
    setting = Setting("word " * 40, 600, Style(100))
    assert len(setting.lines) > 3 and setting.width <= 600
    assert len(Setting("x" * 500, 600, Style(100)).lines) > 3


@pytest.mark.parametrize("text", ["_" * 24, "________ / 21", "W" * 12, "i" * 40])
def test_a_cell_that_has_room_stands_in_one_line(text: str) -> None:
    """A sign may be wider in plain type than in bold: the underscore is."""
    rows = page.Table((), (("Name", text), ("Date", text)))
    assert len(list(pdf.strips_of([rows], pdf.Measure(1800)))) == 2


def test_a_line_break_begins_a_line() -> None:
    assert len(Setting("one\ntwo\n\nthree", 600, Style(100)).lines) == 4


def test_suits_have_their_colours() -> None:
    found = colours(Setting("\U0001f0a1 ♥ ♣ A", 1200, Style(150)))
    assert {"#c40f1e", "#0b7a2f", "#000000"} <= found


def test_no_line_of_a_long_text_stands_alone() -> None:
    strips = list(Setting("word " * 40, 600, Style(100)).strips())
    assert [strip.kept for strip in strips] == [True, *[False] * (len(strips) - 3), True, False]


def test_a_source_and_a_note_never_stand_alone_on_a_page() -> None:
    told: list[page.Block] = [
        page.Labelled("Result", "one line"),
        page.Paragraph("The source", True),
        page.Paragraph("A note", True),
    ]
    strips = list(pdf.strips_of([page.Paragraph("word " * 400), *told], pdf.Measure(3000)))
    assert [strip.kept for strip in strips[-3:]] == [True, True, False] and not strips[-4].kept


def test_a_result_and_the_answers_to_a_question_stand_on_the_page_of_what_they_belong_to() -> None:
    told: list[page.Block] = [page.Paragraph("one line"), page.Labelled("Result", "one line", closing=True)]
    asked: list[page.Block] = [page.Labelled("57A", "one line"), page.Items(("one", "two"))]
    for blocks in (told, asked):
        first, *_ = pdf.strips_of(blocks, pdf.Measure(3000))
        assert first.kept
    first, _ = pdf.strips_of([page.Paragraph("one line"), page.Labelled("57A", "one line")], pdf.Measure(3000))
    assert not first.kept
