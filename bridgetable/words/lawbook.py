"""The law book: clauses in our own words with numbers, readings, elections and sources, and how the editions differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from bridgetable.laws.numbers import as_printed, parts_of
from bridgetable.laws.readings import READINGS, Reading, readings_of, rests_on_memory
from bridgetable.laws.renumbering import renumbering_of
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election
from bridgetable.table.state import Table
from bridgetable.table.text import Text, in_language
from bridgetable.words.catalogue import READING, Words

# -- Numbers of Laws with marks for rulings that rest on a reading or on a wording quoted from memory ------------------


_MARKS = ("law-reading", "law-memory")
_CLAUSE = re.compile(r"\b\d{1,2}[A-Z]\d?(?:\([a-z]\)|\b)")
_NUMBER = re.compile(r"\d+[A-Z]?\d?(?:\([a-z]\))?")


@cache
def marks_of(clause: str, edition: Edition) -> tuple[str, ...]:
    """The key stems of the marks for a ruling under this clause: "law-reading", "law-memory"."""
    held = (bool(readings_of(clause, edition)), rests_on_memory(clause, edition))
    return tuple(mark for mark, there in zip(_MARKS, held, strict=True) if there)


def law_number(clause: str, edition: Edition, words: Words) -> str:
    """The number of a Law with its marks: "Law 43B2(b)†"."""
    signs = (words.text(f"{mark}-mark") for mark in marks_of(clause, edition))
    return words.text("law-number", law=clause) + "".join(signs)


def handed_out_number(clause: str, edition: Edition, words: Words) -> str:
    """The number of a Law as it stands on a page for students: with the mark of a reading, but of no other."""
    sign = words.text("law-reading-mark") if is_marked_on_handouts(clause, edition) else ""
    return words.text("law-number", law=clause) + sign


def is_marked_on_handouts(clause: str, edition: Edition) -> bool:
    """Whether a page for students marks the number of this clause: what is ruled under it rests on a reading."""
    return "law-reading" in marks_of(clause, edition)


def without_numbers(text: str, words: Words) -> str:
    """The text with dots for the numbers of Laws in it: "Law … applies"."""
    named = re.escape(words.text("law-number", law="\0")).replace("\0", r"\d+")
    return re.sub(rf"{_CLAUSE.pattern}|{named}", lambda found: _NUMBER.sub("…", found[0]), text)


def footnotes(clauses: Iterable[str], edition: Edition, words: Words) -> tuple[str, ...]:
    """The meanings of the marks of these clauses, each once, for a screen without tooltips."""
    borne = {mark for clause in clauses for mark in marks_of(clause, edition)}
    return tuple(words.text(f"{mark}-foot") for mark in _MARKS if mark in borne)


# -- The readings of the Laws in words: clauses, text, alternatives, reasons, and sources ------------------------------


class ReadingText(msgspec.Struct, frozen=True):
    """A reading in one language: its clauses, what is done, and sentences on alternative, reason, and source."""

    numbers: str
    done: str
    about: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The whole text, line by line."""
        return (self.numbers, self.done, *self.about)


def reading_text(words: Words, reading: Reading) -> ReadingText:
    """The text of a reading."""
    key = READING + reading.name
    parts = {"readings-else": ".else", "readings-why": ".why", "readings-says": ".says"}
    about = tuple(words.text(label, text=words.text(key + part)) for label, part in parts.items())
    return ReadingText(numbers_of(words, reading), words.text(key), about)


def numbers_of(words: Words, reading: Reading) -> str:
    """The clauses of a reading by edition, its election and authority: "53B (2017), 53C (2007) · text of the Law"."""
    printings = dict.fromkeys(filter(None, map(reading.told_under, reversed(Edition))))
    told = [_printing(words, reading, clauses) for clauses in printings]
    election = (words.text("readings-election", name=reading.election),) if reading.election else ()
    return " · ".join((", ".join(told), *election, words.text(f"authority-{reading.authority.value}")))


