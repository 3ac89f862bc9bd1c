"""Reading and writing lesson files. Unknown keys and values are refused with their place, as in case files."""

from __future__ import annotations

import base64
import binascii
import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bridgetable.cards.notation import NotationError
from bridgetable.cases import fields as p
from bridgetable.cases import shapes as s
from bridgetable.cases.case import Case
from bridgetable.cases.codec import case_in, json_text, must_be_known, write_case
from bridgetable.cases.fields import Field
from bridgetable.cases.reader import CaseError, Members, items_of, members_of, nth, parsed
from bridgetable.rehearsal.lessons.lesson import (
    FEWEST_CHOICES,
    MOST_BULLETS,
    MOST_CHOICES,
    MOST_ENTRIES,
    PICTURE,
    PICTURE_FORMS,
    CaseEntry,
    CaseFile,
    EmbeddedCase,
    EmbeddedPicture,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    Picture,
    PictureFile,
    QuestionChoice,
    ShippedCase,
    picture_form,
)
from bridgetable.table.text import Text

FORMAT = "bridgetable-lesson"
VERSION = 4
"""The newest version of the format that is read; a lesson is written as the oldest version that has all it needs."""
MOST_ASKED = 1000
"""The most questions that an entry chooses."""
LESSON = 32 * 1024 * 1024
"""The largest lesson file that is read or written, in bytes."""
CASE_SCHEMA = "case.schema.json"
"""What the JSON Schema of a lesson refers to for a case that is in it."""

_RELATIVE = r"(?!/|[A-Za-z]:)[^\\\x00-\x1f\x7f]+"
_SHIPPED = r"[a-z0-9-]{1,100}/[a-z0-9-]{1,200}"


class NoRelativePathError(Exception):
    """No relative path leads from the folder of the lesson to the file of a case."""


# -- the entries -----------------------------------------------------------------------------------------------------


def _matching(pattern: str, key: str) -> Callable[[str], str]:
    """A function that returns a text of this form, and raises NotationError with this key for any other."""

    def read(text: str) -> str:
        if re.fullmatch(pattern, text) is None:
            raise NotationError(key, text)
        return text

    return read


_PATH = s.word(_matching(_RELATIVE, "case-no-path"), p.pattern(_RELATIVE))
_ID = s.word(_matching(_SHIPPED, "case-no-shipped"), p.pattern(_SHIPPED))


def _read_embedded(raw: object, place: str) -> Case:
    try:
        return case_in(raw)
    except CaseError as refused:
        raise refused.inside(place) from None


_EMBEDDED: s.Shape[Case] = s.Shape(_read_embedded, lambda case: json.loads(write_case(case)), {"$ref": CASE_SCHEMA})
_EDITION = s.may("edition", s.EDITION)
_QUESTION = r"[1-9][0-9]{0,5}\.[a-z]{1,20}(\.[1-9][0-9]{0,3})?"
_QUESTION_NAME = s.word(_matching(_QUESTION, "lesson-no-question"), p.pattern(_QUESTION))


def _read_asked(raw: object, place: str) -> tuple[str, ...]:
    names = tuple(_QUESTION_NAME.read(each, nth(place, number)) for number, each in enumerate(items_of(raw, place)))
    if len(names) > MOST_ASKED:
        raise CaseError(place, "lesson-too-many-asked", most=MOST_ASKED)
    return names


_ASK = s.may(
    "ask", s.Shape(_read_asked, list, {"type": "array", "maxItems": MOST_ASKED, "items": _QUESTION_NAME.schema})
)


# -- pages and questions of the lecturer's own -----------------------------------------------------------------------


_DATA = re.compile(rf"data:image/({'|'.join(PICTURE_FORMS)});base64,([A-Za-z0-9+/]*={{0,2}})")


