"""The line above the findings that says which of them are shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from bridgetable.audit.finding import Finding
from bridgetable.cards.seat import Seat
from bridgetable.ui.audit.content.rows import FindingFilter, kinds_in, laws_in
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words


class Filters(QWidget):
    """Choices of kind, Law and player, and words to look for."""

    changed = Signal()
    """Something else is to be shown."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.kind, self.law, self.player = (
            named(QComboBox(self), f"audit-{name}") for name in ("kinds", "laws", "players")
        )
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "audit-search")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for box in (self.kind, self.law, self.player):
            # As wide as the name of a kind may be, even before any was found.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12 if box is not self.kind else 18)
            box.activated.connect(lambda _: self.changed.emit())
            row.addWidget(box)
        row.addWidget(self.search, 1)
        self.search.textChanged.connect(lambda _: self.changed.emit())
        self.set_words(words, ())

    @property
    def filter(self) -> FindingFilter:
        """What is to be shown."""
        return FindingFilter(
            self.kind.currentData(), self.law.currentData(), self.player.currentData(), self.search.text().strip()
        )

    def set_words(self, words: Words, findings: Iterable[Finding]) -> None:
        """Shows the choices that there are for these findings, in this language; what was chosen stays."""
        self._words = words
        found = tuple(findings)
        self._fill(self.kind, words.text("audit-all-kinds"), kinds_in(found, words))
        self._fill(self.law, words.text("audit-all-laws"), laws_in(found, words))
        self._fill(self.player, words.text("audit-all-players"), [(words.name(seat), seat) for seat in Seat])
        for box, name in ((self.kind, "kind"), (self.law, "law"), (self.player, "player")):
            box.setAccessibleName(words.text(f"audit-column-{name}"))
        self.search.setPlaceholderText(words.text("audit-search"))
        self.search.setAccessibleName(words.text("audit-search"))

    def _fill(self, box: QComboBox, everything: str, choices: Iterable[tuple[str, object]]) -> None:
        chosen = box.currentData()
        box.clear()
        box.addItem(everything, None)
        for name, value in choices:
            box.addItem(name, value)
        box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
