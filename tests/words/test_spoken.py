"""Every message the code speaks of exists, and the code fills all its blanks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bridgetable
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.words.test_locale import LOCALE, blanks_of

PACKAGE = Path(bridgetable.__file__).parent
SPEAKERS = {"say", "ImpossibleError", "DealError", "NotationError", "_deal_error"}
FILES = sorted(file for floor in ("cards", "table", "laws", "engine") for file in (PACKAGE / floor).rglob("*.py"))


def blanks_in_english() -> dict[str, frozenset[str]]:
    """The blanks of each message."""
    return {key: blanks for file in (LOCALE / "en").rglob("*.ftl") for key, blanks in blanks_of(file).items()}


def spoken(file: Path) -> Iterator[tuple[str, frozenset[str] | None, int]]:
    """Each key in the code, a pattern when part of it is computed, with the blanks it is given."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS):
            continue
        given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
        match node.args[:1]:
            case [ast.Constant(value=str(key))]:
                yield re.escape(key), given if node.func.id in ("say", "ImpossibleError") else None, node.lineno
            case [ast.JoinedStr(values=parts)]:
                literal = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts)
                yield "".join(literal), None, node.lineno


@cache
def all_spoken() -> list[tuple[str, str, frozenset[str] | None, int]]:
    """All that the floors that speak to people say: file, key, blanks, line."""
    return [(file.name, key, given, line) for file in FILES for key, given, line in spoken(file)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_words(language: str) -> None:
    keys = Words.of(language, strict=True).keys
    lost = [
        f"{file}:{line} {pattern}"
        for file, pattern, _, line in all_spoken()
        if not any(re.fullmatch(pattern, key) for key in keys)
    ]
    assert lost == []


def test_the_code_fills_every_blank() -> None:
    blanks = blanks_in_english()
    empty = [
        f"{file}:{line} {key} lacks {sorted(missing)}"
        for file, pattern, given, line in all_spoken()
        if given is not None
        for key in blanks
        if re.fullmatch(pattern, key) and (missing := blanks[key] - given)
    ]
    assert empty == []


def test_the_code_was_read() -> None:
    assert len(all_spoken()) > 30
