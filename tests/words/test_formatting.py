"""Messages formatted without a library have the texts that fluent.runtime gives them."""

from __future__ import annotations

import subprocess
import sys
from itertools import product

import msgspec
import pytest
from fluent.syntax import ast

from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.words.catalogue import MessageSources, Words
from bridgetable.words.formatting import Formatting, NotCoveredError
from bridgetable.words.grammar import Grammar
from bridgetable.words.languages import LANGUAGES, language_data
from bridgetable.words.sentences import Sentences
from tests.words.test_catalogue import Samples, parsed
from tests.words.test_locale import FILES, LOCALE

SELECTED: tuple[object, ...] = (0, 1, 2, -1, 21, 1000, 7632, 10**6, 10**6 + 1, 10**15 + 1, "N", "hand", "2007")


class OtherSamples(Samples):
    """The same samples, with another value for what is chosen by."""

    def __init__(self, messages: dict[str, ast.Message], selected: object) -> None:
        super().__init__(messages)
        self.selected = selected

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.give(node.selector, self.selected)
        self.generic_visit(node)


def both(language: str) -> tuple[Formatting, Sentences]:
    sources, grammar = MessageSources(resources() / "locale" / language), Words.of(language, strict=True).grammar
    return Formatting(sources, grammar), Sentences(language, sources, grammar)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_text_that_fluent_gives_it(language: str) -> None:
    formatting, sentences = both(language)
    everywhere = {message.id.name: message for each in FILES for message in parsed(LOCALE / language / each)}
    not_covered: set[str] = set()
    for key, message in everywhere.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        for attribute in ([""] if message.value is not None else []) + attributes:
            for selected in SELECTED:
                samples = OtherSamples(everywhere, selected)
                samples.visit(message)
                try:
                    text = formatting.text(key, attribute, samples.found)
                except NotCoveredError:
                    not_covered |= {f"{key} {selected}"} if isinstance(selected, int) else set()
                    continue
                assert text == sentences.sentence(key, attribute, samples.found), key
    assert not not_covered


@pytest.mark.parametrize(
    "source",
    [
        "key = { $text }",
        "key = { $text } and { $text } ",
        "key = { $count ->\n    [0] none\n   *[other] some\n }.",
        "key = { $count ->\n   [one] { $count } trick\n  *[other] { $count } tricks\n}",
        "key = { CAP($text) }!",
        "key =\n    .one = { $text }\n    .two = two\n",
        'key = { TRICKS($count, form: "digits") }',
        'key = { CAP(TRICKS($count)) } to { SEAT($seat, form: "possessive") } side',
        "key = { $missing }",
        'key = { SEAT($seat, form: "none") }',
        "key = one\n    two",
        "key = { -term }",
        'key = { "\\u2660" }',
        "key = { NUMBER($count) }",
        "key = { $thousands }",
        "key = { other.part }",
        "key = { $seat }",
        "key = {$text}{$count}",
        "key = { NUMBER($thousands, useGrouping: 0) }",
        "key = { NUMBER($thousands) }.",
        "key =\n    one\n    two, three\n    four\n",
        "key = { $thousands ->\n    [one] one\n   *[other] some\n }",
        "key = { $text ->\n    [4000] that year\n   *[word] another\n }",
        "key = { $text ->\n    [1] once\n    [many] often\n   *[word] another\n }",
    ],
)
def test_what_is_covered_is_as_fluent_has_it(source: str) -> None:
    sources = {"key": source, "other": "other =\n    .part = a { $count } part"}
    grammar = Words.of("en", strict=True).grammar
    formatting, sentences = Formatting(sources, grammar), Sentences("en", sources, grammar)
    for attribute, text, count in product(
        ("", "one", "two"), ("word", "{ $text }", "", "two\nlines ", "4000", "one", "many"), range(3)
    ):
        blanks: dict[str, object] = {"text": text, "count": count, "seat": Seat.E, "thousands": 4000}
        try:
            found = formatting.text("key", attribute, blanks)
        except NotCoveredError:
            continue
        assert found == sentences.sentence("key", attribute, blanks)


def test_a_text_of_any_length_fills_a_blank() -> None:
    formatting = Formatting({"key": "key = { CAP($text) }."}, Words.of("en").grammar)
    assert formatting.text("key", "", {"text": "long" * 9999}) == f"L{('long' * 9999)[1:]}."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 999, 1000, -1500, 7632, 12345, 999_999, 1_234_567, 10**15, 10**15 + 1])
def test_thousands_are_set_apart_as_fluent_does(language: str, number: int) -> None:
    sources, grammar = {"key": "key = { $number }"}, Words.of(language, strict=True).grammar
    wanted = Sentences(language, sources, grammar).sentence("key", "", {"number": number})
    assert Formatting(sources, grammar).text("key", "", {"number": number}) == wanted


def test_a_sentence_is_told_without_the_library() -> None:
    program = (
        "import sys; from bridgetable.cards.seat import Seat; from bridgetable.words.catalogue import Words; "
        "Words.of('it').text('impossible-not-held', seat=Seat.E, card=Seat.W); "
        "Words.of('it').text('boards-reading', count=7632); "
        "Words.of('en').text('files-place', game=1, line=1234, at=0); "
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_of_a_language_with_other_numbers_only_the_library_knows_the_rule() -> None:
    data = msgspec.structs.replace(language_data("en"), singular=None)
    source = "key = { $count ->\n    [one] lewa\n    [few] lewy\n   *[other] lew\n }"
    grammar = Grammar(str, data)
    with pytest.raises(NotCoveredError):
        Formatting({"key": source}, grammar).text("key", "", {"count": 3})
    assert Sentences("pl", {"key": source}, grammar).sentence("key", "", {"count": 3}) == "lewy"


@pytest.mark.parametrize("count", [10**6, 2 * 10**6, 10**6 + 1, 0])
def test_millions_that_a_language_calls_many_are_left_to_the_library(count: int) -> None:
    source = "key = { $count ->\n    [many] milioni\n   *[other] altri\n }"
    grammar = Words.of("it").grammar
    wanted = Sentences("it", {"key": source}, grammar).sentence("key", "", {"count": count})
    try:
        assert Formatting({"key": source}, grammar).text("key", "", {"count": count}) == wanted
    except NotCoveredError:
        assert wanted == "milioni"
