"""The compiled library of DDS, loaded by its path; what this relies on is checked then: its version and interface.

A process that has loaded it ends with `os._exit`: Debian's crashes when it is unloaded.
"""

from __future__ import annotations

import ctypes
import os
import sys
from ctypes import POINTER, Structure, c_int, c_uint

from bridgetable.equity.dds_paths import import_folders, library_paths

VERSION = (2, 9)
"""The version of DDS whose interface is declared here."""

MOST_BOARDS = 200
"""The most positions that DDS takes at once."""

SUCCESS = 1


class Deal(Structure):
    """`struct deal` of DDS: suits from spades, seats from North, a card of rank n as the bit n."""

    _fields_ = (
        ("trump", c_int),
        ("first", c_int),
        ("currentTrickSuit", c_int * 3),
        ("currentTrickRank", c_int * 3),
        ("remainCards", c_uint * 4 * 4),
    )


class FutureTricks(Structure):
    """`struct futureTricks` of DDS: for each card its suit, rank, the lower cards equal to it, and the tricks."""

    _fields_ = (
        ("nodes", c_int),
        ("cards", c_int),
        ("suit", c_int * 13),
        ("rank", c_int * 13),
        ("equals", c_int * 13),
        ("score", c_int * 13),
    )


class Boards(Structure):
    """`struct boards` of DDS: several deals, each with what is asked about it."""

    _fields_ = (
        ("noOfBoards", c_int),
        ("deals", Deal * MOST_BOARDS),
        ("target", c_int * MOST_BOARDS),
        ("solutions", c_int * MOST_BOARDS),
        ("mode", c_int * MOST_BOARDS),
    )


class SolvedBoards(Structure):
    """`struct solvedBoards` of DDS: the solutions of several deals."""

    _fields_ = (("noOfBoards", c_int), ("solvedBoard", FutureTricks * MOST_BOARDS))


class TableDeal(Structure):
    """`struct ddTableDeal` of DDS: the cards of a deal."""

    _fields_ = (("cards", c_uint * 4 * 4),)


class TableResults(Structure):
    """`struct ddTableResults` of DDS: for each denomination, no trump last, the tricks of each declarer."""

    _fields_ = (("resTable", c_int * 4 * 5),)


class UnknownLibraryError(ImportError):
    """The library is not the one declared here."""


def load_library(path: str) -> ctypes.CDLL:
    """The library of this absolute path, ready for one thread; raises UnknownLibraryError, or OSError if not loaded."""
    library = _loaded(path)
    try:
        library.SolveBoard.argtypes = (Deal, c_int, c_int, c_int, POINTER(FutureTricks), c_int)
        # SolveAllBoardsBin is the same, and is not in Debian's.
        library.SolveAllChunksBin.argtypes = (POINTER(Boards), POINTER(SolvedBoards), c_int)
        library.CalcDDtable.argtypes = (TableDeal, POINTER(TableResults))
        library.SetMaxThreads.argtypes = (c_int,)
        library.SetMaxThreads.restype = None
        # Needed before any other call.
        library.SetMaxThreads(1)
        version = _version_of(library)
    except AttributeError as error:
        raise UnknownLibraryError(str(error)) from error
    if version != VERSION:
        raise UnknownLibraryError(f"DDS {version}")
    return library


def _loaded(path: str) -> ctypes.CDLL:
    if sys.platform == "win32":
        # The library is linked with the runtime of C++, which not every Windows has; shiboken6, of Qt, brings it along.
        for folder in filter(os.path.isdir, import_folders("shiboken6")):
            os.add_dll_directory(folder)
        return ctypes.WinDLL(path)
    return ctypes.CDLL(path)


def library_path() -> str:
    """The absolute path of the library that a program to download takes along, which a Python package has brought.

    Raises UnknownLibraryError where there is none.
    """
    for path, package in library_paths():
        if package:
            return path
    raise UnknownLibraryError("no package has a library of DDS")


def _version_of(library: ctypes.CDLL) -> tuple[int, int]:
    """The first two numbers of the version, with which the description that DDS writes begins."""
    # Larger than `struct DDSInfo` in any version of DDS, whose size differs between them.
    description = (c_int * 4096)()
    library.GetDDSInfo(ctypes.byref(description))
    return description[0], description[1]
