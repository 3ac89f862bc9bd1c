"""What a table laid out consists of: boxes, poses of cards, and what the viewer wants to see. No Qt."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.ui.kit.layout.box import Box

TALL = 1.4
"""A card is this much longer than it is wide."""
FIGURE = 0.385
"""How high the figure on a card is, in widths of the card."""


class Place(enum.Enum):
    """Where on the table a card lies."""

    HAND = "hand"
    TRICK = "trick"
    QUITTED = "quitted"
    PENALTY = "penalty"
    SHOWN = "shown"
    FACE_DOWN = "face-down"
    AHEAD = "ahead"
    TURNED_UP = "turned-up"


HELD = (Place.HAND, Place.PENALTY, Place.SHOWN)
"""Where the cards are that a player still holds."""


class Pose(msgspec.Struct, frozen=True):
    """How one card lies; `z` tells which card lies on which, `in_line` sets rank and suit of its index side by side."""

    box: Box
    z: int
    place: Place
    seat: Seat
    face_up: bool = True
    horizontal_index: bool = False

    @property
    def turned(self) -> bool:
        """Whether the card lies across, a quarter turn from upright."""
        return self.box.width > self.box.height


class Ghost(msgspec.Struct, frozen=True):
    """Where a card lay before: dealt there and played since, or withdrawn as the n-th of a chain.

    A withdrawn card has its number in a box.
    """

    card: Card
    pose: Pose
    number: int = 0
    number_box: Box | None = None


class Badge(msgspec.Struct, frozen=True):
    """Tells a major penalty card from a minor one."""

    card: Card
    box: Box
    major: bool


class Tag(msgspec.Struct, frozen=True):
    """A word on a card, or where one is missing: "face-down", "ahead" of its trick, "shown", "omitted"."""

    key: str
    box: Box
    trick: int = 0


class Figure(msgspec.Struct, frozen=True):
    """The tricks of one side on the whole board, and what the contract comes to: "=", "+1", "−2".

    `rough` says that some restraint was left out of account, `best` that nothing else leads to more.
    """

    tricks: int
    result: str
    rough: bool = False
    best: bool = False

    @property
    def short(self) -> str:
        """The tricks alone: "11", "≈11"."""
        return f"{'≈' if self.rough else ''}{self.tricks}"


class Told(msgspec.Struct, frozen=True):
    """A figure and the sentence that says it; without a figure, why there is none."""

    figure: Figure | None
    sentence: str


class QuittedRow(msgspec.Struct, frozen=True):
    """Where the quitted tricks of a side stand."""

    side: Side
    box: Box


class TurnedUp(msgspec.Struct, frozen=True):
    """The sheet on which a quitted trick is turned up, and its label."""

    number: int
    sheet: Box
    label: Box


class SheetPlace(msgspec.Struct, frozen=True):
    """Where the auction sheet lies; `over` what else lies on the mat, when somebody looks at it during the play."""

    box: Box
    over: bool


class Layout(msgspec.Struct, frozen=True):
    """Where everything on the table lies."""

    area: Box
    unit: float
    mat: Box
    plates: BySeat[Box]
    zones: BySeat[Box]
    rows: tuple[QuittedRow, QuittedRow]
    cards: dict[Card, Pose]
    ghosts: tuple[Ghost, ...] = ()
    badges: tuple[Badge, ...] = ()
    tags: tuple[Tag, ...] = ()
    marks: tuple[Box, ...] = ()
    awaited: Box | None = None
    on_turn: Box | None = None
    winner: Card | None = None
    turned_up: TurnedUp | None = None
    auction: SheetPlace | None = None


def index_box(pose: Pose, index: float) -> Box:
    """The part of a card that tells which one it is: rank and suit in its top left corner."""
    unit = min(pose.box.width, pose.box.height)
    across, down = (index_width(index), index + 0.06)
    if pose.horizontal_index:
        across = index_width(index) + 0.9 * index
    else:
        down = index_height(index)
    return Box(pose.box.x, pose.box.y, across * unit, down * unit)


def index_width(index: float) -> float:
    """How wide a strip of a card shows its rank and suit, one above the other; in widths of the card."""
    return 0.9 * index + 0.055


def index_depth(index: float) -> float:
    """How deep a strip of a card shows its rank and suit, side by side; in widths of the card."""
    return index + 0.075


def index_height(index: float) -> float:
    """How deep a strip shows rank and suit, one above the other; in widths of the card."""
    return 1.75 * index + 0.12


def figure_box(pose: Pose, index: float) -> Box:
    """Beside the index and never on it: under it, or on its right where the next card lies below.

    Of a card that lies before North or South it stands under its badge: there the next one lies beside it.
    """
    box, unit = pose.box, min(pose.box.width, pose.box.height)
    width, high = (index_width(index) - 0.03) * unit, FIGURE * unit
    if not pose.horizontal_index:
        return Box(box.x + 0.015 * unit, box.y + index_height(index) * unit, width, high)
    if pose.place is not Place.HAND and pose.seat.side is Side.NS:
        return Box(box.x + 0.045 * unit, box.y + (index_depth(index) + 0.32) * unit, width, high)
    # Rank and suit end here.
    left = (0.08 + 1.62 * index) * unit
    # Between dummy's columns there is room, beside the trick there is little.
    width = 0.48 * unit if pose.place is Place.HAND else 1.12 * unit - left
    return Box(box.x + left, box.y + 0.05 * unit, width, high)
