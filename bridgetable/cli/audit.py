"""`bridgetable audit`: recorded boards held against the Laws, from one board to millions."""

from __future__ import annotations

import shutil
import sys
from argparse import Namespace
from collections.abc import Callable, Generator, Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic

from bridgetable.audit.exports import GroupedFindings, csv_head, csv_line, json_line
from bridgetable.audit.figures import Figures, figure_tables, last_line, lines_of, plot, summary
from bridgetable.audit.finding import Finding
from bridgetable.audit.run import ClusterError, Pace, Progress, StateError, audit, on_cluster
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.check import worker_count
from bridgetable.cli.output import FAILED, INTERRUPTED, OK, UNUSABLE, print_error, print_line
from bridgetable.disk.unpacking import SUFFIXES, ZIP
from bridgetable.disk.writing import write_whole, writing_whole
from bridgetable.files import EXTENSIONS
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.text import harmless
from bridgetable.words.catalogue import Words, refused_line

FORMATS = ("text", "jsonl", "csv")
EDITIONS = tuple(edition.value for edition in Edition)
BOARDS = Files((*(f"{kind}{packed}" for kind in EXTENSIONS for packed in ("", *SUFFIXES)), ZIP))
"""The files that are audited."""
SECONDS_BETWEEN = 0.2
"""How often the line that tells progress is written at most."""


def declare(parser: Parser) -> None:
    """Declares what is audited, under which Laws, by how many processes or which cluster, and what is printed."""
    parser.file(many=True, completion=BOARDS)
    parser.option("--edition", choices=EDITIONS, read=Edition, default=CURRENT)
    parser.option("--format", choices=FORMATS, default=FORMATS[0])
    parser.switch("--json")
    parser.switch("--csv")
    parser.option("-o", "--out", completion=Files())
    parser.switch("--numbers")
    parser.switch("--figures")
    parser.option("--plot", completion=Files((".svg",)))
    parser.option("--workers", read=worker_count)
    parser.option("--scheduler")
    parser.option("--resume", completion=Files())


def run(found: Namespace, words: Words) -> int:
    """Prints the findings and a summary; the exit status is that of `check`, with 1 where anything was found."""
    try:
        with ExitStack() as until:
            write = _writer(found, words, until)
            status = _audited(found, words, write, until.enter_context(closing(GroupedFindings(words))))
            if status == INTERRUPTED and found.out:
                print_error(words.text("audit-partial-output", file=found.out))
        return status
    except (ClusterError, StateError) as refused:
        print_error(refused_line(words, refused))
    except (OSError, ValueError):
        if not found.out:
            raise
        print_error(words.text("file-not-written", file=Path(found.out).name))
    return UNUSABLE


def _writer(found: Namespace, words: Words, until: ExitStack) -> Callable[[str], None]:
    """What takes the lines of the output: the file that is to be written, or else the standard output."""
    if not found.out:
        return lambda text: print_line(text.removesuffix("\n"))
    add = until.enter_context(writing_whole(Path(found.out)))
    return lambda text: add(harmless(text).encode("utf-8", "replace"))


def _audited(found: Namespace, words: Words, write: Callable[[str], None], groups: GroupedFindings) -> int:
    """Audits, and writes what was found also where that is interrupted; returns the exit status."""
    found.format = "jsonl" if found.json else "csv" if found.csv else found.format
    figures, line = Figures(), ProgressLine(words)
    take = _taker(found, words, write, groups)
    unusable, interrupted = 0, False
    steps = audit(
        found.file,
        found.edition,
        workers=found.workers or 0,
        run=on_cluster(found.scheduler) if found.scheduler else None,
        state=Path(found.resume) if found.resume else None,
        every_number=found.numbers,
    )
    try:
        for step in _each(steps, line):
            figures.boards, figures.plays, figures.cards = step.boards, step.plays, step.cards
            unusable = step.unusable
            figures.add(step.findings)
            take(step.findings)
    except KeyboardInterrupt:
        interrupted = True
    line.end()
    if found.format == "text":
        _tell(found, words, write, figures, groups)
    plotted = not found.plot or _is_plotted(Path(found.plot), figures, words)
    print_error(line.pace.summary(words))
    if found.format != "text":
        # Every line of the output is a finding, so that programs can read it.
        print_error(last_line(figures, words))
    if interrupted:
        print_error(words.text("audit-interrupted", percent=line.pace.percent))
        return INTERRUPTED
    return UNUSABLE if unusable or not plotted else FAILED if figures.findings else OK


def _taker(
    found: Namespace, words: Words, write: Callable[[str], None], groups: GroupedFindings
) -> Callable[[Iterable[Finding]], None]:
    """What takes the findings as they come: the groups, which are told at the end, or else the output."""
    if found.format == "text":
        return groups.add if not found.figures else lambda findings: None
    if found.format == "csv":
        write(csv_head())
    line = csv_line if found.format == "csv" else json_line

    def write_each(findings: Iterable[Finding]) -> None:
        for finding in findings:
            write(line(finding, words.language))

    return write_each


def _each(steps: Generator[Progress, None, None], line: ProgressLine) -> Generator[Progress, None, None]:
    with closing(steps):
        for step in steps:
            line.show(step)
            yield step


def _is_plotted(file: Path, figures: Figures, words: Words) -> bool:
    """Writes the plot; says so where that cannot be done, and returns whether it was: the findings are kept anyway."""
    try:
        write_whole(file, plot(figures, words).encode("utf-8"))
    except (OSError, ValueError):
        print_error(words.text("file-not-written", file=file.name))
        return False
    return True


def _tell(
    found: Namespace, words: Words, write: Callable[[str], None], figures: Figures, groups: GroupedFindings
) -> None:
    """Writes the findings in groups, or the figures of all boards if they were asked for, and a summary."""
    if found.figures:
        for table in figure_tables(figures, words):
            for text in (*lines_of(table), ""):
                write(f"{text}\n")
    else:
        for text in groups.lines():
            write(f"{text}\n")
    write(summary(figures, words) + "\n")
    write(last_line(figures, words) + "\n")


class ProgressLine:
    """Shows progress, speed and the time left; nothing is shown meanwhile where nobody looks at a terminal."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.pace = Pace(monotonic)
        self._shown = monotonic()
        self._width = 0

    def show(self, step: Progress) -> None:
        """Shows how far the audit has come, unless that was shown just now."""
        self.pace.add(step)
        now = monotonic()
        if not sys.stderr.isatty() or now - self._shown < SECONDS_BETWEEN:
            return
        self._shown = now
        # A line that is longer than the terminal could not be written over.
        text = self.pace.line(self._words)[: shutil.get_terminal_size().columns - 1]
        sys.stderr.write("\r" + text.ljust(self._width))
        sys.stderr.flush()
        self._width = len(text)

    def end(self) -> None:
        """Removes the line."""
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
