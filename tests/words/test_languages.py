"""The data of each language: read from the folders, refused with the place of what is wrong, in one chain."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bridgetable.disk.resources import LANGUAGE_FILE, language_folders, resources
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.grammar import Grammar
from bridgetable.words.languages import (
    LANGUAGES,
    OFFERED,
    Language,
    LanguageError,
    chain_of,
    language_data,
    languages_with,
    read_language,
)
from tests.source import FILES, tree

FORMS = '"forms": {"": {"": "{}"}}, "articles": {}, "card": "{rank} {suit}", "trick": "{noun} {number}"'


def test_the_languages_are_the_folders_in_the_order_of_their_places() -> None:
    assert sorted(OFFERED) == list(language_folders())
    assert [language_data(each).place for each in OFFERED] == sorted(language_data(each).place for each in OFFERED)
    assert tuple(each for each in OFFERED if language_data(each).complete) == LANGUAGES
    assert OFFERED[0] == DEFAULT_LANGUAGE
    assert languages_with("xx") == (*LANGUAGES, "xx") and languages_with("it") == LANGUAGES


def test_every_chain_ends_in_the_default_language() -> None:
    assert chain_of(DEFAULT_LANGUAGE) == (DEFAULT_LANGUAGE,) == chain_of("no such")
    assert {chain_of(each)[-1] for each in OFFERED} == {DEFAULT_LANGUAGE}
    assert all(chain_of(each)[0] == each for each in OFFERED)


@pytest.mark.parametrize("language", OFFERED)
def test_the_file_of_a_language_can_be_read(language: str) -> None:
    assert read_language(resources() / "locale" / language / LANGUAGE_FILE) == language_data(language)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "truncated"),
        ("[]", "object"),
        ("{}", "forms"),
        ("{" + FORMS + ', "colour": 1}', "colour"),
        ("{" + FORMS.replace('{}"', 'of"') + "}", r"forms\[''\]\[''\]: 'of'"),
        ("{" + FORMS + ', "typed": {"seats": {"O": "X"}}}', "typed.seats: O"),
        ("{" + FORMS + ', "typed": {"suits": {"PP": "S"}}}', "typed.suits: PP"),
        ("{" + FORMS + ', "typed": {"ranks": {"V": "11"}}}', "typed.ranks: V"),
        ("{" + FORMS + ', "singular": ["one"]}', "singular"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / LANGUAGE_FILE
    file.write_text(text, "utf-8")
    with pytest.raises(LanguageError, match=said):
        read_language(file)


def test_numbers_of_a_language_with_another_rule_are_left_to_the_library() -> None:
    assert Grammar(str, Language({}, {}, "", "")).plural_category(1) is None
    french = Grammar(str, Language({}, {}, "", "", singular=(0, 1)))
    assert [french.plural_category(number) for number in (0, 1, -1, 2)] == ["one", "one", "one", "other"]


def test_nobody_names_a_language_but_where_the_default_is_stated() -> None:
    """A text in quotes that is the code of a language; the codes of file formats are none."""
    found = [
        f"{path.name}:{node.lineno}"
        for path in FILES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and node.value in {*OFFERED, "fr", "de", "es"}
    ]
    assert [place for place in found if not place.startswith("text.py:")] == []
    assert len(found) == 1
