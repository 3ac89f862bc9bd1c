"""The pages of the manual: their order, their groups, their sections, and what is found in them."""

from __future__ import annotations

import pytest

from bridgetable.ui.manual.pages import MANUAL, Page, anchor_of, pages
from tests.languages import WRITTEN


@pytest.mark.parametrize("language", WRITTEN)
def test_what_leads_step_by_step_comes_first_and_the_files_last(language: str) -> None:
    groups = [page.group for page in pages(language)]
    assert groups == sorted(groups, key=("steps", "reference", "files").index)
    assert set(groups) == {"steps", "reference", "files"}
    assert [page.name for page in pages(language) if page.group != "files"] == sorted(
        file.name for file in (MANUAL / language).glob("*.md")
    )


def test_a_page_that_a_language_lacks_is_the_english_one() -> None:
    assert pages("fr") == pages("en") != pages("it")


def test_a_page_contains_what_people_read_of_it() -> None:
    page = Page("a.md", "A", "# A\n\n**Law** `62C1`: a [link](https://example.org)\n\n| x | y |\n|---|---|\n")
    assert page.contains("law 62c1") and page.contains("LINK x") and page.contains("")
    assert not page.contains("example") and not page.contains("**") and not page.contains("law 64")


def test_sections_are_the_headings_below_the_title() -> None:
    page = Page("a.md", "A", "# A\n\n## One `key`\n\n```\n## no heading\n```\n\n### Below\n\n## Two\n")
    assert page.sections == ("One key", "Two")


def test_an_anchor_is_the_one_that_links_use() -> None:
    assert anchor_of("E se avesse risposto altro?") == "e-se-avesse-risposto-altro"
