"""Reading folders of cases, and the cache of what was read of them: a file is read again only when it has changed."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from itertools import accumulate, islice, pairwise
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

import bridgetable
from bridgetable.cases import SUFFIXES
from bridgetable.cases.library.cases import LibraryCase, case_names, name_order, read_library_case, unread_case
from bridgetable.disk.contents import decoded, part_of, stamp_of
from bridgetable.disk.writing import write_whole

FORMAT = 2
"""The number of the format of a cache; one of another format, program or folder is not used."""
BLOCK = 50
"""How many cases make a block of a cache, which can be read by itself."""
BATCH = 16
"""How many files are read before their cases are given back."""
FIRST_NAMES = 50
"""How many files of a folder are looked at before it is listed."""
SAVE_EVERY = 1000
"""How many files are read before the cache is written for the first time and again."""
LARGEST = 64 * 1024 * 1024
"""The largest cache of a folder, in bytes; cases that do not fit in are read again at every start."""
MOST_CACHES = 64
"""How many folders have a cache at most; those written longest ago lose theirs."""
_SUFFIX = ".cases"
_LENGTH = 8

Stamp: TypeAlias = tuple[int, int]
"""The modification time of a file in nanoseconds and its size in bytes."""


def first_cases(folder: Path, cache: Path | None, name: str = "") -> tuple[LibraryCase, ...]:
    """Some cases of a folder that can be shown before it is listed: a block of the cache, or a few names not read.

    The block is that in which a file of this name stands, or the first one. It may have changed since.
    """
    cached = cached_cases(cache, folder, name)
    if cached:
        return cached
    with suppress(OSError), os.scandir(folder) as files:
        names = [file.name for file in islice(files, FIRST_NAMES) if file.name.lower().endswith(SUFFIXES)]
        return tuple(unread_case(folder / name) for name in sorted(names, key=name_order))
    return ()


class Listed(msgspec.Struct, frozen=True):
    """The names of the case files in a folder, in reading order."""

    folder: Path
    names: tuple[str, ...]


class CasesRead(msgspec.Struct, frozen=True):
    """Cases of a folder that have been read, or were in the cache."""

    folder: Path
    cases: tuple[LibraryCase, ...]


def read_folders(
    folders: Iterable[Path], known: Mapping[Path, Mapping[str, Stamp]], cache: Path | None
) -> Iterator[Listed | CasesRead]:
    """Lists the folders, and gives back the cases that are not known or have changed since, those in the cache first.

    `known` has the stamps of the files of a folder by name; `cache` is the folder for the caches.
    """
    unread: list[tuple[Path, dict[str, LibraryCase], list[str]]] = []
    for folder in folders:
        names, before = case_names(folder), known.get(folder, {})
        yield Listed(folder, names)
        stamps = {name: stamp_of(folder / name) for name in names}
        wanted = [name for name in names if before.get(name) != stamps[name]]
        kept: dict[str, LibraryCase] = {}
        for case in _kept_cases(cache, folder) if wanted else ():
            if stamps.get(case.path.name) == case.stamp:
                kept[case.path.name] = case
        for some in _batches([name for name in wanted if name in kept], BLOCK):
            yield CasesRead(folder, tuple(kept[name] for name in some))
        if left := [name for name in wanted if name not in kept]:
            unread.append((folder, kept, left))
    for folder, kept, left in unread:
        yield from _read(folder, kept, left, cache)


def _read(folder: Path, kept: dict[str, LibraryCase], names: list[str], cache: Path | None) -> Iterator[CasesRead]:
    """Reads these files, and writes them into the cache beside those that it has already."""
    unsaved = 0
    for some in _batches(names, BATCH):
        cases = tuple(read_library_case(folder / name) for name in some)
        yield CasesRead(folder, cases)
        kept |= {case.path.name: case for case in cases}
        unsaved += len(cases)
        if unsaved >= SAVE_EVERY:
            unsaved = 0
            _write(cache, folder, kept)
    _write(cache, folder, kept)


def _batches(names: list[str], size: int) -> Iterator[list[str]]:
    return (names[start : start + size] for start in range(0, len(names), size))


# -- the cache ---------------------------------------------------------------------------------------------------------


class _Header(msgspec.Struct, frozen=True):
    """The beginning of a cache; `blocks` has for each block the name of its first file, and its length in bytes."""

    format: int
    program: str
    folder: str
    blocks: tuple[tuple[str, int], ...]


def cached_cases(cache: Path | None, folder: Path, name: str = "") -> tuple[LibraryCase, ...]:
    """The cases of one block of the cache, that in which a file of this name stands or would stand; else the first.

    There are none without a cache. The files may have changed since.
    """
    kept = _Kept.of(cache, folder)
    if kept is None or not kept.firsts:
        return ()
    return kept.block(max(0, bisect_right(kept.firsts, name_order(name), key=name_order) - 1) if name else 0)


def _kept_cases(cache: Path | None, folder: Path) -> Iterator[LibraryCase]:
    kept = _Kept.of(cache, folder)
    if kept is not None:
        for number in range(len(kept.firsts)):
            yield from kept.block(number)


class _Kept:
    """A cache that was found; `firsts` has the name of the first file of each block."""

    def __init__(self, path: Path, folder: Path, header: _Header, start: int) -> None:
        self._path, self._folder = path, folder
        self.firsts = [first for first, _ in header.blocks]
        self._places = tuple(pairwise(accumulate((length for _, length in header.blocks), initial=start)))
        self._decoder = msgspec.msgpack.Decoder(tuple[LibraryCase, ...], dec_hook=self._path_of)

    @classmethod
    def of(cls, cache: Path | None, folder: Path) -> _Kept | None:
        """The cache of this folder; None if there is none, or it is damaged, foreign or of another version."""
        if cache is None:
            return None
        path = _cache_file(cache, folder)
        try:
            length = int.from_bytes(part_of(path, 0, _LENGTH), "big")
            header = decoded(msgspec.msgpack.Decoder(_Header).decode, part_of(path, _LENGTH, min(length, LARGEST)))
        except (OSError, ValueError):
            return None
        if replace(header, blocks=()) != _header(folder) or any(length < 0 for _, length in header.blocks):
            return None
        return cls(path, folder, header, _LENGTH + length)

    def block(self, number: int) -> tuple[LibraryCase, ...]:
        """The cases of this block; none if it is damaged."""
        start, end = self._places[number]
        try:
            return decoded(self._decoder.decode, part_of(self._path, start, min(end - start, LARGEST)))
        except (OSError, ValueError):
            return ()

    def _path_of(self, kind: type, name: object) -> Path:
        if kind is not Path or not isinstance(name, str) or Path(name).name != name:
            raise ValueError(f"{name!r} is no name of a file")
        return self._folder / name


def _header(folder: Path, blocks: tuple[tuple[str, int], ...] = ()) -> _Header:
    return _Header(FORMAT, bridgetable.__version__, str(folder), blocks)


def _cache_file(cache: Path, folder: Path) -> Path:
    return cache / (sha256(str(folder).encode("utf-8", "surrogatepass")).hexdigest()[:32] + _SUFFIX)


def _write(cache: Path | None, folder: Path, cases: Mapping[str, LibraryCase]) -> None:
    """Writes the cache of a folder, with the cases that can be read; without it they are read again, so faults pass."""
    if cache is None:
        return
    names = sorted((name for name, case in cases.items() if case.error is None), key=name_order)
    blocks: list[tuple[str, bytes]] = []
    size = 0
    for some in _batches(names, BLOCK):
        data = msgspec.msgpack.encode([cases[name] for name in some], enc_hook=lambda path: path.name)
        size += len(data)
        if size > LARGEST:
            break
        blocks.append((some[0], data))
    with suppress(OSError, ValueError):
        header = msgspec.msgpack.encode(_header(folder, tuple((name, len(data)) for name, data in blocks)))
        cache.mkdir(parents=True, exist_ok=True)
        target = _cache_file(cache, folder)
        write_whole(target, b"".join((len(header).to_bytes(_LENGTH, "big"), header, *(data for _, data in blocks))))
        written = sorted(cache.glob(f"*{_SUFFIX}"), key=lambda path: stamp_of(path)[0], reverse=True)
        for path in written[MOST_CACHES:]:
            path.unlink(missing_ok=True)
