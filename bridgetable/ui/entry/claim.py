"""The dialog for a claim or a concession: the player, the number of tricks, and the line of play he states."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Concede, MakeClaim
from bridgetable.laws.claims.trick_bounds import tricks_left
from bridgetable.table.state import Table
from bridgetable.ui.entry.typed import OrderTextError, parse_order
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words


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
