"""Many case files checked at once, each by one of several worker processes.

What checks a case is imported by those processes alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.cli.case_paths import Report
from bridgetable.disk.workers import replies_in_order
from bridgetable.equity import ONE_THREAD
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.cli.case_report import ProposedWhenAsked

_UNTIL = ExitStack()
"""What is open as long as this process checks files: the solver."""


def reports_by_workers(paths: Sequence[Path], edition: str, workers: int, words: Words) -> Iterator[Report]:
    """The report of each file, in order; a file of which its worker died has an error. No process outlives this.

    With an `edition` every case is ruled under it.
    """
    requests = ((str(path), edition, words.language) for path in paths)
    try:
        # All processors are at work: a solver with several threads would only take more memory.
        with closing(replies_in_order(_report_for, requests, workers, environment={ONE_THREAD: "1"})) as replies:
            for (name, *_), report in replies:
                yield report or Report(error=f"{name}: {words.text('check-worker-died')}")
    finally:
        _UNTIL.close()
        _proposed.cache_clear()


def _report_for(request: tuple[str, str, str]) -> Report:
    """The report of the file of this name, under this edition, in this language."""
    from bridgetable.cli.case_report import report_of

    name, edition, language = request
    return report_of(Path(name), edition, _proposed(), Words.of(language))


@cache
def _proposed() -> ProposedWhenAsked:
    from bridgetable.cli.case_report import ProposedWhenAsked

    return ProposedWhenAsked(_UNTIL)
