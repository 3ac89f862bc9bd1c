"""The view of the table, which turns clicks, drags and keys into signals and decides nothing itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QGraphicsView, QWidget

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.engine.possible import cards_to_choose
from bridgetable.table.state import Table
from bridgetable.ui.drawing.colours import LIGHT, TableColours
from bridgetable.ui.drawing.suit_symbols import rectangle
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.box import Box
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.session.shown import HandView, Shown, ViewOptions, changed
from bridgetable.ui.table.areas import Position
from bridgetable.ui.table.card_item import CardItem
from bridgetable.ui.table.elements import HELD_PLACES, DescribedFigure, Layout, Place, Pose
from bridgetable.ui.table.plate_words import plate_boxes
from bridgetable.ui.table.plates import HAND_KEYS, draw_hand_sign, hand_view_words, next_view, seen_view
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.table.text import lawful_now, spoken_table
from bridgetable.ui.table.trick import quitted_at
from bridgetable.words.catalogue import Words

# -- What lies at a point of the table: a card, a player's plate, a quitted trick --------------------------------------


class Spot(msgspec.Struct, frozen=True):
    """A player, one of his cards if that is seen there, or a quitted trick; nothing of these where all are None."""

    seat: Seat | None = None
    card: Card | None = None
    trick: int | None = None


def spot_at(layout: Layout, x: float, y: float) -> Spot:
    """What lies at this point; a card that lies face down tells only whose it is."""
    if (number := quitted_at(layout, x, y)) is not None:
        return Spot(trick=number)
    point = Box(x, y, 0, 0)
    there = [(pose.z, card) for card, pose in layout.cards.items() if pose.box.contains(point)]
    seen = [each for each in there if layout.cards[each[1]].place is not Place.QUITTED]
    if seen:
        return spot_of(layout, max(seen)[1])
    seats = (seat for areas in (layout.plates, layout.hand_areas) for seat, box in areas.items() if box.contains(point))
    return Spot(next(seats, None))


def spot_of(layout: Layout, card: Card) -> Spot:
    """The spot of this card of the layout."""
    pose = layout.cards[card]
    return Spot(pose.seat, card if pose.face_up else None)


# -- The buttons on the plates that show each hand in the next way -----------------------------------------------------


class HandButtons(QObject):
    """The four buttons of a table, each over the letter and the sign of its plate.

    On the wall a button is seen only while the mouse is on it or it has the keyboard.
    """

    pressed = Signal(Seat)
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
        scene = self._scene
        layout, table, options, words = scene.current_layout, scene.table, scene.options, scene.words
        if layout is None or table is None:
            return
        placed_for = (layout.plates, options, words.language, table.dummy if table.spread else None)
        if placed_for == self._placed_for:
            return
        self._placed_for = placed_for
        for seat, button in self.buttons.items():
            plate = layout.plates[seat]
            block, _ = plate_boxes(plate, scene.plate_shape(seat))
            view, becomes = seen_view(table, seat, options), next_view(table, seat, options)
            look = ButtonLook(view, scene.colours, options.projector)
            button.show_look(look, Box(plate.x + block.x, plate.y + block.y, block.width, block.height))
            button.name(view, becomes, scene.position(seat), words)


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


# -- Moving from card to card with the arrow keys ----------------------------------------------------------------------


def first_card(held: Mapping[Card, Pose], turn: Seat | None, lawful: frozenset[Card]) -> Card | None:
    """The card focused first: the first lawful card of the hand on turn, else its first card; None without cards."""
    hand = sorted_for_display(card for card, pose in held.items() if pose.seat is turn)
    return next((card for card in hand if card in lawful), hand[0] if hand else None)


def neighbour(held: Mapping[Card, Pose], start: Card | None, direction: tuple[int, int]) -> Card | None:
    """The nearest card in this direction, in the same hand if possible; at the edge the card itself.

    `direction` is (dx, dy), one of them 1 or -1 and the other 0.
    """
    if start is None or start not in held:
        return min(held, default=None, key=lambda card: held[card].z)
    origin = held[start]

    def distance_to(card: Card) -> float | None:
        """The distance along the direction plus three times that across it; None where the card lies elsewhere."""
        dx = held[card].box.x - origin.box.x
        dy = held[card].box.y - origin.box.y
        along, across = dx * direction[0] + dy * direction[1], abs(dx * direction[1]) + abs(dy * direction[0])
        return along + 3 * across if along > 1 and along >= 0.3 * across else None

    distances = {card: distance for card in held if (distance := distance_to(card)) is not None}
    same_hand = [card for card in distances if held[card].seat is origin.seat]
    return min(same_hand or distances, default=start, key=distances.__getitem__)


_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
LEAST_SIZE = QSize(560, 430)
"""The smallest size of a table in pixels, with letters of the usual size beside it."""
LARGE_LETTERS = 140
"""The size of the letters beside it, in percent, from which on it becomes no smaller."""
CLICKABLE_PLACES = (*HELD_PLACES, Place.FACE_DOWN)
_COMMAND_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TableView(QGraphicsView):
    """The widget that shows the table."""

    card_clicked = Signal(Seat, Card, bool)
    """A card was clicked, dropped on the mat or chosen with Enter: its Seat, the Card, and whether Shift was held."""
    menu_wanted = Signal(Spot, QPoint)
    """A menu is wanted for a Spot, by the right button of the mouse or the menu key, at this QPoint of the screen."""
    painted = Signal()
    """The table has been painted for the first time; emitted once."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # PySide knows what it has made; to learn what Qt has made it would first load every class of widgets.
        self.setViewport(QWidget())
        self.table_scene = TableScene(words, self)
        self.setScene(self.table_scene)
        self.hand_buttons = HandButtons(self.table_scene, self.viewport())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._focused: Card | None = None
        self._chosen = False
        self._choosable: frozenset[Card] = frozenset()
        self._pressed: tuple[CardItem, QPoint] | None = None
        self._dragged = False
        self._size_held = self._painted = False
        # The spoken text is made after the first paint.
        self._speech = QTimer(self)
        self._speech.setSingleShot(True)
        self._speech.timeout.connect(self._update_spoken)

    def sizeHint(self) -> QSize:
        """The preferred size."""
        return QSize(900, 640)

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which every index is still legible; smaller beside letters that the user enlarged."""
        return LEAST_SIZE * 100 / max(100, min(self.table_scene.options.zoom, LARGE_LETTERS))

    # -- what is shown -----------------------------------------------------------------------------------------

    def show_table(self, table: Table, lawful: frozenset[Card], animate: bool = False) -> None:
        """Shows this table; `animate` moves the cards from where they are instead of placing them at once."""
        before = self.table_scene.table
        self._choosable = cards_to_choose(table)
        self.table_scene.show_table(table, lawful, animate)
        if before is not table:
            # Enter plays only what has been chosen at this table.
            self._chosen = False
        moved = before is None or before.turn is not table.turn or self._pose(self._focused) is None
        self._focused_at(first_card(self._clickable_poses(), table.turn, lawful) if moved else self._focused)
        self._speech.start(0)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the table; one step forward is animated, any other change is placed at once."""
        if not changed(before, after, "table", "words", "options"):
            return
        self.table_scene.prepare(after.words, after.options)
        if before is not None and before.options.zoom != after.options.zoom:
            self.updateGeometry()
        self.show_table(after.table, lawful_now(after.table), after.is_next_after(before))

    def preview(self, table: Table | None) -> None:
        """Shows the table an option would lead to, until it gets None."""
        self.table_scene.preview(table)

    def turn_up(self, number: int | None) -> None:
        """Turns this quitted trick face up, until the next click, Escape or change of the table; None turns it down."""
        self.table_scene.turn_up(number)
        self._speech.start(0)

    @property
    def turned_up(self) -> int | None:
        """The number of the quitted trick turned face up, or None."""
        return self.table_scene.turned_up

    def show_figures(self, figures: Mapping[Card, DescribedFigure]) -> bool:
        """Shows the double-dummy figures of these cards until the table changes; whether any of them is face up."""
        self.table_scene.figures.set_figures(figures)
        seen = self.table_scene.figures.shown
        self.setAccessibleDescription(" ".join(each.sentence for each in seen.values()))
        return bool(seen)

    @property
    def focused_card(self) -> Card | None:
        """The card at which the arrow keys begin, or None."""
        return self._focused

    @property
    def chosen_card(self) -> Card | None:
        """The card that Enter plays, which has been chosen since the table changed; None if none has been."""
        return self._focused if self._chosen else None

    def _update_spoken(self) -> None:
        scene, options = self.table_scene, self.table_scene.options
        if scene.table is not None:
            self.setAccessibleName(
                spoken_table(
                    scene.table,
                    scene.words,
                    self.turned_up,
                    options.bottom,
                    veiled=options.veiled,
                    asking=options.asking,
                )
            )

    # -- geometry ----------------------------------------------------------------------------------------------

    def _clickable_poses(self) -> dict[Card, Pose]:
        """The poses of the cards that can be clicked: to play, to face a lead, or to answer a question."""
        layout = self.table_scene.current_layout
        cards = layout.cards if layout is not None else {}
        return {card: pose for card, pose in cards.items() if pose.place in CLICKABLE_PLACES or card in self._choosable}

    def _pose(self, card: Card | None) -> Pose | None:
        return None if card is None else self._clickable_poses().get(card)

    def card_at(self, point: QPointF) -> Card | None:
        """The topmost clickable card whose pose contains this point, even if the card is still moving there."""
        under_point = [
            (pose.z, card) for card, pose in self._clickable_poses().items() if rectangle(pose.box).contains(point)
        ]
        return max(under_point)[1] if under_point else None

    @contextmanager
    def holding_size(self) -> Iterator[None]:
        """Lays the table out once at the end, however often the size changes inside."""
        self._size_held = True
        try:
            yield
        finally:
            self._size_held = False
            self.table_scene.set_size(self.width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the table out for the new size, at once."""
        super().resizeEvent(event)
        if not self._size_held:
            self.table_scene.set_size(self.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the table."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self.painted.emit()

    # -- the mouse ---------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Starts a click or a drag, or turns a quitted trick face up or down."""
        self._pressed, self._dragged = None, False
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        if self._click_quitted(point):
            return
        card = self.card_at(point)
        if card is not None:
            self._pressed = (self.table_scene.cards[card], event.position().toPoint())

    def _click_quitted(self, point: QPointF) -> bool:
        """Turns the clicked quitted trick face up, or the one turned up down; whether this uses up the click."""
        before, number = self.turned_up, self._quitted_at(point)
        if number is not None or before is not None:
            self.turn_up(number)
        return number is not None or (before is not None and self.table_scene.is_on_mat(point))

    def _quitted_at(self, point: QPointF) -> int | None:
        """The number of the quitted trick at this point, or None."""
        layout = self.table_scene.current_layout
        return quitted_at(layout, point.x(), point.y()) if layout is not None else None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treats the second click as another click, except on a trick turned face up, which stays so."""
        scene, point = self.table_scene, self.mapToScene(event.position().toPoint())
        if self.turned_up is None or not (scene.is_on_mat(point) or self._quitted_at(point) == self.turned_up):
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags the pressed card."""
        if self._pressed is None:
            return
        item, start = self._pressed
        offset = event.position().toPoint() - start
        if self._dragged or offset.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self.table_scene.drag_card(item, item.target_pos() + QPointF(offset))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emits `card_clicked` for a click on a card or a card dropped on the mat; a dragged card returns."""
        if self._pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        (item, _), self._pressed = self._pressed, None
        point = self.mapToScene(event.position().toPoint())
        if self.table_scene.is_on_mat(point) if self._dragged else self.card_at(point) == item.card:
            self._emit_click(item.card, event.modifiers())
        if self._dragged:
            self.table_scene.return_card(item)

    def _emit_click(self, card: Card, modifiers: Qt.KeyboardModifier) -> None:
        pose = self._pose(card)
        if pose is not None:
            self._focus_card(card)
            self.card_clicked.emit(pose.seat, card, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Asks for the menu of what lies under the pointer."""
        layout, point = self.table_scene.current_layout, self.mapToScene(event.pos())
        if layout is not None:
            self.menu_wanted.emit(spot_at(layout, point.x(), point.y()), event.globalPos())

    def _want_menu(self) -> None:
        """Asks for the menu of the card where the arrow keys are, or else of the player on turn."""
        layout, card, spot, at = self.table_scene.current_layout, self._focused, Spot(self._turn()), QPointF()
        if layout is not None and card is not None:
            spot, at = spot_of(layout, card), QPointF(self.mapFromScene(*layout.cards[card].box.centre))
        self.menu_wanted.emit(spot, self.mapToGlobal(at.toPoint()))

    # -- the keys ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves from card to card with the arrow keys and plays with Enter; other keys are left to the window."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Menu or (key is Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier):
            self._want_menu()
        elif event.modifiers() & _COMMAND_MODIFIERS:
            event.ignore()
        elif key is Qt.Key.Key_Escape and self.turned_up is not None:
            self.turn_up(None)
        elif key in _ARROWS:
            clickable = self._clickable_poses()
            start = self._focused or first_card(clickable, self._turn(), self.table_scene.lawful)
            # The first arrow chooses the card where the ring is, the others go on from it.
            self._focus_card(neighbour(clickable, start, _ARROWS[key]) if self._chosen else start)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen_card is not None:
            self._emit_click(self.chosen_card, event.modifiers())
        else:
            event.ignore()

    def _turn(self) -> Seat | None:
        table = self.table_scene.table
        return table.turn if table is not None else None

    def _focus_card(self, card: Card | None) -> None:
        """Chooses this card."""
        self._chosen = card is not None
        self._focused_at(card)

    def _focused_at(self, card: Card | None) -> None:
        """Moves the focus ring, which is dotted until the card is chosen; on the wall there is none until then."""
        if self._focused is not None:
            self.table_scene.cards[self._focused].set_focus_ring(None)
        self._focused = card
        if card is not None and self.hasFocus() and (self._chosen or not self.table_scene.options.projector):
            line = Qt.PenStyle.SolidLine if self._chosen else Qt.PenStyle.DotLine
            self.table_scene.cards[card].set_focus_ring(line)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the focus ring."""
        super().focusInEvent(event)
        self._focused_at(self._focused)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides the focus ring."""
        super().focusOutEvent(event)
        self._focused_at(self._focused)
