"""What an audit has done, kept in a file: an audit that was stopped or killed goes on where it was."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from bridgetable import __version__
from bridgetable.audit.batches import Batch, BatchResult, Part
from bridgetable.disk.contents import decoded, digest_of, opened
from bridgetable.disk.writing import append_to, write_whole
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

_LARGEST = 1024**3


class StateError(RefusedError):
    """The file cannot be used for this audit."""


class _Header(msgspec.Struct, frozen=True):
    audit: str
    edition: str


class _Kept(msgspec.Struct, frozen=True):
    """A batch that was audited: the digest of what it stands for, and the result."""

    digest: str
    result: BatchResult


class State:
    """The file with the results of the first batches of an audit; raises StateError if it is that of another audit."""

    def __init__(self, path: Path, edition: Edition) -> None:
        self._path = path
        self._header = msgspec.json.encode(_Header(__version__, edition.value))
        self._size = 0
        try:
            self._begin()
        except (OSError, ValueError):
            raise self._error("audit-state-cannot-be-used") from None

    def _error(self, key: str) -> StateError:
        return StateError(say(key, file=self._path.name))

    def _begin(self) -> None:
        if not self._path.exists() or not self._path.stat().st_size:
            write_whole(self._path, _line(self._header))
            self._size = len(_line(self._header))
            return
        with closing(opened(self._path, _LARGEST)) as stream:
            if _content(first := stream.readline()) != self._header:
                raise self._error("audit-state-of-another-audit")
            self._size = len(first)

    def results(self, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """The results that were kept, for the first of these batches, which are taken.

        Raises StateError if they are other batches than those that were audited.
        """
        sound = True
        with closing(opened(self._path, _LARGEST)) as stream:
            stream.seek(self._size)
            for line in stream:
                kept = _kept_in(line)
                if kept is None:
                    # Its writer was killed in the midst of it.
                    sound = False
                    break
                batch = next(batches, None)
                if batch is None or _digest(batch) != kept.digest:
                    raise self._error("audit-state-of-other-files")
                self._size += len(line)
                yield kept.result
        if not sound:
            with closing(opened(self._path, _LARGEST)) as stream:
                whole = stream.read(self._size)
            write_whole(self._path, whole)

    def add(self, batch: Batch, result: BatchResult) -> None:
        """Keeps the result of the next batch; raises StateError if it cannot be written."""
        line = _line(msgspec.json.encode(_Kept(_digest(batch), result)))
        try:
            append_to(self._path, line, self._size)
        except OSError:
            raise self._error("audit-state-cannot-be-used") from None
        self._size += len(line)


def _line(content: bytes) -> bytes:
    return b"%08x %s\n" % (zlib.crc32(content), content)


def _content(line: bytes) -> bytes | None:
    """What stands on a line; None if it is torn."""
    content = line[9:-1]
    return content if line == _line(content) else None


def _kept_in(line: bytes) -> _Kept | None:
    content = _content(line)
    if content is None:
        return None
    try:
        return decoded(msgspec.json.Decoder(_Kept).decode, content)
    except ValueError:
        return None


def _digest(batch: Batch) -> str:
    """What tells a batch from others: its files, their sizes, and the pieces of them."""
    named = [
        f"{part.source.name}|{part.source.size}|{part.source.changed}|{part.start}|{part.length}"
        if isinstance(part, Part)
        else f"{part.path}|{part.reason.key}"
        for part in batch.parts
    ]
    named += ["every number"] if batch.every_number else []
    return digest_of("\n".join(named).encode("utf-8", "surrogatepass"))
