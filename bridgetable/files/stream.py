"""Reading a file of recorded boards one board at a time, however many there are."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, TypeVar

from bridgetable.disk.contents import FileTooLargeError, opened
from bridgetable.files.encoding import LARGEST, encoding_of, text_in
from bridgetable.files.lin_reader import entries_of as lin_entries
from bridgetable.files.pbn_reader import entries_of as pbn_entries
from bridgetable.files.pbn_reader import listed_boards as pbn_listed
from bridgetable.files.record import BoardFileError, Entry, ListedBoard
from bridgetable.files.viewer_links import LINK

T = TypeVar("T")

_PBN = re.compile(r'^[ \t]*\[\s*[A-Za-z]\w*\s*"|^%\s*(?:PBN|EXPORT)', re.MULTILINE)
_LIN = re.compile(r"(?:^|\|)\s*(?:md|qx|vg|pn|st)\s*\|")
_PIECE = 64 * 1024
_OVERLAP = 1024


class BoardStream:
    """An open file of recorded boards; `size` is its size in bytes, and `file` its name for messages.

    The boards can be asked for again: each time they are read anew. Iterating raises BoardFileError if there is no
    board, or the file cannot be read any further.
    """

    def __init__(self, stream: BinaryIO, file: str) -> None:
        self.file = file
        self.size = stream.seek(0, io.SEEK_END)
        self._stream = stream
        stream.seek(0)
        self._encoding = encoding_of(stream, file)
        self._is_pbn, self._has_links = self._recognize()

    @property
    def position(self) -> int:
        """How many bytes have been read."""
        return 0 if self._stream.closed else self._stream.tell()

    def entries(self) -> Iterator[Entry]:
        """The boards, each read whole."""
        return self._each(pbn_entries if self._is_pbn else self._lin_entries)

    def listing(self) -> Iterator[ListedBoard]:
        """The boards as a list shows them, each to be read whole when it is chosen."""
        return self._each(pbn_listed if self._is_pbn else self._lin_listing)

    def _lin_entries(self, read: Callable[[int], str], file: str) -> Iterator[Entry]:
        return lin_entries(read, file, self._has_links)

    def _lin_listing(self, read: Callable[[int], str], file: str) -> Iterator[ListedBoard]:
        return (ListedBoard(entry) for entry in self._lin_entries(read, file))

    def _each(self, boards_in: Callable[[Callable[[int], str], str], Iterator[T]]) -> Iterator[T]:
        text = text_in(self._stream, self._encoding)
        none = True
        try:
            for board in boards_in(self._reader(text), self.file):
                none = False
                yield board
        finally:
            _leave(text)
        if none:
            raise BoardFileError("files-no-boards", self.file)

    def _reader(self, text: io.TextIOWrapper) -> Callable[[int], str]:
        def read(size: int) -> str:
            try:
                return text.read(size)
            except (OSError, ValueError):
                raise BoardFileError("files-cannot-open", self.file) from None

        return read

    def _recognize(self) -> tuple[bool, bool]:
        """Whether it is PBN, and whether it is LIN in links; its name decides only between signs of both formats."""
        text = text_in(self._stream, self._encoding)
        seen, pbn, lin = "", False, False
        try:
            while piece := text.read(_PIECE):
                seen = seen[-_OVERLAP:] + piece
                if not lin:
                    pbn, lin = _PBN.search(seen) is not None, _is_lin(seen)
                if pbn and not (lin and self.file.lower().endswith(".lin")):
                    return True, False
                if lin and LINK.search(seen) is not None:
                    return False, True
        finally:
            _leave(text)
        if not lin:
            raise BoardFileError("files-unknown", self.file)
        return False, False

    def close(self) -> None:
        """Closes the file."""
        self._stream.close()

    def __enter__(self) -> BoardStream:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _is_lin(text: str) -> bool:
    return _LIN.search(text) is not None or LINK.search(text) is not None


def _leave(text: io.TextIOWrapper) -> None:
    """Gives up the text, which otherwise would close the file with itself."""
    with suppress(ValueError):
        text.detach()


def open_boards(path: str | Path) -> BoardStream:
    """Opens a PBN or LIN file of at most 64 MB; raises BoardFileError if it cannot be read or is neither."""
    file = Path(path)
    try:
        stream = opened(file, LARGEST)
    except FileTooLargeError:
        raise BoardFileError("files-too-large", file.name) from None
    except (OSError, ValueError):
        raise BoardFileError("files-cannot-open", file.name) from None
    try:
        return BoardStream(stream, file.name)
    except OSError:
        stream.close()
        raise BoardFileError("files-cannot-open", file.name) from None
    except BoardFileError:
        stream.close()
        raise
