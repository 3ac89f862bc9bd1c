"""What is kept after an action: after the 5,000th beside after the 10th; and the longest part of writing all of it."""

from __future__ import annotations

import gc
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.table.irregularity import InformationBy
from tests.benchmark.figure import ROUNDS, Figure, one_frame, timed

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave
    from bridgetable.engine.history import History

FEW, MANY, TIMES = 10, 5000, 20


def remarks(history: History, number: int) -> Iterator[History]:
    """The histories after so many more actions, one after the other."""
    from bridgetable.cards.seat import Seat
    from bridgetable.engine.actions import GiveInformation

    for each in range(number):
        history = history.act(GiveInformation(Seat(each % 4), InformationBy.REMARK))
        yield history


def measure() -> Iterator[Figure]:
    """Figures of one action, then of what is written where a table of 5,000 steps is written whole."""
    from bridgetable.document.autosave import Autosave
    from bridgetable.engine.history import History
    from tests.situations import POZNAN, at

    *_, few = remarks(History(at(POZNAN, "4S S").table), FEW)
    *_, many = remarks(few, MANY - FEW)
    with tempfile.TemporaryDirectory() as folder:
        small, large = Autosave(Path(folder), 1), Autosave(Path(folder), 2)
        keep(small, few)
        keep(large, many)
        gc.freeze()  # as the window does
        late, soon = remarks(many, ROUNDS * TIMES), remarks(few, ROUNDS * TIMES)
        pairs = [(kept_in(large, late), kept_in(small, soon)) for _ in range(ROUNDS)]
        yield Figure(
            f"kept after the {MANY:,}th action",
            f"after the {FEW}th",
            tuple(pair[0] for pair in pairs),
            tuple(pair[1] for pair in pairs),
            1.2,
        )
        longest = [(parts(large, many.deleting(MANY - 1 - number)), 3 * one_frame()) for number in range(5)]
        yield Figure(
            f"gap, {MANY:,} steps written whole",
            "three frames",
            tuple(ours for ours, _ in longest),
            tuple(peer for _, peer in longest),
            1.0,
            1.0,
        )
        gc.unfreeze()


def keep(autosave: Autosave, history: History) -> None:
    """Writes the autosave."""
    from bridgetable.document.document import Document
    from bridgetable.words.catalogue import Words

    autosave.write(history, Document(), Words.of("en"), dirty=True)


def kept_in(autosave: Autosave, histories: Iterator[History]) -> float:
    """The seconds of this process in which some actions are kept; how long the disk takes depends on other programs."""
    some = list(islice(histories, TIMES))
    start = time.process_time()
    for history in some:
        keep(autosave, history)
    return time.process_time() - start


def parts(autosave: Autosave, history: History) -> float:
    """The longest part of writing a table whole, in seconds."""
    from bridgetable.document.document import Document
    from bridgetable.words.catalogue import Words

    done: list[bool] = []

    def begin() -> None:
        done.append(autosave.begin(history, Document(), Words.of("en"), dirty=True))

    def go_on() -> None:
        done.append(autosave.go_on())

    longest = timed(begin)
    while not done[-1]:
        longest = max(longest, timed(go_on))
    return longest
