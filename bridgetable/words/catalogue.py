"""The catalogue of messages: all texts of the program by key, in each language."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path

from bridgetable.disk.resources import resources
from bridgetable.laws.renumbering import DRAFTED_TEXTS
from bridgetable.table.edition import DRAFT, Edition
from bridgetable.table.question import Blank, Message, Written
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import in_language
from bridgetable.words.fluent import UnreadableError, entries_of, texts_of, written
from bridgetable.words.formatting import Formatting, UnfilledError
from bridgetable.words.grammar import ENGLISH_INDICES, Grammar
from bridgetable.words.languages import LANGUAGES as LANGUAGES
from bridgetable.words.languages import OFFERED as OFFERED
from bridgetable.words.languages import chain_of, language_data
from bridgetable.words.languages import languages_with as languages_with

_LAW = re.compile(r"(?:(?:law|lawbook|point|question|option)-(?:\d{4}-)?|.*-(?=\d+[A-Z]))(\d{1,2})(?!\d)")
READING = "reading-"
"""The prefix of the keys of readings of the Laws."""


class NoMessageError(KeyError):
    """A message cannot be worded: its key is unknown, or one of its blanks is not filled."""

    def __str__(self) -> str:
        return str(self.args[0])


class MissingMessageWarning(UserWarning):
    """A message could not be worded, and another text was used instead."""


def law_of(key: str) -> int | None:
    """The number of the Law in a key, as in law-1997-63B, lawbook-62c1 or event-call-authorised-25A1; None without."""
    match = _LAW.match(key)
    return int(match[1]) if match else None


class MessageSources(Mapping[str, str]):
    """The unparsed messages of one language by key.

    The file of a Law is read when a message of that Law is first looked up, and likewise those of the readings.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: set[int] = set()
        self._readings_read = False
        self._found = {key: text for file in sorted(folder.glob("*.ftl")) for key, text in _entries_in(file)}

    def __getitem__(self, key: str) -> str:
        if key not in self._found:
            if key.startswith(READING):
                self._read_readings()
            elif (law := law_of(key)) is not None:
                self._read_law(law)
        return self._found[key]

    def __iter__(self) -> Iterator[str]:
        for file in sorted((self._folder / "laws").glob("law*.ftl")):
            self._read_law(int(file.stem.removeprefix("law")))
        self._read_readings()
        return iter(self._found)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _read_law(self, law: int) -> None:
        if law in self._read:
            return
        self._read.add(law)
        file = self._folder / "laws" / f"law{law:02}.ftl"
        if file.is_file():
            self._found |= dict(_entries_in(file))
        for language, key, text in DRAFTED_TEXTS:
            if language in ("", self._folder.name) and law_of(key) == law:
                before = self._found.get(key, f"{key} =").rstrip()
                self._found[key] = f"{before}\n    .e{DRAFT} = {written(text)}\n"

    def _read_readings(self) -> None:
        if not self._readings_read:
            for file in sorted((self._folder / "readings").glob("*.ftl")):
                self._found |= dict(_entries_in(file))
        self._readings_read = True


TELLING_A_DRAFT = ("edition-name", "changes-question")
"""What the keys begin with of the messages that have a sentence of their own for a draft."""