def _printing(words: Words, reading: Reading, clauses: tuple[str, ...]) -> str:
    editions = [edition.value for edition in Edition if reading.told_under(edition) == clauses]
    return words.text("readings-numbers", clauses=", ".join(clauses), editions=", ".join(editions))


def all_readings(words: Words) -> Iterator[tuple[str, ...]]:
    """The lines of every reading, in the order of the Laws."""
    return (reading_text(words, reading).lines for reading in READINGS)


# -- The source of a case in words -------------------------------------------------------------------------------------


def source_line(words: Words, source: Text) -> str:
    """The source of a case under its heading; "" if the case names none."""
    text = in_language(source, words.language)
    return words.text("case-source", source=text) if text else ""


def law_key(words: Words, clause: str, edition: Edition | None = None, stem: str = "lawbook") -> str:
    """The key of the text of a clause, or else of the nearest clause that contains it; "" if there is none.

    With an edition, only texts for that edition count. "52B1(a)" is found under 52B1, for instance. Keys begin with
    `stem`.
    """
    if edition is not None:
        return text_key(words, clause, edition, stem).partition(".")[0]
    return next((key for key in (_key(number, stem) for number in _and_above(clause)) if words.has(key)), "")


def text_key(words: Words, clause: str, edition: Edition, stem: str) -> str:
    """The key of the text of a clause in this edition, or of the nearest clause that contains it; "" if there is none.

    It is the attribute of this edition, or that of the latest edition before it in which the clause has one, or the
    text of the message, under the number that the clause had then.
    """
    return next(filter(None, (_own_key(words, number, edition, stem) for number in _and_above(clause))), "")


def is_told(words: Words, clause: str, edition: Edition) -> bool:
    """Whether the law book has a text for this very clause in this edition, not only for one that contains it."""
    return bool(_own_key(words, clause, edition, "lawbook"))


def law_text(words: Words, clause: str, edition: Edition) -> str:
    """The text of this clause in this edition, or a sentence that says that the edition has none."""
    told = text_key(words, clause, edition, "lawbook")
    return words.text(told) if told else words.text("lawbook-absent", edition=edition.value)


def point_of(words: Words, clause: str, edition: Edition) -> str:
    """What a case under this clause turns on, in a few words; "" if nothing is said of its Law in this edition."""
    told = text_key(words, clause, edition, "point")
    return words.text(told) if told else ""


def _own_key(words: Words, clause: str, edition: Edition, stem: str) -> str:
    number, at = clause, edition
    while number:
        key = _key(number, stem)
        own = f"{key}.e{at.value}"
        if words.has(own):
            return own if words.text(own) else ""
        if (source := renumbering_of(at).source(number)) is not None:
            return _own_key(words, number, source, stem)
        if at.before is None:
            return key if words.has_value(key) else ""
        number, at = renumbering_of(at).earlier(number), at.before
    return ""


def _and_above(clause: str) -> Iterator[str]:
    """The clause and those that contain it, the nearest first."""
    parts = parts_of(clause) or ()
    return (as_printed(parts[:length]) for length in range(len(parts), 0, -1))


def _key(number: str, stem: str) -> str:
    """The key of a clause, in which a small letter stands after a hyphen: "lawbook-43b2-b"."""
    parts = parts_of(number) or ()
    return f"{stem}-" + "".join(f"-{part}" if part.islower() else part.lower() for part in parts)


def answer_key(name: str, answer: Election) -> str:
    """The message key of an answer to the election of this name: yes, no, or a reading."""
    if isinstance(answer, str):
        return f"election-{name}-{answer}"
    return "election-yes" if answer else "election-no"


def edition_line(table: Table, words: Words) -> str:
    """The edition in force and each election: "Laws of 2017 · 80: behind screens – Yes"."""
    elected = (
        f"{words.text(f'election-{name}')} – {words.text(answer_key(name, answer))}" for name, answer in table.elections
    )
    return " · ".join((words.text("edition-name", edition=table.edition.value), *elected))
