"""An answer of which nobody knows what was asked: its label is in words, without what only the question could tell."""

from __future__ import annotations

import pytest

from bridgetable.engine.actions import Choose
from bridgetable.engine.steps import Step
from bridgetable.table.events import AnswerPassedOver
from bridgetable.table.question import DIRECTOR
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.situations import POZNAN, at

START = at(POZNAN, "4S S").table
LABELS = {
    "withdraw": "Take back the card",
    "keep": "Keep the card",
    "claimer-3": "Three tricks to the side that claimed",
    "require-H": "Require hearts",
    "forbid-H-C": "Forbid hearts and clubs",
    "SA": "Ace of spades",
    "accept": "Accept",
}
OTHERS = (
    "adjust",
    "comparable",
    "free",
    "not-comparable",
    "other",
    "play-on",
    "refuse",
    "rule",
    "same-meaning",
    "stand",
)


def told(words: Words, name: str) -> str:
    return action_line(words, Step(Choose(DIRECTOR, name), (AnswerPassedOver(None, DIRECTOR, name),), START))


@for_each("name", LABELS)
def test_it_is_told_in_words(name: str) -> None:
    assert LABELS[name] in told(Words.of("en", strict=True), name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_such_a_label(language: str) -> None:
    words = Words.of(language, strict=True)
    for name in (*LABELS, *OTHERS):
        assert f"“{name}”" not in told(words, name)
