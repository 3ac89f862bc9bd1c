"""The pages of a room, without a browser: what stands in them, and what they may do."""

from __future__ import annotations

import json
import re

import pytest

from bridgetable.disk.resources import resources
from bridgetable.reports.page_html import policy_of
from bridgetable.room.pages import asking_page, phone_page
from bridgetable.words.languages import OFFERED

TITLE = (("en", "An evening on </script><b>revokes"), ("it", "Serata sulla rinuncia"))
ITEMS = [{"said": [{"kind": "slide", "text": {"en": "One", "it": "Uno"}}], "table": None}]
MOST = 60_000
"""The most bytes that the page of the phones may have, with its style, its script and its words."""


def data_in(html: str) -> dict[str, object]:
    """What the page knows beside its script."""
    found = re.search(r'<script type="application/json" id="page">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    data: dict[str, object] = json.loads(found[1])
    return data


def both() -> list[str]:
    """The page of the phones, and one that asks."""
    return [phone_page(TITLE, "it"), asking_page(TITLE, ITEMS, "it")]


@pytest.mark.parametrize("html", both(), ids=["phones", "home"])
def test_a_page_fetches_nothing_and_is_small(html: str) -> None:
    assert not re.search(r"https?:|//\w+\.|url\(|@import|\bsrc=|<link|<iframe", html)
    assert len(html.encode()) < MOST
    assert "<b>revokes" not in html.replace("&lt;b&gt;", "")


def test_only_the_page_of_the_phones_may_talk_to_its_server() -> None:
    phones, home = map(policy_of, both())
    assert "connect-src 'self'" in phones and "connect-src" not in home
    for policy in (phones, home):
        assert policy.startswith("default-src 'none'; ") and "unsafe" not in policy
        assert policy.endswith("frame-ancestors 'none'")


def test_the_page_says_all_its_words_in_all_languages() -> None:
    words = data_in(phone_page(TITLE, "it"))["words"]
    assert isinstance(words, dict)
    for name, texts in words.items():
        assert list(texts) == list(OFFERED) and all(texts.values()), name
    script = (resources() / "pages" / "room.js").read_text("utf-8")
    said = set(re.findall(r'word\("([\w-]*\w)"', script))
    assert said <= set(words), said - set(words)


def test_blanks_are_left_for_the_script() -> None:
    words = data_in(phone_page(TITLE, "it"))["words"]
    assert isinstance(words, dict)
    assert words["answered-of"]["it"] == "Hanno risposto {answered} su {phones}"
    assert words["law-number"]["en"] == "Law {law}"


def test_a_page_in_two_languages_has_no_other() -> None:
    data = data_in(asking_page(TITLE, ITEMS, "it", ("en", "it")))
    assert data["languages"] == ["en", "it"] and data["language"] == "it"


def test_the_same_lesson_is_the_same_page_to_a_browser() -> None:
    same, other = asking_page(TITLE, ITEMS, "it"), asking_page(TITLE, [*ITEMS, *ITEMS], "it")
    assert data_in(same)["id"] == data_in(asking_page(TITLE, ITEMS, "it"))["id"] != data_in(other)["id"]


def test_the_script_is_understood_by_browsers_some_years_old() -> None:
    script = (resources() / "pages" / "room.js").read_text("utf-8")
    newer = (
        r"\?\.",
        r"\?\?",
        r"\.at\(",
        r"replaceChildren",
        r"replaceAll",
        r"structuredClone",
        r"randomUUID",
        r"\|\|=",
    )
    assert [sign for sign in newer if re.search(sign, script)] == []
    style = (resources() / "pages" / "room.css").read_text("utf-8")
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    assert not re.search(r"(?<!grid-)\bgap:|\binset:|:has\(|aspect-ratio|@layer|&", style)
