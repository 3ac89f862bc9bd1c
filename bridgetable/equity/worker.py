"""The worker: a separate process that solves positions, a line of numbers in and one out, until its input ends.

The fast solver may crash its process on an unusual position; in a process of its own that does no harm. When its input
ends, be it because its parent was killed, the worker ends at once, in the midst of a position too.
"""

from __future__ import annotations

import os
import sys
from queue import SimpleQueue
from threading import Thread

from bridgetable.equity.dds_paths import library_paths
from bridgetable.equity.packed import APART, Answer, PackedPosition, PackedSolver, UnsolvedError


def fastest_solver() -> PackedSolver:
    """The first library of DDS that is there and as expected, else our own solver."""
    for path, _ in library_paths():
        try:
            from bridgetable.equity.dds import Dds

            return Dds(path)
        except (ImportError, OSError):
            continue
    from bridgetable.equity.solver import EndingSolver

    return EndingSolver()


def reply_line(request: bytes, solver: PackedSolver) -> bytes:
    """The reply to a request, each a line; what cannot be solved has a message key for its answer."""
    number, contracts, *positions = request.split(APART)
    packed = [PackedPosition.from_numbers(*map(int, position.split())) for position in positions]
    answers = [_contracts(position, solver) for position in packed] if int(contracts) else solver.cards_of_all(packed)
    texts = (answer if isinstance(answer, str) else " ".join(map(str, answer)) for answer in answers)
    return b"%b;%b\n" % (number, ";".join(texts).encode())


def _contracts(position: PackedPosition, solver: PackedSolver) -> Answer | str:
    try:
        return solver.contracts(position.hands)
    except UnsolvedError as error:
        return error.fault


def serve() -> None:
    """Answers every line of the standard input; does not return, but ends the process with the input."""
    replies = os.fdopen(os.dup(1), "wb")
    # What a solver prints must not be taken for a reply.
    os.dup2(2, 1)
    # Before anything waits for input: on Windows a library cannot be loaded meanwhile.
    solver = fastest_solver()
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_requests, args=(requests,), daemon=True).start()
    try:
        while True:
            replies.write(reply_line(requests.get(), solver))
            replies.flush()
    finally:
        os._exit(1)


def _read_requests(requests: SimpleQueue[bytes]) -> None:
    """Puts each line into the queue, and ends the process after the last whatever it is doing."""
    try:
        for line in sys.stdin.buffer:
            requests.put(line)
    finally:
        os._exit(0)
