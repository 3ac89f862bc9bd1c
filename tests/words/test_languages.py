"""The data of each language: read from the folders, refused with the place of what is wrong, in one chain."""

from __future__ import annotations

import ast
from functools import reduce
from pathlib import Path

import pytest
from babel.core import Locale

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
from tests.source import mentioning, tree

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
        ("{" + FORMS + ', "plurals": {"one": "n is 1"}}', "n is 1"),
        ("{" + FORMS + ', "plurals": {"one": "n = 2 and"}}', "and"),
        ("{" + FORMS + ', "plurals": {"all": "n = 1"}}', "plurals.all"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / LANGUAGE_FILE
    file.write_text(text, "utf-8")
    with pytest.raises(LanguageError, match=said):
        read_language(file)


@pytest.mark.parametrize("language", ["en", "it", "fr", "pl", "ar", "lv", "br", "sl", "gv"])
def test_a_rule_chooses_the_numbers_that_it_chooses_in_cldr(language: str) -> None:
    """As babel has them, which writes a rule a little otherwise."""
    known = Locale.parse(language).plural_form
    signs = (" mod ", " % "), (" not in ", " != "), (" in ", " = ")
    rules = {each: reduce(lambda rule, sign: rule.replace(*sign), signs, rule) for each, rule in known.rules.items()}
    grammar = Grammar(str, Language({}, {}, "", "", plurals=rules))
    numbers = [*range(300), 999_999, 10**6, 10**6 + 1, 3 * 10**6, -1, -2]
    assert [grammar.plural_category(each) for each in numbers] == [known(each) for each in numbers]


@pytest.mark.parametrize("language", OFFERED)
def test_the_rules_of_our_languages_are_those_of_cldr(language: str) -> None:
    known, grammar = Locale.parse(language).plural_form, Grammar(str, language_data(language))
    numbers = [*range(300), 999_999, 10**6, 10**6 + 1, 3 * 10**6, -1, -2]
    assert [grammar.plural_category(each) for each in numbers] == [known(each) for each in numbers]


def test_nobody_names_a_language_but_where_the_default_is_stated() -> None:
    """A text in quotes that is the code of a language; the codes of file formats are none."""
    codes = {*OFFERED, "fr", "de", "es"}
    found = [
        f"{path.name}:{node.lineno}"
        for path in mentioning(f"[\"']({'|'.join(codes)})[\"']")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and node.value in codes
    ]
    assert [place for place in found if not place.startswith("text.py:")] == []
    assert len(found) == 1
