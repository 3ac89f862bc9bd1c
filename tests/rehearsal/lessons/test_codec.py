"""Lesson files: what is written is read again, and what is wrong is refused with its place."""

from __future__ import annotations

import base64
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from bridgetable.cases.reader import CaseError
from bridgetable.cases.schema import case_schema
from bridgetable.rehearsal.lessons.codec import (
    CASE_SCHEMA,
    NoRelativePathError,
    check_text,
    read_lesson,
    relative_path,
    write_lesson,
)
from bridgetable.rehearsal.lessons.lesson import (
    MOST_ENTRIES,
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
from bridgetable.rehearsal.lessons.schema import STORED, lesson_schema, schema_file
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.written import EXAMPLE
from tests.each import for_each
from tests.rehearsal.lessons.made import FOLDER, LESSONS

SHIPPED = "revoke/revoke-42-six-clubs-become-three"


def lesson_with(*entries: Any, **keys: Any) -> bytes:
    """The bytes of a lesson file with these entries."""
    members = {"format": "bridgetable-lesson", "version": 1, "title": "Revokes", "entries": list(entries), **keys}
    return json.dumps({key: value for key, value in members.items() if value is not None}).encode()


@cache
def validator() -> Draft202012Validator:
    registry = Registry().with_resource(CASE_SCHEMA, Resource.from_contents(case_schema()))
    return Draft202012Validator(lesson_schema(), registry=registry)


@given(LESSONS)
@settings(max_examples=60, deadline=None)
def test_what_is_written_is_read_again_and_fits_the_schema(lesson: Lesson) -> None:
    data = write_lesson(lesson, FOLDER)
    assert read_lesson(data, FOLDER) == lesson
    assert write_lesson(read_lesson(data, FOLDER), FOLDER) == data
    assert validator().is_valid(json.loads(data))


def test_which_questions_are_asked_takes_version_2() -> None:
    chosen = lesson_with({"shipped": SHIPPED, "ask": ["1.law", "2.card.2"]}, {"shipped": SHIPPED, "ask": []}, version=2)
    lesson = read_lesson(chosen, FOLDER)
    assert [entry.ask for entry in lesson.entries if isinstance(entry, ShippedCase)] == [("1.law", "2.card.2"), ()]
    assert json.loads(write_lesson(lesson, FOLDER))["version"] == 2
    assert json.loads(write_lesson(Lesson(entries=(ShippedCase(SHIPPED),)), FOLDER))["version"] == 1
    with pytest.raises(CaseError) as refused:
        read_lesson(lesson_with({"shipped": SHIPPED, "ask": ["law"]}, version=2), FOLDER)
    assert refused.value.place == "entries[0].ask[0]"


def test_what_a_lesson_tells_of_takes_version_4() -> None:
    lesson = read_lesson(lesson_with({"note": "The same"}, since="2007", version=4), FOLDER)
    assert lesson.since is Edition.E2007
    assert (
        json.loads(write_lesson(lesson, FOLDER))["version"] == 4
        and read_lesson(write_lesson(lesson, FOLDER), FOLDER) == lesson
    )


DOT = "data:image/png;base64," + base64.b64encode(b"\x89PNG\r\n\x1a\n and more").decode()


def test_pages_and_questions_of_ones_own_take_version_3() -> None:
    choices = [{"text": {"en": "Law 62", "it": "Legge 62"}, "right": True}, {"text": "Law 64"}]
    lesson = read_lesson(
        lesson_with(
            {"heading": "Revokes", "bullets": ["correct it", "later: redress"], "picture": "pictures/card.jpg"},
            {"heading": "", "picture": DOT},
            {"question": {"it": "Quale Legge?"}, "choices": choices},
            {"shipped": SHIPPED},
            version=3,
        ),
        FOLDER,
    )
    page, whole, question, _ = lesson.entries
    assert page == LessonPage(
        (("", "Revokes"),),
        ((("", "correct it"),), (("", "later: redress"),)),
        PictureFile(FOLDER / "pictures" / "card.jpg"),
    )
    assert isinstance(whole, LessonPage) and whole.picture == EmbeddedPicture(b"\x89PNG\r\n\x1a\n and more")
    assert question == LessonQuestion(
        (("it", "Quale Legge?"),),
        (QuestionChoice((("en", "Law 62"), ("it", "Legge 62")), True), QuestionChoice((("", "Law 64"),))),
    )
    assert lesson.cases == (3,)
    written = json.loads(write_lesson(lesson, FOLDER))
    assert written["version"] == 3 and written["entries"][2]["choices"] == choices
    assert written["entries"][0]["picture"] == "pictures/card.jpg"


def test_every_kind_of_entry() -> None:
    lesson = read_lesson(
        lesson_with(
            {"note": {"en": "Now the hard ones", "it": "Ora i difficili"}},
            {"file": "../cases/first.case.json", "edition": "1997"},
            {"shipped": SHIPPED},
            {"case": json.loads(EXAMPLE), "edition": "2017"},
            story="Two revokes, and one more",
        ),
        FOLDER,
    )
    note, file, shipped, embedded = lesson.entries
    assert note == LessonNote((("en", "Now the hard ones"), ("it", "Ora i difficili")))
    assert file == CaseFile(Path("/lessons/cases/first.case.json"), Edition.E1997)
    assert shipped == ShippedCase(SHIPPED)
    assert isinstance(embedded, EmbeddedCase) and embedded.edition is Edition.E2017
    assert lesson.cases == (1, 2, 3)


@for_each(
    ("data", "place", "words"),
    [
        (lesson_with(format="bridgetable-case"), "format", "lesson file"),
        (lesson_with(version=5, entries=None, new=1), "version", "version 5, newer"),
        (lesson_with(title=None), "title", "missing"),
        (lesson_with(author="me"), "author", "not known"),
        (lesson_with({"note": "a", "colour": "red"}), "entries[0].colour", "not known"),
        (lesson_with({"note": "a"}, {"edition": "2017"}), "entries[1]", "“note”"),
        (lesson_with({"note": "a", "file": "x.case.json"}), "entries[0].file", "not known"),
        (lesson_with({"note": {"de": "a"}}), "entries[0].note.de", "no language"),
        (lesson_with({"file": "/etc/passwd"}), "entries[0].file", "no path"),
        (lesson_with({"file": "//server/share/x.case.json"}), "entries[0].file", "no path"),
        (lesson_with({"file": "\\\\server\\share\\x.case.json"}), "entries[0].file", "no path"),
        (lesson_with({"file": "C:/x.case.json"}), "entries[0].file", "no path"),
        (lesson_with({"file": "a\u0000b"}), "entries[0].file", "no path"),
        (lesson_with({"file": ""}), "entries[0].file", "no path"),
        (lesson_with({"shipped": "../../secret"}), "entries[0].shipped", "no id"),
        (lesson_with({"shipped": SHIPPED, "edition": "2000"}), "entries[0].edition", "no edition"),
        (lesson_with({"case": json.loads(EXAMPLE) | {"version": 9}}), "entries[0].case.version", "version 9"),
        (lesson_with({"case": json.loads(EXAMPLE) | {"deal": "N:"}}), "entries[0].case.deal", "no deal"),
        (lesson_with({"case": []}), "entries[0].case", "object"),
        (lesson_with("a note"), "entries[0]", "object"),
        (lesson_with({"heading": "a", "bullets": ["b"] * 21}), "entries[0].bullets", "20"),
        (lesson_with({"heading": "a", "picture": "/etc/passwd"}), "entries[0].picture", "no path"),
        (lesson_with({"heading": "a", "picture": "data:image/png;base64,aaaa"}), "entries[0].picture", "PNG"),
        (lesson_with({"heading": "a", "picture": DOT.replace("png", "jpeg")}), "entries[0].picture", "JPEG"),
        (lesson_with({"question": "a", "choices": [{"text": "b"}]}), "entries[0].choices", "2 to 8"),
        (lesson_with({"question": "a", "choices": [{"text": "b"}] * 9}), "entries[0].choices", "2 to 8"),
        (lesson_with({"question": "a", "choices": [{"right": True}] * 2}), "entries[0].choices[0].text", "missing"),
        (lesson_with({"question": "a"}), "entries[0].choices", "missing"),
        (lesson_with(*[{"note": "a"}] * (MOST_ENTRIES + 1)), "entries", str(MOST_ENTRIES)),
        (b"\xff", "", "UTF-8"),
        (b"[1, 2", "", "JSON"),
        (b"[" * 100_000, "", "JSON"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(data: bytes, place: str, words: str) -> None:
    with pytest.raises(CaseError) as refused:
        read_lesson(data, FOLDER)
    assert refused.value.place == place and words in Words.of("en", strict=True).say(refused.value.message)
    for language in LANGUAGES:
        assert "\n" not in Words.of(language, strict=True).say(refused.value.message)


def test_the_stored_schema_is_what_the_declarations_make() -> None:
    """If this fails, run `python -m bridgetable.rehearsal.lessons.schema`."""
    Draft202012Validator.check_schema(lesson_schema())
    assert STORED.read_bytes() == schema_file()


def test_no_relative_path_leads_to_a_name_that_no_file_can_have_elsewhere() -> None:
    assert relative_path(Path("/lessons/cases/a b.case.json"), FOLDER) == "../cases/a b.case.json"
    for name in ("a\\b.case.json", "a\nb.case.json", "C:x.case.json"):
        with pytest.raises(NoRelativePathError):
            relative_path(FOLDER / name, FOLDER)


def test_a_text_that_could_not_be_read_again_is_refused() -> None:
    check_text((("en", "fine"),))
    for text in ("x" * 100_001, "\ud800"):
        with pytest.raises(CaseError):
            check_text((("", text),))
