"""In one window on tables of 500, 2,000 and 5,000 actions: opened again, ruled under another edition at once."""

from __future__ import annotations

import itertools
import random
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.benchmark.figure import Figure, against_a_frame
from tests.benchmark.gaps import gaps
from tests.benchmark.moves import grown
from tests.benchmark.window import opened_window

if TYPE_CHECKING:
    from bridgetable.engine.history import History

SIZES = (500, 2000, 5000)
AT_ONCE = {500: None, 2000: 18.75, 5000: None}
"""The goal of another edition at once, in frames: 0.3 s at 2,000 actions."""
TIMES = 5


def measure() -> Iterator[Figure]:
    """For each size the time and the longest gap of both."""
    with opened_window() as (window, _), tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            yield from of_a_table(window, Path(folder) / f"{size}.case.json", size)


def of_a_table(window: Any, path: Path, size: int) -> Iterator[Figure]:
    """The case on the table opened again, and its table ruled under an edition that nothing was ruled ahead for."""
    from PySide6.QtWidgets import QApplication

    from bridgetable.cases.codec import write_case
    from bridgetable.document.document import Document
    from bridgetable.document.saving import as_case
    from bridgetable.table.edition import Edition

    session, documents = window.session, window.parts.documents
    history = gone_on_with(size)
    path.write_bytes(write_case(as_case(history, Document(), session.words)))
    documents.open_path(str(path))

    def open_again() -> None:
        documents.open_path(str(path))
        QApplication.processEvents()

    def rule(edition: Edition) -> None:
        session.searches.forget()
        session.set_edition(edition)
        QApplication.processEvents()

    yield against_a_frame(f"opening again {size} actions", [open_again] * TIMES, None)
    yield gaps(f"opening again {size}", lambda _: documents.open_path(str(path)))
    editions = (Edition.E2007, Edition.E1997, Edition.E2017, Edition.E1997, Edition.E2007)
    session.jump(session.history.line()[-1])
    yield against_a_frame(f"edition at once, {size} actions", [partial(rule, each) for each in editions], AT_ONCE[size])
    yield gaps(f"edition at once, {size}", lambda number: rule(editions[number]))


def gone_on_with(size: int) -> History:
    """A line of so many actions which every edition rules on to its end: one that is stopped would be ruled in no time.

    The numbers from its size on are tried until one makes such a line.
    """
    from bridgetable.engine.history import History
    from bridgetable.engine.ruled_again import ruled_under
    from bridgetable.table.edition import Edition
    from tests.situations import POZNAN, at

    empty = History(at(POZNAN, "4S S").table)
    grown_from = (grown(empty, size, random.Random(seed)) for seed in itertools.count(size))
    return next(each for each in grown_from if all(ruled_under(each, edition).stopped is None for edition in Edition))
