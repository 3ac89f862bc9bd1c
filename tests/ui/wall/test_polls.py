"""The pages of what the room is asked, and of the words between two cases."""

from __future__ import annotations

import pytest

from bridgetable.ui.wall.pages import LETTERS, ROWS, SLIDE_ROWS, Page, composition, pages_of, slides_of
from bridgetable.ui.wall.painting import SLIDE_LETTERS, slide_wrapping, wrapping
from bridgetable.ui.wall.statements import Option, Statement, StatementKind

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
    (page,) = pages_of([poll("Revoke", "Lead out of turn", "Exposed card", "Nothing")], *wrapping(composition(*size)))
    assert page.rows[0].text == "What happened?" and sorted(numbers(page)) == ["1", "2", "3", "4"]


def test_choices_that_have_room_together_stand_on_one_page() -> None:
    labels = [f"Choice number {n}" for n in range(1, 7)]
    first, second = pages_of([poll(*labels, lead="West calls.")], *wrapping(composition(1920, 1080)))
    assert [row.text for row in first.rows] == ["West calls.", "What happened?"]
    assert sorted(numbers(second)) == list("123456") and second.text.startswith("? 1 Choice number 1. 2 Choice")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hands", [None, 12])
def test_a_long_choice_takes_rows_and_is_not_made_smaller(size: tuple[int, int], hands: int | None) -> None:
    fitting = wrapping(composition(*size))
    wrap_choice = fitting[-1]
    pages = pages_of([poll(LONG, "Revoke", LONG, LONG, hands=hands)], *fitting)
    assert all(1 <= len(page.rows) <= ROWS for page in pages)
    options = [option for page in pages for row in page.rows for option in row.options]
    assert all(wrap_choice(option.label, False) == [option.label] for option in options)
    said = " ".join(option.label for option in options)
    assert said == " ".join((LONG, "Revoke", LONG, LONG))
    assert [n for page in pages for n in numbers(page)] == list("1234")
    for page in pages:
        if page.rows[0].options:
            assert not page.rows[0].options[0].continued, "a choice begins and ends on one page"


def test_what_is_spoken_has_hands_and_ticks() -> None:
    options = (Option("1", "Revoke", chosen=True, hands=3), Option("2", "Nothing", hands=0))
    page = pages_of([Statement(StatementKind.POLL, "What?", options=options)], *wrapping(composition(1024, 768)))[0]
    assert page.text == "What? 1 Revoke (3) ✓. 2 Nothing (0)"


@pytest.mark.parametrize("size", SIZES)
def test_slides_are_large_and_none_is_too_long(size: tuple[int, int]) -> None:
    wrap = slide_wrapping(*size)
    text = "\n".join(["A paragraph of some length that is wrapped into rows."] * 7)
    pages = slides_of([Statement(StatementKind.SLIDE, text, lead="A title")], wrap)
    assert len(pages) > 1 and all(1 <= len(page.rows) <= SLIDE_ROWS for page in pages)
    assert pages[0].rows[0].bold and " ".join(page.text for page in pages).count("paragraph") == 7
    assert SLIDE_LETTERS > LETTERS and slides_of([Statement(StatementKind.SLIDE, "")], wrap)[0].rows == ()
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))
