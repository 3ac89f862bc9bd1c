"""What the readers of files say about a board that is a finding, and not a fault of form alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.audit.finding import (
    CONTRACT_DIFFERS,
    DECLARER_DIFFERS,
    LAWS,
    MARK_DIFFERS,
    PLAYED_TWICE,
    RESULT_DIFFERS,
    UNREADABLE_BOARD,
    WRONG_DEAL,
    WRONG_HAND,
    Finding,
)
from bridgetable.audit.wording import without_place
from bridgetable.cards.card import Card
from bridgetable.cards.notation import NotationError, card_text
from bridgetable.cards.seat import Seat
from bridgetable.files import Recorded, UnreadableBoard
from bridgetable.files.record import Place
from bridgetable.files.spelling import read_call
from bridgetable.table.irregularity import CallAfterTheAuction, MissingCard, Revoke
from bridgetable.table.question import Blank, Message

KindAndLaw: TypeAlias = tuple[str, str]

_MISSING: KindAndLaw = (str(MissingCard.__struct_config__.tag), "67")
_AFTER_THE_AUCTION: KindAndLaw = (str(CallAfterTheAuction.__struct_config__.tag), "39")


def _own(kind: str, law: str = "") -> KindAndLaw:
    return kind, law or LAWS[kind]


TOLD: dict[str, KindAndLaw] = {
    "files-sufficient": _own(MARK_DIFFERS, "27"),
    "files-no-revoke": _own(MARK_DIFFERS, "61"),
    "files-lead-in-turn": _own(MARK_DIFFERS, "53"),
    "files-before-turn": _MISSING,
    "files-after-end": _AFTER_THE_AUCTION,
    "files-not-passed-out": _own(CONTRACT_DIFFERS),
    "files-contract-passed": _own(CONTRACT_DIFFERS),
    "files-declarer-of-none": _own(DECLARER_DIFFERS),
    "files-results-differ": _own(RESULT_DIFFERS),
}
"""The warnings about a board that are findings; the engine finds every other one that matters itself."""

_REVOKE: KindAndLaw = (str(Revoke.__struct_config__.tag), "61")

STOPPED: dict[str, KindAndLaw] = {
    "files-card-played-twice": _own(PLAYED_TWICE),
    "files-two-cards": _own(WRONG_HAND),
    "files-card-not-held": _own(WRONG_HAND),
    "files-trick-short": _MISSING,
    "files-card-twice": _own(WRONG_DEAL),
    "files-uneven-hands": _own(WRONG_DEAL, "13"),
}
"""The errors at which a board cannot be read any further, each with the kind of finding it is."""


def is_told(record: Recorded) -> bool:
    """Whether any warning about the record is a finding."""
    return bool(record.warnings) and any(warning.key in TOLD for warning in record.warnings)


def findings_told(record: Recorded) -> Iterator[Finding]:
    """The findings among the warnings about a board that was read."""
    for warning in record.warnings:
        found = TOLD.get(warning.key)
        if warning.key == "files-revoke-unmarked" and record.hands is None:
            # The engine knows no more of the hands than the cards that were played.
            found = _REVOKE
        if found is None:
            continue
        if found is not _AFTER_THE_AUCTION:
            yield _finding(record.place, record.board.number, found, warning)
        elif _is_call(dict(warning.blanks).get("text", "")) and record.auction:
            finding = _finding(record.place, record.board.number, found, warning)
            seat = record.auction[-1].seat.left
            yield _at_call(finding, seat, len(record.auction) + 1)


def _is_call(text: Blank) -> bool:
    try:
        read_call(str(text))
    except NotationError:
        return False
    return True


def finding_of_error(board: UnreadableBoard) -> Finding:
    """The finding about a board that cannot be read any further."""
    number = 0 if board.so_far is None else board.so_far.board.number
    kind = STOPPED.get(board.message.key, _own(UNREADABLE_BOARD))
    return _finding(board.place, number, kind, board.message)


def _finding(place: Place, board: int, kind_and_law: KindAndLaw, message: Message) -> Finding:
    blanks = dict(message.blanks)
    line, card, seat, trick = (blanks.get(name) for name in ("line", "card", "seat", "trick"))
    kind, law = kind_and_law
    return Finding(
        place.file, place.game, board, line if isinstance(line, int) else place.line, kind, law,
        player=seat if isinstance(seat, Seat) else None, trick=trick if isinstance(trick, int) else 0,
        card=card_text(card) if isinstance(card, Card) else "", message=without_place(message),
    )


def _at_call(finding: Finding, player: Seat, call: int) -> Finding:
    return replace(finding, player=player, call=call)
