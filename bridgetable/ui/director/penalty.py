"""The dialog for a warning or a penalty that the Director gives apart from the score (Laws 90 and 91)."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.cards.seat import Side
from bridgetable.engine.actions import Penalise
from bridgetable.laws.numbers import parts_of
from bridgetable.table.question import PenaltyKind, PenaltyUnit
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words

_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")


class PenaltyDialog(FormDialog):
    """Asks for the side, the kind of penalty, the amount with its unit, and the Law."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("penalty", words, parent)
        # The order in which the fields are made is the tab order.
        self.side = self._choices([(words.name(side), side) for side in Side])
        self.kind = self._choices([(words.text(f"penalty-{kind.value}"), kind) for kind in PenaltyKind])
        self.amount = QLineEdit(self)
        self.unit = self._choices([(words.text(f"penalty-{unit.value.lower()}"), unit) for unit in PenaltyUnit])
        self.law = QLineEdit(self)
        self.amount.setToolTip(words.text("penalty-amount-tip"))
        self.law.setToolTip(words.text("penalty-law-tip"))
        self.explain("penalty-explain")
        for name, field in (
            ("side", self.side),
            ("kind", self.kind),
            ("amount", self.amount),
            ("unit", self.unit),
            ("law", self.law),
        ):
            self.add_row(f"penalty-{name}", field)
        self.finish()
        self.side.choose(Side.NS)
        self.kind.choose(PenaltyKind.WARNING)
        self.unit.choose(PenaltyUnit.PERCENT)
        for choices in (self.side, self.kind, self.unit):
            choices.changed.connect(self._check)
        for field in (self.amount, self.law):
            field.textChanged.connect(self._check)
        self._check()
        self.side.setFocus()

    def _choices(self, choices: list[tuple[str, object]]) -> ChoiceButtons:
        field = ChoiceButtons(self)
        field.fill(choices)
        return field

    @property
    def action(self) -> Penalise | None:
        """The penalty; None while the amount or the number of the Law is not valid."""
        side, kind, unit, law = self.side.value, self.kind.value, self.unit.value, self.law.text().strip()
        amount = self._amount()
        if law and parts_of(law) is None:
            return None
        if not (isinstance(side, Side) and isinstance(kind, PenaltyKind) and isinstance(unit, PenaltyUnit)):
            return None
        if kind is PenaltyKind.WARNING or not self.amount.text().strip():
            return Penalise(side, kind, law=law)
        return Penalise(side, kind, amount, unit, law) if amount else None

    def _amount(self) -> float | None:
        plain = self.amount.text().strip()
        return float(plain.replace(",", ".")) if _NUMBER.fullmatch(plain) else None

    def _check(self) -> None:
        costs = self.kind.value is not PenaltyKind.WARNING
        for field in (self.amount, self.unit):
            field.setEnabled(costs)
        law = self.law.text().strip()
        key = "clause-unreadable" if law and parts_of(law) is None else "penalty-amount-unreadable"
        self.show_fault("" if self.action is not None else self.words.text(key))
