"""Strips on pages of paper."""

import msgspec

from bridgetable.ui.papers.pdf import Strip, height_of, page_numbers, sheets_of


def strip(height: float, **given: object) -> Strip:
    return msgspec.structs.replace(Strip(height, lambda *where: None), **given)


def heights(*strips: Strip, page: float = 100) -> list[list[float]]:
    return [[placed.strip.height for placed in sheet] for sheet in sheets_of(strips, page)]


def test_what_has_no_room_begins_a_new_page() -> None:
    assert heights(strip(60), strip(40), strip(1)) == [[60, 40], [1]]


def test_the_space_above_is_left_out_at_the_top_of_a_page() -> None:
    first, second = sheets_of([strip(60), strip(50, above=30)], 100)
    assert second[0].top == 0 and first[0].top == 0
    assert height_of([strip(10, above=5), strip(10, above=5)]) == 25


def test_a_heading_stands_with_what_follows() -> None:
    assert heights(strip(60), strip(20, kept=True), strip(30)) == [[60], [20, 30]]


def test_what_is_kept_together_but_higher_than_a_page_is_divided() -> None:
    assert heights(*(strip(60, kept=True) for _ in range(3))) == [[60], [60], [60]]


def test_no_strips_are_one_empty_page() -> None:
    assert sheets_of([], 100) == [()]


def test_a_name_is_on_the_page_where_it_begins() -> None:
    sheets = sheets_of([strip(60), strip(60, name="a"), strip(60, name="b")], 120)
    assert page_numbers(sheets) == {"a": 1, "b": 2}
