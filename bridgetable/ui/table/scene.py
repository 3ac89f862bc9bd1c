"""The graphics scene of the table, with one permanent item for each card: a step animates the cards that move."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.state import Table
from bridgetable.ui.auction.layout import SHARE_ON_WALL, sheet_text
from bridgetable.ui.auction.panel import AuctionSheet, SheetStyle
from bridgetable.ui.drawing.card_faces import CardStyle
from bridgetable.ui.drawing.colours import TableColours
from bridgetable.ui.drawing.suit_symbols import rectangle
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import Speed, ViewOptions
from bridgetable.ui.table.areas import Position, position_of
from bridgetable.ui.table.card_item import (
    LOST_OVERLAY,
    MOVING_Z,
    PLAYED_OPACITY,
    UNLAWFUL_OVERLAY,
    WITHDRAWN_OPACITY,
    CardItem,
    MovingCards,
    repainting_left,
)
from bridgetable.ui.table.elements import CARD_ASPECT, HELD_PLACES, Ghost, Layout, Place, Pose, SheetPlace
from bridgetable.ui.table.figure_layer import FigureLayer
from bridgetable.ui.table.middle import QUITTED_SIZE, transferred_between
from bridgetable.ui.table.plate_words import PlateShape, plate_shape
from bridgetable.ui.table.plates import Plate, SeatPlate, seen_view
from bridgetable.ui.table.poses import poses
from bridgetable.ui.table.signs import Sign, SignItem, SignKind, WithdrawnNumbers, signs_of
from bridgetable.ui.table.text import plate_text, waits_for_decision
from bridgetable.words.catalogue import Words

TRANSFER_TIMES = 4
"""How many times as long as a card that is played a trick takes that is transferred."""
LIGHT_IN_MIDDLE, DARK_AT_EDGE = 108, 122
"""How much lighter the cloth is in its middle and darker at its edges, in percent."""


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
        self._replayed: Table | None = None
        self._replay_speed = Speed.NORMAL
        self._turned_up: int | None = None
        self._found: tuple[Table, ViewOptions, tuple[float, float], Layout] | None = None
        self.cards = {card: CardItem(card) for card in PACK}
        self.plates = BySeat.of(lambda _: SeatPlate())
        self.sheet = AuctionSheet()
        self._cards_shown: tuple[object, ...] = ()
        self._ghosts: list[CardItem] = []
        self._signs: list[SignItem] = []
        self._numbers = WithdrawnNumbers()
        self.figures = FigureLayer(self)
        for item in (*self.cards.values(), *self.plates, self.sheet, self._numbers):
            self.addItem(item)
        self.moving_cards = MovingCards(self)
        self.moving_tricks = MovingCards(self)

    @property
    def colours(self) -> TableColours:
        """The colours of the table."""
        return self.options.colours

    @property
    def _card_style(self) -> CardStyle:
        shown = self.options
        return CardStyle(shown.four_colours, shown.index, shown.indices, shown.contrast)

    @property
    def _shows_another(self) -> bool:
        """Whether another table than the one at the cursor is shown: a preview, or one that was there before."""
        return self._preview is not None or self._replayed is not None

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
        before, self.table, self._lawful = self.table, table, lawful
        self._preview = self._replayed = None
        self._update_layout(animate)
        if table is not before:
            with repainting_left(self, self.moving_tricks.leaving):
                self.moving_tricks.stop()
        if animate and before is not None and table.transfers != before.transfers:
            self._show_transfer(before, table)

    def _show_transfer(self, before: Table, after: Table) -> None:
        """Has the tricks that were transferred slide from the tricks of one side to those of the other."""
        layout, (side, numbers) = self.current_layout, transferred_between(before, after)
        if layout is None or self.options.speed is Speed.OFF:
            return
        moving: dict[CardItem, tuple[QPointF, float]] = {}
        items = list(self.moving_tricks.leaving)
        for number in numbers:
            trick = after.trick(number)
            poses = [layout.cards[play.card] for play in trick.plays] if trick is not None else []
            theirs = next((pose for pose in poses if pose.seat.side is side), None)
            given = next((pose for pose in poses if pose.seat.side is not side), None)
            if theirs is None or given is None:
                continue
            if len(moving) == len(items):
                items.append(CardItem(PACK[0]))
                self.addItem(items[-1])
            item = items[len(moving)]
            item.set_style(self._card_style, self.colours)
            item.set_pose(self._arriving_trick(theirs, layout))
            moving[item] = (QPointF(given.box.x, given.box.y), 1.0)
        self.moving_tricks.leaving = tuple(items)
        self.moving_tricks.start(moving, self.options.speed, TRANSFER_TIMES)

    def _arriving_trick(self, theirs: Pose, layout: Layout) -> Pose:
        """Where a trick arrives face down that is transferred to the side which played this card of it."""
        width, height = QUITTED_SIZE * layout.unit, CARD_ASPECT * QUITTED_SIZE * layout.unit
        shape = (width, height) if self.position(theirs.seat).is_upright else (height, width)
        if theirs.place is Place.QUITTED:
            end = theirs.box.centre
        else:
            # The last trick still lies in the middle.
            row = next(row.box for row in layout.rows if row.side is theirs.seat.side)
            end = (row.right - height / 2, row.centre[1])
        return Pose(Box.centred_at(*end, *shape), theirs.z, Place.QUITTED, theirs.seat, face_up=False)

    def preview(self, table: Table | None) -> None:
        """Shows the table an option would lead to, until it gets None or another table is shown."""
        if table != self._preview:
            self._preview = table
            self._update_layout(animate=False)

    def replay(self, table: Table | None, speed: Speed = Speed.NORMAL) -> None:
        """Shows a table that was there before, to which cards move at this speed, until it gets None or another."""
        if table is not self._replayed:
            self._replayed, self._replay_speed = table, speed
            self._update_layout(animate=table is not None)

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
        if item not in self.moving_cards and item.pos() != item.target_pos():
            self.moving_cards.start({item: (item.pos(), 1.0)}, self.options.speed)

    def drag_card(self, item: CardItem, position: QPointF) -> None:
        """Moves a card to a position while it is dragged, above all others."""
        self.moving_cards.leave(item)
        with repainting_left(self, (item,)):
            item.setScale(1.0)
            item.setPos(position)
            item.setZValue(2 * MOVING_Z)

    def position(self, seat: Seat) -> Position:
        """Where this seat is seen."""
        return position_of(seat, self.options.bottom)

    def plate_shape(self, seat: Seat) -> PlateShape:
        """How the plate of this seat is divided."""
        return plate_shape(self.position(seat), on_wall=self.options.projector, button=self.has_buttons)

    def is_on_mat(self, point: QPointF) -> bool:
        """Whether this point is on the mat, where dropping a card plays it."""
        mat = self.current_layout.mat if self.current_layout is not None else Box(0, 0, 0, 0)
        return rectangle(mat).contains(point)

    # -- layout ------------------------------------------------------------------------------------------------

    def _update_layout(self, animate: bool) -> None:
        table, rect = self._preview or self._replayed or self.table, self.sceneRect()
        if table is None or not self._has_size or rect.isEmpty():
            return
        another = self._shows_another
        options = replace(self.options, turned_up=None if another else self._turned_up, preview=another)
        layout = self._poses(table, options, (rect.width(), rect.height()))
        if table.turn is not None and waits_for_decision(table, table.turn):
            layout = replace(layout, on_turn=None)
        if options.asking:
            layout = replace(layout, on_turn=None, awaited=None)
        self.current_layout = layout
        if self.colours != self._background:
            self._background = self.colours
            self.invalidate(rect, QGraphicsScene.SceneLayer.AllLayers)
        with repainting_left(self, self.items()):
            self._update_items(table, layout, animate)
        self.laid_out.emit()

    def _update_items(self, table: Table, layout: Layout, animate: bool) -> None:
        self._update_cards(table, layout, animate)
        self._update_ghosts(layout.ghosts)
        self._update_signs(signs_of(layout, self.words, replayed=self._preview is None))
        self.figures.set_layout(layout, self.options.index, previewing=self._preview is not None)
        self._update_sheet(table, layout.auction)
        self._update_plates(table, layout)

    def _update_plates(self, table: Table, layout: Layout) -> None:
        for seat, plate in self.plates.items():
            text = plate_text(table, seat, self.words)
            text = text.while_asked if self.options.asking else text
            text = text.on_wall if self.options.projector else text
            shape, view = self.plate_shape(seat), seen_view(table, seat, self.options)
            plate.show_plate(Plate(text, layout.plates[seat], shape, self.colours, view))

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
        text = sheet_text(
            table,
            self.words,
            marks=self.options.marks and not self.options.projector,
            veiled=self.options.veiled,
            asking=self.options.asking,
        )
        style = SheetStyle.from_options(self.options)
        if self.options.projector:
            self.sheet.show_auction(text.on_wall, place.box, style, over=place.over, share=SHARE_ON_WALL)
        else:
            self.sheet.show_auction(text, place.box, style, over=place.over)

    def _update_cards(self, table: Table, layout: Layout, animate: bool) -> None:
        style, turn = self._card_style, table.turn
        current = self._current_poses() if self._preview is not None else {}
        shown = layout, style, self.colours, turn, self._lawful, self._shows_another, current, self.options.asking
        if shown == self._cards_shown:
            # In other words, say; a card on its way, or in somebody's hand, stays there.
            return
        self._cards_shown = shown
        self.moving_cards.stop()
        moving: dict[CardItem, tuple[QPointF, float]] = {}
        speed = self.options.speed if self._replayed is None else self._replay_speed
        can_move = animate and speed is not Speed.OFF
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
        self.moving_cards.start(moving, speed)

    def _current_poses(self) -> dict[Card, Pose]:
        rect = self.sceneRect()
        return {} if self.table is None else poses(self.table, self.options, (rect.width(), rect.height())).cards

    def _update_marking(self, item: CardItem, pose: Pose, turn: Seat | None, current: Pose | None) -> None:
        """Marks a card in this pose; `current` is its pose without the preview, while one is shown."""
        if pose.place is Place.QUITTED:
            # The tricks that his side has lost are paler.
            lost = pose.turned is self.position(pose.seat).is_upright
            item.set_marking(overlay=LOST_OVERLAY if lost else 0.0)
            return
        in_turn = pose.place in HELD_PLACES and pose.face_up and pose.seat is turn
        told = bool(self._lawful) and not self._shows_another and not self.options.asking
        unlawful = in_turn and told and item.card not in self._lawful
        if current is not None and current.place is not pose.place:
            outline = Qt.PenStyle.DashLine
        elif self.current_layout is not None and item.card == self.current_layout.winner:
            outline = Qt.PenStyle.SolidLine
        else:
            outline = Qt.PenStyle.NoPen
        item.set_marking(overlay=UNLAWFUL_OVERLAY if unlawful else 0.0, outline=outline)

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
            item.set_ghost(self.colours.mat, WITHDRAWN_OPACITY if ghosts[n].number else PLAYED_OPACITY)
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

    # -- background --------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paints the cloth of the table, which is a little lighter in the middle."""
        place, cloth = self.sceneRect(), QColor(self.colours.mat)
        light = QRadialGradient(place.center(), max(1.0, 0.62 * place.width()))
        light.setColorAt(0.0, cloth.lighter(LIGHT_IN_MIDDLE))
        light.setColorAt(1.0, cloth.darker(DARK_AT_EDGE))
        painter.fillRect(place, light)
