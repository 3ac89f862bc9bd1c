"""The inside of a worker: a process that answers one request after another, until its input ends.

When its input ends, be it because its parent was killed, the worker ends at once, in the midst of a request too.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, NoReturn


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
