"""`bridgetable check`: replays case files and checks every expectation in them.

What checks a case is imported where that is done: in this process for a few small files, in others for many.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.cases import LESSON_SUFFIX, SUFFIXES
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import Report, UnusableFileError, case_paths, load_case
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error, print_line, unexpected_error
from bridgetable.disk.workers import MOST_WORKERS, processors, replies_in_order
from bridgetable.equity import ONE_THREAD
from bridgetable.table.edition import DRAFT, Edition, a_draft_is_tried
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.cases.check import Appraisal, Failure
    from bridgetable.cli.proposals import ProposedTricks
    from bridgetable.equity.proposal import Tables


WORTH_A_WORKER = 200_000
"""How many bytes of case files take about as long to check as a process takes to start."""


def declare(parser: Parser) -> None:
    """Declares the files and folders to check, the edition they are ruled under, and how many processes check them."""
    parser.file(many=True, completion=Files((*SUFFIXES, LESSON_SUFFIX)))
    parser.option("--edition", choices=[edition.value for edition in Edition])
    parser.option("--workers", read=worker_count)


def worker_count(text: str) -> int:
    """The number of processes asked for; raises ValueError, also where it is out of bounds."""
    if not 1 <= (count := int(text)) <= MOST_WORKERS:
        raise ValueError(text)
    return count


def run(found: Namespace, words: Words) -> int:
    """Prints a line for each expectation that fails, and one with the counts; whatever cannot be read is an error."""
    given = [each for name in found.file for each in _case_files(name, words)]
    paths = [each for each in given if isinstance(each, Path)]
    workers = min(found.workers or useful_workers(paths), len(paths))
    if os.environ.get("BRIDGETABLE_DEBUG"):
        # What is raised there is to end this process.
        workers = 1
    results: list[Report] = []
    with closing(_reports(paths, found.edition or (DRAFT if a_draft_is_tried() else ""), workers, words)) as reports:
        for each in given:
            report = next(reports) if isinstance(each, Path) else Report(error=each)
            for line in report.lines:
                print_line(line)
            if report.error:
                print_error(report.error)
            results.append(report)
    return _summed_up(results, words)


def useful_workers(paths: Sequence[Path]) -> int:
    """How many processes check these files in the least time: all processors for many, one for a few small files."""
    return max(1, min(processors(), sum(map(_size, paths)) // WORTH_A_WORKER, MOST_WORKERS))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        # What is wrong with it is said when it is read.
        return 0


def _case_files(name: str, words: Words) -> Sequence[Path | str]:
    """The file of this name, or all case files in the folder of this name; else the line that says why none."""
    try:
        return case_paths(name)
    except UnusableFileError as none:
        return [none.line(words)]


def _reports(paths: Sequence[Path], edition: str, workers: int, words: Words) -> Generator[Report, None, None]:
    """The report of each file, in order."""
    if workers > 1:
        yield from reports_by_workers(paths, edition, workers, words)
    elif paths:
        with ExitStack() as until:
            proposed = ProposedWhenAsked(until)
            for path in paths:
                yield report_of(path, edition, proposed, words)


def _summed_up(results: Sequence[Report], words: Words) -> int:
    """Prints the counts of all files; returns the exit status."""
    checked = [result for result in results if not result.error]
    failed = sum(result.failed for result in checked)
    skipped = sum(result.skipped for result in checked)
    if skipped:
        from bridgetable.equity.packed import TOO_LONG

        print_error(words.text(TOO_LONG))
    print_line(
        words.text(
            "check-summary-skipped" if skipped else "check-summary",
            cases=str(len(checked)),
            expectations=str(sum(result.expectations for result in checked)),
            failed=str(failed),
            **({"skipped": str(skipped)} if skipped else {}),
        )
    )
    return UNUSABLE if len(checked) < len(results) else FAILED if failed else OK


# -- What is printed of one file ---------------------------------------------------------------------------------------


class ProposedWhenAsked:
    """Finds the tricks after the adjustment proposed; what does that is imported for the first line that is asked."""

    def __init__(self, until: ExitStack) -> None:
        self._until = until
        self._proposed: ProposedTricks | None = None

    def __call__(self, line: Tables) -> Appraisal:
        """The tricks of each side after the adjustment proposed, or why there is none."""
        if self._proposed is None:
            from bridgetable.cli.proposals import ProposedTricks

            self._proposed = self._until.enter_context(ProposedTricks())
        return self._proposed(line)


def report_of(path: Path, edition: str, proposed: ProposedWhenAsked, words: Words) -> Report:
    """The report of checking a case file, under its own edition or another; with an error where that was impossible."""
    from bridgetable.cases.check import check

    try:
        checked = check(load_case(path), proposed, Edition(edition) if edition else None)
    except UnusableFileError as refused:
        return Report(error=refused.line(words))
    except Exception as error:
        # A case that brings the program down must not keep the others from being checked.
        return Report(error=f"{path}: {unexpected_error(error, words)}")
    lines = tuple(f"{path}: {failure.place}: {_reason(failure, words)}" for failure in checked.failures)
    return Report(lines, "", checked.expectations, len(checked.failures), checked.skipped)


def _reason(failure: Failure, words: Words) -> str:
    sentence = words.say(failure.sentence)
    return words.text("check-reason", said=sentence, reason=words.say(failure.reason)) if failure.reason else sentence


# -- Many files at once, each by one of several worker processes -------------------------------------------------------


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
    name, edition, language = request
    return report_of(Path(name), edition, _proposed(), Words.of(language))


@cache
def _proposed() -> ProposedWhenAsked:
    return ProposedWhenAsked(_UNTIL)
