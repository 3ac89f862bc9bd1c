"""The pages of what the room is asked, and of the words between two cases."""

from __future__ import annotations

import pytest

from bridgetable.ui.wall.pages import LETTERS, MOST_ROWS, ROWS, SLIDE_ROWS, Page, composition, pages_of, slides_of
from bridgetable.ui.wall.painting import SLIDE_LETTERS, slide_wrapping, wrapping
from bridgetable.ui.wall.statements import Option, Statement, StatementKind
from tests.each import for_each

pytestmark = pytest.mark.usefixtures("qapp")
"""Letters are measured by the application."""

SIZES = ((1024, 768), (1920, 1080), (3840, 2160))
LONG = "West: a lead out of turn that declarer has accepted with his next card from dummy"


def poll(*labels: str, hands: int | None = None, lead: str = "") -> Statement:
    options = tuple(Option(str(n), label, hands=hands, share=0.5) for n, label in enumerate(labels, 1))
    return Statement(StatementKind.POLL, "What happened?", lead=lead, law="?", options=options)


def numbers(page: Page) -> list[str]:
    """The numbers of the choices that begin on this page."""
    return [option.number for row in page.rows for option in row.options if not option.continued]


@pytest.mark.parametrize("size", SIZES)
def test_few_choices_stand_below_their_question(size: tuple[int, int]) -> None:
    (page,) = pages_of([poll("Revoke", "Lead out of turn", "Exposed card", "Nothing")], wrapping(composition(*size)))
    assert page.rows[0].text == "What happened?" and sorted(numbers(page)) == ["1", "2", "3", "4"]
    assert page.height == ROWS and page.scale == 1 and page.law == "?"


def test_the_place_for_words_grows_while_asking() -> None:
    labels = [f"Choice number {n}" for n in range(1, 7)]
    (page,) = pages_of([poll(*labels, lead="West calls.")], wrapping(composition(1920, 1080)))
    assert [row.text for row in page.rows if row.text] == ["West calls.", "What happened?"]
    assert sorted(numbers(page)) == list("123456") and page.scale == 1 and page.height == 5
    assert "What happened? 1 Choice number 1. 2 Choice number 2. 3" in page.text
    usual, grown = composition(1920, 1080), composition(1920, 1080, page.height)
    assert grown.words.height > usual.words.height and grown.table.height < usual.table.height
    assert grown.letters == usual.letters and grown.rows.width == usual.rows.width


@for_each("size", SIZES)
@for_each("hands", [None, 12])
@for_each("count", [4, 9])
def test_however_long_the_choices_are_they_stand_on_one_page(
    size: tuple[int, int], hands: int | None, count: int
) -> None:
    fitting = wrapping(composition(*size))
    labels = [LONG if n % 2 else "Revoke" for n in range(count)]
    (page,) = pages_of([poll(*labels, hands=hands)], fitting)
    assert page.scale * len(page.rows) <= MOST_ROWS and page.height <= MOST_ROWS
    room = fitting(page.scale).choice
    for row in page.rows:
        assert all(room(option.label, len(row.options)) in ([option.label], []) for option in row.options)
    assert sorted(numbers(page)) == list("123456789")[:count]
    for number, label in enumerate(labels, 1):
        assert f"{number} {label}" in page.text.replace(f" ({hands})", "")


def test_what_was_ruled_stands_together_each_ruling_beside_its_law() -> None:
    said = [
        Statement(StatementKind.RULING, "East withdraws the heart.", lead="South calls the Director.", law="62A"),
        Statement(StatementKind.RULING, "It becomes a major penalty card.", law="62B1"),
    ]
    (page,) = pages_of(said, wrapping(composition(1920, 1080)))
    assert [(row.law, row.text) for row in page.rows] == [
        ("62A", "South calls the Director."),
        ("", "East withdraws the heart."),
        ("62B1", "It becomes a major penalty card."),
    ]


def test_what_is_spoken_has_hands_and_ticks() -> None:
    options = (Option("1", "Revoke", chosen=True, hands=3), Option("2", "Nothing", hands=0))
    page = pages_of([Statement(StatementKind.POLL, "What?", options=options)], wrapping(composition(1024, 768)))[0]
    assert page.text == "What? 1 Revoke (3) ✓. 2 Nothing (0)"


@pytest.mark.parametrize("size", SIZES)
def test_a_heading_with_its_points_and_a_question_with_its_answers_are_on_one_slide(size: tuple[int, int]) -> None:
    wrap = slide_wrapping(*size)
    points = tuple(f"A point of some length, which is the number {n} of several on this page" for n in range(12))
    head = Statement(StatementKind.SLIDE, "", lead="What a revoke is", bullets=points, picture=b"\x89PNG")
    (page,) = slides_of([head], wrap)
    assert page.scale < 1 and [row.mark for row in page.rows if row.mark] == ["•"] * 12
    assert page.picture and all(point in page.text for point in points)
    options = tuple(Option(str(n), f"Choice {n}, of some length, so that it is read from afar") for n in range(1, 9))
    (page,) = slides_of([Statement(StatementKind.SLIDE, "", lead="Which one? " * 12, options=options)], wrap)
    assert [one.number for row in page.rows for one in row.options if one.number] != []
    assert all(option.label.split()[-1] in page.text for option in options)
    assert len(page.rows) * page.scale <= SLIDE_ROWS


@pytest.mark.parametrize("size", SIZES)
def test_slides_are_large_and_none_is_too_long(size: tuple[int, int]) -> None:
    wrap = slide_wrapping(*size)
    text = "\n".join(["A paragraph of some length that is wrapped into rows."] * 7)
    pages = slides_of([Statement(StatementKind.SLIDE, text, lead="A title")], wrap)
    assert len(pages) > 1 and all(1 <= len(page.rows) <= SLIDE_ROWS for page in pages)
    assert pages[0].rows[0].bold and " ".join(page.text for page in pages).count("paragraph") == 7
    assert SLIDE_LETTERS > LETTERS and slides_of([Statement(StatementKind.SLIDE, "")], wrap)[0].rows == ()
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))
