"""The scene: a function of the table. One item for each card, for ever; a step moves them, a jump places them."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.state import Table
from bridgetable.ui.auction.content.text import sheet_text
from bridgetable.ui.auction.sheet import AuctionSheet, Look
from bridgetable.ui.drawing.card_faces import Deck
from bridgetable.ui.drawing.content.colours import TableColours, table_colours
from bridgetable.ui.table.card_item import DIM, PLAYED, WITHDRAWN, CardItem
from bridgetable.ui.table.content.text import plate_text
from bridgetable.ui.table.figure_items import FigureLayer
from bridgetable.ui.table.layout.poses import HELD, Box, Ghost, Layout, Pose, SheetPlace, Speed, ViewOptions, poses
from bridgetable.ui.table.plates import SeatPlate
from bridgetable.ui.table.signs import Kind, Sign, SignItem
from bridgetable.words.catalogue import Words

IN_FLIGHT = 600
"""A card that moves lies above all that lie still."""


class TableScene(QGraphicsScene):
    """The table as it looks."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Cards move all the time and a look-up is among a hundred items: an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.words = words
        self.options = ViewOptions()
        self.table: Table | None = None
        self.layout_now: Layout | None = None
        self._lawful: frozenset[Card] = frozenset()
        self._ground: tuple[Box, bool] | None = None
        self._preview: Table | None = None
        self._turned_up: int | None = None
        self.cards = {card: CardItem(card) for card in PACK}
        self.plates = BySeat.of(lambda _: SeatPlate())
        self.sheet = AuctionSheet()
        self._ghosts: list[CardItem] = []
        self._signs: list[SignItem] = []
        self.figures = FigureLayer(self)
        for item in (*self.cards.values(), *self.plates, self.sheet):
            self.addItem(item)
        self._flights: dict[CardItem, tuple[QPointF, float]] = {}
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._fly)
        self._motion.finished.connect(self._land)

    @property
    def colours(self) -> TableColours:
        """The colours in which the table is drawn."""
        return table_colours(self.options.dark)

    @property
    def lawful(self) -> frozenset[Card]:
        """The cards that may lawfully be played now, as far as it was told."""
        return self._lawful

    # -- what it is told ---------------------------------------------------------------------------------------

    def show_table(self, table: Table, lawful: frozenset[Card], animate: bool = False) -> None:
        """Lays every card where this table has it; `animate` lets them move there."""
        if table != self.table:
            self._turned_up = None
            self.figures.tell({})
        self.table, self._lawful, self._preview = table, lawful, None
        self._lay_out(animate)

    def preview(self, table: Table | None) -> None:
        """Shows what would come of something, until it is told None or another table."""
        if table != self._preview:
            self._preview = table
            self._lay_out(animate=False)

    def turn_up(self, number: int | None) -> None:
        """Shows the cards of this quitted trick until it is told None or another table."""
        if number != self._turned_up:
            self._turned_up = number
            self._lay_out(animate=False)

    @property
    def turned_up(self) -> int | None:
        """The number of the quitted trick that is looked at."""
        return self._turned_up

    def set_options(self, options: ViewOptions) -> None:
        """Shows the same table in another way."""
        if options != self.options:
            self.options = options
            self._lay_out(animate=False)

    def set_words(self, words: Words) -> None:
        """Says everything in another language."""
        self.words = words
        self._lay_out(animate=False)

    def set_room(self, width: float, height: float) -> None:
        """Lays the table out in a room of another size, at once."""
        if self.sceneRect() != QRectF(0, 0, width, height):
            self.setSceneRect(0, 0, width, height)
            self._lay_out(animate=False)

    def send_home(self, item: CardItem) -> None:
        """A card that was dragged about goes back to where it lies."""
        if item not in self._flights and item.pos() != item.home():
            self._move({item: (item.pos(), 1.0)})

    def drag(self, item: CardItem, to: QPointF) -> None:
        """A card follows the hand that drags it."""
        self._flights.pop(item, None)
        item.setScale(1.0)
        item.setPos(to)
        item.setZValue(2 * IN_FLIGHT)

    def on_mat(self, point: QPointF) -> bool:
        """Whether a card dropped here is a card played."""
        mat = self.layout_now.mat if self.layout_now is not None else Box(0, 0, 0, 0)
        return QRectF(mat.x, mat.y, mat.width, mat.height).contains(point)

    # -- laying out --------------------------------------------------------------------------------------------

    def _lay_out(self, animate: bool) -> None:
        table, room = self._preview or self.table, self.sceneRect()
        if table is None or room.isEmpty():
            return
        looked_at = self._turned_up if self._preview is None else None
        options = replace(self.options, turned_up=looked_at, preview=self._preview is not None)
        layout = poses(table, options, (room.width(), room.height()))
        ground = (layout.mat, self.options.dark)
        self.layout_now, self._ground, before = layout, ground, self._ground
        if ground != before:
            self.invalidate(room, QGraphicsScene.SceneLayer.AllLayers)
        self._lay_cards(table, layout, animate)
        self._lay_ghosts(layout.ghosts)
        self._lay_signs(self._signs_of(table, layout))
        self.figures.lay(layout, self.options.index, looking_ahead=self._preview is not None)
        self._lay_sheet(table, layout.auction)
        for seat, plate in self.plates.items():
            lines = 1 if seat in (Seat.N, Seat.S) else 2
            plate.tell(plate_text(table, seat, self.words), layout.plates[seat], lines, self.colours)

    def _lay_sheet(self, table: Table, place: SheetPlace | None) -> None:
        if place is None:
            self.sheet.hide()
            return
        text = sheet_text(table, self.words, marks=self.options.marks and not self.options.projector)
        self.sheet.tell(text, place.box, Look(self.colours, self.options.four_colours), over=place.over)

    def _lay_cards(self, table: Table, layout: Layout, animate: bool) -> None:
        self._motion.stop()
        self._flights.clear()
        deck = Deck(self.options.four_colours, self.options.index)
        moved: dict[CardItem, tuple[QPointF, float]] = {}
        now = self._poses_now() if self._preview is not None else {}
        turn = table.turn
        for card, item in self.cards.items():
            pose = layout.cards.get(card)
            if pose is None:
                item.hide()
                continue
            was, old = item.pose if item.isVisible() else None, item.pos()
            size = item.boundingRect().height() * item.scale()
            item.dress(deck, self.colours)
            item.lie(pose)
            self._mark(item, pose, turn, now.get(card))
            if animate and was is not None and old != item.home() and self.options.speed is not Speed.OFF:
                moved[item] = (old, size / item.boundingRect().height())
            else:
                item.settle()
        self._move(moved)

    def _poses_now(self) -> dict[Card, Pose]:
        room = self.sceneRect()
        return {} if self.table is None else poses(self.table, self.options, (room.width(), room.height())).cards

    def _mark(self, item: CardItem, pose: Pose, turn: Seat | None, now: Pose | None) -> None:
        held = pose.place in HELD
        dim = held and pose.face_up and pose.seat is turn and bool(self._lawful) and self._preview is None
        outline = Qt.PenStyle.NoPen
        if now is not None and now.place is not pose.place:
            outline = Qt.PenStyle.DashLine
        elif self.layout_now is not None and item.card == self.layout_now.winner:
            outline = Qt.PenStyle.SolidLine
        item.mark(veil=DIM if dim and item.card not in self._lawful else 0.0, outline=outline)

    def _lay_ghosts(self, ghosts: tuple[Ghost, ...]) -> None:
        deck = Deck(self.options.four_colours, self.options.index)
        while len(self._ghosts) < len(ghosts):
            self._ghosts.append(CardItem(PACK[0]))
            self._ghosts[-1].setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.addItem(self._ghosts[-1])
        for n, item in enumerate(self._ghosts):
            if n >= len(ghosts):
                item.hide()
                continue
            item.card = ghosts[n].card
            item.dress(deck, self.colours)
            item.lie(ghosts[n].pose)
            if ghosts[n].number:
                item.fade(self.colours.mat, WITHDRAWN)
            else:
                item.fade(self.colours.felt, PLAYED)
            item.settle()

    def _signs_of(self, table: Table, layout: Layout) -> list[Sign]:
        text = self.words.text
        signs = [Sign(Kind.HIDDEN, box) for box in layout.marks]
        for badge in layout.badges:
            kind = Kind.MAJOR if badge.major else Kind.MINOR
            signs.append(Sign(kind, badge.box, text(f"table-badge-{kind.value}")))
        for tag in layout.tags:
            kind = Kind.GAP if tag.key == "omitted" else Kind.TAG
            signs.append(Sign(kind, tag.box, text(f"table-tag-{tag.key}", trick=tag.trick)))
        for ghost in layout.ghosts:
            if ghost.number_box is not None:
                signs.append(Sign(Kind.NUMBER, ghost.number_box, str(ghost.number)))
        if layout.awaited is not None:
            signs.append(Sign(Kind.AWAITED, layout.awaited))
        if layout.on_turn is not None:
            signs.append(Sign(Kind.ON_TURN, layout.on_turn))
        if layout.turned_up is not None:
            label = text("table-turned-up", trick=layout.turned_up.number)
            signs += [Sign(Kind.SHEET, layout.turned_up.sheet), Sign(Kind.TURNED_UP, layout.turned_up.label, label)]
        if self._preview is not None:
            edge = 0.05 * layout.unit
            box = Box(layout.mat.x + edge, layout.mat.y + edge, 2.1 * layout.unit, 0.44 * layout.unit)
            signs.append(Sign(Kind.PREVIEW, box, text("table-preview")))
        return signs

    def _lay_signs(self, signs: list[Sign]) -> None:
        while len(self._signs) < len(signs):
            self._signs.append(SignItem())
            self.addItem(self._signs[-1])
        for n, item in enumerate(self._signs):
            if n < len(signs):
                item.tell(signs[n], self.colours)
            else:
                item.hide()

    # -- moving ------------------------------------------------------------------------------------------------

    def _move(self, moved: dict[CardItem, tuple[QPointF, float]]) -> None:
        if not moved:
            return
        if self.options.speed is Speed.OFF:
            for item in moved:
                item.settle()
            return
        self._flights |= moved
        for item, (start, scale) in moved.items():
            item.setPos(start)
            item.setScale(scale)
            item.setZValue(IN_FLIGHT + (item.pose.z if item.pose is not None else 0))
        self._motion.stop()
        self._motion.setDuration(self.options.speed.value)
        self._motion.start()

    def _fly(self, part: float) -> None:
        for item, (start, scale) in self._flights.items():
            item.setPos(start + (item.home() - start) * part)
            item.setScale(scale + (1 - scale) * part)

    def _land(self) -> None:
        for item in self._flights:
            item.settle()
        self._flights.clear()

    @property
    def moving(self) -> bool:
        """Whether a card is on its way."""
        return bool(self._flights)

    # -- the ground --------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """The felt, and the mat on which the tricks lie."""
        colours = self.colours
        painter.fillRect(self.sceneRect(), QColor(colours.felt))
        if self.layout_now is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mat, unit = self.layout_now.mat, self.layout_now.unit
        painter.setPen(QPen(QColor(colours.mat_edge), max(1.5, 0.03 * unit)))
        painter.setBrush(QColor(colours.mat))
        edge, radius = 0.05 * unit, 0.15 * unit
        box = QRectF(mat.x, mat.y, mat.width, mat.height).adjusted(-edge, -edge, edge, edge)
        painter.drawRoundedRect(box, radius, radius)
