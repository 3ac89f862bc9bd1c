"""Hands, and the sheet of what was asked and how it went."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgetable.rehearsal.lessons.poll import LawShare, LessonRun, Poll, PollChoice, by_law, sheet
from bridgetable.reports.page_html import html_of
from bridgetable.reports.page_text import text_of
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES


def poll(key: str, laws: tuple[str, ...], *hands: int | None) -> Poll:
    """A poll of which the first choice is right."""
    choices = tuple(
        PollChoice((("en", f"Choice {n}"), ("it", f"Risposta {n}")), n == 0, count) for n, count in enumerate(hands)
    )
    return Poll(
        key, (("en", "Two <b>revokes</b>"), ("it", "Due renonce")), "2007", (("en", "Which Law?"),), choices, laws
    )


FIRST = poll("a/2007/3/0", ("62A", "62B1"), 12, 5, None)
SECOND = poll("a/2007/3/1", ("64A1", "62A"), 3, 9)
THIRD = poll("b/2007/1/0", ("27B1(a)",), None, None)


def test_hands_are_counted_and_shown_as_bars() -> None:
    assert (FIRST.hands, FIRST.right_hands, FIRST.counted) == (17, 12, True)
    assert FIRST.counted and not THIRD.counted
    assert THIRD.with_hands((1, None)).choices[0].hands == 1


def test_a_poll_that_is_asked_again_keeps_its_place() -> None:
    run = LessonRun().with_poll(FIRST).with_poll(SECOND).with_poll(FIRST.with_hands((1, 1, 1)))
    assert [each.key for each in run.polls] == [FIRST.key, SECOND.key] and run.polls[0].hands == 3
    assert run.poll("none") is None


def test_by_law() -> None:
    assert by_law((FIRST, SECOND, THIRD)) == (LawShare(62, 2, 29, 15), LawShare(64, 1, 12, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_has_every_question_and_its_hands(language: str) -> None:
    words = Words.of(language, strict=True)
    run = LessonRun((FIRST, SECOND, THIRD))
    document = sheet(run, (("en", "Autumn"), ("it", "Autunno")), words, "22.11.2026")
    text = text_of(document)
    for word in ("2007", "22.11.2026", "71 %", "29 %", "25 %", "52 %", "✓", "64"):
        assert word in text, word
    assert text.count("1. ") == 1 and "2. " in text
    assert "<b>revokes" not in html_of(document)
    assert text_of(sheet(LessonRun(), (("", ""),), words))
    assert text_of(sheet(LessonRun((replace(FIRST, case=(("", ""),)),)), (("", ""),), words))
