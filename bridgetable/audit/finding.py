"""Findings: what a recorded board shows that is against the Laws, or that its own play contradicts."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.table.text import Text

Details: TypeAlias = tuple[tuple[str, str | int | bool], ...]

RESULT_DIFFERS = "result-differs"
CLAIM_EXCEEDS = "claim-exceeds"
SCORE_DIFFERS = "score-differs"
CONTRACT_DIFFERS = "contract-differs"
DECLARER_DIFFERS = "declarer-differs"
LEADER_DIFFERS = "leader-differs"
PLAYED_TWICE = "card-played-twice"
WRONG_HAND = "card-from-wrong-hand"
MARK_DIFFERS = "mark-differs"
WRONG_DEAL = "wrong-deal"
UNREADABLE_BOARD = "unreadable-board"
UNREADABLE_FILE = "unreadable-file"

LAWS = {
    RESULT_DIFFERS: "79A",
    CLAIM_EXCEEDS: "79A",
    SCORE_DIFFERS: "79C",
    CONTRACT_DIFFERS: "22",
    DECLARER_DIFFERS: "22",
    LEADER_DIFFERS: "41A",
    PLAYED_TWICE: "44B",
    WRONG_HAND: "45A",
    MARK_DIFFERS: "",
    WRONG_DEAL: "1",
    UNREADABLE_BOARD: "",
    UNREADABLE_FILE: "",
}
"""The kinds of findings that are no irregularity at the table, each with the Law it is about; "" for none."""


class Finding(msgspec.Struct, frozen=True):
    """One thing found in one board of a file; `game` is its place in the file, `board` the number on it.

    `call` is the number of a call in the auction, `trick` and `card` say which play it is about; 0 and "" for neither.
    `kind` is that of an irregularity as a case file names it, or one of `LAWS`. `message` is a sentence in each
    language, and `details` are facts for other programs.
    """

    file: str
    game: int = 0
    board: int = 0
    line: int = 0
    kind: str = ""
    law: str = ""
    player: Seat | None = None
    call: int = 0
    trick: int = 0
    card: str = ""
    message: Text = ()
    details: Details = ()

    def detail(self, name: str) -> str | int | bool | None:
        """The detail of this name; None if there is none."""
        return dict(self.details).get(name)
