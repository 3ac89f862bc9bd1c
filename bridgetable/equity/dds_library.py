"""The compiled library of DDS, which endplay brings, found and loaded without importing endplay.

Importing endplay imports matplotlib and numpy too, which takes ten times as long as loading the library. What this
relies on is checked when it is loaded: where the library is, its version, and that it solves an ending as declared.
"""

from __future__ import annotations

import ctypes
import os
import sys
from ctypes import POINTER, Structure, c_int, c_uint
from importlib.machinery import PathFinder

NAMES = ("libdds.so", "libdds.dylib", "dds.dll")
"""The file in the folder `_dds` of endplay for Linux, macOS and Windows."""

VERSION = (2, 9)
"""The version of DDS whose interface is declared here."""

MOST_BOARDS = 200
"""The most positions that DDS takes at once."""

SUCCESS = 1


class Deal(Structure):
    """`struct deal` of DDS: suits from spades, seats from North, a card of rank n as the bit n."""

    _fields_ = (
        ("trump", c_int), ("first", c_int), ("currentTrickSuit", c_int * 3), ("currentTrickRank", c_int * 3),
        ("remainCards", c_uint * 4 * 4),
    )


class FutureTricks(Structure):
    """`struct futureTricks` of DDS: for each card its suit, rank, the lower cards equal to it, and the tricks."""

    _fields_ = (
        ("nodes", c_int), ("cards", c_int), ("suit", c_int * 13), ("rank", c_int * 13), ("equals", c_int * 13),
        ("score", c_int * 13),
    )


class Boards(Structure):
    """`struct boards` of DDS: several deals, each with what is asked about it."""

    _fields_ = (
        ("noOfBoards", c_int), ("deals", Deal * MOST_BOARDS), ("target", c_int * MOST_BOARDS),
        ("solutions", c_int * MOST_BOARDS), ("mode", c_int * MOST_BOARDS),
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
    """The library is not there, or not the version declared here."""


def load_library() -> ctypes.CDLL:
    """The library, ready for one thread; raises UnknownLibraryError, or OSError if it does not load.

    It is loaded by its absolute path, so never from the working folder.
    """
    library = _loaded(library_path())
    try:
        library.SolveBoard.argtypes = (Deal, c_int, c_int, c_int, POINTER(FutureTricks), c_int)
        library.SolveAllBoardsBin.argtypes = (POINTER(Boards), POINTER(SolvedBoards))
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
        return ctypes.WinDLL(path)
    return ctypes.CDLL(path)


def library_path() -> str:
    """The absolute path of the library in the installed endplay; raises UnknownLibraryError where there is none."""
    found = PathFinder.find_spec("endplay", [folder for folder in sys.path if os.path.isabs(folder)])
    for folder in (found.submodule_search_locations or ()) if found is not None else ():
        for name in NAMES:
            if os.path.isfile(path := os.path.join(folder, "_dds", name)):
                return path
    raise UnknownLibraryError("there is no library of DDS in endplay")


def _version_of(library: ctypes.CDLL) -> tuple[int, int]:
    """The first two numbers of the version, with which the description that DDS writes begins."""
    # Larger than `struct DDSInfo` in any version of DDS, whose size differs between them.
    description = (c_int * 4096)()
    library.GetDDSInfo(ctypes.byref(description))
    return description[0], description[1]
