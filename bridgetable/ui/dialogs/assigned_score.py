"""The score the Director assigns: a result for each side."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QGroupBox, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from bridgetable.cards.seat import Side
from bridgetable.engine.actions import Action, Adjust
from bridgetable.table.events import AssignedResult
from bridgetable.table.state import Table
from bridgetable.ui.dialogs.contract import ContractFields
from bridgetable.ui.dialogs.frame import Frame
from bridgetable.words.catalogue import Words


class _Result(QGroupBox):
    """A contract and the tricks declarer is given in it."""

    def __init__(self, words: Words, title: str, table: Table, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.contract = ContractFields(words, table.contract, self)
        won = table.tricks_after_transfers(table.contract.declarer.side) if table.contract is not None else 0
        self.tricks = QSpinBox(self, minimum=0, maximum=13, value=won)
        self.tricks.setPrefix(words.text("assigned-tricks") + " ")
        self.tricks.setAccessibleName(words.text("assigned-tricks"))
        column = QVBoxLayout(self)
        column.addWidget(self.contract)
        column.addWidget(self.tricks)

    def result(self) -> tuple[AssignedResult, ...]:
        """The one result, with its whole weight."""
        contract = self.contract.contract()
        return (AssignedResult(contract, self.tricks.value(), 1.0),) if contract is not None else ()


class AssignedScoreDialog(Frame):
    """Asks for the result each side is given; usually it is the same."""

    def __init__(self, words: Words, table: Table, law: str, parent: QWidget | None = None) -> None:
        super().__init__("assigned", words, parent)
        self.explain("assigned-explain")
        self.both = QCheckBox(words.text("assigned-both"), self)
        self.both.setChecked(True)
        self.ns = _Result(words, words.text("assigned-for-both"), table, self)
        self.ew = _Result(words, words.text("assigned-for", side=Side.EW), table, self)
        self.ew.hide()
        self.law = QLineEdit(law, self)
        for widget in (self.both, self.ns, self.ew):
            self.column.addWidget(widget)
        self.row("assigned-law", self.law)
        self.finish()
        self.both.toggled.connect(self._split)

    @property
    def action(self) -> Action | None:
        """The score assigned; nothing while a contract is incomplete."""
        ns = self.ns.result()
        ew = ns if self.both.isChecked() else self.ew.result()
        return Adjust(ns, ew, self.law.text().strip()) if ns and ew else None

    def _split(self, together: bool) -> None:
        self.ew.setVisible(not together)
        title = self.words.text("assigned-for-both") if together else self.words.text("assigned-for", side=Side.NS)
        self.ns.setTitle(title)
        self.adjustSize()
