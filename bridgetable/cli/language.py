"""The language of what the commands print."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Sequence

from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.languages import OFFERED

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the locale, the first that is set of them."""
_PREFERRED = "LANGUAGE"
"""The variable that lists languages with colons between them, as GNU programs read it."""
_NO_LANGUAGE = ("C", "POSIX")
_OPTION = "--language"


def language_of(given: Sequence[str]) -> str:
    """The language that these arguments ask for, else that of the locale, else the default one.

    It is needed before they are parsed: what is wrong with them is said in this language.
    """
    for place, word in enumerate(given):
        asked = given[place + 1] if word == _OPTION and place + 1 < len(given) else word.removeprefix(f"{_OPTION}=")
        if word.startswith(_OPTION) and asked in OFFERED:
            return asked
    system = next(filter(None, map(os.environ.get, _LOCALE)), None) or locale.getlocale()[0] or ""
    wanted = [system] if _code(system) in _NO_LANGUAGE else [*os.environ.get(_PREFERRED, "").split(":"), system]
    return next((found for each in wanted if (found := _offered(each))), DEFAULT_LANGUAGE)


def _code(name: str) -> str:
    """The language in the name of a locale: "it" of "it_IT.UTF-8", "Italian" of "Italian_Italy.1252" on Windows."""
    return re.split(r"[_.@-]", name)[0]


def _offered(name: str) -> str:
    """The language of this locale if it is offered, else ""."""
    code = _code(name).lower()
    return next((each for each in OFFERED if code == each or (len(code) > 3 and code.startswith(each))), "")
