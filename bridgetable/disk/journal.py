"""Journals: files in which is kept what a crash must not lose, a record on a line, each with its checksum.

The first line says what a journal holds. A record is added at the end at once; the whole file is written anew, or not
at all, where that is not possible. A record that was being written when the program was killed is the last one and not
complete: it is passed over. One that is damaged otherwise is passed over too, but then the journal is not sound.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import msgspec

from bridgetable.disk.contents import contents_of, decoded, opened, part_of, stamp_of
from bridgetable.disk.writing import append_to, write_whole

R = TypeVar("R")

_SUM = 8
"""The letters of a checksum."""


class NewerVersionError(ValueError):
    """The journal was written by a newer program, in a version that is not known here."""


class _Header(msgspec.Struct, frozen=True):
    format: str
    version: int


class Form(NamedTuple):
    """What a journal holds, and in which version of it: its first line."""

    format: str
    version: int = 1

    @property
    def header(self) -> bytes:
        """The first line, with its end."""
        return msgspec.json.encode(_Header(self.format, self.version)) + b"\n"

    def is_begun_by(self, line: bytes) -> bool:
        """Whether this is the first line of such a journal; raises NewerVersionError."""
        try:
            header = decoded(msgspec.json.Decoder(_Header).decode, line)
        except ValueError:
            return False
        if header.format == self.format and header.version > self.version:
            raise NewerVersionError(header.version)
        return (header.format, header.version) == (self.format, self.version)


def line_of(record: bytes) -> bytes:
    """The line, with its end, that holds these bytes, in which there is no end of line."""
    return b"%08x %b\n" % (zlib.crc32(record), record)


def record_in(line: bytes) -> bytes | None:
    """The bytes that a line without its end holds; None if they are not as they were written."""
    record = line[_SUM + 1 :]
    return record if line_of(record) == line + b"\n" else None


def unchecked(line: bytes) -> bytes:
    """What a line holds, damaged or not."""
    return line[_SUM + 1 :]


class Records(NamedTuple, Generic[R]):
    """The records in a journal, in the order in which they were added, and the bytes of each.

    `sound` says that nothing is missing but what a kill can have torn; `complete` also that a record can be added.
    """

    records: tuple[R, ...]
    data: tuple[bytes, ...]
    sound: bool
    complete: bool


def records_in(data: bytes, form: Form, decode: Callable[[bytes], R]) -> Records[R]:
    """The records in a journal of these bytes; raises NewerVersionError. `decode` raises ValueError for no record."""
    written = data.rstrip(b"\0")
    if form.header.startswith(written):
        return Records((), (), sound=True, complete=data == form.header)
    first, _, rest = written.partition(b"\n")
    sound = form.is_begun_by(first)
    *lines, last = (rest if sound else written).split(b"\n")
    read = [_decoded(line, decode) for line in lines]
    sound = sound and None not in read
    torn = _decoded(last, decode)
    found = [each for each in (*read, torn) if each is not None]
    return Records(
        tuple(record for record, _ in found),
        tuple(record for _, record in found),
        sound,
        complete=sound and not last and written == data,
    )


def _decoded(line: bytes, decode: Callable[[bytes], R]) -> tuple[R, bytes] | None:
    record = record_in(line)
    try:
        return (decoded(decode, record), record) if record is not None else None
    except ValueError:
        return None


class Journal(Generic[R]):
    """The journal at a path, which one program writes at a time; `most` is the largest that is read, in bytes.

    It knows the size of its file as long as it alone has written it, and notices if somebody else has.
    """

    def __init__(self, path: Path, form: Form, decode: Callable[[bytes], R], most: int) -> None:
        self.path, self._form, self._decode, self._most = path, form, decode, most
        self.size: int | None = None

    def read(self) -> Records[R]:
        """What is in the file; raises OSError or NewerVersionError."""
        data = contents_of(self.path, self._most)
        found = records_in(data, self._form, self._decode)
        self.size = len(data) if found.complete else None
        return found

    def write(self, records: Iterable[bytes]) -> None:
        """Writes the file anew with these records, or not at all; raises OSError."""
        data = self._form.header + b"".join(map(line_of, records))
        self.size = None
        write_whole(self.path, data)
        self.size = len(data)

    def add(self, *records: bytes) -> None:
        """Writes records at the end of the file, or anew where it does not end with a whole one; raises OSError."""
        if not self.can_be_added_to:
            self.write((*self.read().data, *records))
            return
        lines, size = b"".join(map(line_of, records)), self.size or 0
        # What becomes of a write that fails is not known.
        self.size = None
        append_to(self.path, lines, size)
        self.size = size + len(lines)

    @property
    def can_be_added_to(self) -> bool:
        """Whether the file is a journal of this form that ends with a whole record, as far as its ends tell."""
        if self.size is None and (size := stamp_of(self.path)[1]):
            header = self._form.header
            if part_of(self.path, 0, len(header)) == header and part_of(self.path, size - 1, 1) == b"\n":
                self.size = size
        return self.size is not None

    def one_by_one(self, start: int) -> Iterator[R]:
        """The records from this byte on, up to the first that is torn or damaged; what follows is removed then."""
        self.size, whole = start, True
        with closing(opened(self.path, self._most)) as stream:
            stream.seek(start)
            for line in stream:
                found = _decoded(line.removesuffix(b"\n"), self._decode) if line.endswith(b"\n") else None
                if found is None:
                    whole = False
                    break
                yield found[0]
                self.size += len(line)
        if not whole:
            with closing(opened(self.path, self._most)) as stream:
                sound = stream.read(self.size)
            write_whole(self.path, sound)
