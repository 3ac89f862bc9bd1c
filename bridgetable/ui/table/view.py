"""The view of the table: what is clicked, dragged or chosen with the keys becomes an intent; it decides nothing."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.table.card_item import CardItem
from bridgetable.ui.table.content.lawful import choosable_now, lawful_now
from bridgetable.ui.table.content.text import spoken
from bridgetable.ui.table.layout.arrow_keys import first_card, neighbour
from bridgetable.ui.table.layout.shape import HELD, Place, Pose, Told
from bridgetable.ui.table.layout.turned_up import quitted_at
from bridgetable.ui.table.scene import TableScene
from bridgetable.words.catalogue import Words

_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
CLICKED = (*HELD, Place.FACE_DOWN)
_FREE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class TableView(QGraphicsView):
    """The table on the screen. `card_clicked` tells the seat, the card, and whether Shift was held."""

    card_clicked = Signal(object, object, bool)
    resized = Signal()
    """The view has another size; its table is laid out anew afterwards."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table_scene = TableScene(words, self)
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._focused: Card | None = None
        self._choosable: frozenset[Card] = frozenset()
        self._pressed: tuple[CardItem, QPoint] | None = None
        self._dragged = False
        self._below = 0
        # Speech needs Fluent, which takes its time to load: never before the first paint.
        self._speech = QTimer(self)
        self._speech.setSingleShot(True)
        self._speech.timeout.connect(self._say)

    def sizeHint(self) -> QSize:
        """A comfortable size."""
        return QSize(900, 640)

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which every index can still be read."""
        return QSize(560, 430)

    # -- what it is told ---------------------------------------------------------------------------------------

    def show_table(self, table: Table, lawful: frozenset[Card], animate: bool = False) -> None:
        """Shows this table: cards move there from wherever they are, or are placed at once."""
        before = self.table_scene.table
        self._choosable = choosable_now(table)
        self.table_scene.show_table(table, lawful, animate)
        if before is None or before.turn is not table.turn or self._pose(self._focused) is None:
            self._focus_card(first_card(self._held(), table.turn, lawful))
        self._speech.start(0)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the table: a step forward is animated, everything else is placed at once."""
        if not changed(before, after, "table", "words", "options"):
            return
        self.table_scene.adopt(after.words, after.options)
        self.show_table(after.table, lawful_now(after.table), after.is_next_after(before))

    def preview(self, table: Table | None) -> None:
        """Shows what would come of an option, until it is told None."""
        self.table_scene.preview(table)

    def turn_up(self, number: int | None) -> None:
        """Lets the Director look at this quitted trick, until the next click, Escape or move."""
        self.table_scene.turn_up(number)
        self._speech.start(0)

    @property
    def turned_up(self) -> int | None:
        """The number of the quitted trick the Director looks at."""
        return self.table_scene.turned_up

    def show_figures(self, told: Mapping[Card, Told]) -> bool:
        """Shows the double-dummy figures of these cards until the table moves; whether the face of any is seen."""
        self.table_scene.figures.tell(told)
        seen = self.table_scene.figures.shown
        self.setAccessibleDescription(" ".join(each.sentence for each in seen.values()))
        return bool(seen)

    @property
    def focused_card(self) -> Card | None:
        """The card that Enter would play."""
        return self._focused

    def _say(self) -> None:
        table = self.table_scene.table
        if table is not None:
            self.setAccessibleName(spoken(table, self.table_scene.words, self.turned_up))

    # -- where things are --------------------------------------------------------------------------------------

    def _held(self) -> dict[Card, Pose]:
        """The cards that can be played, turned up, or chosen in answer to a question."""
        layout = self.table_scene.layout_now
        cards = layout.cards if layout is not None else {}
        return {
            card: pose for card, pose in cards.items() if pose.place in CLICKED or card in self._choosable
        }

    def _pose(self, card: Card | None) -> Pose | None:
        return None if card is None else self._held().get(card)

    def card_at(self, point: QPointF) -> Card | None:
        """The card one can play that lies on top at this point; where it is going to lie, while it still moves."""
        here = [
            (pose.z, card)
            for card, pose in self._held().items()
            if QRectF(pose.box.x, pose.box.y, pose.box.width, pose.box.height).contains(point)
        ]
        return max(here)[1] if here else None

    def reserve_below(self, height: int) -> None:
        """Leaves a strip of this height, in pixels, under the table."""
        self._below = height
        self.setViewportMargins(0, 0, 0, height)
        self.table_scene.set_room(self.width(), self.height() - height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the table out for the new size, at once."""
        super().resizeEvent(event)
        self.resized.emit()
        self.reserve_below(self._below)

    # -- the mouse ---------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of a card."""
        self._pressed, self._dragged = None, False
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        if self._look(point):
            return
        card = self.card_at(point)
        if card is not None:
            self._pressed = (self.table_scene.cards[card], event.position().toPoint())

    def _look(self, point: QPointF) -> bool:
        """A click on a quitted trick turns it up, every other one turns it down; whether it meant no more than that."""
        scene, was = self.table_scene, self.turned_up
        if scene.table is None or scene.layout_now is None:
            return False
        number = quitted_at(scene.table, scene.layout_now, point.x(), point.y())
        if number is not None or was is not None:
            self.turn_up(number)
        return number is not None or (was is not None and scene.on_mat(point))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click is a click; but nobody turns a trick up and down again in one go."""
        if self.turned_up is None or not self.table_scene.on_mat(self.mapToScene(event.position().toPoint())):
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags the card along."""
        if self._pressed is None:
            return
        item, start = self._pressed
        way = event.position().toPoint() - start
        if self._dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self.table_scene.drag(item, item.home() + QPointF(way))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a card, or a card dropped on the mat, is an intent to play it."""
        if self._pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        (item, _), self._pressed = self._pressed, None
        point = self.mapToScene(event.position().toPoint())
        if self.table_scene.on_mat(point) if self._dragged else self.card_at(point) == item.card:
            self._intend(item.card, event.modifiers())
        if self._dragged:
            self.table_scene.send_home(item)

    def _intend(self, card: Card, modifiers: Qt.KeyboardModifier) -> None:
        pose = self._pose(card)
        if pose is not None:
            self._focus_card(card)
            self.card_clicked.emit(pose.seat, card, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    # -- the keys ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, Enter plays; everything else is for the window."""
        key = Qt.Key(event.key())
        if event.modifiers() & _FREE:
            event.ignore()
        elif key is Qt.Key.Key_Escape and self.turned_up is not None:
            self.turn_up(None)
        elif key in _ARROWS:
            held = self._held()
            start = self._focused or first_card(held, self._turn(), self.table_scene.lawful)
            self._focus_card(neighbour(held, start, _ARROWS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._focused is not None:
            self._intend(self._focused, event.modifiers())
        else:
            event.ignore()

    def _turn(self) -> Seat | None:
        table = self.table_scene.table
        return table.turn if table is not None else None

    def _focus_card(self, card: Card | None) -> None:
        if self._focused is not None:
            self.table_scene.cards[self._focused].set_ring(False)
        self._focused = card
        if card is not None:
            self.table_scene.cards[card].set_ring(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows at which card the keyboard is."""
        super().focusInEvent(event)
        self._focus_card(self._focused)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        self._focus_card(self._focused)


