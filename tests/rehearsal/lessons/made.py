"""Lessons made up by hypothesis, and cases to put into them."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from bridgetable.rehearsal.lessons.lesson import (
    PICTURE_FORMS,
    CaseFile,
    EmbeddedCase,
    EmbeddedPicture,
    Lesson,
    LessonNote,
    LessonPage,
    LessonQuestion,
    PictureFile,
    QuestionChoice,
    ShippedCase,
)
from bridgetable.table.edition import Edition
from tests.cases.made import TEXTS, cases

FOLDER = Path("/lessons/autumn")
EDITIONS = st.none() | st.sampled_from(Edition)
ASKED = st.none() | st.lists(st.sampled_from(["1.law", "1.card.2", "2.choice"]), max_size=3).map(tuple)
NAMES = st.text(st.characters(codec="utf-8", exclude_characters="/\\:\0", exclude_categories=["C", "Z"]), min_size=1)
FILES = (
    st.lists(NAMES, min_size=1, max_size=3)
    .map(lambda names: Path("/lessons", *names))
    .filter(lambda path: path != Path(*path.parts[:2]) and ".." not in path.parts and "." not in path.parts)
)
PICTURES = (
    st.none()
    | st.builds(PictureFile, FILES)
    | st.sampled_from(sorted(PICTURE_FORMS.values())).flatmap(
        lambda first: st.binary(max_size=20).map(lambda rest: EmbeddedPicture(first + rest))
    )
)
CHOICES = st.lists(st.builds(QuestionChoice, TEXTS, st.booleans()), min_size=2, max_size=8).map(tuple)
ENTRIES = st.one_of(
    st.builds(LessonNote, TEXTS),
    st.builds(LessonPage, TEXTS, st.lists(TEXTS, max_size=3).map(tuple), PICTURES),
    st.builds(LessonQuestion, TEXTS, CHOICES),
    st.builds(CaseFile, FILES, EDITIONS, ASKED),
    st.builds(ShippedCase, st.sampled_from(["revoke/revoke-42-six-clubs-become-three", "play/gone"]), EDITIONS, ASKED),
    st.builds(EmbeddedCase, cases(), EDITIONS, ASKED),
)
LESSONS = st.builds(Lesson, TEXTS, st.just(()) | TEXTS, st.lists(ENTRIES, max_size=4).map(tuple), EDITIONS)
