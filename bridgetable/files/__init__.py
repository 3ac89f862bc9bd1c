"""Files of recorded boards: reading PBN and LIN, writing PBN."""

from __future__ import annotations

import re
from pathlib import Path

from bridgetable.disk.contents import FileTooLargeError, contents_of
from bridgetable.files.encoding import LARGEST, text_of
from bridgetable.files.lin_reader import read_lin
from bridgetable.files.pbn_reader import read_pbn
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import BoardFile, BoardFileError, Called, Entry, Place, Played, Recorded, UnreadableBoard

__all__ = (
    "BoardFile", "BoardFileError", "Called", "Entry", "Place", "Played", "Recorded", "UnreadableBoard",
    "boards_of", "read_boards", "write_pbn",
)

EXTENSIONS = (".pbn", ".lin")
_PBN = re.compile(r'^[ \t]*\[\s*[A-Za-z]\w*\s*"|^%\s*(?:PBN|EXPORT)', re.MULTILINE)
_LIN = re.compile(r"(?:^|\|)\s*(?:md|qx|vg|pn|st)\s*\||[?&]lin=")


def read_boards(path: str | Path) -> BoardFile:
    """All boards of a PBN or LIN file; raises BoardFileError if it cannot be read or has none."""
    file = Path(path)
    try:
        data = contents_of(file, LARGEST)
    except FileTooLargeError:
        raise BoardFileError("files-too-large", file.name) from None
    except (OSError, ValueError):
        raise BoardFileError("files-cannot-open", file.name) from None
    return boards_of(data, file.name)


def boards_of(data: bytes, file: str = "") -> BoardFile:
    """All boards in the bytes of a PBN or LIN file; raises BoardFileError.

    The name `file` decides between the formats only if the contents could be either.
    """
    text = text_of(data, file)
    pbn, lin = _PBN.search(text) is not None, _LIN.search(text) is not None
    if pbn and lin:
        pbn = not file.lower().endswith(".lin")
    if not pbn and not lin:
        raise BoardFileError("files-unknown", file)
    records = read_pbn(text, file) if pbn else read_lin(text, file)
    if not records:
        raise BoardFileError("files-no-boards", file)
    return BoardFile(records)
