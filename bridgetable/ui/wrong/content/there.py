"""What can go wrong at one spot of the table: with a card, with a player, or with a quitted trick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Ask, Inspect
from bridgetable.table.state import Table
from bridgetable.ui.table.layout.spot import Spot
from bridgetable.ui.wrong.content.line import Line, Then
from bridgetable.ui.wrong.content.rows import Row, row_of
from bridgetable.words.catalogue import Words


def rows_there(lines: Iterable[Line], table: Table, spot: Spot, words: Words) -> list[Row]:
    """The rows of the lines that concern this spot; those of its player where nothing can go wrong with the card."""
    if spot.trick is not None:
        return list(_with_trick(lines, spot.trick, words))
    if spot.seat is None:
        return []
    return list(_with_card(lines, table, spot, words)) or rows_of_player(lines, spot.seat, words)


def rows_of_player(lines: Iterable[Line], seat: Seat, words: Words) -> list[Row]:
    """The rows of what this player can do wrong."""
    return [row_of(line, words) for line in lines if line.seat is seat]


def _with_card(lines: Iterable[Line], table: Table, spot: Spot, words: Words) -> Iterator[Row]:
    """What can be done with the card itself, told with its own sentence; and the questions about the card played."""
    for line in lines:
        if isinstance(line.then, Ask):
            asked = line.then.of if line.then.hand is None else line.then.hand
            if asked is spot.seat and spot.card in _played_last(table, asked):
                yield row_of(line, words)
        elif callable(line.then):
            choice = next((each for each in line.then().choices if each.card == spot.card is not None), None)
            if choice is not None:
                yield row_of(line, words, choice.then, f"wrong-{line.key}.card")


def _played_last(table: Table, seat: Seat) -> tuple[object, ...]:
    """The cards of this hand in the trick that is being played, or in the one just played."""
    trick = table.trick(table.open_trick if table.lead_due is None else table.open_trick - 1)
    return trick.cards_of(seat) if trick is not None else ()


def _with_trick(lines: Iterable[Line], number: int, words: Words) -> Iterator[Row]:
    """Who can turn up this quitted trick."""
    for line in lines:
        then: Then = line.then
        for choice in then().choices if callable(then) else ():
            if isinstance(choice.then, Inspect) and choice.then.trick == number:
                yield row_of(line, words, choice.then)
