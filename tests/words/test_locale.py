"""Every text exists in both languages, with the same blanks; no file is torn, no key is said twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bridgetable.resources_path import resources
from bridgetable.words.catalogue import LANGUAGES, Words, entries_of, plain_text

LOCALE = resources() / "locale"
FILES = sorted({file.name for language in LANGUAGES for file in (LOCALE / language).glob("*.ftl")})


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_no_file_is_torn(language: str, name: str) -> None:
    body = FluentParser().parse((LOCALE / language / name).read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    keys = Counter(key for file in sorted((LOCALE / language).glob("*.ftl")) for key in keys_of(file))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_left_a_note_to_himself(language: str) -> None:
    for file in sorted((LOCALE / language).glob("*.ftl")):
        assert not any(note in file.read_text("utf-8") for note in ("TODO", "FIXME", "XXX")), file.name


def test_the_languages_are_those_of_the_folder() -> None:
    assert tuple(sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())) == LANGUAGES
    assert all(Words.of(language).keys for language in LANGUAGES)
