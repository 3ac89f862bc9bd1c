"""What differs in cases that have been ruled under two editions, kept between sessions in one journal of all windows.

What is kept is found under what the case contains, what both editions are, and which program ruled it: of a case, a
draft or a program that has changed nothing is found. Whatever cannot be read or written is ruled again, and nothing is
said about it. It is called in workers only.
"""

from __future__ import annotations

import enum
import io
import pickle
import sys
import zlib
from base64 import b85decode, b85encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import msgspec

import bridgetable
from bridgetable.cases.draft_edition import tried_draft
from bridgetable.changes.differences import LineDifference
from bridgetable.disk.contents import digest_of, is_there, stamp_of
from bridgetable.disk.journal import Form, Journal, NewerVersionError, Records
from bridgetable.disk.locking import locked
from bridgetable.table.edition import Edition

FORM = Form("bridgetable-changes")
FILE = "changes.jsonl"
LARGEST = 32 * 1024 * 1024
"""The size of the largest journal that is read, in bytes; from half of it on the older half is left out."""
AT_ONCE = 24
"""After how many newly ruled cases they are written."""
Pair = tuple[Edition, Edition]
Lines = tuple[LineDifference, ...]


class _Kept(msgspec.Struct, frozen=True):
    """A record: which program ruled the case, under what it is found, and what was found."""

    program: str
    key: str
    lines: str


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(_Kept)


@cache
def this_program() -> str:
    """A text that another version of the program does not have, nor this one once its sources have been changed."""
    package = Path(bridgetable.__file__).parent
    sources = sorted(package.rglob("*.py")) if package.is_dir() else []
    stamps = [(path.relative_to(package).as_posix(), *stamp_of(path)) for path in sources]
    told = (bridgetable.__version__, sys.version, stamps or stamp_of(Path(sys.executable)))
    return digest_of(repr(told).encode())


def key_of(case: bytes, pair: Pair) -> str:
    """Under what the differences of a case with these contents are kept: the case, both editions, and the draft."""
    drafted = repr(tried_draft()).encode() if any(edition.is_draft for edition in pair) else b""
    years = "".join(f"{edition.value} " for edition in pair)
    return digest_of(b"\0".join((years.encode(), drafted, case)))


class KeptDifferences:
    """What differs in cases, as far as it is kept in a folder; without one nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._known = {kept.key: kept.lines for kept in self._read().records if kept.program == this_program()}
        self._new: dict[str, str] = {}

    def lines(self, case: bytes, pair: Pair, rule: Callable[[], Lines]) -> Lines:
        """What differs in a case with these contents: what is kept, or else what `rule` finds, which is kept then."""
        key = key_of(case, pair)
        known = self._known.get(key)
        found = _unpacked(known) if known is not None else None
        if found is not None:
            return found
        found = rule()
        if self._folder is not None:
            self._known[key] = self._new[key] = _packed(found)
            if len(self._new) >= AT_ONCE:
                self.write()
        return found

    def write(self) -> None:
        """Adds what was newly found to the journal."""
        if self._folder is None or not self._new:
            return
        records = [_ENCODER.encode(_Kept(this_program(), key, lines)) for key, lines in self._new.items()]
        self._new = {}
        with suppress(OSError, ValueError):
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(self._folder / f"{FILE}.lock"):
                self._add(records)

    def _add(self, records: list[bytes]) -> None:
        journal = self._journal()
        with suppress(NewerVersionError):
            kept = self._read()
            ours = [data for each, data in zip(kept.records, kept.data, strict=True) if each.program == this_program()]
            while ours and sum(map(len, ours)) > LARGEST // 2:
                ours = ours[len(ours) // 2 + 1 :]
            if kept.complete and len(ours) == len(kept.data):
                journal.add(*records)
            else:
                journal.write([*ours, *records])

    def _journal(self) -> Journal[_Kept]:
        assert self._folder is not None
        return Journal(self._folder / FILE, FORM, _DECODER.decode, LARGEST)

    def _read(self) -> Records[_Kept]:
        nothing: Records[_Kept] = Records((), (), sound=False, complete=False)
        if self._folder is None or not is_there(self._folder / FILE):
            return nothing
        try:
            return self._journal().read()
        except (OSError, ValueError):
            return nothing


@contextmanager
def kept_differences(folder: Path | None) -> Iterator[KeptDifferences]:
    """What is kept in a folder; what is newly found is written at the end."""
    kept = KeptDifferences(folder)
    try:
        yield kept
    finally:
        kept.write()


def _packed(lines: Lines) -> str:
    return b85encode(zlib.compress(pickle.dumps(lines, pickle.HIGHEST_PROTOCOL))).decode()


def _unpacked(text: str) -> Lines | None:
    try:
        found = _Values(io.BytesIO(zlib.decompress(b85decode(text)))).load()
    except (ValueError, EOFError, TypeError, AttributeError, ImportError, zlib.error, pickle.UnpicklingError):
        return None
    return found if isinstance(found, tuple) and all(isinstance(line, LineDifference) for line in found) else None


class _Values(pickle.Unpickler):
    """Reads values of this program, and makes nothing else: what it reads need not have been written by it."""

    def find_class(self, module: str, name: str) -> type:
        """A kind of value; raises UnpicklingError for anything else."""
        found = super().find_class(module, name) if module.startswith("bridgetable.") else None
        if isinstance(found, type) and issubclass(found, (msgspec.Struct, enum.Enum)):
            return found
        raise pickle.UnpicklingError(name)
