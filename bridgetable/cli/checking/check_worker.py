"""A worker of `check`: a separate process that checks one case file after another, until its input ends.

When its input ends, be it because its parent was killed, the worker ends at once, in the midst of a file too.
"""

from __future__ import annotations

import os
import pickle
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from bridgetable.cli.loading import loading
from bridgetable.words.catalogue import Words


def serve() -> None:
    """Answers every path on the standard input with its report; does not return, but ends the process."""
    with loading():
        from bridgetable.cli.checking.case_report import ProposedWhenAsked, report_of

    source, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What is printed must not be taken for a reply.
    os.dup2(2, 1)
    # On Windows a library cannot be loaded while something waits for the standard input.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    requests: SimpleQueue[tuple[str, str]] = SimpleQueue()
    Thread(target=_read_requests, args=(source, requests), daemon=True).start()
    try:
        with ExitStack() as until:
            proposed = ProposedWhenAsked(until)
            while True:
                name, language = requests.get()
                replies.write(pickle.dumps(report_of(Path(name), proposed, Words.of(language))))
                replies.flush()
    finally:
        os._exit(1)


def _read_requests(source: BinaryIO, requests: SimpleQueue[tuple[str, str]]) -> None:
    """Puts each path and language into the queue, and ends the process after the last whatever it is doing."""
    try:
        while True:
            requests.put(pickle.load(source))
    finally:
        os._exit(0)
