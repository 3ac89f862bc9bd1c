"""The sentences of findings, in every language at once: who shows them chooses."""

from __future__ import annotations

from bridgetable.files.record import Place
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.words.catalogue import OFFERED, Words
from bridgetable.words.irregularities import irregularity_line


def said(key: str, **blanks: object) -> Text:
    """The text of the message with this key."""
    return tuple((language, Words.of(language).text(key, **blanks)) for language in OFFERED)


def irregularity_text(irregularity: Irregularity, table: Table) -> Text:
    """The irregularity in a sentence."""
    return tuple((language, irregularity_line(Words.of(language), irregularity, table)) for language in OFFERED)


def without_place(message: Message) -> Text:
    """What a reader of files says about a board, without the place that it begins with."""
    blanks = dict(message.blanks)
    found: list[tuple[str, str]] = []
    for language in OFFERED:
        words = Words.of(language)
        text = words.say(message)
        if "game" in blanks and "line" in blanks:
            place = words.text("files-place", game=blanks["game"], line=blanks["line"], at=blanks.get("at", 0))
            text = text.removeprefix(f"{place}: ")
        found.append((language, text[:1].upper() + text[1:]))
    return tuple(found)


def line_of(place: Place, lines: tuple[int, ...], number: int) -> int:
    """The line of the call or card with this number, from 1; that of the board if it is not known."""
    return lines[number - 1] if 0 < number <= len(lines) else place.line
