"""Documents as plain text."""

import pytest

from bridgetable.reports import page
from bridgetable.reports.page_text import WIDTH, text_of
from tests.reports.documents import AUCTION, DIAGRAM, HOSTILE, document, everything


def lines_of(*blocks: page.Block) -> list[str]:
    return text_of(document(*blocks)).splitlines()


def test_a_diagram_stands_as_in_a_bulletin() -> None:
    assert lines_of(DIAGRAM) == [
        "Board 7            Player N",
        "Dealer South       ♠ A K 10",
        "                   ♥ –",
        "                   ♦ Q J 9 8 7 6 5 4",
        "                   ♣ 2",
        "Player W                                Player E",
        "♠ A K 10                                ♠ A K 10",
        "♥ –                7                    ♥ –",
        "♦ Q J 9 8 7 6 5 4                       ♦ Q J 9 8 7 6 5 4",
        "♣ 2                                     ♣ 2",
        "4♠ by South        Player S",
        "                   ♠ A K 10",
        "                   ♥ –",
        "                   ♦ Q J 9 8 7 6 5 4",
        "                   ♣ 2",
    ]


def test_an_auction_stands_in_four_columns() -> None:
    assert lines_of(AUCTION) == ["N   E     S   W", "          1♠  (1♥) 2♥¹", "2♠  Pass", "¹ weak"]


def test_two_columns_that_have_room_stand_side_by_side() -> None:
    narrow = page.Table((), (("a", "b"),))
    assert lines_of(page.Beside((narrow,), (AUCTION,)))[0] == "a  b    N   E     S   W"
    assert lines_of(page.Beside((DIAGRAM,), (AUCTION,))) == [*lines_of(DIAGRAM), "", *lines_of(AUCTION)]


def test_a_table_gives_its_widest_column_what_room_there_is() -> None:
    first, line, *rest = lines_of(page.Table(("Seat", "What"), (("N", "word " * 30),)))
    assert first == "Seat  What" and line == "-" * WIDTH
    assert rest[0].startswith("N     word") and rest[1].startswith("      word")


def test_items_have_their_marks() -> None:
    assert lines_of(page.Items(("one", "two"))) == ["- one", "- two"]
    assert lines_of(page.Items(("one", "two"), page.Marker.NUMBER, 9)) == ["9. one", "10. two"]
    assert lines_of(page.Items(("one",), page.Marker.BOX)) == ["[ ] one"]


def test_pages_begin_after_a_form_feed() -> None:
    assert text_of(document(page.Paragraph("a"), page.PageBreak(), page.Paragraph("b"))) == "a\n\f\nb\n"


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_line_is_too_long_and_no_letter_steers_a_terminal(text: str) -> None:
    plain = text_of(everything(text))
    assert max(map(len, plain.split("\n"))) <= WIDTH
    assert not set(plain) & {"\x00", "\x07", "\x1b", "\u202e", "\u2067"}
