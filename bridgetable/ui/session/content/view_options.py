"""How a table can be looked at."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.seat import BySeat


class HandView(enum.Enum):
    """How a hand is to be seen."""

    HIDDEN = "hidden"
    SHOWN = "shown"
    AS_DEALT = "as-dealt"


class Speed(enum.Enum):
    """How fast cards move; the value is milliseconds."""

    OFF = 0
    NORMAL = 320
    SLOW = 1100


ALL_SHOWN: BySeat[HandView] = BySeat.of(lambda _: HandView.SHOWN)


class ViewOptions(msgspec.Struct, frozen=True):
    """What the viewer wants to see. `marks` shows what nobody at the table has noticed; never on a projector.

    `turned_up` is the number of the quitted trick the Director looks at; `auction` lays the auction sheet over the mat;
    `preview` says that this is what would come of something, and leaves room for the word.
    """

    hands: BySeat[HandView] = ALL_SHOWN
    marks: bool = True
    four_colours: bool = True
    dark: bool = False
    projector: bool = False
    speed: Speed = Speed.NORMAL
    turned_up: int | None = None
    auction: bool = False
    preview: bool = False

    @property
    def index(self) -> float:
        """How tall the rank in the corner of a card is, in widths of the card."""
        return 0.5 if self.projector else 0.4
