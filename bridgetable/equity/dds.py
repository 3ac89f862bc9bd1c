"""The fast solver, Bo Haglund's DDS, called through its C interface; only the worker imports it.

DDS crashes its process if it is called from two threads at once. It starts threads of its own for what it is asked at
once: several positions, or all contracts.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence
from ctypes import POINTER, Structure, c_int, c_uint
from struct import Struct

from bridgetable.equity import ONE_THREAD
from bridgetable.equity.dds_paths import import_folders, library_paths
from bridgetable.equity.packed import NO_TRUMP, SUITS, Answer, PackedPosition, PackedSolver, UnsolvedError

# -- The compiled library of DDS, loaded by its path; what this relies on is checked then ------------------------------

# A process that has loaded it ends with `os._exit`: Debian's crashes when it is unloaded.


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


MOST_THREADS = 5
"""DDS shares the contracts out by denomination; each thread takes up to 160 MB."""

ANY_TARGET, ALL_CARDS, ALWAYS_SEARCH = 0, 3, 1
"""What is asked of DDS: the tricks for every card, even if it is the only one."""

_PACK = 0x7FFC_7FFC_7FFC_7FFC
"""All cards in one hand: the bits 2 to 14 of each suit."""

_DEAL, _CARDS, _FOUND = Struct("=8i16I"), Struct("=16I"), Struct("=2i52i")
_ENDING = PackedPosition(NO_TRUMP, 2, (36,), (1 << 62 | 1 << 45, 1 << 35 | 1 << 5, 1 << 2, 1 << 46 | 1 << 42))
_ANSWER = [46, 2, 42, 0]
"""An ending with its solution: South has led the ♥4 to West's ♥A and ♥10, and North has the ♥K and the ♠A."""


class Dds(PackedSolver):
    """The solver of the library, with one thread until several can be of use."""

    def __init__(self, path: str) -> None:
        """Loads the library of this absolute path; raises UnknownLibraryError or OSError if it is not as expected."""
        self._library = load_library(path)
        self._threads = 1
        if self.cards(_ENDING) != _ANSWER:
            raise UnknownLibraryError("DDS solves an ending otherwise")

    def _use_threads(self, threads: int) -> None:
        if threads > self._threads:
            self._threads = threads
            self._library.SetMaxThreads(threads)

    def cards(self, position: PackedPosition) -> Answer:
        """The tricks of the side to play for each card it may play now; raises UnsolvedError."""
        if not _is_sound(position):
            raise UnsolvedError
        found = FutureTricks()
        deal = Deal.from_buffer_copy(_deal_bytes(position))
        done = self._library.SolveBoard(deal, ANY_TARGET, ALL_CARDS, ALWAYS_SEARCH, ctypes.byref(found), 0)
        if done != SUCCESS:
            raise UnsolvedError
        return _answer(found)

    def cards_of_all(self, positions: Sequence[PackedPosition]) -> list[Answer | str]:
        """The answer for each position, or the message key that says why there is none."""
        if not 1 < len(positions) <= MOST_BOARDS or not all(map(_is_sound, positions)):
            return super().cards_of_all(positions)
        self._use_threads(most_threads())
        asked, solved = Boards(noOfBoards=len(positions)), SolvedBoards()
        for number, position in enumerate(positions):
            asked.deals[number] = Deal.from_buffer_copy(_deal_bytes(position))
            asked.target[number], asked.solutions[number], asked.mode[number] = ANY_TARGET, ALL_CARDS, ALWAYS_SEARCH
        if self._library.SolveAllChunksBin(ctypes.byref(asked), ctypes.byref(solved), 1) != SUCCESS:
            # DDS does not say which of them it refuses.
            return super().cards_of_all(positions)
        return [_answer(solved.solvedBoard[number]) for number in range(len(positions))]

    def contracts(self, hands: Sequence[int]) -> Answer:
        """The tricks of each declarer in each denomination, his left-hand opponent leading; raises UnsolvedError."""
        if any(hand.bit_count() != 13 for hand in hands):
            # The table of DDS is for whole deals.
            return super().contracts(hands)
        if not _is_sound(PackedPosition(NO_TRUMP, 0, (), hands)):
            raise UnsolvedError
        self._use_threads(most_threads())
        results = TableResults()
        deal = TableDeal.from_buffer_copy(_CARDS.pack(*_suits(hands)))
        if self._library.CalcDDtable(deal, ctypes.byref(results)) != SUCCESS:
            raise UnsolvedError
        spades, hearts, diamonds, clubs, no_trump = results.resTable
        return [tricks for row in (clubs, diamonds, hearts, spades, no_trump) for tricks in row]


def _is_sound(position: PackedPosition) -> bool:
    """Whether every card is in one place and each hand has as many as it should have.

    DDS crashes on some positions that are not, solves others, and writes a file into the working folder for the rest.
    """
    hands, trick = position.hands, [1 << card for card in position.trick]
    left = hands[(position.leader + len(trick)) % 4].bit_count()
    sizes = [hand.bit_count() + ((seat - position.leader) % 4 < len(trick)) for seat, hand in enumerate(hands)]
    places = (*hands, *trick)
    together = hands[0] | hands[1] | hands[2] | hands[3] | sum(set(trick))
    return sizes == [left] * 4 and 1 <= left <= 13 and together & ~_PACK == 0 and together == sum(places)


def most_threads() -> int:
    """How many threads the solver may use for what it is asked at once."""
    return 1 if os.environ.get(ONE_THREAD) else min(MOST_THREADS, os.cpu_count() or 1)


def _suits(hands: Sequence[int]) -> list[int]:
    """The bits of each suit of each hand, spades first."""
    return [hand >> shift & 0xFFFF for hand in hands for shift in (48, 32, 16, 0)]


def _deal_bytes(position: PackedPosition) -> bytes:
    played = len(position.trick)
    suits = [SUITS - 1 - (card >> 4) for card in position.trick] + [0] * (3 - played)
    ranks = [card & 15 for card in position.trick] + [0] * (3 - played)
    trump = SUITS - 1 - position.trump if position.trump < SUITS else SUITS
    return _DEAL.pack(trump, position.leader, *suits, *ranks, *_suits(position.hands))


def _answer(found: FutureTricks) -> Answer:
    """Every card with its tricks; DDS names the highest of equal cards and the others as bits."""
    _, count, *numbers = _FOUND.unpack(found)
    answer: Answer = []
    for place in range(count):
        suit, tricks = SUITS - 1 - numbers[place] << 4, numbers[place + 39]
        bits = 1 << numbers[place + 13] | numbers[place + 26]
        while bits:
            lowest = bits & -bits
            answer += (suit + lowest.bit_length() - 1, tricks)
            bits ^= lowest
    return answer
