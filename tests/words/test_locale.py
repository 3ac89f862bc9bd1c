"""Every text exists in both languages, with the same blanks; no file is torn, no key is said twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bridgetable.disk.resources import resources
from bridgetable.words.catalogue import Words, entries_of, law_of, plain_text
from bridgetable.words.languages import LANGUAGES, OFFERED

LOCALE = resources() / "locale"
FILES = sorted({str(file.relative_to(LOCALE / each)) for each in LANGUAGES for file in (LOCALE / each).rglob("*.ftl")})


class Blanks(Visitor):
    """Collects the blanks of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def blanks_of(node: ast.BaseNode) -> frozenset[str]:
    visitor = Blanks()
    visitor.visit(node)
    return frozenset(visitor.names)


def texts_of(path: Path) -> dict[str, frozenset[str]]:
    """Each message and attribute of a file, with its blanks."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = blanks_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = blanks_of(attribute.value)
    return found


def keys_of(path: Path) -> list[str]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_things(name: str) -> None:
    english, italian = (texts_of(LOCALE / language / name) for language in ("en", "it"))
    assert english.keys() == italian.keys()
    assert {key: blanks for key, blanks in english.items() if blanks != italian[key]} == {}


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_them_in_the_same_order(name: str) -> None:
    english, italian = (keys_of(LOCALE / language / name) for language in ("en", "it"))
    assert english == italian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_number_is_an_address(language: str, name: str) -> None:
    """What names a Law stands in the file of that Law, and nothing else does."""
    for key in keys_of(LOCALE / language / name):
        law = law_of(key)
        address = f"laws/law{law:02}.ftl" if law is not None else ""
        assert address == (name if name.startswith("laws/") else ""), key


@pytest.mark.parametrize(
    ("key", "law"),
    [
        ("law-62C2", 62),
        ("law-1997-63B", 63),
        ("law-16-heard", 16),
        ("law-25-9B2", 25),
        ("law-80-lead-unseen", 80),
        ("lawbook-9a", 9),
        ("lawbook-25b2-b1", 25),
        ("point-62c1", 62),
        ("question-23", 23),
        ("option-27B1b-comparable", 27),
        ("assigned-12C1c-lawful", 12),
        ("event-information-50E1", 50),
        ("wrong-breach-43A2a-is", 43),
        ("law-pass-once", None),
        ("lawbook-absent", None),
        ("law-number", None),
        ("law-1997-note", None),
        ("option-accept", None),
        ("rank-11", None),
        ("rank-2017", None),
        ("files-no-deal", None),
    ],
)
def test_the_law_a_key_names(key: str, law: int | None) -> None:
    assert law_of(key) == law


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("laws/")])
def test_the_file_of_a_law_begins_with_its_number(language: str, name: str) -> None:
    number = int(Path(name).stem.removeprefix("law"))
    first = (LOCALE / language / name).read_text("utf-8").partition("\n")[0]
    assert first.startswith(f"### {Words.of(language).text('law-number', law=str(number))}: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_no_file_is_torn(language: str, name: str) -> None:
    body = FluentParser().parse((LOCALE / language / name).read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    keys = Counter(key for file in (LOCALE / language).rglob("*.ftl") for key in keys_of(file))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_the_quick_reader_finds_what_fluent_finds(language: str, name: str) -> None:
    path = LOCALE / language / name
    assert [key for key in entries_of(path.read_text("utf-8")) if not key.startswith("-")] == keys_of(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_plain_text_reads_as_fluent_reads_it(language: str, name: str) -> None:
    for entry in FluentParser().parse((LOCALE / language / name).read_text("utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            continue
        plain = plain_text(entries_of((LOCALE / language / name).read_text("utf-8"))[entry.id.name])
        if plain is not None:
            assert [plain] == [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("a = b c \n", "b c"),
        ("a =\n    b\n      c\n    d\n", "b\n  c\nd"),
        ("a =\n    b { $c }\n", None),
        ("a =\n    b\n    .c = d\n", None),
        ("a = b\n    c\n", None),
    ],
)
def test_a_text_without_blanks_needs_no_fluent(source: str, text: str | None) -> None:
    assert plain_text(source) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_left_a_note_to_himself(language: str) -> None:
    for file in sorted((LOCALE / language).rglob("*.ftl")):
        assert not any(note in file.read_text("utf-8") for note in ("TODO", "FIXME", "XXX")), file.name


def test_the_languages_are_those_of_the_folder() -> None:
    assert {folder.name for folder in LOCALE.iterdir() if folder.is_dir()} == set(OFFERED) >= set(LANGUAGES)
    assert all(Words.of(language).keys for language in OFFERED)
