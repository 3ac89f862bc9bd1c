"""The graphics scene of the table, with one permanent item for each card: a step animates the cards that move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.state import Table
from bridgetable.ui.auction.layout import SHARE_ON_WALL, sheet_text
from bridgetable.ui.auction.panel import AuctionSheet, SheetStyle
from bridgetable.ui.drawing.card_faces import CardStyle
from bridgetable.ui.drawing.colours import TableColours
from bridgetable.ui.drawing.lettering import draw_text
from bridgetable.ui.drawing.suit_symbols import rectangle
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import Speed, ViewOptions
from bridgetable.ui.table.areas import Position, position_of
from bridgetable.ui.table.card_item import LOST_OVERLAY, PLAYED_OPACITY, UNLAWFUL_OVERLAY, WITHDRAWN_OPACITY, CardItem
from bridgetable.ui.table.elements import (
    CARD_ASPECT,
    HELD_PLACES,
    DescribedFigure,
    Figure,
    Ghost,
    Layout,
    Place,
    Pose,
    SheetPlace,
    figure_box,
)
from bridgetable.ui.table.middle import QUITTED_SIZE, transferred_between
from bridgetable.ui.table.plate_words import PlateShape, plate_shape
from bridgetable.ui.table.plates import Plate, SeatPlate, seen_view
from bridgetable.ui.table.poses import poses
from bridgetable.ui.table.signs import Sign, SignItem, SignKind, signs_of
from bridgetable.ui.table.text import plate_text, waits_for_decision
from bridgetable.words.catalogue import Words

EDGE = 2
"""The pixels around what is drawn that its outline or its smoothed edge may cover."""


# -- The double-dummy figures on the cards of the table, shown only on cards that lie face up --------------------------


FIGURE_Z = 340
"""The z value of figures: above the cards in the hands and before the players, below what covers the mat."""
INK, PAPER, ACCENT = "#10222f", "#ffffff", "#0b5d8a"
"""The colours of digits, background and best figures; cards look the same in light and dark, and so do these."""
MIN_WIDTH_SCALE = 0.78
"""The smallest horizontal scale of the digits before they are drawn smaller instead."""


class FigureItem(QGraphicsItem):
    """One figure: the best filled, round and bold, others in a square frame, rough ones with the sign for "about"."""

    def __init__(self) -> None:
        super().__init__()
        self._figure = Figure(0, "")
        self._box = Box(0, 0, 1, 1)
        self.setZValue(FIGURE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_figure(self, described: DescribedFigure, box: Box) -> None:
        """Shows this figure in this box, with its sentence as the tooltip."""
        if described.figure is not None and (described.figure, box) != (self._figure, self._box):
            self.prepareGeometryChange()
            self._figure, self._box = described.figure, box
            self.setPos(box.x, box.y)
            self.update()
        self.setToolTip(described.sentence)
        self.show()

    def boundingRect(self) -> QRectF:
        """The box with a margin for its frame."""
        return QRectF(0, 0, self._box.width, self._box.height).adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the frame, the digits and the sign for "about"."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, best = QRectF(0, 0, self._box.width, self._box.height), self._figure.best
        line = max(1.0, 0.05 * box.height())
        painter.setPen(QPen(QColor(ACCENT), line))
        painter.setBrush(QColor(ACCENT if best else PAPER))
        corner = 0.45 * box.height() if best else 0.0
        painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), corner, corner)
        ink = PAPER if best else INK
        digits = box.adjusted(2 * line, 0, -2 * line, 0)
        if self._figure.rough:
            waves = QRectF(
                box.x() + 0.2 * box.width(), box.y() + 0.7 * box.height(), 0.6 * box.width(), 0.2 * box.height()
            )
            _waves(painter, waves, ink, line)
            digits.setBottom(waves.top())
        _digits(painter, digits, str(self._figure.tricks), ink, bold=best)


def _digits(painter: QPainter, box: QRectF, text: str, ink: str, *, bold: bool) -> None:
    """Draws the number as large as the box allows."""
    font = QFont()
    font.setBold(bold)
    pixels = 0.92 * box.height()
    font.setPixelSize(max(1, round(pixels)))
    scale = min(1.0, box.width() / QFontMetricsF(font).horizontalAdvance(text))
    if scale < MIN_WIDTH_SCALE:
        font.setPixelSize(max(1, int(pixels * scale / MIN_WIDTH_SCALE)))
        scale = min(1.0, box.width() / QFontMetricsF(font).horizontalAdvance(text))
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, 1.0)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    text_box = QRectF(-box.width() / scale, -box.height(), 2 * box.width() / scale, 2 * box.height())
    painter.drawText(text_box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _waves(painter: QPainter, box: QRectF, ink: str, line: float) -> None:
    """Draws the sign for "about", two waves one above the other."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.3 * line))
    for y in (box.top() + 0.2 * box.height(), box.bottom()):
        path = QPainterPath(QPointF(box.left(), y))
        path.cubicTo(
            QPointF(box.left() + box.width() / 3, y - box.height()),
            QPointF(box.right() - box.width() / 3, y + box.height()),
            QPointF(box.right(), y),
        )
        painter.drawPath(path)


