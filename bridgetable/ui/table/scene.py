"""The graphics scene of the table, with one permanent item for each card: a step animates the cards that move."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.state import Table
from bridgetable.ui.auction.content.text import sheet_text
from bridgetable.ui.auction.sheet import AuctionSheet, SheetStyle
from bridgetable.ui.drawing.card_faces import CardStyle
from bridgetable.ui.drawing.content.colours import TableColours
from bridgetable.ui.drawing.rectangle import rectangle
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.session.content.view_options import Speed, ViewOptions
from bridgetable.ui.table.card_item import PLAYED_OPACITY, UNLAWFUL_OVERLAY, WITHDRAWN_OPACITY, CardItem
from bridgetable.ui.table.content.hand_views import seen_view
from bridgetable.ui.table.content.lawful import waits_for_decision
from bridgetable.ui.table.content.text import plate_text
from bridgetable.ui.table.figure_items import FigureLayer
from bridgetable.ui.table.layout.elements import HELD_PLACES, Ghost, Layout, Pose, SheetPlace
from bridgetable.ui.table.layout.poses import poses
from bridgetable.ui.table.layout.position import Position, position_of
from bridgetable.ui.table.moving_cards import MOVING_Z, MovingCards
from bridgetable.ui.table.plates import SeatPlate
from bridgetable.ui.table.signs import Sign, SignItem, SignKind, signs_of
from bridgetable.ui.table.withdrawn_numbers import WithdrawnNumbers
from bridgetable.words.catalogue import Words

NUMBERS_Z = 900
"""The z value of the numbers of withdrawn cards."""


class TableScene(QGraphicsScene):
    """The scene that shows a table; everything in it follows from the table, the words and the view options."""

    laid_out = Signal()
    """The table has been laid out again: `current_layout` is another."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Cards move often and the scene holds about a hundred items: an index would cost more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.words = words
        self.options = ViewOptions()
        self.table: Table | None = None
        self.current_layout: Layout | None = None
        self._lawful: frozenset[Card] = frozenset()
        self._has_size = False
        self.has_buttons = False
        """Whether a sign on each plate tells how the hand is shown, except on the wall."""
        self._background: TableColours | None = None
        self._preview: Table | None = None
        self._turned_up: int | None = None
        self._found: tuple[Table, ViewOptions, tuple[float, float], Layout] | None = None
        self.cards = {card: CardItem(card) for card in PACK}
        self.plates = BySeat.of(lambda _: SeatPlate())
        self.sheet = AuctionSheet()
        self._cards_shown: tuple[object, ...] = ()
        self._ghosts: list[CardItem] = []
        self._signs: list[SignItem] = []
        self._numbers = WithdrawnNumbers()
        self._numbers.setZValue(NUMBERS_Z)
        self.figures = FigureLayer(self)
        for item in (*self.cards.values(), *self.plates, self.sheet, self._numbers):
            self.addItem(item)
        self._moving = MovingCards(self)

    @property
    def colours(self) -> TableColours:
        """The colours of the table."""
        return self.options.colours

    @property
    def _card_style(self) -> CardStyle:
        shown = self.options
        return CardStyle(shown.four_colours, shown.index, shown.indices, shown.contrast)

    @property
    def lawful(self) -> frozenset[Card]:
        """The cards that may lawfully be played now, as passed to `show_table`."""
        return self._lawful

    # -- what is shown -----------------------------------------------------------------------------------------

    def show_table(self, table: Table, lawful: frozenset[Card], animate: bool = False) -> None:
        """Shows this table; `animate` moves the cards there instead of placing them at once."""
        if table != self.table:
            self._turned_up = None
            self.figures.set_figures({})
        self.table, self._lawful, self._preview = table, lawful, None
        self._update_layout(animate)

    def preview(self, table: Table | None) -> None:
        """Shows the table an option would lead to, until it gets None or another table is shown."""
        if table != self._preview:
            self._preview = table
            self._update_layout(animate=False)

    def turn_up(self, number: int | None) -> None:
        """Turns this quitted trick face up, until it gets None or another table is shown."""
        if number != self._turned_up:
            self._turned_up = number
            self._update_layout(animate=False)

    @property
    def turned_up(self) -> int | None:
        """The number of the quitted trick turned face up, or None."""
        return self._turned_up

    def set_options(self, options: ViewOptions) -> None:
        """Shows the table with other view options."""
        if options != self.options:
            self.options = options
            self._update_layout(animate=False)

    def prepare(self, words: Words, options: ViewOptions) -> None:
        """Sets words and options for the next `show_table`, without updating the scene."""
        self.words, self.options = words, options

    def set_size(self, width: float, height: float) -> None:
        """Lays the table out for this size in pixels, at once; until there is a size nothing is laid out."""
        self._has_size = True
        if self.sceneRect() != QRectF(0, 0, width, height):
            self.setSceneRect(0, 0, width, height)
            self._update_layout(animate=False)

    def return_card(self, item: CardItem) -> None:
        """Moves a card that was dragged back to its pose."""
        if item not in self._moving and item.pos() != item.target_pos():
            self._moving.start({item: (item.pos(), 1.0)}, self.options.speed)

    def drag_card(self, item: CardItem, position: QPointF) -> None:
        """Moves a card to a position while it is dragged, above all others."""
        self._moving.leave(item)
        item.setScale(1.0)
        item.setPos(position)
        item.setZValue(2 * MOVING_Z)

    def position(self, seat: Seat) -> Position:
        """Where this seat is seen."""
        return position_of(seat, self.options.bottom)

    def is_on_mat(self, point: QPointF) -> bool:
        """Whether this point is on the mat, where dropping a card plays it."""
        mat = self.current_layout.mat if self.current_layout is not None else Box(0, 0, 0, 0)
        return rectangle(mat).contains(point)

    # -- layout ------------------------------------------------------------------------------------------------

    def _update_layout(self, animate: bool) -> None:
        table, rect = self._preview or self.table, self.sceneRect()
        if table is None or not self._has_size or rect.isEmpty():
            return
        inspected = self._turned_up if self._preview is None else None
        options = replace(self.options, turned_up=inspected, preview=self._preview is not None)
        layout = self._poses(table, options, (rect.width(), rect.height()))
        if table.turn is not None and waits_for_decision(table, table.turn):
            layout = replace(layout, on_turn=None)
        self.current_layout, self._background, before = layout, self.colours, self._background
        if self.colours != before:
            self.invalidate(rect, QGraphicsScene.SceneLayer.AllLayers)
        self._update_cards(table, layout, animate)
        self._update_ghosts(layout.ghosts)
        self._update_signs(signs_of(layout, self.words, previewing=self._preview is not None))
        self.figures.set_layout(layout, self.options.index, previewing=self._preview is not None)
        self._update_sheet(table, layout.auction)
        for seat, plate in self.plates.items():
            lines, on_wall = 1 if self.position(seat).is_upright else 2, self.options.projector
            text = plate_text(table, seat, self.words)
            plate.set_text(
                text.on_wall if on_wall else text, layout.plates[seat], lines, self.colours,
                seen_view(table, seat, self.options) if self.has_buttons and not on_wall else None,
            )
        self.laid_out.emit()

    def _poses(self, table: Table, options: ViewOptions, size: tuple[float, float]) -> Layout:
        """The poses; those found last where nothing but words has changed."""
        found = self._found
        if found is None or found[0] is not table or found[1:3] != (options, size):
            found = self._found = (table, options, size, poses(table, options, size))
        return found[3]

    def _update_sheet(self, table: Table, place: SheetPlace | None) -> None:
        if place is None:
            self.sheet.hide()
            return
        text = sheet_text(table, self.words, marks=self.options.marks and not self.options.projector,
                          veiled=self.options.veiled)
        self.sheet.show_auction(text, place.box, SheetStyle.from_options(self.options), over=place.over)

    def _update_cards(self, table: Table, layout: Layout, animate: bool) -> None:
        style, turn = self._card_style, table.turn
        current = self._current_poses() if self._preview is not None else {}
        shown = layout, style, self.colours, turn, self._lawful, self._preview is None, current
        if shown == self._cards_shown:
            # In other words, say; a card on its way, or in somebody's hand, stays there.
            return
        self._cards_shown = shown
        self._moving.stop()
        moving: dict[CardItem, tuple[QPointF, float]] = {}
        can_move = animate and self.options.speed is not Speed.OFF
        for card, item in self.cards.items():
            pose = layout.cards.get(card)
            if pose is None:
                item.hide()
                continue
            old_pose, old_pos = item.pose if item.isVisible() else None, item.pos()
            size = item.boundingRect().height() * item.scale()
            item.set_style(style, self.colours)
            item.set_pose(pose)
            self._update_marking(item, pose, turn, current.get(card))
            if can_move and old_pose is not None and old_pos != item.target_pos():
                moving[item] = (old_pos, size / item.boundingRect().height())
            else:
                item.move_to_pose()
        self._moving.start(moving, self.options.speed)

    def _current_poses(self) -> dict[Card, Pose]:
        rect = self.sceneRect()
        return {} if self.table is None else poses(self.table, self.options, (rect.width(), rect.height())).cards

    def _update_marking(self, item: CardItem, pose: Pose, turn: Seat | None, current: Pose | None) -> None:
        held = pose.place in HELD_PLACES
        dim = held and pose.face_up and pose.seat is turn and bool(self._lawful) and self._preview is None
        outline = Qt.PenStyle.NoPen
        if current is not None and current.place is not pose.place:
            outline = Qt.PenStyle.DashLine
        elif self.current_layout is not None and item.card == self.current_layout.winner:
            outline = Qt.PenStyle.SolidLine
        item.set_marking(overlay=UNLAWFUL_OVERLAY if dim and item.card not in self._lawful else 0.0, outline=outline)

    def _update_ghosts(self, ghosts: tuple[Ghost, ...]) -> None:
        style = self._card_style
        while len(self._ghosts) < len(ghosts):
            self._ghosts.append(CardItem(PACK[0]))
            self._ghosts[-1].setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.addItem(self._ghosts[-1])
        for n, item in enumerate(self._ghosts):
            if n >= len(ghosts):
                item.hide()
                continue
            item.card = ghosts[n].card
            item.set_style(style, self.colours)
            item.set_pose(ghosts[n].pose)
            if ghosts[n].number:
                item.set_ghost(self.colours.mat, WITHDRAWN_OPACITY)
            else:
                item.set_ghost(self.colours.mat, PLAYED_OPACITY)
            item.move_to_pose()

    def _update_signs(self, signs: list[Sign]) -> None:
        self._numbers.set_size(self.sceneRect())
        self._numbers.show_numbers([(sign.text, sign.box) for sign in signs if sign.kind is SignKind.NUMBER])
        signs = [sign for sign in signs if sign.kind is not SignKind.NUMBER]
        while len(self._signs) < len(signs):
            self._signs.append(SignItem())
            self.addItem(self._signs[-1])
        for n, item in enumerate(self._signs):
            if n < len(signs):
                item.show_sign(signs[n], self.colours)
            else:
                item.hide()

    @property
    def moving(self) -> bool:
        """Whether any card is moving."""
        return bool(self._moving)

    # -- background --------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Paints the cloth of the table."""
        painter.fillRect(self.sceneRect(), QColor(self.colours.mat))
