"""The protocol of the worker: requests and replies, each a line of JSON."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from bridgetable.cards.notation import card_of
from bridgetable.equity.position import Position, PositionText, Solution, UnsolvableError, position_text
from bridgetable.table.question import say

TOO_LONG, REFUSED, DIED = "equity-not-here", "equity-refused", "equity-worker-died"
"""Message keys of failures: a position too long for our own solver, one refused by the solver, a worker that died."""

UNANSWERED = frozenset({TOO_LONG, DIED})
"""Failures that are not due to the position: another machine may answer."""

COMMAND = (sys.executable, "-P", "-m", "bridgetable.equity.worker")
"""The command that starts the worker.

Without -P, Python would import modules from the working folder and so execute files that lie beside a stranger's case.
"""


class Request(msgspec.Struct, frozen=True):
    """A position to be solved; the reply repeats `number`. `contracts` asks for the tricks in all contracts instead."""

    number: int
    position: PositionText
    contracts: bool = False


class Reply(msgspec.Struct, frozen=True):
    """Tricks by card, or by denomination ("S", "NT") and declarer; or the message key of a failure in `fault`."""

    number: int
    cards: dict[str, int] = {}
    contracts: dict[str, dict[str, int]] = {}
    fault: str = ""


def worker_environment() -> dict[str, str]:
    """The environment variables of the worker, with which it imports this same package.

    Relative entries of PYTHONPATH are left out, so that nothing is imported from the working folder.
    """
    package = str(Path(__file__).resolve().parents[2])
    others = (path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if Path(path).is_absolute())
    return {**os.environ, "PYTHONPATH": os.pathsep.join((package, *others))}


def request_line(number: int, position: Position, *, contracts: bool = False) -> bytes:
    """The request for a position as a line of JSON."""
    return msgspec.json.encode(Request(number, position_text(position), contracts)) + b"\n"


def parse_reply(line: bytes) -> Reply:
    """The reply in a line of JSON from the worker; raises msgspec.DecodeError."""
    return msgspec.json.decode(line, type=Reply)


def solution_in(reply: Reply) -> Solution:
    """The solution in a reply; raises UnsolvableError if the reply is a failure, NotationError if it is malformed."""
    if reply.fault:
        raise UnsolvableError(say(reply.fault))
    return Solution(tuple((card_of(text), tricks) for text, tricks in reply.cards.items()))
