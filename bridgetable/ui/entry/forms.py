"""The dialogs for what a player says: a claim or concession with its line of play, and the meaning of a call."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Concede, MakeClaim
from bridgetable.laws.claims.trick_bounds import tricks_left
from bridgetable.table.state import Table
from bridgetable.ui.drawing.suit_symbols import ground_of, symbol_icon
from bridgetable.ui.entry.proposed import NextCall
from bridgetable.ui.entry.typed import OrderTextError, parse_order
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import languages_with


class ClaimDialog(FormDialog):
    """Asks how many of the remaining tricks a player claims, or concedes."""

    def __init__(self, words: Words, table: Table, *, concession: bool, parent: QWidget | None = None) -> None:
        super().__init__("concede" if concession else "claim", words, parent)
        left = tricks_left(table)
        self._concession = concession
        self.seat = ChoiceButtons(self)
        self.seat.fill([(words.name(s), s) for s in Seat if s is not table.dummy])
        self.seat.choose(table.player(table.turn) if table.turn is not None else table.declarer)
        self.tricks = QSpinBox(self, minimum=0, maximum=left, value=left)
        self.tricks.setSuffix(" " + words.text("claim-of", left=left))
        self.line, self.order = QLineEdit(self), QLineEdit(self)
        self.order.setPlaceholderText(words.text("claim-order-such-as"))
        self.order.setToolTip(words.text("claim-order-tip"))
        self.order.textChanged.connect(self._read)
        self.add_row("claim-seat", self.seat)
        self.add_row("claim-tricks", self.tricks)
        if not concession:
            self.add_row("claim-line", self.line)
            self.add_row("claim-order", self.order)
        else:
            self.line.hide()
            self.order.hide()
        self.finish()
        self.tricks.setFocus()
        self.tricks.selectAll()

    @property
    def action(self) -> Action | None:
        """The claim or concession; raises OrderTextError when the order of play cannot be parsed."""
        seat = self.seat.value
        if not isinstance(seat, Seat):
            return None
        if self._concession:
            return Concede(seat, self.tricks.value())
        order = parse_order(self.order.text(), self.words.language, self.words.indices)
        statement = self.line.text().strip()
        return MakeClaim(seat, self.tricks.value(), (("", statement),) if statement else (), order)

    def _read(self, text: str) -> None:
        """Shows which part of the order of play cannot be parsed."""
        try:
            parse_order(text, self.words.language, self.words.indices)
        except OrderTextError as error:
            self.show_fault(self.words.text("claim-order-unread", text=error.part))
        else:
            self.show_fault("")


class MeaningDialog(FormDialog):
    """Asks for an explanation and for the suits the call specifies; checking a suit selects "suits"."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("meaning", words, parent)
        self.explain("meaning-explain")
        self.line = QLineEdit(self)
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * 40)
        self.add_row("meaning-text", self.line)
        self.shows = ChoiceButtons(self)
        self.shows.fill([(words.text(f"meaning-{each}"), each) for each in ("as-named", "nothing", "suits")])
        self.shows.choose("as-named")
        self.add_row("meaning-shows", self.shows)
        self.suits = {suit: self._check_box(suit) for suit in reversed(Suit)}
        row = QHBoxLayout()
        for box in self.suits.values():
            row.addWidget(box)
        self.form.addRow("", row)
        self.shows.changed.connect(self._clear_suits)
        self.finish()
        self.line.setFocus()

    @property
    def next_call(self) -> NextCall:
        """The next call with this meaning; without a text it is alerted but unexplained."""
        text = self.line.text().strip()
        languages = languages_with(self.words.language)
        unexplained = tuple((each, Words.of(each).text("meaning-unexplained")) for each in languages)
        suits = tuple(suit for suit, box in self.suits.items() if box.isChecked())
        shows = {"as-named": None, "nothing": (), "suits": suits or None}[str(self.shows.value)]
        return NextCall(alert=(("", text),) if text else unexplained, shows=shows)

    def _check_box(self, suit: Suit) -> QCheckBox:
        name = self.words.name(suit)
        box = QCheckBox(name, self)
        box.setIcon(symbol_icon(suit, ground_of(self.palette())))
        box.toggled.connect(self._suit_toggled)
        return box

    def _suit_toggled(self, checked: bool) -> None:
        if checked:
            self.shows.choose("suits")

    def _clear_suits(self) -> None:
        if self.shows.value != "suits":
            for box in self.suits.values():
                box.setChecked(False)
