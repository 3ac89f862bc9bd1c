"""What is kept after an action: after the 5,000th beside after the 10th; and the longest part of writing all of it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tests.benchmark.figure import Figure, one_frame, timed

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave
    from bridgetable.engine.history import History

FEW, MANY, TIMES = 10, 5000, 60


def remarks(history: History, number: int) -> Iterator[History]:
    """The histories after so many more actions, one after the other."""
    from bridgetable.cards.seat import Seat
    from bridgetable.engine.actions import GiveInformation

    for each in range(number):
        history = history.act(GiveInformation(Seat(each % 4), "remark"))
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
        later = zip(remarks(few, TIMES), remarks(many, TIMES), strict=True)
        pairs = [(timed(lambda: keep(large, after)), timed(lambda: keep(small, soon))) for soon, after in later]  # noqa: B023
        yield Figure(f"kept after the {MANY:,}th action", f"after the {FEW}th", tuple(pair[0] for pair in pairs),
                     tuple(pair[1] for pair in pairs), 1.3)
        longest = [(parts(large, many.deleting(MANY - 1 - number)), 3 * one_frame()) for number in range(5)]
        yield Figure(f"gap, {MANY:,} steps written whole", "three frames", tuple(ours for ours, _ in longest),
                     tuple(peer for _, peer in longest), 1.0, 1.0)


def keep(autosave: Autosave, history: History) -> None:
    """Writes the autosave."""
    from bridgetable.document.document import Document
    from bridgetable.words.catalogue import Words

    autosave.write(history, Document(), Words.of("en"), dirty=True)


def parts(autosave: Autosave, history: History) -> float:
    """The longest part of writing a table whole, in seconds."""
    from bridgetable.document.document import Document
    from bridgetable.words.catalogue import Words

    done, longest = False, 0.0

    def begin() -> None:
        nonlocal done
        done = autosave.begin(history, Document(), Words.of("en"), dirty=True)

    def go_on() -> None:
        nonlocal done
        done = autosave.go_on()

    longest = timed(begin)
    while not done:
        longest = max(longest, timed(go_on))
    return longest
