"""The files that the readers are tried on: those that are shipped, those of the tests, and shared data if there are."""

from __future__ import annotations

import re
import tempfile
from functools import cache
from pathlib import Path

from bridgetable.cases import SUFFIX
from bridgetable.cases.codec import read_case
from bridgetable.cases.library.folders import read_folders
from bridgetable.cases.reader import CaseError
from bridgetable.cases.tree import history_of
from bridgetable.disk.resources import resources
from bridgetable.document.autosave import Autosave
from bridgetable.document.document import Document
from bridgetable.engine.actions import Note
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.words.catalogue import Words
from tests.cases.written import EXAMPLE
from tests.files.made import made
from tests.files.samples import DATA
from tests.files.test_lin import BROADCAST
from tests.files.test_robust import PBN

SETTINGS = """[General]
language=it
edition=2007
elections="43B2b=revoked screens=yes"
theme=dark
speed=SLOW
four-colours=false
marks=true
layout=2
widths-by-hand=true
folders=/tmp/cases, /tmp/more
geometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0)
"""
KINDS = ("case", "boards", "autosave", "settings", "library")
FOLDER = resources() / "cases" / "score"
"""A folder of cases, for which there are caches of the library."""
_GAMES = re.compile(rb"(?=^\[Event )|(?=qx\|)", re.MULTILINE)
_LONGEST = 6000
"""The size of the pieces in which larger files are taken."""
_data: list[Path] = [DATA]


def use_data(folder: Path) -> None:
    """Has the files of this folder used too, instead of those beside the project."""
    _data[:] = [folder]
    corpus.cache_clear()


@cache
def corpus(kind: str) -> tuple[tuple[str, bytes], ...]:
    """The files of a kind, each with a name; boards are PBN, LIN and links to viewers."""
    match kind:
        case "case":
            return (*((path.name, path.read_bytes()) for path in _cases()), ("example.case.json", EXAMPLE.encode()))
        case "boards":
            return tuple(_boards())
        case "autosave":
            return tuple((Path(name).stem, _autosave_of(data)) for name, data in corpus("case")[::8] if _is_read(data))
        case "library":
            return (("cache.cases", _cache_of(FOLDER)),)
    return (("settings.ini", SETTINGS.encode()),)


def _cases() -> list[Path]:
    shipped = sorted((resources() / "cases").rglob(f"*{SUFFIX}"))
    return [*shipped, *sorted(path for folder in _data for path in folder.rglob(f"*{SUFFIX}"))]


def _boards() -> list[tuple[str, bytes]]:
    found = [("sample.pbn", PBN.encode()), ("sample.lin", BROADCAST.encode())]
    found += [(f"made-{seed}.pbn", write_pbn([made(seed), made(seed + 100)])) for seed in range(20)]
    found.append(("link.lin", f"https://example.org/viewer.html?lin={BROADCAST.replace(chr(10), '')}&x=1".encode()))
    files = sorted(path for folder in _data for path in folder.rglob("*") if path.suffix in (".pbn", ".lin"))
    return found + [(path.name, piece) for path in files for piece in _pieces(path.read_bytes())]


def _pieces(data: bytes) -> list[bytes]:
    """A file in pieces of a few boards."""
    pieces = [b""]
    for game in _GAMES.split(data):
        if len(pieces[-1]) + len(game) > _LONGEST:
            pieces.append(b"")
        pieces[-1] += game
    return [piece for piece in pieces if piece]


def _is_read(data: bytes) -> bool:
    try:
        read_case(data)
    except CaseError:
        return False
    return True


def _autosave_of(data: bytes) -> bytes:
    """The autosave of a case that was opened; then its line was stepped to the end, and there somebody went on."""
    case = read_case(data)
    history = history_of(case)
    document, line = Document(case=case), history.line()
    with tempfile.TemporaryDirectory() as folder:
        autosave = Autosave(Path(folder))
        last = history.jump(line[-1]) if line else history
        for each in (history, *(history.jump(place) for place in line[::5]), last, last.act(Note((("", "more"),)))):
            autosave.write(each, document, Words.of("en"), dirty=True)
        return autosave.file.read_bytes()


def _cache_of(folder: Path) -> bytes:
    """The cache of the library for a folder."""
    with tempfile.TemporaryDirectory() as cache:
        for _ in read_folders((folder,), {}, Path(cache)):
            pass
        (path,) = Path(cache).iterdir()
        return path.read_bytes()
