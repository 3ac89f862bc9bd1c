"""Files of boards: boards a second beside endplay's reader of PBN, and memory that does not grow with their number."""

from __future__ import annotations

import io
import logging
import tracemalloc
from collections import deque
from collections.abc import Iterator
from functools import partial

from tests.benchmark.figure import ROUNDS, Figure, timed

BOARDS = 100
FEW, MANY = 400, 4000


def pbn_of(boards: int) -> str:
    """So many boards as PBN, with lawful auctions and play to the end."""
    from bridgetable.files.pbn_writer import write_pbn
    from tests.files.made import lawful

    return write_pbn(lawful(number) for number in range(1, boards + 1)).decode("latin-1")


def read_all(data: bytes, *, listed: bool) -> None:
    """Reads or lists every board, and keeps none."""
    from bridgetable.files.stream import BoardStream

    with BoardStream(io.BytesIO(data), "benchmark.pbn") as stream:
        deque(stream.listing() if listed else stream.entries(), maxlen=0)


def peak(data: bytes) -> float:
    """The most memory taken while all boards are read, in bytes."""
    tracemalloc.start()
    read_all(data, listed=False)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(most)


def measure() -> Iterator[Figure]:
    """Reading and listing the same boards beside endplay, then the memory of many boards beside that of few."""
    from endplay.parsers import pbn

    logging.disable(logging.WARNING)
    text = pbn_of(BOARDS)
    data = text.encode("latin-1")
    assert len(pbn.loads(text)) == BOARDS
    for name, listed, goal in (("boards read whole", False, 1.3), ("boards listed", True, 0.5)):
        pairs = [
            (timed(partial(read_all, data, listed=listed)), timed(partial(pbn.loads, text))) for _ in range(ROUNDS)
        ]
        yield Figure(name, "endplay's reader", tuple(p[0] for p in pairs), tuple(p[1] for p in pairs), goal)
    begin, _, boards = text.partition("[Event")
    few, many = ((begin + ("[Event" + boards) * (number // BOARDS)).encode("latin-1") for number in (FEW, MANY))
    yield Figure("memory, 4,000 boards", "memory of 400", (peak(many) / 1e6,), (peak(few) / 1e6,), 1.5)
    logging.disable(logging.NOTSET)
