"""The signs drawn on the table: badges, tags, the presenter's marks, outlines, numbers of withdrawn cards."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.ui.drawing.card_faces import draw_cached
from bridgetable.ui.drawing.colours import LIGHT, TableColours
from bridgetable.ui.drawing.lettering import draw_text, draw_warning
from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.elements import OUTLINE, Layout
from bridgetable.words.catalogue import Words


class SignKind(enum.Enum):
    """What a sign means."""

    MAJOR = "major"
    MINOR = "minor"
    HIDDEN = "hidden"
    NUMBER = "number"
    AWAITED = "awaited"
    ON_TURN = "on-turn"
    PREVIEW = "preview"
    SHEET = "sheet"
    TURNED_UP = "turned-up"
    TAG = "tag"
    GAP = "gap"
    SIDE = "side"


class Sign(msgspec.Struct, frozen=True):
    """A sign with its box on the table and its text; `z` where that does not follow from its kind."""

    kind: SignKind
    box: Box
    text: str = ""
    z: int = 0


def signs_of(layout: Layout, words: Words, *, replayed: bool = False) -> list[Sign]:
    """The signs of this layout, with a ribbon where it is a preview, or `replayed`."""
    text = words.text
    signs = [Sign(SignKind.HIDDEN, box) for box in layout.marks]
    for badge in layout.badges:
        kind = SignKind.MAJOR if badge.major else SignKind.MINOR
        signs.append(Sign(kind, badge.box, text(f"table-badge-{kind.value}")))
    for tag in layout.tags:
        kind = SignKind.GAP if tag.key == "omitted" else SignKind.TAG
        signs.append(Sign(kind, tag.box, text(f"table-tag-{tag.key}", trick=tag.trick)))
    for ghost in layout.ghosts:
        if ghost.number_box is not None:
            signs.append(Sign(SignKind.NUMBER, ghost.number_box, str(ghost.number)))
    for row in layout.rows:
        if row.label is not None:
            signs.append(Sign(SignKind.SIDE, row.label, words.name(row.side, "short")))
    if layout.awaited is not None:
        signs.append(Sign(SignKind.AWAITED, layout.awaited, z=layout.awaited_z))
    if layout.on_turn is not None:
        signs.append(Sign(SignKind.ON_TURN, layout.on_turn))
    if layout.turned_up is not None:
        label = text("table-turned-up", trick=layout.turned_up.number)
        signs.append(Sign(SignKind.SHEET, layout.turned_up.sheet))
        signs.append(Sign(SignKind.TURNED_UP, layout.turned_up.label, label))
    if layout.preview is not None:
        signs.append(Sign(SignKind.PREVIEW, layout.preview, text("table-replay" if replayed else "table-preview")))
    return signs


_Z = {
    SignKind.ON_TURN: 50,
    SignKind.SHEET: 560,
    SignKind.TURNED_UP: 565,
    SignKind.NUMBER: 900,
    SignKind.HIDDEN: 910,
    SignKind.PREVIEW: 920,
    SignKind.TAG: 350,
    SignKind.GAP: 95,
    SignKind.SIDE: 9,
}
_PENALTY_Z = 290
BADGE_LETTERS, TAG_LETTERS = 0.92, 0.84
"""The heights of the letters of badges, which have none that go below the line, and of tags, in those of their boxes.
"""
_CLEAR = QColor(Qt.GlobalColor.transparent)
_WITHOUT_LETTERS = (SignKind.AWAITED, SignKind.ON_TURN, SignKind.HIDDEN)


class SignItem(QGraphicsItem):
    """The graphics item of a sign; the numbers are all one item, WithdrawnNumbers."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = Sign(SignKind.HIDDEN, Box(0, 0, 0, 0))
        self._colours = LIGHT
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_sign(self, sign: Sign, colours: TableColours) -> None:
        """Shows this sign in these colours."""
        if (sign, colours) != (self._sign, self._colours):
            self.prepareGeometryChange()
            self._sign, self._colours = sign, colours
            # On whole pixels equal signs share one picture.
            self.setPos(round(sign.box.x), round(sign.box.y))
            self.setZValue(sign.z or _Z.get(sign.kind, _PENALTY_Z))
            self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        """The box of the sign with a margin for its outline."""
        return QRectF(-4, -4, self._sign.box.width + 8, self._sign.box.height + 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the sign; in a window from its picture, if it has no letters."""
        sign, colours = self._sign, self._colours
        if widget is not None and sign.kind in _WITHOUT_LETTERS:
            draw_cached(painter, self.boundingRect(), (sign.kind, colours), _CLEAR, self._draw)
        else:
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self._sign.box.width, self._sign.box.height)
        match self._sign.kind:
            case SignKind.MAJOR:
                _draw_major(painter, box, self._sign.text, self._colours)
            case SignKind.MINOR:
                _draw_minor(painter, box, self._sign.text, self._colours)
            case SignKind.HIDDEN:
                draw_warning(painter, box, self._colours)
            case SignKind.AWAITED | SignKind.ON_TURN:
                _draw_outline(painter, box, self._colours, dashed=self._sign.kind is SignKind.AWAITED)
            case SignKind.PREVIEW:
                _draw_ribbon(painter, box, self._sign.text, self._colours)
            case SignKind.SHEET:
                _draw_sheet(painter, box, self._colours)
            case SignKind.TAG:
                _draw_tag(painter, box, self._sign.text, self._colours)
            case SignKind.GAP:
                _draw_gap(painter, box, self._sign.text, self._colours)
            case SignKind.SIDE:
                draw_text(painter, box, self._sign.text, self._colours.ghost, TAG_LETTERS * box.height())
            case SignKind.TURNED_UP:
                _draw_label(painter, box, self._sign.text, self._colours)


def _draw_major(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """Draws a filled octagonal block, like a stop sign."""
    cut = 0.3 * box.height()
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    corners = (
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.major))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    draw_text(painter, box.adjusted(cut / 2, 0, -cut / 2, 0), text, "#ffffff", BADGE_LETTERS * box.height())


def _draw_minor(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """Draws an outlined lozenge with round ends."""
    line = max(1.5, 0.08 * box.height())
    inner = box.adjusted(line, line / 2, -line, -line / 2)
    painter.setPen(QPen(QColor(colours.not_vulnerable), line))
    painter.setBrush(QColor(colours.minor))
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    end = inner.height() / 3
    draw_text(painter, inner.adjusted(end, 0, -end, 0), text, "#16241d", BADGE_LETTERS * box.height())


def _draw_outline(painter: QPainter, box: QRectF, colours: TableColours, *, dashed: bool) -> None:
    """Draws an outline around a hand, or dashed around the place where a card is due."""
    thick = max(2.5, 0.04 * min(box.width(), box.height())) if dashed else 3.0
    pen = QPen(QColor(colours.turn), thick, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)


def _draw_sheet(painter: QPainter, box: QRectF, colours: TableColours) -> None:
    """Draws a light sheet that covers what lies on the mat."""
    painter.setPen(QPen(QColor(colours.asked), 3.0))
    painter.setBrush(QColor(colours.felt))
    painter.drawRoundedRect(box, 8, 8)


def _draw_label(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """Draws a label on a filled block."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.asked))
    painter.drawRoundedRect(box, 0.25 * box.height(), 0.25 * box.height())
    edge = 0.3 * box.height()
    draw_text(painter, box.adjusted(edge, 0, -edge, 0), text, colours.asked_text, 0.66 * box.height())


def _draw_tag(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """Draws a tag as a dark strip across a card."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.caption))
    painter.drawRoundedRect(box, 3, 3)
    edge = 0.12 * box.height()
    draw_text(painter, box.adjusted(edge, 0, -edge, 0), text, colours.caption_text, TAG_LETTERS * box.height())


def _draw_gap(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """Draws the dotted outline of a missing card with its label."""
    pen = QPen(QColor(colours.ghost), max(2.0, 0.03 * box.width()), Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
    height = min(0.26 * box.width(), 0.3 * box.height())
    line = QRectF(box.x() + 6, box.y() + 0.14 * box.height(), box.width() - 12, height)
    draw_text(painter, line, text, colours.ghost, height)


def _draw_ribbon(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """Draws a label on a ribbon with notched ends."""
    notch = box.height() / 3
    path = QPainterPath(box.topLeft())
    for point in (
        box.topRight(),
        QPointF(box.right() - notch, box.center().y()),
        box.bottomRight(),
        box.bottomLeft(),
        QPointF(box.left() + notch, box.center().y()),
    ):
        path.lineTo(point)
    path.closeSubpath()
    painter.fillPath(path, QColor(colours.asked))
    draw_text(
        painter, box.adjusted(notch * 1.4, 0, -notch * 1.4, 0), text, colours.asked_text, TAG_LETTERS * box.height()
    )


# -- The numbers on withdrawn cards, all painted by one graphics item: after many withdrawals there are dozens ---------


DISC_OUTLINE, DISC_FILLING = "#ffffff", "#16241d"
"""The colours of a number with the outline of its disc, and of the disc."""


class WithdrawnNumbers(QGraphicsItem):
    """The item of all these numbers, as large as the scene; each change has only the places updated that differ."""

    def __init__(self) -> None:
        super().__init__()
        self._bounds = QRectF()
        self._numbers: dict[tuple[int, int, float, float], str] = {}
        self.setZValue(_Z[SignKind.NUMBER])
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
                self.update(QRectF(*place).adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE))

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
            if not exposed.intersects(box.adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)):
                continue
            if copied:
                painter.drawPixmap(QPointF(x - OUTLINE, y - OUTLINE), _disc(width, height, ratio))
            else:
                _draw_disc(painter, box)
            draw_text(painter, box, number, DISC_OUTLINE, 0.82 * height)


@lru_cache(maxsize=16)
def _disc(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(round((width + 2 * OUTLINE) * ratio), round((height + 2 * OUTLINE) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    with QPainter(picture) as painter:
        _draw_disc(painter, QRectF(OUTLINE, OUTLINE, width, height))
    return picture


def _draw_disc(painter: QPainter, box: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(DISC_OUTLINE), max(1.2, 0.07 * box.height())))
    painter.setBrush(QColor(DISC_FILLING))
    painter.drawEllipse(box)
