"""Messages are filled as fluent.runtime fills them, by which a translator may expect it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat
from bridgetable.words.catalogue import Words
from bridgetable.words.fluent import entries_of
from bridgetable.words.formatting import Formatting, UnfilledError, functions_of, usual_form
from bridgetable.words.grammar import Grammar
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each


class Value(FluentType):
    """A value of the table as an argument to Fluent, which formats it in its usual form unless a function does."""

    def __init__(self, value: object, grammar: Grammar) -> None:
        self.value, self.grammar = value, grammar

    def format(self, locale: object) -> str:
        return self.grammar.forms(self.value, usual_form(self.value))


def filled_by_the_library(file: str, language: str, blanks: Mapping[str, object], attribute: str = "") -> str | None:
    """What fluent.runtime makes of the first message of a file; None where it finds fault with it."""
    grammar = Words.of(language, strict=True).grammar

    def of_fluent(function: Callable[..., str | int]) -> Callable[..., object]:
        def called(*values: Any, **named: object) -> object:
            result = function(*(each.value if isinstance(each, Value) else each for each in values), **named)
            return result if isinstance(result, str) else fluent_number(result)

        return called

    ours: dict[str, Any] = {
        name: of_fluent(function) for name, function in functions_of(grammar).items() if name != "NUMBER"
    }
    bundle = FluentBundle([language], functions=ours, use_isolating=False)
    bundle.add_resource(FluentResource(file))
    message = bundle.get_message(next(entries_of(file))[0])
    pattern = message.attributes.get(attribute) if attribute else message.value
    given = {
        name: value if isinstance(value, str) or type(value) is int else Value(value, grammar)
        for name, value in blanks.items()
    }
    text, errors = bundle.format_pattern(pattern, given) if pattern is not None else ("", [""])
    return None if errors else str(text)


def filled(file: str, language: str, blanks: Mapping[str, object], attribute: str = "") -> str | None:
    """What ours makes of it; None where it cannot be filled."""
    sources = dict(entries_of(file))
    try:
        return Formatting(sources, Words.of(language, strict=True).grammar).text(next(iter(sources)), attribute, blanks)
    except UnfilledError:
        return None


NUMBERS = (0, 1, 2, -1, 21, 999, 1000, -1500, 7632, 12345, 10**6, 2 * 10**6, 10**6 + 1, 10**15 + 1)
MANY = "key = { $count ->\n    [0] none\n    [one] one\n    [7632] this\n    [many] many\n   *[other] { $count }\n }"


@for_each("language", LANGUAGES)
@for_each("count", NUMBERS)
def test_numbers_are_written_and_choose_as_with_the_library(language: str, count: int) -> None:
    for source in (MANY, "key = { $count }", "key = { NUMBER($count, useGrouping: 0) }"):
        text = filled(source, language, {"count": count})
        assert text == filled_by_the_library(source, language, {"count": count}) is not None


@pytest.mark.parametrize(
    "source",
    [
        "key = { $text } and { $text } ",
        "key = { $count ->\n   [one] { $count } trick\n  *[other] { $count } tricks\n}",
        "key = { CAP($text) }!",
        "key =\n    .one = { $text }\n    .two = two\n",
        'key = { TRICKS($count, form: "digits") }',
        'key = { CAP(TRICKS($count)) } to { SEAT($seat, form: "possessive") } side',
        "key = { $missing }",
        'key = { SEAT($seat, form: "none") }',
        "key = { CHAIR($seat) }",
        "key = one\n    two",
        "key = { NUMBER($thousands) }. { $thousands } { NUMBER($count) } { 5 }",
        "key = { other.part } { other }\nother = a { $count }\n    .part = a { $text } part",
        "key = { other }",
        "key = { -term }\n-term = a { NUMBER(5) } term",
        "key = { $seat } { $call }",
        "key = { $text ->\n    [word] once\n   *[many] another\n }",
        "key = { $text ->\n    [4000] that year\n   *[word] another\n }",
        "key = { KEY($seat) ->\n    [E] { $text ->\n  [word] once\n *[x] never\n }\n   *[W] west\n }",
    ],
)
def test_a_message_is_filled_as_by_the_library(source: str) -> None:
    texts = ("word", "{ $text }", "", "two\nlines ", "4000")
    for attribute, text, count in product(("", "one", "two"), texts, range(3)):
        blanks: dict[str, object] = {"text": text, "count": count, "seat": Seat.E, "thousands": 4000, "call": Pass()}
        assert filled(source, "en", blanks, attribute) == filled_by_the_library(source, "en", blanks, attribute)


def test_a_text_of_any_length_fills_a_blank() -> None:
    assert filled("key = { CAP($text) }.", "en", {"text": "long" * 9999}) == f"L{('long' * 9999)[1:]}."


def test_a_message_that_refers_to_itself_is_not_filled() -> None:
    assert filled("key = { key }", "en", {}) is None


def test_a_word_that_is_a_category_chooses_itself_only() -> None:
    """The library compares it with the category of the number as well."""
    assert filled("key = { $text ->\n    [1] once\n   *[word] another\n }", "en", {"text": "one"}) == "another"


def test_a_sentence_is_told_without_a_library() -> None:
    program = (
        "import sys; from bridgetable.cards.seat import Seat; from bridgetable.words.catalogue import Words; "
        "Words.of('it').text('impossible-not-held', seat=Seat.E, card=Seat.W); "
        "Words.of('it').text('boards-reading', count=7632); "
        "from bridgetable.words.translations import translation_of; translation_of('fr'); "
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
