"""Many case files checked at once, each by one of several worker processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from bridgetable.cli.case_paths import Report
from bridgetable.cli.names import CHECK_WORKER_OPTION
from bridgetable.disk.child_process import child_command
from bridgetable.disk.workers import Worker, replies_in_order
from bridgetable.equity import ONE_THREAD
from bridgetable.words.catalogue import Words

COMMAND = child_command(CHECK_WORKER_OPTION, "bridgetable.cli.check_worker:serve")
"""The command that starts a worker of this program."""


def reports_by_workers(paths: Sequence[Path], edition: str, workers: int, words: Words) -> Iterator[Report]:
    """The report of each file, in order; a file of which its worker died has an error. No process outlives this.

    With an `edition` every case is ruled under it.
    """
    # All processors are at work: a solver with several threads would only take more memory.
    started = [Worker[tuple[str, str, str], Report](COMMAND, Report, {ONE_THREAD: "1"}) for _ in range(workers)]
    requests = ((str(path), edition, words.language) for path in paths)
    for (name, *_), report in replies_in_order(requests, started, _checked_here):
        yield report or Report(error=f"{name}: {words.text('check-worker-died')}")


def _checked_here(request: tuple[str, str, str]) -> Report:
    from bridgetable.cli.case_report import ProposedWhenAsked, report_of

    name, edition, language = request
    with ExitStack() as until:
        return report_of(Path(name), edition, ProposedWhenAsked(until), Words.of(language))
