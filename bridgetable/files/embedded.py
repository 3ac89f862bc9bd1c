"""A case inside a board file, packed into lines that every other program passes over, and unpacked again."""

from __future__ import annotations

import base64
import binascii
import zlib
from textwrap import wrap

from msgspec.structs import replace

from bridgetable.disk.contents import CASE, digest_of
from bridgetable.files.pbn_lexer import EMBEDDED
from bridgetable.files.pbn_reader import read_pbn
from bridgetable.files.pbn_writer import pbn_text
from bridgetable.files.record import Place, Recorded
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

_VERSION = "1"
_COMMENT_WIDTH = 76
_LONGEST_COMMENT = 2 * CASE
"""The most characters of a packed case: more than any of the largest size needs."""


class EmbeddedCaseError(RefusedError):
    """The case in a board file cannot be used; the message says why."""

    def __init__(self, key: str, place: Place) -> None:
        super().__init__(say(key, game=place.game, line=int(place.line), at=0))


def packed(case: bytes, record: Recorded) -> str:
    """The lines of this case to be written with this board."""
    code = base64.b64encode(zlib.compress(case, 9)).decode("ascii")
    # A file may have no place for something: what counts is how the board will be read.
    (read,) = read_pbn(pbn_text([replace(record, embedded="")]))
    board = digest_of_board(read if isinstance(read, Recorded) else record)
    head = f"{EMBEDDED} {_VERSION} {digest_of(case)} {board}"
    return "\n".join([head, *(f"% {line}" for line in wrap(code, _COMMENT_WIDTH))])


def unpacked(record: Recorded) -> bytes:
    """The case that is with a board; raises EmbeddedCaseError."""
    head, *lines = record.embedded.split("\n")
    words = head.removeprefix(EMBEDDED).split()
    if len(words) != 3 or words[0] != _VERSION:
        newer = bool(words) and words[0].isdecimal() and words[0] != _VERSION
        raise EmbeddedCaseError("files-embedded-newer" if newer else "files-embedded-damaged", record.place)
    if words[2] != digest_of_board(record):
        raise EmbeddedCaseError("files-embedded-other", record.place)
    case = _inflated("".join(line.removeprefix("%").strip() for line in lines))
    if case is None or digest_of(case) != words[1]:
        raise EmbeddedCaseError("files-embedded-damaged", record.place)
    return case


def _inflated(code: str) -> bytes | None:
    """The bytes of this code, however small it makes itself at most as many as a case has; None if it is damaged."""
    if len(code) > _LONGEST_COMMENT:
        return None
    try:
        inflater = zlib.decompressobj()
        case = inflater.decompress(base64.b64decode(code, validate=True), CASE)
    except (binascii.Error, zlib.error, ValueError):
        return None
    return case if inflater.eof else None


def digest_of_board(record: Recorded) -> str:
    """A short text that another board, auction, play or result does not have; names and words do not count."""
    calls = [(called.seat, called.call, called.insufficient) for called in record.auction]
    plays = [(played.seat, played.card, played.revoke, played.out_of_turn) for played in record.plays]
    hands = [None if hand is None else sorted(hand) for hand in record.deal]
    outcome = (record.contract, record.passed_out, record.declarer_swapped, record.result, record.result_ruled)
    return digest_of(repr((record.board, hands, calls, plays, outcome)).encode())[:16]
