"""The dialog for the meaning of the next call and the suits it specifies."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget

from bridgetable.cards.card import Suit
from bridgetable.ui.drawing.suit_symbols import ground_of, symbol_icon
from bridgetable.ui.entry.proposed import NextCall
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import languages_with


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
