"""Text: what people wrote, in one language or in several. It stands below whoever shows it or writes it to a file."""

from __future__ import annotations

from typing import TypeAlias

Text: TypeAlias = tuple[tuple[str, str], ...]
"""Words by language; "" is the language of a text that has only one."""


def in_language(text: Text, language: str) -> str:
    """The text in this language, else in any it has, as it can be shown."""
    texts = dict(text)
    return harmless(texts.get(language) or texts.get("") or next(iter(texts.values()), ""))


def harmless(text: str) -> str:
    """The text with a sign in place of each character that would steer a terminal or turn the direction of writing."""
    return text.translate(_SIGNS)


_TURNING = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_SIGNS = {
    **{code: 0x2400 + code for code in range(0x20) if chr(code) not in "\n\t"},
    0x7F: 0x2421,
    **dict.fromkeys((*range(0x80, 0xA0), *_TURNING), 0xFFFD),
}
"""Control characters by their pictures; C1 controls and the marks of direction by the sign for what cannot be shown."""
