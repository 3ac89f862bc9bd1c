"""The languages of the program, and the grammar of each as data: resources/locale/<language>/language.json."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.disk.contents import decoded
from bridgetable.disk.resources import LANGUAGE_FILE, language_folders, resources
from bridgetable.table.text import DEFAULT_LANGUAGE

_LAST_PLACE = 1000


class LanguageError(ValueError):
    """The file of a language cannot be read; the text says what is wrong with it, and where."""


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What is typed in a language, beside the letters that files have: each letter with what it means there.

    `seats` and `suits` have the letters of files as values, `ranks` those of files for court cards; `no_trump` and
    `passes` are words, the usual one first.
    """

    seats: dict[str, str] = {}
    suits: dict[str, str] = {}
    ranks: dict[str, str] = {}
    no_trump: tuple[str, ...] = ("NT",)
    passes: tuple[str, ...] = ("P", "PASS", "-")


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The grammar of one language.

    `place` is that in lists of languages, `complete` says that no text is missing, `claims` are files of which this is
    said, and `fallback` is the language in which a missing text is shown. `forms` has the pattern of each form by
    article, "" for words without one: "of" may be "di {}", with "il" "del {}". `articles` has the article of a word by
    its key: "rank" of every rank but for those that have one of their own, such as "rank-12". `card` and `trick` are
    patterns. Where `form_repeated`, each card of a list has the preposition, else the list. `feminine` are ranks.
    `singular` are the numbers with a singular; None if the rule is another. `initials` are those before which "and" or
    "or" has its form for vowels.
    """

    forms: dict[str, dict[str, str]]
    articles: dict[str, str]
    card: str
    trick: str
    form_repeated: bool = False
    feminine: tuple[int, ...] = ()
    singular: tuple[int, ...] | None = None
    initials: dict[str, str] = {}
    typed: Typed = Typed()
    place: int = _LAST_PLACE
    complete: bool = False
    claims: tuple[str, ...] = ()
    fallback: str = DEFAULT_LANGUAGE


def read_language(file: Path) -> Language:
    """The grammar in a file; raises LanguageError, and OSError where it cannot be opened."""
    try:
        language = decoded(msgspec.json.Decoder(Language).decode, file.read_bytes())
    except ValueError as wrong:
        raise LanguageError(str(wrong)) from None
    for form, patterns in language.forms.items():
        for article, pattern in patterns.items():
            if pattern.count("{}") != 1:
                raise LanguageError(f"forms[{form!r}][{article!r}]: {pattern!r}")
    for name, kept in (("seats", set(Seat.__members__)), ("suits", set("SHDC")), ("ranks", set("AKQJT"))):
        letters: Mapping[str, str] = getattr(language.typed, name)
        if wrong_letters := [letter for letter, meaning in letters.items() if len(letter) != 1 or meaning not in kept]:
            raise LanguageError(f"typed.{name}: {' '.join(wrong_letters)}")
    return language


@cache
def _known() -> Mapping[str, Language]:
    """The languages that can be read, in the order of their places."""
    found: dict[str, Language] = {}
    for name in language_folders():
        try:
            found[name] = read_language(resources() / "locale" / name / LANGUAGE_FILE)
        except LanguageError:
            # A torn file of one language must not keep the program from speaking the others; the command that lists
            # what is missing tells what is wrong with it.
            continue
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def language_data(language: str) -> Language:
    """The grammar of a language of the program; raises KeyError."""
    return _known()[language]


@cache
def chain_of(language: str) -> tuple[str, ...]:
    """The languages in which a text is looked for, one after the other: this one first, the default language last."""
    chain: list[str] = []
    while language in _known() and language not in chain and language != DEFAULT_LANGUAGE:
        chain.append(language)
        language = _known()[language].fallback
    return (*chain, DEFAULT_LANGUAGE)


def languages_with(language: str) -> tuple[str, ...]:
    """The languages in which nothing is missing, and this one."""
    return LANGUAGES if language in LANGUAGES else (*LANGUAGES, language)


OFFERED = tuple(_known())
"""The languages that can be chosen, in the order of their places."""
LANGUAGES = tuple(name for name, language in _known().items() if language.complete)
"""Those of them in which nothing is missing: what is written for any reader has its texts in each of these."""
