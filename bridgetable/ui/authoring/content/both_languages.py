"""A text in a field for each language. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.table.text import Text, harmless
from bridgetable.words.catalogue import LANGUAGES


def shown_in(text: Text, languages: Iterable[str] = LANGUAGES) -> dict[str, str]:
    """What stands in the field of each of these languages; a text that is the same in all stands in each."""
    texts = dict(text)
    return {language: harmless(texts.get(language, texts.get("", ""))) for language in languages}


def typed_over(text: Text, typed: dict[str, str]) -> Text:
    """The text with what was typed in the fields; what was not touched stays as it was, other languages too."""
    shown = shown_in(text, typed)
    changed = {language: words for language, words in typed.items() if words != shown[language]}
    if not changed:
        return text
    texts = dict(text)
    common = texts.pop("", None)
    if common is not None:
        texts = dict.fromkeys(typed, common) | texts
    texts |= changed
    kept = {language: words for language, words in texts.items() if words}
    if set(kept) == set(typed) and len(set(kept.values())) == 1:
        return (("", next(iter(kept.values()))),)
    return tuple(kept.items())
