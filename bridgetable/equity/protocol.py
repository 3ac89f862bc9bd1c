"""What goes to the worker and comes back: a line of JSON each."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from bridgetable.cards.notation import card_of
from bridgetable.equity.position import Letters, Position, Solved, UnsolvableError, in_letters
from bridgetable.table.question import say

TOO_LONG, REFUSED, DIED = "equity-not-here", "equity-refused", "equity-worker-died"
"""Faults, as keys of sentences: more than our own solver can do, no position of the game, a worker that died of it."""

UNANSWERED = frozenset({TOO_LONG, DIED})
"""Faults that are none of the position's: on another machine there is an answer."""

COMMAND = (sys.executable, "-P", "-m", "bridgetable.equity.worker")
"""How the worker is started; one process, because two threads in the fast solver at once crash it.

Without -P a module that lies beside a stranger's case would be imported from the working folder, and so executed.
"""


class Request(msgspec.Struct, frozen=True):
    """A position to be solved; `number` comes back with the reply. `contracts` asks for every contract instead."""

    number: int
    position: Letters
    contracts: bool = False


class Reply(msgspec.Struct, frozen=True):
    """What each card leads to; or tricks by denomination ("S", "NT") and declarer; or why there is no answer."""

    number: int
    cards: dict[str, int] = {}
    contracts: dict[str, dict[str, int]] = {}
    fault: str = ""


def surroundings() -> dict[str, str]:
    """The environment in which the worker finds the package that started it, wherever that lies.

    Places that depend on the working folder are left out: nothing is imported from there.
    """
    package = str(Path(__file__).resolve().parents[2])
    others = (place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if Path(place).is_absolute())
    return {**os.environ, "PYTHONPATH": os.pathsep.join((package, *others))}


def asking(number: int, position: Position, *, contracts: bool = False) -> bytes:
    """The line that asks the worker for a position."""
    return msgspec.json.encode(Request(number, in_letters(position), contracts)) + b"\n"


def reply_in(line: bytes) -> Reply:
    """The reply in a line from the worker; raises msgspec.DecodeError."""
    return msgspec.json.decode(line, type=Reply)


def solved_by(reply: Reply) -> Solved:
    """What the reply says of each card; raises UnsolvableError."""
    if reply.fault:
        raise UnsolvableError(say(reply.fault))
    return Solved(tuple((card_of(text), tricks) for text, tricks in reply.cards.items()))
