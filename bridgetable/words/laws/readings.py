"""The readings of the Laws in words: clauses, text, alternatives, reasons, and sources."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.laws.readings import READINGS, Reading
from bridgetable.words.catalogue import READING, Words


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
    printings = dict.fromkeys(reading.told_under(edition) for edition in reversed(reading.editions))
    told = [_printing(words, reading, clauses) for clauses in printings]
    election = (words.text("readings-election", name=reading.election),) if reading.election else ()
    return " · ".join((", ".join(told), *election, words.text(f"authority-{reading.authority.value}")))


def _printing(words: Words, reading: Reading, clauses: tuple[str, ...]) -> str:
    editions = [edition.value for edition in reading.editions if reading.told_under(edition) == clauses]
    return words.text("readings-numbers", clauses=", ".join(clauses), editions=", ".join(editions))


def all_readings(words: Words) -> Iterator[tuple[str, ...]]:
    """The lines of every reading, in the order of the Laws."""
    return (reading_text(words, reading).lines for reading in READINGS)
