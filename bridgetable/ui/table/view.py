"""The view of the table: what is clicked, dragged or chosen with the keys becomes an intent; it decides nothing."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.table.card_item import CardItem
from bridgetable.ui.table.content.lawful import cards_to_choose
from bridgetable.ui.table.content.text import spoken
from bridgetable.ui.table.layout.arrow_keys import first_card, neighbour
from bridgetable.ui.table.layout.poses import HELD, Place, Pose, ViewOptions
from bridgetable.ui.table.layout.shape import Told
from bridgetable.ui.table.layout.turned_up import quitted_at
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.wall.captions import Captions, band_height, captions_height, paint_captions
from bridgetable.words.catalogue import Words

_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
CLICKED = (*HELD, Place.FACE_DOWN)
_FREE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class TableView(QGraphicsView):
    """The table on the screen. `card_clicked` tells the seat, the card, and whether Shift was held."""

    card_clicked = Signal(object, object, bool)

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
        self._captions = CaptionLines(self)
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
        self._choosable = cards_to_choose(table)
        self.table_scene.show_table(table, lawful, animate)
        if before is None or before.turn is not table.turn or self._pose(self._focused) is None:
            self._focus_card(first_card(self._held(), table.turn, lawful))
        self._speech.start(0)

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

    def set_options(self, options: ViewOptions) -> None:
        """Shows the same table in another way."""
        self.table_scene.set_options(options)
        self._captions.tell(self._captions.captions, options.dark)

    def set_words(self, words: Words) -> None:
        """Says everything in another language."""
        self.table_scene.set_words(words)
        self._speech.start(0)

    def show_figures(self, told: Mapping[Card, Told]) -> None:
        """Shows what double dummy says of these cards, where their faces are seen, until the table moves."""
        self.table_scene.figures.tell(told)
        self.setAccessibleDescription(" ".join(each.sentence for each in self.table_scene.figures.shown.values()))

    def set_legend(self, text: str) -> None:
        """Says what the figures are, beside what happened; empty when there are none."""
        self._captions.tell(replace(self._captions.captions, legend=text), self.table_scene.options.dark)
        self._share_room()

    def set_captions(self, caption: str = "", ruling: str = "", question: str = "") -> None:
        """Shows what happened, the ruling and what is asked at the foot of the table; empty texts take no room."""
        legend = self._captions.captions.legend
        self._captions.tell(Captions(caption, ruling, question, legend), self.table_scene.options.dark)
        self._share_room()

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

    def _share_room(self) -> None:
        below = captions_height(self._captions.captions, self.width(), self.height())
        self.setViewportMargins(0, 0, 0, below)
        self._captions.setGeometry(0, self.height() - below, self.width(), below)
        self._captions.setVisible(below > 0)
        self.table_scene.set_room(self.width(), self.height() - below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the table out anew, at once."""
        super().resizeEvent(event)
        self._share_room()

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


class CaptionLines(QWidget):
    """The lines at the foot of the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self.captions = Captions()
        self._dark = False
        self.hide()

    def tell(self, captions: Captions, dark: bool) -> None:
        """Shows these lines from now on."""
        self.captions, self._dark = captions, dark
        self.setAccessibleName(" ".join(captions.said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws them."""
        with QPainter(self) as painter:
            paint_captions(painter, QRectF(self.rect()), self.captions, self._dark, band_height(self._under.height()))
