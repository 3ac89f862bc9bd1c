"""The lines of what can go wrong as rows to read: in one language, for one player or all, with the words typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

import msgspec

from bridgetable.cards.call import Bid
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.ui.entry.content.typed_cards import RANK_LETTERS, SUIT_LETTERS
from bridgetable.ui.wrong.content.line import Choice, Family, Line, Missing, Then
from bridgetable.words.catalogue import Words

NO_TRUMP = {"en": ("nt",), "it": ("sa", "nt")}


class Row(msgspec.Struct, frozen=True):
    """One row: the heading of a Law family when nothing comes of it, else a line or a choice."""

    title: str
    detail: str = ""
    law: str = ""
    letter: str = ""
    card: Card | None = None
    then: Then | None = None
    called: str = ""
    found_by: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it is only read."""
        return self.then is None

    @property
    def spoken(self) -> str:
        """All of it for those who listen."""
        return ". ".join(filter(None, (self.title, self.detail.rstrip("."), self.law)))


class Wanted(msgspec.Struct, frozen=True):
    """Which lines somebody wants to see: those of a Law family, of a player, with these words."""

    family: Family | None = None
    seat: Seat | None = None
    typed: str = ""


Readable = list[tuple[Line, Row]]


def read_out(lines: Iterable[Line], words: Words) -> Readable:
    """Each line with its row in this language."""
    return [(line, _row(line, words)) for line in lines]


def rows_of_lines(lines: Readable, words: Words, wanted: Wanted) -> list[Row]:
    """The lines wanted under the headings of their Laws; what is typed is looked for in what they are called first."""
    found = [
        (line.family, row) for line, row in lines
        if wanted.family in (None, line.family) and wanted.seat in (None, line.seat)
        and _meant(row.found_by, wanted.typed)
    ]
    called = [pair for pair in found if _meant(pair[1].called, wanted.typed)]
    rows: list[Row] = []
    under: Family | None = None
    for family, row in (*called, *(pair for pair in found if not _meant(pair[1].called, wanted.typed))):
        if family is not under and wanted.family is None:
            rows.append(Row(words.text(f"going-wrong-{family.value}")))
        under = family
        rows.append(row)
    return rows


def _row(line: Line, words: Words) -> Row:
    title = words.text(f"wrong-{line.key}", **line.filled)
    detail = words.text(f"wrong-{line.key}-is", **line.filled)
    law = words.text("law-number", law=line.law)
    letter = words.name(line.seat, "letter") if line.seat is not None else ""
    family = words.text(f"going-wrong-{line.family.value}")
    name = words.name(line.seat) if line.seat is not None else ""
    called = f"{title} {law} {family} {name}"
    return Row(title, detail, law, letter, None, line.then, _plain(called), _plain(f"{called} {detail}"))


def rows_of_choices(missing: Missing, words: Words, typed: str) -> list[Row]:
    """What can be answered, as far as it fits the words typed."""
    return [row for choice in missing.choices if _meant((row := _answer(choice, words)).found_by, typed)]


def _answer(choice: Choice, words: Words) -> Row:
    card = choice.card
    if card is None:
        title = words.text(f"wrong-choose-{choice.key}", **dict(choice.blanks))
        typed = [_call_typed_so(value, words.language) for _, value in choice.blanks if isinstance(value, Bid)]
        return Row(title, then=choice.then, found_by=_plain(" ".join((title, *typed))))
    title = words.name(card, "bare")
    return Row(title, card=card, then=choice.then, found_by=_plain(f"{title} {_typed_so(card, words.language)}"))


def _typed_so(card: Card, language: str) -> str:
    """The card in the letters with which it is typed at the table: "s5", "p5"."""
    suits = (letter for letter, suit in SUIT_LETTERS[language].items() if suit is card.suit)
    ranks = [letter for letter, rank in RANK_LETTERS[language].items() if rank == card.rank]
    ranks += ["10"] if "T" in ranks else []
    return " ".join(suit + rank for suit in suits for rank in ranks)


def _call_typed_so(bid: Bid, language: str) -> str:
    """The bid in the letters with which it is typed at the table: "2s", "2p"."""
    letters = [letter for letter, suit in SUIT_LETTERS[language].items() if suit is bid.denomination.suit]
    return " ".join(f"{bid.level}{letter}" for letter in letters or NO_TRUMP[language])


def _meant(by: str, typed: str) -> bool:
    # At the beginning of a word: "est" is East, and not a part of "ovest".
    return all(re.search(rf"(?<!\w){re.escape(word)}", by) is not None for word in _plain(typed).split())


def _plain(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
