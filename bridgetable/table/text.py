"""Texts written by people, in one language or several, and how to show them safely."""

from __future__ import annotations

import re
from typing import TypeAlias

DEFAULT_LANGUAGE = "en"
"""The language that is shown where nothing is said in the one that is asked for; nowhere else is a language named."""
Text: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of language and text; the language is "" for a text that is the same in all."""


def in_language(text: Text, language: str) -> str:
    """The text as it is shown in this language, or else in any it has; "" for an empty text.

    It is made `harmless`, and "!C" is shown as the sign of the suit.
    """
    return with_suit_signs(written_in(text, language))


def written_in(text: Text, language: str) -> str:
    """The text as it was written in this language, or else in any it has, made `harmless`; "" for an empty text.

    Of several others, the default language comes first.
    """
    return harmless(dict(text).get(language_shown(text, language), ""))


def language_shown(text: Text, language: str) -> str:
    """The language in which the text is shown when this one is asked for; "" for one that is the same in all."""
    texts = dict(text)
    return next((each for each in (language, "", DEFAULT_LANGUAGE, *texts) if texts.get(each)), "")


def reworded(text: Text, language: str, words: str) -> Text:
    """The text with other words in this language; a text that is the same in all languages stays so."""
    texts = dict(text)
    texts["" if "" in texts or not texts else language] = words
    return tuple(texts.items())


def harmless(text: str) -> str:
    """The text with control characters, and those that change the direction of writing, made visible."""
    return text.translate(_SIGNS)


def as_cell(value: object) -> object:
    """The value for a cell of CSV; a text that a spreadsheet would take for a formula has an apostrophe before it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def with_suit_signs(text: str, mark: str = "!") -> str:
    """The text with a sign for each suit that is written with this mark, in capitals or not: "5!Hs", "!SAKx", "!d"."""
    if mark not in text:
        return text
    return re.sub(_AS_A_SUIT.format(mark), lambda match: _SUIT_SIGNS[match[1].lower()], text)


def as_html(text: str, *, quote: bool = True) -> str:
    """The text as HTML shows it: what `html.escape` gives, which is loaded with the names of all letters there are."""
    shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return shown.replace('"', "&quot;").replace("'", "&#x27;") if quote else shown


_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_SUIT_SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))
# After a letter it ends a sentence; before one it begins a word, but for a plural or the cards of the suit.
_AS_A_SUIT = r"(?<![^\W\d_]){}([CDHScdhs])(?=(?:[AKQJTXx]+|[akqjts])?(?![^\W\d_]))"
_DIRECTIONAL = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_SIGNS = {
    **{code: 0x2400 + code for code in range(0x20) if chr(code) not in "\n\t"},
    0x7F: 0x2421,
    **dict.fromkeys((*range(0x80, 0xA0), *_DIRECTIONAL), 0xFFFD),
}
"""The replacements: control pictures for C0 controls, U+FFFD for C1 controls and directional marks."""
