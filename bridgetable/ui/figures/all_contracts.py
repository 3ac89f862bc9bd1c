"""The double-dummy tricks of every contract of a deal: five denominations by four declarers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bridgetable.cards.call import Denomination
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.equity.position import Contracts, denomination_text
from bridgetable.table.question import Message
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.ui.kit.accessibility import named
from bridgetable.words.catalogue import Words

PURPOSE = "all-contracts"
WIDTH, HEIGHT = 15, 9
"""The size of the table in heights of a letter, the same before the tricks are known."""


class AllContracts(QLabel):
    """A small table of the tricks; a line says that they are being worked out, or why there are none."""

    def __init__(self, words: Words, hands: Hands, analysis: Analysis, parent: QWidget, purpose: str = PURPOSE) -> None:
        super().__init__(parent, wordWrap=True)
        named(self, "all-contracts")
        self.setTextFormat(Qt.TextFormat.RichText)
        self._words, self._hands, self._analysis, self._purpose = words, hands, analysis, purpose
        self.setToolTip(words.text("assigned-contracts-explain"))
        analysis.updated.connect(self._update_text)
        analysis.request_contracts(purpose, hands)
        self._update_text()

    def stop_updates(self) -> None:
        """Disconnects the table from the analysis, which stops working on the deal."""
        self._analysis.updated.disconnect(self._update_text)
        self._analysis.request_contracts(self._purpose, None)

    def changeEvent(self, event: QEvent) -> None:
        """Updates the suit symbols for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_hands"):
            self._update_text()

    def _update_text(self) -> None:
        known, words = self._analysis.contracts(self._hands), self._words
        em = self.fontMetrics().height()
        self.setFixedWidth(em * WIDTH)
        self.setMinimumHeight(em * HEIGHT)
        title = words.text("assigned-contracts-title")
        if known is None or isinstance(known, Message):
            message = words.text("proposal-working") if known is None else words.say(known)
            self.setText(f"<b>{self._rich(title)}</b><br><i>{self._rich(message)}</i>")
            self.setAccessibleName(f"{title}: {message}")
            return
        names = [words.grammar.denomination(one) for one in Denomination]
        heads = "".join(f'<th align=right width="{em * 2}">{self._rich(name)}</th>' for name in names)
        rows = "".join(self._row(known, seat) for seat in Seat)
        self.setText(f"<b>{self._rich(title)}</b><table cellpadding=2><tr><th></th>{heads}</tr>{rows}</table>")
        self.setAccessibleName(
            f"{title}: "
            + "; ".join(
                f"{words.name(seat)} "
                + " ".join(f"{name} {_tricks(known, one, seat)}" for name, one in zip(names, Denomination, strict=True))
                for seat in Seat
            )
        )

    def _row(self, known: Contracts, seat: Seat) -> str:
        cells = "".join(f"<td align=right>{_tricks(known, one, seat)}</td>" for one in Denomination)
        return f"<tr><td>{self._rich(self._words.name(seat))}</td>{cells}</tr>"

    def _rich(self, text: str) -> str:
        return rich(text, ground_of(self.palette()))


def _tricks(known: Contracts, denomination: Denomination, seat: Seat) -> int:
    return known[denomination_text(denomination.suit)][seat.name]


# -- The place in the Director's panel for the double-dummy tricks of all contracts, while no card is to be played -----


CONTRACTS_PURPOSE = "contracts-of-the-deal"


class ContractsSlot(QWidget):
    """Shows the tricks of every contract of a deal, or is hidden."""

    def __init__(self, analysis: Analysis, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 0, 10, 0)
        self._shown: tuple[Hands, str] | None = None
        self.setVisible(False)

    @property
    def empty(self) -> bool:
        """Whether nothing is shown."""
        return self._shown is None

    def show_contracts(self, hands: Hands, words: Words) -> None:
        """Shows the tricks of all contracts of this deal, as soon as they are known."""
        if self._shown == (hands, words.language):
            return
        self.show_nothing()
        self._shown = (hands, words.language)
        self._column.addWidget(AllContracts(words, hands, self._analysis, self, CONTRACTS_PURPOSE))
        self.setVisible(True)

    def show_nothing(self) -> None:
        """Removes the figures and hides the slot."""
        for table in self.findChildren(AllContracts):
            table.stop_updates()
            self._column.removeWidget(table)
            table.setParent(None)
            table.deleteLater()
        self._shown = None
        self.setVisible(False)
