"""Worker processes of this program: one kind of process, one protocol, and one pool for commands.

Whatever takes long is a function of a module without Qt. A worker is a process that is sent a call, a function with its
arguments, and answers with what the function yields (an Item each) and then with what it returns (a Result) or raises
(a Failure). A call and a reply are pickled, with their length before them.

- Who asks: a command, here, by `Worker` or for many requests by `replies_in_order`; the window, whose event loop must
  not wait, by `ui/kit/background.py`, which starts the same processes. A worker has one call at a time.
- Cancelling is killing: a worker keeps nothing that has to be saved.
- A worker that dies costs the call that it had. The next call has another worker.
- When its input ends, be it because its parent was killed, a worker ends at once, whatever it is doing.
- What lives long and is told things while it answers, as the server of a room is, is no worker, but started by the same
  function (`started` in `disk/child_process.py`): it is told lines and answers lines, until its input ends.

They are no `multiprocessing`: its processes would import modules from the working folder. There is no fork: a process
is started anew on each system, by Python or by the frozen program itself (`disk/child_process.py`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from types import GeneratorType
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, NoReturn, TypeAlias, TypeVar, cast

from bridgetable.disk.child_process import WORKER_OPTION, child_command, started

if TYPE_CHECKING:
    import subprocess

COMMAND = child_command(WORKER_OPTION, "bridgetable.disk.workers:serve")
"""The command that starts a worker of this program."""

# -- The protocol ------------------------------------------------------------------------------------------------------

LENGTH = 8
"""How many bytes before each value say how long it is."""

Call: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]
"""A function of a module, and its arguments."""


class Item(NamedTuple):
    """One of the values that a generator yields; more may follow."""

    value: Any


class Result(NamedTuple):
    """What the function returns; nothing follows."""

    value: Any


class Failure(NamedTuple):
    """The exception that the function raises; nothing follows."""

    error: Exception


Reply: TypeAlias = Item | Result | Failure


def packed(value: object) -> bytes:
    """The value as bytes, with its length before it."""
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
    return _value_of(memoryview(data)[begin:end]), end


def _value_of(data: bytes | memoryview) -> Any:
    # Imported when a worker first answers: the window is shown before.
    import pickle

    return pickle.loads(data)


def _next_packed(source: BinaryIO) -> bytes:
    """The next pickled value; no bytes where the source ends."""
    length = int.from_bytes(source.read(LENGTH), "big")
    data = source.read(length)
    return data if len(data) == length else b""


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


# -- The inside of a worker --------------------------------------------------------------------------------------------

_RECEIVED: SimpleQueue[bytes] = SimpleQueue()
"""What this worker was sent and has not looked at."""


BEGINNING = "BRIDGETABLE_WORKERS_BEGIN_WITH"
"""The variable that names a function, "package.module:name", which a worker calls before its first call."""


def _begin() -> None:
    if named := os.environ.get(BEGINNING):
        module, name = named.split(":")
        getattr(import_module(module), name)()


def serve() -> NoReturn:
    """Answers every call on the standard input; does not return, but ends the process with its input."""
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What is printed must not be taken for a reply.
    os.dup2(2, 1)
    _wait_for_no_input()
    _begin()
    Thread(target=_receive, args=(source,), daemon=True).start()
    try:
        while True:
            for reply in replies(*_value_of(_RECEIVED.get())):
                target.write(_sendable(reply))
                target.flush()
    finally:
        os._exit(1)


def _receive(source: BinaryIO) -> None:
    """Takes in what is sent, and ends the process after the last whatever it is doing."""
    try:
        while data := _next_packed(source):
            _RECEIVED.put(data)
    finally:
        os._exit(0)


def _wait_for_no_input() -> None:
    """Puts nothing in the place of the standard input, which has another number by now.

    On Windows a library cannot be loaded while something waits for the standard input, and a program without a console
    has to be told twice which one that is.
    """
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if sys.platform == "win32":
        import ctypes
        import msvcrt

        ctypes.windll.kernel32.SetStdHandle(-10, ctypes.c_void_p(msvcrt.get_osfhandle(0)))


def _sendable(reply: Reply) -> bytes:
    try:
        return packed(reply)
    except Exception as error:
        return packed(Failure(RuntimeError(f"{reply!r:.200} cannot be sent: {error}")))


# -- Asking a worker ---------------------------------------------------------------------------------------------------


class Worker:
    """A process that answers one call after another. It is started for the first, and again after it died.

    `environment` is added to the variables of the process.
    """

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        self._environment = environment or {}
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._changing = Lock()

    @property
    def id(self) -> int | None:
        """The number of the process; None while there is none."""
        return self._process.pid if self._process is not None else None

    def call(self, function: Callable[..., object], *arguments: object) -> Result | Failure | None:
        """The last reply to this call, None if the process died; raises OSError where none can be started.

        What a generator yields before is passed over.
        """
        process = self._running()
        if process is None or process.stdin is None or process.stdout is None:
            return None
        # What a process that is killed has written ends anywhere, and there is no telling what unpickling raises then.
        with suppress(Exception):
            process.stdin.write(packed((function, arguments)))
            process.stdin.flush()
            while isinstance(reply := _value_of(_next_packed(cast(BinaryIO, process.stdout))), Item):
                pass
            if isinstance(reply, Result | Failure):
                return reply
        self._stop()
        return None

    def end(self) -> None:
        """Ends the process; no other is started."""
        with self._changing:
            self._ended = True
        self._stop()

    def _running(self) -> subprocess.Popen[bytes] | None:
        """The process, which is started unless it runs; None after the end. Raises OSError if it cannot be started."""
        with self._changing:
            if self._process is None and not self._ended:
                self._process = started(COMMAND, self._environment)
            return self._process

    def _stop(self) -> None:
        with self._changing:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError, ValueError):
                process.communicate()


# -- The pool: many requests, each answered by one of several workers, and told in order -------------------------------

Q = TypeVar("Q")
R = TypeVar("R")

MOST_WORKERS = 64
"""The most processes that may be asked for."""

LONGEST_WAIT = 0.5
"""After how many seconds at most it is noticed that the program was interrupted."""

_HERE = Lock()


def processors() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def replies_in_order(
    function: Callable[[Q], R],
    requests: Iterable[Q],
    workers: int,
    *,
    ahead: int = sys.maxsize,
    environment: Mapping[str, str] | None = None,
) -> Generator[tuple[Q, R | None], None, None]:
    """Each request with what the function returns for it, in order; None where its worker died or the function failed.

    Where no process can be started, the function is called in this one. At most `ahead` requests are taken before the
    first of them has been told, so that neither requests nor replies pile up. No process outlives this.
    """
    waiting: SimpleQueue[tuple[int, Q]] = SimpleQueue()
    found: SimpleQueue[tuple[int, R | BaseException | None]] = SimpleQueue()
    numbered = iter(enumerate(requests))
    asked: dict[int, Q] = {}
    early: dict[int, R | BaseException | None] = {}
    several = [Worker(environment) for _ in range(workers)]
    try:
        for worker in several:
            Thread(target=_answer, args=(worker, function, waiting, found), daemon=True).start()
        told = 0
        while True:
            for number, request in islice(numbered, max(0, ahead - len(asked))):
                asked[number] = request
                waiting.put((number, request))
            if told not in asked:
                return
            while told not in early:
                number, reply = _next_of(found)
                early[number] = reply
            now = early.pop(told)
            if isinstance(now, BaseException):
                raise now
            yield asked.pop(told), now
            told += 1
    finally:
        for worker in several:
            worker.end()
            # Its thread is to end too.
            waiting.put((-1, cast(Q, None)))


def _next_of(found: SimpleQueue[tuple[int, R]]) -> tuple[int, R]:
    while True:
        # On Windows Ctrl+C does not end a wait; it is noticed between two of them.
        with suppress(Empty):
            return found.get(timeout=LONGEST_WAIT)


def _answer(
    worker: Worker,
    function: Callable[[Q], R],
    waiting: SimpleQueue[tuple[int, Q]],
    found: SimpleQueue[tuple[int, R | BaseException | None]],
) -> None:
    """Lets the worker answer the requests that are waiting, until the one with a number below 0."""
    while True:
        number, request = waiting.get()
        if number < 0:
            return
        try:
            try:
                reply = worker.call(function, request)
                found.put((number, reply.value if isinstance(reply, Result) else None))
            except OSError:
                with _HERE:
                    found.put((number, function(request)))
        except BaseException as error:
            # It is raised where the reply is waited for.
            found.put((number, error))
