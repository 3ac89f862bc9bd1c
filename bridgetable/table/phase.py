"""The phases of a board."""

from __future__ import annotations

import enum


class Phase(enum.Enum):
    """The phase of a board: auction, play, or over."""

    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"
