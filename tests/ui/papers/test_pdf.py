"""Documents on paper."""

import pytest
from PySide6.QtGui import QImage, QPainter, QPicture, Qt

from bridgetable.reports import page
from bridgetable.ui.papers.pdf import MARGIN, LaidOut, laid_out, pdf_of
from tests.reports.documents import AUCTION, DIAGRAM, HOSTILE, document, everything

pytestmark = pytest.mark.usefixtures("qtbot")
PARAGRAPH = page.Paragraph("A paragraph of some words. " * 20)


def sheet_of(laid: LaidOut) -> QImage:
    """A blank sheet of its paper, a pixel for each point."""
    image = QImage(round(laid.paper.width / 10), round(laid.paper.height / 10), QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    return image


def painted(laid: LaidOut, number: int) -> QImage:
    """A page as a picture, a pixel for each point."""
    image = sheet_of(laid)
    with QPainter(image) as painter:
        painter.scale(0.1, 0.1)
        laid.paint(painter, number)
    return image


def ink(image: QImage) -> tuple[int, int, int, int]:
    """The edges of what is not white: left, top, right, bottom."""
    width, height, length = image.width(), image.height(), image.bytesPerLine()
    data = bytes(image.constBits())
    rows = [data[length * y : length * y + width] for y in range(height)]
    dark = [y for y, row in enumerate(rows) if min(row) < 200]
    columns = [x for x, darkest in enumerate(map(min, *rows)) if darkest < 200]
    return columns[0], dark[0], columns[-1], dark[-1]


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_nothing_is_printed_in_the_margins(text: str) -> None:
    laid = laid_out(everything(text))
    for number in {1, 2, len(laid.sheets)}:
        left, top, right, bottom = ink(painted(laid, number))
        edge = MARGIN / 10 - 3
        assert left >= edge and right <= laid.paper.width / 10 - edge
        assert top >= edge and bottom <= laid.paper.height / 10 - edge


def test_a_recorded_page_is_black_on_white_in_a_dark_window_too() -> None:
    laid, recorded = laid_out(document(PARAGRAPH)), QPicture()
    with QPainter(recorded) as painter:
        painter.scale(0.1, 0.1)
        laid.paint(painter, 1)
    shown = sheet_of(laid)
    with QPainter(shown) as painter:
        # As the preview does in a dark window, whose letters are light.
        painter.setPen(Qt.GlobalColor.white)
        painter.drawPicture(0, 0, recorded)
    assert ink(shown) == ink(painted(laid, 1))


def test_a_long_text_goes_on_overleaf() -> None:
    assert len(laid_out(document(page.Table((), (("word " * 10_000, "b"),)))).sheets) > 5


def test_a_part_that_nearly_fits_is_set_smaller_on_one_page() -> None:
    lines = [page.Paragraph("A line.")] * 40
    assert len(laid_out(document(*lines)).sheets) == 1
    assert len(laid_out(document(*lines, *lines)).sheets) > 1


def test_the_contents_know_the_pages() -> None:
    case = (page.PageBreak(), page.Heading(2, "Case", "case"), PARAGRAPH)
    assert laid_out(document(page.Contents((page.Entry("Case", "case"),)), *case)).numbers == {"case": 2}


def test_a_right_hand_page_has_an_odd_number() -> None:
    laid = laid_out(document(PARAGRAPH, page.PageBreak(right=True), page.Heading(2, "Answers", "answers")))
    assert laid.numbers == {"answers": 3} and laid.sheets[1] == ()


def test_a_diagram_and_its_auction_stand_side_by_side() -> None:
    (sheet,) = laid_out(document(page.Beside((DIAGRAM,), (AUCTION,)))).sheets
    assert len(sheet) == 1


def test_the_file_is_a_pdf_with_its_fonts() -> None:
    data = pdf_of(document(PARAGRAPH, page.PageBreak(), PARAGRAPH))
    assert data.startswith(b"%PDF-") and b"IBMPlexSansCond" in data and data == data.rstrip() + b"\n"
    assert data.count(b"/Type /Page\n") == 2 and pdf_of(document()).startswith(b"%PDF-")
