"""Texts of people: the language that is there, and no character that would steer a terminal."""

import pytest

from bridgetable.table.text import harmless, in_language


def test_the_language_asked_for_else_any_it_has() -> None:
    text = (("en", "a lead"), ("it", "un attacco"))
    assert (in_language(text, "it"), in_language(text, "fr")) == ("un attacco", "a lead")
    assert (in_language((("", "both"),), "it"), in_language((), "it")) == ("both", "")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J\x1b]0;owned\x07", "␛[2J␛]0;owned␇"), ("red \u202e bidi", "red \ufffd bidi"), ("\x9b31m", "\ufffd31m"),
        ("two\nlines\tand ♠", "two\nlines\tand ♠"), ("\x7f\x00\r", "␡␀␍"), ("\u2067x\u2069", "\ufffdx\ufffd"),
    ],
)
def test_what_steers_is_shown_as_a_sign(text: str, shown: str) -> None:
    assert harmless(text) == in_language((("", text),), "en") == shown