class FigureLayer:
    """The figures of one table, each on its card."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[FigureItem] = []
        self._figures: Mapping[Card, DescribedFigure] = {}
        self._layout: tuple[Layout | None, float, bool] = (None, 0.0, False)
        self.shown: dict[Card, DescribedFigure] = {}
        """The figures shown, those of cards that lie face up."""

    def set_figures(self, figures: Mapping[Card, DescribedFigure]) -> None:
        """Shows these figures instead of the current ones."""
        self._figures = figures
        self._update_items()

    def set_layout(self, layout: Layout, index: float, *, previewing: bool) -> None:
        """Puts each figure on its card in this layout; `previewing` hides all of them."""
        self._layout = (layout, index, previewing)
        self._update_items()

    def _update_items(self) -> None:
        layout, index, previewing = self._layout
        cards = layout.cards if layout is not None and not previewing else {}
        seen = {
            card: cards[card]
            for card in self._figures
            if card in cards and cards[card].face_up and cards[card].place in HELD_PLACES
        }
        self.shown = {card: self._figures[card] for card in seen}
        while len(self._items) < len(seen):
            self._items.append(FigureItem())
            self._scene.addItem(self._items[-1])
        for item, (card, pose) in zip(self._items, seen.items(), strict=False):
            item.set_figure(self._figures[card], figure_box(pose, index))
        for item in self._items[len(seen) :]:
            item.hide()


# -- The numbers on withdrawn cards, all painted by one graphics item: after many withdrawals there are dozens ---------


DISC_OUTLINE, DISC_FILLING = "#ffffff", "#16241d"
"""The colours of a number with the outline of its disc, and of the disc."""


class WithdrawnNumbers(QGraphicsItem):
    """The item of all these numbers, as large as the scene; each change has only the places updated that differ."""

    def __init__(self) -> None:
        super().__init__()
        self._bounds = QRectF()
        self._numbers: dict[tuple[int, int, float, float], str] = {}
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Otherwise it would not be told what part of it is to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def set_size(self, bounds: QRectF) -> None:
        """Takes over the rectangle of the scene."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def show_numbers(self, numbers: Sequence[tuple[str, Box]]) -> None:
        """Shows these numbers in their boxes, each moved to whole pixels."""
        after = {(round(box.x), round(box.y), box.width, box.height): number for number, box in numbers}
        before, self._numbers = self._numbers, after
        for place in before.keys() | after.keys():
            if before.get(place) != after.get(place):
                self.update(QRectF(*place).adjusted(-EDGE, -EDGE, EDGE, EDGE))

    def boundingRect(self) -> QRectF:
        """The rectangle of the scene."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the numbers; in a window the disc under each is the same picture."""
        device, where = painter.device(), painter.worldTransform()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        exposed: QRectF = option.exposedRect
        copied = widget is not None and ratio.is_integer() and not where.isScaling()
        for (x, y, width, height), number in self._numbers.items():
            box = QRectF(x, y, width, height)
            if not exposed.intersects(box.adjusted(-EDGE, -EDGE, EDGE, EDGE)):
                continue
            if copied:
                painter.drawPixmap(QPointF(x - EDGE, y - EDGE), _disc(width, height, ratio))
            else:
                _draw_disc(painter, box)
            draw_text(painter, box, number, DISC_OUTLINE, 0.82 * height)


