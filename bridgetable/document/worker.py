"""The worker: a separate process that computes what the window must not wait for, until its input ends.

A thread would not do: while it computes, the window waits for the interpreter's lock at every turn.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import GeneratorType
from typing import Any, BinaryIO, TypeAlias

import msgspec

from bridgetable.disk.child_process import child_command
from bridgetable.document import WORKER_OPTION

LENGTH = 8
"""How many bytes before each value say how long it is."""

COMMAND = child_command(WORKER_OPTION, "bridgetable.document.worker:main")
"""The command that starts the worker of this program."""

Call: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]
"""A function of a module, and its arguments."""


class Item(msgspec.Struct, frozen=True):
    """One of the values that a generator yields; more may follow."""

    value: Any


class Result(msgspec.Struct, frozen=True):
    """What the function returns; nothing follows."""

    value: Any


class Failure(msgspec.Struct, frozen=True):
    """The exception that the function raises; nothing follows."""

    error: Exception


Reply: TypeAlias = Item | Result | Failure


def packed(value: object) -> bytes:
    """The value as bytes, with its length before it."""
    # Imported when a worker is first called: the window, which may call one, is shown before.
    import pickle

    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def unpacked(data: bytes | bytearray, start: int = 0) -> tuple[Any, int] | None:
    """The value that starts here and where the next one starts; None while the value is not complete.

    Only bytes that another process of this program has written may be given.
    """
    begin = start + LENGTH
    end = begin + int.from_bytes(data[start:begin], "big")
    if len(data) < begin or len(data) < end:
        return None
    import pickle

    return pickle.loads(memoryview(data)[begin:end]), end


def replies(function: Callable[..., object], arguments: tuple[object, ...]) -> Iterator[Reply]:
    """Calls the function; the last reply is a Result or a Failure."""
    try:
        value = function(*arguments)
        while isinstance(value, GeneratorType):
            try:
                yield Item(next(value))
            except StopIteration as end:
                value = end.value
        yield Result(value)
    except Exception as error:
        import traceback

        error.add_note(traceback.format_exc())
        yield Failure(error)


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answers every call until the source ends."""
    import pickle

    while True:
        length = int.from_bytes(source.read(LENGTH), "big")
        data = source.read(length)
        if not data:
            return
        for reply in replies(*pickle.loads(data)):
            target.write(_sendable(reply))
            target.flush()


def _sendable(reply: Reply) -> bytes:
    try:
        return packed(reply)
    except Exception as error:
        return packed(Failure(RuntimeError(f"{reply!r:.200} cannot be sent: {error}")))


def main() -> None:
    """Answers the calls on the standard input; what a function prints goes to the standard error output."""
    out, sys.stdout = sys.stdout, sys.stderr
    serve(sys.stdin.buffer, out.buffer)
