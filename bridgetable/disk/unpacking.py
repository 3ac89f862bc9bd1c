"""Reading compressed files as they are, a piece at a time, within bounds: what unpacks to too much is refused.

A file of some kilobytes can unpack to terabytes, or ask for gigabytes of memory before it gives a byte.
"""

from __future__ import annotations

import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, Protocol, cast

import msgspec

from bridgetable.disk.contents import FileTooLargeError, opened

SUFFIXES = (".gz", ".xz", ".zst")
"""The endings of compressed files; that of an archive with many files is ZIP."""
ZIP = ".zip"
MOST_UNPACKED = 4 * 1024**3
"""How many bytes a compressed file may unpack to."""
MOST_TIMES = 250
"""How many times its own size a compressed file may unpack to, once it has unpacked to ALWAYS_ALLOWED bytes."""
ALWAYS_ALLOWED = 16 * 1024**2
MOST_MEMBERS = 100_000
"""How many files are read of one archive."""
_MOST_MEMORY = 256 * 1024**2
_PIECE = 64 * 1024


class DamagedFileError(OSError):
    """What was compressed cannot be unpacked, or not without more memory than is allowed."""


class NoZstandardError(OSError):
    """The package that unpacks .zst is not installed; Python has it from 3.14 on."""


class Member(msgspec.Struct, frozen=True):
    """A file in an archive, with the bytes that it takes there."""

    name: str
    size: int


class _Decompressor(Protocol):
    """What unpacks one stream, as the standard library has it for most formats."""

    @property
    def eof(self) -> bool:
        """Whether the stream has ended."""

    @property
    def needs_input(self) -> bool:
        """Whether nothing more comes without more bytes of the stream."""

    @property
    def unused_data(self) -> bytes:
        """The bytes after the end of the stream."""

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        """At most so many of the bytes that the stream so far unpacks to."""


class _Gzip:
    """A decompressor of gzip that is used like those of the standard library for other formats."""

    def __init__(self) -> None:
        self._inner = zlib.decompressobj(wbits=31)

    @property
    def eof(self) -> bool:
        """Whether the stream has ended."""
        return self._inner.eof

    @property
    def needs_input(self) -> bool:
        """Whether nothing more comes without more bytes of the stream."""
        return not self._inner.unconsumed_tail

    @property
    def unused_data(self) -> bytes:
        """The bytes after the end of the stream."""
        return self._inner.unused_data

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        """At most so many of the bytes that the stream so far unpacks to."""
        return self._inner.decompress(self._inner.unconsumed_tail + data, max_length)


def zstandard() -> ModuleType:
    """The module that unpacks .zst; raises NoZstandardError."""
    try:
        if sys.version_info >= (3, 14):
            from compression import zstd
        else:
            from backports import zstd
    except ImportError:
        raise NoZstandardError from None
    return zstd


def _decompressor(suffix: str) -> Callable[[], _Decompressor]:
    if suffix == ".gz":
        return _Gzip
    if suffix == ".xz":
        import lzma

        return lambda: lzma.LZMADecompressor(memlimit=_MOST_MEMORY)
    return cast(Callable[[], _Decompressor], zstandard().ZstdDecompressor)


def _unpacked(packed: BinaryIO, make: Callable[[], _Decompressor]) -> Iterator[bytes]:
    """What the streams in the file unpack to, one after the other, in pieces."""
    one: _Decompressor | None = None
    data = b""
    while True:
        if not data and (one is None or one.needs_input):
            data = packed.read(_PIECE)
            if not data:
                break
        if one is None:
            if not data.strip(b"\0"):
                # Some programs fill the last block up with zeros.
                data = b""
                continue
            one = make()
        piece = one.decompress(data, _PIECE)
        data = b""
        if piece:
            yield piece
        if one.eof:
            data, one = one.unused_data, None
    if one is not None:
        raise DamagedFileError("it ends too early")


class Pieces:
    """The bytes of a file, unpacked, to be read once from start to end; raises FileTooLargeError or another OSError."""

    def __init__(
        self, pieces: Iterator[bytes], packed: int, taken: Callable[[], int], most: int = MOST_UNPACKED
    ) -> None:
        self._pieces = pieces
        self._packed = packed
        self._taken = taken
        self._most = most
        self._rest = b""
        self._given = 0

    @property
    def taken(self) -> int:
        """How many bytes of the file as it is have been read."""
        return self._taken()

    def read(self, size: int) -> bytes:
        """So many bytes; fewer only at the end."""
        parts, length = [self._rest], len(self._rest)
        while length < size:
            try:
                piece = next(self._pieces, None)
            except (EOFError, ValueError, RuntimeError, NotImplementedError, MemoryError, zipfile.BadZipFile) as error:
                raise DamagedFileError(str(error)) from None
            except OSError:
                raise
            except Exception as error:  # each format has an error of its own: zlib.error, LZMAError, ZstdError
                raise DamagedFileError(str(error)) from None
            if piece is None:
                break
            parts.append(piece)
            length += len(piece)
            self._given += len(piece)
            if self._given > min(self._most, max(ALWAYS_ALLOWED, MOST_TIMES * self._packed)):
                raise FileTooLargeError("it unpacks to too much")
        data = b"".join(parts)
        self._rest = data[size:]
        return data[:size]


@contextmanager
def unpacking(path: Path, member: str = "") -> Iterator[Pieces]:
    """The contents of a file, unpacked by the ending of its name, or those of a member of an archive.

    A file with another ending is read as it is. Raises OSError.
    """
    with ExitStack() as until:
        stream = until.enter_context(closing(opened(path, sys.maxsize)))
        if member:
            archive = until.enter_context(_archive(stream))
            try:
                info = archive.getinfo(member)
                if info.flag_bits & 1:
                    raise DamagedFileError("it is encrypted")
                inside = until.enter_context(archive.open(info))
            except (KeyError, RuntimeError, NotImplementedError, zipfile.BadZipFile) as error:
                raise DamagedFileError(str(error)) from None
            yield Pieces(iter(lambda: inside.read(_PIECE), b""), info.compress_size, stream.tell)
            return
        size = stream.seek(0, 2)
        stream.seek(0)
        suffix = path.suffix.lower()
        if suffix in SUFFIXES:
            yield Pieces(_unpacked(stream, _decompressor(suffix)), size, stream.tell)
        else:
            yield Pieces(iter(lambda: stream.read(_PIECE), b""), sys.maxsize, stream.tell, sys.maxsize)


def members(path: Path) -> tuple[Member, ...]:
    """The files in an archive, in the order in which they are in it; raises OSError."""
    with closing(opened(path, sys.maxsize)) as stream, _archive(stream) as archive:
        infos = [info for info in archive.infolist() if not info.is_dir()]
        if len(infos) > MOST_MEMBERS:
            raise FileTooLargeError("it has too many files")
        return tuple(Member(info.filename, info.compress_size) for info in infos)


@contextmanager
def _archive(stream: BinaryIO) -> Iterator[zipfile.ZipFile]:
    try:
        archive = zipfile.ZipFile(stream)
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise DamagedFileError(str(error)) from None
    with archive:
        yield archive
