"""The pack and the four hands as one picture: cards are clicked, dragged, or given by keys."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridgetable.cards.card import ACE, PACK, Card, Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.dealing.draft import Draft
from bridgetable.ui.drawing.card_faces import CardStyle, corner_radius
from bridgetable.ui.drawing.colours import CARD_EDGE, CARD_FACE, suit_colour, suit_text_colour
from bridgetable.ui.drawing.lettering import fitted_font
from bridgetable.ui.drawing.suit_symbols import fitted_path, ground_of, rank_path, rectangle, suit_path
from bridgetable.ui.entry.typed import seat_letters
from bridgetable.ui.kit.accessibility import announce
from bridgetable.ui.kit.box import Box
from bridgetable.words.catalogue import Words

# -- Where the pack and the four hands lie: the pack in the middle, a row a suit, and each hand at its side of it ------


ROWS_HIGH = 16.0
"""The height of it all in rows: three blocks of four suits, three plates, and the gaps."""
WIDTH_OF_PACK = 14.2
"""The width of the pack with its suit symbols, in cards."""
SHARE_OF_PACK = 0.46
"""The most of the width that the pack takes; the rest is for East and West."""
CARD_ASPECT = 0.84
"""The width of a card, in heights of a row."""


class Places(msgspec.Struct, frozen=True):
    """The boxes of everything, in pixels: hands, their plates, cards in hands and in the pack, and suit symbols."""

    hands: BySeat[Box]
    plates: BySeat[Box]
    pack: dict[Card, Box]
    held: dict[Card, Box]
    symbols: tuple[tuple[Suit, Box], ...]

    def box(self, card: Card) -> Box:
        """Where the card lies: in its hand, else in the pack."""
        return self.held.get(card, self.pack[card])

    def card_at(self, x: float, y: float) -> Card | None:
        """The card there, one in a hand first; None if there is none."""
        in_pack = ((card, box) for card, box in self.pack.items() if card not in self.held)
        return next((card for card, box in (*self.held.items(), *in_pack) if _is_in(box, x, y)), None)

    def seat_at(self, x: float, y: float) -> Seat | None:
        """The hand there; None beside the hands."""
        return next((seat for seat, box in self.hands.items() if _is_in(box, x, y)), None)


def _is_in(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.right and box.y <= y <= box.bottom


def places(draft: Draft, width: float, height: float) -> Places:
    """Where everything lies in an area of this size, in pixels."""
    row = min(height / ROWS_HIGH, SHARE_OF_PACK * width / (WIDTH_OF_PACK * CARD_ASPECT))
    card_width = row * CARD_ASPECT
    pack_width, gap = WIDTH_OF_PACK * card_width, row / 2
    left, top = (width - pack_width) / 2, (height - 4 * row) / 2
    block = 5 * row
    side = (width - pack_width) / 2 - 2 * gap
    hands = BySeat(
        Box(left, top - gap - block, pack_width, block),
        Box(left + pack_width + gap, top - row, side, block),
        Box(left, top + 4 * row + gap, pack_width, block),
        Box(gap, top - row, side, block),
    )
    pack, symbols = _pack(Box(left, top, pack_width, 4 * row), card_width)
    held: dict[Card, Box] = {}
    for seat, box in hands.items():
        own, heads = _hand(draft.hands[seat], box, card_width)
        held |= own
        symbols += heads
    return Places(hands, hands.map(lambda box: Box(box.x, box.y, box.width, row)), pack, held, tuple(symbols))


def _pack(area: Box, card_width: float) -> tuple[dict[Card, Box], list[tuple[Suit, Box]]]:
    row, first = area.height / 4, area.x + 1.2 * card_width
    tops = {suit: area.y + (Suit.SPADES - suit) * row for suit in Suit}
    pack = {card: Box(first + (14 - card.rank) * card_width, tops[card.suit], card_width, row) for card in PACK}
    return pack, [(suit, Box(area.x, top, card_width, row)) for suit, top in tops.items()]


def _hand(cards: frozenset[Card], area: Box, card_width: float) -> tuple[dict[Card, Box], list[tuple[Suit, Box]]]:
    """The cards of a hand, a row a suit, closer together where a suit is longer than the row."""
    row, first = area.height / 5, area.x + 1.2 * card_width
    held, symbols = {}, []
    for suit in reversed(Suit):
        top = area.y + (1 + Suit.SPADES - suit) * row
        own = sorted((card for card in cards if card.suit is suit), reverse=True)
        symbols.append((suit, Box(area.x, top, card_width, row)))
        room = area.right - first - card_width
        step = min(card_width, room / (len(own) - 1)) if len(own) > 1 else card_width
        # From the right: where they overlap, the left part of each is seen, and a card is looked for from the top.
        for number, card in reversed(list(enumerate(own))):
            held[card] = Box(first + number * step, top, card_width, row)
    return held, symbols


DRAG_DISTANCE = 6
"""How many pixels the mouse moves before a card is dragged."""
LEAST = QSize(520, 400)
_STEPS = {Qt.Key.Key_Left: (0, 1), Qt.Key.Key_Right: (0, -1), Qt.Key.Key_Up: (1, 0), Qt.Key.Key_Down: (-1, 0)}
"""What the arrow keys add to suit and rank: the pack lies as it is written, spades above and aces on the left."""


class BoardView(QWidget):
    """Shows a draft, and says what the user does with its cards; it changes nothing itself."""

    given = Signal(Card, Seat)
    """A card and the seat it is given to, None to put it back into the pack."""
    led = Signal(Card)
    """A card that is to be part of the trick in progress, or no longer."""
    paste_wanted = Signal()
    """The keys that paste were pressed; in a field they paste into the field."""
    hand_chosen = Signal(Seat)
    """The seat whose plate was clicked."""

    def __init__(self, words: Words, style: CardStyle, draft: Draft, to: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._style = words, style
        self._draft, self._to = draft, to
        self._places: Places | None = None
        self._card = Card(Suit.SPADES, ACE)
        self._pressed: tuple[Card, QPointF] | None = None
        self._dragged: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(LEAST)
        self.setAccessibleName(words.text("deal-editor-cards"))
        self.setAccessibleDescription(words.text("deal-editor-cards-explain"))

    def show_draft(self, draft: Draft, to: Seat) -> None:
        """Shows this draft; a click gives a card to the hand `to`."""
        self._draft, self._to, self._places = draft, to, None
        self.update()

    def _laid_out(self) -> Places:
        if self._places is None:
            self._places = places(self._draft, self.width(), self.height())
        return self._places

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the cards out anew."""
        self._places = None

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints hands, pack and the card that is dragged."""
        laid, draft = self._laid_out(), self._draft
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for seat in Seat:
                self._paint_hand(painter, seat, laid)
            on = ground_of(self.palette())
            for suit, box in laid.symbols:
                colour = suit_text_colour(suit, on, self._style.four_colours)
                painter.fillPath(fitted_path(suit_path(suit), rectangle(box.shrunk(0.18 * box.height))), QColor(colour))
            for card, box in laid.pack.items():
                if card in laid.held:
                    self._paint_gap(painter, box, draft.owner(card))
                else:
                    self._paint_card(painter, card, box)
            for card, box in laid.held.items():
                self._paint_card(painter, card, box)
            if self.hasFocus():
                painter.setPen(QPen(self.palette().highlight().color(), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rectangle(laid.box(self._card)), 4, 4)
            if self._pressed is not None and self._dragged is not None:
                box = laid.box(self._pressed[0])
                at = Box.centred_at(self._dragged.x(), self._dragged.y(), box.width * 1.2, box.height * 1.2)
                self._paint_card(painter, self._pressed[0], at)

    def _paint_hand(self, painter: QPainter, seat: Seat, laid: Places) -> None:
        palette, plate = self.palette(), laid.plates[seat]
        chosen = seat is self._to
        painter.setPen(QPen(palette.highlight().color() if chosen else palette.mid().color(), 2 if chosen else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rectangle(laid.hands[seat].shrunk(-3)), 6, 6)
        painter.setBrush(palette.highlight() if chosen else palette.button())
        painter.drawRoundedRect(rectangle(plate.shrunk(1)), 5, 5)
        text = self._words.text("deal-editor-hand", seat=seat, number=len(self._draft.hands[seat]))
        painter.setFont(fitted_font(text, 0.95 * plate.width, 0.6 * plate.height, bold=chosen))
        painter.setPen(palette.highlightedText().color() if chosen else palette.buttonText().color())
        painter.drawText(rectangle(plate), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_card(self, painter: QPainter, card: Card, box: Box) -> None:
        inside = box.shrunk(1)
        if card in self._draft.led:
            # It stands out of its row: it lies in the trick.
            inside = Box(inside.x, inside.y - 0.18 * box.height, inside.width, inside.height)
        radius = 1.4 * corner_radius(box.width, box.height)
        painter.setPen(QPen(QColor(CARD_EDGE), 1))
        painter.setBrush(QColor(CARD_FACE))
        painter.drawRoundedRect(rectangle(inside), radius, radius)
        colour = QColor(suit_colour(card.suit, self._style.four_colours, self._style.contrast))
        index = Box.centred_at(*inside.centre, 0.8 * inside.width, 0.58 * inside.height)
        painter.fillPath(fitted_path(rank_path(card.rank, self._style.indices), rectangle(index)), colour)

    def _paint_gap(self, painter: QPainter, box: Box, owner: Seat | None) -> None:
        """Paints the place of a card that is in a hand, with the letter of that hand."""
        painter.setPen(QPen(self.palette().mid().color(), 1, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rectangle(box.shrunk(2)), 3, 3)
        letter = self._words.name(owner, "letter") if owner is not None else ""
        painter.setFont(fitted_font(letter, box.width, 0.5 * box.height))
        painter.setPen(self.palette().placeholderText().color())
        painter.drawText(rectangle(box), Qt.AlignmentFlag.AlignCenter, letter)

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of a card, or chooses the hand whose plate is there."""
        at = event.position()
        card = self._laid_out().card_at(at.x(), at.y())
        if card is not None:
            self._card, self._pressed = card, (card, at)
            if event.button() is Qt.MouseButton.RightButton:
                self._pressed = None
                self.led.emit(card)
        elif (seat := self._laid_out().seat_at(at.x(), at.y())) is not None:
            self.hand_chosen.emit(seat)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags the card that is held."""
        if self._pressed is not None:
            moved = event.position() - self._pressed[1]
            if self._dragged is not None or moved.manhattanLength() > DRAG_DISTANCE:
                self._dragged = event.position()
                self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Gives a dragged card to the hand it is over; a clicked one to the chosen hand, or back to the pack."""
        pressed, dragged = self._pressed, self._dragged
        self._pressed = self._dragged = None
        if pressed is None:
            return
        card = pressed[0]
        if dragged is not None:
            self._give(card, self._laid_out().seat_at(dragged.x(), dragged.y()))
        else:
            self._give(card, self._to if self._draft.owner(card) is None else None)
        self.update()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move over the pack; the letter of a seat, Space and Delete give the card; P puts it into the trick."""
        key = Qt.Key(event.key())
        letters: Mapping[str, Seat] = seat_letters(self._words.language)
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_wanted.emit()
        elif key in _STEPS:
            self._move(*_STEPS[key])
        elif (seat := letters.get(event.text().upper())) is not None:
            self._give(self._card, seat)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._give(self._card, None)
        elif key == Qt.Key.Key_Space:
            self._give(self._card, self._to if self._draft.owner(self._card) is not self._to else None)
        elif event.text().upper() == "P":
            self.led.emit(self._card)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows which card the keys are for."""
        super().focusInEvent(event)
        self.update()

    def _move(self, suit: int, rank: int) -> None:
        self._card = Card(Suit((self._card.suit + suit) % 4), (self._card.rank - 2 + rank) % 13 + 2)
        announce(self, self._words.text("deal-editor-card", card=self._card, owner=self._owner_text()))
        self.update()

    def _owner_text(self) -> str:
        owner = self._draft.owner(self._card)
        return self._words.text("deal-editor-in-pack") if owner is None else self._words.name(owner)

    def _give(self, card: Card, to: Seat | None) -> None:
        if self._draft.owner(card) is not to:
            self.given.emit(card, to)
