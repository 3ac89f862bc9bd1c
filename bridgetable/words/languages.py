"""The languages of the program, and the grammar of each as data: resources/locale/<language>/language.json."""

from __future__ import annotations

import re
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
    `plurals` are the categories of numbers by which a text is chosen, each with its rule as CLDR has it: "one" may be
    "n = 1". `initials` are those before which "and" or "or" has its form for vowels.
    """

    forms: dict[str, dict[str, str]]
    articles: dict[str, str]
    card: str
    trick: str
    form_repeated: bool = False
    feminine: tuple[int, ...] = ()
    plurals: dict[str, str] = {}
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
    for category, rule in language.plurals.items():
        if category not in CATEGORIES[:-1]:
            raise LanguageError(f"plurals.{category}")
        is_of_category(rule, 0)
    for name, kept in (("seats", set(Seat.__members__)), ("suits", set("SHDC")), ("ranks", set("AKQJT"))):
        letters: Mapping[str, str] = getattr(language.typed, name)
        if wrong_letters := [letter for letter, meaning in letters.items() if len(letter) != 1 or meaning not in kept]:
            raise LanguageError(f"typed.{name}: {' '.join(wrong_letters)}")
    return language


# -- The categories of numbers -----------------------------------------------------------------------------------------


CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""The categories that numbers have in one language or another; "other" are those that no rule is about."""
_RELATION = re.compile(r"([nivwftce])(?: *% *([1-9]\d*))? *(!?=) *(\d+(?:\.\.\d+)?(?: *, *\d+(?:\.\.\d+)?)*)")


class _Relation(msgspec.Struct, frozen=True):
    """What a rule asks of a number, or of what it leaves of `modulus`: that it is, or is not, in one of the ranges."""

    of_number: bool
    modulus: int
    among: bool
    ranges: tuple[tuple[int, int], ...]

    def holds(self, number: int) -> bool:
        """Whether it holds of a number."""
        # The other letters are about decimals, which a number that we count has not.
        value = number if self.of_number else 0
        left = value % self.modulus if self.modulus else value
        return any(low <= left <= high for low, high in self.ranges) is self.among


def is_of_category(rule: str, number: int) -> bool:
    """Whether a rule as of CLDR, "n % 10 = 2..4 and n % 100 != 12..14", holds of a number; raises LanguageError."""
    return any(all(each.holds(abs(number)) for each in relations) for relations in _read_rule(rule))


@cache
def _read_rule(rule: str) -> tuple[tuple[_Relation, ...], ...]:
    return tuple(tuple(_relation(each.strip()) for each in part.split(" and ")) for part in rule.split(" or "))


def _relation(text: str) -> _Relation:
    read = _RELATION.fullmatch(text)
    if not read:
        raise LanguageError(text)
    letter, modulus, sign, ranges = read.groups()
    bounds = [[int(end) for end in each.split("..")] for each in ranges.split(",")]
    return _Relation(letter in "ni", int(modulus or 0), sign == "=", tuple((each[0], each[-1]) for each in bounds))


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
