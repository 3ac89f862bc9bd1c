"""What stands for letters and signs in a stream that does not have them, as a terminal of Windows or a file there."""

from __future__ import annotations

from unicodedata import combining, normalize

from bridgetable.cards.card import SYMBOLS
from bridgetable.words.languages import language_data

_SIGNS = {
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "·": "-",
    "•": "-",
    "×": "x",
    "→": "->",
    "←": "<-",
    "✓": "+",
    "✗": "-",
    "†": "+",
    "‡": "++",
    "≈": "~",
}


def in_ascii(text: str, language: str) -> str:
    """The text in ASCII: a suit by its letter in this language, letters without accents, other signs as they can be."""
    typed = {meant: letter for letter, meant in language_data(language).typed.suits.items()}
    suits = {sign: typed.get(suit.name[0], suit.name[0]) for suit, sign in SYMBOLS.items()}
    return "".join(suits.get(letter) or _SIGNS.get(letter) or _plain(letter) for letter in text)


def _plain(letter: str) -> str:
    """The letter without its accent, or a question mark."""
    bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
    return bare if bare.isascii() else "?"
