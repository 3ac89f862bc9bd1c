"""The menu of what can go wrong at one spot of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.table.layout.spot import Spot
from bridgetable.ui.wrong.content.line import Line, Prompt
from bridgetable.ui.wrong.content.rows import Row, rows_of_choices
from bridgetable.ui.wrong.content.there import rows_of_player, rows_there
from bridgetable.words.catalogue import Words


class WrongMenu(QMenu):
    """Offers what can go wrong with a card, a player or a quitted trick, then what each player can do, then all."""

    chosen = Signal(object)
    """The Action was chosen."""
    all_wanted = Signal(object)
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
        for seat in (spot.seat or Seat.N).round():
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
