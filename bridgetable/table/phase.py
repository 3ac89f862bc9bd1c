"""Where a board stands."""

from __future__ import annotations

import enum


class Phase(enum.Enum):
    """The three parts of a board: the auction, the play, and what comes after."""

    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"
