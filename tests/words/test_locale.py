"""Every text exists in both languages, with the same blanks; no file is torn, no key is said twice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bridgetable.disk.resources import resources
from bridgetable.words.catalogue import Words, law_of
from bridgetable.words.fluent import Call, Choice, Texts, Variable, entries_of, texts_of
from bridgetable.words.languages import LANGUAGES, OFFERED
from tests.each import for_each
from tests.languages import spaced

LOCALE = resources() / "locale"
FILES = sorted({str(file.relative_to(LOCALE / each)) for each in LANGUAGES for file in (LOCALE / each).rglob("*.ftl")})


def blanks_in(part: object) -> frozenset[str]:
    """The blanks of a text or of a part of it."""
    match part:
        case Variable(name):
            return frozenset({name})
        case Call(_, parts) | tuple(parts):
            return frozenset().union(*map(blanks_in, parts))
        case Choice(chooser, variants):
            return frozenset().union(blanks_in(chooser), *map(blanks_in, variants.values()))
    return frozenset()


@cache
def messages_in(path: Path) -> list[tuple[str, Texts]]:
    """The messages of a file: the key of each, and its texts by attribute."""
    return [(key, texts_of(source)) for key, source in entries_of(path.read_text("utf-8")) if key[0] != "-"]


def blanks_of(path: Path) -> dict[str, frozenset[str]]:
    """Each message and attribute of a file, with its blanks."""
    return {
        f"{key}.{attribute}".rstrip("."): blanks_in(text)
        for key, texts in messages_in(path)
        for attribute, text in texts.items()
    }


def keys_of(path: Path) -> list[str]:
    return [key for key, _ in messages_in(path)]


def test_both_languages_say_the_same_things() -> None:
    for name in FILES:
        english, italian = (blanks_of(LOCALE / language / name) for language in ("en", "it"))
        assert english.keys() == italian.keys(), name
        assert {key: blanks for key, blanks in english.items() if blanks != italian[key]} == {}, name


def test_both_languages_say_them_in_the_same_order() -> None:
    for name in FILES:
        english, italian = (keys_of(LOCALE / language / name) for language in ("en", "it"))
        assert english == italian, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_an_address(language: str) -> None:
    """What names a Law stands in the file of that Law, and nothing else does."""
    for name in FILES:
        for key in keys_of(LOCALE / language / name):
            law = law_of(key)
            address = f"laws/law{law:02}.ftl" if law is not None else ""
            assert address == (name if name.startswith("laws/") else ""), (name, key)


@for_each(
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
        ("event-information-authorised-50E1", 50),
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
def test_the_file_of_a_law_begins_with_its_number(language: str) -> None:
    for name in FILES:
        if name.startswith("laws/"):
            number = int(Path(name).stem.removeprefix("law"))
            first = spaced((LOCALE / language / name).read_text("utf-8").partition("\n")[0]).replace(" : ", ": ")
            assert first.startswith(f"### {Words.of(language).text('law-number', law=str(number))}: "), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    keys = Counter(key for file in (LOCALE / language).rglob("*.ftl") for key in keys_of(file))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_left_a_note_to_himself(language: str) -> None:
    for file in sorted((LOCALE / language).rglob("*.ftl")):
        assert not any(note in file.read_text("utf-8") for note in ("TODO", "FIXME", "XXX")), file.name


def test_the_languages_are_those_of_the_folder() -> None:
    assert {folder.name for folder in LOCALE.iterdir() if folder.is_dir()} == set(OFFERED) >= set(LANGUAGES)
    assert all(Words.of(language).keys for language in OFFERED)
