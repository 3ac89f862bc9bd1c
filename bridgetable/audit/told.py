"""What the readers of files say about a board that is a finding, and not a fault of form alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.audit.finding import (
    BAD_VALUE,
    CONTRACT_DIFFERS,
    DECLARER_DIFFERS,
    LAWS,
    MARK_DIFFERS,
    PLAYED_TWICE,
    RESULT_DIFFERS,
    UNREADABLE_BOARD,
    WRONG_DEAL,
    WRONG_HAND,
    AboutLaw,
    Finding,
    said,
    with_reading,
    without_place,
)
from bridgetable.audit.other_readings import CARD_MISSING
from bridgetable.audit.usage import begins_with_another_dealer
from bridgetable.cards.card import Card
from bridgetable.cards.notation import NotationError, card_text
from bridgetable.cards.seat import Seat
from bridgetable.files.record import Place, Recorded, UnreadableBoard
from bridgetable.files.spelling import read_call
from bridgetable.files.tag_values import board_number
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import Kind
from bridgetable.table.question import Blank, Message

KindAndLaw: TypeAlias = tuple[str, AboutLaw]

_MISSING: KindAndLaw = (Kind.MISSING_CARD, AboutLaw("67"))
_AFTER_THE_AUCTION: KindAndLaw = (Kind.CALL_AFTER_THE_AUCTION, AboutLaw("39"))


def _own(kind: str, law: AboutLaw | None = None) -> KindAndLaw:
    return kind, law or LAWS[kind]


TOLD: dict[str, KindAndLaw] = {
    "files-sufficient": _own(MARK_DIFFERS, AboutLaw("27")),
    "files-no-revoke": _own(MARK_DIFFERS, AboutLaw("61")),
    "files-lead-in-turn": _own(MARK_DIFFERS, AboutLaw("53")),
    "files-before-turn": _MISSING,
    "files-after-end": _AFTER_THE_AUCTION,
    "files-not-passed-out": _own(CONTRACT_DIFFERS),
    "files-contract-passed": _own(CONTRACT_DIFFERS),
    "files-declarer-of-none": _own(DECLARER_DIFFERS),
    "files-results-differ": _own(RESULT_DIFFERS),
    **dict.fromkeys(
        (
            "files-bad-dealer",
            "files-bad-declarer",
            "files-bad-leader",
            "files-bad-result",
            "files-bad-vulnerability",
            "files-not-dealer",
        ),
        _own(BAD_VALUE),
    ),
}
"""The warnings about a board that are findings; the engine finds every other one that matters itself."""

_REVOKE: KindAndLaw = (Kind.REVOKE, AboutLaw("61"))

STOPPED: dict[str, KindAndLaw] = {
    "files-card-played-twice": _own(PLAYED_TWICE),
    "files-two-cards": _own(WRONG_HAND),
    "files-card-not-held": _own(WRONG_HAND),
    "files-trick-short": _MISSING,
    "files-card-twice": _own(WRONG_DEAL),
    "files-card-in-wrong-hand": _own(WRONG_DEAL),
    **dict.fromkeys(
        ("files-uneven-hands", "files-hand-too-long", "files-card-in-other-hand"), _own(WRONG_DEAL, AboutLaw("13"))
    ),
}
"""The errors at which a board cannot be read any further, each with the kind of finding it is."""


def is_told(record: Recorded) -> bool:
    """Whether any warning about the record is a finding."""
    return bool(record.warnings) and any(warning.key in TOLD for warning in record.warnings)


def findings_told(record: Recorded, edition: Edition) -> Iterator[Finding]:
    """The findings among the warnings about a board that was read."""
    for warning in record.warnings:
        found = TOLD.get(warning.key)
        if warning.key == "files-revoke-unmarked" and record.hands is None:
            # The engine knows no more of the hands than the cards that were played.
            found = _REVOKE
        if found is None or (warning.key == "files-not-dealer" and not begins_with_another_dealer(record)):
            continue
        if found is not _AFTER_THE_AUCTION:
            yield _finding(record.place, record.board.number, found, warning, edition)
        elif _is_call(dict(warning.blanks).get("text", "")) and record.auction:
            finding = _finding(record.place, record.board.number, found, warning, edition)
            seat = record.auction[-1].seat.left
            yield _at_call(finding, seat, len(record.auction) + 1)


def calls_after_the_auction(record: Recorded) -> bool:
    """Whether a call was read behind the end of the auction."""
    return any(one.key == "files-after-end" and _is_call(dict(one.blanks).get("text", "")) for one in record.warnings)


def _is_call(text: Blank) -> bool:
    try:
        read_call(str(text))
    except NotationError:
        return False
    return True


def finding_of_error(board: UnreadableBoard, edition: Edition) -> Finding:
    """The finding about a board that cannot be read any further."""
    # Of a board whose deal cannot be, nothing else has been read.
    otherwise = 0 if board.so_far is None else board.so_far.board.number
    number = board_number(board.place.tag("Board").text, otherwise)
    kind = STOPPED.get(board.message.key, _own(UNREADABLE_BOARD))
    found = _finding(board.place, number, kind, board.message, edition)
    if board.place.is_broadcast and board.message.key == "files-two-cards":
        return with_reading(found, said(f"audit-or-{CARD_MISSING}"), CARD_MISSING)
    return found


def _finding(place: Place, board: int, kind_and_law: KindAndLaw, message: Message, edition: Edition) -> Finding:
    blanks = dict(message.blanks)
    line, card, seat, trick = (blanks.get(name) for name in ("line", "card", "seat", "trick"))
    kind, law = kind_and_law
    return Finding(
        place.file,
        place.game,
        board,
        line if isinstance(line, int) else place.line,
        kind,
        law.number_in(edition),
        player=seat if isinstance(seat, Seat) else None,
        trick=trick if isinstance(trick, int) else 0,
        card=card_text(card) if isinstance(card, Card) else "",
        message=without_place(message),
        details=tuple((name, value) for name, value in message.blanks if name == "before" and isinstance(value, int)),
    )


def _at_call(finding: Finding, player: Seat, call: int) -> Finding:
    return replace(finding, player=player, call=call)
