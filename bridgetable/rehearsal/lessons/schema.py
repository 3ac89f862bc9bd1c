"""The JSON Schema of a lesson file, made of the declarations by which lesson files are read.

`python -m bridgetable.rehearsal.lessons.schema` writes it to `resources/manual/lesson.schema.json`.
"""

from __future__ import annotations

import json
from typing import Any

from bridgetable.cases import LESSON_SUFFIX
from bridgetable.cases import shapes as s
from bridgetable.disk.resources import resources
from bridgetable.disk.writing import write_whole
from bridgetable.rehearsal.lessons.codec import KEYS

STORED = resources() / "manual" / "lesson.schema.json"
"""Where the schema lies among the pages of the manual, beside that of a case."""


def lesson_schema() -> dict[str, Any]:
    """The JSON Schema of a lesson file, in the dialect of 2020-12; it refers to the one of a case."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"bridgetable *{LESSON_SUFFIX}",
        **s.schema_of(KEYS),
    }


def schema_file() -> bytes:
    """The schema as it is stored, in UTF-8."""
    return (json.dumps(lesson_schema(), ensure_ascii=False, indent=2) + "\n").encode()


if __name__ == "__main__":
    write_whole(STORED, schema_file())
