"""Fluent is read as the library of its authors reads it."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from bridgetable.disk.resources import resources
from bridgetable.words.fluent import (
    Call,
    Choice,
    Expression,
    Reference,
    Text,
    Texts,
    UnreadableError,
    Variable,
    entries_of,
    texts_of,
    written,
)
from bridgetable.words.languages import OFFERED
from tests.each import for_each

FILES = sorted(file for language in OFFERED for file in (resources() / "locale" / language).rglob("*.ftl"))


def as_read_by_the_library(entry: ast.Message | ast.Term) -> Texts:
    """The texts of a message that fluent.syntax has read."""
    own = {} if entry.value is None else {"": text_of(entry.value)}
    return own | {each.id.name: text_of(each.value) for each in entry.attributes}


def text_of(pattern: ast.Pattern) -> Text:
    found: list[Expression] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else expression_of(element)
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return tuple(found)


def expression_of(node: object) -> Expression:
    match node:
        case ast.Placeable():
            return expression_of(node.expression)
        case ast.StringLiteral():
            return str(node.parse()["value"])
        case ast.NumberLiteral():
            return int(node.value)
        case ast.VariableReference():
            return Variable(node.id.name)
        case ast.MessageReference() | ast.TermReference():
            key = node.id.name if isinstance(node, ast.MessageReference) else f"-{node.id.name}"
            return Reference(key, "" if node.attribute is None else node.attribute.name)
        case ast.FunctionReference():
            options = {each.name.name: str(expression_of(each.value)) for each in node.arguments.named}
            return Call(node.id.name, tuple(map(expression_of, node.arguments.positional)), options)
        case ast.SelectExpression():
            keys = [each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants]
            (default,) = (key for key, each in zip(keys, node.variants, strict=True) if each.default)
            texts = [text_of(each.value) for each in node.variants]
            return Choice(expression_of(node.selector), dict(zip(keys, texts, strict=True)), default)
    raise TypeError(node)


def test_every_message_is_read_as_by_the_library() -> None:
    for file in FILES:
        text = file.read_text("utf-8")
        body = FluentParser(with_spans=False).parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
        found = [(key.removeprefix("-"), texts_of(source)) for key, source in entries_of(text)]
        entries = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
        assert found == [(entry.id.name, as_read_by_the_library(entry)) for entry in entries], file


@for_each(
    "source",
    [
        "key = { $text }",
        "key = { $text } and { $text }   ",
        "key =    one   \n\n",
        "key = one\n    two   \n    three",
        "key =\n    one\n      two, three\n    four\n",
        "key =\n      one\n\n\n    { $two } three  \n       four { five }\n  .six = seven\n      eight\n",
        "key = {$text}{$count}",
        "key = { $count ->\n    [0] none\n   *[other] some\n }.",
        "key = { $count ->\n   [one] { $count } trick\n  *[other] { $count }\n       tricks\n}",
        "key = { NUMBER($count) ->\n  [one] { $suit ->\n    [H] a\n   *[S] b\n  }\n  *[many]\n    much\n    more\n}",
        "key =\n    .one = { $text }\n    .two = two\n",
        "key = text\n\n\n   .one = two",
        'key = { CAP(SEAT($seat, form: "possessive", join: "or",)) } to { TRICKS($count) }',
        'key = { NUMBER($count, useGrouping: 0) } { CALL( $a , $b ) } { CALL("x", 3, other.part) }',
        'key = { "\\u2660\\U01F0A1\\"\\\\{ }" } { "" } { 5 } { -5 }',
        'key = { "  " }\n    x { "" }',
        'key = { "" }',
        "key = { -term } { other } { other.part } { { $nested } }",
        "-term = text",
        "key_1-A =text",
    ],
)
def test_a_message_is_read_as_by_the_library(source: str) -> None:
    (entry,) = FluentParser(with_spans=False).parse(source + "\n").body
    assert isinstance(entry, ast.Message | ast.Term)
    ((key, own),) = entries_of(source + "\n")
    assert (key.removeprefix("-"), texts_of(own)) == (entry.id.name, as_read_by_the_library(entry))


@for_each(
    "source",
    [
        "key",
        "key =",
        "key = { here",
        "key = here }",
        "key = { $ }",
        "key = { $count -> [one] a }",
        "key = { $count ->\n  [one] a\n}",
        "key = { $count ->\n  [one]\n *[other] a\n}",
        "key = { SEAT($seat }",
        "key = { SEAT($seat form) }",
        'key = { "open }',
        'key = { "\\x" }',
        "key = one\ntwo",
        "key = one\n    .two =\n",
        "key = one\n    [two\n",
    ],
)
def test_what_the_library_does_not_read_is_unreadable(source: str) -> None:
    assert any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(source + "\n").body)
    with pytest.raises(UnreadableError):
        texts_of(source + "\n")


@pytest.mark.parametrize("source", ['key = { -term(case: "of") }', "key = { 1.5 }"])
def test_what_is_not_read_here_is_unreadable_and_no_other_message(source: str) -> None:
    with pytest.raises(UnreadableError):
        texts_of(source)


@for_each("text", ["", "plain", "{ $blank }", "}{", '{"', "[other] x", "*.one = two"])
def test_a_text_by_somebody_else_comes_back_as_it_was(text: str) -> None:
    assert "".join(map(str, texts_of(f"key =\n    .draft = {written(text)}\n")["draft"])) == text
