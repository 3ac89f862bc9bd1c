"""What is missing in a language, or does not fit: its files of sentences held against those of the default language."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from bridgetable.disk.resources import LANGUAGE_FILE, resources
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.fluent import Call, Choice, Expression, Text, UnreadableError, Variable, entries_of, texts_of
from bridgetable.words.formatting import functions_of
from bridgetable.words.grammar import Grammar
from bridgetable.words.languages import CATEGORIES, Language, LanguageError, read_language

_LETTERS = frozenset("NESWHDC")
"""The letters of players and suits, by which a text may choose where the default language need not."""
_OWN_FORMS = frozenset(
    {"bare", "short", "letter", "symbol", "one", "said", "a", "do", "does", "did", "by", "order", "digits"}
)
"""The forms that a value has in every language, whatever its prepositions."""


class FaultKind(enum.Enum):
    """What is wrong with a text of a language."""

    MISSING = "missing"
    SUPERFLUOUS = "superfluous"
    BLANKS = "blanks"
    VARIANTS = "variants"
    FORMS = "forms"
    TWICE = "twice"
    TORN = "torn"


class Fault(msgspec.Struct, frozen=True):
    """A text by its key, with `details` such as the blanks that do not fit; a torn entry by how it begins."""

    kind: FaultKind
    key: str
    details: tuple[str, ...] = ()


class FileState(msgspec.Struct, frozen=True):
    """A file by its path in the folder of the language: how many texts it should have, and what is wrong."""

    file: str
    texts: int
    faults: tuple[Fault, ...] = ()

    def count(self, *kinds: FaultKind) -> int:
        """How many faults are of these kinds."""
        return sum(fault.kind in kinds for fault in self.faults)


class Translation(msgspec.Struct, frozen=True):
    """All files of a language; `unreadable` is what is wrong with its language.json, "" if nothing.

    `claims` are the files that the language is said to have whole.
    """

    language: str
    files: tuple[FileState, ...]
    unreadable: str = ""
    claims: tuple[str, ...] = ()

    @property
    def texts(self) -> int:
        """How many texts there should be."""
        return sum(file.texts for file in self.files)

    def count(self, *kinds: FaultKind) -> int:
        """How many faults are of these kinds."""
        return sum(file.count(*kinds) for file in self.files)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing and nothing is wrong."""
        return not self.unreadable and not any(file.faults for file in self.files)

    @property
    def broken_claims(self) -> tuple[str, ...]:
        """The files that the language claims to have whole, and has not."""
        faulty = {file.file for file in self.files if file.faults}
        known = {file.file for file in self.files}
        return tuple(file for file in self.claims if file in faulty or file not in known)


class _Used:
    """What a text uses: blanks, the variants of each blank it chooses by, functions, and forms."""

    def __init__(self, text: Text) -> None:
        self.blanks: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        self._collect(text)

    def _collect(self, text: Text) -> None:
        for each in text:
            self._collect_one(each)

    def _collect_one(self, expression: Expression) -> None:
        match expression:
            case Variable(name):
                self.blanks.add(name)
            case Call(function, values, options):
                self.functions.add(function)
                self.forms |= {value for name, value in options.items() if name == "form"}
                self._collect(values)
            case Choice(chooser, variants):
                by = " ".join(sorted(_Used((chooser,)).blanks))
                self.variants.setdefault(by, set()).update(variants)
                self._collect((chooser,))
                for text in variants.values():
                    self._collect(text)


_Texts = dict[str, _Used]


def translation_of(language: str, locale: Path | None = None) -> Translation:
    """What the language lacks of what the default language has, and what does not fit; raises FileNotFoundError."""
    folder = (locale or resources() / "locale") / language
    if not folder.is_dir():
        raise FileNotFoundError(folder)
    unreadable, data = "", None
    try:
        data = read_language(folder / LANGUAGE_FILE)
    except (LanguageError, OSError) as wrong:
        unreadable = str(wrong)
    model = folder.parent / DEFAULT_LANGUAGE
    names = sorted({str(file.relative_to(each)) for each in (model, folder) for file in each.rglob("*.ftl")})
    files = tuple(_state_of(name, model / name, folder / name, data) for name in names)
    return Translation(language, files, unreadable, data.claims if data is not None else ())


def _state_of(name: str, model: Path, file: Path, language: Language | None) -> FileState:
    wanted, _ = _texts_of(model)
    found, broken = _texts_of(file)
    faults = list(broken)
    for key, text in wanted.items():
        faults += [Fault(FaultKind.MISSING, key)] if key not in found else _unfit(key, text, found[key], language)
    faults += [Fault(FaultKind.SUPERFLUOUS, key) for key in found if key not in wanted]
    return FileState(name.replace("\\", "/"), len(wanted), tuple(faults))


@cache
def _texts_of(file: Path) -> tuple[_Texts, tuple[Fault, ...]]:
    """Every text of a file by its key, or by "key.attribute", and what is torn or there twice; none without a file."""
    found: _Texts = {}
    faults: list[Fault] = []
    source = file.read_text("utf-8") if file.is_file() else ""
    for name, entry in entries_of(source):
        try:
            texts = texts_of(entry)
        except UnreadableError:
            faults.append(Fault(FaultKind.TORN, entry.partition("\n")[0]))
            continue
        if name.startswith("-"):
            continue
        for attribute, text in texts.items():
            key = f"{name}.{attribute}" if attribute else name
            faults += [Fault(FaultKind.TWICE, key)] if key in found else []
            found[key] = _Used(text)
    return found, tuple(faults)


def _unfit(key: str, wanted: _Used, found: _Used, language: Language | None) -> list[Fault]:
    """What does not fit in a text, held against that of the default language."""
    known = functions_of(Grammar(str, language)) if language is not None else {}
    forms = found.forms - _OWN_FORMS - set(language.forms if language is not None else found.forms)
    wrong = {
        FaultKind.BLANKS: wanted.blanks ^ found.blanks,
        FaultKind.VARIANTS: {
            variant
            for blank, variants in found.variants.items()
            for variant in variants - _choosable(wanted.variants, blank, language)
            if not variant.isdecimal()
        },
        FaultKind.FORMS: forms | (found.functions - set(known) if known else set()),
    }
    return [Fault(kind, key, tuple(sorted(details))) for kind, details in wrong.items() if details]


def _choosable(wanted: Mapping[str, set[str]], blank: str, language: Language | None) -> set[str]:
    """The variants, besides numbers, that can ever be chosen by this blank: those of the default language, plurals."""
    plurals = CATEGORIES if language is None else {*language.plurals, "other"}
    return wanted.get(blank, set()) | set(plurals) | _LETTERS
