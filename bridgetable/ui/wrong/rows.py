"""The lines of what can go wrong as rows in one language, filtered by group, player and search words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from bridgetable.cards.call import Bid
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.going_wrong import Choice, Group, Line, Prompt, Then
from bridgetable.table.edition import Edition
from bridgetable.ui.entry.typed import rank_letters, suit_letters
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import language_data


class Row(msgspec.Struct, frozen=True):
    """A row of the list: a line, a choice, or without `then` the heading of a group.

    `search_name` is the text that search words are looked for first, `search_text` all text they are looked for in.
    """

    title: str
    detail: str = ""
    law: str = ""
    letter: str = ""
    card: Card | None = None
    then: Then | None = None
    search_name: str = ""
    search_text: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether the row is a heading, which cannot be chosen."""
        return self.then is None

    @property
    def spoken(self) -> str:
        """The whole row as text for screen readers."""
        return ". ".join(filter(None, (self.title, self.detail.rstrip("."), self.law)))


class LineFilter(msgspec.Struct, frozen=True):
    """Which lines are shown: those of a group, of a player, and with the words typed; None means all."""

    group: Group | None = None
    seat: Seat | None = None
    typed: str = ""


LinesWithRows = list[tuple[Line, Row]]


def lines_with_rows(lines: Iterable[Line], words: Words, edition: Edition) -> LinesWithRows:
    """The lines, each with its row in this language, and with its Law by the number in this edition."""
    return [(line, row_of(line, words, edition)) for line in lines]


def rows_of_lines(lines: LinesWithRows, words: Words, line_filter: LineFilter) -> list[Row]:
    """The rows of matching lines under headings of their groups, those that match by name before those by detail."""
    matching = [
        (line.wrong.group, row)
        for line, row in lines
        if line_filter.group in (None, line.wrong.group)
        and line_filter.seat in (None, line.seat)
        and _matches(row.search_text, line_filter.typed)
    ]
    by_name = [pair for pair in matching if _matches(pair[1].search_name, line_filter.typed)]
    by_detail = [pair for pair in matching if not _matches(pair[1].search_name, line_filter.typed)]
    rows: list[Row] = []
    heading: Group | None = None
    for group, row in (*by_name, *by_detail):
        if group is not heading and line_filter.group is None:
            rows.append(Row(words.text(f"going-wrong-{group.value}")))
        heading = group
        rows.append(row)
    return rows


def row_of(line: Line, words: Words, edition: Edition, then: Then | None = None, key: str = "") -> Row:
    """The row of a line; `then` is what it leads to, and `key` its title, if they are others than those of the line."""
    title = words.text(key or f"wrong-{line.wrong.key}", **line.message_values)
    detail = words.text(f"wrong-{line.wrong.key}-is", **line.message_values)
    number = line.wrong.law_in(edition)
    law = words.text("law-number", law=number) if number else ""
    letter = words.name(line.seat, "letter") if line.seat is not None else ""
    # Without the Laws of its lines: by its number a line is found that is about the Law itself.
    group = words.text(f"going-wrong-{line.wrong.group.value}").partition("·")[0]
    name = words.name(line.seat) if line.seat is not None else ""
    search_name = f"{title} {law} {group} {name}"
    return Row(title, detail, law, letter, None, then or line.then, search_name, f"{search_name} {detail}")


def rows_of_choices(prompt: Prompt, words: Words, typed: str) -> list[Row]:
    """The rows of the choices that match the words typed."""
    return [row for choice in prompt.choices if _matches((row := _choice_row(choice, words)).search_text, typed)]


def _choice_row(choice: Choice, words: Words) -> Row:
    card = choice.card
    if card is None:
        title = words.text(f"wrong-choose-{choice.key}", **dict(_blanks(choice, words)))
        typed = [_typed_bid(value, words.language) for _, value in choice.blanks if isinstance(value, Bid)]
        return Row(title, then=choice.then, search_text=" ".join((title, *typed)))
    title = words.name(card, "bare")
    search_text = f"{title} {_typed_card(card, words)}"
    return Row(title, card=card, then=choice.then, search_text=search_text)


def _blanks(choice: Choice, words: Words) -> Iterator[tuple[str, object]]:
    """The blanks of a choice, a rank by its index on the cards."""
    for name, value in choice.blanks:
        yield name, words.grammar.index(value) if name == "rank" and isinstance(value, int) else value


def _typed_card(card: Card, words: Words) -> str:
    """The letters with which the card is typed at the table: "s5", "p5"."""
    suits = (letter for letter, suit in suit_letters(words.language).items() if suit is card.suit)
    ranks = [letter for letter, rank in rank_letters(words.language, words.indices).items() if rank == card.rank]
    ranks += ["10"] if "T" in ranks else []
    return " ".join(suit + rank for suit in suits for rank in ranks)


def _typed_bid(bid: Bid, language: str) -> str:
    """The letters with which the bid is typed at the table: "2s", "2p"."""
    letters = [letter for letter, suit in suit_letters(language).items() if suit is bid.denomination.suit]
    no_trump = (word.lower() for word in language_data(language).typed.no_trump)
    return " ".join(f"{bid.level}{letter}" for letter in letters or no_trump)


def _matches(text: str, typed: str) -> bool:
    # Only from the beginning of a word: "est" is East and does not match "ovest".
    wanted = _normalised(typed).split()
    return all(re.search(rf"(?<!\w){re.escape(word)}", _normalised(text)) is not None for word in wanted)


@lru_cache(maxsize=1024)
def _normalised(text: str) -> str:
    """The text in lower case without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