class Words:
    """The messages of a language; use `Words.of`, which creates them once.

    `chain` is the language and those in which a message is said that it lacks; `indices` are the letters of courts.
    """

    def __init__(self, chain: tuple[str, ...], strict: bool = False, indices: str = ENGLISH_INDICES) -> None:
        self.language = chain[0]
        self.indices = indices
        self.strict = strict
        self._chain = chain
        self._may_lack = len(chain) > 1 and not language_data(self.language).complete
        self._sources = _sources(self.language)
        self.grammar = Grammar(self.text, language_data(self.language), indices)
        self._formatting = Formatting(self._sources, self.grammar)

    @staticmethod
    @cache
    def of(language: str, strict: bool = False) -> Words:
        """The messages of a language; strict ones raise NoMessageError instead of using another text."""
        if language not in OFFERED:
            raise NoMessageError(language)
        return _words(chain_of(language), strict, ENGLISH_INDICES)

    def with_indices(self, indices: str) -> Words:
        """The same messages with these letters of the court cards."""
        return _words(self._chain, self.strict, indices)

    @cached_property
    def _fallback(self) -> Words | None:
        """The messages in the next language of the chain; None at its end."""
        return _words(self._chain[1:], self.strict, self.indices) if len(self._chain) > 1 else None

    @property
    def _instead(self) -> Words | None:
        """The messages in which one that may be lacking here is looked for; None for a complete language.

        The files of another language are not read for a language in which nothing is missing.
        """
        return self._fallback if self._may_lack else None

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        own = frozenset(key for key in self._sources if not key.startswith("-"))
        return own if self._instead is None else own | self._instead.keys

    def says(self, key: str) -> bool:
        """Whether the message with this key, or this attribute for "key.attribute", is in this very language."""
        name, _, attribute = key.partition(".")
        return name in self._sources and (not attribute or attribute in self._texts(name))

    def has(self, key: str) -> bool:
        """Whether there is a message with this key, or this attribute for "key.attribute"."""
        return self.says(key) or (self._instead is not None and self._instead.has(key))

    def has_value(self, key: str) -> bool:
        """Whether the message with this key has a text of its own, not only attributes."""
        if key not in self._sources and self._instead is not None:
            return self._instead.has_value(key)
        return "" in self._texts(key)

    def _texts(self, key: str) -> Iterable[str]:
        """The attributes of a message, with "" for its own text; none where it is missing or cannot be read."""
        try:
            return self._formatting.texts(key)
        except (KeyError, UnreadableError):
            return ()

    def text(self, key: str, /, **blanks: object) -> str:
        """The text of the message with this key, or of an attribute for "key.attribute", with its blanks filled."""
        if blanks.get("edition") == DRAFT and not key.startswith(TELLING_A_DRAFT):
            # It has no year that could stand there.
            blanks["edition"] = self.text("edition-draft")
        return self._filled(key, blanks)

    def year(self, edition: Edition) -> str:
        """The year by which an edition is known, or the word for a draft."""
        return self.text("edition-draft") if edition.is_draft else edition.value

    def years(self, before: Edition, after: Edition) -> dict[str, str]:
        """The blanks `before` and `after` of a sentence: the years of two editions, a draft as a sentence names it."""
        named = self.text("edition-draft.in-a-sentence")
        return {
            name: named if edition.is_draft else edition.value
            for name, edition in (("before", before), ("after", after))
        }

    def say(self, message: Message) -> str:
        """The text of a message in this language, or all of it in the one that it falls back on."""
        if self._instead is not None and not self.strict and not self.says(message.key):
            return self._instead.say(message)
        return self.text(message.key, **{name: self._said(value) for name, value in message.blanks})

    def _said(self, value: Blank) -> object:
        """A blank as a sentence takes it: what has words of its own is said in this language."""
        if isinstance(value, Written):
            return in_language(value.text, self.language)
        return self.say(value) if isinstance(value, Message) else value

    def say_briefly(self, message: Message) -> str:
        """The text of a message in its short form, if it has one in this language."""
        brief = message.in_form(".short")
        return self.say(brief if self.has(brief.key) else message)

    def name(self, value: object, form: str = "") -> str:
        """The text of a value by itself: "the queen of hearts", or "♥Q" in the form "short"."""
        return self.grammar.forms(value, form)

    def _filled(self, key: str, blanks: Mapping[str, object]) -> str:
        name, _, attribute = key.partition(".")
        try:
            return self._formatting.text(name, attribute, blanks)
        except UnfilledError as wrong:
            if self._instead is not None and not self.strict and not self.says(key):
                return self._instead.text(key, **blanks)
            if self.strict:
                raise NoMessageError(str(wrong)) from wrong
            warnings.warn(str(wrong), MissingMessageWarning, stacklevel=3)
        if self._fallback is not None and self._fallback.has(key):
            return self._fallback.text(key, **blanks)
        return key


@cache
def _words(chain: tuple[str, ...], strict: bool, indices: str) -> Words:
    return Words(chain, strict, indices)


@cache
def _sources(language: str) -> MessageSources:
    return MessageSources(resources() / "locale" / language)


@cache
def untitled() -> frozenset[str]:
    """What a table without a title is called in the languages that are offered; only the files that say so are read."""
    files = (resources() / "locale" / language / "window.ftl" for language in OFFERED)
    found = (_untitled_in(file) for file in files if file.is_file())
    return frozenset(str(texts_of(source)[""][0]) for source in found if source is not None)


def _untitled_in(file: Path) -> str | None:
    """The source of this message; it stands at the beginning, and what comes after it is not looked at."""
    return next((source for key, source in _entries_in(file) if key == "untitled"), None)


def _entries_in(file: Path) -> Iterator[tuple[str, str]]:
    return entries_of(file.read_text("utf-8"))


# -- Refusals in words -------------------------------------------------------------------------------------------------


_HALF = 60
"""The number of letters shown of the beginning and of the end of a long path."""


def refused_line(words: Words, refusal: RefusedError) -> str:
    """The reason for a refusal, after the path of what is wrong, if any: "actions[4].card: …"."""
    reason = words.say(refusal.message)
    return words.text("file-place", place=shown_place(refusal.place), reason=reason) if refusal.place else reason


def shown_place(place: str) -> str:
    """The path of a place in a file, shortened in the middle if branches lie very deep in one another."""
    return place if len(place) <= 2 * _HALF else f"{place[:_HALF]}…{place[-_HALF:]}"
