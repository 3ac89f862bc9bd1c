"""Worker processes of this program: many requests answered at once, each by one of several, and told in order.

They are no `multiprocessing`: its processes would import modules from the working folder.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, BinaryIO, Generic, NoReturn, TypeVar, cast

from bridgetable.disk.child_process import child_environment

# -- The inside of a worker: a process that answers one request after another, until its input ends --------------------


def answer_requests(answer: Callable[[Any], object]) -> NoReturn:
    """Answers every request on the standard input; does not return, but ends the process."""
    source, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What is printed must not be taken for a reply.
    os.dup2(2, 1)
    # On Windows a library cannot be loaded while something waits for the standard input.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    requests: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_read_requests, args=(source, requests), daemon=True).start()
    try:
        while True:
            replies.write(pickle.dumps(answer(requests.get())))
            replies.flush()
    finally:
        os._exit(1)


def _read_requests(source: BinaryIO, requests: SimpleQueue[Any]) -> None:
    """Puts each request into the queue, and ends the process after the last whatever it is doing."""
    try:
        while True:
            requests.put(pickle.load(source))
    finally:
        os._exit(0)


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


class Worker(Generic[Q, R]):
    """A process that answers one request after another. It is started for the first, and again after it died.

    `kind` is the class of its replies, and `environment` what is added to the variables of the process.
    """

    def __init__(self, command: Sequence[str], kind: type[R], environment: Mapping[str, str] | None = None) -> None:
        self._command = command
        self._kind = kind
        self._environment = environment or {}
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._changing = Lock()

    def reply(self, request: Q) -> R | None:
        """The reply to this request, None if the process died; raises OSError where none can be started."""
        process = self._running()
        if process is None or process.stdin is None or process.stdout is None:
            return None
        # What a process that is killed has written ends anywhere, and there is no telling what unpickling raises then.
        with suppress(Exception):
            process.stdin.write(pickle.dumps(request))
            process.stdin.flush()
            reply = pickle.load(process.stdout)
            if isinstance(reply, self._kind):
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
                self._process = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    env={**child_environment(), **self._environment},
                    **_apart(),
                )
            return self._process

    def _stop(self) -> None:
        with self._changing:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError, ValueError):
                process.communicate()


def replies_in_order(
    requests: Iterable[Q], workers: Sequence[Worker[Q, R]], here: Callable[[Q], R], ahead: int = sys.maxsize
) -> Generator[tuple[Q, R | None], None, None]:
    """Each request with its reply, in order; None for one of which its worker died. No process outlives this.

    Where no process can be started, `here` answers. At most `ahead` requests are taken before the first of them has
    been told, so that neither requests nor replies pile up.
    """
    waiting: SimpleQueue[tuple[int, Q]] = SimpleQueue()
    found: SimpleQueue[tuple[int, R | BaseException | None]] = SimpleQueue()
    numbered = iter(enumerate(requests))
    asked: dict[int, Q] = {}
    early: dict[int, R | BaseException | None] = {}
    try:
        for worker in workers:
            Thread(target=_answer, args=(worker, here, waiting, found), daemon=True).start()
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
        for worker in workers:
            worker.end()
            # Its thread is to end too.
            waiting.put((-1, cast(Q, None)))


def _next_of(found: SimpleQueue[tuple[int, R]]) -> tuple[int, R]:
    while True:
        # On Windows Ctrl+C does not end a wait; it is noticed between two of them.
        with suppress(Empty):
            return found.get(timeout=LONGEST_WAIT)


def _answer(
    worker: Worker[Q, R],
    here: Callable[[Q], R],
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
                found.put((number, worker.reply(request)))
            except OSError:
                with _HERE:
                    found.put((number, here(request)))
        except BaseException as error:
            # It is raised where the reply is waited for.
            found.put((number, error))


def _apart() -> dict[str, Any]:
    """The options of a process that Ctrl+C does not reach: its parent ends it."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"process_group": 0}
