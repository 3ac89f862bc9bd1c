"""The buttons on the plates that show each hand in the next way."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from bridgetable.cards.seat import BySeat, Seat
from bridgetable.ui.drawing.content.colours import LIGHT, TableColours
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.kit.naming import named
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.session.content.view_options import HandView, ViewOptions
from bridgetable.ui.table.content.hand_views import HAND_KEYS, hand_view_words, next_view, seen_view
from bridgetable.ui.table.content.plate_words import plate_boxes
from bridgetable.ui.table.hand_signs import draw_hand_sign
from bridgetable.ui.table.layout.position import Position
from bridgetable.ui.table.scene import TableScene
from bridgetable.words.catalogue import Words


class HandButtons(QObject):
    """The four buttons of a table, each over the letter and the sign of its plate.

    On the wall a button is seen only while the mouse is on it or it has the keyboard.
    """

    pressed = Signal(object)
    """The button of this Seat was pressed: its hand is to be shown in the next way."""

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._scene = scene
        self._placed_for: tuple[BySeat[Box], ViewOptions, str, Seat | None] | None = None
        scene.has_buttons = True
        self.buttons = BySeat.of(lambda seat: HandButton(seat, viewport))
        for seat, button in self.buttons.items():
            button.clicked.connect(lambda *_, seat=seat: self.pressed.emit(seat))
        scene.laid_out.connect(self._place)

    def _place(self) -> None:
        """Puts each button on its plate, with its sign and its words."""
        layout, table, options, words = (
            self._scene.current_layout, self._scene.table, self._scene.options, self._scene.words
        )
        if layout is None or table is None:
            return
        placed_for = (layout.plates, options, words.language, table.dummy if table.spread else None)
        if placed_for == self._placed_for:
            return
        self._placed_for = placed_for
        for seat, button in self.buttons.items():
            plate, position = layout.plates[seat], self._scene.position(seat)
            lines = 1 if position.is_upright else 2
            block, _ = plate_boxes(plate, lines, button=not options.projector)
            view, becomes = seen_view(table, seat, options), next_view(table, seat, options)
            look = ButtonLook(view, self._scene.colours, options.projector)
            button.show_look(look, Box(plate.x + block.x, plate.y + block.y, block.width, block.height))
            button.name(view, becomes, position, words)


class ButtonLook(msgspec.Struct, frozen=True):
    """How a button is painted while it is used: its sign, the colours, and whether it is on the wall."""

    view: HandView
    colours: TableColours
    on_wall: bool


class HandButton(QAbstractButton):
    """The button of one seat."""

    def __init__(self, seat: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, f"hand-{seat.name.lower()}")
        self.look = ButtonLook(HandView.SHOWN, LIGHT, False)
        self._seat = seat
        self._named_for: tuple[HandView, HandView, Position, str] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_look(self, look: ButtonLook, box: Box) -> None:
        """Shows this sign, at this place of the table."""
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
        if look != self.look:
            self.look = look
            self.update()

    def name(self, view: HandView, becomes: HandView, position: Position, words: Words) -> None:
        """Names the hand, how it is shown and what the button makes of it, with its keys at this side of the table."""
        named_for = (view, becomes, position, words.language)
        if named_for == self._named_for:
            return
        self._named_for = named_for
        name, does = hand_view_words(view, becomes, self._seat, words)
        keys = QKeySequence(HAND_KEYS[position]).toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(f"{name} · {does} ({keys})"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints a frame while the mouse or the keyboard is on it; on the wall also the sign."""
        if not self.underMouse() and not self.hasFocus():
            return
        colours, whole = self.look.colours, QRectF(self.rect())
        ink = colours.plate_text if self.look.on_wall else "#ffffff"
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.look.on_wall:
                painter.fillRect(whole, QColor(colours.plate))
                draw_hand_sign(painter, whole, self.look.view, ink)
            for colour, width in ((colours.plate, 5.0), (colours.asked, 2.5)) if self.hasFocus() else ((ink, 2.0),):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
