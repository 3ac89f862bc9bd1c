"""The score line: contract, tricks as played and after the Laws, and what the board scores."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from bridgetable.cards.seat import Side
from bridgetable.table.state import Table
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.figures.lines import FiguresLine
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import penalties_text, score_text

GIVE_WAY = ("board", "tricks")
Parts = tuple[tuple[str, str], ...]


def score_parts(table: Table, words: Words) -> Parts:
    """The parts of the line: a name for each, and its words."""
    vulnerable = words.text(f"vulnerable-short-{table.board.vulnerable.name.lower()}")
    board = words.text("score-board", board=table.board.number, vulnerable=vulnerable)
    contract = _auction(table, words)
    if table.contract is not None:
        contract = words.text("score-contract", contract=table.contract)
    elif table.passed_out:
        contract = words.text("passed-out")
    return (
        ("contract", contract), ("board", board), ("tricks", _tricks(table, words)), ("laws", _laws(table, words)),
        ("score", _score(table, words)), ("penalty", penalties_text(words, table)),
    )


def _auction(table: Table, words: Words) -> str:
    """The last bid and whether it is doubled: "Auction: 2♥ by North X"."""
    said, last = [words.text("score-auction")], table.auction.last_bid
    if last is not None:
        said.append(words.text("score-auction-bid", call=last.call, seat=last.seat))
    doubled = table.auction.last_action
    if doubled is not None and doubled is not last:
        said.append(words.name(doubled.call, "short"))
    return " · ".join(said)


def _tricks(table: Table, words: Words) -> str:
    if table.contract is None:
        return ""
    return words.text("score-tricks", ns=table.tricks_won(Side.NS), ew=table.tricks_won(Side.EW))


def _laws(table: Table, words: Words) -> str:
    if not table.over or table.contract is None:
        return ""
    side = table.contract.declarer.side
    played, after = table.tricks_won(side), table.tricks_after_transfers(side)
    if not table.transfers:
        return words.text("score-as-played", side=side, played=played)
    return words.text("score-after-laws", side=side, played=played, after=after)


def _score(table: Table, words: Words) -> str:
    ns, ew = (score_text(words, table, side) for side in Side)
    if not ns:
        return ""
    return words.text("score-assigned" if table.assigned is not None else "score-points", ns=ns, ew=ew)


class ScoreBar(QWidget):
    """One line under the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: Parts = ()
        self._labels: dict[str, QLabel] = {}
        self.figures = FiguresLine(self)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(10, 1, 10, 1)
        row.setSpacing(18)
        for name in ("contract", "board", "tricks", "laws", "score", "penalty"):
            label = named(QLabel(self), f"score-{name}")
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._labels[name] = label
            row.addWidget(label)
            if name == "tricks":
                row.addWidget(self.figures, 1)
                row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def follow(self, table: Table, words: Words) -> None:
        """Shows how the table stands."""
        self._parts = score_parts(table, words)
        self._write()
        self.setAccessibleName(words.text("panel-score"))
        self.setAccessibleDescription(self.text())

    def tell_figures(self, text: str, words: Words, *, lasts: bool) -> None:
        """Says what the figures on the table are, in what room there is; with a button to stop while it lasts."""
        self.figures.tell(text, words, lasts=lasts)
        self._fit()

    def text(self) -> str:
        """The whole line in plain words."""
        return " · ".join(text for _, text in self._parts if text)

    def changeEvent(self, event: QEvent) -> None:
        """Writes the line again in another palette or size of letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands elsewhere too gives way where the line is too short for everything."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for name, text in self._parts:
            self._labels[name].setVisible(bool(text))
        for name in GIVE_WAY:
            if self._row.minimumSize().width() > self.width():
                self._labels[name].hide()

    def _write(self) -> None:
        dark, height = is_dark(self.palette()), self.fontMetrics().height()
        for name, text in self._parts:
            shown = rich(text, height, dark, self.devicePixelRatioF())
            strong = name in ("contract", "laws", "score", "penalty")
            self._labels[name].setText(f"<b>{shown}</b>" if strong else shown)
            self._labels[name].setAccessibleName(text)
        self._fit()
