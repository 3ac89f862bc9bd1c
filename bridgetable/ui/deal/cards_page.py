"""The page of the hands: typed as a line each, dealt at random around what is fixed, turned, exchanged."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSpinBox,
    QWidget,
)

from bridgetable.cards.card import SUITS, Card, Suit, sorted_for_display
from bridgetable.cards.deal import EMPTY_HANDS, LARGEST_SEED, random_seed
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.dealing.draft import Draft
from bridgetable.ui.drawing.suit_symbols import ground_of, symbol_icon
from bridgetable.ui.entry.typed import rank_letters
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import INDICES

# -- Hands as people type them: "AKQ.T9.J2.8765", "♠AKQ ♥109 ♦J2 ♣8765" or "AKQ 109 J2 8765" ---------------------------


_VOID = ("-", "–", "—")


def typed_hand(text: str, language: str, indices: str) -> frozenset[Card]:
    """The cards of a hand typed in this language; raises NotationError with the part that is none.

    Suits come in the order spades, hearts, diamonds, clubs, unless each begins with its symbol.
    """
    ranks = rank_letters(language, indices)
    cards: set[Card] = set()
    for suit, letters in _suits(text.strip()):
        for card in _cards(letters, suit, ranks):
            if card in cards:
                raise NotationError("hand-card-twice", text)
            cards.add(card)
    return frozenset(cards)


def _suits(text: str) -> list[tuple[Suit, str]]:
    """Each suit with what is typed of it; raises NotationError for a text that is divided in no such way."""
    first, *marked = re.split("([♠♥♦♣])", text)
    if marked:
        if first:
            raise NotationError("no-hand", text)
        return [(SUITS[sign], letters) for sign, letters in zip(marked[::2], marked[1::2], strict=True)]
    parts = text.split(".") if "." in text else text.split()
    if len(parts) > len(Suit):
        raise NotationError("no-hand", text)
    return list(zip(reversed(Suit), parts, strict=False))


def _cards(text: str, suit: Suit, ranks: Mapping[str, int]) -> list[Card]:
    if text.strip() in _VOID:
        return []
    letters = text.upper().replace("10", "T").replace(" ", "")
    for letter in letters:
        if letter not in ranks:
            raise NotationError("no-hand", text)
    return [Card(suit, ranks[letter]) for letter in letters]


def hand_line(cards: frozenset[Card], indices: str) -> str:
    """The hand as a line that can be typed: "♠AK ♥— ♦J102 ♣8765"."""
    letters = INDICES[indices]
    ordered = sorted_for_display(cards)
    suits = []
    for sign, suit in SUITS.items():
        ranks = "".join(letters.get(card.rank, str(card.rank)) for card in ordered if card.suit is suit)
        suits.append(sign + (ranks or "—"))
    return " ".join(suits)


Change = Callable[[Draft], Draft]
"""What is to be done with the draft."""
LONG_HAND = "♠AQJ106 ♥K72 ♦Q63 ♣A10"
"""A hand that is as wide as a line of a hand has to be."""


class CardsPage(QWidget):
    """A line to type each hand, and buttons for what is done with several cards at once."""

    wanted = Signal(object)  # a function of the draft
    """A Change."""
    typed = Signal(Seat, frozenset)
    """The seat of a hand that was typed, and its cards."""
    unread = Signal()
    """What is being typed cannot be read as a hand: `fault` says why."""

    def __init__(self, words: Words, indices: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._indices = words, indices
        self._hands = EMPTY_HANDS
        self.lines = BySeat.of(self._line)
        self.seed = QSpinBox(self, maximum=LARGEST_SEED, minimum=1, value=random_seed())
        self.seed.setAccessibleName(words.text("new-deal-seed"))
        form = QFormLayout(self)
        for seat, line in self.lines.items():
            label = QLabel(words.name(seat), self)
            label.setBuddy(line)
            form.addRow(label, line)
        # As a label of the form it would take the width from the hands.
        seeding, label = QHBoxLayout(), QLabel(words.text("new-deal-seed"), self)
        label.setBuddy(self.seed)
        seeding.addWidget(label)
        seeding.addWidget(self.seed, 1)
        form.addRow(seeding)
        form.addRow(self._buttons())
        self._fit_lines()

    def _line(self, seat: Seat) -> QLineEdit:
        line = QLineEdit(self)
        line.setAccessibleName(self._words.name(seat))
        line.setAccessibleDescription(self._words.text("deal-editor-line"))
        line.setToolTip(self._words.text("deal-editor-line"))
        line.textEdited.connect(partial(self._typed, seat))
        return line

    def changeEvent(self, event: QEvent) -> None:
        """Gives the lines the width of a hand in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_lines()

    def _fit_lines(self) -> None:
        for line in self.lines:
            line.setMinimumWidth(line.fontMetrics().horizontalAdvance(LONG_HAND) + line.fontMetrics().height())

    def _buttons(self) -> QWidget:
        area = QWidget(self)
        grid = QGridLayout(area)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, button in enumerate(
            (
                self._button("rest", lambda: self._deal()),
                self._menu_button("one-hand", self._fill_hands),
                self._menu_button("one-suit", self._fill_suits),
                self._button("clear", lambda: self.wanted.emit(lambda draft: draft.giving(dealt_cards(draft), None))),
                self._button("turn", lambda: self.wanted.emit(Draft.turned)),
                self._menu_button("swap", self._fill_swaps),
                self._button("mirror", lambda: self.wanted.emit(Draft.mirrored)),
            )
        ):
            grid.addWidget(button, number // 2, number % 2)
        return area

    def _button(self, name: str, press: Callable[[], object]) -> QPushButton:
        button = self._push_button(name)
        button.clicked.connect(lambda *_: press())
        return button

    def _push_button(self, name: str) -> QPushButton:
        button = QPushButton(self._words.text(f"deal-editor-{name}"), self)
        button.setObjectName(f"deal-editor-{name}")
        button.setToolTip(self._words.text(f"deal-editor-{name}-tip"))
        button.setAutoDefault(False)
        return button

    def _menu_button(self, name: str, fill: Callable[[QMenu], None]) -> QPushButton:
        button = self._push_button(name)
        menu = QMenu(button)
        fill(menu)
        button.setMenu(menu)
        return button

    # -- the menus -----------------------------------------------------------------------------------------------------

    def _fill_hands(self, menu: QMenu) -> None:
        for seat in Seat:
            menu.addAction(self._words.name(seat)).triggered.connect(lambda *_, seat=seat: self._deal(seats=(seat,)))

    def _fill_suits(self, menu: QMenu) -> None:
        on = ground_of(self.palette())
        for suit in reversed(Suit):
            action = menu.addAction(symbol_icon(suit, on), self._words.name(suit))
            action.triggered.connect(lambda *_, suit=suit: self._deal(suit=suit))

    def _fill_swaps(self, menu: QMenu) -> None:
        for first in Seat:
            for second in tuple(Seat)[first + 1 :]:
                text = self._words.text("deal-editor-swap-two", first=first, second=second)
                menu.addAction(text).triggered.connect(
                    lambda *_, first=first, second=second: self.wanted.emit(lambda draft: draft.swapped(first, second))
                )

    def _deal(self, seats: tuple[Seat, ...] = tuple(Seat), suit: Suit | None = None) -> None:
        """Deals what is not dealt; the seed is another one next time."""
        seed = self.seed.value()
        self.wanted.emit(lambda draft: draft.dealt(seed, to=seats, suit=suit))
        self.seed.setValue(random_seed())

    # -- typing --------------------------------------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        """Shows the hands as lines.

        One that says the same already stays as it was typed, and one that cannot be read as long as its hand remains.
        """
        for seat, line in self.lines.items():
            hand, read = draft.hands[seat], self._read(line.text())
            is_being_typed = isinstance(read, str) and hand == self._hands[seat]
            if read != hand and not is_being_typed:
                line.setText(hand_line(hand, self._indices) if hand else "")
                line.setCursorPosition(0)
        self._hands = draft.hands

    @property
    def fault(self) -> str:
        """Why one of the lines cannot be read; "" where all can."""
        read = (self._read(line.text()) for line in self.lines)
        return next((fault for fault in read if isinstance(fault, str)), "")

    def _typed(self, seat: Seat, text: str) -> None:
        read = self._read(text)
        if isinstance(read, str):
            self.unread.emit()
        else:
            self.typed.emit(seat, read)

    def _read(self, text: str) -> frozenset[Card] | str:
        """The hand that the text is, or why it cannot be read."""
        try:
            return typed_hand(text, self._words.language, self._indices)
        except NotationError as fault:
            return self._words.text(fault.key, text=fault.text)


def dealt_cards(draft: Draft) -> frozenset[Card]:
    """All cards that are in a hand."""
    return frozenset[Card]().union(*draft.hands)
