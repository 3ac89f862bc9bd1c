"""The view of the table, which turns clicks, drags and keys into signals and decides nothing itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.drawing.rectangle import rectangle
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.table.card_item import CardItem
from bridgetable.ui.table.content.lawful import choosable_now, lawful_now
from bridgetable.ui.table.content.text import spoken_table
from bridgetable.ui.table.hand_buttons import HandButtons
from bridgetable.ui.table.layout.arrow_keys import first_card, neighbour
from bridgetable.ui.table.layout.elements import HELD_PLACES, DescribedFigure, Place, Pose
from bridgetable.ui.table.layout.spot import Spot, spot_at, spot_of
from bridgetable.ui.table.layout.turned_up import quitted_at
from bridgetable.ui.table.scene import TableScene
from bridgetable.words.catalogue import Words

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

    card_clicked = Signal(object, object, bool)
    """A card was clicked, dropped on the mat or chosen with Enter: its Seat, the Card, and whether Shift was held."""
    menu_wanted = Signal(object, object)
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
        self._choosable = choosable_now(table)
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
            self.setAccessibleName(spoken_table(
                scene.table, scene.words, self.turned_up, options.bottom, veiled=options.veiled
            ))

    # -- geometry ----------------------------------------------------------------------------------------------

    def _clickable_poses(self) -> dict[Card, Pose]:
        """The poses of the cards that can be clicked: to play, to face a lead, or to answer a question."""
        layout = self.table_scene.current_layout
        cards = layout.cards if layout is not None else {}
        return {
            card: pose for card, pose in cards.items() if pose.place in CLICKABLE_PLACES or card in self._choosable
        }

    def _pose(self, card: Card | None) -> Pose | None:
        return None if card is None else self._clickable_poses().get(card)

    def card_at(self, point: QPointF) -> Card | None:
        """The topmost clickable card whose pose contains this point, even if the card is still moving there."""
        under_point = [
            (pose.z, card)
            for card, pose in self._clickable_poses().items()
            if rectangle(pose.box).contains(point)
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


