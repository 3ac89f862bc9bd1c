"""Files of recorded boards: reading PBN and LIN, writing PBN."""

from __future__ import annotations

import io
from pathlib import Path

from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import (
    BoardFile,
    BoardFileError,
    Called,
    Entry,
    ListedBoard,
    Place,
    Played,
    Recorded,
    UnreadableBoard,
)
from bridgetable.files.stream import BoardStream, open_boards

__all__ = (
    "BoardFile",
    "BoardFileError",
    "BoardStream",
    "Called",
    "Entry",
    "ListedBoard",
    "Place",
    "Played",
    "Recorded",
    "UnreadableBoard",
    "boards_of",
    "open_boards",
    "read_boards",
    "write_pbn",
)

LIN = ".lin"
EXTENSIONS = (".pbn", LIN)


def read_boards(path: str | Path) -> BoardFile:
    """All boards of a PBN or LIN file; raises BoardFileError if it cannot be read or has none."""
    with open_boards(path) as stream:
        return BoardFile(tuple(stream.entries()))


def boards_of(data: bytes, file: str = "") -> BoardFile:
    """All boards in the bytes of a PBN or LIN file; raises BoardFileError.

    The name `file` decides between the formats only if the contents could be either.
    """
    with BoardStream(io.BytesIO(data), file) as stream:
        return BoardFile(tuple(stream.entries()))
