"""The menu of what can go wrong at one spot of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Ask, Inspect
from bridgetable.engine.going_wrong import Line, Prompt, Then
from bridgetable.table.state import Table
from bridgetable.ui.table.view import Spot
from bridgetable.ui.wrong.rows import Row, row_of, rows_of_choices
from bridgetable.words.catalogue import Words

# -- What can go wrong at one spot of the table: with a card, with a player, or with a quitted trick -------------------


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


class WrongMenu(QMenu):
    """Offers what can go wrong with a card, a player or a quitted trick, then what each player can do, then all."""

    chosen = Signal(object)
    """The Action was chosen."""
    all_wanted = Signal(Seat)
    """The whole list is wanted, of this Seat if it is not None."""

    def __init__(
        self, lines: Sequence[Line], table: Table, spot: Spot, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("wrong-menu")
        self.setToolTipsVisible(True)
        if parent is not None:
            self.setFont(parent.font())
        title = _title(spot, words)
        self.setTitle(title)
        self.setAccessibleName(title)
        if title:
            self.addAction(title).setEnabled(False)
        self._add_rows(self, rows_there(lines, table, spot, words))
        self.addSeparator()
        for seat in (spot.seat if spot.seat is not None else Seat.N).round():
            rows = rows_of_player(lines, seat, words)
            if rows and (spot.card is not None or seat is not spot.seat):
                self._add_rows(self._submenu(self, words.name(seat)), rows)
        self.addSeparator()
        self.addAction(words.text("command-wrong")).triggered.connect(lambda *_: self.all_wanted.emit(spot.seat))

    def _add_rows(self, menu: QMenu, rows: Iterable[Row]) -> None:
        for row in rows:
            if callable(row.then):
                submenu = self._submenu(menu, " · ".join(filter(None, (row.title, row.law))))
                submenu.menuAction().setToolTip(row.detail)
                # An empty menu would not open at all.
                submenu.addAction("")
                submenu.aboutToShow.connect(partial(self._fill, submenu, row))
                continue
            entry = menu.addAction(_label(f"{row.title}\t{row.law}" if row.law else row.title))
            entry.setToolTip(row.detail or row.title)
            entry.setStatusTip(row.detail)
            entry.triggered.connect(partial(self._choose, row))

    def _submenu(self, menu: QMenu, label: str) -> QMenu:
        submenu = menu.addMenu(_label(label))
        submenu.setFont(self.font())
        submenu.setToolTipsVisible(True)
        return submenu

    def _fill(self, submenu: QMenu, row: Row) -> None:
        """Fills the submenu of a row with the choices of its prompt."""
        submenu.clear()
        prompt = row.then() if callable(row.then) else Prompt("", ())
        submenu.addAction(self._words.text(f"wrong-{prompt.key}")).setEnabled(False)
        self._add_rows(submenu, rows_of_choices(prompt, self._words, ""))

    def _choose(self, row: Row, _checked: bool = False) -> None:
        self.chosen.emit(row.then)


def _label(text: str) -> str:
    return text.replace("&", "&&")


def _title(spot: Spot, words: Words) -> str:
    """What the menu is about: "9 of diamonds · West", "West", "Trick 3"."""
    if spot.trick is not None:
        return words.text("wrong-choose-trick", trick=spot.trick)
    card = words.name(spot.card, "bare") if spot.card is not None else ""
    seat = words.name(spot.seat) if spot.seat is not None else ""
    return " · ".join(filter(None, (card[:1].upper() + card[1:], seat)))