@lru_cache(maxsize=16)
def _disc(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(round((width + 2 * EDGE) * ratio), round((height + 2 * EDGE) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    with QPainter(picture) as painter:
        _draw_disc(painter, QRectF(EDGE, EDGE, width, height))
    return picture


def _draw_disc(painter: QPainter, box: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(DISC_OUTLINE), max(1.2, 0.07 * box.height())))
    painter.setBrush(QColor(DISC_FILLING))
    painter.drawEllipse(box)


# -- The cards that move to their poses, a step at a time --------------------------------------------------------------


MOVING_Z = 600
"""The z value above which moving cards are drawn."""


@contextmanager
def repainting_left(scene: QGraphicsScene, items: Iterable[QGraphicsItem]) -> Iterator[None]:
    """Has the views paint again where any of these items, which are moved or hidden inside, no longer is.

    Qt does so itself, but later, and takes an item for painted where it is by then: whatever paints the view meanwhile,
    as a picture taken of the wall does, would leave remains of it where it was.
    """
    before = [(item, item.sceneBoundingRect()) for item in items if item.isVisible()]
    yield
    for item, place in before:
        if not item.isVisible() or item.sceneBoundingRect() != place:
            for view in scene.views():
                left = view.mapFromScene(place).boundingRect()
                view.viewport().update(left.adjusted(-EDGE, -EDGE, EDGE, EDGE))


class MovingCards(QObject):
    """The cards of a scene that are on their way, each from a position and a scale of its own."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._moving: dict[CardItem, tuple[QPointF, float]] = {}
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._finish)
        self.leaving: tuple[CardItem, ...] = ()
        """The cards that are taken away when they have arrived."""

    def __bool__(self) -> bool:
        """Whether any card is moving."""
        return bool(self._moving)

    def __contains__(self, item: object) -> bool:
        """Whether this card is moving."""
        return item in self._moving

    def start(self, moving: Mapping[CardItem, tuple[QPointF, float]], speed: Speed, times: int = 1) -> None:
        """Has these cards move to their poses, each from this position and scale; without animation they are there.

        It takes so many `times` as long as a card that is played.
        """
        if not moving:
            return
        if speed is Speed.OFF:
            for item in moving:
                item.move_to_pose()
            return
        self._moving |= moving
        for item, (start, scale) in moving.items():
            item.setPos(start)
            item.setScale(scale)
            item.setZValue(MOVING_Z + (item.pose.z if item.pose is not None else 0))
        self._animation.stop()
        self._animation.setDuration(times * speed.value)
        self._animation.start()

    def leave(self, item: CardItem) -> None:
        """Leaves this card where it is."""
        self._moving.pop(item, None)

    def stop(self) -> None:
        """Leaves all cards where they are."""
        self._animation.stop()
        self._moving.clear()
        for item in self.leaving:
            item.hide()

    def _advance(self, fraction: float) -> None:
        with repainting_left(self._scene, self._moving):
            for item, (start, scale) in self._moving.items():
                item.setPos(start + (item.target_pos() - start) * fraction)
                item.setScale(scale + (1 - scale) * fraction)

    def _finish(self) -> None:
        with repainting_left(self._scene, self._moving):
            for item in self._moving:
                item.move_to_pose()
            for item in self.leaving:
                item.hide()
        self._moving.clear()


TRANSFER_TIMES = 4
"""How many times as long as a card that is played a trick takes that is transferred."""
LIGHT_IN_MIDDLE, DARK_AT_EDGE = 108, 122
"""How much lighter the cloth is in its middle and darker at its edges, in percent."""
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
        self._numbers.setZValue(NUMBERS_Z)
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
