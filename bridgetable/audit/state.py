"""What an audit has done, kept in a journal: an audit that was stopped or killed goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from bridgetable import __version__
from bridgetable.audit.batches import Batch, BatchResult, Part
from bridgetable.disk.contents import digest_of, opened
from bridgetable.disk.journal import Form, Journal, NewerVersionError, line_of
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

FORM = Form("bridgetable-audit")
_LARGEST = 1024**3


class StateError(RefusedError):
    """The file cannot be used for this audit."""


class _Audit(msgspec.Struct, frozen=True):
    """The first record: by which program, and under which edition."""

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
        self._audit = msgspec.json.encode(_Audit(__version__, edition.value))
        self._journal = Journal(path, FORM, msgspec.json.Decoder(_Kept).decode, _LARGEST)
        self._start = 0
        try:
            self._begin()
        except (OSError, ValueError):
            raise self._error("audit-state-cannot-be-used") from None

    def _error(self, key: str) -> StateError:
        return StateError(say(key, file=self._path.name))

    def _begin(self) -> None:
        if not self._path.exists() or not self._path.stat().st_size:
            self._journal.write([self._audit])
        with closing(opened(self._path, _LARGEST)) as stream:
            first, second = stream.readline(), b""
            try:
                # Earlier versions wrote no line that says what the file is.
                if FORM.is_begun_by(first):
                    first, second = stream.readline(), first
            except NewerVersionError:
                raise self._error("audit-state-of-another-audit") from None
            if first != line_of(self._audit):
                raise self._error("audit-state-of-another-audit")
            self._start = len(first) + len(second)

    def results(self, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """The results that were kept, for the first of these batches, which are taken.

        Raises StateError if they are other batches than those that were audited.
        """
        for kept in self._journal.one_by_one(self._start):
            batch = next(batches, None)
            if batch is None or _digest(batch) != kept.digest:
                raise self._error("audit-state-of-other-files")
            yield kept.result

    def add(self, batch: Batch, result: BatchResult) -> None:
        """Keeps the result of the next batch; raises StateError if it cannot be written."""
        try:
            self._journal.add(msgspec.json.encode(_Kept(_digest(batch), result)))
        except OSError:
            raise self._error("audit-state-cannot-be-used") from None


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
