"""Texts of people: the language that is there, and no character that would steer a terminal."""

from html import escape

import pytest

from bridgetable.table.text import as_html, harmless, in_language, with_suit_signs, written_in
from tests.each import for_each


def test_the_language_asked_for_else_any_it_has() -> None:
    text = (("en", "a lead"), ("it", "un attacco"))
    assert (in_language(text, "it"), in_language(text, "fr")) == ("un attacco", "a lead")
    assert (in_language((("", "both"),), "it"), in_language((), "it")) == ("both", "")


def test_where_the_language_asked_for_is_missing_the_default_one_comes_first() -> None:
    assert in_language((("it", "un attacco"), ("en", "a lead")), "fr") == "a lead"
    assert in_language((("it", "un attacco"), ("de", "ein Ausspiel")), "fr") == "un attacco"
    assert in_language((("en", ""), ("it", "un attacco")), "fr") == "un attacco"


@for_each(
    ("text", "shown"),
    [
        ("\x1b[2J\x1b]0;owned\x07", "␛[2J␛]0;owned␇"),
        ("red \u202e bidi", "red \ufffd bidi"),
        ("\x9b31m", "\ufffd31m"),
        ("two\nlines\tand ♠", "two\nlines\tand ♠"),
        ("\x7f\x00\r", "␡␀␍"),
        ("\u2067x\u2069", "\ufffdx\ufffd"),
    ],
)
def test_what_steers_is_shown_as_a_sign(text: str, shown: str) -> None:
    assert harmless(text) == in_language((("", text),), "en") == shown


@for_each(
    ("text", "shown"),
    [
        ("!C !d !H !s", "♣ ♦ ♥ ♠"),
        ("5+!Hs, 4!c", "5+♥s, 4♣"),
        ("!SAKx and !hxx", "♠AKx and ♥xx"),
        ("!H10 (!c/!d)", "♥10 (♣/♦)"),
        ("5!C4!D", "5♣4♦"),
        ("!sa", "♠a"),
        ("1!C–!S.", "1♣–♠."),
        ("Wow!C", "Wow!C"),
        ("Perché!S", "Perché!S"),
        ("4 !Hearts, !Cuori", "4 !Hearts, !Cuori"),
        ("!N ! C", "!N ! C"),
        ("!!S", "!♠"),
        ("<b>!C</b>", "<b>♣</b>"),
    ],
)
def test_a_suit_with_an_exclamation_mark_is_shown_as_its_sign_and_kept_as_written(text: str, shown: str) -> None:
    assert in_language((("", text),), "it") == with_suit_signs(text) == shown
    assert written_in((("it", text),), "it") == text


@pytest.mark.parametrize("text", ["", "♠A & <b>'x'</b> \"y\" &amp; &lt;", "a\nb"])
def test_as_html_it_is_what_python_makes_of_it(text: str) -> None:
    assert as_html(text) == escape(text) and as_html(text, quote=False) == escape(text, quote=False)
