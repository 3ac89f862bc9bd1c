"""The language of what the commands print."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence

from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.catalogue import OFFERED

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_OPTION = "--language"


def language_of(given: Sequence[str]) -> str:
    """The language that these arguments ask for, else that of the locale, else the default one.

    It is needed before they are parsed: what is wrong with them is said in this language.
    """
    for place, word in enumerate(given):
        asked = given[place + 1] if word == _OPTION and place + 1 < len(given) else word.removeprefix(f"{_OPTION}=")
        if word.startswith(_OPTION) and asked in OFFERED:
            return asked
    first = next(filter(None, map(os.environ.get, _VARIABLES)), None) or locale.getlocale()[0] or ""
    return next((language for language in OFFERED if first.lower().startswith(language)), DEFAULT_LANGUAGE)
