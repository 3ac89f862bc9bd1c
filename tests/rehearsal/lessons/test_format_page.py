"""The page that describes the lesson file: its example is read, and its tables name every key."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bridgetable.disk.resources import resources
from bridgetable.rehearsal.lessons.codec import FORMS, KEYS, read_lesson
from bridgetable.rehearsal.lessons.lesson import MOST_ENTRIES, contents

PAGE = (resources() / "manual" / "lesson-format.md").read_text("utf-8")


def test_the_example_is_a_lesson() -> None:
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    lesson = read_lesson(example[1].encode(), Path("/lessons"))
    assert len(lesson.entries) == len(json.loads(example[1])["entries"]) == 7
    assert [contents(entry).gone for entry in lesson.entries] == [False, False, False, False, False, True, False]


CHOSEN = ("edition", "ask")
"""What a lesson chooses for a case, told after the kinds of entries."""


def test_the_tables_name_every_key() -> None:
    named = re.findall(r"^\| `([a-z]+)` \|", PAGE, re.MULTILINE)
    entries = dict.fromkeys(field.key for fields in FORMS.values() for field in fields)
    assert named == [*(field.key for field in KEYS), *(key for key in entries if key not in CHOSEN), *CHOSEN]
    assert str(MOST_ENTRIES) in PAGE