def _read_picture(raw: object, place: str) -> str | EmbeddedPicture:
    """The picture in this text, or the path that it is."""
    found = _DATA.fullmatch(raw) if isinstance(raw, str) else None
    if found is None:
        return _PATH.read(raw, place)
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        data = b""
    if picture_form(data) != found[1] or len(data) > PICTURE:
        raise CaseError(place, "lesson-no-picture", most=PICTURE // (1024 * 1024))
    return EmbeddedPicture(data)


def _picture_text(picture: Picture, folder: Path) -> str:
    if isinstance(picture, PictureFile):
        return relative_path(picture.path, folder)
    return f"data:image/{picture_form(picture.data)};base64,{base64.b64encode(picture.data).decode()}"


_CHOICE = s.record(QuestionChoice, s.needs("text", s.TEXT), s.may("right", s.FLAG, False))


def _between(shape: s.Shape[tuple[Any, ...]], least: int, most: int, key: str) -> s.Shape[tuple[Any, ...]]:
    """A list of as many values as that."""

    def read(raw: object, place: str) -> tuple[Any, ...]:
        if not least <= len(items_of(raw, place)) <= most:
            raise CaseError(place, key, least=least, most=most)
        return shape.read(raw, place)

    return s.Shape(read, shape.write, {**shape.schema, "minItems": least, "maxItems": most})


_BULLETS = _between(s.several(s.TEXT, distinct=False), 0, MOST_BULLETS, "lesson-too-many-bullets")
_CHOICES = _between(s.several(_CHOICE, distinct=False), FEWEST_CHOICES, MOST_CHOICES, "lesson-choices-number")
FORMS: dict[str, tuple[Field, ...]] = {
    "note": (s.needs("note", s.TEXT),),
    "heading": (
        s.needs("heading", s.TEXT),
        s.may("bullets", _BULLETS, ()),
        s.may("picture", s.Shape(_read_picture, str, {"type": "string"})),
    ),
    "question": (s.needs("question", s.TEXT), s.needs("choices", _CHOICES)),
    "file": (s.needs("file", _PATH), _EDITION, _ASK),
    "shipped": (s.needs("shipped", _ID), _EDITION, _ASK),
    "case": (s.needs("case", _EMBEDDED), _EDITION, _ASK),
}
"""The keys of an entry by the one that says what it is."""


def _read_entry(raw: object, place: str, folder: Path) -> LessonEntry:
    members = members_of(raw, place)
    form = next((key for key in FORMS if key in members), None)
    if form is None:
        raise CaseError(place, "lesson-no-entry")
    found = s.read_fields(FORMS[form], members, place)
    edition, ask = found.get("edition"), found.get("ask")
    match form:
        case "note":
            return LessonNote(found["note"])
        case "heading":
            picture = found.get("picture")
            if isinstance(picture, str):
                picture = PictureFile(Path(os.path.normpath(folder / picture)))
            return LessonPage(found["heading"], found.get("bullets", ()), picture)
        case "question":
            return LessonQuestion(found["question"], found["choices"])
        case "file":
            return CaseFile(Path(os.path.normpath(folder / found["file"])), edition, ask)
        case "shipped":
            return ShippedCase(found["shipped"], edition, ask)
    return EmbeddedCase(found["case"], edition, ask)


def relative_path(path: Path, folder: Path) -> str:
    """The path of a case as the lesson in this folder names it, with "/"; raises NoRelativePathError."""
    try:
        relative = Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # on another drive
        raise NoRelativePathError(path) from None
    if re.fullmatch(_RELATIVE, relative) is None or not relative.isprintable():
        raise NoRelativePathError(path)
    return relative


# -- the lesson ------------------------------------------------------------------------------------------------------

_ENTRIES: s.Shape[list[object]] = s.Shape(
    items_of, list, {"type": "array", "maxItems": MOST_ENTRIES, "items": p.either(*map(s.schema_of, FORMS.values()))}
)
KEYS = (
    s.needs("format", s.one_of(frozenset({FORMAT}), "lesson-no-format")),
    s.needs("version", s.whole(1, VERSION)),
    s.needs("title", s.TEXT),
    s.may("story", s.TEXT, ()),
    s.may("since", s.EDITION),
    s.needs("entries", _ENTRIES),
)
"""The keys of a lesson file, in the order they are written."""


def read_lesson(data: bytes, folder: Path) -> Lesson:
    """The lesson in the bytes of a file in this folder; raises CaseError with the path of what is wrong."""
    raw = parsed(data)
    must_be_known(raw, FORMAT, VERSION, "lesson-no-format")
    found = s.read_fields(KEYS, members_of(raw, ""), "")
    if len(found["entries"]) > MOST_ENTRIES:
        raise CaseError("entries", "lesson-too-many", most=MOST_ENTRIES)
    entries = (_read_entry(entry, nth("entries", number), folder) for number, entry in enumerate(found["entries"]))
    return Lesson(found["title"], found.get("story", ()), tuple(entries), found.get("since"))


def check_text(text: Text) -> None:
    """Raises CaseError where a lesson file could not hold this text."""
    s.TEXT.read(json.loads(json_text(s.TEXT.write(text)), object_pairs_hook=Members), "")


def write_lesson(lesson: Lesson, folder: Path) -> bytes:
    """The lesson as a file in this folder; reading it there gives an equal one. Raises NoRelativePathError."""
    return "".join(_text(lesson, folder)).encode()


def _text(lesson: Lesson, folder: Path) -> Iterator[str]:
    version = max((4 if lesson.since is not None else 1, *map(_version, lesson.entries)))
    yield f'{{\n  "format": "{FORMAT}", "version": {version},\n'
    for key, text in (("title", lesson.title), ("story", lesson.story)):
        if text or key == "title":
            yield f'  "{key}": {json_text(s.TEXT.write(text))},\n'
    if lesson.since is not None:
        yield f'  "since": {json_text(s.EDITION.write(lesson.since))},\n'
    yield '  "entries": ['
    yield ",".join(f"\n    {_entry_text(entry, folder)}" for entry in lesson.entries)
    yield "\n  ]\n}\n" if lesson.entries else "]\n}\n"


def _version(entry: LessonEntry) -> int:
    """The version of the format that an entry needs."""
    if isinstance(entry, LessonPage | LessonQuestion):
        return 3
    return 2 if not isinstance(entry, LessonNote) and entry.ask is not None else 1


def _entry_text(entry: LessonEntry, folder: Path) -> str:
    match entry:
        case LessonNote(text):
            return json_text({"note": s.TEXT.write(text)})
        case LessonPage(heading, bullets, picture):
            written: dict[str, object] = {"heading": s.TEXT.write(heading)}
            if bullets:
                written["bullets"] = _BULLETS.write(bullets)
            if picture is not None:
                written["picture"] = _picture_text(picture, folder)
            return json_text(written)
        case LessonQuestion(question, choices):
            return json_text({"question": s.TEXT.write(question), "choices": _CHOICES.write(choices)})
        case CaseFile(path):
            return json_text({"file": relative_path(path, folder), **_chosen(entry)})
        case ShippedCase(name):
            return json_text({"shipped": name, **_chosen(entry)})
        case EmbeddedCase(case):
            chosen = "".join(f'"{key}": {json_text(value)}, ' for key, value in _chosen(entry).items())
            # No string of JSON has a line break in it.
            lines = write_case(case).decode().rstrip().replace("\n", "\n    ")
            return f'{{{chosen}"case": {lines}}}'


def _chosen(entry: CaseEntry) -> dict[str, Any]:
    """What the lesson chooses for a case: its Laws, and which questions are asked."""
    edition = {"edition": entry.edition.value} if entry.edition is not None else {}
    return edition if entry.ask is None else {**edition, "ask": list(entry.ask)}
