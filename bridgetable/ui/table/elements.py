"""The elements of a laid-out table: poses of cards, ghosts, badges, tags, figures and their boxes. No Qt."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.ui.kit.box import Box

CARD_ASPECT = 1.4
"""The height of a card, in card widths."""
OUTLINE = 2
"""The pixels around what is drawn that its outline or its smoothed edge may cover."""
FIGURE_HEIGHT = 0.385
"""The height of the figure on a card, in card widths."""


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


HELD_PLACES = (Place.HAND, Place.PENALTY, Place.SHOWN)
"""The places of cards a player still holds."""


class Pose(msgspec.Struct, frozen=True):
    """How one card lies: over cards of lower `z`; `horizontal_index` puts rank and suit side by side."""

    box: Box
    z: int
    place: Place
    seat: Seat
    face_up: bool = True
    horizontal_index: bool = False

    @property
    def turned(self) -> bool:
        """Whether the card lies sideways, a quarter turn from upright."""
        return self.box.width > self.box.height


class Ghost(msgspec.Struct, frozen=True):
    """A translucent card where the card lay before: in the hand it was dealt to, or on the mat before it was withdrawn.

    `number` counts withdrawn cards from 1, and is 0 for a card that was played; `number_box` is where it is shown.
    """

    card: Card
    pose: Pose
    number: int = 0
    number_box: Box | None = None


class Badge(msgspec.Struct, frozen=True):
    """The badge below penalty cards of a player that lie side by side, all major or all minor (Law 50B)."""

    cards: tuple[Card, ...]
    box: Box
    major: bool


class Tag(msgspec.Struct, frozen=True):
    """A label on a card or in the place of a missing one: "face-down", "ahead", "shown", "led" or "omitted".

    `trick` is the number of the trick that a card "ahead" was played to.
    """

    key: str
    box: Box
    trick: int = 0


class Figure(msgspec.Struct, frozen=True):
    """The tricks one side wins on the whole board, and the result of the contract: "=", "+1", "−2".

    `rough` means that some restriction was not taken into account, `best` that no alternative wins more tricks.
    """

    tricks: int
    result: str
    rough: bool = False
    best: bool = False

    @property
    def short(self) -> str:
        """The number of tricks: "11", or "≈11" where it is rough."""
        return f"{'≈' if self.rough else ''}{self.tricks}"


class DescribedFigure(msgspec.Struct, frozen=True):
    """A figure with the sentence that explains it, or without a figure the reason why there is none."""

    figure: Figure | None
    sentence: str


class QuittedRow(msgspec.Struct, frozen=True):
    """Where the quitted tricks of a side lie, in two rows, and the place of its name where there is room for it."""

    side: Side
    box: Box
    label: Box | None = None


class TurnedUp(msgspec.Struct, frozen=True):
    """The sheet on which the quitted trick of this number is turned face up, and its label."""

    number: int
    sheet: Box
    label: Box


class SheetPlace(msgspec.Struct, frozen=True):
    """Where the auction sheet lies; `over` means that it covers the mat, when it is looked at during the play."""

    box: Box
    over: bool


class Layout(msgspec.Struct, frozen=True):
    """Where everything on the table lies, in pixels.

    `rows` are the places of quitted tricks, `quitted` the numbers of these with the boxes of their cards, `marks` the
    presenter's marks of hidden irregularities, `awaited` the place of the card due next and `awaited_z` how high it
    lies, `on_turn` the outline of the hand to act, `winner` the card that wins the trick shown, `preview` the place of
    the label of a preview.
    """

    area: Box
    unit: float
    mat: Box
    plates: BySeat[Box]
    hand_areas: BySeat[Box]
    rows: tuple[QuittedRow, QuittedRow]
    quitted: tuple[tuple[int, Box], ...]
    cards: dict[Card, Pose]
    ghosts: tuple[Ghost, ...] = ()
    badges: tuple[Badge, ...] = ()
    tags: tuple[Tag, ...] = ()
    marks: tuple[Box, ...] = ()
    awaited: Box | None = None
    awaited_z: int = 0
    on_turn: Box | None = None
    winner: Card | None = None
    turned_up: TurnedUp | None = None
    auction: SheetPlace | None = None
    preview: Box | None = None


def index_box(pose: Pose, index: float) -> Box:
    """The box of a card's index, its rank and suit in the top left corner."""
    unit = min(pose.box.width, pose.box.height)
    if pose.horizontal_index:
        width, height = horizontal_index_width(index), index + 0.06
    else:
        width, height = vertical_index_width(index), vertical_index_height(index)
        height = min(height, 1.0) if pose.turned else height
    return Box(pose.box.x, pose.box.y, width * unit, height * unit)


def vertical_index_width(index: float) -> float:
    """The width of an index with the rank above the suit, in card widths; `index` is the height of the rank."""
    return 0.9 * index + 0.055


def horizontal_index_width(index: float) -> float:
    """The width of an index with rank and suit side by side, in card widths; `index` is the height of the rank."""
    return vertical_index_width(index) + 0.75 * index


def horizontal_index_height(index: float) -> float:
    """The height of an index with rank and suit side by side, in card widths; `index` is the height of the rank."""
    return index + 0.075


def vertical_index_height(index: float) -> float:
    """The height of an index with the rank above the suit, in card widths; `index` is the height of the rank."""
    return 1.75 * index + 0.12


def figure_box(pose: Pose, index: float) -> Box:
    """The box of a card's figure: below its index, or to the right of it where the next card lies below."""
    box, unit = pose.box, min(pose.box.width, pose.box.height)
    width, height = (vertical_index_width(index) - 0.03) * unit, FIGURE_HEIGHT * unit
    if not pose.horizontal_index:
        return Box(box.x + 0.015 * unit, box.y + vertical_index_height(index) * unit, width, height)
    # The right edge of rank and suit.
    left = (0.08 + 1.62 * index) * unit
    # There is room between dummy's columns, but little beside the trick.
    width = 0.48 * unit if pose.place is Place.HAND else 0.99 * unit - left
    return Box(box.x + left, box.y + 0.05 * unit, width, height)
